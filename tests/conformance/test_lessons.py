"""Every game's course, over random, sensible and recorded games: each first decision of a kind gets its lesson, in both
languages, and there is room for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from bot.coach import Course, Lesson, course_of
from bot.languages import languages
from bot.prompts.coaching import moment_of
from bot.prompts.panel import notes, opening_text
from bot.talk import MESSAGE
from bot.words import Speaker, bundle, has
from rules.core import Game, Setup, State, engine
from rules.core.engine import read_entry
from rules.core.match import opened, repeated
from rules.core.words import Arg, Words
from rules.host import OpenTable, Seat, Table
from rules.registry import games
from tests.conformance.effort import setup_of
from tests.conformance.pupil import Pupil, Told, kind_of
from tests.conformance.trail import Trail
from tests.stages import at_step

TAUGHT = sorted(games())
LEAST = {"barony": 8, "saga": 8, "torres": 10, "medioevo": 25}
FULL = {"barony": "Turns", "saga": "Turns", "torres": "Turns", "medioevo": "Battle"}  # steps with everything in view
LONGEST = 620  # characters of a lesson; what is asked needs room as well
REPLAYS = Path(__file__).parents[1] / "replays"
NAMES = ("Aliénor d’Aquitaine", "Baudouin", "Clémence de Hongrie", "Drogo", "Eudes", "Frédégonde")


def course(game: str) -> Course[Any]:
    found = course_of(game)
    assert found is not None
    return found


def keys(game: str, part: str) -> list[str]:
    """Of the game's words those for prompts, or for lessons."""
    files = sorted((Path(__file__).parents[2] / "bot/locales/en" / game).glob("*.ftl"))
    found = [key for file in files for key in re.findall(rf"^({game}-{part}-[a-z-]+) =", file.read_text(), re.M)]
    assert len(found) > 1
    return found


# What can be told of a course without playing


@pytest.mark.parametrize("game", TAUGHT)
def test_there_are_enough_lessons_each_with_its_words_and_page(game: str) -> None:
    lessons = course(game).lessons
    assert len({lesson.id for lesson in lessons}) == len(lessons) >= LEAST[game]
    pages = Speaker("en")(f"rules-{game}-topics").split()
    for lesson in lessons:
        assert lesson.topic in pages, lesson.id
        assert all(has(f"{game}-lesson-{lesson.id}", language) for language in languages()), lesson.id


@pytest.mark.parametrize("game", TAUGHT)
def test_no_words_are_left_of_a_lesson_that_is_gone(game: str) -> None:
    known = {f"{game}-lesson-{lesson.id}" for lesson in course(game).lessons}
    assert set(keys(game, "lesson")) == known


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_table_can_be_opened(game: str) -> None:
    rules, taught = games()[game], course(game)
    assert taught.game == game
    assert rules.min_seats <= taught.seats <= rules.max_seats
    engine.read_options(rules, dict(taught.options))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_question_has_a_lesson_however_seldom_it_is_asked(game: str) -> None:
    """Seen from a position in which all that a lesson looks at is there."""
    stage = at_step(games()[game], FULL[game])
    moment = moment_of(stage.game, stage.state, engine.awaited(stage.state)[0], None)
    for key in keys(game, "prompt"):
        assert course(game).due(replace(moment, prompt=Words(key))), key


# Words, checked wherever a lesson is told


def spoken(told: Told, language: str) -> str:
    """The lesson in words; nothing in it is missing, left over, or cut in two."""
    for words in _all(told.words):
        message = bundle(language).get_message(words.key)
        assert message.value is not None
        names = {part.id.name for part in _references(message.value)}
        assert names <= set(words.args), f"{words.key} lacks {names - set(words.args)}"
    text = Speaker(language, NAMES).say(told.words)
    assert "\n" not in text, text
    assert "  " not in text, text
    assert not re.search(r"[{}$]|\(\)| [,.]|: ?[.,;]", text), text
    assert 40 < len(text) <= LONGEST, (told.lesson.id, language, len(text))
    return text


def _all(words: Words) -> Iterator[Words]:
    yield words
    for arg in words.args.values():
        yield from _nested(arg)


def _nested(arg: Arg) -> Iterator[Words]:
    if isinstance(arg, Words):
        yield from _all(arg)
    elif isinstance(arg, list):
        for part in arg:
            yield from _nested(part)


def _references(pattern: Any) -> Iterator[Any]:
    """The variables of a pattern, wherever they stand in it."""
    if type(pattern).__name__ == "VariableReference":
        yield pattern
    for name in ("elements", "expression", "selector", "variants", "value"):
        part = getattr(pattern, name, None)
        for each in part if isinstance(part, list) else [part]:
            if each is not None and not isinstance(each, str | FluentBundle):
                yield from _references(each)


