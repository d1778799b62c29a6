"""One Castellan a database: two of them would say everything twice. The kernel keeps the lock, on a file beside the
database, and lets go of it when the process ends, however it ends."""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path

from rules.host.model import HostError
from rules.host.private import make_file, make_folder

_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_log = logging.getLogger(__name__)


class Sole:
    """The right to be the only one; until it is released."""

    def __init__(self, path: Path) -> None:
        """Raises where another process, or another house in this one, holds it."""
        self._file = _opened(lock_file(path))
        if self._file is None:
            return
        try:
            _lock(self._file)
        except OSError as error:
            self.release()
            if error.errno in _TAKEN:
                raise HostError("host-in-use", path=str(path)) from None
            _log.warning("no lock beside the database %s: %s; see that no other Castellan uses it", path, error)

    def release(self) -> None:
        """The file stays: removing it could take it from under another who has just opened it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _opened(beside: Path) -> int | None:
    """None where the folder cannot be written: that is found out by the database itself, and told in its words."""
    try:
        make_folder(beside.parent)
        make_file(beside)
        return os.open(beside, os.O_RDWR)
    except OSError:
        return None


def lock_file(path: Path) -> Path:
    """The file that is locked: the same one for every name of the database."""
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
