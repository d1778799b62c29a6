"""M-51: a card whose objective is met is shown for a token."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Setup, engine
from rules.core.legal import completions
from rules.medioevo.campaign import Rebellion
from rules.medioevo.data import COLOURS
from rules.medioevo.economy import Repay
from rules.medioevo.events import BarbarianSupply, HordeDice
from rules.medioevo.objectives import Claim, Forgo, Petition
from rules.medioevo.powers import Play
from rules.medioevo.purchases import Equip, Purchases, Shopping, ahead
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import Sell, Trade
from rules.medioevo.turn import Auction, Bid, Taxes, Turn, Years
from tests.rules.medioevo.builder import (
    GAME,
    after,
    at,
    before,
    build,
    flow_on,
    give,
    legal,
    play,
    reason,
    settled,
    told,
    two,
)

CITY, ARCHERS, MAGNATE = 33, 9, 36  # green; yellow or red; yellow
HONOUR, LOAN, TOKENS = 72, 38, 49  # of any colour
DIPLOMAT = 50


def holding(*cards: int, state: MedioevoState | None = None) -> MedioevoState:
    """Seat 0 has these cards."""
    state = state or two()
    state.players[0].cards = list(cards)
    state.empire = [card for card in state.empire if card not in cards]
    return state


def ready(*cards: int) -> MedioevoState:
    """A table where city, archers and honour are met, and everybody bids."""
    state = build(holding(*cards), "ionia", "city")
    state.players[0].honour = 25
    state.players[0].armies = {"thrace": {"archer": 8}}
    return at(state, Auction(bidders=[0, 1]))


def test_m51_the_card_goes_under_the_deck_for_a_token_of_its_colour() -> None:
    state = play(ready(CITY, LOAN), 0, Claim(CITY)).state
    player = state.players[0]
    assert (player.cards, player.tokens, state.empire[-1]) == ([LOAN], {"green": 1}, CITY)


def test_m51_what_lies_on_a_magnate_comes_back_when_it_is_claimed() -> None:
    """Also what a neighbour has put there by Proselytism."""
    state = holding(MAGNATE)
    state.players[0].note("sale_income", 800)
    state.players[0].banked, state.players[1].banked = 300, 100
    state = play(at(state, Auction(bidders=[0, 1])), 0, Claim(MAGNATE)).state
    assert [(player.florins, player.banked) for player in state.players] == [(1900, 0), (1700, 0)]


def test_m51_a_turned_card_is_claimed_too() -> None:
    state = ready(CITY, LOAN)
    state.players[0].turned = [CITY, LOAN]
    assert play(state, 0, Claim(CITY)).state.players[0].turned == [LOAN]


def test_m51_a_card_whose_objective_does_not_hold_is_refused() -> None:
    state = ready(CITY, LOAN)
    assert reason(state, 0, Claim(LOAN)) == ("M-51", "claim")
    assert reason(state, 0, Claim(1)) == ("M-51", "claim-not-yours")
    assert reason(ready(LOAN), 0, Claim(LOAN)) == ("M-51", "claim-none")


def test_m51_two_colours_are_the_owners_choice() -> None:
    state = ready(ARCHERS)
    assert not legal(state, 0, Claim(ARCHERS))
    assert reason(state, 0, Claim(ARCHERS, "blue")) == ("M-51", "claim-colour")
    assert play(state, 0, Claim(ARCHERS, "red")).state.players[0].tokens == {"red": 1}


def test_m51_an_objective_without_colour_brings_a_token_of_any() -> None:
    found = [claim.colour for claim in completions(Claim, ready(HONOUR), 0) if isinstance(claim, Claim)]
    assert found == list(COLOURS)


def without(state: MedioevoState, *colours: str) -> MedioevoState:
    """Others have all tokens of these colours."""
    state.players[1].tokens = dict.fromkeys(colours, 8)  # pyright: ignore
    return state


def test_m51_one_colour_left_of_two_is_no_choice() -> None:
    state = without(ready(ARCHERS), "yellow")
    assert reason(state, 0, Claim(ARCHERS, "yellow")) == ("M-51", "claim-colour")
    assert play(state, 0, Claim(ARCHERS)).state.players[0].tokens == {"red": 1}


def test_m51_an_objective_without_a_token_in_the_supply_is_met_all_the_same() -> None:
    played = play(without(ready(CITY, LOAN), "green"), 0, Claim(CITY))
    player = played.state.players[0]
    assert (player.cards, player.tokens, played.state.empire[-1]) == ([LOAN], {}, CITY)
    assert told(played.events) == ["claim", "claim-tokenless"]


def test_m5_a_token_that_the_supply_lacks_cannot_be_chosen() -> None:
    state = without(ready(HONOUR), "green")
    assert not legal(state, 0, Claim(HONOUR, "green"))
    assert legal(state, 0, Claim(HONOUR, "blue"))


def test_m51_the_computer_keeps_a_card_that_brings_no_token() -> None:
    assert not isinstance(GAME.choose(without(ready(CITY), "green"), 0, Random(1)), Claim)


def test_m51_a_claim_is_told_to_all_with_card_and_objective() -> None:
    played = play(ready(CITY), 0, Claim(CITY))
    assert told(played.events) == ["claim", "claim-token"]
    assert all(event.to is None for event in played.events)
    assert played.events[0].words.args["objective"].key == "medioevo-objective-33"  # type: ignore[union-attr]
    assert played.entry.learnt


def test_m51_the_decision_stays_open_after_a_claim() -> None:
    state = play(ready(CITY), 0, Claim(CITY)).state
    assert engine.awaited(state) == (0, 1)
    assert legal(state, 0, Bid(100))


def test_m51_tokens_claimed_count_for_the_next_objective() -> None:
    state = ready(CITY, TOKENS)
    state.players[0].tokens = {"red": 2}
    assert not legal(state, 0, Claim(TOKENS, "red"))
    assert legal(after(state, (0, Claim(CITY))), 0, Claim(TOKENS, "red"))


# At any decision of one's own


@pytest.mark.parametrize(
    "frame",
    [HordeDice(), BarbarianSupply(), Rebellion(seat=0, left=1), Taxes(), Purchases(), Trade(waiting=[0])],
    ids=lambda frame: type(frame).__name__,
)
def test_m51_at_every_decision_of_ones_own_a_claim_answers_nothing(frame: object) -> None:
    state = build(holding(CITY), "ionia", "city")
    give(state, 0, "caravan", 1, "ionia")
    state = at(state, engine.clone(GAME, _with(frame)).stack[0])
    before = engine.pending(state)[0]
    after_ = engine.pending(play(state, 0, Claim(CITY)).state)[0]
    answers = [kind for kind in before.actions if kind not in (Play, Claim)]
    assert (before.prompt, answers) == (after_.prompt, list(after_.actions)), "only the card is gone"


def _with(frame: object) -> MedioevoState:
    """A frame of one's own for each test."""
    state = two()
    state.stack = [frame]  # type: ignore[list-item]
    return state


