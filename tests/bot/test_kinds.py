"""The choice of a kind of action: few, many, and more than any menu holds."""

from __future__ import annotations

from types import SimpleNamespace, new_class
from typing import Any

import pytest

from bot.prompts.kinds import choose_kind, group_meant, groups_among, offered
from bot.prompts.steps import read_control
from bot.words import Speaker
from rules.core import Action
from rules.core.actions import tag_of
from rules.host import Draft

SAY = Speaker("en")
DRAFT = Draft(id="d1", table="t1", seat=0, player=1, decision="0-1.0", step="5f")
POSITION: Any = SimpleNamespace(
    game=SimpleNamespace(id="barony"), state=None, table=SimpleNamespace(id="t1", length=7, seats=(), hints=False)
)


def kind(tag: str, group: str | None) -> type[Action]:
    return new_class(tag, (Action,), {"frozen": True, "tag": tag}, lambda names: names.update(group=group))


def kinds(**counts: int) -> tuple[type[Action], ...]:
    """So many kinds in each group; `lone` are in none."""
    return tuple(
        kind(f"{group}{number}", None if group == "lone" else group)
        for group, count in counts.items()
        for number in range(count)
    )


def face(some: tuple[type[Action], ...], group: str | None = None, page: int = 0) -> dict[str, Any]:
    """The panel's parts by their id."""
    shown = choose_kind(SAY, POSITION, DRAFT, offered(SAY, POSITION, 0, some, group), group, page)
    assert shown is not None
    rows = shown.to_components()
    assert len(rows) <= 5
    return {part["custom_id"]: part for row in rows for part in row["components"]}


def options(menu: dict[str, Any]) -> list[str]:
    return [option["value"] for option in menu["options"]]


def acts(parts: dict[str, Any]) -> list[str]:
    """What the buttons stand for."""
    return [word for name in parts if name.startswith("b:act:") and (word := read_control(name.split(":")[3])[1])]


def test_a_few_stand_side_by_side_whatever_their_groups() -> None:
    some = kinds(lone=2, buy=4, loan=4)
    assert groups_among(some) == ()
    assert acts(face(some)) == [tag_of(kind) for kind in some]


def test_many_stand_behind_their_groups() -> None:
    some = kinds(lone=2, buy=18, loan=2)
    assert acts(face(some)) == ["lone0", "lone1", ".buy", ".loan"]
    assert [group_meant(choice) for choice in acts(face(some))] == [None, None, "buy", "loan"]
    assert acts(face(some, "loan")) == ["loan0", "loan1"]
    assert "b:back:d1:5f" in face(some, "buy")


def test_one_of_a_group_stands_for_itself() -> None:
    assert acts(face(kinds(lone=1, buy=18, loan=1))) == ["lone0", ".buy", "loan0"]


def test_all_of_one_group_are_shown_at_once() -> None:
    assert len(acts(face(kinds(buy=15)))) == 15


@pytest.mark.parametrize("count", [2, 9, 12])
def test_what_is_asked_of_many_kinds_is_one_menu_in_the_first_row(count: int) -> None:
    """In the same place, however many they are; a group that is open beside it stays behind its button."""
    some = kinds(buy=count, lone=8, talk=2)
    parts = face(some)
    assert next(iter(parts)) == "s:actmenu:d1:5f"
    assert options(parts["s:actmenu:d1:5f"]) == [f"buy{number}" for number in range(count)]
    assert acts(parts) == [*(f"lone{number}" for number in range(8)), ".talk"]
    assert acts(face(some, "talk")) == ["talk0", "talk1"]


def test_the_main_button_is_green_and_the_first_and_what_is_open_beside_is_grey() -> None:
    first, main, other, beside = kinds(lone=4)
    for leading in (main, other):
        leading.leads = True
    beside.aside = True
    parts = face((first, main, other, beside))
    assert acts(parts) == ["lone1", "lone0", "lone2", "lone3"]
    assert [parts[f"b:act:d1:5f.lone{number}"]["style"] for number in (1, 0, 2, 3)] == [3, 1, 1, 2]


@pytest.mark.parametrize("count", range(1, 21))
def test_a_hint_stands_where_there_is_room_for_it(count: int) -> None:
    """In a game whose last row is full: what explains the picture first, then the hint, then a look at a place; a panel
    with as many buttons as it holds comes without any."""
    table = SimpleNamespace(id="t1", length=7, seats=(), hints=True, game="medioevo")
    position: Any = SimpleNamespace(game=SimpleNamespace(id="medioevo"), state=None, table=table)
    shown = choose_kind(SAY, position, DRAFT, offered(SAY, position, 0, kinds(lone=count), None))
    assert shown is not None
    parts = [part["custom_id"] for row in shown.to_components() for part in row["components"]]
    assert ("b:rulebook:medioevo:symbols" in parts) == (count < 20)
    assert ("b:hint:d1:5f" in parts) == (count < 19)
    assert ("b:look:t1" in parts) == (count < 18)
    assert len([part for part in parts if part.startswith("b:act:")]) == count


@pytest.mark.parametrize("count", [21, 25])
def test_more_than_buttons_hold_are_a_menu(count: int) -> None:
    parts = face(kinds(buy=count, lone=1), "buy")
    assert options(parts["s:actmenu:d1:5f"]) == [f"buy{number}" for number in range(count)]
    assert "s:actpage:d1:5f.buy" not in parts


@pytest.mark.parametrize(("count", "group"), [(26, "buy"), (70, "buy"), (60, None)])
def test_more_than_a_menu_holds_are_pages_and_each_can_be_reached(count: int, group: str | None) -> None:
    some = kinds(**{group or "lone": count})
    turner = f"s:actpage:d1:5f{f'.{group}' if group else ''}"
    pages = options(face(some, group)[turner])
    reached = [tag for page in pages for tag in options(face(some, group, int(page))["s:actmenu:d1:5f"])]
    assert reached == [tag_of(kind) for kind in some]
