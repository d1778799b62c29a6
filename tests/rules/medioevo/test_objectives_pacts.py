"""M-51, M-112: objectives about pacts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.medioevo.objectives import holdings
from rules.medioevo.objectives.questions import is_met
from tests.rules.medioevo.objectives import OTHER, OWNER, THIRD, scene, war


class Pact(NamedTuple):
    kind: str
    parties: tuple[int, ...]


@pytest.fixture(name="sign")
def _sign(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    def sign(*pacts: Pact) -> None:
        monkeypatch.setattr(holdings, "pacts_of", lambda position, seat: pacts)

    return sign


def test_m51_objective_2_asks_for_pacts_with_two_different_players(sign) -> None:  # type: ignore[no-untyped-def]
    sign(Pact("trade", (OWNER, OTHER)), Pact("passage", (THIRD, OWNER)))
    assert is_met(scene(), OWNER, 2)
    sign(Pact("trade", (OWNER, OTHER)), Pact("passage", (OTHER, OWNER)))
    assert not is_met(scene(), OWNER, 2)


def test_m51_objective_51_asks_for_three_pacts_and_no_war(sign) -> None:  # type: ignore[no-untyped-def]
    sign(*[Pact("trade", (OWNER, OTHER))] * 3)
    assert is_met(scene(), OWNER, 51)
    assert not is_met(scene(war), OWNER, 51)
    sign(*[Pact("trade", (OWNER, OTHER))] * 2)
    assert not is_met(scene(), OWNER, 51)