def test_m48_a_claimed_token_pays_on_the_list_that_is_being_written() -> None:
    state = build(holding(HONOUR), "ionia", "city")
    state.players[0].honour, state.players[0].technology = 25, {"blue": 1}
    state = after(at(state, Purchases()), (0, Equip("caravan", 1, "ionia")), (0, Claim(HONOUR, "blue")))
    assert isinstance(state.stack[-1], Shopping)
    assert ahead(state, 0).players[0].florins == 1600 - 200  # not what was listed without it
    state = after(state, (0, Equip("caravan", 1, "ionia", "tokens")))
    assert ahead(state, 0).players[0].florins == 1600 - 200 - 100


def test_m51_who_is_not_asked_cannot_claim() -> None:
    state = at(build(holding(CITY), "ionia", "city"), Rebellion(seat=1, left=1))
    assert engine.legal(state, 0).kinds == ()


def test_m9_nothing_is_claimed_before_the_first_turn() -> None:
    state, _ = engine.start(GAME, Setup(game="medioevo", version=GAME.version, seats=2, seed="founding"))
    assert all(Claim not in decision.actions for decision in engine.pending(state).values())


# Before the turn is forgotten


def sold(*cards: int, cubes: int = 4, honour: int = 10, turn: int = 2) -> MedioevoState:
    """The last trader sells all with the last movement point; the trade turn is over with it."""
    state = holding(*cards, state=two(turn=turn))
    state.players[0].honour = honour
    name = give(state, 0, "caravan", 2, "cairo", wine=cubes)
    caravan = state.players[0].transport(name)
    state.players[0].armies = {"cairo": {"light": 1}}
    caravan.spent = 6
    state.push(Years())
    state.push(before(Turn, "hear_petitions"))
    state.push(Trade(waiting=[0]))
    return play(settled(state), 0, Sell(name, cubes, {"wine": cubes})).state


