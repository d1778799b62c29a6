"""M-133: phase 2 by standing orders, and what is usual for cards and technologies."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, engine
from rules.medioevo.battle import Entrust
from rules.medioevo.campaign import Rebellion, Rise
from rules.medioevo.data import EVENTS
from rules.medioevo.events import (
    BarbarianSupply,
    Decree,
    Enough,
    EventCard,
    HordeDice,
    Reroll,
    Strike,
    Suffer,
    by_routine,
)
from rules.medioevo.mind import timeout
from rules.medioevo.powers import ALWAYS, ASK, ROUTINE, Arrange, habit_of, is_led, order_of
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Withdrawal
from tests.rules.medioevo.builder import GAME, after, at, build, play, settled, two

BLUE, YELLOW = 0, 1
_NAMING = next(number for number, event in EVENTS.items() if "thrace" in event.lands)


def ordered(**command: str) -> MedioevoState:
    state = two()
    state.players[BLUE].command = dict(command)
    return state


def struck(state: MedioevoState, points: int = 1) -> MedioevoState:
    """An event that has hit Blue's units in Thrace."""
    state.players[BLUE].armies = {"thrace": {"cavalry": 1, "light": 2}, "macedonia": {"light": 1}}
    return at(state, Strike(card=_NAMING, icon="armies", rolls={BLUE: points}, judged=True, owed={BLUE: points}))


@pytest.mark.parametrize(("order", "asked"), [("ask", True), ("safest", False)])
def test_m133_rebels_rise_where_least_stands(order: str, asked: bool) -> None:
    state = build(ordered(rebels=order), "constantinople", "town")
    for place in state.home(BLUE)[2:]:
        state.players[BLUE].armies[place] = {"light": 2}
    state = at(state, Rebellion(seat=BLUE, left=1, announced=True))
    assert Rise in engine.pending(state)[BLUE].actions
    answer = by_routine(state, BLUE)
    assert answer == (None if asked else timeout(state, BLUE))
    assert answer != Rise("constantinople")


def test_m133_losses_by_an_event_are_the_cheapest() -> None:
    state = struck(ordered(disasters="cheapest"))
    answer = by_routine(state, BLUE)
    assert isinstance(answer, Suffer)
    assert set(answer.losses) == {"light"}
    assert answer in engine.legal(state, BLUE)
    assert by_routine(struck(ordered()), BLUE) is None


@pytest.mark.parametrize(("order", "dice"), [("keep", ()), ("fewer", ("d4", "d8")), ("more", ("d6",))])
def test_m133_the_first_player_rerolls_by_orders(order: str, dice: tuple[str, ...]) -> None:
    state = ordered(horde=order)
    state.dice = {"d4": 3, "d6": 4, "d8": 1}
    assert by_routine(at(state, HordeDice()), BLUE) == Reroll(dice)


def test_m133_the_mildest_effects_spare_whoever_chooses() -> None:
    state = ordered(omens="mildest")
    state.players[BLUE].armies = {"thrace": {"light": 1}, "macedonia": {"light": 1}}
    state = at(state, EventCard(card=_NAMING, announced=True))
    answer = by_routine(state, BLUE)
    assert isinstance(answer, Decree)
    assert answer in engine.legal(state, BLUE)


def test_m133_no_more_barbarians_where_none_are_wanted() -> None:
    assert by_routine(at(ordered(supply="leave"), BarbarianSupply()), BLUE) == Enough()
    assert by_routine(at(ordered(), BarbarianSupply()), BLUE) is None


def test_m133_everyday_decisions_are_settled_by_one_answer_and_asked_again_by_another() -> None:
    state = at(two(), Rebellion(seat=BLUE, left=1, announced=True))
    played = play(state, BLUE, Arrange("usual", "lead"))
    player = played.state.players[BLUE]
    assert is_led(player)
    assert order_of(player, "start") == "barbarians"
    assert [event.to for event in played.events if event.words.key == "medioevo-event-command"] == [(BLUE,)]
    player.command["horde"] = "keep"
    state = at(two(), HordeDice())
    state.players[BLUE].command = dict(player.command)
    state.players[BLUE].command.pop("horde")
    cleared = after(state, (BLUE, Arrange("usual", "ask"))).players[BLUE].command
    assert not set(cleared) & {*ROUTINE, "start"}


def test_m133_standing_orders_are_nobody_elses_business() -> None:
    state = at(two(), HordeDice())
    played = engine.submit(GAME, state, BLUE, Arrange("rebels", "safest"), seed="x", index=1)
    assert played.entry.action.concealed
    assert GAME.view(played.state, YELLOW) == GAME.view(state, YELLOW)
    assert GAME.redeal(played.state, YELLOW, Random(1)).players[BLUE].command == {}


def test_m133_an_order_given_while_one_is_asked_answers_at_once() -> None:
    state = at(two(), HordeDice())
    state = after(state, (BLUE, Arrange("horde", "keep")))
    assert not any(isinstance(frame, HordeDice) for frame in state.stack)


def test_m42_a_token_goes_from_the_land_worth_least() -> None:
    state = build(ordered(tokens="least"), "thrace", "tower")
    state.players[BLUE].control = ["macedonia", "bulgaria"]
    state = settled(at(state, Withdrawal()))
    answer: Action | None = by_routine(state, BLUE) if isinstance(state.stack[-1], Withdrawal) else None
    assert answer is None or answer == timeout(state, BLUE)


@pytest.mark.parametrize(("wish", "habit"), [("ask", ASK), ("usual", ALWAYS)])
def test_m131_what_is_usual_for_a_technology_holds_where_it_was_wished_for(wish: str, habit: str) -> None:
    state = ordered(habits=wish)
    assert habit_of(state, BLUE, "law") == habit
    state.players[BLUE].habits["law"] = "never"
    assert habit_of(state, BLUE, "law") == "never"


def test_m133_time_that_is_up_answers_as_orders_would() -> None:
    state = struck(two())
    assert timeout(state, BLUE) == by_routine(struck(ordered(disasters="cheapest")), BLUE)
    assert Entrust not in engine.pending(state)[BLUE].actions


def test_m133_whatever_can_be_left_to_orders_is_left_by_one_answer() -> None:
    state = at(two(), Rebellion(seat=BLUE, left=1, announced=True))
    player = after(state, (BLUE, Arrange("usual", "all"))).players[BLUE]
    assert is_led(player, "all")
    assert order_of(player, "start") == "always"
    assert {point: player.command[point] for point in ROUTINE} == {
        "habits": "usual",
        "rebels": "safest",
        "disasters": "cheapest",
        "horde": "fewer",
        "omens": "mildest",
        "supply": "leave",
        "tokens": "least",
    }
