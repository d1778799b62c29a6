"""M-133: what is said before it is asked for."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, IllegalMove, engine
from rules.medioevo.battle import Entrust
from rules.medioevo.campaign import Campaign, Finish, March, Movement, Plunder, Retire
from rules.medioevo.economy import Levy, Pledge
from rules.medioevo.mind import Plan
from rules.medioevo.purchases import Done, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Rest, Trade
from rules.medioevo.turn import Auction, Bid, Tax, Taxing
from tests.rules.medioevo.builder import GAME, after, at, give, play, told, two

BLUE, YELLOW = 0, 1


def both_march() -> MedioevoState:
    """Blue is to move; Yellow waits, with a wagon and two units at home."""
    state = two()
    for seat, place in ((BLUE, "thrace"), (YELLOW, "cairo")):
        give(state, seat, "wagon", 1, place)
        state.players[seat].armies[place] = {"light": 2}
    return at(state, Campaign(waiting=[BLUE, YELLOW]))


def planned(state: MedioevoState, seat: int, *moves: Action) -> MedioevoState:
    for move in moves:
        state = engine.submit(GAME, state, seat, Plan.of(move), seed="x", index=1).state
    return state


def a_march(state: MedioevoState, seat: int, target: str) -> March:
    foreseen = GAME.ahead(state, seat)
    assert foreseen is not None
    moves = (move for move in engine.legal(foreseen, seat) if isinstance(move, March))
    return next(move for move in moves if move.target == target and move.number == 2)


def test_m133_a_planned_march_is_made_when_its_turn_comes() -> None:
    state = both_march()
    state = planned(state, YELLOW, a_march(state, YELLOW, "delta"))
    assert state.players[YELLOW].army("cairo"), "nothing has happened yet"
    state = planned(state, YELLOW, Finish())
    state = after(state, (BLUE, Retire()))
    assert state.players[YELLOW].army("delta") == {"light": 2}
    assert state.players[YELLOW].plan == []
    assert not isinstance(state.stack[-1], Movement)


def test_m133_what_is_possible_no_more_is_dropped_with_a_word() -> None:
    state = both_march()
    state = planned(state, YELLOW, a_march(state, YELLOW, "delta"), Finish())
    state.players[YELLOW].armies["cairo"] = {"light": 1}
    played = play(state, BLUE, Retire())
    assert "plan-dropped" in told(played.events)
    assert engine.awaited(played.state) == (YELLOW,)
    assert played.state.players[YELLOW].plan == []


def test_m133_no_plan_leads_to_a_war_that_was_not_foreseen() -> None:
    state = both_march()
    state = planned(state, YELLOW, a_march(state, YELLOW, "palestine"), Finish())
    state.players[BLUE].armies["palestine"] = {"light": 1}
    played = play(state, BLUE, Retire())
    assert "plan-dropped" in told(played.events)
    assert not played.state.wars


def test_m133_a_battle_against_barbarians_can_be_planned_to_its_end() -> None:
    state = both_march()
    state.barbarians["palestine"] = {"light": 1}
    state.players[YELLOW].armies["cairo"] = {"light": 2}
    state = planned(state, YELLOW, a_march(state, YELLOW, "palestine"), Finish(), Entrust())
    played = play(state, BLUE, Retire())
    assert {"battle", "entrust"} <= set(told(played.events))
    assert engine.awaited(played.state) != (YELLOW,)


def test_m133_nothing_is_planned_by_whoever_is_asked() -> None:
    with pytest.raises(IllegalMove):
        planned(both_march(), BLUE, Retire())


def test_m133_a_plan_can_be_forgotten_and_is_nobody_elses_business() -> None:
    state = both_march()
    played = engine.submit(GAME, state, YELLOW, Plan.of(Retire()), seed="x", index=1)
    assert [event.to for event in played.events] == [(YELLOW,)]
    assert played.entry.action.concealed
    assert GAME.view(played.state, BLUE) == GAME.view(state, BLUE)
    assert GAME.redeal(played.state, BLUE, Random(1)).players[YELLOW].plan == []
    assert engine.submit(GAME, played.state, YELLOW, Plan(), seed="x", index=2).state.players[YELLOW].plan == []


def test_m133_trade_can_be_planned_while_others_march() -> None:
    state = both_march()
    give(state, YELLOW, "caravan", 1, "cairo")
    state = planned(state, YELLOW, Retire(), Rest())
    assert [entry.phase for entry in state.players[YELLOW].plan] == ["combat", "trade"]
    foreseen = GAME.ahead(state, YELLOW)
    assert foreseen is None, "all is said"


def test_m133_who_has_listed_purchases_plans_with_what_they_buy() -> None:
    state = two()
    give(state, YELLOW, "wagon", 1, "cairo")
    state.players[YELLOW].armies["cairo"] = {"light": 1}
    state = at(state, Shopping(lists={BLUE: [], YELLOW: []}))
    assert GAME.ahead(state, YELLOW) is None
    state = after(state, (YELLOW, Done()))
    foreseen = GAME.ahead(state, YELLOW)
    assert foreseen is not None
    assert isinstance(foreseen.stack[-1], Movement)


def test_m133_a_pledged_bid_is_made_once_and_never_for_more_than_there_is() -> None:
    state = two()
    state.players[BLUE].pledge, state.players[BLUE].florins = 500, 300
    state = at(state, Auction(bidders=[BLUE, YELLOW]))
    played = play(state, YELLOW, Bid(0))
    assert "order" in told(played.events)
    assert played.state.players[BLUE].pledge is None
    assert played.state.players[YELLOW].florins == 1900


def test_m133_a_levy_is_the_tax_until_another_is_said() -> None:
    state = two()
    state.players[BLUE].levy = 30
    played = play(at(state, Taxing()), YELLOW, Tax(20))
    assert (played.state.players[BLUE].tax, played.state.players[BLUE].levy) == (30, 30)


def test_m133_bid_and_tax_are_said_in_secret() -> None:
    state = at(two(), Shopping(lists={BLUE: [], YELLOW: []}))
    for action in (Pledge(40), Levy(30)):
        played = play(state, BLUE, action)
        assert [event.to for event in played.events] == [(BLUE,)]
        hidden = GAME.redeal(played.state, YELLOW, Random(1)).players[BLUE]
        assert (hidden.pledge, hidden.levy) == (None, 0)


def test_m133_trade_that_is_over_is_not_planned() -> None:
    state = two()
    give(state, BLUE, "caravan", 1, "thrace")
    state = at(state, Trade(waiting=[BLUE]))
    assert GAME.ahead(state, YELLOW) is None


def test_m133_plunder_can_be_planned_and_is_done_when_the_turn_comes() -> None:
    state = both_march()
    give(state, BLUE, "caravan", 2, "palestine")
    state.players[YELLOW].armies["palestine"] = {"light": 1}
    state.wars = [War((BLUE, YELLOW), since=1, attacker=YELLOW)]
    foreseen = GAME.ahead(state, YELLOW)
    assert foreseen is not None
    plunder = next(move for move in engine.legal(foreseen, YELLOW) if isinstance(move, Plunder))
    played = play(planned(state, YELLOW, plunder), BLUE, Retire())
    assert "plunder" in told(played.events)
    assert not any(piece.kind == "caravan" for piece in played.state.players[BLUE].transports)
