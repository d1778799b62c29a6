"""How people are spoken to: by harmless names, in their own language, and truthfully about what went wrong."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionType, app_commands

from bot.talk import (
    chat_names,
    error_text,
    explain,
    guarded,
    label_speaker,
    note_change,
    plain_names,
    private_speaker,
    public_speaker,
    refusal_text,
)
from bot.words import Speaker
from rules.core import IllegalMove, Refusal, words
from rules.host import HostError, Table
from tests.light import LightHouse, LightInteraction

DECEPTIVE = "*Al*\u202eix <@1>"


def interaction(house: LightHouse, locale: str = "en-GB") -> Any:
    return LightInteraction(
        house.bot, house.person(1), InteractionType.component, {"custom_id": "b:x:y"}, locale=locale
    )


async def opened(house: LightHouse, name: str, language: str = "en") -> Table:
    return await house.host.create(
        game="barony", guild=1, channel=1, language=language, name=None, player=1, player_name=name
    )


async def test_a_name_in_chat_formats_and_mentions_nothing(house: LightHouse) -> None:
    (name,) = chat_names(await opened(house, DECEPTIVE))
    assert name.startswith("**\\*Al\\*ix")
    assert "<@1>" not in name
    assert "\u202e" not in name


async def test_on_buttons_a_name_stands_as_it_is_written(house: LightHouse) -> None:
    table = await opened(house, DECEPTIVE)
    assert plain_names(table) == ("*Al*ix <@1>",)
    assert label_speaker("en", table).names == plain_names(table)


async def test_a_person_is_answered_in_their_language_and_a_channel_in_its_own(house: LightHouse) -> None:
    table = await opened(house, "Alix", language="fr")
    assert private_speaker(interaction(house, "en-US"), table).language == "en"
    assert private_speaker(interaction(house, "fr"), table).language == "fr"
    assert private_speaker(interaction(house, "ja"), table).language == "en"
    assert public_speaker(table).language == "fr"


def test_a_refusal_names_its_rule() -> None:
    said = refusal_text(Speaker("en"), Refusal("B-13", words("refusal-stale")))
    assert said == f"{Speaker('en')('refusal-stale')} (B-13)"
    assert refusal_text(Speaker("en"), Refusal("", words("refusal-stale"))) == Speaker("en")("refusal-stale")


def test_what_somebody_typed_is_quoted_in_part_however_deep_it_stands() -> None:
    problem = words("refusal-malformed", problem=words("refusal-malformed", problem="x" * 5000))
    assert len(refusal_text(Speaker("en"), Refusal("", problem))) < 500


async def test_a_refusal_leads_to_its_rule(house: LightHouse) -> None:
    asked = interaction(house)
    await explain(asked, IllegalMove(Refusal("B-13", words("refusal-stale"))))
    (button,) = (part for row in asked.rows for part in row["components"])
    assert button["label"] == "Rule B-13"
    await explain(asked, IllegalMove(Refusal("", words("refusal-stale"))))
    assert asked.rows == [], "where no rule is concerned there is none to read"


async def test_what_was_to_be_expected_is_not_logged(house: LightHouse, caplog: pytest.LogCaptureFixture) -> None:
    asked = interaction(house, "fr")
    await explain(asked, HostError("host-undo-stale"))
    await explain(asked, IllegalMove(Refusal("", words("refusal-stale"))))
    assert asked.said == [Speaker("fr")("host-undo-stale"), Speaker("fr")("refusal-stale")]
    assert caplog.messages == []


async def test_what_nobody_expected_is_logged_with_its_trace_and_not_shown(
    house: LightHouse, caplog: pytest.LogCaptureFixture
) -> None:
    asked = interaction(house)
    await guarded(asked, failing())
    assert "KeyError: 'armies'" in caplog.text
    assert "b:x:y" in caplog.text
    assert "armies" not in asked.said[-1]


async def failing() -> None:
    raise KeyError("armies")


async def test_a_person_who_has_left_is_named_by_what_is_left(house: LightHouse) -> None:
    """To Discord somebody who is not in the server is only an id, and discord.py finds no member for it."""
    asked = interaction(house)
    error = app_commands.TransformerError(
        discord.Object(4711), discord.AppCommandOptionType.user, SimpleNamespace(_error_display_name="member")
    )  # type: ignore[arg-type]
    await explain(asked, error)
    assert "4711" in asked.said[-1]
    assert asked.said[-1] != error_text(Speaker("en"), error)


async def test_of_two_at_once_each_is_told_what_became_of_their_own(house: LightHouse) -> None:
    """One has changed something before it fails, the other has not."""
    house.host.listen(note_change)
    opening, idle = interaction(house), interaction(house)
    changed = asyncio.Event()

    async def change_then_fail() -> None:
        await opened(house, "Alix")
        changed.set()
        raise KeyError

    async def fail_meanwhile() -> None:
        await changed.wait()
        raise KeyError

    await asyncio.gather(guarded(idle, fail_meanwhile()), guarded(opening, change_then_fail()))
    say = Speaker("en")
    assert (idle.said, opening.said) == ([say("error-unexpected")], [say("error-after-change")])
