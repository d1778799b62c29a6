"""M-50, M-51: the owner is told that an objective is met, and nobody else."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import Speaker
from rules.core import engine
from rules.medioevo.economy import Borrow, Dismiss
from rules.medioevo.objectives import Claim
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Auction, Bid, Taxes
from tests.rules.medioevo.builder import GAME, at, build, forge, play, told, two

RICH, POOR_ENGINE, CITY = 23, 10, 33


def bidding(florins: int = 1600) -> MedioevoState:
    """Seat 0 holds the cards of 2500 florins and of a city."""
    state = two()
    state.players[0].cards = [RICH, CITY]
    state.empire = [card for card in state.empire if card not in (RICH, CITY)]
    state.players[0].florins = florins
    return at(state, Auction(bidders=[0, 1]))


def last_bid(state: MedioevoState) -> MedioevoState:
    """Seat 0 comes last and will be paid what seat 1 bids."""
    return play(state, 0, Bid(0)).state


def test_m51_the_owner_is_told_when_an_objective_becomes_met_by_anothers_move() -> None:
    played = play(last_bid(bidding(2400)), 1, Bid(100))
    (event,) = [event for event in played.events if event.words.key == "medioevo-event-objective-met"]
    assert event.to == (0,)
    assert event.words.args["card"].key == "medioevo-card-23"  # type: ignore[union-attr]


def test_m51_it_is_told_once() -> None:
    state = bidding(2500)
    assert "objective-met" not in told(play(state, 0, Bid(0)).events)


def test_m51_nothing_is_told_while_nothing_is_met() -> None:
    assert "objective-met" not in told(play(last_bid(bidding(2000)), 1, Bid(100)).events)


@pytest.mark.parametrize("watcher", [1, None])
def test_m51_nobody_else_can_tell_whether_an_objective_is_met(watcher: int | None) -> None:
    poor, rich = bidding(100), bidding(2500)
    assert GAME.view(poor, watcher) == GAME.view(rich, watcher)
    assert GAME.view(rich, 0).own_met == (RICH,)
    assert GAME.view(rich, 1).own_met == ()
    after_each = [play(last_bid(state), 1, Bid(100)) for state in (bidding(100), bidding(2400))]
    heard = [[event for event in played.events if event.heard_by(watcher)] for played in after_each]
    assert heard[0] == heard[1]


def test_m51_a_re_deal_for_another_forgets_what_depends_on_a_purse() -> None:
    for seed in range(5):
        redealt = GAME.redeal(engine.clone(GAME, bidding(2500)), 1, Random(seed))
        assert GAME.view(redealt, 1) == GAME.view(bidding(2500), 1)


def test_m51_a_re_deal_for_another_forgets_secret_pacts_signed() -> None:
    state = bidding()
    state.players[0].note("pact_signed", secret=True)
    state.players[0].note("loan_repaid")
    known = [GAME.redeal(engine.clone(GAME, state), seat, Random(1)).players[0].deeds for seat in (0, 1)]
    assert [len(deeds) for deeds in known] == [2, 1]
    assert known[1][0].kind == "loan_repaid"


def notes(state: MedioevoState, seat: int, language: str = "en") -> list[str]:
    say = Speaker(language, ("Ada", "Bruno"))
    return [say.say(note) for note in GAME.notes(state, seat)]


def test_m51_the_panel_says_what_can_be_claimed() -> None:
    assert notes(bidding(2500), 0) == [
        "Objective met: Tax Collector (23/72). Have 2,500 florins and no loans. Claim it with `/medioevo card claim`."
    ]
    assert notes(bidding(2500), 1) == []
    assert notes(bidding(2499), 0) == []


def test_m51_the_panel_does_not_offer_what_no_token_is_left_for() -> None:
    state = bidding(2500)
    state.players[1].tokens = {"yellow": 8}
    assert notes(state, 0) == []
    assert GAME.view(state, 0).own_met == (RICH,)


def test_m51_the_panel_says_it_in_french() -> None:
    assert notes(bidding(2500), 0, "fr")[0].endswith("À montrer avec `/medioevo empire montrer`.")


def test_m51_an_objective_that_holds_no_more_is_not_claimed_any_more() -> None:
    state = play(bidding(2500), 0, Borrow()).state
    assert GAME.view(state, 0).own_met == ()
    assert Claim not in engine.legal(state, 0).kinds


def test_m51_what_is_dismissed_meets_no_objective() -> None:
    state = two()
    state.players[0].cards = [POOR_ENGINE]
    state.empire.remove(POOR_ENGINE)
    engine_ = forge(state, 0, "bombard", "thrace")
    state = at(build(state, "thrace", "tower"), Taxes())
    assert GAME.view(state, 0).own_met == (POOR_ENGINE,)
    assert GAME.view(play(state, 0, Dismiss(engine_)).state, 0).own_met == ()
