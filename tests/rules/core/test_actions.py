"""Actions as values: their fields, their text form, their data form."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Action, Ask, IllegalMove, OneOf, Prose, engine
from rules.core.actions import fields_of, read_action, read_value, tag_of, values_of, write_action, write_value
from tests.sample_game import GAME
from tests.sample_game.actions import Bid, Challenge, Share, Withdraw


def anything(state: Any, seat: int, *earlier: Any) -> OneOf:
    return OneOf([])


class Everything(Action, frozen=True, tag="everything"):
    """One field of each shape that a field may have."""

    place: Annotated[str, Ask(anything)]
    count: Annotated[int, Ask(anything)]
    maybe: Annotated[int | None, Ask(anything)] = None
    several: Annotated[tuple[str, ...], Ask(anything)] = ()
    shares: Annotated[dict[str, int], Ask(anything)] = {}
    mint: Annotated[Literal["mint", "tuple"] | None, Ask(anything)] = None
    level: Annotated[Literal[1, 2], Ask(anything)] = 1


WORDS = st.text("abcxyz0189", min_size=1, max_size=4)
ACTIONS = st.builds(
    Everything,
    WORDS,
    st.integers(),
    st.none() | st.integers(),
    st.lists(WORDS).map(tuple),
    st.dictionaries(WORDS, st.integers(1, 9)),
    st.sampled_from([None, "mint", "tuple"]),
    st.sampled_from([1, 2]),
)


@given(ACTIONS)
def test_the_text_form_comes_back(action: Everything) -> None:
    assert read_action(write_action(action), (Withdraw, Everything)) == action


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but `IllegalMove` comes out of a text that makes no sense."""
    with suppress(IllegalMove):
        assert isinstance(read_action(f"everything {text}", (Everything,)), Everything)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Withdraw(), "withdraw"),
        (Bid(4), "bid 4 -"),
        (Bid(4, "mace2"), "bid 4 mace2"),
        (Challenge(2, ("mace2", "lance1")), "challenge 2 mace2,lance1"),
        (Share({"purse": 3, "chapel": 1}), "share purse:3,chapel:1"),
        (Share({}), "share -"),
    ],
)
def test_the_text_form_is_what_people_type(action: Action, text: str) -> None:
    assert write_action(action) == text
    assert read_action(text, GAME.actions) == action
    assert read_action(f"  {text.upper()} ", GAME.actions) == action


@pytest.mark.parametrize(
    "text", ["", " ", "fly", "bid", "bid 4", "bid four -", "bid 4 - -", "share purse", "share a:b:c"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        read_action(text, GAME.actions)
    assert refused.value.refusal.kind == "malformed"


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "-"), ((), "-"), ({}, "-"), (0, "0"), ("c4", "c4"), (("a", "b"), "a,b"), ({"a": 1, "b": 2}, "a:1,b:2")],
)
def test_values_are_written(value: Any, text: str) -> None:
    assert write_value(value) == text


def test_values_are_read_by_the_type_of_their_field() -> None:
    kinds = {field.name: field.type for field in fields_of(Everything)}
    assert read_value("12", kinds["place"]) == "12"
    assert read_value(" 12 ", kinds["count"]) == 12
    assert read_value("-", kinds["maybe"]) is None
    assert read_value("a, b", kinds["several"]) == ("a", "b")
    assert read_value("a:1 b:2", kinds["shares"]) == {"a": 1, "b": 2}
    assert read_value("mint", kinds["mint"]) == "mint"
    assert read_value("2", kinds["level"]) == 2


def test_fields_stand_in_asking_order_with_their_defaults() -> None:
    fields = fields_of(Everything)
    assert [field.name for field in fields] == ["place", "count", "maybe", "several", "shares", "mint", "level"]
    assert [field.default for field in fields[2:]] == [None, (), {}, None, 1]
    assert values_of(Bid(4)) == (4, None)
    assert tag_of(Everything) == "everything"


def test_a_field_without_its_question_is_a_mistake() -> None:
    class Mute(Action, frozen=True, tag="mute"):
        place: str

    with pytest.raises(TypeError, match=r"Mute\.place"):
        fields_of(Mute)


@given(st.sampled_from([Bid(3), Bid(0, "mace1"), Withdraw(), Challenge(1, ("mace1",)), Share({"purse": 4})]))
def test_the_data_form_comes_back(action: Action) -> None:
    entry = engine.Entry(seat=1, action=action, draws=(3, 1), learnt=True)
    assert engine.read_entry(GAME, engine.entry_data(entry)) == entry


@pytest.mark.parametrize(
    "data",
    [
        None, [], "bid", {}, {"do": "fly"}, {"do": "bid"}, {"do": "bid", "coins": "4"}, {"do": "bid", "coins": True},
        {"do": "bid", "coins": 4, "pldge": "mace1"}, {"do": "share", "gifts": {"purse": "4"}},
        {"do": "challenge", "rival": 1, "champions": "mace1"},
    ],
)  # fmt: skip
def test_other_data_are_refused(data: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        engine.read_action_data(GAME, data)
    assert refused.value.refusal.kind == "malformed"


@pytest.mark.parametrize("data", [None, {}, {"seat": "x", "action": {}}, {"seat": 0, "action": {"do": "fly"}}])
def test_other_entries_are_refused(data: Any) -> None:
    with pytest.raises(IllegalMove):
        engine.read_entry(GAME, data)


class Saying(Action, frozen=True, tag="saying"):
    to: Annotated[int, Ask(anything)]
    text: Annotated[Prose, Ask(anything)] = Prose("")


@given(st.text(max_size=20).map(str.strip).filter(lambda text: text != "-"))
def test_prose_comes_back_as_it_was_written(text: str) -> None:
    action = Saying(1, Prose(text))
    assert read_action(write_action(action), (Saying,)) == action
    assert read_value(write_value(text), Prose) == text if text else True


def test_prose_is_one_word_of_a_line() -> None:
    assert write_action(Saying(1, Prose("Hold the Bridge"))) == "saying 1 Hold%20the%20Bridge"
    assert write_action(Saying(1)) == "saying 1 -"
