"""States under newer rules: converted step by step, let go on, and tried before anybody is asked to play on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from rules.core import Setup, engine
from rules.core.match import Ground, Match
from rules.core.record import read_record, record
from rules.core.upgrade import CannotOpen, carry_over, converted
from tests.sample_game import GAME, Tourney
from tests.sample_game.actions import Bid

SETUP = Setup(game="tourney", version=1, seats=2, seed="7")


def _double(state: Mapping[str, Any]) -> dict[str, Any]:
    return {**state, "purses": [2 * coins for coins in state["purses"]]}


def _undecided(state: Mapping[str, Any]) -> dict[str, Any]:
    """Both bids are in, and nobody has looked."""
    *below, bidding = state["stack"]
    return {**state, "stack": [*below, {**bidding, "bids": [{"coins": 1}, {"coins": None}]}]}


class Third(Tourney):
    """Purses were doubled in version 3; version 2 changed no states."""

    version = 3
    converters: ClassVar = {3: _double}


class Undecided(Tourney):
    version = 2
    converters: ClassVar = {2: _undecided}


class Lost(Tourney):
    version = 2
    converters: ClassVar = {2: lambda state: {**state, "stack": []}}


def begun() -> bytes:
    return engine.encode(engine.start(GAME, SETUP)[0])


def test_only_the_converters_of_later_versions_are_used() -> None:
    purses = [msgspec.msgpack.decode(converted(Third(), begun(), version))["purses"] for version in (1, 2, 3)]
    assert purses == [[20, 20], [20, 20], [10, 10]]


def test_what_awaits_nobody_goes_on_and_is_told() -> None:
    opened = carry_over(Undecided(), begun(), 1, seed="7", index=4)
    assert engine.awaited(opened.state) == (0,)
    assert [event.words.key for event in opened.events] == ["tourney-event-bid"] * 2


@pytest.mark.parametrize(("game", "version"), [(Lost(), 1), (Tourney(), 2)])
def test_what_asks_nobody_or_comes_from_the_future_cannot_be_opened(game: Tourney, version: int) -> None:
    with pytest.raises(CannotOpen):
        carry_over(game, begun(), version, seed="7", index=0)


def test_nothing_but_a_state_can_be_opened() -> None:
    with pytest.raises(CannotOpen):
        carry_over(Third(), b"\x00", 1, seed="7", index=0)


def test_a_match_on_a_ground_counts_on_and_can_be_kept() -> None:
    opened = carry_over(Third(), begun(), 1, seed="7", index=5)
    setup = msgspec.structs.replace(SETUP, version=3)
    match = Match(Third(), setup, Ground(5, engine.encode(opened.state)))
    match.play(0, Bid(3))
    kept = msgspec.json.decode(msgspec.json.encode(record(setup, match.log, match.ground)))
    again = read_record({"tourney": Third()}, kept)
    assert (again.state, again.before) == (match.state, 5)
    match.undo()
    assert match.state == opened.state
