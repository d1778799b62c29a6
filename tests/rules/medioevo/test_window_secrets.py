"""M-131, M-132: what windows and standing orders keep secret, and for how long."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, Setup, engine
from rules.core.engine import Entry
from rules.core.match import concerned
from rules.medioevo.campaign import March
from rules.medioevo.data import COLOURS
from rules.medioevo.powers import MOMENTS, WISHES, Name, Naming, Orders, Pass, Paying, Play, Turned, Window
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Wish
from rules.medioevo.trade import Trade, Travel
from rules.medioevo.turn import Dues, Tax, Taxing, Turn, Years
from tests.conformance import leaks
from tests.conformance.trail import Juncture, Move
from tests.rules.medioevo.battles import BLUE, YELLOW
from tests.rules.medioevo.builder import GAME, after, at, build, give, play, settled, table, told, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import hold, moving, wagon
from tests.rules.medioevo.test_pact_random import bound

BISHOP, COLLECTOR, BARD, JOKER_50, JOKER, DIPLOMAT = 3, 22, 44, 48, 49, 50
RED = 2


def spied(state: MedioevoState, seat: int, *actions: Action) -> None:
    """Whatever everybody gets, before and after each of these moves, hides what they may not see."""
    setup = Setup(game=GAME.id, version=GAME.version, seats=state.seats, seed="windows", unattended=True)
    position = Juncture(GAME, setup, state, 1)
    for watcher in position.watchers:
        for check in leaks.POSITIONS:
            check(position, watcher)
    for action in actions:
        move = Move(seat, action, position.submit(seat, action))
        for check in leaks.MOVES:
            check(position, move)


# Standing orders


def leaving(wish: Wish | None) -> tuple[MedioevoState, March]:
    """Blue's army is about to leave; Yellow, whom it does not concern, has a Bishop to forbid it, and an order."""
    state = two()
    state.players[BLUE].station("nicaea", "light", 2)
    state = hold(moving(state), YELLOW, BISHOP)
    if wish:
        state.players[YELLOW].orders["departure"] = wish
    return state, leg("nicaea", wagon(state), "paphlagonia", light=2)


def visiting(wish: Wish | None) -> tuple[MedioevoState, Travel]:
    """Blue's caravan is about to come to Yellow's land; Yellow has a Tax collector, and an order."""
    state = hold(two(), YELLOW, COLLECTOR)
    caravan = give(state, BLUE, "caravan", 1, "palestine", wine=2)
    give(state, YELLOW, "caravan", 1, "cairo")
    if wish:
        state.players[YELLOW].orders["visit"] = wish
    return at(state, Trade(waiting=[BLUE, YELLOW])), Travel(caravan, "delta")


def test_m131_orders_by_which_somebody_is_asked_are_learnt() -> None:
    state, march = leaving("always")
    assert play(state, BLUE, march).entry.learnt


def test_m131_so_are_those_by_which_somebody_is_not() -> None:
    state, travel = visiting("never")
    assert play(state, BLUE, travel).entry.learnt


@pytest.mark.parametrize("wish", [None, "involved", "never"])
def test_m131_orders_that_make_no_difference_are_not(wish: Wish | None) -> None:
    state, march = leaving(wish)
    assert not play(state, BLUE, march).entry.learnt


def test_m131_who_is_asked_because_it_concerns_them_tells_nothing_new() -> None:
    state, travel = visiting(None)
    played = play(state, BLUE, travel)
    assert engine.awaited(played.state) == (YELLOW,)
    assert not played.entry.learnt


def test_m131_a_look_ahead_does_not_tell_who_would_be_asked() -> None:
    views = [
        GAME.view(ahead, BLUE)
        for state, march in map(leaving, (None, *WISHES))
        if (ahead := engine.foresee(GAME, state, BLUE, march))
    ]
    assert len(views) == 4
    assert all(view == views[0] for view in views)


def test_m131_computers_do_not_know_the_orders_of_others() -> None:
    state, _ = leaving("always")
    state.players[BLUE].orders["dice"] = "never"
    dealt = leaks.redealt(GAME, state, BLUE, 1)
    assert isinstance(dealt, MedioevoState)
    assert [player.orders for player in dealt.players] == [{"dice": "never"}, {}]


def test_m131_orders_while_taxes_are_set_look_like_a_change_of_mind() -> None:
    """Both leave others with what they knew: that the seat has chosen."""
    state = after(at(two(), Taxing()), (BLUE, Tax(10)))
    assert told(play(state, BLUE, Tax(20)).events) == ["own-tax"]
    spied(state, BLUE, Tax(20), Orders("dice", "never"))


