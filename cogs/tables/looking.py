"""/table list, open, board, look, text, log, replay, film, chart: no game changes."""

from __future__ import annotations

from discord import app_commands

from bot import looking, open_tables
from bot.access import newest_first, table_meant
from bot.annals import showing as annals
from bot.chairs import complete_seat
from bot.chronicle.log import read_log, since_choices
from bot.film import showing
from bot.pictures import complete_place, place_meant, places_of
from bot.prompts.components import view_of
from bot.reading import symbols_button
from bot.replay import watching
from bot.sight import tables_seen
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.translate import worded
from cogs.tables.answers import Command, command, table_line

_ROWS = 20


@command("table-list")
async def list_(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    say = private_speaker(interaction)
    opened = await client_of(interaction).host.tables(guild=interaction.guild_id or 0, status=("lobby", "running"))
    tables = await tables_seen(interaction, newest_first(opened))
    lines = [table_line(interaction, table) for table in tables[:_ROWS]]
    await answer(interaction, Reply("\n".join(lines) or say("table-list-empty")))


@command("table-open")
@worded("off")
async def open_(interaction: Interaction, off: bool = False) -> None:
    """A list for everybody, for an admin to put up."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await open_tables.put_up(interaction, off=off)


@command("table-board")
@worded("place", "table")
async def board(interaction: Interaction, place: str | None = None, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    client_of(interaction).allowance.spend(interaction.user.id)
    position = await client_of(interaction).host.look(found.id)
    seats = found.seats_of(interaction.user.id)
    say = private_speaker(interaction, found)
    focus = place_meant(places_of(interaction, position), place)
    picture = await client_of(interaction).painter.paint(
        position, seats[0] if seats else None, say.language, focus=focus
    )
    controls = view_of(symbols_button(say, found.game))
    await answer(interaction, Reply(table_line(interaction, found), controls, (picture,)))


@board.autocomplete("place")
async def complete_board(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await complete_place(interaction, current, interaction.namespace.table)


@command("table-look")
@worded("place", "table")
async def look(interaction: Interaction, place: str | None = None, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await looking.look(interaction, table, place)


@look.autocomplete("place")
async def complete_look(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await looking.complete(interaction, current, interaction.namespace.table)


@command("table-text")
@worded("table")
async def text(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await looking.read(interaction, table)


@command("table-log")
@worded("since", "search", "about", "table")
@app_commands.choices(since=since_choices())
async def log(
    interaction: Interaction,
    since: str | None = None,
    search: app_commands.Range[str, 1, 30] | None = None,
    about: app_commands.Range[str, 1, 60] | None = None,
    table: str | None = None,
) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await table_meant(interaction, table, status="played")
    await read_log(interaction, found, since, search, about)


@log.autocomplete("about")
async def complete_about(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return await complete_seat(interaction, current)


@command("table-replay")
@worded("move", "table")
async def replay(
    interaction: Interaction, move: app_commands.Range[int, 0] | None = None, table: str | None = None
) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await watching.replay(interaction, await table_meant(interaction, table, status="played"), move)


@command("table-film")
@worded("since", "table", "everyone")
@app_commands.choices(since=showing.since_choices())
async def film(
    interaction: Interaction, since: str | None = None, table: str | None = None, everyone: bool = False
) -> None:
    await interaction.response.defer(ephemeral=not everyone, thinking=True)
    found = await table_meant(interaction, table, status="played")
    if everyone:
        showing.require_open(found, since)
    await showing.film(interaction, found, since)


@command("table-chart")
@worded("table")
async def chart(interaction: Interaction, table: str | None = None) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await annals.chart(interaction, await table_meant(interaction, table, status="played"))


COMMANDS: tuple[Command, ...] = (list_, open_, board, look, text, log, replay, film, chart)
