"""M-121: secret pacts and drafts are known to those named in them and to nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Setup, engine
from rules.medioevo.diplomacy import Break, Dissolve, Reject, Sign
from rules.medioevo.purchases import Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import Trade
from rules.medioevo.turn import Auction, Taxing
from tests.conformance import leaks
from tests.conformance.trail import Juncture, Move
from tests.rules.medioevo.builder import GAME, after, at, give, play
from tests.rules.medioevo.campaigns import campaign
from tests.rules.medioevo.pacts import draft, drafted, in_force, talking, three

SETUP = Setup(game="medioevo", version=GAME.version, seats=3, seed="secrets", unattended=True)
STEPS: dict[str, Callable[[MedioevoState], MedioevoState]] = {
    "auction": lambda state: at(state, Auction(bidders=[0, 1, 2])),
    "taxing": lambda state: at(state, Taxing()),
    "shopping": lambda state: at(state, Shopping(lists={0: [], 1: [], 2: []})),
    "movement": campaign,
    "trade": lambda state: at(state, Trade(waiting=[0, 1, 2])),
}


def conspiracy() -> MedioevoState:
    """Byzantium and the Mamluks are bound by secret pacts of every kind that gives rights; guests stand about."""
    state = three()
    for kind in ("trade", "passage", "military", "civil", "nonaggression"):
        in_force(state, kind, 0, 1, secret=True)
    in_force(state, "trade", 1, 2)
    for seat, place in enumerate(("thrace", "cairo", "pannonia")):
        give(state, seat, "wagon", 2, place)
        state.players[seat].station(place, "light", 2)
        give(state, seat, "caravan", 1, place)
    give(state, 0, "caravan", 1, "delta")
    state.players[0].station("palestine", "light", 1)
    state.players[0].guest["palestine"] = 1
    return state


@pytest.mark.parametrize("step", STEPS)
def test_m121_nothing_that_a_seat_gets_depends_on_the_secrets_of_others(step: str) -> None:
    state, _ = drafted(STEPS[step](conspiracy()), 0, draft("trade", 1, secrecy="secret"))
    state, _ = drafted(state, 0, draft("passage", 2))
    for watcher in (None, 0, 1, 2):
        for check in leaks.POSITIONS:
            check(Juncture(GAME, SETUP, state, 1), watcher)


@pytest.mark.parametrize("step", STEPS)
def test_m121_nor_does_what_comes_of_moves(step: str) -> None:
    state, number = drafted(STEPS[step](conspiracy()), 0, draft("trade", 1, secrecy="secret"))
    position = Juncture(GAME, SETUP, state, 1)
    for action in (Sign(number), Reject(number), Break(100), Dissolve(100)):
        move = Move(1, action, position.submit(1, action))
        for check in leaks.MOVES:
            check(position, move)


def test_m121_secret_pacts_are_seen_by_signatories_and_public_ones_by_all() -> None:
    state = three()
    in_force(state, "trade", 0, 1, secret=True)
    in_force(state, "trade", 0, 2)
    seen = [len(GAME.view(talking(state), watcher).pacts) for watcher in (0, 1, 2, None)]
    assert seen == [2, 2, 1, 1]


def test_m121_so_are_drafts() -> None:
    state, _ = drafted(talking(), 0, draft("trade", 1, secrecy="secret"))
    state, _ = drafted(state, 0, draft("trade", 1))
    assert [len(GAME.view(state, watcher).drafts) for watcher in (0, 1, 2, None)] == [2, 2, 1, 1]


@pytest.mark.parametrize(("secrecy", "heard"), [("public", True), ("secret", False)])
def test_m121_the_signing_of_a_secret_pact_is_told_to_those_named_only(secrecy: str, heard: bool) -> None:
    state, number = drafted(talking(), 0, draft("trade", 1, secrecy=secrecy))
    events = play(state, 1, Sign(number)).events
    assert any(event.heard_by(2) for event in events) == heard
    assert all(event.heard_by(0) and event.heard_by(1) for event in events)


def test_m121_the_log_does_not_show_what_was_drafted_or_signed() -> None:
    state, number = drafted(talking(), 0, draft("trade", 1, secrecy="secret"))
    assert draft("trade", 1, secrecy="secret").concealed
    assert Sign(number).concealed
    assert engine.pending(state)[1].secret


def test_m121_a_pact_that_is_broken_is_a_secret_no_more() -> None:
    state = three()
    number = in_force(state, "trade", 0, 1, secret=True).number
    assert all(event.heard_by(2) for event in play(talking(state), 0, Break(number)).events)


def test_m121_computers_know_no_secrets_of_others() -> None:
    state, number = drafted(talking(), 0, draft("trade", 1, secrecy="secret"))
    state = after(state, (1, Sign(number)))
    dealt = leaks.redealt(GAME, state, 2, 1)
    assert isinstance(dealt, MedioevoState)
    assert not dealt.pacts
    assert not any(player.deeds for player in dealt.players)
