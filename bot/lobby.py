"""The lobby's buttons: join, leave, add a computer, options, start."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.access import display_name, table_meant
from bot.options import DEADLINE, choices, current, option_words, value_words
from bot.prompts.components import button, menu, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from rules.host import Table

_MENUS = 4  # rows for options on one page; the fifth turns it


def register(router: Router) -> None:
    router.add("join", "quiet", _join)
    router.add("leave", "quiet", _leave)
    router.add("computer", "quiet", _computer)
    router.add("dismiss", "quiet", _dismiss)
    router.add("start", "quiet", _start)
    router.add("options", "private", _options)
    router.add("optionpage", "panel", _options)
    router.add("setoption", "panel", _set_option)


async def join(interaction: Interaction, table_id: str) -> Table:
    return await client_of(interaction).host.join(table_id, interaction.user.id, display_name(interaction.user))


async def leave(interaction: Interaction, table_id: str) -> Table:
    return await client_of(interaction).host.leave(table_id, interaction.user.id)


async def start(interaction: Interaction, table_id: str) -> Table:
    return (await client_of(interaction).host.start(table_id, interaction.user.id)).table


async def _join(click: Click) -> None:
    await join(click.interaction, await _table(click))


async def _leave(click: Click) -> None:
    await leave(click.interaction, await _table(click))


async def _computer(click: Click) -> None:
    await client_of(click.interaction).host.add_computer(await _table(click), click.interaction.user.id)


async def _dismiss(click: Click) -> None:
    await client_of(click.interaction).host.remove_computer(await _table(click), click.interaction.user.id)


async def _start(click: Click) -> None:
    await start(click.interaction, await _table(click))


async def _table(click: Click) -> str:
    """The id of the table that was clicked at, if this person may see it."""
    return (await table_meant(click.interaction, click.ref)).id


async def _options(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    page = number(click.arg) if click.arg else 0
    await answer(click.interaction, _options_reply(click.interaction, table, page))


async def _set_option(click: Click) -> None:
    bot = client_of(click.interaction)
    table, player = await table_meant(click.interaction, click.ref), click.interaction.user.id
    names = list(choices(bot.games[table.game]))
    if click.arg not in names:
        raise unknown_control()
    if click.arg == DEADLINE:
        table = await bot.host.set_deadline(table.id, player, number(click.value))
    else:
        table = await bot.host.set_option(table.id, player, click.arg, click.value)
    page = names.index(click.arg) // _MENUS
    await answer(click.interaction, _options_reply(click.interaction, table, page))


def _options_reply(interaction: Interaction, table: Table, page: int) -> Reply:
    """A menu an option, with what it does as its hint."""
    game = client_of(interaction).games[table.game]
    say = private_speaker(interaction, table)
    now = current(table, game)
    all_options = list(choices(game).items())
    pages = -(-len(all_options) // _MENUS)
    page %= pages
    shown = all_options[page * _MENUS : (page + 1) * _MENUS]
    lines = [say("options-title", table=table.name)]
    items: list[ui.Item[Any]] = []
    for name, values in shown:
        about = option_words(say, game, name, "description")
        lines.append(say("options-line", name=option_words(say, game, name, "name"), about=about))
        labelled = [(value_words(say, game, name, value), value) for value in values]
        items.append(menu("setoption", table.id, labelled, arg=name, chosen=(now[name],)))
    if pages > 1:
        following = (page + 1) % pages
        style = discord.ButtonStyle.secondary
        items.append(button("optionpage", table.id, say("button-more"), arg=str(following), style=style, row=4))
    return Reply("\n".join(lines), view_of(items))
