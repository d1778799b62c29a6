"""The face of a panel for each kind of domain, small, large and very large."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from bot.prompts import panel
from bot.prompts.complete import complete
from bot.prompts.modal import ask_by_modal
from bot.prompts.progress import Progress, Question, progress, typed_action
from bot.words import Speaker
from rules.core import Action, Amount, Ask, Decision, Domain, IllegalMove, OneOf, Some, Split, State, words
from rules.core.actions import fields_of
from rules.host import Draft

SAY = Speaker("en")
DRAFT = Draft(id="d1", table="t1", seat=0, player=1, decision="0-1.0")


class BareTable:
    state = State(seats=1)
    table = SimpleNamespace(seats=(), hints=False)
    game = SimpleNamespace(id="bazaar")


def face(domain: Domain, page: int = 0) -> dict[str, Any]:
    """The controls that a question gets, by verb."""
    field = fields_of(Pick)[0]
    draft = Draft(id="d1", table="t1", seat=0, player=1, decision="0-1.0", page=page)
    shown = panel.ask_field(SAY, BareTable(), draft, Question(field, domain, ()))  # type: ignore[arg-type]
    assert shown is not None
    return {part["custom_id"].split(":")[1]: part for row in shown.to_components() for part in row["components"]}


def options(menu: dict[str, Any]) -> list[str]:
    return [option["value"] for option in menu["options"]]


def none(state: State, seat: int) -> OneOf:
    return OneOf(["a", "b"])


class Pick(Action, frozen=True, tag="pick"):
    what: Annotated[str, Ask(none)]


def names(count: int) -> list[str]:
    return [f"place{number:04}" for number in range(count)]


def test_up_to_25_options_are_one_menu() -> None:
    controls = face(OneOf(names(25)))
    assert list(controls) == ["pick", "back", "cancel", "look"]
    assert options(controls["pick"]) == names(25)


@pytest.mark.parametrize("count", [26, 60, 600, 625])
def test_more_are_grouped_and_every_one_can_be_reached(count: int) -> None:
    controls = face(OneOf(names(count)))
    assert list(controls) == ["page", "pick", "back", "cancel", "look"]
    pages = options(controls["page"])
    assert len(pages) <= 25
    reached = [name for page in pages for name in options(face(OneOf(names(count)), int(page))["pick"])]
    assert reached == names(count)


def test_more_than_groups_can_hold_are_typed() -> None:
    assert list(face(OneOf(names(626)))) == ["type", "back", "cancel", "look"]


@pytest.mark.parametrize("count", [30, 5000])
def test_of_many_options_the_usual_ones_are_shown_and_the_others_typed(count: int) -> None:
    controls = face(OneOf(names(count), usual=12))
    assert list(controls) == ["pick", "type", "back", "cancel", "look"]
    assert options(controls["pick"]) == names(12)


def test_few_usual_options_are_buttons_beside_typing() -> None:
    assert list(face(OneOf(names(30), usual=3))) == ["pick", "type", "back", "cancel", "look"]


def test_where_all_options_are_usual_nothing_is_typed() -> None:
    assert list(face(OneOf(names(12), usual=12))) == ["pick", "back", "cancel", "look"]


def test_the_group_one_looks_at_is_marked() -> None:
    marked = [option for option in face(OneOf(names(60)), 1)["page"]["options"] if option.get("default")]
    assert [option["value"] for option in marked] == ["1"]
    assert marked[0]["label"] == "place0025 … place0049"


def test_a_page_that_is_there_no_more_shows_the_first() -> None:
    assert options(face(OneOf(names(30)), page=7)["pick"]) == names(25)


def test_a_large_number_may_be_typed_as_well() -> None:
    assert list(face(Amount(0, 10))) == ["pick", "back", "cancel", "look"]
    assert list(face(Amount(0, 100))) == ["pick", "type", "back", "cancel", "look"]
    assert list(face(Amount(0, 1_000_000))) == ["pick", "type", "back", "cancel", "look"]


def test_of_very_many_numbers_the_round_ones_are_offered() -> None:
    assert options(face(Amount(0, 1600))["pick"]) == [
        "0",
        "1",
        "2",
        "5",
        "10",
        "20",
        "50",
        "100",
        "200",
        "500",
        "1000",
        "1600",
    ]
    steps = ["30", "50", "100", "200", "500", "1000", "2000", "5000", "10000", "20000", "40000"]
    assert options(face(Amount(30, 40_005, 10))["pick"]) == steps


def test_several_are_one_menu_and_may_be_none() -> None:
    controls = face(Some(names(5), 0, 3))
    assert list(controls) == ["pick", "none", "back", "cancel", "look"]
    assert (controls["pick"]["min_values"], controls["pick"]["max_values"]) == (1, 3)
    controls = face(Some(names(5), 2, 3))
    assert list(controls) == ["pick", "back", "cancel", "look"]
    assert (controls["pick"]["min_values"], controls["pick"]["max_values"]) == (2, 3)


def test_several_of_many_are_typed() -> None:
    assert list(face(Some(names(40), 1, 3))) == ["type", "back", "cancel", "look"]
    assert list(face(Some(names(40), 0, 3))) == ["type", "none", "back", "cancel", "look"], (
        "none of many needs no typing"
    )


def test_a_split_is_a_menu_where_its_ways_are_few_and_typed_where_its_kinds_are_many() -> None:
    assert list(face(Split({"purse": 4, "chapel": 2}, 4))) == ["pick", "back", "cancel", "look"]
    assert list(face(Split(dict.fromkeys(names(7), 4), 4))) == ["type", "back", "cancel", "look"]


# Modals


def boxes(domain: Domain) -> list[str]:
    modal = ask_by_modal(SAY, DRAFT, "barony", Pick, Question(fields_of(Pick)[0], domain, ()), str)
    return [box["label"] for row in modal.to_dict()["components"] for box in row["components"]]


async def test_a_modal_has_a_box_a_part_or_one_for_all() -> None:
    assert len(boxes(Split({"a": 1, "b": 1, "c": 1}, 2))) == 3
    assert boxes(Split({f"part{n}": 1 for n in range(6)}, 2)) == ["How many of each? 2 in total"], (
        "more parts than boxes"
    )
    assert boxes(Amount(3, 400)) == ["A number from 3 to 400"]
    assert boxes(Some(names(40), 1, 3)) == ["Separate with commas"]
    assert boxes(OneOf(names(700))) == ["Choose"]


# Progress


def firsts(state: State, seat: int) -> OneOf:
    return OneOf(["only"])


def seconds(state: State, seat: int, first: str) -> Amount:
    return Amount(1, 9)


def thirds(state: State, seat: int, first: str, second: int) -> OneOf | None:
    return OneOf(["x", "y"]) if second > 5 else None


class March(Action, frozen=True, tag="march"):
    first: Annotated[str, Ask(firsts)]
    second: Annotated[int, Ask(seconds)]
    third: Annotated[str | None, Ask(thirds)] = None


class Marching(State):
    """A game in which seat 0 is asked for a march and nothing else."""

    def asked(self) -> dict[int, Decision]:
        return {0: Decision(prompt=words("march"), actions=(March,))}

    def expected(self) -> dict[int, Decision]:
        return self.asked()


MARCHING = Marching(seats=1)


def walk(*answers: str) -> Progress:
    return progress(March, MARCHING, 0, answers)


def test_a_question_with_one_answer_is_not_asked() -> None:
    question = walk().question
    assert question is not None
    assert question.field.name == "second"


def test_a_question_that_does_not_arise_is_not_asked() -> None:
    assert walk("3").action == March("only", 3)
    question = walk("7").question
    assert question is not None
    assert question.field.name == "third"
    assert walk("7", "y").action == March("only", 7, "y")


@pytest.mark.parametrize("answers", [("99",), ("seven",), ("7", "z")])
def test_an_illegal_answer_is_refused(answers: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove):
        walk(*answers)


def test_a_command_fills_in_what_answers_itself() -> None:
    assert typed_action(March, MARCHING, 0, {"second": " 3 "}) == March("only", 3)
    assert typed_action(March, MARCHING, 0, {"first": "ONLY", "second": "7", "third": "Y"}) == March("only", 7, "y")


class Halt(Action, frozen=True, tag="halt"):
    """Never asked for here, and at a loss when asked about it."""

    where: Annotated[str, Ask(lambda state, seat: state.nowhere)]


def test_a_kind_that_is_not_asked_for_is_refused_before_it_is_consulted() -> None:
    for attempt in (lambda: typed_action(Halt, MARCHING, 0, {"where": "x"}), lambda: progress(Halt, MARCHING, 0, ())):
        with pytest.raises(IllegalMove) as refused:
            attempt()
        assert refused.value.refusal.words.key == "refusal-action"
    assert complete(SAY, Halt, MARCHING, 0, {}, "where", "") == []


def test_behind_a_wrong_value_no_question_is_asked() -> None:
    """`thirds` would compare words with numbers."""
    assert typed_action(March, MARCHING, 0, {"first": "x", "second": "-"}) == March("x", None)  # type: ignore[arg-type]
