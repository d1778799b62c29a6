"""The settings of a server: how each is told, chosen and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import msgspec
from discord import ui

from bot.prompts.components import channel_picker, menu, role_picker
from bot.prompts.router import unknown_control
from bot.words import Speaker, language_name
from rules.host import Server
from rules.host.banks import BANKS
from rules.host.servers import LANGUAGE

_TEXT = (discord.ChannelType.text, discord.ChannelType.news)
_FORUM = (discord.ChannelType.forum,)
_MOST = 25  # channels that one menu takes
_AS_USUAL = "usual"
_WHO = {"off": "server-fixed-off", "on": "server-fixed-on"}
CLOCKS = ("free", "24", "48", "72", "168", *BANKS)
LIMITS = ("0", "5", "10", "20", "50", "100", "200")


@dataclass(frozen=True)
class Setting:
    """`shown`: what is set now, in words; `control`: how it is chosen; `read`: what the values chosen mean."""

    shown: Callable[[Speaker, Server], str]
    control: Callable[[Speaker, Server, str, str], ui.Item[Any]]
    read: Callable[[Sequence[str]], Any]


def setting_words(say: Speaker, name: str, kept: str) -> str:
    """A setting as it was written down (JSON), in words."""
    if name == LANGUAGE:
        return language_words(say, msgspec.json.decode(kept))
    server = msgspec.json.decode(f'{{"{name}":{kept}}}'.encode(), type=Server)
    return SETTINGS[name].shown(say, server)


def language_words(say: Speaker, language: str | None) -> str:
    return language_name(language) if language else say("server-language-usual")


def _channels(name: str, kinds: Sequence[discord.ChannelType], none: str, *, several: bool = False) -> Setting:
    def now(server: Server) -> tuple[int, ...]:
        found = getattr(server, name)
        return found if several else ((found,) if found is not None else ())

    def control(say: Speaker, server: Server, arg: str, page: str) -> ui.Item[Any]:
        hint = say(f"server-{arg}")
        most = _MOST if several else 1
        return channel_picker("server", page, kinds, arg=arg, placeholder=hint, most=most, chosen=now(server))

    return Setting(
        lambda say, server: " ".join(f"<#{channel}>" for channel in now(server)) or say(none),
        control,
        lambda values: _ids(values) if several else next(iter(_ids(values)), None),
    )


def _ids(values: Sequence[str]) -> tuple[int, ...]:
    if not all(value.isdecimal() for value in values):
        raise unknown_control()
    return tuple(map(int, values))


def _role() -> Setting:
    return Setting(
        lambda say, server: f"<@&{server.role}>" if server.role is not None else say("server-role-all"),
        lambda say, server, arg, page: role_picker(
            "server", page, arg=arg, placeholder=say("server-role"), chosen=(server.role,) if server.role else ()
        ),
        lambda values: next(iter(_ids(values)), None),
    )


def _menu(
    name: str, words: Callable[[Speaker, str], str], now: Callable[[Server], str], values: dict[str, Any]
) -> Setting:
    def control(say: Speaker, server: Server, arg: str, page: str) -> ui.Item[Any]:
        options = [(words(say, value), value) for value in values]
        return menu("server", page, options, arg=arg, placeholder=say(f"server-{name}"), chosen=(now(server),))

    def read(chosen: Sequence[str]) -> Any:
        if len(chosen) != 1 or chosen[0] not in values:
            raise unknown_control()
        return values[chosen[0]]

    return Setting(lambda say, server: words(say, now(server)), control, read)


def clock_words(say: Speaker, clock: str) -> str:
    if clock.isdecimal():
        return say("table-option-deadline-value", hours=int(clock))
    return say("server-clock-free" if clock == "free" else f"table-option-bank-{clock}")


SETTINGS: dict[str, Setting] = {
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
    "rated": _menu(
        "rated",
        lambda say, word: say(f"server-rated-{word}"),
        lambda server: "on" if server.rated else "off",
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
