"""Legal moves: one declaration answers legality, enumeration, sampling and what is near."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, ClassVar

import pytest

from rules.core import Action, Amount, Ask, IllegalMove, OneOf, Refusal, Some, Split, State, words
from rules.core.legal import LegalMoves, checked, completions, possible

HEXES = ("a1", "a2", "b1", "b3")


class Land(State, kw_only=True):
    open: bool = True
    knights: int = 3


def hexes(state: Land, seat: int) -> OneOf:
    return OneOf(HEXES if state.open else ())


def numbers(state: Land, seat: int, place: str) -> Amount:
    return Amount(1, state.knights)


def guards(state: Land, seat: int, place: str, count: int) -> Some | None:
    return Some(["east", "west"], 1, 2) if count > 1 else None


def too_many(state: Land, seat: int, place: str, count: int) -> Refusal | None:
    return Refusal("X-2", words("too-many", count=count), (place,)) if count > state.knights else None


def apart(state: Land, value: str, option: str) -> float:
    return abs(ord(value[0]) - ord(option[0])) + abs(int(value[1]) - int(option[1]))


class Move(Action, frozen=True, tag="move"):
    rule: ClassVar[str] = "X-1"
    place: Annotated[str, Ask(hexes, near=apart)]
    count: Annotated[int, Ask(numbers, why=too_many)]
    guard: Annotated[tuple[str, ...], Ask(guards, rule="X-3")] = ()


class Pass(Action, frozen=True, tag="pass"):
    rule: ClassVar[str] = "X-4"

    @classmethod
    def closed(cls, state: Land, seat: int) -> Refusal | None:
        return Refusal("X-4", words("must-move")) if state.open else None


def pots(state: Land, seat: int) -> Split:
    return Split({"a": 2, "b": 2}, 2)


class Pay(Action, frozen=True, tag="pay"):
    rule: ClassVar[str] = "X-5"
    parts: Annotated[dict[str, int], Ask(pots)]


ALL: tuple[type[Action], ...] = (Move, Pass, Pay)


def legal(**state: Any) -> LegalMoves:
    return LegalMoves(Land(seats=2, **state), 0, ALL)


def refusal(action: Action, **state: Any) -> Refusal:
    with pytest.raises(IllegalMove) as refused:
        checked(action, Land(seats=2, **state), 0)
    return refused.value.refusal


def test_enumeration_follows_the_asking_order() -> None:
    assert list(completions(Move, Land(seats=2, knights=2), 0, ("a1",))) == [
        Move("a1", 1),
        Move("a1", 2, ("east",)),
        Move("a1", 2, ("west",)),
        Move("a1", 2, ("east", "west")),
    ]


def test_what_is_enumerated_is_legal_and_nothing_else() -> None:
    moves = legal()
    listed = list(moves)
    assert len(listed) == len(HEXES) * (1 + 3 + 3) + 3
    assert all(action in moves for action in listed)
    for wrong in (Move("zz", 1), Move("a1", 4), Move("a1", 1, ("east",)), Move("a1", 2), Pay({"a": 3}), Pass(), "move"):
        assert wrong not in moves


def test_samples_are_legal_and_reach_everything() -> None:
    moves, rng = legal(knights=2), Random(2)
    assert {repr(moves.sample(rng)) for _ in range(2000)} == {repr(action) for action in moves}


def test_a_kind_is_possible_while_its_first_field_has_options() -> None:
    assert legal().kinds == (Move, Pay)
    assert legal(open=False).kinds == (Pass, Pay)
    assert possible(Pass, Land(seats=2, open=False), 0)


def test_nothing_possible_cannot_be_sampled() -> None:
    with pytest.raises(LookupError):
        LegalMoves(Land(seats=2, open=False), 0, (Move,)).sample(Random(1))


def test_an_action_is_put_into_canonical_form() -> None:
    state = Land(seats=2)
    assert checked(Move("a1", 2, ("west", "east")), state, 0) == Move("a1", 2, ("east", "west"))
    assert list(checked(Pay({"b": 2, "a": 0}), state, 0).parts.items()) == [("b", 2)]


def test_a_refusal_names_the_first_wrong_field_and_the_nearest_rule() -> None:
    plain = refusal(Move("zz", 9))
    assert (plain.rule, plain.places, plain.words.args["field"]) == ("X-1", ("zz",), "place")
    exact = refusal(Move("a1", 9))
    assert (exact.rule, exact.words.key, exact.places) == ("X-2", "too-many", ("a1",))
    assert refusal(Move("a1", 0)).rule == "X-1"
    assert refusal(Move("a1", 2, ("north",))).rule == "X-3"
    assert refusal(Move("a1", 1, ("east",))).rule == "X-3"
    assert refusal(Pay({"a": 9})).words.args["value"] == "a:9"


def test_what_was_left_out_is_missing_and_not_wrong() -> None:
    """Nobody has typed a default, so nobody is told that it is impossible."""
    left_out = refusal(Move("a1", 2))
    assert (left_out.rule, left_out.words.key, left_out.words.args["field"]) == ("X-3", "refusal-missing", "guard")
    assert refusal(Move("a1", 2, ("north",))).words.key == "refusal-value"


def test_the_nearest_moves_keep_what_was_right() -> None:
    assert legal().nearest(Move("b4", 1), 3) == [Move("b3", 1), Move("a2", 1), Move("b1", 1)]
    assert legal().nearest(Move("a2", 9), 2) == [Move("a2", 3, ("east",)), Move("a2", 2, ("east",))]
    assert legal().nearest(Move("a2", 2, ("north", "west")), 1) == [Move("a2", 2, ("west",))]
    assert legal().nearest(Pay({"a": 2, "b": 1}), 2) == [Pay({"a": 1, "b": 1}), Pay({"a": 2})]


def test_nearest_to_a_legal_move_is_itself() -> None:
    assert legal().nearest(Move("a1", 1), 5) == [Move("a1", 1)]


def test_where_a_kind_is_closed_others_are_near() -> None:
    assert legal(open=False).nearest(Move("a1", 1), 2) == [Pass(), Pay({"b": 2})]
