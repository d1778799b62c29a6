"""M-46 to M-48: Empire cards, ransom, and how the lists run."""

from __future__ import annotations

from rules.core import Action, engine
from rules.core.actions import fields_of
from rules.medioevo.economy import Borrow, card_price, cards_seen
from rules.medioevo.powers import Play
from rules.medioevo.purchases import (
    Build,
    Choose,
    Done,
    Equip,
    Improve,
    Ransom,
    Recruit,
    Research,
    Seek,
    Shopping,
    Unlist,
    ahead,
)
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Player
from tests.rules.medioevo.builder import GAME, after, build, legal, play, reason, told, two
from tests.rules.medioevo.shopping import LEARNED, run, shop

# M-46


def test_m46_the_rulebooks_fourth_card_costs_250() -> None:
    assert card_price(Player(cards=[1, 2, 3])) == 250


def test_m46_two_cards_are_seen_and_two_more_for_each_cathedral() -> None:
    state = build(two(), "thrace", "cathedral")
    assert cards_seen(state, 0) == 4
    state.empire = [*range(10, 73), *range(1, 10)]
    state = run(shop(state), Seek())
    assert state.stack[-1].seen == [10, 11, 12, 13]
    assert reason(state, 0, Choose(14))[0] == "M-46"
    state = after(state, (0, Choose(12)))
    assert state.players[0].cards == [12]
    assert state.empire[-3:] == [10, 11, 13]
    assert state.players[0].florins == 2900


def test_m46_one_card_a_turn() -> None:
    state = after(shop(two()), (0, Seek()))
    assert reason(state, 0, Seek()) == ("M-46", "seek-twice")
    assert reason(shop(two(), florins=99, red=1), 0, Seek()) == ("M-46", "seek-poor")


def test_m46_cards_are_drawn_in_turn_order_before_the_lists_run() -> None:
    state = two()
    state.order = [1, 0]
    state = after(
        shop(state), (0, Recruit("light", 1, "macedonia")), (0, Seek()), (1, Seek()), (1, Done()), (0, Done())
    )
    assert engine.awaited(state) == (1,)
    state = after(state, (1, Choose(1)))
    assert engine.awaited(state) == (0,)
    assert not state.players[0].armies
    state = after(state, (0, Choose(3)), (0, Done()), (1, Done()))
    assert state.players[0].armies == {"macedonia": {"light": 1}}


# M-50: "à n'importe quel moment du tour"


def drew(card: int, *listed: Action) -> MedioevoState:
    """Seat 0 has bought this card, and has these other things on its list."""
    state = two()
    state.empire = [card, *(other for other in range(1, 73) if other != card)]
    return after(run(shop(state, florins=1000, green=1), Seek(), *listed), (0, Choose(card)))


def test_m50_a_card_bought_in_purchases_gives_its_points_in_that_phase() -> None:
    state = after(drew(10), (0, Play(10, "green")), (0, Build("macedonia", "village")), (0, Done()))
    assert state.buildings["macedonia"]["civil"].kind == "village"
    assert state.players[0].florins == 1000 - 100 - 100  # card and village, no point bought


def test_m50_a_card_bought_in_purchases_gives_its_ability_in_that_phase() -> None:
    state = after(drew(33), (0, Play(33)), (0, Build("macedonia", "village")), (0, Done()))
    assert state.players[0].florins == 1000 - 100 - 50 - 100  # half the price, and a point


def test_m48_only_those_who_drew_go_on_and_what_they_listed_before_stands() -> None:
    state = drew(10, Recruit("light", 1, "macedonia"))
    assert engine.awaited(state) == (0,)
    assert list(engine.pending(state)) == [0]
    assert not state.players[0].armies
    assert after(state, (0, Done())).players[0].armies == {"macedonia": {"light": 1}}
    state = after(state, (0, Unlist(1)), (0, Recruit("heavy", 1, "macedonia")), (0, Done()))
    assert state.players[0].armies == {"macedonia": {"heavy": 1}}


def test_m46_who_cannot_pay_for_the_card_any_more_is_not_asked_again() -> None:
    state = shop(two(), florins=100, green=1)
    state = after(state, (0, Seek()), (0, Done()))
    state.players[0].florins = 99
    state = after(state, (1, Done()))
    assert not isinstance(state.stack[-1], Shopping)


