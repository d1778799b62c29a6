"""Memory that pictures have done with goes back to the machine."""

from __future__ import annotations

import ctypes
from contextlib import suppress

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # as in malloc.h
_LARGE = 1024 * 1024  # bytes
_ARENAS = 2


def be_thrifty() -> None:
    """By default glibc learns to keep blocks as large as a board for itself, in as many heaps as there are threads, and
    they crumble: hundreds of megabytes that nobody uses. Where there is no glibc, nothing is changed."""
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL(None)
        libc.mallopt(_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_ARENA_MAX, _ARENAS)
