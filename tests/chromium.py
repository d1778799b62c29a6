"""The real browser of the tests: where it is, and how it is started.

`python -m tests.chromium` says which one it is, and fetches one by Playwright's own means where there is none."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FETCHED = {"linux": ".cache/ms-playwright", "darwin": "Library/Caches/ms-playwright"}
_WITHIN = ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*")  # what Playwright has fetched

_LONGEST = 300  # seconds of fetching


def find() -> str | None:
    """This machine's own, or the newest that Playwright has fetched."""
    own = next(filter(None, map(shutil.which, _NAMES)), None)
    shelf = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / _FETCHED.get(sys.platform, "nowhere"))
    fetched = [str(found) for inside in _WITHIN for found in sorted(shelf.glob(f"chromium-*/{inside}"))]
    return own or next(reversed(fetched), None)


CHROMIUM = find()
# fmt: off
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]
# fmt: on
PATIENCE = 180_000  # milliseconds: other tests may be busy beside this one
SKIPPED = "no Chromium on this machine: `make browser` fetches one"

# One browser at a time, whatever the number of workers.
IN_CHROMIUM = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(CHROMIUM is None, reason=SKIPPED),
]


def fetch() -> str | None:
    """None where it cannot be had; nothing else depends on it."""
    print("No Chromium here. Playwright fetches one for the tests, once: about 180 MB, a minute or two.", flush=True)
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, timeout=_LONGEST)
    return find()


def main() -> None:
    found = find() or fetch()
    told = (
        f"Tests in a browser use {found}." if found else "No Chromium could be fetched: tests in a browser are skipped."
    )
    print(told, flush=True)


if __name__ == "__main__":
    main()
