"""Old, doubled and forged controls: each is answered in words, and none does what it was not made for."""

from __future__ import annotations

from typing import Any

import pytest
from discord import InteractionType

from rules.barony import GAME as BARONY
from rules.core import engine
from rules.host import Draft, Table
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction
from tests.stages import FIRST, at_step, plant

PLACING = at_step(BARONY, "Placement")
UNKNOWN = "This button is no longer in use. The latest message of the table has the current ones."


async def begun(house: LightHouse, **facts: Any) -> tuple[Table, Any]:
    """A table, and the person it waits for, who wants to see what they do before it is done."""
    table = await plant(house.host, PLACING, "t1", guild=GUILD, channel=CHANNEL, **facts)
    person = house.person(FIRST + engine.awaited(PLACING.state)[0])
    await house.host.set_person(person.id, confirms=True)
    return table, person


def control(asked: LightInteraction, verb: str) -> tuple[str, str, str]:
    """Verb, draft and step of a control that is shown."""
    ids = (part["custom_id"] for row in asked.rows for part in row["components"])
    return next(tuple(id_.split(":")[1:4]) for id_ in ids if id_.split(":")[1] == verb)  # type: ignore[return-value]


def options(asked: LightInteraction) -> list[str]:
    parts = [part for row in asked.rows for part in row["components"]]
    return [option["value"] for part in parts if ":pick:" in part["custom_id"] for option in part["options"]]


async def draft(house: LightHouse, draft_id: str) -> Draft:
    found = await house.host.draft(draft_id)
    assert found is not None
    return found


async def test_a_verb_that_nobody_knows(house: LightHouse) -> None:
    asked = await house.click("oldverb", "t1", None, house.person(1))
    assert asked.said == [UNKNOWN]


@pytest.mark.parametrize("custom_id", ["", "x", "q:join:t1", "b:join", "b:JOIN:t1", "m:", "s:pick:☃"])
@pytest.mark.parametrize("kind", [InteractionType.component, InteractionType.modal_submit])
async def test_an_id_that_nobody_can_read(house: LightHouse, custom_id: str, kind: InteractionType) -> None:
    asked: Any = LightInteraction(house.bot, house.person(1), kind, {"custom_id": custom_id, "components": []})
    await house.bot.router.hear(asked)
    assert asked.said == [UNKNOWN]


async def test_a_readable_component_is_left_to_its_own_way(house: LightHouse) -> None:
    """Else it would be handled twice."""
    asked: Any = LightInteraction(house.bot, house.person(1), InteractionType.component, {"custom_id": "b:join:t1"})
    await house.bot.router.hear(asked)
    assert not asked.response.is_done()


async def test_every_face_has_ids_of_its_own(house: LightHouse) -> None:
    table, person = await begun(house)
    asked = await house.click("turn", table.id, None, person)
    first = control(asked, "pick")
    chosen = await house.click(*first, person, values=options(asked)[:1])
    again = control(await house.click(*control(chosen, "back"), person), "pick")
    assert again[:2] == first[:2], "the same question of the same draft"
    assert again[2] != first[2]


async def test_an_old_menu_answered_twice_answers_once(house: LightHouse) -> None:
    table, person = await begun(house)
    asked = await house.click("turn", table.id, None, person)
    pick, (first, second, *_) = control(asked, "pick"), options(asked)
    await house.click(*pick, person, values=[first])
    late = await house.click(*pick, person, values=[second])
    assert (await draft(house, pick[1])).values == (first,)
    assert control(late, "play")[1] == pick[1], "the latest face is shown again"


async def test_an_old_confirm_does_not_play_what_was_chosen_since(house: LightHouse) -> None:
    table, person = await begun(house)
    asked = await house.click("turn", table.id, None, person)
    first, second, *_ = options(asked)
    chosen = await house.click(*control(asked, "pick"), person, values=[first])
    old = control(chosen, "play")
    asked = await house.click(*control(chosen, "back"), person)
    await house.click(*control(asked, "pick"), person, values=[second])
    await house.click(*old, person)
    assert (await house.host.table(table.id)).length == 0


async def test_somebody_elses_draft_cannot_be_cancelled(house: LightHouse) -> None:
    table, person = await begun(house)
    cancel = control(await house.click("turn", table.id, None, person), "cancel")
    asked = await house.click(*cancel, house.person(FIRST + 77))
    assert asked.said == ["This panel belongs to someone else."]
    assert await draft(house, cancel[1])


@pytest.mark.parametrize("tag", ["move", "nonsense", "..", ".nonsense"])
async def test_a_kind_that_is_not_offered(house: LightHouse, tag: str) -> None:
    table, person = await begun(house)
    _, ref, step = control(await house.click("turn", table.id, None, person), "back")
    before = await house.host.table(table.id)
    await house.click("act", ref, f"{step}.{tag}", person)
    assert await house.host.table(table.id) == before


# The lobby's options


@pytest.mark.parametrize(
    ("arg", "values"),
    [
        ("nonsense", ["on"]),
        (None, ["on"]),
        ("table.deadline", ["soon"]),
        ("table.deadline", []),
        ("table.deadline", ["9999"]),
    ],
)
async def test_an_option_that_cannot_be_set(house: LightHouse, arg: str | None, values: list[str]) -> None:
    table, person = await begun(house, status="lobby", awaited=())
    asked = await house.click("setoption", table.id, arg, person, values=values)
    assert asked.said
    assert await house.host.table(table.id) == table


@pytest.mark.parametrize("page", ["0", "1", "99"])
async def test_there_is_no_page_without_options(house: LightHouse, page: str) -> None:
    table, person = await begun(house, status="lobby", awaited=())
    asked = await house.click("optionpage", table.id, page, person)
    assert any(part["type"] == 3 for row in asked.rows for part in row["components"])


async def test_rules_of_a_game_that_is_not_there(house: LightHouse) -> None:
    asked = await house.click("rules", "chess", None, house.person(1), values=["start"])
    assert asked.said == [UNKNOWN]


# Taking back


@pytest.mark.parametrize("verb", ["agree", "refuse", "undo"])
async def test_an_undo_that_nobody_asked_for(house: LightHouse, verb: str) -> None:
    table, person = await begun(house)
    asked = await house.click(verb, table.id, None, person)
    assert asked.said
    assert await house.host.table(table.id) == table
