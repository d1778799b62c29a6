"""What stands behind an option comes true when it is chosen, and the likeliest options come first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.prompts.labels import labelled, move_label, whole_label
from bot.prompts.progress import Question, progress
from bot.words import Speaker
from rules.barony.actions import Build, Move
from rules.core import Action, State, Words, engine
from rules.core.actions import fields_of, outcome_of, values_of
from rules.core.legal import completions
from rules.medioevo.purchases import Equip, Forge, Improve, Promote, Recruit, ahead
from rules.medioevo.turn import Settle
from rules.registry import games
from rules.saga.actions import Play
from rules.saga.actions import Recruit as Hire
from rules.torres.actions import Block, PlaceKnight
from rules.torres.actions import Move as Step
from rules.torres.scoring import worth
from tests.stages import at_step, stages

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Flo")


def chosen(game: str, *kinds: type[Action], each: int = 6) -> Iterator[tuple[Any, int, Any, Any]]:
    """Moves of these kinds in recorded games: the position, who moves, the move, and the position after it."""
    rules, rng = games()[game], Random(5)
    records, most = (2, 40) if game == "medioevo" else (None, 150)
    for stage in stages(rules, records, most, rng):
        for seat in engine.awaited(stage.state):
            for kind in set(kinds) & set(engine.legal(stage.state, seat).kinds):
                moves = list(completions(kind, stage.state, seat))
                for move in rng.sample(moves, min(each, len(moves))):
                    after = engine.submit(rules, stage.state, seat, move, seed="s", index=1).state
                    yield stage.state, seat, move, after


def outcome(state: State, seat: int, move: Action, field: str) -> Words | None:
    names = [known.name for known in fields_of(type(move))]
    at = names.index(field)
    return outcome_of(fields_of(type(move))[at], state, seat, values_of(move)[:at], values_of(move)[at])


def test_barony_what_a_move_destroys_is_gone_after_it() -> None:
    seen = 0
    for state, seat, move, after in chosen("barony", Move, each=200):
        if move.origin2 is None:
            told = outcome(state, seat, move, "target")
            destroyed = told is not None and told.key == "barony-outcome-destroys"
            before, then = (
                [(set(p.knights), set(p.buildings)) for n, p in enumerate(at.players) if n != seat]
                for at in (state, after)
            )
            assert destroyed == (before != then)
            seen += destroyed
    assert seen


def test_saga_a_conquest_that_is_promised_takes_place_and_no_other() -> None:
    seen = 0
    for state, seat, move, after in chosen("saga", Play):
        told = outcome(state, seat, move, "army")
        assert told is not None
        promised = told.key.startswith("saga-outcome-conquers")
        if move.hidden == "no":
            assert promised == (after.realms[move.army].owner == seat)
            seen += promised
    assert seen


def test_saga_what_is_left_is_left() -> None:
    for state, seat, move, after in chosen("saga", Hire):
        told = outcome(state, seat, move, "card")
        if told is not None and move.gratis == "no":
            assert told.args["points"] == after.players[seat].points


def test_torres_the_year_would_end_as_it_is_said() -> None:
    seen = 0
    for state, seat, move, after in chosen("torres", Step, PlaceKnight):
        told = outcome(state, seat, move, "target" if isinstance(move, Step) else "square")
        points = (worth(state, seat), worth(after, seat))
        assert (points[0] != points[1]) == (told is not None)
        if told is not None:
            assert (told.args["now"], told.args["then"]) == points
            seen += 1
    assert seen


def test_medioevo_a_purchase_costs_what_is_said() -> None:
    fields = {Recruit: "count", Equip: "level", Forge: "engine", Improve: "level", Promote: "level"}
    seen = 0
    for state, seat, move, after in chosen("medioevo", *fields, each=2):
        told = outcome(state, seat, move, fields[type(move)])
        assert told is not None
        if move.means is None:
            assert told.args["left"] == ahead(after, seat).players[seat].florins
            seen += 1
    assert seen


def offered(game: str, kind: type[Action]) -> Iterator[tuple[State, int, Question]]:
    for stage in stages(games()[game], None, 150, Random(6)):
        for seat in engine.awaited(stage.state):
            if kind in engine.legal(stage.state, seat).kinds:
                question = progress(kind, stage.state, seat, ()).question
                if question is not None:
                    yield stage.state, seat, question


@pytest.mark.parametrize(("game", "kind"), [("barony", Build), ("saga", Play), ("torres", Block)])
def test_the_likeliest_come_first_and_none_is_lost(game: str, kind: type[Action]) -> None:
    seen = 0
    for state, seat, question in offered(game, kind):
        likely = question.field.ask.likely
        assert likely is not None
        values = [value for _, value in labelled(Speaker("en", NAMES), state, seat, question, 100)]
        weights = [likely(state, seat, *question.earlier, value) for value in values]
        assert weights == sorted(weights, reverse=True)
        assert sorted(values) == sorted(map(str, getattr(question.domain, "options", question.domain)))
        seen += len(set(weights)) > 1
    assert seen


@pytest.mark.parametrize(("language", "said"), [("en", "needs "), ("fr", "il faut ")])
def test_an_option_says_what_it_is_and_what_it_brings(language: str, said: str) -> None:
    state, seat, move, _ = next(chosen("saga", Play))
    say = Speaker(language, NAMES)
    whole = whole_label(say, "saga", state, seat, move)
    assert whole.startswith(move_label(say, "saga", state, seat, move))
    assert said in whole
    assert said not in move_label(say, "saga", state, seat, move), "a move that is chosen is called by its name"


@pytest.mark.parametrize(("language", "said"), [("en", "Village in "), ("fr", "Village : ")])
def test_starting_pieces_are_a_sentence(language: str, said: str) -> None:
    stage = at_step(games()["medioevo"], "Settling")
    seat = engine.awaited(stage.state)[0]
    move = next(iter(completions(Settle, stage.state, seat)))
    label = move_label(Speaker(language, NAMES), "medioevo", stage.state, seat, move)
    assert label.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ").startswith(said)
    assert "none" not in label
