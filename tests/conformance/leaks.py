"""Nobody learns what is hidden: whatever a seat cannot see is dealt anew, and all that it gets must stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import replace
from itertools import combinations, islice
from random import Random
from typing import Any
from zlib import crc32

import msgspec

import render
from bot.coach import Course, Lesson, course_of
from bot.engine.players import question
from bot.prompts.coaching import moment_of
from rules.core import Action, Game, IllegalMove, Refusal, Setup, State, Words, engine
from rules.core.actions import fields_of, label_of, outcome_of, values_of, write_action
from rules.core.engine import Played
from rules.core.here import asked_here
from rules.core.insight import Effort
from rules.mind import advise, judge
from tests.conformance.checks import first_few
from tests.conformance.garbage import spoilt, told
from tests.conformance.trail import Juncture, Move

_DEALS = 3
_PLACES = 2  # asked about in a position
_CHOICES = 9  # tried to find as many like the one that was made
_LISTED = 200  # actions that a program is told
_LEAN = {"beam": 2, "depth": 2, "runs": 3, "turns": 1, "deals": 2}  # of an effort
_NODES = 16  # that a hint looks at
Watcher = int | None
LeakCheck = Callable[[Juncture, Watcher], None]


def redealt(game: Game[Any], state: State, watcher: Watcher, seed: int) -> State:
    return game.redeal(engine.clone(game, state), watcher, Random(seed))


def worlds(position: Juncture, watcher: Watcher) -> Iterator[Juncture]:
    """Positions that this watcher cannot tell from the real one."""
    for seed in range(_DEALS):
        state = redealt(position.game, position.state, watcher, seed)
        yield Juncture(position.game, position.setup, state, position.index)


def seen(game: Game[Any], state: State, watcher: Watcher) -> bytes:
    return msgspec.msgpack.encode(game.view(state, watcher))


# What a watcher gets from a position


def view_hides(position: Juncture, watcher: Watcher) -> None:
    real = seen(position.game, position.state, watcher)
    assert position.setup.seed.encode() not in real, "the seed is in a view"
    for world in worlds(position, watcher):
        assert seen(world.game, world.state, watcher) == real, f"the view of {watcher} tells what is hidden"


def prompts_hide(position: Juncture, watcher: Watcher) -> None:
    real = prompts(position.state, watcher)
    for world in worlds(position, watcher):
        assert prompts(world.state, watcher) == real, f"the prompts that {watcher} sees tell what is hidden"


def prompts(state: State, watcher: Watcher) -> list[object]:
    """One's own decision whole; of the others', what is not secret and whether they are waited for."""
    return [
        (seat, decision.id, decision.awaited, decision.secret)
        if decision.secret and seat != watcher
        else (seat, decision)
        for seat, decision in engine.pending(state).items()
    ]


def notes_hide(position: Juncture, watcher: Watcher) -> None:
    if watcher is None:
        return
    real = position.game.notes(position.state, watcher)
    for world in worlds(position, watcher):
        assert world.game.notes(world.state, watcher) == real, f"the notes for {watcher} tell what is hidden"


def lessons_hide(position: Juncture, watcher: Watcher) -> None:
    """A coach says the same, whatever is hidden. In a game that is not taught, one who tells all they see."""
    if watcher is None or watcher not in engine.pending(position.state):
        return
    real = lessons(position, watcher)
    for world in worlds(position, watcher):
        assert lessons(world, watcher) == real, f"what a coach tells {watcher} depends on what is hidden"


def lessons(position: Juncture, seat: int) -> list[Words]:
    """All that could be told now, whatever kind of action is looked at."""
    course = course_of(position.game.id) or ALL_SEEING
    first = moment_of(position.game, position.state, seat, None)
    moments = [first, *(replace(first, chosen=kind) for kind in first.kinds)]
    return [course.words(lesson, moment) for moment in moments for lesson in course.due(moment)]


ALL_SEEING = Course[Any](
    "tourney",
    2,
    (Lesson("all", "", lambda moment: True, lambda moment: {"view": repr(moment.view), "kinds": [*moment.kinds]}),),
)


def options_hide(position: Juncture, watcher: Watcher) -> None:
    if watcher is None:
        return
    real = options(position, watcher)
    for world in worlds(position, watcher):
        assert options(world, watcher) == real, f"what {watcher} may choose tells what is hidden"


def options(position: Juncture, seat: int) -> list[tuple[str, list[Words | float | None]]]:
    """The first legal actions as text, with what their values are called and would bring about, and how likely they
    are."""
    return [(write_action(action), labels(position, seat, action)) for action in first_few(position, seat)]


def labels(position: Juncture, seat: int, action: Action) -> list[Words | float | None]:
    values = values_of(action)
    found: list[Words | float | None] = []
    for at, (field, value) in enumerate(zip(fields_of(type(action)), values, strict=True)):
        for part in value if isinstance(value, tuple | Mapping) else (value,):
            if part is not None:
                chosen = (field, position.state, seat, values[:at], part)
                found += [label_of(*chosen), outcome_of(*chosen)]
                likely = field.ask.likely
                found += [] if likely is None else [likely(position.state, seat, *values[:at], part)]
    return found


def refusals_hide(position: Juncture, watcher: Watcher) -> None:
    if watcher is None:
        return
    real = refusals(position, watcher)
    for world in worlds(position, watcher):
        assert refusals(world, watcher) == real, f"what {watcher} is refused tells what is hidden"


def refusals(position: Juncture, seat: int) -> list[Refusal | None]:
    return [told(position, seat, action) for action in spoilt(position, seat, Random(0))]


def places_hide(position: Juncture, watcher: Watcher) -> None:
    """What one may do at a place, and why not, is the same whatever is hidden."""
    if watcher is None:
        return
    places = _named(position, watcher)
    for place in places[:_PLACES]:
        real = asked_here(position.game, position.state, watcher, place, places)
        for world in worlds(position, watcher):
            found = asked_here(world.game, world.state, watcher, place, places)
            assert found == real, f"what {watcher} is told of {place} tells what is hidden"


def _named(position: Juncture, watcher: int) -> list[str]:
    """Whatever names a seat can tell, in no order of the rules' own: places, where the game has a board."""
    survey = render.survey(position.game.id)
    if survey is not None:
        places = [*survey.places(position.game.view(position.state, watcher))]
        Random(position.index).shuffle(places)
        return places
    values = (value for action in first_few(position, watcher) for value in values_of(action))
    return sorted({value for value in values if isinstance(value, str)} | {"nowhere"})


