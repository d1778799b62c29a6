"""/rules and what leads to it: pages with their pictures, rules by number and by words, the quick reference."""

from __future__ import annotations

from typing import Any

import pytest

from rules.host import Table
from tests.e2e.court import ENGLISH, Court, buttons, menus, shown, values
from tests.e2e.test_refusals import in_play, knight_by_a_lake

REFERENCE = "Barony, Quick reference."


def alt(message: Any) -> str:
    """What the one picture of a message shows."""
    (picture,) = message.attachments
    return picture.description


async def panel(court: Court, table: Table) -> tuple[Any, Any]:
    person = await court.awaited(table)
    return person, shown(await person.click(court.turn_message(), label="Your turn"))


async def test_a_page_comes_with_its_picture_and_another_page_with_another(court: Court) -> None:
    told = await court.answer_to(court.elke, "rules", game="barony", topic="move")
    assert told.ephemeral
    assert told.content.startswith("**Barony: Moving**")
    assert alt(told).startswith("Barony, Where a knight can go. 1: One hex")
    before = menus(told)["rules"]["custom_id"]
    await court.elke.select(told, ["fight"], custom_id=before)
    assert told.content.startswith("**Barony: Sharing and conquering a hex**")
    assert alt(told).startswith("Barony, A hex is conquered.")
    assert menus(told)["rules"]["custom_id"] != before, "or a client shows the former choice"


async def test_a_page_leads_to_its_rules_in_full_and_back(court: Court) -> None:
    told = await court.answer_to(court.elke, "rules", game="barony", topic="fight")
    menu = menus(told)["passage"]
    assert values(menu) == ["barony.B-14", "barony.B-15"]
    await court.elke.select(told, ["barony.B-15"], custom_id=menu["custom_id"])
    assert told.content.startswith("**Barony, B-15: ")
    assert alt(told).startswith("Barony, A hex is conquered."), "the picture of the page that names it"
    await court.elke.click(told, label="Sharing and conquering a hex")
    assert told.content.startswith("**Barony: Sharing")


async def test_pages_are_read_in_french(court: Court) -> None:
    court.speaks(court.elke, "fr")
    told = await court.answer_to(court.elke, "rules", game="barony", topic="déplacer")
    assert told.content.startswith("**Barony\u00a0: Déplacement**")
    assert alt(told).startswith("Barony, Où peut aller un chevalier.")
    await court.elke.click(told, label="Aide-mémoire")
    assert alt(told).startswith("Barony, Aide-mémoire.")


@pytest.mark.parametrize(
    "typed",
    [
        {"game": "torres", "find": "T-16"},
        {"game": "torres", "topic": "t16"},
        {"find": "T-16"},
        {"topic": "T 16"},
        {"game": "T-16"},
        {"game": "barony", "find": "T-16"},
        {"game": "torres", "find": "through a castle"},
        {"find": "torres.T-16"},
    ],
)
async def test_a_rule_is_found_whatever_box_it_is_typed_into(court: Court, typed: dict[str, str]) -> None:
    told = await court.answer_to(court.elke, "rules", **typed)
    assert told.content.startswith("**Torres, T-16: Through a castle**")


async def test_words_find_the_best_and_offer_the_rest(court: Court) -> None:
    told = await court.answer_to(court.elke, "rules", game="barony", find="stronghold")
    offered = menus(told)["passage"]
    assert len(values(offered)) > 2
    await court.elke.select(told, values(offered)[:1], custom_id=offered["custom_id"])
    assert told.content.startswith("**Barony")


async def test_what_is_not_there_is_said_so(court: Court) -> None:
    for typed in ({"game": "barony", "find": "dragons"}, {"find": "dragons"}, {"game": "barony", "topic": "dragons"}):
        assert "nothing about “dragons”" in (await court.answer_to(court.elke, "rules", **typed)).content
    assert "chess" in (await court.answer_to(court.elke, "rules", game="chess")).content


