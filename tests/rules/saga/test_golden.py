"""Kept games end as they did, and together they show every power and every way to end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from rules.core.match import Match
from rules.core.record import read_record
from rules.saga import GAME
from rules.saga.actions import Conquer
from rules.saga.data import SIDES
from tests.rules.saga.golden import CHOSEN, FOLDER, effects

SPECIALS = {face.special for turned in SIDES.values() for face in turned.values() if face.special}
FINALS = {face.final for turned in SIDES.values() for face in turned.values() if face.final}
ENDS = {"end-last-card", "end-passes", "end-cap"}


def kept(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@cache
def replayed(name: str) -> Match:
    return read_record({"saga": GAME}, kept(name))


@pytest.mark.parametrize("name", CHOSEN)
def test_a_kept_game_ends_as_it_did(name: str) -> None:
    assert json.loads(json.dumps(msgspec.to_builtins(replayed(name).state.outcome))) == kept(name)["outcome"]


def test_every_file_is_a_chosen_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(CHOSEN)


def test_every_power_takes_effect_and_every_end_occurs() -> None:
    seen: set[str] = set().union(*(effects(replayed(name)) for name in CHOSEN))
    missing = (SPECIALS | FINALS | ENDS) - seen
    assert not missing, f"no kept game shows {sorted(missing)}"


def test_a_shared_victory_is_among_them_or_a_tie_that_realms_decide() -> None:
    outcomes = [replayed(name).state.outcome for name in CHOSEN]
    assert any(outcome and list(outcome.scores).count(max(outcome.scores)) > 1 for outcome in outcomes)


def test_all_numbers_of_players_and_all_options_are_among_them() -> None:
    setups = [replayed(name).setup for name in CHOSEN]
    assert {setup.seats for setup in setups} == {2, 3, 4}
    assert {setup.options.get("sides", "crown") for setup in setups} == {"crown", "reverse", "random", "chosen"}
    assert {setup.options.get("layout", "standard") for setup in setups} == {"standard", "even"}
    assert {setup.options.get("prepare", False) for setup in setups} == {False, True}
    assert {setup.options.get("conquest", "automatic") for setup in setups} == {"automatic", "choice"}
    assert any("box" in setup.options for setup in setups)


def test_s12_the_records_of_conquest_by_choice() -> None:
    for name in ("choice-two", "choice-three"):
        assert any(isinstance(entry.action, Conquer) for entry in replayed(name).log)
