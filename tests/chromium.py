"""The real browser of the tests: where it is, and how it is started."""

from __future__ import annotations

import shutil

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# fmt: off
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]
# fmt: on
PATIENCE = 180_000  # milliseconds: other tests may be busy beside this one

# One browser at a time, whatever the number of workers.
IN_CHROMIUM = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine: install Debian's package `chromium`"),
]