def redeal_knows_no_more(position: Juncture, watcher: Watcher) -> None:
    """A re-deal of a re-deal is the re-deal itself: nothing of the real state is left in it."""
    game = position.game
    real = engine.encode(redealt(game, position.state, watcher, 99))
    for world in worlds(position, watcher):
        assert game.faults(world.state) == [], "a re-dealt state breaks the game's invariants"
        assert engine.encode(redealt(game, world.state, watcher, 99)) == real, "a re-deal knows what is hidden"


def computer_does_not_peek(position: Juncture, watcher: Watcher) -> None:
    if watcher is None or watcher not in engine.awaited(position.state):
        return
    real = engine.computer_move(position.game, position.state, watcher, Random(5))
    world = next(worlds(position, watcher))
    assert engine.computer_move(world.game, world.state, watcher, Random(5)) == real, "the computer player peeks"


def hints_hide(position: Juncture, watcher: Watcher) -> None:
    """Nor do hints peek, or what an analysis makes of a move that was played."""
    if watcher is None or watcher not in engine.awaited(position.state):
        return
    real = hints(position, watcher)
    world = next(worlds(position, watcher))
    assert hints(world, watcher) == real, f"what {watcher} is advised tells what is hidden"


def hints(position: Juncture, seat: int) -> tuple[object, object]:
    """By a mind that looks at little, but to which everything in a state matters: whatever it knows beyond what its
    seat does changes what it says. And what a program of somebody else is asked in that seat's place."""
    game = lean(position.game, judge=_all_matters)
    played = engine.sample(position.state, seat, Random(3))
    verdict = judge(game, position.state, seat, played, Random(5), glance=True)
    asked = question(game, position.state, seat, _LISTED)
    return (advise(game, position.state, seat, Random(5)), verdict), asked


def _all_matters(position: Any, seat: int) -> float:
    return crc32(msgspec.msgpack.encode(position)) / 2**32


def lean(game: Game[Any], nodes: int = _NODES, judge: Callable[[Any, int], float] | None = None) -> Game[Any]:
    """The same game for minds that try little, at any level, with a `judge` of one's choice."""
    made = copy(game)
    if game.insight is not None:
        efforts = {level: _lean(effort, nodes) for level, effort in game.insight.efforts.items()}
        setattr(made, "insight", replace(game.insight, efforts=efforts, judge=judge or game.insight.judge))  # noqa: B010
    return made


def _lean(effort: Effort, nodes: int) -> Effort:
    less = {name: min(getattr(effort, name), most) for name, most in _LEAN.items()}
    return msgspec.structs.replace(effort, **less, nodes=nodes)


