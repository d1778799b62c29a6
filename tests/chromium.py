"""The real browser of the tests: where it is, and how it is started.

`python -m tests.chromium` says which one it is, and fetches one where there is none: by Playwright's own means, or if
nothing comes from there, as Debian's package, where whoever asks may install it."""

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
_DEBIAN = Path("/etc/debian_version")
_PACKAGE = (
    ["apt-get", "update", "--quiet=2"],
    ["apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", "chromium"],
)


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
    _run([sys.executable, "-m", "playwright", "install", "chromium"])
    if find() is None and _may_install():
        print("None came from there: Debian's package is installed instead.", flush=True)
        for command in _PACKAGE:
            _run(command)
    return find()


def _may_install() -> bool:
    return _DEBIAN.exists() and os.geteuid() == 0


def _run(command: list[str]) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired, FileNotFoundError):
        subprocess.run(command, check=False, timeout=_LONGEST, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def main() -> None:
    found = find() or fetch()
    told = (
        f"Tests in a browser use {found}." if found else "No Chromium could be fetched: tests in a browser are skipped."
    )
    print(told, flush=True)


if __name__ == "__main__":
    main()
