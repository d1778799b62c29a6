"""What holds for all tests: the same luck at every run, and nothing left behind for the next."""

import gc
import logging
import os
import shutil
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from render import encode
from rules.host import lobby, names, opening

# How fast a machine is must not decide whether the suite is green, nor which examples chance brings: those are the same
# at every run. `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("explore", settings.get_profile("house"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))

# In memory where there is room: a database there need not wait for a disk at every commit, and keeps its pragmas.
_MEMORY = Path("/dev/shm")
_ROOM = 2 << 30  # bytes, many times what tests leave behind
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

# Where nothing may be compiled beside the sources it is kept here, or each process that tests start would compile
# everything anew.
if sys.dont_write_bytecode and not sys.pycache_prefix:
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(Path(__file__).parents[1] / "build" / "compiled")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    del os.environ["PYTHONDONTWRITEBYTECODE"]

# Whole games, whole processes, whole pictures: `make quick` leaves them out, with all that is marked as slow by itself.
_SLOW_ROOMS = {"conformance", "e2e", "render", "siege"}


@pytest.hookimpl(trylast=True)  # shuffled before
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in _SLOW_ROOMS:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)  # or one worker ends alone with one of them


def pytest_collection_finish() -> None:
    """What is there before the first test stays: to look through it for rubbish again and again takes a tenth of all
    the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its own seeds, ids and names, the same at every run: a failure can be looked at again."""
    test = request.node.nodeid.partition("@")[0]  # what follows is the group that a worker runs it in
    drawn, named = _Fixed(Random(test)), _Fixed(Random(f"{test} names"))
    for module, fixed in ((opening, drawn), (lobby, drawn), (names, named)):
        monkeypatch.setattr(module, "secrets", fixed)


@pytest.fixture(autouse=True)
def terminal() -> Iterator[None]:
    """What a test has let the bot write to its terminal goes with the test: the next has another terminal."""
    loggers = [logging.getLogger(name) for name in ("", "discord", "aiosqlite", "asyncio")]
    handlers, levels = list(loggers[0].handlers), [logger.level for logger in loggers]
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of pictures as they are at once: packing takes most of a picture's time, and how small it is, or how it
    looks when it is unpacked, is asked elsewhere."""
    monkeypatch.setattr(encode, "LEVEL", 0)
    monkeypatch.setattr(encode, "_RECENT", deque(maxlen=4))


class _Fixed:
    """Stands in for `secrets`."""

    def __init__(self, luck: Random) -> None:
        self.choice, self._luck = luck.choice, luck

    def token_hex(self, size: int) -> str:
        return self._luck.randbytes(size).hex()
