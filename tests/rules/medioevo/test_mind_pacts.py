"""What the computer player says to pacts and accusations (M-121)."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action
from rules.medioevo.diplomacy import Accuse, Direct, Draft, Reject, Sign, Verdict, Vote, declare_war
from rules.medioevo.mind import venture
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import GAME, after, two
from tests.rules.medioevo.pacts import draft, drafted, in_force, talking, three


def thought(state: MedioevoState, seat: int) -> Action:
    return GAME.choose(state, seat, Random(1))


@pytest.mark.parametrize(("terms", "signs"), [
    (draft("trade", 1), True),
    (draft("nonaggression", 1, 2), True),
    (draft("trade", 1, favour="0"), False),
    (draft("trade", 1, favour="0", payer="0", florins=50), True),
    (draft("trade", 1, payer="1", florins=10), False),
    (draft("passage", 1), False),
    (draft("free", 1, text="Give me Cairo."), False),
    (draft("exchange", 1, payer="0", florins=100), True),
    (draft("exchange", 1, payer="1", florins=100), False),
])  # fmt: skip
def test_pacts_that_plainly_help_are_signed_and_others_declined(terms: Draft, signs: bool) -> None:
    state, number = drafted(talking(), 0, terms)
    assert thought(state, 1) == (Sign(number) if signs else Reject(number))


def test_nothing_is_signed_with_an_enemy() -> None:
    state = three()
    declare_war(state, 0, 1)
    state, number = drafted(talking(state), 0, draft("trade", 1))
    assert thought(state, 1) == Reject(number)


@pytest.mark.parametrize(("seat", "verdict"), [(0, "broken"), (1, "kept"), (2, "abstain")])
def test_a_vote_is_for_oneself_or_for_nobody(seat: int, verdict: Verdict) -> None:
    state = three()
    number = in_force(state, "defence", 0, 1, units=2).number
    state = after(talking(state), (0, Accuse(number, 1)))
    assert thought(state, seat) == Vote(number, verdict)


def besieged() -> MedioevoState:
    """Hungary has attacked Byzantium, which the Mamluks are to support; their army stands in Veneto."""
    state = three()
    in_force(state, "defence", 0, 1, units=2)
    declare_war(state, 2, 0)
    state.players[1].station("veneto", "light", 3)
    return state


def test_an_ally_is_sent_against_the_enemys_nearest_land() -> None:
    assert thought(talking(besieged()), 0) == Direct(100, 1, "croatia")


def test_or_rather_to_free_ones_home() -> None:
    state = besieged()
    state.players[2].station("ionia", "light", 3)
    assert thought(talking(state), 0) == Direct(100, 1, "ionia")


def test_once_a_turn_and_again_only_for_something_new() -> None:
    state = after(talking(besieged()), (0, Direct(100, 1, "croatia")))
    assert not isinstance(thought(state, 0), Direct)
    state.turn += 1
    assert not isinstance(thought(state, 0), Direct)


def test_nobody_is_directed_in_vain() -> None:
    state = besieged()
    in_force(state, "nonaggression", 1, 2)
    assert not isinstance(thought(talking(state), 0), Direct)


@pytest.mark.parametrize(("pact", "more"), [("passage", 2 * 350), ("nonaggression", 0)])
def test_a_directive_that_binds_makes_a_conquest_worth_more(pact: str, more: int) -> None:
    state = besieged()
    declare_war(state, 1, 2).since = 1
    in_force(state, pact, 1, 2, favoured=2)
    free = venture(state, 1, {"light": 3}, "croatia")
    state = after(talking(state), (0, Direct(100, 1, "croatia")))
    assert venture(state, 1, {"light": 3}, "croatia") == free + more


def test_a_pact_that_would_break_makes_a_conquest_worth_less() -> None:
    state = two()
    free = venture(state, 0, {"light": 3}, "delta")
    in_force(state, "nonaggression", 0, 1)
    assert venture(state, 0, {"light": 3}, "delta") == free - 2 * 350


def test_nothing_is_proposed_broken_or_accused_without_a_reason() -> None:
    state = three()
    for other in (1, 2):
        in_force(state, "nonaggression", 0, other)
    assert thought(talking(state), 0).__class__.__name__ == "Tax"
