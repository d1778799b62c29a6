"""What stands behind an option comes true when it is chosen, and the likeliest options come first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.prompts.components import LABEL
from bot.prompts.kinds import offered as offered_kinds
from bot.prompts.labels import labelled, move_label, moves_by_likelihood, whole_label
from bot.prompts.pages import PAGE
from bot.prompts.progress import Question, progress
from bot.prompts.shortcuts import FEW
from bot.words import Speaker
from rules.barony.actions import Build, Move, Place
from rules.barony.actions import Recruit as Raise
from rules.core import Action, State, Words, engine
from rules.core.actions import fields_of, outcome_of, tag_of, values_of
from rules.core.legal import completions
from rules.medioevo.diplomacy import Accept
from rules.medioevo.purchases import Equip, Forge, Improve, Promote, Recruit, ahead
from rules.medioevo.turn import Bid, Reign, Settle, Tax
from rules.registry import games
from rules.saga.actions import Conquer, Play
from rules.saga.actions import Recruit as Hire
from rules.saga.outlook import conquers
from rules.saga.playing import affordable
from rules.saga.powers import ready
from rules.torres.actions import Block, PickStack, PlaceKnight
from rules.torres.actions import Move as Step
from rules.torres.scoring import worth
from tests.bot.test_panel_kinds import opened
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
        ahead = len(weights) if len(weights) <= PAGE else 10
        assert weights[:ahead] == sorted(weights, reverse=True)[:ahead]
        assert sorted(values) == sorted(map(str, getattr(question.domain, "options", question.domain)))
        seen += len(set(weights)) > 1
    assert seen


@pytest.mark.parametrize(("game", "kind"), [("barony", Raise), ("barony", Place), ("saga", Hire), ("torres", Step)])
def test_whole_moves_side_by_side_begin_with_the_likeliest(game: str, kind: type[Action]) -> None:
    seen = 0
    for stage in stages(games()[game], None, 40, Random(6)):
        for seat in engine.awaited(stage.state):
            if kind in engine.legal(stage.state, seat).kinds:
                moves = moves_by_likelihood(stage.state, seat, completions(kind, stage.state, seat))
                first = [tuple(likelihood(stage.state, seat, move)) for move in moves]
                assert first == sorted(first, reverse=True)
                seen += len(set(first)) > 1
    assert seen


def likelihood(state: State, seat: int, move: Action) -> list[float]:
    """Of its answers, one after the other."""
    asked, values = fields_of(type(move)), values_of(move)
    answered = [n for n, value in enumerate(values) if not isinstance(value, tuple | None)]
    known = ((asked[n].ask.likely, n) for n in answered)
    return [likely(state, seat, *values[:n], values[n]) for likely, n in known if likely is not None]


def test_a_knight_of_saga_promises_a_conquest_if_it_can_make_one_and_tells_its_best_place_else() -> None:
    seen = {True: 0, False: 0}
    for state, seat, move, _ in chosen("saga", Play):
        told = outcome(state, seat, move, "card")
        assert told is not None
        ways = [each for each in completions(Play, state, seat) if isinstance(each, Play) and each.card == move.card]
        won = [each for each in ways if conquers(state, seat, each.card, each.army)]
        assert (told.key == "saga-outcome-can-conquer") == bool(won)
        if not won:
            assert told.key == "saga-outcome-at"
            assert told.args["others"] == ("yes" if len({each.army for each in ways}) > 1 else "no")
        seen[bool(won)] += 1
    assert all(seen.values())


def test_saga_speaks_of_recruiting_only_where_a_knight_can_be_paid() -> None:
    seen = {True: 0, False: 0}
    for stage in stages(games()["saga"], None, 150, Random(6)):
        for seat, decision in engine.pending(stage.state).items():
            state: Any = stage.state
            if state.free and not state.recruited and not state.played:
                payable = bool(affordable(state, seat)) or ready(state, seat, "free-recruit") is not None
                assert decision.prompt.key == ("saga-prompt-play-recruit" if payable else "saga-prompt-play")
                seen[payable] += 1
    assert all(seen.values())


@pytest.mark.parametrize(("game", "kind"), [("saga", Conquer), ("torres", PickStack)])
def test_a_button_that_asks_nothing_says_what_it_does(game: str, kind: type[Action]) -> None:
    say, seen = Speaker("en", NAMES), 0
    for stage in stages(games()[game], None, 60, Random(9)):
        position = opened(stage.game, stage.state, stage.setup.seats)
        for seat in engine.awaited(stage.state):
            kinds = engine.legal(stage.state, seat).kinds
            moves = [*islice(completions(kind, stage.state, seat), 2)] if kind in kinds else []
            if len(moves) == 1 and len(kinds) > 1:
                shown = dict(flipped(offered_kinds(say, position, seat, kinds).shown))
                if len(shown) < FEW:
                    assert shown[tag_of(kind)] == whole_label(say, game, stage.state, seat, moves[0])
                    seen += 1
    assert seen


def test_whoever_answers_sees_what_they_answer() -> None:
    """Also where a panel has no room for more: to sign the one pact that is proposed asks nothing."""
    say, seen = Speaker("en", NAMES), 0
    for stage in stages(games()["medioevo"], 6, 20, Random(9)):
        position = opened(stage.game, stage.state, stage.setup.seats)
        for seat in engine.awaited(stage.state):
            kinds = engine.legal(stage.state, seat).kinds
            moves = [*islice(completions(Accept, stage.state, seat), 2)] if Accept in kinds else []
            shown = dict(flipped(offered_kinds(say, position, seat, kinds).shown))
            if len(moves) == 1 and tag_of(Accept) in shown:
                assert shown[tag_of(Accept)] == whole_label(say, "medioevo", stage.state, seat, moves[0])
                seen += len(shown) >= FEW
    assert seen


def flipped(shown: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    return ((choice, label) for label, choice in shown)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_no_two_choices_are_called_alike(game: str, language: str) -> None:
    """Of what stands side by side: a village and a stronghold on one hex are two moves."""
    say = Speaker(language, NAMES)
    for stage in stages(games()[game], 3, 8, Random(9)):
        position = opened(stage.game, stage.state, stage.setup.seats)
        for seat in engine.awaited(stage.state):
            shown = [
                label for label, _ in offered_kinds(say, position, seat, engine.legal(stage.state, seat).kinds).shown
            ]
            assert len(shown) == len(set(shown)), sorted(shown)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "kinds"), [("barony", ()), ("saga", ()), ("torres", ()), ("medioevo", (Tax, Reign, Settle, Bid))]
)
def test_no_button_is_cut_off(game: str, kinds: tuple[type[Action], ...], language: str) -> None:
    """Of Medioevo those by which everybody begins: what a card or a purchase does is told in full beside its button."""
    say = Speaker(language, NAMES)
    for stage in stages(games()[game], 6, 8, Random(9)):
        position = opened(stage.game, stage.state, stage.setup.seats)
        for seat in engine.awaited(stage.state):
            open_now = engine.legal(stage.state, seat).kinds
            wanted = tuple(kind for kind in open_now if not kinds or kind in kinds)
            for label, _ in offered_kinds(say, position, seat, wanted).shown if wanted else ():
                assert len(label) <= LABEL, label


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
