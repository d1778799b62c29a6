"""What a coach counts on a view is what the rules make of the position: every number, place and card that lessons
name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.coach import Moment, course_of
from bot.coach.medioevo.battle import Odds, best_reroll, worth_of_reroll
from bot.coach.medioevo.purchases import DEEDS
from bot.coach.medioevo.treasury import income as income_seen
from bot.prompts.coaching import moment_of
from rules.barony.actions import Build, City, Move, Place, Recruit, Title
from rules.core import Action, State, engine
from rules.core.legal import completions
from rules.core.words import Words
from rules.medioevo.data import Die
from rules.medioevo.economy import card_price, cards_seen, income
from rules.registry import games
from rules.saga.actions import Conquer, Play
from rules.torres.actions import Block
from rules.torres.actions import Move as Step
from tests.stages import stages

MANY, FEW = 300, 12  # positions of each step
ODDS = Odds(foe=7, change=0, own=5, theirs=3)


def moments(game: str, most: int = MANY) -> Iterator[tuple[State, int, Moment[Any]]]:
    """Positions of recorded games, seen by somebody who is awaited."""
    for stage in stages(games()[game], None, most, Random(game)):
        for seat in engine.awaited(stage.state)[:1]:
            yield stage.state, seat, moment_of(stage.game, stage.state, seat, None)


def facts(game: str, lesson: str, *, most: int = MANY) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Wherever that lesson is due: the position, and what it says."""
    course = course_of(game)
    assert course is not None
    row = next(row for row in course.lessons if row.id == lesson)
    found = 0
    for state, seat, moment in moments(game, most):
        if row.when(moment):
            found += 1
            yield state, seat, dict(row.facts(moment))
    assert found, f"{lesson} is never due"


def after(game: str, state: State, seat: int, action: Action) -> Any:
    return engine.submit(games()[game], state, seat, action, seed="coach", index=1).state


def hex_of(words: Words) -> str:
    return str(words.args["hex"])


# Barony


@pytest.mark.parametrize("lesson", ["place", "place-next"])
def test_a_city_may_stand_where_the_coach_says(lesson: str) -> None:
    for state, seat, told in facts("barony", lesson):
        sites = [action.hex for action in engine.legal(state, seat) if isinstance(action, Place)]
        assert "hex" not in told or hex_of(told["hex"]) in sites


def test_a_city_recruits_as_many_as_the_coach_says() -> None:
    for state, seat, told in facts("barony", "turn"):
        moves = [action for action in engine.legal(state, seat) if isinstance(action, Recruit)]
        here = [action.knights for action in moves if action.city == told["city"]]
        assert not here or max(here) == min(told["most"], told["reserve"])


@pytest.mark.parametrize(("lesson", "piece"), [("raid", "village"), ("clash", "knight")])
def test_a_raid_destroys_what_the_coach_points_at(lesson: str, piece: str) -> None:
    for state, seat, told in facts("barony", lesson):
        moves = completions(Move, state, seat)
        struck = (after("barony", state, seat, move) for move in moves if told["hex"] in (move.target, move.target2))  # type: ignore[attr-defined]
        assert any(_fell(state, ahead, told, piece) for ahead in struck), (lesson, told)


def _fell(state: Any, ahead: Any, told: dict[str, Any], piece: str) -> bool:
    before, later = state.players[told["owner_seat"]], ahead.players[told["owner_seat"]]
    held = "buildings" if piece == "village" else "knights"
    return told["hex"] in getattr(before, held) and told["hex"] not in getattr(later, held)


def test_a_village_becomes_a_city_where_the_coach_says() -> None:
    for state, seat, told in facts("barony", "city-ready"):
        assert hex_of(told["hex"]) in [action.village for action in engine.legal(state, seat) if type(action) is City]


def test_the_gold_to_be_built_and_spent_is_counted_right() -> None:
    for state, seat, told in facts("barony", "build-ready"):
        builds = completions(Build, state, seat)
        most = max(len({*action.villages, *action.strongholds}) for action in builds)  # type: ignore[attr-defined]
        assert told["count"] == most
    for state, seat, told in facts("barony", "title-ready"):
        assert told["gold"] >= told["price"]
        assert any(isinstance(action, Title) for action in engine.legal(state, seat))


# Saga


def _card(words: Words) -> str:
    colour = words.args["colour"]
    assert isinstance(colour, Words)
    return f"{colour.key.removeprefix('saga-colour-')}{words.args['value']}"


