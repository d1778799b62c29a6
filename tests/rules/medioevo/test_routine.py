"""M-133: phase 2 by standing orders, and what is usual for cards and technologies."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from rules.core import Action, Setup, engine
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
from rules.medioevo.powers import ALL, ALWAYS, ASK, ROUTINE, Arrange, habit_of, is_led, order_of, routine_of
from rules.medioevo.purchases import Done, Rely, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Withdrawal
from tests.rules.medioevo.builder import GAME, after, at, build, play, reason, settled, two

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


# What everybody begins with


def first_purchases(**options: str) -> MedioevoState:
    """A new table, at the purchases of its first turn."""
    setup = Setup(game=GAME.id, version=GAME.version, seats=2, seed="first", options={"realms": "lot", **options})
    state, rng = engine.start(GAME, setup)[0], Random(1)
    for index in count(1):
        if isinstance(state.stack[-1], Shopping):
            return state
        seat = engine.awaited(state)[0]
        action = engine.computer_move(GAME, state, seat, rng)
        state = engine.submit(GAME, state, seat, action, seed=setup.seed, index=index).state
    raise AssertionError


def test_m133_everybody_begins_with_the_usual_orders_unless_a_table_is_founded_otherwise() -> None:
    state = first_purchases()
    assert all(is_led(player) and not is_led(player, ALL) for player in state.players)
    assert order_of(state.players[BLUE], "start") == "barbarians"  # players are not fought unasked
    assert routine_of(state.players[BLUE], "horde") == ASK  # nor what the first player has paid for decided
    assert not any(player.command for player in first_purchases(orders="asked").players)


def test_m133_all_are_told_at_the_beginning_of_the_first_turn() -> None:
    for orders, told in (("usual", 1), ("asked", 0)):
        options = {"realms": "lot", "orders": orders}
        _, events = engine.start(GAME, Setup(game=GAME.id, version=GAME.version, seats=2, seed="t", options=options))
        assert [event.to for event in events if event.words.key == "medioevo-event-everyday"] == [None] * told


def test_m133_one_press_completes_the_first_purchases_and_leaves_all_to_orders() -> None:
    state = first_purchases()
    kinds = engine.legal(state, BLUE).kinds
    assert next(kind for kind in kinds if kind.leads) is Rely  # the green button
    relied = play(state, BLUE, Rely()).state
    assert is_led(relied.players[BLUE], ALL)
    assert engine.awaited(relied) == (YELLOW,)
    assert Rely not in engine.legal(relied, BLUE).kinds
    again = after(relied, (BLUE, Arrange("usual", "ask")))  # at any time
    assert not set(again.players[BLUE].command) & {*ROUTINE, "start"}
    done = after(state, (BLUE, Done()))
    assert done.players[BLUE].command == state.players[BLUE].command


def test_m133_whoever_has_said_something_else_and_a_table_founded_otherwise_are_not_asked() -> None:
    state = after(first_purchases(), (BLUE, Arrange("usual", "ask")))
    assert reason(state, BLUE, Rely()) == ("M-133", "rely")
    assert Rely in engine.legal(state, YELLOW).kinds
    assert Rely not in engine.legal(first_purchases(orders="asked"), BLUE).kinds


def test_m133_what_was_left_to_orders_comes_back_with_fewer_of_them() -> None:
    """Who leaves all to orders, and then the usual things only, is asked again what the first player decides."""
    state = after(at(two(), HordeDice()), (BLUE, Arrange("usual", "lead")))
    state.players[BLUE].command |= {"horde": "fewer", "start": "always"}
    state = after(state, (BLUE, Arrange("usual", "lead")))
    assert routine_of(state.players[BLUE], "horde") == ASK
    assert order_of(state.players[BLUE], "start") == "barbarians"