def test_m51_an_objective_of_this_turn_can_be_claimed_until_the_turn_ends() -> None:
    state = sold(19)
    assert isinstance(state.stack[-1], Petition)
    assert engine.awaited(state) == (0,)
    state = play(state, 0, Claim(19)).state
    assert state.players[0].tokens == {"yellow": 1}
    assert state.turn == 3


def test_m51_who_forgoes_keeps_the_card_and_the_turn_ends() -> None:
    state = play(sold(19), 0, Forgo()).state
    assert (state.players[0].cards, state.turn) == ([19], 3)


def test_m51_nobody_is_asked_who_has_met_nothing_this_turn() -> None:
    assert sold(19, cubes=3).turn == 3
    assert sold(HONOUR, honour=25).turn == 3


def test_m51_in_the_last_turn_objectives_of_any_kind_are_asked_for() -> None:
    assert sold(HONOUR, honour=24, turn=10).outcome is not None
    state = sold(HONOUR, honour=25, turn=10)
    assert isinstance(state.stack[-1], Petition)


@pytest.mark.parametrize("florins", [0, 5000])
def test_m11_whether_somebody_is_asked_tells_nothing_of_a_purse(florins: int) -> None:
    state = holding(LOAN)
    state.players[0].loans, state.players[0].florins = 1, 500
    Repay().apply(flow_on(state), 0)
    state.players[0].florins = florins
    state.push(before(Turn, "hear_petitions"))
    state = settled(state)
    assert engine.awaited(state) == (0,)
    assert legal(state, 0, Claim(LOAN, "red")) == (florins == 5000)
    assert legal(state, 0, Forgo())


@pytest.mark.parametrize("secret", [False, True])
def test_m51_who_has_signed_two_public_pacts_is_asked_and_secret_ones_do_not_show(
    secret: bool,
) -> None:
    state = holding(DIPLOMAT)
    for _ in range(2):
        state.players[0].note("pact_signed", type="trade", secret=secret)
    state.push(Years())
    state.push(before(Turn, "hear_petitions"))
    state = settled(state)
    assert isinstance(state.stack[-1], Petition) == (not secret)
    assert legal(state, 0, Claim(DIPLOMAT)) == (not secret)


def test_m131_a_petition_whose_time_is_up_is_let_go() -> None:
    assert GAME.timeout(sold(19), 0) == Forgo()


# The computer


def test_m51_a_computer_claims_what_it_can() -> None:
    assert GAME.choose(ready(CITY), 0, Random(1)) == Claim(CITY)


def test_m51_a_computer_takes_the_colour_that_it_uses_and_has_least_of() -> None:
    assert GAME.choose(ready(HONOUR), 0, Random(1)) == Claim(HONOUR, "green")
    state = ready(HONOUR)
    state.players[0].tokens = {"green": 3}
    assert GAME.choose(state, 0, Random(1)) == Claim(HONOUR, "purple")
