"""`/castellan settings`: what a server wants of the house, as one private panel of some pages. Every choice is written
at once, and holds from the next table on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.access import NEEDED, missing_words, require_admin
from bot.languages import languages
from bot.prompts.components import button, channel_picker, menu, role_picker, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.words import Speaker, language_name
from rules.host import Server
from rules.host.banks import BANKS

_TEXT = (discord.ChannelType.text, discord.ChannelType.news)
_FORUM = (discord.ChannelType.forum,)
_MOST = 25  # channels that one menu takes
_AS_USUAL = "usual"
_NAVIGATION = 4  # row
_WHO = {"off": "server-fixed-off", "on": "server-fixed-on"}
CLOCKS = ("free", "24", "48", "72", "168", *BANKS)
LIMITS = ("0", "5", "10", "20", "50", "100", "200")


@dataclass(frozen=True)
class _Setting:
    """`shown`: what is set now, in words; `control`: how it is chosen; `read`: what the values chosen mean."""

    shown: Callable[[Speaker, Server], str]
    control: Callable[[Speaker, Server, str, str], ui.Item[Any]]
    read: Callable[[Sequence[str]], Any]


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
        await host.set_guild_language(guild, click.value)
    elif name in _SETTINGS:
        value = _SETTINGS[name].read(click.values)
        if name in ("fallback", "log") and value is not None:
            _require_voice(interaction, value)
        await host.set_server(guild, **{name: value})
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
    told = {name: setting.shown(say, server) for name, setting in _SETTINGS.items()}
    told["language"] = language_name(language) if language else say("server-language-usual")
    lines = [say("server-title")]
    for names in _PAGES:
        lines += ["", *(say("server-line", name=say(f"server-{name}"), value=told[name]) for name in names)]
    items = [
        _language_menu(say, str(page), language)
        if name == "language"
        else _SETTINGS[name].control(say, server, name, str(page))
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


# Kinds of settings


def _channels(name: str, kinds: Sequence[discord.ChannelType], none: str, *, several: bool = False) -> _Setting:
    def now(server: Server) -> tuple[int, ...]:
        found = getattr(server, name)
        return found if several else ((found,) if found is not None else ())

    def control(say: Speaker, server: Server, arg: str, page: str) -> ui.Item[Any]:
        hint = say(f"server-{arg}")
        most = _MOST if several else 1
        return channel_picker("server", page, kinds, arg=arg, placeholder=hint, most=most, chosen=now(server))

    return _Setting(
        lambda say, server: " ".join(f"<#{channel}>" for channel in now(server)) or say(none),
        control,
        lambda values: _ids(values) if several else next(iter(_ids(values)), None),
    )


def _ids(values: Sequence[str]) -> tuple[int, ...]:
    if not all(value.isdecimal() for value in values):
        raise unknown_control()
    return tuple(map(int, values))


def _role() -> _Setting:
    return _Setting(
        lambda say, server: f"<@&{server.role}>" if server.role is not None else say("server-role-all"),
        lambda say, server, arg, page: role_picker(
            "server", page, arg=arg, placeholder=say("server-role"), chosen=(server.role,) if server.role else ()
        ),
        lambda values: next(iter(_ids(values)), None),
    )


def _menu(
    name: str, words: Callable[[Speaker, str], str], now: Callable[[Server], str], values: dict[str, Any]
) -> _Setting:
    def control(say: Speaker, server: Server, arg: str, page: str) -> ui.Item[Any]:
        options = [(words(say, value), value) for value in values]
        return menu("server", page, options, arg=arg, placeholder=say(f"server-{name}"), chosen=(now(server),))

    def read(chosen: Sequence[str]) -> Any:
        if len(chosen) != 1 or chosen[0] not in values:
            raise unknown_control()
        return values[chosen[0]]

    return _Setting(lambda say, server: words(say, now(server)), control, read)


def clock_words(say: Speaker, clock: str) -> str:
    if clock.isdecimal():
        return say("table-option-deadline-value", hours=int(clock))
    return say("server-clock-free" if clock == "free" else f"table-option-bank-{clock}")


_SETTINGS: dict[str, _Setting] = {
    "halls": _channels("halls", (*_TEXT, *_FORUM), "server-halls-all", several=True),
    "role": _role(),
    "home": _menu(
        "home",
        lambda say, home: say(f"server-home-{home}"),
        lambda server: server.home or _AS_USUAL,
        {_AS_USUAL: None, **{home: home for home in ("thread", "here", "private", "forum")}},
    ),
    "forum": _channels("forum", _FORUM, "server-forum-none"),
    "clock": _menu(
        "clock",
        clock_words,
        lambda server: server.clock or "free",
        {clock: "" if clock == "free" else clock for clock in CLOCKS},
    ),
    "fixed": _menu(
        "fixed",
        lambda say, word: say(_WHO[word]),
        lambda server: "on" if server.fixed else "off",
        {"off": False, "on": True},
    ),
    "tables": _menu(
        "tables",
        lambda say, count: say("server-tables-value", count=int(count)),
        lambda server: str(server.tables),
        {count: int(count) for count in LIMITS},
    ),
    "fallback": _channels("fallback", _TEXT, "server-fallback-none"),
    "log": _channels("log", _TEXT, "server-log-none"),
}
_PAGES = (("halls", "role", "home", "forum"), ("language", "clock", "fixed", "tables"), ("fallback", "log"))
