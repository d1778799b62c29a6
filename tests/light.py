"""The real command tree and router on a real store, spoken to without a Discord in between: thousands of inputs in the
time in which a simulated Discord takes tens. What a person is told is checked as Discord would."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import Repr
from types import SimpleNamespace
from typing import Any

import discord
from discord import InteractionType

from bot.client import Castellan
from bot.prompts.router import Click
from bot.settings import Settings
from bot.words import Speaker
from render.picture import Picture
from rules.host import Host, HostError
from tests.e2e.limits import completion_faults, message_faults, modal_faults

GUILD, CHANNEL = 11, 22
HOSTING = 33  # the person who hosts the bot
DOT = Picture(b"\x89PNG", "A board", 16, 9)
_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring = 12, 80
UNEXPECTED = [Speaker(tongue)(key) for tongue in ("en", "fr") for key in ("error-unexpected", "error-after-change")]


class Painter:
    """Draws nothing, in no time."""

    async def paint(self, *_: Any, **__: Any) -> Picture:
        return DOT

    async def panel(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (DOT, DOT)

    async def past(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (DOT, DOT)

    async def once(self, *_: Any) -> Picture:
        return DOT

    async def figure(self, *_: Any, **__: Any) -> Picture:
        return DOT

    async def course(self, *_: Any) -> Picture:
        return DOT

    async def deeds(self, *_: Any) -> Picture:
        return DOT

    async def ledger(self, *_: Any) -> Picture:
        return DOT


@dataclass
class Response:
    """Discord's end of an interaction: it may be answered once, and then edited."""

    asked: LightInteraction
    type: str = ""

    def is_done(self) -> bool:
        return bool(self.type)

    def _first(self, kind: str) -> None:
        assert not self.type, f"answered twice: {self.type}, {kind}"
        self.type = kind

    async def defer(self, *, thinking: bool = False, ephemeral: bool = False) -> None:
        self._first("thinking" if thinking else "deferred")

    async def send_message(self, content: str, **extra: Any) -> None:
        self._first("message")
        self.asked.hear(content, extra)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self._first("modal")
        shown = modal.to_dict()
        self.asked.faults += modal_faults("modal", shown)
        self.asked.said.append(modal.title)
        self.asked.rows = [*shown["components"], {"components": [shown]}]

    async def autocomplete(self, choices: Sequence[Any]) -> None:
        self._first("completion")
        self.asked.choices = [(choice.name, choice.value) for choice in choices]
        self.asked.faults += completion_faults("completion", [choice.to_dict() for choice in choices])


@dataclass
class LightInteraction:
    """What the bot gets to see of an interaction, and what it says to it."""

    client: Castellan
    user: Any
    type: InteractionType
    data: dict[str, Any]
    locale: str = "en-GB"
    id: int = 0
    guild_id: int = GUILD
    channel_id: int = CHANNEL
    manages: bool = False
    said: list[str] = field(default_factory=list[str])
    faults: list[str] = field(default_factory=list[str])
    choices: list[tuple[str, str]] | None = None
    rows: list[Any] = field(default_factory=list[Any])  # of the latest answer
    command_failed: bool = False
    guild: Any = None
    guild_locale: Any = None
    channel: Any = None
    message: Any = None
    extras: dict[str, Any] = field(default_factory=dict[str, Any])
    filesize_limit: int = 10 << 20

    def __post_init__(self) -> None:
        self.response = Response(self)
        self.followup = SimpleNamespace(send=self._followup)
        self.permissions = discord.Permissions(manage_guild=self.manages)
        self.app_permissions = discord.Permissions.all()
        self._state = self.client._connection

    @property
    def namespace(self) -> Any:
        return self._cs_namespace  # type: ignore[attr-defined]

    async def edit_original_response(self, *, content: str | None = None, **extra: Any) -> None:
        assert self.response.is_done(), "there is nothing to edit yet"
        if content is not None and content is not discord.utils.MISSING:
            self.hear(content, extra)

    async def _followup(self, content: str, **extra: Any) -> None:
        assert self.response.is_done(), "there is nothing to follow yet"
        self.hear(content, extra)

    def hear(self, content: str, extra: dict[str, Any]) -> None:
        view = extra.get("view")
        self.rows = view.to_components() if view else []
        self.faults += message_faults("answer", {"content": content, "components": self.rows})
        self.said.append(content)


