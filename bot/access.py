"""Which table somebody means, and what they may do with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Literal

import discord
from discord import app_commands

from bot.likeness import bare, nearest
from bot.sight import table_seen, tables_seen
from bot.talk import Interaction, client_of, label_speaker, private_speaker
from bot.words import Speaker
from rules.core import Words
from rules.host import Home, HostError, OpenTable, Table, seat_for
from rules.host.names import tidy

_CHOICES = 25
_LABEL = 100
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, embed_links=True, read_message_history=True
)


def _needed(**more: bool) -> discord.Permissions:
    granted = discord.Permissions(NEEDED.value)
    granted.update(**more)
    return granted


# What the bot needs to open a table, by the home that it gets
POSTING: Mapping[Home, discord.Permissions] = {
    "here": NEEDED,
    "thread": _needed(create_public_threads=True, send_messages_in_threads=True),
    "private": _needed(create_private_threads=True, send_messages_in_threads=True),
    "forum": _needed(send_messages_in_threads=True),
}

Wanted = Literal["lobby", "played"]


def unknown_game(say: Speaker, games: Iterable[str], typed: str) -> HostError:
    """With the nearest game, or else all that there are."""
    named = {say(f"game-{game}"): game for game in games}
    meant = nearest(typed, named)
    if meant is not None:
        return HostError("table-unknown-game-near", game=typed, near=meant)
    return HostError("table-unknown-game", game=typed, games=say.joined([*named]))


async def table_meant(
    interaction: Interaction, table_id: str | None, *, game: str | None = None, status: Wanted | None = None
) -> Table:
    """The table named, or else the one in this channel that awaits the caller, or the likeliest other one. Where
    several await the caller here, they are asked which."""
    if table_id:
        table = await _named(interaction, table_id.strip().lower(), game)
        if game not in (None, table.game):
            say = private_speaker(interaction)
            raise HostError("table-other-game", table=table.name, game=say(f"game-{table.game}"))
        return table
    fitting = await tables_meant(interaction, game=game, status=status)
    if not fitting:
        raise HostError("table-none-here")
    alike = [table for table in fitting if _likelihood(interaction, table) == _likelihood(interaction, fitting[0])]
    if len(alike) > 1 and all(table.status == "running" and _is_awaited(interaction, table) for table in alike):
        say = private_speaker(interaction)
        raise HostError("table-which", tables=say.joined([table.name for table in alike]))
    return fitting[0]


async def tables_meant(
    interaction: Interaction, *, game: str | None = None, status: Wanted | None = None
) -> list[Table]:
    """All that may be meant where none is named, the likeliest first."""
    tables = await _candidates(interaction, game)
    return [table for table in tables if status is None or (table.status == "lobby") == (status == "lobby")]


async def _named(interaction: Interaction, wanted: str, game: str | None) -> Table:
    """By its id, or by its name where only one has it; a mistyped one proposes the nearest."""
    table = await table_seen(interaction, wanted)
    if table is not None:
        return table
    known = await _candidates(interaction, game, everywhere=True)
    called = [table for table in known if bare(table.name) == bare(wanted)]
    if len(called) == 1:
        return called[0]
    near = nearest(wanted, [table.name for table in known if table.status in ("lobby", "running")])
    if near is not None:
        raise HostError("host-unknown-table-near", table=wanted, near=near)
    raise HostError("host-unknown-table", table=wanted)


async def _candidates(interaction: Interaction, game: str | None, *, everywhere: bool = False) -> list[Table]:
    """Tables of this server, likeliest first: those that await the caller, here before elsewhere; then those where
    the caller sits, or sat; then others of this channel, shows last."""
    tables = newest_first(await client_of(interaction).host.tables(guild=interaction.guild_id or 0))
    player, channel = interaction.user.id, interaction.channel_id
    fitting = [table for table in tables if game is None or table.game == game]
    near = [table for table in fitting if everywhere or table.channel == channel or _is_ones_own(table, player)]
    return sorted(await tables_seen(interaction, near), key=partial(_likelihood, interaction))


def _is_ones_own(table: Table, player: int) -> bool:
    return bool(table.seats_of(player)) or table.is_left_by(player)


def _likelihood(interaction: Interaction, table: Table) -> tuple[bool, ...]:
    """The smaller, the likelier that a table is meant."""
    awaited, here = _is_awaited(interaction, table), table.channel == interaction.channel_id
    live = table.status in ("running", "lobby")
    return not live, table.is_show, not (awaited and here), not awaited, not here


def _is_awaited(interaction: Interaction, table: Table) -> bool:
    return any(seat in table.awaited for seat in table.seats_of(interaction.user.id))


def newest_first(tables: list[Table]) -> list[Table]:
    """By when they were opened. Which one changed last would tell that somebody acted there in secret."""
    return sorted(tables, key=lambda table: -table.created)


async def complete_table(
    interaction: Interaction, current: str, game: str | None = None, *, everywhere: bool = False
) -> list[app_commands.Choice[str]]:
    text = current.strip().lower()
    choices: list[app_commands.Choice[str]] = []
    for table in await _candidates(interaction, game, everywhere=everywhere):
        say = label_speaker(private_speaker(interaction).language, table)
        game_name, status = say(f"game-{table.game}"), say(f"status-{table.status}")
        label = say("table-choice", table=table.name, game=game_name, status=status)
        if text in label.lower() or table.id.startswith(text):
            choices.append(app_commands.Choice(name=label[:_LABEL], value=table.id))
    return choices[:_CHOICES]


def own_seat(position: OpenTable, player: int) -> int:
    """The seat for which this person may act now. Nobody acts for anybody else."""
    seat = seat_for(position, player)
    if seat is None:
        raise HostError(
            "panel-not-seated" if not position.table.seats_of(player) else "refusal-not-awaited",
            table=position.table.name,
        )
    return seat


def require_admin(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise HostError("admin-only")


async def require_owner(interaction: Interaction) -> None:
    if not await client_of(interaction).is_owner(interaction.user):
        raise HostError("owner-only")


def require_offering(interaction: Interaction, table: Table, seat: int) -> None:
    """One's own seat is for oneself to give away, that of a computer for who opened the table."""
    player = interaction.user.id
    mine = seat in table.seats_of(player) or (table.seats[seat].is_computer and table.creator == player)
    if not mine and not interaction.permissions.manage_guild:
        raise HostError("table-replace-who")


def require_creator_or_admin(interaction: Interaction, table: Table, why: str) -> None:
    if table.creator != interaction.user.id and not interaction.permissions.manage_guild:
        raise HostError(why)


def permission_words(name: str) -> Words:
    """A permission as people call it, from Discord's own name for it."""
    return Words(f"permission-{name.replace('_', '-')}")


def require_posting(interaction: Interaction, home: Home = "here") -> None:
    """Before a table is opened here: may the bot write, show pictures and find its own messages again, and make the
    home that is wished for?"""
    granted = interaction.app_permissions
    missing = [name for name, wanted in POSTING[home] if wanted and not getattr(granted, name)]
    if missing:
        raise missing_words(interaction, missing)


def missing_words(interaction: Interaction, missing: Iterable[str]) -> HostError:
    """Permissions that the bot lacks, by Discord's names for them."""
    say = private_speaker(interaction)
    return HostError("table-permissions", missing=say.joined([say.say(permission_words(name)) for name in missing]))


def display_name(user: Any) -> str:
    """What a person is called here, as far as it can be read."""
    return tidy(str(getattr(user, "display_name", ""))) or tidy(user.name)
