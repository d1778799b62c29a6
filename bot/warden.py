"""What an admin does to a table that costs others their game, and so asks first: closing it, taking it back. And what
admins have done."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.access import require_admin, table_meant
from bot.herald import deed_line
from bot.posts import News, news_lines
from bot.prompts.components import button, view_of
from bot.prompts.router import Click, Router, number
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from rules.host import HostError, LogRow, Table
from rules.host.hearing import is_hidden
from rules.host.opening import OPEN

_ROWS = 15  # deeds of one page
_CHOICES = 25
_LABEL = 100
_BACK = 80  # moves that are looked at for what can be completed
_red = discord.ButtonStyle.danger


def register(router: Router) -> None:
    router.add("close", "panel", _close)
    router.add("rewind", "panel", _rewind)
    router.add("audit", "panel", _turn)


# Closing


async def ask_to_close(interaction: Interaction, table_id: str) -> None:
    require_admin(interaction)
    table, say = await table_meant(interaction, table_id), private_speaker(interaction)
    if table.status not in OPEN:
        raise HostError("host-not-running", table=table.name)
    close = button("close", table.id, say("button-close"), style=_red)
    asked = say("admin-end-ask", table=table.name, game=say(f"game-{table.game}"), moves=table.length)
    await answer(interaction, Reply(asked, view_of([close])))


async def _close(click: Click) -> None:
    require_admin(click.interaction)
    host = client_of(click.interaction).host
    table = await table_meant(click.interaction, click.ref)
    with host.as_admin(click.interaction.user.id, "end"):
        await host.end(table.id, said="host-ended-admin")
    await answer(click.interaction, Reply(private_speaker(click.interaction)("admin-ended", table=table.name)))


# Taking back


async def ask_to_rewind(interaction: Interaction, table_id: str, move: int) -> None:
    """With what was done last of all that stays."""
    require_admin(interaction)
    table, say = await table_meant(interaction, table_id), private_speaker(interaction)
    if table.status not in ("running", "over") or not 0 <= move < table.length:
        raise HostError("host-no-such-action", table=table.name, index=move, length=table.length)
    asked = say("admin-rewind-ask", table=table.name, move=move, moves=table.length - move)
    back = button("rewind", table.id, say("button-rewind"), arg=str(move), style=_red)
    lines = await _stays(interaction, table, move)
    await answer(interaction, Reply("\n".join([asked, *lines]), view_of([back])))


async def _stays(interaction: Interaction, table: Table, move: int) -> list[str]:
    rows = await client_of(interaction).host.history(table.id, since=max(0, move - 1), until=move)
    told = [event for row in rows if not is_hidden(row) for event in row.events]
    return news_lines(private_speaker(interaction, table), News(0, told))[0]


async def _rewind(click: Click) -> None:
    require_admin(click.interaction)
    host, move = client_of(click.interaction).host, number(click.arg)
    table = await table_meant(click.interaction, click.ref)
    await host.rewind(table.id, click.interaction.user.id, move)
    say = private_speaker(click.interaction)
    await answer(click.interaction, Reply(say("admin-rewound", table=table.name, actions=move)))


async def complete_move(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The latest moves that a table could stand after, by what all heard of them; not for admins who play there
    themselves, to whom the numbers would tell of what was done in secret."""
    try:
        table = await table_meant(interaction, interaction.namespace.table)
    except HostError:
        return []
    if not interaction.permissions.manage_guild or table.seats_of(interaction.user.id):
        return []
    host, first = client_of(interaction).host, max(0, table.length - 1 - _BACK)
    rows = await host.history(table.id, since=first, until=table.length - 1)
    choices = [_choice(interaction, table, row) for row in reversed(rows) if not is_hidden(row)]
    return [choice for choice in choices if str(choice.value).startswith(str(current))][:_CHOICES]


def _choice(interaction: Interaction, table: Table, row: LogRow) -> app_commands.Choice[int]:
    say = label_speaker(private_speaker(interaction).language, table)
    told = next((say.say(event.words) for event in row.events if event.heard_by(None)), "")
    return app_commands.Choice(name=say("rewind-choice", move=row.index, text=told)[:_LABEL], value=row.index)


# Reading what was done


async def show_audit(interaction: Interaction, page: int = 0) -> None:
    """The latest first; older ones page by page."""
    require_admin(interaction)
    say, host = private_speaker(interaction), client_of(interaction).host
    deeds = await host.deeds(interaction.guild_id or 0, (page + 1) * _ROWS + 1)
    here = deeds[page * _ROWS : (page + 1) * _ROWS]
    lines = [deed_line(say, deed) for deed in here]
    newer = [button("audit", str(page - 1), say("button-newer"))] if page else []
    older = [button("audit", str(page + 1), say("button-older"))] if len(deeds) > (page + 1) * _ROWS else []
    await answer(interaction, Reply("\n".join(lines) or say("audit-empty"), view_of([*newer, *older])))


async def _turn(click: Click) -> None:
    await show_audit(click.interaction, number(click.ref))