# Answers


def asked() -> MedioevoState:
    """Blue has turned a Bard for Red's card; Red and Yellow, who wants to be asked always, could cancel it."""
    state = table("byzantium", "mamluks", "hungary")
    for seat, cards in ((BLUE, (BARD,)), (YELLOW, (JOKER,)), (RED, (JOKER_50, 5))):
        hold(state, seat, *cards)
    state.players[RED].turned = [5]
    state.players[YELLOW].orders["card"] = "always"
    return after(campaign(state), (BLUE, Play(BARD, target="5")))


ANSWERS = (Pass(), Play(JOKER), Orders("card", "never"), Orders("all", "always"))


def test_m132_nobody_sees_what_was_answered_before_the_last_one_has() -> None:
    spied(asked(), YELLOW, *ANSWERS)


def test_m132_nor_that_an_answer_was_changed() -> None:
    spied(after(asked(), (YELLOW, Pass())), YELLOW, *ANSWERS)


def log_of(state: MedioevoState, *moves: tuple[int, Action]) -> list[Entry]:
    found: list[Entry] = []
    for seat, action in moves:
        played = play(state, seat, action)
        state = played.state
        found.append(played.entry)
    return found


def test_m132_a_sealed_answer_is_taken_back_freely() -> None:
    log = log_of(asked(), (YELLOW, Play(JOKER)))
    assert concerned(log, YELLOW, 0, 3) == frozenset()


def test_m131_so_it_is_with_orders_given_after_it() -> None:
    log = log_of(asked(), (YELLOW, Play(JOKER)), (YELLOW, Orders("card", "never")))
    assert concerned(log, YELLOW, 0, 3) == frozenset()


@pytest.mark.parametrize("answer", [Pass(), Play(JOKER)])
def test_m132_once_all_are_in_everybody_must_agree(answer: Action) -> None:
    log = log_of(asked(), (YELLOW, answer), (RED, Pass()))
    assert concerned(log, RED, 1, 3) == {BLUE, YELLOW}


# Purses


def test_m31_what_a_card_is_used_for_does_not_tell_who_can_pay_the_dues() -> None:
    """Yellow, who cannot, names what a Diplomat protects; Blue and Red can, and that is all that is known of them."""
    state = hold(table("byzantium", "mamluks", "hungary"), YELLOW, DIPLOMAT)
    for seat, florins in ((BLUE, 20), (YELLOW, 0), (RED, 20)):
        state.players[seat].station(state.home(seat)[0], "light", 1)
        state.players[seat].florins = florins
    build(state, "cairo", "castle")
    state = after(at(state, Dues(unpaid=[BLUE, YELLOW, RED])), (YELLOW, Play(DIPLOMAT)))
    assert isinstance(state.stack[-1], Naming)
    spied(state, YELLOW, Name(()), Name(("cairo/military",)))


# At random


def courtly(seats: int, rng: Random) -> MedioevoState:
    """The beginning of a turn on a crowded table, with cards, knowledge, orders and secret pacts."""
    state = bound(seats, rng)
    deck = rng.sample(state.empire, len(state.empire))
    for seat, player in enumerate(state.players):
        hold(state, seat, *(deck.pop() for _ in range(8)))
        player.technology = {colour: rng.randint(1, 4) for colour in COLOURS if rng.random() < 0.5}
        player.orders = {moment: rng.choice(WISHES) for moment in MOMENTS if rng.random() < 0.6}
    state.terrain = state.blood = state.deployment = True
    state.push(Years())
    state.push(Turn())
    return settled(state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_m131_nothing_hidden_is_told_in_the_windows_of_random_turns(seed: int) -> None:
    """At some moves among those that are made in windows, or above them, in as many turns as it takes."""
    rng = Random(seed)
    state, looked = courtly(2 + seed % 5, rng), 0
    while state.outcome is None and looked < 6:
        seat = rng.choice(engine.awaited(state) if rng.random() < 0.8 else [*engine.pending(state)])
        if not engine.legal(state, seat).kinds:
            continue
        action = engine.sample(state, seat, rng)
        if any(isinstance(frame, Window | Turned | Paying) for frame in state.stack) and rng.random() < 0.3:
            spied(state, seat, action)
            looked += 1
        state = play(state, seat, action, seed=f"{seed} {rng.random()}").state
    assert looked
