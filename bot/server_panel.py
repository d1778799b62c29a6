"""`/castellan settings`: what a server wants of the house, as one private panel of some pages. Every choice is written
at once, and holds from the next table on."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.access import NEEDED, missing_words, require_admin
from bot.languages import languages
from bot.prompts.components import button, menu, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.server_settings import SETTINGS, language_words
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker, language_name

_NAVIGATION = 4  # row
_PAGES = (("halls", "role", "home", "forum"), ("language", "clock", "fixed", "tables"), ("fallback", "log", "rated"))


def register(router: Router) -> None:
    router.add("server", "panel", _set)
    router.add("serverpage", "panel", _turn)


async def show(interaction: Interaction) -> None:
    require_admin(interaction)
    await answer(interaction, await _panel(interaction, 0))


async def _turn(click: Click) -> None:
    require_admin(click.interaction)
    await answer(click.interaction, await _panel(click.interaction, number(click.ref)))


async def _set(click: Click) -> None:
    interaction, name = click.interaction, click.arg or ""
    require_admin(interaction)
    host, guild, page = client_of(interaction).host, interaction.guild_id or 0, number(click.ref)
    if name == "language":
        if click.value not in languages():
            raise unknown_control()
        await host.set_guild_language(guild, click.value, by=interaction.user.id)
    elif name in SETTINGS:
        value = SETTINGS[name].read(click.values)
        if name in ("fallback", "log") and value is not None:
            _require_voice(interaction, value)
        await host.set_server(guild, by=interaction.user.id, **{name: value})
    else:
        raise unknown_control()
    await answer(interaction, await _panel(interaction, page))


def _require_voice(interaction: Interaction, channel: int) -> None:
    """Where the bot is to speak it must be able to."""
    found = interaction.guild.get_channel(channel) if interaction.guild is not None else None
    if found is None:
        raise unknown_control()
    granted = found.permissions_for(found.guild.me)
    missing = [name for name, wanted in NEEDED if wanted and not getattr(granted, name)]
    if missing:
        raise missing_words(interaction, missing)


async def _panel(interaction: Interaction, page: int) -> Reply:
    host, guild, say = client_of(interaction).host, interaction.guild_id or 0, private_speaker(interaction)
    server, language = await host.server(guild), await host.guild_language(guild)
    if not 0 <= page < len(_PAGES):
        raise unknown_control()
    told = {name: setting.shown(say, server) for name, setting in SETTINGS.items()}
    told["language"] = language_words(say, language)
    lines = [say("server-title")]
    for names in _PAGES:
        lines += ["", *(say("server-line", name=say(f"server-{name}"), value=told[name]) for name in names)]
    items = [
        _language_menu(say, str(page), language)
        if name == "language"
        else SETTINGS[name].control(say, server, name, str(page))
        for name in _PAGES[page]
    ]
    turns = [
        button("serverpage", str(other), say(f"server-page-{other}"), disabled=other == page, row=_NAVIGATION)
        for other in range(len(_PAGES))
    ]
    return Reply("\n".join(lines), view_of([*items, *turns]))


def _language_menu(say: Speaker, page: str, chosen: str | None) -> ui.Item[Any]:
    options = [(language_name(code), code) for code in languages()]
    known = (chosen,) if chosen else ()
    return menu("server", page, options, arg="language", placeholder=say("server-language"), chosen=known)