class Complaints(logging.Handler):
    """Everything that went wrong behind a person's back."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


@contextmanager
def complaints() -> Iterator[list[str]]:
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.heard
    finally:
        logging.getLogger().removeHandler(handler)


class LightHouse:
    def __init__(self, bot: Castellan, heard: list[str]) -> None:
        self.bot, self._heard = bot, heard

    @property
    def host(self) -> Host:
        return self.bot.host

    def person(self, number: int, name: str = "Alix") -> Any:
        return SimpleNamespace(id=number, display_name=name, bot=False)

    async def command(self, words: Sequence[str], options: dict[str, Any], user: Any, **facts: Any) -> LightInteraction:
        """A slash command, with its options by their registered names."""
        given = [_option(name, value) for name, value in options.items()]
        return await self._call(InteractionType.application_command, words, given, user, facts)

    async def complete(
        self, words: Sequence[str], options: dict[str, str], focused: str, user: Any, **facts: Any
    ) -> LightInteraction:
        given = [{**_option(name, value), "focused": name == focused} for name, value in options.items()]
        asked = await self._call(InteractionType.autocomplete, words, given, user, facts)
        assert asked.choices is not None, self._blame(asked, "no completion")
        return asked

    async def _call(
        self, kind: InteractionType, words: Sequence[str], options: list[Any], user: Any, facts: dict[str, Any]
    ) -> LightInteraction:
        for name in reversed(words[1:]):
            options = [{"type": 1, "name": name, "options": options}]
        if len(words) == 3:
            options[0]["type"] = 2
        data = {"type": 1, "id": "1", "name": words[0], "options": options}
        asked = LightInteraction(self.bot, user, kind, data, **facts)
        tree: Any = self.bot.tree
        try:
            await tree._call(asked)
        except discord.app_commands.AppCommandError as error:
            await tree.on_error(asked, error)
        self.check(asked)
        return asked

    async def click(self, verb: str, ref: str, arg: str | None, user: Any, **facts: Any) -> LightInteraction:
        """A button, menu or modal, honest or forged."""
        values, typed = facts.pop("values", ()), facts.pop("typed", {})
        data = {"custom_id": ":".join(filter(None, ["b", verb, ref, arg])), "values": [*values]}
        asked = LightInteraction(self.bot, user, InteractionType.component, data, **facts)
        click: Any = Click(asked, ref, arg, tuple(values), typed)  # type: ignore[arg-type]
        await self.bot.router.dispatch(verb, click)
        self.check(asked)
        return asked

    def check(self, asked: LightInteraction) -> None:
        """Nobody is left without an answer, and every answer is one in words."""
        assert not self._heard, self._blame(asked, "\n".join(self._heard))
        assert not asked.faults, self._blame(asked, str(asked.faults))
        assert asked.response.is_done(), self._blame(asked, "no answer")
        assert asked.said or asked.response.type in ("deferred", "completion"), self._blame(asked, "no words")
        for text in asked.said:
            assert text.strip(), self._blame(asked, "an empty answer")
            assert text not in UNEXPECTED, self._blame(asked, text)

    def _blame(self, asked: LightInteraction, trouble: str) -> str:
        said = {"name": asked.data.get("name"), "said": asked.data.get("options"), "id": asked.data.get("custom_id")}
        return f"{_SHORT.repr(said)} of {asked.user.id} in {asked.locale}: {trouble}"


def _option(name: str, value: Any) -> dict[str, Any]:
    kinds = {bool: 5, int: 4, str: 3}
    return {"type": kinds.get(type(value), 6), "name": name, "value": value if type(value) in kinds else str(value.id)}


@asynccontextmanager
async def light_house(path: Path) -> AsyncGenerator[LightHouse]:
    host = await Host.open(path)
    settings = Settings(_env_file=None, discord_token=None, castellan_database=path, castellan_thinkers=0)  # type: ignore[call-arg]
    bot = Castellan(host, settings)
    await bot._async_setup_hook()  # it has a loop, though it never logs in
    _silence(bot)
    bot.owner_id = HOSTING
    bot.painter = Painter()  # type: ignore[assignment]
    bot.studio.film = _no_film  # type: ignore[method-assign]
    store: Any = host._store
    await store._writer.execute("PRAGMA synchronous = OFF")  # nothing here has to survive a power cut
    await bot.install()
    try:
        with complaints() as heard:
            yield LightHouse(bot, heard)
    finally:
        await host.close()


async def _no_film(*_: Any) -> bytes:
    """Films are made in processes of their own, and looked at elsewhere."""
    raise HostError("film-busy")


def _silence(bot: Any) -> None:
    """There is no channel to speak in, and no computer plays by itself."""

    async def nothing(*_: Any) -> list[Any]:
        await asyncio.sleep(0)
        return []

    bot.tree.sync = nothing
    bot.host._listeners.clear()
    bot.host._runners.clear()
