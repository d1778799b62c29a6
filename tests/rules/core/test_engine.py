"""The engine: asking, refusing, playing, and letting frames go on by themselves."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from rules.core import Action, Chance, Decision, Event, Flow, Frame, IllegalMove, Outcome, Setup, State, engine, words
from rules.core.refusal import RefusalKind
from tests.sample_game import GAME
from tests.sample_game.actions import Bid, Challenge, Share, Withdraw
from tests.sample_game.frames import Bidding

SETUP = Setup(game=GAME.id, version=GAME.version, seats=3, seed="s")


def dealt(**setup: Any) -> Any:
    return engine.start(GAME, msgspec.structs.replace(SETUP, **setup))[0]


def after(state: Any, *moves: tuple[int, Action]) -> Any:
    for index, (seat, action) in enumerate(moves, 1):
        state = engine.submit(GAME, state, seat, action, seed="s", index=index).state
    return state


def refused(state: Any, seat: int, action: Action, decision: str | None = None) -> tuple[RefusalKind, str]:
    before = engine.encode(state)
    with pytest.raises(IllegalMove) as error:
        engine.submit(GAME, state, seat, action, seed="s", index=1, decision=decision)
    assert engine.encode(state) == before
    return error.value.refusal.kind, error.value.refusal.rule


# Starting


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_seats(seats: int) -> None:
    with pytest.raises(IllegalMove):
        dealt(seats=seats)


@pytest.mark.parametrize("options", [{"rounds": 7}, {"rounds": "3"}, {"rich": 1}, {"colour": "red"}])
def test_options_are_checked(options: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as error:
        dealt(options=options)
    assert error.value.refusal.kind == "malformed"


def test_options_have_defaults_and_effect() -> None:
    assert dealt().rounds == 3
    assert dealt(options={"rounds": 2}).rounds == 2


def test_the_seed_makes_the_deal() -> None:
    assert dealt() == dealt()
    assert dealt().hands != dealt(seed="t").hands


# Asking and refusing


def test_everybody_is_asked_at_once_and_may_change_their_mind() -> None:
    state = after(dealt(), (1, Bid(3)))
    assert engine.awaited(state) == (0, 2)
    assert engine.pending(state)[1].awaited is False
    assert after(state, (1, Bid(5))).stack[-1].bids[1].coins == 5


def test_the_answers_of_others_leave_a_decision_alone() -> None:
    before = engine.pending(dealt())
    now = engine.pending(after(dealt(), (1, Bid(3)), (0, Bid(1))))
    assert now[2].id == before[2].id
    assert now[1].id != before[1].id


def test_a_decision_outlives_no_answer() -> None:
    state = dealt()
    decision = engine.pending(state)[0].id
    assert refused(after(state, (0, Bid(1))), 0, Bid(2), decision) == ("stale", "")
    assert refused(state, 0, Bid(2), "9.9") == ("stale", "")
    assert engine.submit(GAME, state, 0, Bid(2), seed="s", index=1, decision=decision).entry.action == Bid(2)


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
def test_a_seat_that_is_not_asked(seat: int) -> None:
    state = after(dealt(), (0, Bid(0)), (1, Bid(5)), (2, Bid(0)))
    assert engine.awaited(state) == (1,)
    assert refused(state, seat, Challenge(1)) == ("not-awaited", "")
    assert list(engine.legal(state, seat)) == []


def test_an_action_that_is_not_open() -> None:
    assert refused(dealt(), 0, Share({"purse": 4})) == ("rule", "TY-8")
    state = dealt()
    state.withdrew[0] = True
    assert refused(state, 0, Withdraw()) == ("rule", "TY-3")


def test_a_wrong_value() -> None:
    assert refused(dealt(), 0, Bid(99)) == ("rule", "TY-2")
    assert refused(dealt(), 0, Bid(-1)) == ("rule", "TY-2")


def test_a_game_that_is_over() -> None:
    state = dealt()
    state.outcome = Outcome((0, 0, 0), (0,), words("done"))
    assert refused(state, 0, Bid(1)) == ("over", "")


# Playing


def test_the_entry_has_the_canonical_action() -> None:
    state = after(dealt(), (0, Bid(0)), (1, Bid(5)), (2, Bid(0)))
    first, second, _ = state.hands[1]
    played = engine.submit(GAME, state, 1, Challenge(0, (second, first)), seed="s", index=4)
    assert played.entry.action == Challenge(0, (first, second))


def test_learning_is_by_draw_or_by_reveal() -> None:
    state = dealt()
    sealed = engine.submit(GAME, state, 0, Bid(0), seed="s", index=1)
    assert not sealed.entry.learnt
    revealed = engine.submit(GAME, after(state, (0, Bid(0)), (1, Bid(5))), 2, Bid(0), seed="s", index=3)
    assert (revealed.entry.learnt, revealed.entry.draws) == (True, ())


def test_a_move_is_foreseen_unless_it_draws_or_reveals() -> None:
    state = dealt()
    ahead = engine.foresee(GAME, state, 0, Bid(2))
    assert ahead is not None
    assert GAME.view(ahead, 0) == GAME.view(after(state, (0, Bid(2))), 0)
    assert engine.foresee(GAME, after(state, (0, Bid(0)), (1, Bid(5))), 2, Bid(0)) is None


def test_foresight_gets_a_redeal() -> None:
    state = dealt()
    ahead = engine.foresee(GAME, state, 1, Bid(2))
    assert ahead is not None
    assert ahead.hands[1] == state.hands[1]
    assert ahead.hands != state.hands
    assert state == dealt()


def test_in_place_comes_to_the_same() -> None:
    state = dealt()
    played = engine.submit(GAME, state, 0, Bid(2), seed="s", index=1)
    own = engine.clone(GAME, state)
    assert engine.play_on(own, 0, Bid(2), Chance("s", 1)) == played
    assert played.state is not own
    assert own == played.state != state


def test_a_copy_shares_nothing() -> None:
    state = dealt()
    copy = engine.clone(GAME, state)
    copy.hands[0].clear()
    copy.stack[-1].bids[0] = None
    assert state == dealt()
    assert isinstance(engine.decode(GAME, engine.encode(state)).stack[-1], Bidding)


def test_the_computer_player_gets_a_redeal() -> None:
    """It is handed another deal of the unseen cards, and its own hand."""

    class Spy(type(GAME)):
        given: ClassVar[list[Any]] = []

        def choose(self, state: Any, seat: int, rng: Random) -> Action:
            self.given.append(state)
            return super().choose(state, seat, rng)

    state = dealt()
    action = engine.computer_move(Spy(), state, 1, Random(1))
    assert action in engine.legal(state, 1)
    assert Spy.given[0].hands[1] == state.hands[1]
    assert Spy.given[0].hands != state.hands
    assert state == dealt()


# Frames


class Circle(Frame, tag="circle"):
    def advance(self, flow: Flow[Any]) -> None:
        flow.pop()
        flow.push(Circle())


class Question(Frame, tag="question"):
    seat: int

    def asks(self, state: Any) -> dict[int, Decision]:
        return {self.seat: Decision(prompt=words("q"), actions=(Withdraw,))}


class Table(State, kw_only=True):
    stack: list[Circle | Question] = []


def test_a_game_that_goes_in_circles_is_stopped() -> None:
    class Dizzy(type(GAME)):
        def deal(self, setup: Setup, options: Any, chance: Chance) -> Any:
            state = Table(seats=setup.seats, stack=[])
            state.push(Circle())
            return state

    with pytest.raises(RuntimeError, match="circles"):
        engine.start(Dizzy(), SETUP)


def test_frames_are_numbered_and_the_top_one_asks() -> None:
    state = Table(seats=2, stack=[], acts=[0, 0])
    assert engine.pending(state) == {}
    state.push(Question(seat=0))
    state.push(Question(seat=1))
    assert [frame.serial for frame in state.stack] == [1, 2]
    assert {seat: asked.id for seat, asked in engine.pending(state).items()} == {1: "2.0"}
    flow = Flow(state, Chance("s", 0))
    flow.pop()
    assert {seat: asked.id for seat, asked in engine.pending(state).items()} == {0: "1.0"}
    flow.push(Question(seat=1))
    assert state.stack[-1].serial == 3
    flow.finish(Outcome((0, 0), (0, 1), words("done")))
    assert (state.stack, engine.pending(state), engine.awaited(state)) == ([], {}, ())


@pytest.mark.parametrize(
    ("to", "hears"), [(None, {None, 0, 1, 2}), ((1,), {1}), ((0, 2), {0, 2}), ((), set())], ids=str
)
def test_events_have_an_audience(to: tuple[int, ...] | None, hears: set[int | None]) -> None:
    event = Event(words("e"), (), to)
    assert {seat for seat in (None, 0, 1, 2) if event.heard_by(seat)} == hears
