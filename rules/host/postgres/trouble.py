"""What an error of the server means: somebody was faster, it is busy, it cannot be reached, or the fault is our own."""

from __future__ import annotations

import asyncio

import asyncpg

from rules.host.model import Conflict, HostError

# Another process has changed, or made, what this transaction was about.
_FASTER = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.UniqueViolationError,
)
_BUSY = (asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError, asyncpg.TooManyConnectionsError)
LOST = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server went away in the middle of a word
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
_FULL = (asyncpg.InsufficientResourcesError, asyncpg.PostgresSystemError, asyncpg.InternalServerError)
TROUBLES = (*_FASTER, *_BUSY, *LOST, *_FULL)


def in_words(error: BaseException) -> HostError:
    """Of one of `TROUBLES`."""
    if isinstance(error, _FASTER):
        return Conflict()
    problem = str(error) or type(error).__name__
    if isinstance(error, _BUSY):
        return HostError("host-busy", problem=problem)
    return HostError("host-unreachable" if isinstance(error, LOST) else "host-storage", problem=problem)
