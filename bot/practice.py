"""*Play on from here*: a private table against AI players, from a moment of a replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.access import display_name, table_meant
from bot.homes import make_home, practice_plot
from bot.opening import one_at_a_time, server_language
from bot.prompts.components import Button, button, view_of
from bot.prompts.router import Click, Router, number
from bot.quota import limits_of
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker
from rules.host import OpenTable, Table


def register(router: Router) -> None:
    router.add("practise", "private", _practise)


def practice_button(say: Speaker, table: Table, index: int, seat: int, row: int) -> Button:
    return button("practise", table.id, say("button-practise"), arg=f"{index}.{seat}", row=row)


async def _practise(click: Click) -> None:
    interaction = click.interaction
    origin = await table_meant(interaction, click.ref, status="played")
    index, _, seat = (click.arg or "").partition(".")
    async with one_at_a_time(interaction):
        position = await _opened(interaction, origin, number(index), number(seat))
    await told(interaction, position, "practice-opened", origin=private_speaker(interaction).quote(origin.name))


async def _opened(interaction: Interaction, origin: Table, index: int, seat: int) -> OpenTable:
    host, player = client_of(interaction).host, interaction.user.id
    language, limits = await server_language(interaction), limits_of(client_of(interaction).settings)
    called = await host.name_for_new(guild=origin.guild, player=player, name=origin.name, limits=limits)

    async def begin(channel: int) -> OpenTable:
        return await host.practise(
            origin.id,
            index,
            seat,
            player=player,
            player_name=display_name(interaction.user),
            channel=channel,
            language=language,
            limits=limits,
        )

    return await in_private(interaction, called, origin.game, language, begin)


async def in_private(
    interaction: Interaction, name: str, game: str, language: str, begin: Callable[[int], Awaitable[OpenTable]]
) -> OpenTable:
    """A table that begins in a private thread of its own. A home that was made in vain is taken away again."""
    made = await make_home(interaction, practice_plot(interaction), name, game, language)
    try:
        return await begin(made.id)
    except BaseException:
        with suppress(discord.HTTPException):
            await made.delete()
        raise


async def told(interaction: Interaction, position: OpenTable, key: str, **facts: str | int) -> None:
    """Where the practice table is, with the button to play there."""
    table, say = position.table, private_speaker(interaction, position.table)
    text = say(key, table=table.name, channel=f"<#{table.channel}>", **facts)
    turn = button("turn", table.id, say("button-turn"), style=discord.ButtonStyle.success)
    await answer(interaction, Reply(text, view_of([turn])))


def seat_to_play(table: Table, eyes: str, player: int, *, at_the_end: bool) -> int | None:
    """From which chair one may play on from what one looks at; None: from none."""
    mine = table.seats_of(player)
    if table.status == "over":
        return None if at_the_end else int(eyes) if eyes.isdecimal() else mine[0] if mine else 0
    return mine[0] if table.status == "running" and mine and at_the_end else None
