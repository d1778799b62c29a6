"""The desk: all tables of a person, wherever they are, those that wait for them first. Nothing of any other table."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.escape import escaped
from bot.naming import chat_names
from bot.prompts.components import button, view_of
from bot.prompts.flow import open_panel
from bot.prompts.router import Click, Router
from bot.sight import may_see, sees_from_afar, tables_seen
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.timing import awaited_names, link_to, moment
from bot.words import Speaker
from rules.host import Host, Table
from rules.host.waiting import end_of

_ROWS = 20
_BUTTONS = 4  # tables that get a button of their own, beside Next
_START = "start"
_green = discord.ButtonStyle.success


def register(router: Router) -> None:
    router.add("next", "private", _next)


async def show(interaction: Interaction) -> None:
    host, player = client_of(interaction).host, interaction.user.id
    own = await own_tables(host, player)
    tables = [table for table in own if await may_see(interaction, table) or await sees_from_afar(interaction, table)]
    say = private_speaker(interaction)
    if not tables:
        await answer(interaction, Reply(say("desk-empty")))
        return
    lines = [await table_line(say, host, table, player) for table in tables[:_ROWS]]
    while sum(len(line) + 1 for line in lines) > 1500:
        lines.pop()
    waiting = [table for table in tables if awaits(table, player)]
    unseen = await host.unseen_letters(player)
    letters = [say("desk-letters", table=table.name, count=unseen[table.id]) for table in tables if table.id in unseen]
    text = "\n".join([say("desk-title", count=len(waiting)), *lines, *letters[:_BUTTONS]])
    await answer(interaction, Reply(text, view_of(_buttons(say, waiting))))


def _buttons(say: Speaker, waiting: list[Table]) -> list[ui.Item[Any]]:
    turns: list[ui.Item[Any]] = [
        button("turn", table.id, say("desk-turn", table=table.name), style=_green) for table in waiting[:_BUTTONS]
    ]
    return [*turns, button("next", _START, say("button-next"))] if len(waiting) > 1 else turns


async def _next(click: Click) -> None:
    """The panel of the next table that waits for this person, after the one that they come from."""
    host, player = client_of(click.interaction).host, click.interaction.user.id
    mine = [table for table in await own_tables(host, player) if awaits(table, player)]
    waiting = await tables_seen(click.interaction, mine)
    after = [table.id for table in waiting].index(click.ref) + 1 if click.ref in [t.id for t in waiting] else 0
    if not waiting:
        await answer(click.interaction, Reply(private_speaker(click.interaction)("desk-done")))
        return
    table = waiting[after % len(waiting)]
    await open_panel(click.interaction, await host.look(table.id))


async def own_tables(host: Host, player: int) -> list[Table]:
    """Those that wait for somebody first, whose time ends soonest; then the others, as they were opened."""
    tables = await host.tables(player=player, status=("running", "lobby"))

    def urgency(table: Table) -> tuple[bool, float, float]:
        ends = [end_of(table, seat) for seat in table.seats_of(player) if seat in table.asked and table.is_timed]
        return not awaits(table, player), min(ends, default=float("inf")), -table.created

    return sorted(tables, key=urgency)


def awaits(table: Table, player: int) -> bool:
    mine = set(table.seats_of(player))
    return table.status == "running" and table.paused is None and bool(mine & set(table.awaited))


async def table_line(say: Speaker, host: Host, table: Table, player: int) -> str:
    named = Speaker(say.language, chat_names(table, say.language), escaped)
    facts = {"table": table.name, "game": say(f"game-{table.game}"), "link": await link_to(host, table)}
    if table.status == "lobby":
        return named("desk-line-lobby", **facts)
    if table.paused is not None:
        return named("desk-line-paused", **facts)
    if awaits(table, player):
        seat = next(seat for seat in table.seats_of(player) if seat in table.awaited)
        when = moment(end_of(table, seat)) if table.is_timed and seat in table.asked else ""
        return named("desk-line-yours-timed" if when else "desk-line-yours", **facts, when=when)
    names = named.joined(awaited_names(named, table, table.awaited, host.now, mention=False))
    return named("desk-line", **facts, names=names)