async def test_without_anything_the_games_are_offered(court: Court) -> None:
    told = await court.answer_to(court.elke, "rules")
    assert list(buttons(told)) == ["Barony", "Medioevo Universale", "Saga", "Torres"]
    await court.elke.click(told, label="Barony")
    assert told.content.startswith("**Barony: The goal**")
    assert told.attachments


async def test_completion_offers_pages_pictures_and_rules(court: Court) -> None:
    async def offered(option: str, text: str, **given: str) -> list[str]:
        choices = await court.elke.autocomplete(court.channel, "rules", option, text, **given)
        return [choice["value"] for choice in choices]

    assert (await offered("topic", "", game="barony"))[:3] == ["reference", "symbols", "goal"]
    assert await offered("topic", "B-15", game="barony") == ["B-15"]
    assert (await offered("find", "T-16"))[0] == "torres.T-16"
    assert (await offered("find", "through a", game="torres"))[0] == "T-16"
    assert len(await offered("find", "a")) == 25


async def test_the_quick_reference_hangs_behind_every_panel(court: Court) -> None:
    table = await in_play(court)
    person, opened = await panel(court, table)
    reference = shown(await person.click(opened, label="Reference"))
    assert reference.ephemeral
    assert alt(reference).startswith(REFERENCE)
    assert "Move" in buttons(opened), "the panel itself stays"
    await person.click(opened, label="Move")
    assert "Back" in buttons(opened)
    assert alt(shown(await person.click(opened, label="Reference"))).startswith(REFERENCE)


async def test_the_reference_shows_nothing_of_the_table(court: Court) -> None:
    """The same picture whoever asks, seated or not, before and after moves."""
    table = await in_play(court)
    person, opened = await panel(court, table)
    first = shown(await person.click(opened, label="Reference")).attachments[0]
    await court.move(table)
    again = (await court.answer_to(court.elke, "rules", game="barony", topic="reference")).attachments[0]
    assert (first.description, first.size) == (again.description, again.size)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_game_has_its_reference_and_its_legend(court: Court, locale: str) -> None:
    court.speaks(court.elke, locale)
    for game in court.bot.games:
        told = await court.answer_to(court.elke, "rules", game=game, topic="reference")
        first = alt(told)
        labels = [label for label, part in buttons(told).items() if part["custom_id"].startswith("b:leaf:")]
        assert labels
        for label in labels:
            await court.elke.click(told, label=label)
            assert alt(told) != first
            await court.elke.select(
                told, [values(menus(told)["rules"])[0]], custom_id=menus(told)["rules"]["custom_id"]
            )


async def test_after_a_move_the_reference_is_still_at_hand(court: Court) -> None:
    table = await in_play(court)
    person, action = await court.think(table)
    told = shown(await court.command(person, table, action))
    assert {"Undo", "Reference"} <= buttons(told).keys()


async def test_a_refusals_rule_is_a_button_that_outlives_a_restart(court: Court) -> None:
    table = await in_play(court)
    person, origin, lake = await knight_by_a_lake(court, table)
    refused = await court.answer_to(person, "barony move", **{"from": origin, "to": lake})
    assert "Rule B-13" in buttons(refused)
    await court.restart()
    rule = shown(await person.click(refused, label="Rule B-13"))
    assert rule.ephemeral
    assert rule.content.startswith("**Barony, B-13: ")
    assert alt(rule).startswith("Barony, Where a knight can go.")
    assert "is a lake" in refused.content, "the refusal stays as it was"


async def test_forged_controls_open_nothing(court: Court) -> None:
    told = await court.answer_to(court.elke, "rules", game="barony")
    for forged in ("rulebook:barony:dragons", "rule:chess:B-13", "rule:barony:torres.Z-1", "leaf:x"):
        answer = await court.press(told, court.elke, f"b:{forged}")
        assert answer.content == ENGLISH("control-unknown"), forged
