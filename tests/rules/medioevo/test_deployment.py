"""M-144: purchases placed at the end of their phase, in turn order."""

from __future__ import annotations

from random import Random

from rules.core import Action, engine
from rules.medioevo.data import COLOURS
from rules.medioevo.economy import Repay
from rules.medioevo.purchases import (
    Build,
    Choose,
    Conceal,
    Deploy,
    Deployment,
    Done,
    Equip,
    Purchases,
    Recruit,
    Research,
    Seek,
    Shift,
)
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.builder import GAME, after, at, build, legal, play, reason, told, two

BLUE, YELLOW = 0, 1


def shop(*, deployment: bool = True) -> MedioevoState:
    """Blue places first; both are rich and learned."""
    state = two(deployment=deployment)
    for player in state.players:
        player.florins, player.technology = 3000, dict.fromkeys(COLOURS, 3)  # pyright: ignore
    return at(state, Purchases())


def concealed(blue: list[Action], yellow: list[Action]) -> MedioevoState:
    """Both lists are done, and Yellow has asked for deployment."""
    moves = [(BLUE, entry) for entry in blue] + [(YELLOW, entry) for entry in yellow]
    return after(shop(), *moves, (YELLOW, Conceal()), (BLUE, Done()), (YELLOW, Done()))


def soldiers(count: int, place: str) -> Recruit:
    return Recruit("light", count, place)


# Asking for it


def test_m144_nobody_asks_for_it_where_the_table_has_not_chosen_it() -> None:
    assert Conceal not in engine.pending(shop(deployment=False))[BLUE].actions
    assert legal(shop(), BLUE, Conceal())


def test_m144_it_is_asked_for_once_a_phase_and_everybody_knows() -> None:
    played = play(shop(), YELLOW, Conceal())
    assert told(played.events) == ["conceal"]
    assert reason(played.state, BLUE, Conceal()) == ("M-144", "conceal-twice")
    assert GAME.view(played.state, None).deployment


def test_m144_asking_leaves_a_list_done() -> None:
    assert engine.awaited(after(shop(), (BLUE, Done()), (BLUE, Conceal()))) == (YELLOW,)


def test_m144_without_it_lists_run_at_once() -> None:
    state = after(shop(), (BLUE, soldiers(1, "macedonia")), (BLUE, Done()), (YELLOW, Done()))
    assert state.players[BLUE].armies == {"macedonia": {"light": 1}}


# Placing


def test_m144_players_place_in_turn_order() -> None:
    state = concealed([soldiers(1, "macedonia")], [soldiers(2, "cairo")])
    assert engine.awaited(state) == (BLUE,)
    assert not state.players[BLUE].armies
    assert GAME.view(state, None).waiting == (BLUE, YELLOW)
    state = after(state, (BLUE, Deploy()))
    assert state.players[BLUE].armies == {"macedonia": {"light": 1}}
    assert engine.awaited(state) == (YELLOW,)
    assert not state.players[YELLOW].armies
    state = after(state, (YELLOW, Deploy()))
    assert state.players[YELLOW].armies == {"cairo": {"light": 2}}
    assert GAME.view(state, None).phase != "purchases"


def test_m144_what_was_bought_may_go_elsewhere() -> None:
    state = concealed([], [soldiers(2, "cairo"), Equip("wagon", 1, "delta")])
    state = after(state, (YELLOW, Shift(1, "palestine")), (YELLOW, Shift(2, "cairo")), (YELLOW, Deploy()))
    assert state.players[YELLOW].armies == {"palestine": {"light": 2}}
    assert [piece.place for piece in state.players[YELLOW].transports] == ["cairo"]


def test_m144_but_only_where_it_could_have_been_bought() -> None:
    state = concealed([], [soldiers(2, "cairo"), Equip("galley", 1, "delta")])
    assert reason(state, YELLOW, Shift(1, "sinai")) == ("M-144", "shift-place")
    assert reason(state, YELLOW, Shift(2, "cairo")) == ("M-144", "shift-line")
    assert not legal(state, YELLOW, Shift(1, "cairo"))  # it goes there already


def test_m144_what_has_no_place_cannot_be_moved() -> None:
    state = concealed([], [Research("red"), soldiers(1, "cairo")])
    assert not legal(state, YELLOW, Shift(1, "palestine"))
    assert legal(state, YELLOW, Shift(2, "palestine"))


def test_m144_a_tower_lays_its_tokens_anew() -> None:
    state = concealed([], [Build("cairo", "tower", ())])
    state = after(state, (YELLOW, Shift(1, "palestine", ("outremer",))), (YELLOW, Deploy()))
    assert "palestine" in state.buildings
    assert "cairo" not in state.buildings
    assert state.players[YELLOW].control == ["outremer"]


