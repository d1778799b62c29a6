"""The lobby's buttons: join, leave, add a computer, presets and options, start."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.access import display_name, table_meant
from bot.inviting import came_words
from bot.lobby_post import EVEN, engine_meant
from bot.options import HOUSE, choices, current, option_words, set_house_option, shown, value_words
from bot.prompts.components import button, menu, view_of
from bot.prompts.pages import PAGE
from bot.prompts.router import Click, Router, number, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, whisper
from rules.core import Game
from rules.host import Table

_MENUS = 4  # rows for options on one page; the fifth turns it
_PART = "-"  # between an option and the first value of one of its menus; in no name of an option


def register(router: Router) -> None:
    router.add("join", "quiet", _join)
    router.add("leave", "quiet", _leave)
    router.add("computer", "quiet", _computer)
    router.add("dismiss", "quiet", _dismiss)
    router.add("level", "quiet", _level)
    router.add("temper", "quiet", _temper)
    router.add("start", "quiet", _start)
    router.add("preset", "quiet", _preset)
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
    """Where all seats are taken they wait, and are told so; else the lobby shows it."""
    table, player = await join(click.interaction, await _table(click)), click.interaction.user.id
    if not table.seats_of(player):
        await whisper(click.interaction, Reply(came_words(private_speaker(click.interaction, table), table, player)))


async def _leave(click: Click) -> None:
    await leave(click.interaction, await _table(click))


async def _computer(click: Click) -> None:
    await client_of(click.interaction).host.add_computer(await _table(click), click.interaction.user.id)


async def _dismiss(click: Click) -> None:
    await client_of(click.interaction).host.remove_computer(await _table(click), click.interaction.user.id)


async def _level(click: Click) -> None:
    bot, table, player = client_of(click.interaction), await _table(click), click.interaction.user.id
    name = engine_meant(click.value)
    if name is None:
        await bot.host.set_level(table, player, click.value)
    elif name in bot.settings.engines:
        await bot.host.set_engine(table, player, name)
    else:
        raise unknown_control()


async def _temper(click: Click) -> None:
    table = await _table(click)
    temper = "" if click.value == EVEN else click.value
    await client_of(click.interaction).host.set_temper(table, click.interaction.user.id, temper)


async def _start(click: Click) -> None:
    await start(click.interaction, await _table(click))


async def _preset(click: Click) -> None:
    bot, table = client_of(click.interaction), await table_meant(click.interaction, click.ref)
    chosen = next((preset for preset in bot.games[table.game].presets if preset.purpose == click.arg), None)
    if chosen is None:
        raise unknown_control()
    await bot.host.set_options(table.id, click.interaction.user.id, chosen.options)


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
    option, _, _ = (click.arg or "").partition(_PART)
    if option not in choices(bot.games[table.game]):
        raise unknown_control()
    if option in HOUSE:
        if click.value not in HOUSE[option]:
            raise unknown_control()
        table = await set_house_option(bot.host, table, player, option, click.value)
    else:
        table = await bot.host.set_option(table.id, player, option, click.value)
    names = [name for name, _ in menus(table, bot.games[table.game])]
    page = names.index(option) // _MENUS if option in names else 0
    await answer(click.interaction, _options_reply(click.interaction, table, page))


def menus(table: Table, game: Game[Any]) -> list[tuple[str, tuple[str, ...]]]:
    """Every option with its values, as many times as these fill menus."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for name, values in shown(table, game).items():
        size = -(-len(values) // -(-len(values) // PAGE))  # menus of one option are as long as each other
        found += [(name, values[start : start + size]) for start in range(0, len(values), size)]
    return found


def _options_reply(interaction: Interaction, table: Table, page: int) -> Reply:
    """A menu an option, with what it does as its hint."""
    game = client_of(interaction).games[table.game]
    say = private_speaker(interaction, table)
    now = current(table, game)
    rows = menus(table, game)
    pages = -(-len(rows) // _MENUS)
    page %= pages
    lines = [say("options-title", table=table.name)]
    items: list[ui.Item[Any]] = []
    for name, values in rows[page * _MENUS : (page + 1) * _MENUS]:
        about, called = (option_words(say, game, name, part) for part in ("description", "name"))
        line = say("options-line", name=called, about=about)
        lines += [] if line in lines else [line]
        labelled = [
            (say("options-choice", name=called, value=value_words(say, game, name, value)), value) for value in values
        ]
        whole = len(values) == len(choices(game)[name])
        arg = name if whole else f"{name}{_PART}{values[0]}"
        hint = "" if whole else say("prompt-group", first=labelled[0][0], last=labelled[-1][0])
        items.append(menu("setoption", table.id, labelled, arg=arg, chosen=(now[name],), placeholder=hint))
    if pages > 1:
        following = (page + 1) % pages
        style = discord.ButtonStyle.secondary
        items.append(button("optionpage", table.id, say("button-more"), arg=str(following), style=style, row=4))
    return Reply("\n".join(lines), view_of(items))
