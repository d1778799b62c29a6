"""What holds for all tests: the same luck at every run."""

import os
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from rules.host import lobby, names, opening

# How fast a machine is must not decide whether the suite is green, nor which examples chance brings: those are the same
# at every run. `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("explore", settings.get_profile("house"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))

# Whole games, whole processes, whole pictures: `make quick` leaves them out, with all that is marked as slow by itself.
_SLOW_ROOMS = {"conformance", "e2e", "render", "siege"}


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in _SLOW_ROOMS:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its own seeds, ids and names, the same at every run: a failure can be looked at again."""
    test = request.node.nodeid.partition("@")[0]  # what follows is the group that a worker runs it in
    drawn, named = _Fixed(Random(test)), _Fixed(Random(f"{test} names"))
    for module, fixed in ((opening, drawn), (lobby, drawn), (names, named)):
        monkeypatch.setattr(module, "secrets", fixed)


class _Fixed:
    """Stands in for `secrets`."""

    def __init__(self, luck: Random) -> None:
        self.choice, self._luck = luck.choice, luck

    def token_hex(self, size: int) -> str:
        return self._luck.randbytes(size).hex()
