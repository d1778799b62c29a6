"""A guided first game: one person, computers in the other seats, real rules, and a coach in the private panel."""

from __future__ import annotations

from typing import Any

import discord

from bot.access import require_posting, unknown_game
from bot.coach import Course, course_of
from bot.opening import AS_USUAL, How, one_at_a_time, open_table, server_language
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.host import HostError, Table


def register(router: Router) -> None:
    router.add("learn", "private", _learn)


async def _learn(click: Click) -> None:
    if click.ref not in client_of(click.interaction).games:
        raise unknown_control()
    require_posting(click.interaction)
    await learn(click.interaction, click.ref)


async def learn(interaction: Interaction, game: str, *, how: How = AS_USUAL) -> None:
    """Open a table for somebody's first game and begin it; their first panel is a button away. Who has one that they
    have not touched yet is led there."""
    course = _course(interaction, game)
    async with one_at_a_time(interaction):
        table = await _untouched(interaction, game) or await _opened(interaction, course, how)
    say = private_speaker(interaction, table)
    text = say("learn-opened", table=table.name, game=say(f"game-{game}"), channel=f"<#{table.channel}>")
    if not set(table.awaited).intersection(table.seats_of(interaction.user.id)):
        names = say.joined([say.names[seat] for seat in table.awaited])
        text = "\n".join([text, say("learn-others-first", names=names, count=len(table.awaited))])
    turn = button("turn", table.id, say("button-first-panel"), style=discord.ButtonStyle.success)
    await answer(interaction, Reply(text, view_of([turn])))


async def set_coach(interaction: Interaction, table: Table, wanted: bool) -> None:
    """For oneself, at a table where one plays; what was told before is not told again."""
    _course(interaction, table.game)
    await client_of(interaction).host.set_coach(table.id, interaction.user.id, wanted)
    say = private_speaker(interaction, table)
    items: list[Any] = [button("turn", table.id, say("button-turn"))] if wanted else []
    await answer(interaction, Reply(say("coach-on" if wanted else "coach-off", table=table.name), view_of(items)))


def _course(interaction: Interaction, game: str) -> Course[Any]:
    if game not in client_of(interaction).games:
        raise unknown_game(private_speaker(interaction), client_of(interaction).games, game)
    course = course_of(game)
    if course is None:
        raise HostError("learn-no-course", game=game)
    return course


async def _untouched(interaction: Interaction, game: str) -> Table | None:
    """A guided game of this person's in this server in which nothing has been played."""
    host, player = client_of(interaction).host, interaction.user.id
    tables = await host.tables(guild=interaction.guild_id or 0, player=player, status=("running",))
    for table in tables:
        alone = [seat.player for seat in table.seats if seat.player is not None] == [player]
        if table.game == game and alone and not await _has_played(interaction, table):
            pupil = await host.pupil(table.id, player)
            if pupil is not None and pupil.coached:
                return table
    return None


async def _has_played(interaction: Interaction, table: Table) -> bool:
    mine = table.seats_of(interaction.user.id)
    rows = await client_of(interaction).host.history(table.id)
    return any(row.entry is None or row.entry.seat in mine for row in rows)


async def _opened(interaction: Interaction, course: Course[Any], how: How) -> Table:
    host, player = client_of(interaction).host, interaction.user.id
    language = await server_language(interaction)
    computers, options = course.seats - 1, course.options
    table = await open_table(interaction, course.game, None, language, how=how, computers=computers, options=options)
    await host.set_coach(table.id, player, True)
    return (await host.start(table.id, player)).table