def _realm(words: Words) -> str:
    return words.key.removeprefix("saga-realm-")


def test_the_knight_that_the_coach_names_conquers() -> None:
    for state, seat, told in facts("saga", "finish"):
        ahead = after("saga", state, seat, Play(_card(told["card"]), _realm(told["realm"])))
        if ahead.by_choice:
            ahead = after("saga", ahead, seat, Conquer(_realm(told["realm"])))
        assert ahead.realms[_realm(told["realm"])].owner == seat


def test_an_army_that_the_coach_calls_strong_conquers() -> None:
    for state, seat, told in facts("saga", "strong"):
        ahead = after("saga", state, seat, Conquer(_realm(told["realm"])))
        assert ahead.realms[_realm(told["realm"])].owner == seat
        assert told["value"] >= told["needed"]


def test_the_plan_of_a_coach_can_be_begun_and_is_enough() -> None:
    for state, seat, told in facts("saga", "any-turn"):
        if told["plan"] == "no":
            continue
        knights = [_card(told["leader"]), *map(_card, told["others"])]
        hand = [*state.players[seat].hand]  # type: ignore[attr-defined]
        for knight in knights:
            hand.remove(knight)
        colours = [knight[:-1] for knight in knights]
        assert len({*colours}) == len(colours)
        assert colours[0] == _realm(told["realm"])
        assert sum(int(knight[-1]) for knight in knights) >= told["needed"]
        assert Play(knights[0], colours[0]) in engine.legal(state, seat)


# Torres


def test_a_step_up_brings_what_the_coach_says() -> None:
    for state, seat, told in facts("torres", "climb"):
        step = Step(told["origin"], told["target"])
        if state.turn.points:  # type: ignore[attr-defined]
            assert _worth(after("torres", state, seat, step), seat) - _worth(state, seat) == told["gain"]


def test_a_stair_can_be_built_and_climbed() -> None:
    for state, seat, told in facts("torres", "stair"):
        if (block := Block(told["target"])) in engine.legal(state, seat):
            raised = after("torres", state, seat, block)
            ahead = after("torres", raised, seat, Step(told["origin"], told["target"]))
            assert _worth(ahead, seat) - _worth(state, seat) == told["gain"]
        else:
            pytest.fail(f"no block may be laid on {told['target']}")


def _worth(state: State, seat: int) -> int:
    view: Any = games()["torres"].view(state, seat)
    castles: list[Any] = list(view.castles)
    heights = [
        (len(castle.squares), [view.heights[square] for square in castle.squares if view.knights.get(square) == seat])
        for castle in castles
    ]
    return sum(area * max(levels) for area, levels in heights if levels)


# Medioevo


@pytest.mark.slow
def test_taxes_bring_what_the_coach_says() -> None:
    seen = 0
    for state, seat, moment in moments("medioevo", FEW):
        for level in (20, 50):
            if moment.view.phase != "founding":
                seen += 1
                assert income_seen(moment, level) == income(state, seat, level)  # type: ignore[arg-type]
    assert seen > 100


@pytest.mark.slow
def test_a_card_costs_what_the_coach_says() -> None:
    seek = next(lesson for lesson in DEEDS if lesson.id == "seek")
    for state, seat, moment in moments("medioevo", FEW):
        told = seek.facts(moment)
        assert told["price"] == card_price(state.players[seat])  # type: ignore[attr-defined]
        assert told["seen"] == cards_seen(state, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dice", "chosen"),
    [
        ({"d4": 4, "d6": 4, "d8": 8}, ("d8",)),  # the pair stays, and casualties may only fall
        ({"d4": 1, "d6": 6, "d8": 8}, ()),  # won, at the cost of one
        ({"d4": 2, "d6": 1, "d8": 3}, ("d4", "d6", "d8")),  # lost anyhow
    ],
)
def test_which_dice_to_reroll(dice: dict[Die, int], chosen: tuple[Die, ...]) -> None:
    assert best_reroll(dice, ODDS) == chosen


def test_no_reroll_is_better_than_the_one_advised() -> None:
    others: tuple[tuple[Die, ...], ...] = ((), ("d4",), ("d8",), ("d4", "d6", "d8"))
    for values in product((1, 4), (2, 6), (3, 8)):
        dice: dict[Die, int] = dict(zip(("d4", "d6", "d8"), values, strict=True))
        best = worth_of_reroll(dice, best_reroll(dice, ODDS), ODDS)
        assert all(worth_of_reroll(dice, some, ODDS) <= best for some in others)