def fits(game: Game[Any], state: State, pupil: Pupil, told: Told) -> None:
    """Lesson, notes and question in one message, in every language."""
    seats = tuple(Seat(seat, name) for seat, name in enumerate(NAMES[: state.seats]))
    position = OpenTable(_table(game, seats), game, state)
    for language in languages():
        say = Speaker(language, NAMES)
        prompt = say.say(engine.pending(state)[pupil.seat].prompt)
        text = opening_text(say, position, pupil.seat, prompt, (say("coach-line", text=spoken(told, language)),))
        assert len(text) <= MESSAGE, (told.lesson.id, len(text), len(notes(say, position, pupil.seat)))


def _table(game: Game[Any], seats: tuple[Seat, ...]) -> Table:
    return Table(
        id="t", game=game.id, version=game.version, name="Château-Gaillard" * 2, guild=0, channel=0, language="en",
        creator=0, status="running", seats=seats, options={}, seed="", length=0, awaited=(), branch=0, revision=1,
        created=0.0, changed=0.0,
    )  # fmt: skip


# Games


def study(
    game: Game[Any], taught: Course[Any], states: Iterator[State], seats: int, *, often: bool = True
) -> list[Pupil]:
    """Everybody at the table is coached, and looks at every kind of action that is open; unless `often`, only at
    decisions of a new kind."""
    pupils = [Pupil(game, taught, seat) for seat in range(seats)]
    for state in states:
        for seat, decision in engine.pending(state).items():
            if often or kind_of(decision.prompt) not in pupils[seat].met:
                for told in pupils[seat].asked(state, *engine.legal(state, seat).kinds):
                    fits(game, state, pupils[seat], told)
    for pupil in pupils:
        assert pupil.untold == []
    return pupils


@pytest.mark.parametrize("game", TAUGHT)
def test_every_first_decision_of_a_kind_gets_a_lesson_in_random_games(game: str) -> None:
    rules = games()[game]
    for seats, number in ((course(game).seats, 0), (rules.max_seats, 1)):
        setup = setup_of(rules, seats, number)
        states = (position.state for position in Trail(rules, setup).walk(Random(number)))
        study(rules, course(game), (state for state in states if state.outcome is None), seats, often=False)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_game_among_sensible_players_teaches_most_of_the_course(game: str) -> None:
    rules, taught = games()[game], course(game)
    setup = Setup(game=game, version=rules.version, seats=taught.seats, seed="guided", options=dict(taught.options))
    pupils = study(rules, taught, _sensible(rules, setup), taught.seats)
    assert max(len(pupil.heard) for pupil in pupils) >= LEAST[game]


def _sensible(game: Game[Any], setup: Setup, most: int = 250) -> Iterator[State]:
    """The first moves of a game among computers."""
    state, _ = engine.start(game, setup)
    rng = Random(setup.seed)
    for index in range(1, most):
        if state.outcome is not None:
            return
        yield state
        seat = engine.awaited(state)[0]
        move = engine.computer_move(game, state, seat, rng)
        state = engine.submit(game, state, seat, move, seed=setup.seed, index=index).state


@pytest.mark.parametrize("game", TAUGHT)
def test_every_first_decision_of_a_kind_gets_a_lesson_in_recorded_games(game: str) -> None:
    rules, files = games()[game], sorted((REPLAYS / game).glob("*.json"))
    for file in files[:: max(1, len(files) // 16)]:
        record = json.loads(file.read_text())
        setup = Setup(**record["setup"])
        study(rules, course(game), _recorded(rules, setup, record["entries"]), setup.seats, often=False)


def _recorded(game: Game[Any], setup: Setup, entries: list[Any]) -> Iterator[State]:
    state, _ = opened(game, setup)
    yield state
    log = [read_entry(game, entry) for entry in entries]
    for played in repeated(game, setup, state, log, first=1):
        if played.state.outcome is None:
            yield played.state


# And each of them can fail


def test_a_decision_without_a_lesson_is_found() -> None:
    rules = games()["barony"]
    setup = setup_of(rules, 2)
    bare = Course[Any]("barony", 2, tuple(lesson for lesson in course("barony").lessons if lesson.topic != "setup"))
    with pytest.raises(AssertionError, match="barony-prompt-place"):
        study(rules, bare, iter([engine.start(rules, setup)[0]]), 2)


def test_a_lesson_without_a_number_is_found() -> None:
    rules = games()["barony"]
    state, _ = engine.start(rules, setup_of(rules, 2))
    vague = Course[Any]("barony", 2, (Lesson("place", "setup", lambda moment: True),))
    with pytest.raises(AssertionError, match="lacks"):
        study(rules, vague, iter([state]), 2)