def test_m46_the_second_list_holds_no_second_card() -> None:
    assert reason(drew(10), 0, Seek()) == ("M-46", "seek-twice")


# M-47


def test_m47_prisoners_are_bought_back_at_twice_their_price() -> None:
    state = two()
    state.players[1].prisoners = {0: {"heavy": 2, "captain2": 1}}
    state = shop(state)
    state = run(state, Ransom(1, "heavy", 2, "macedonia"), Ransom(1, "captain2", 1, "macedonia"))
    assert state.players[0].armies == {"macedonia": {"heavy": 2, "captain2": 1}}
    assert state.players[1].prisoners == {}
    assert state.players[0].florins == 3000 - 200 - 400
    assert state.players[1].florins == 1600 + 600


def test_m47_the_ransomed_count_against_the_limit() -> None:
    state = two()
    state.players[1].prisoners = {0: {"light": 5}}
    state = shop(state)
    assert not legal(state, 0, Ransom(1, "light", 4, "macedonia"))
    state = after(state, (0, Ransom(1, "light", 3, "macedonia")))
    assert reason(state, 0, Recruit("light", 1, "macedonia"))[0] == "M-44"


# M-48


def test_m48_earlier_entries_count_for_later_ones() -> None:
    state = shop(two(), blue=1)
    assert not legal(state, 0, Build("macedonia", "village"))
    state = after(state, (0, Research("green")))
    assert legal(state, 0, Build("macedonia", "village"))
    assert not legal(state, 0, Recruit("light", 4, "macedonia"))
    state = after(state, (0, Build("macedonia", "village")))
    assert legal(state, 0, Recruit("light", 4, "macedonia"))


def test_m48_the_running_costs_are_told() -> None:
    state = after(shop(two()), (0, Recruit("cavalry", 2, "macedonia")))
    prompt = engine.pending(state)[0].prompt
    assert (prompt.args["florins"], prompt.args["count"]) == (3000, 1)
    assert GAME.notes(state, 0)[-1].args["left"] == 2800
    assert state.players[0].florins == 3000


def test_m48_lists_change_until_all_are_done() -> None:
    state = after(shop(two()), (0, Recruit("light", 1, "macedonia")), (0, Done()))
    assert engine.awaited(state) == (1,)
    assert engine.awaited(after(state, (0, Done()))) == (1,)
    state = after(state, (0, Unlist(1)))
    assert engine.awaited(state) == (0, 1)
    state = after(state, (0, Borrow()), (0, Done()), (1, Done()))
    assert state.players[0].armies == {}
    assert not isinstance(state.stack[-1], Shopping)


def test_m48_an_entry_that_has_become_impossible_is_dropped_unpaid() -> None:
    """Taking the village off the list leaves one unit too many on it."""
    state = after(shop(two()), (0, Build("macedonia", "village")), (0, Recruit("light", 4, "macedonia")))
    state = after(state, (0, Unlist(1)), (0, Done()))
    played = play(state, 1, Done())
    assert "dropped" in told(played.events)
    assert played.state.players[0].armies == {}
    assert played.state.players[0].florins == 3000


def test_m48_where_pieces_run_short_turn_order_decides() -> None:
    state = two()
    state.order = [1, 0]
    areas = [p for p in state.world.areas if p not in ("macedonia", "palestine")][:11]
    for place in areas:
        build(state, place, "city")
    state.players[1].florins, state.players[1].technology = 3000, dict(LEARNED)
    state = shop(state)
    state = after(state, (0, Build("macedonia", "city")), (1, Build("palestine", "city")), (0, Done()), (1, Done()))
    assert "palestine" in state.buildings
    assert "macedonia" not in state.buildings


def test_m48_a_transport_that_is_on_the_list_only_has_its_name() -> None:
    rich = two()
    rich.players[0].technology["purple"] = 3
    state = shop(rich)
    made = next(action for action in engine.legal(state, 0) if isinstance(action, Equip) and action.level == 1)
    state = after(state, (0, made))
    piece = ahead(state, 0).players[0].transports[-1]
    label = fields_of(Improve)[0].ask.label
    assert label is not None
    assert label(state, 0, piece.id).key == "medioevo-label-piece"
