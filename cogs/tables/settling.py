"""/table set: what is settled about a table beside its game's options."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import absence, people, seating
from bot.access import require_creator_or_admin, table_meant
from bot.chairs import complete_seat
from bot.options import BANK, UPON, house_choices, own_bank, set_time
from bot.talk import Interaction, client_of, private_speaker
from bot.timing import time_words
from bot.translate import language_choices, worded
from bot.words import language_name
from cogs.tables.answers import Command, command, done
from rules.host.banks import LONGEST


@command("table-colour")
@worded("colour", "table")
async def colour(interaction: Interaction, colour: str, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await done(interaction, "table-colour-set", await seating.wear_typed(interaction, colour, table))


@colour.autocomplete("colour")
async def complete_colour(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await seating.complete_colour(interaction, current)


@command("table-begins")
@worded("who", "table")
async def begins(interaction: Interaction, who: str, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await done(interaction, "table-begins-set", await seating.let_begin(interaction, who, table))


@begins.autocomplete("who")
async def complete_beginner(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await seating.complete_beginner(interaction, current)


@command("table-people")
@worded("hosts", "remove", "table")
@app_commands.choices(hosts=people.host_choices())
async def people_(
    interaction: Interaction,
    hosts: str | None = None,
    remove: app_commands.Range[str, 1, 60] | None = None,
    table: str | None = None,
) -> None:
    """Before the game: who may decide, and who has to go."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await done(interaction, "table-people-set", await people.settle_people(interaction, table, hosts, remove))


@people_.autocomplete("remove")
async def complete_other(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await people.complete_other(interaction, current)


@command("table-seats")
@worded("order", "sitter", "number", "table")
@app_commands.choices(order=people.order_choices())
async def seats(
    interaction: Interaction,
    order: str | None = None,
    sitter: app_commands.Range[str, 1, 60] | None = None,
    number: app_commands.Range[int, 1, 10] | None = None,
    table: str | None = None,
) -> None:
    """Before the game: by lot, as people came, or somebody on another chair."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await done(interaction, "table-people-set", await people.settle_seats(interaction, table, order, sitter, number))


@seats.autocomplete("sitter")
async def complete_sitter(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await complete_seat(interaction, current, status="lobby")


@command("table-language")
@worded("language", "table")
@app_commands.choices(language=language_choices())
async def language(interaction: Interaction, language: str, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table)
    changed = await client_of(interaction).host.set_language(found.id, interaction.user.id, language)
    await done(interaction, "table-language-set", changed, language=language_name(language))


@command("table-deadline")
@worded("hours", "bank", "start", "increment", "cap", "upon", "strikes", "weekends", "regents", "zone", "table")
@app_commands.choices(bank=house_choices(BANK), upon=house_choices(UPON))
async def deadline(
    interaction: Interaction,
    hours: app_commands.Range[int, 0, LONGEST] | None = None,
    bank: str | None = None,
    start: app_commands.Range[int, 1, LONGEST] | None = None,
    increment: app_commands.Range[int, 0, LONGEST] | None = None,
    cap: app_commands.Range[int, 1, LONGEST] | None = None,
    upon: str | None = None,
    strikes: app_commands.Range[int, 0, 9] | None = None,
    weekends: bool | None = None,
    regents: bool | None = None,
    zone: str | None = None,
    table: str | None = None,
) -> None:
    """Before the game it is for all who sit there; later for the table's creator or an admin."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table)
    if found.status != "lobby":
        require_creator_or_admin(interaction, found, "table-deadline-who")
    terms: dict[str, Any] = {"upon": upon, "strikes": strikes, "weekends": weekends, "regents": regents}
    terms |= {"zone": absence.zone_meant(zone) if zone else None}
    player = None if interaction.permissions.manage_guild else interaction.user.id
    meant = own_bank(start, increment, cap) or bank
    changed = await set_time(client_of(interaction).host, found, player, hours, meant, terms)
    say = private_speaker(interaction, changed)
    await done(interaction, "table-time-set", changed, terms=time_words(say, changed))


@deadline.autocomplete("zone")
async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await absence.complete_zone(interaction, current)


COMMANDS: tuple[Command, ...] = (colour, begins, people_, seats, language, deadline)
