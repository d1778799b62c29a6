"""What the computer player proposes by itself, when it breaks its word, and the line that says why (M-121)."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import has
from rules.core import Action, words
from rules.medioevo.diplomacy import Declare, Draft, Propose
from rules.medioevo.mind import borders, gain_of_war, motives, overture
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Transport
from tests.rules.medioevo.builder import GAME, after, two
from tests.rules.medioevo.pacts import draft, in_force, talking, three


def thought(state: MedioevoState, seat: int) -> Action:
    return GAME.choose(state, seat, Random(1))


def neighbours(**fields: object) -> MedioevoState:
    state = talking(two(**fields))
    assert borders(state, 0, 1)
    return state


def test_quiet_borders_are_proposed_for_some_turns() -> None:
    found = thought(neighbours(turn=3), 0)
    assert found == draft("nonaggression", 1, until=5)


def test_whoever_trades_wants_markets_too() -> None:
    state = neighbours(turn=3)
    base = state.home(0)[0]
    state.players[0].transports.append(Transport(id="c1", kind="caravan", level=1, place=base))
    assert thought(state, 0) == draft("trade", 1, until=5, also=("nonaggression",))


def test_a_proposal_is_made_once_and_signed_by_another_computer() -> None:
    state = after(neighbours(), (0, overture(neighbours(), 0) or pytest.fail("nothing proposed")))
    assert not isinstance(thought(state, 0), Draft)
    state = after(state, (1, thought(state, 1)))
    assert [pact.parties for pact in state.pacts] == [[0, 1]]
    assert overture(state, 0) is None
    assert overture(state, 1) is None


def test_a_runaway_leader_is_not_left_in_peace() -> None:
    state = neighbours()
    state.players[1].honour += 10
    assert overture(state, 0) is None


def test_nothing_is_proposed_in_the_last_turn() -> None:
    assert overture(neighbours(turn=10), 0) is None


@pytest.mark.parametrize("action", [
    draft("nonaggression", 1), draft("trade", 1), draft("trade", 1, also=("nonaggression",)), Declare(1),
    Propose("peace", 1),
])  # fmt: skip
def test_one_line_says_why(action: Action) -> None:
    (event,) = motives(neighbours(), 0, action)
    assert event.to is None
    why = event.words.args["why"]
    assert isinstance(why, type(words("")))
    assert all(has(key, language) for key in (event.words.key, why.key) for language in ("en", "fr"))


def test_a_secret_pact_is_explained_to_its_parties_only() -> None:
    (event,) = motives(talking(three()), 2, draft("nonaggression", 0, secrecy="secret"))
    assert event.to == (0, 2)


def test_a_war_on_a_leader_says_by_how_much_they_lead() -> None:
    state = neighbours()
    state.players[1].honour = state.players[0].honour + 7
    (event,) = motives(state, 0, Declare(1))
    assert event.words.args["why"] == words("medioevo-motive-leader", points=7)


def test_a_pact_makes_a_war_dearer() -> None:
    """Honour lost by breaking it counts against what could be taken."""
    state = neighbours()
    before = gain_of_war(state, 0, 1)
    in_force(state, "nonaggression", 0, 1)
    assert gain_of_war(state, 0, 1) < before