def test_m144_a_tower_may_stay_and_lay_its_tokens_otherwise() -> None:
    state = concealed([], [Build("palestine", "tower", ())])
    state = after(state, (YELLOW, Shift(1, "palestine", ("damascus",))), (YELLOW, Deploy()))
    assert state.players[YELLOW].control == ["damascus"]


def test_m144_sites_are_judged_as_the_entries_before_leave_the_table() -> None:
    """Soldiers may go to a fort that stands earlier on the list, wherever that goes."""
    state = concealed([], [Build("sinai", "fort"), soldiers(1, "cairo")])
    assert legal(state, YELLOW, Shift(2, "sinai"))
    state = after(state, (YELLOW, Shift(1, "transjordan")))
    assert not legal(state, YELLOW, Shift(2, "sinai"))
    assert legal(state, YELLOW, Shift(2, "transjordan"))


def test_m144_who_has_nothing_to_decide_is_passed_over() -> None:
    state = concealed([Research("red")], [soldiers(1, "cairo")])
    assert state.players[BLUE].technology["red"] == 4
    assert engine.awaited(state) == (YELLOW,)


def test_m144_empire_cards_are_drawn_before() -> None:
    state = concealed([Seek(), soldiers(1, "macedonia")], [])
    state = after(state, (BLUE, Choose(1)), (BLUE, soldiers(1, "constantinople")), (BLUE, Done()))
    assert isinstance(state.stack[-1], Deployment)
    state = after(state, (BLUE, Deploy()))
    assert state.players[BLUE].armies == {"macedonia": {"light": 1}, "constantinople": {"light": 1}}
    assert state.players[BLUE].florins == 3000 - 100 - 40


def test_m144_what_cannot_be_paid_any_more_is_dropped_unpaid() -> None:
    state = shop()
    state.players[BLUE].loans, state.players[BLUE].florins = 1, 600
    state = after(state, (BLUE, Recruit("cavalry", 3, "macedonia")), (BLUE, Repay()))
    state = after(state, (BLUE, Recruit("cavalry", 1, "macedonia")))
    state = after(state, (BLUE, Conceal()), (BLUE, Done()), (YELLOW, Done()))
    state = after(state, (BLUE, Deploy()))
    assert state.players[BLUE].armies == {"macedonia": {"cavalry": 1}}
    assert state.players[BLUE].florins == 0


def test_m144_where_pieces_run_short_turn_order_decides() -> None:
    state = shop()
    areas = [place for place in state.world.areas if place not in ("macedonia", "palestine")][:11]
    for place in areas:
        build(state, place, "city")
    state = after(state, (BLUE, Build("macedonia", "city")), (YELLOW, Build("palestine", "city")), (BLUE, Conceal()))
    state = after(state, (BLUE, Done()), (YELLOW, Done()))
    while engine.awaited(state) and Deploy in engine.pending(state)[engine.awaited(state)[0]].actions:
        state = after(state, (engine.awaited(state)[0], Deploy()))
    assert "macedonia" in state.buildings
    assert "palestine" not in state.buildings


# What is seen


def test_m144_nobody_sees_what_others_are_about_to_place() -> None:
    state = concealed([soldiers(1, "macedonia")], [soldiers(2, "cairo")])
    assert GAME.view(state, YELLOW).own_list == ("recruit light 2 cairo -",)
    assert GAME.view(state, None).own_list == ()
    other = concealed([soldiers(3, "constantinople")], [soldiers(2, "cairo")])
    assert GAME.view(state, YELLOW) == GAME.view(other, YELLOW)


def test_m144_a_change_is_told_to_nobody_else() -> None:
    state = concealed([soldiers(1, "macedonia")], [])
    events = play(state, BLUE, Shift(1, "constantinople")).events
    assert [event.to for event in events] == [(BLUE,)]


def test_m144_a_redeal_keeps_who_is_asked_and_forgets_the_lists_of_others() -> None:
    state = concealed([soldiers(1, "macedonia")], [soldiers(2, "cairo")])
    dealt = GAME.redeal(engine.clone(GAME, state), YELLOW, Random(1))
    assert engine.awaited(dealt) == (BLUE,)
    frame = dealt.stack[-1]
    assert isinstance(frame, Deployment)
    assert frame.lists == {BLUE: [], YELLOW: [soldiers(2, "cairo")]}


def test_m144_the_panel_shows_the_list_with_its_costs() -> None:
    state = concealed([soldiers(2, "macedonia")], [])
    assert [note.key for note in GAME.notes(state, BLUE)] == ["medioevo-note-entry", "medioevo-note-sum"]


# Those who do not answer


def test_m144_a_computer_places_and_so_does_whoever_is_late() -> None:
    state = concealed([soldiers(1, "macedonia")], [])
    assert GAME.choose(state, BLUE, Random(1)) == GAME.timeout(state, BLUE) == Deploy()