def foresight_hides(position: Juncture, watcher: Watcher) -> None:
    """Nor does it tell anything that some moves can be foreseen and others cannot."""
    if watcher is None or not engine.legal(position.state, watcher).kinds:
        return
    actions = [engine.sample(position.state, watcher, Random(seed)) for seed in range(_DEALS)]
    real = [foreseen(position, watcher, action) for action in actions]
    world = next(worlds(position, watcher))
    assert [foreseen(world, watcher, action) for action in actions] == real, f"{watcher} foresees what is hidden"


def foreseen(position: Juncture, seat: int, action: Action) -> tuple[bytes, tuple[Words, ...]] | None:
    ahead = engine.foresee(position.game, position.state, seat, action)
    return None if ahead is None else (seen(position.game, ahead, seat), position.game.notes(ahead, seat))


POSITIONS: tuple[LeakCheck, ...] = (
    view_hides,
    prompts_hide,
    notes_hide,
    lessons_hide,
    options_hide,
    refusals_hide,
    places_hide,
    redeal_knows_no_more,
    computer_does_not_peek,
    foresight_hides,
)


# What a watcher gets from a move


def heard(played: Played, watcher: Watcher) -> list[object]:
    return [event for event in played.events if event.heard_by(watcher)]


def unmarked_moves_teach_nothing(position: Juncture, move: Move) -> None:
    """After a move that claims to teach nobody anything, events and views are the same whatever is hidden."""
    if move.played.entry.learnt:
        return
    for watcher in position.watchers:
        for world in worlds(position, watcher):
            played = attempt(world, move.seat, move.action)
            if played is None:
                assert watcher != move.seat, "a seat's own legal move depends on what it cannot see"
                continue
            if not played.entry.learnt:
                same_for(position, watcher, move.played, played)


def secret_choices_stay_secret(position: Juncture, move: Move) -> None:
    """Whatever is chosen under a secret decision, the others get the same, and re-deals cannot tell either."""
    if not engine.pending(position.state)[move.seat].secret or move.played.entry.learnt:
        return
    for other in islice(_likes(position, move), _DEALS):
        for watcher in set(position.watchers) - {move.seat}:
            same_for(position, watcher, move.played, other)
            both = [engine.encode(redealt(position.game, p.state, watcher, 99)) for p in (move.played, other)]
            assert both[0] == both[1], "a re-deal knows a secret choice"


def _likes(position: Juncture, move: Move) -> Iterator[Played]:
    """Other secret choices of the same seat. Whether the table still waits for it all may see; so what answers a
    question is like other answers, and what leaves it open like other such choices."""
    waits = move.seat in engine.awaited(move.played.state)
    for seed in range(_CHOICES):
        other = position.submit(move.seat, engine.sample(position.state, move.seat, Random(seed)))
        if not other.entry.learnt and (move.seat in engine.awaited(other.state)) == waits:
            yield other


def attempt(position: Juncture, seat: int, action: Action) -> Played | None:
    try:
        return position.submit(seat, action)
    except IllegalMove:
        return None


def same_for(position: Juncture, watcher: Watcher, one: Played, other: Played) -> None:
    assert heard(one, watcher) == heard(other, watcher), f"events tell {watcher} what is hidden"
    game = position.game
    assert seen(game, one.state, watcher) == seen(game, other.state, watcher), f"a move shows {watcher} what is hidden"
    assert prompts(one.state, watcher) == prompts(other.state, watcher), f"a move prompts {watcher} of what is hidden"


MOVES = (unmarked_moves_teach_nothing, secret_choices_stay_secret)


# What a watcher gets from a deal


def deals_look_alike(game: Game[Any], setup: Setup) -> None:
    """Different deals that look the same to somebody are re-dealt the same: `redeal` looks at the view alone."""
    deals = [engine.start(game, msgspec.structs.replace(setup, seed=f"deal-{n}"))[0] for n in range(40)]
    for watcher in (None, *range(setup.seats)):
        alike: dict[bytes, set[bytes]] = {}
        for state in deals:
            found = engine.encode(redealt(game, state, watcher, 99))
            alike.setdefault(seen(game, state, watcher), set()).add(found)
        assert all(len(found) == 1 for found in alike.values()), f"a re-deal for {watcher} knows the hidden deal"


def redeal_deals(game: Game[Any], setup: Setup) -> None:
    """Where seats see different things, something is hidden, and then a re-deal must deal something."""
    state, _ = engine.start(game, setup)
    views = [msgspec.structs.replace(game.view(state, watcher), seat=None) for watcher in range(setup.seats)]
    if any(one != other for one, other in combinations(views, 2)):
        results = {engine.encode(redealt(game, state, None, seed)) for seed in range(20)}
        assert len(results) > 1, "something is hidden, but a re-deal changes nothing"


DEALS = (deals_look_alike, redeal_deals)
