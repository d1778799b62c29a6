"""What the list of a server's open tables says, the command that puts it up, and its button that opens another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.access import require_posting
from bot.escape import escaped
from bot.naming import chat_names
from bot.opening import AS_USUAL, server_language
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.timing import link_to
from bot.welcome import offer_choice
from bot.words import Speaker
from rules.core import Game
from rules.host import Host, HostError, Table

_ROWS = 15
_LONGEST = 1800  # characters of all lines together
_ALL = "all"
OFFER = f"b:offer:{_ALL}"  # by which the message is known again


def register(router: Router) -> None:
    router.add("offer", "private", _offer)


async def listing(host: Host, games: Mapping[str, Game[Any]], tables: Sequence[Table], language: str) -> Reply:
    """A line and a button a table, the oldest first; the button below opens another."""
    say = Speaker(language)
    lines = [await _line(host, table, games[table.game], language) for table in tables[:_ROWS]]
    while sum(map(len, lines)) > _LONGEST:
        lines.pop()
    left = len(tables) - len(lines)
    more = [say("open-more", count=left)] if left else []
    text = "\n".join([say("open-title"), *(lines or [say("open-empty")]), *more])
    joining = [_join(table, games[table.game], language) for table in tables[: len(lines)]]
    offer = button("offer", _ALL, say("button-offer"), style=discord.ButtonStyle.primary, row=4)
    return Reply(text, view_of([*joining, offer]))


async def _line(host: Host, table: Table, game: Game[Any], language: str) -> str:
    say = Speaker(language, chat_names(table, language), escaped)
    full = len(table.seats) >= game.max_seats
    return say(
        "open-line-full" if full else "open-line",
        table=table.name,
        game=say(f"game-{game.id}"),
        taken=len(table.seats),
        seats=game.max_seats,
        waiting=len(table.gathering.waiting),
        names=say.joined([*say.names]),
        link=await link_to(host, table),
    )


def _join(table: Table, game: Game[Any], language: str) -> ui.Item[Any]:
    say = label_speaker(language, table)
    full = len(table.seats) >= game.max_seats
    key, style = ("open-wait", discord.ButtonStyle.secondary) if full else ("open-join", discord.ButtonStyle.success)
    return button("join", table.id, say(key, table=table.name), style=style)


async def _offer(click: Click) -> None:
    require_posting(click.interaction)
    await offer_choice(click.interaction, None, AS_USUAL)


async def put_up(interaction: Interaction, *, off: bool) -> None:
    """In this channel, in place of any other in the server; or `off` with it."""
    bot, guild = client_of(interaction), interaction.guild_id or 0
    if not interaction.permissions.manage_guild:
        raise HostError("open-admin")
    require_posting(interaction)
    if off:
        former = await bot.host.take_down_noticeboard(guild)
        if former is None:
            raise HostError("open-none-up")
    else:
        former = await bot.host.put_up_noticeboard(
            guild, interaction.channel_id or 0, await server_language(interaction)
        )
    if former is not None:
        await bot.noticeboards.take_away(former)
    bot.noticeboards.refresh(guild)
    say = private_speaker(interaction)
    await answer(interaction, Reply(say("open-taken-down" if off else "open-put-up")))
