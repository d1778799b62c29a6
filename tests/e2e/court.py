"""The real bot in a simulated Discord, with people to act: what every scenario here is played in."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Literal

import discord
from simcord import Env, InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import to_discord_message

from bot.client import Castellan
from bot.prompts.labels import command_words, field_key
from bot.settings import Settings
from bot.words import Speaker
from rules.core import Action, Game, IllegalMove, engine
from rules.core.actions import fields_of, write_value
from rules.core.legal import checked
from rules.host import Host, HostError, OpenTable, Table
from tests.e2e.limits import faults

Games = Mapping[str, Game[Any]]
Clock = Callable[[], float]
PEOPLE = ("Alix", "Bruno", "Clara", "Denis", "Elke")
ENGLISH = Speaker("en")
_SETTLE = 300.0  # seconds: nothing takes so long on any machine
_BUTTON, _MENU = 2, 3


class Watch:
    """The time that passes, in the test's hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Court:
    """One server with a channel, five people (the last only looks on) and an admin. Everything a scenario does goes
    through Discord; what it checks may also be asked of the host."""

    def __init__(self, env: Env, bot: Castellan, path: Path, watch: Watch, clock: Clock = time.time) -> None:
        self.env, self.bot, self.path, self._clock, self._watch = env, bot, path, clock, watch
        self.guild = env.create_guild("Court")
        self.channel = self.guild.create_text_channel("hall")
        self.people = [self.guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
        powers = discord.Permissions(manage_guild=True, manage_messages=True)
        steward = self.guild.create_role("steward", permissions=powers)
        self.admin = self.guild.add_member(env.create_user("steward"), roles=[steward])
        self.alix, self.bruno, self.clara, self.denis, self.elke = self.people
        self._locales: dict[int, str] = {}
        self._messages: dict[int, tuple[Castellan, Any, discord.Message]] = {}
        self._translate_interactions()

    def _translate_interactions(self) -> None:
        """The simulation lets everybody speak English; here a person may have another language."""
        emit = self.env.backend.emit

        def speaking(event: str, payload: dict[str, Any], *args: Any, **kwargs: Any) -> Any:
            if event == "INTERACTION_CREATE":
                person = payload["member"]["user"] if "member" in payload else payload["user"]
                payload["locale"] = self._locales.get(int(person["id"]), "en-US")
            return emit(event, payload, *args, **kwargs)

        self.env.backend.emit = speaking  # type: ignore[method-assign]

    def speaks(self, person: MemberActor, locale: str) -> None:
        self._locales[person.id] = locale

    @property
    def host(self) -> Host:
        return self.bot.host

    # Time

    async def restart(self) -> None:
        """The process ends and another one starts on the same file, in the same server."""
        old = self.bot
        self.bot = await new_bot(self.path, type(old), old.games, self._clock, self._watch)
        await self.env.restart_bot(self.bot)
        self.env.bot = self.bot
        await old.scheduler.close(0.0)  # what it had planned ends with it, before its store is shut
        await old.host.close()
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Time passes: the bot's own clock ticks, so computers move and failed posts are tried again."""
        for _ in range(int(seconds)):
            self._watch.seconds += 1
            await self.env.advance_time(1)

    async def leap(self, seconds: float) -> None:
        """The same in one go: what is due is done once, at the end."""
        self._watch.seconds += seconds
        self.bot.scheduler.tick()
        await self.bot.scheduler.finish()

    async def posted(self, table: Table) -> None:
        """Wait until all that is to be posted of a table is posted."""
        while await self.host.posts(table.id):
            await self.wait(1)
            await self.bot.scheduler.finish()

    # Tables

    async def lobby(self, *players: MemberActor, computers: int = 0, **options: Any) -> Table:
        first, *others = players
        await first.slash(self.channel, "table new", **{"game": "barony", **options})
        table = (await self.host.tables())[0]
        for person in others:
            await person.click(self.lobby_message(), custom_id=f"b:join:{table.id}")
        for _ in range(computers):
            await first.click(self.lobby_message(), custom_id=f"b:computer:{table.id}")
        return table

    async def begun(self, *players: MemberActor, computers: int = 0, **options: Any) -> Table:
        table = await self.lobby(*players, computers=computers, **options)
        await players[0].slash(self.channel, "table start", table=table.id)
        return await self.host.table(table.id)

    async def position(self, table: Table) -> OpenTable:
        return await self.host.look(table.id)

    def person(self, position: OpenTable, seat: int) -> MemberActor:
        player = position.table.seats[seat].player
        return next(person for person in self.people if person.id == player)

    async def awaited(self, table: Table) -> MemberActor:
        position = await self.position(table)
        return self.person(position, engine.awaited(position.state)[0])

    async def other(self, table: Table) -> MemberActor:
        """Somebody seated who is not awaited."""
        position = await self.position(table)
        waiting = (seat for seat in range(len(position.table.seats)) if seat not in engine.awaited(position.state))
        return self.person(position, next(waiting))

    async def close(self, table: Table) -> Any:
        """The admin closes a table, and means it; what they are told."""
        asked = await self.answer_to(self.admin, "castellan end", table=table.id)
        return (await self.admin.click(asked, label=ENGLISH("button-close"))).response

    async def hand_over(self, table: Table, seat: int, giver: MemberActor, taker: MemberActor) -> None:
        """The seat is offered in the channel, and the other accepts."""
        await giver.slash(self.channel, "table replace", seat=str(seat + 1), player=taker, table=table.id)
        await taker.click(self.messages()[-1], label=ENGLISH("button-accept"))

    # The channel

    def messages(self) -> list[discord.Message]:
        """Oldest first. Each is read again only if it has changed: there are as many as a game has moves."""
        stored = self.env.backend.messages.get(self.channel.id, {}).values()
        return [self._read(message) for message in sorted(stored, key=lambda one: one.id) if message.visible_to(None)]

    def _read(self, message: Message) -> discord.Message:
        raw = serializers.message_payload(self.env.backend, message)
        bot, known, read = self._messages.get(message.id, (None, None, None))
        if read is None or bot is not self.bot or known != raw:
            read = to_discord_message(self.env, message)
            self._messages[message.id] = self.bot, deepcopy(raw), read
        return read

    def message(self, message_id: int) -> discord.Message:
        return next(message for message in self.messages() if message.id == message_id)

    def lobby_message(self) -> discord.Message:
        return next(message for message in reversed(self.messages()) if _is_lobby(message))

    def turn_messages(self) -> list[discord.Message]:
        return [message for message in self.messages() if message.attachments and not _is_lobby(message)]

    def turn_message(self) -> discord.Message:
        return self.turn_messages()[-1]

    async def answer_to(self, person: MemberActor, command: str, **options: Any) -> Any:
        """What a person is told who uses a slash command in the channel."""
        return shown(await person.slash(self.channel, command, **options))

    async def press(self, on: Any, person: MemberActor, custom_id: str) -> Any:
        """A click on a button that is there no more, or on a message of somebody else: a belated or forged request."""
        (result,) = await self.press_together(on, [(person, custom_id)])
        return shown(result)

    async def press_together(self, on: Any, clicks: Sequence[tuple[MemberActor, str]]) -> list[InteractionResult]:
        """Several clicks on one message that reach the bot before it has answered any of them."""
        stored = self.env.backend.get_message(self.channel.id, on.id)
        raw = dict(serializers.message_payload(self.env.backend, stored))
        results: list[InteractionResult] = []
        for person, custom_id in clicks:
            record, payload = base_payload(
                self.env.backend,
                type=InteractionType.MESSAGE_COMPONENT,
                channel_id=self.channel.id,
                guild_id=self.guild.id,
                user_id=person.id,
                data={"custom_id": custom_id, "component_type": _BUTTON},
            )
            record.source_message_id = on.id
            part = {"type": _BUTTON, "style": 1, "custom_id": custom_id, "label": "-"}
            row = {"type": 1, "components": [part]}
            self.env.backend.emit("INTERACTION_CREATE", {**payload, "message": {**raw, "components": [row]}})
            results.append(InteractionResult(self.env, record))
        await self.env.settle()
        return results

    # Moves

    async def think(self, table: Table, seat: int | None = None) -> tuple[MemberActor, Action]:
        """Who is awaited, and a sensible move for them: games among sensible players come to an end."""
        position = await self.position(table)
        mover = engine.awaited(position.state)[0] if seat is None else seat
        rng = Random(position.table.length)
        thought = engine.computer_move(position.game, position.state, mover, rng)
        return self.person(position, mover), checked(thought, position.state, mover)

    async def command(self, person: MemberActor, table: Table, action: Action) -> InteractionResult:
        """The move as a slash command, with the options' names as they are registered."""
        name = command_words(ENGLISH, self.bot.games[table.game], type(action))
        return await person.slash(self.channel, name, **options_of(table.game, action))

    async def move(self, table: Table) -> Action:
        """One sensible move by whoever is awaited."""
        person, action = await self.think(table)
        await self.command(person, table, action)
        return action


def _is_lobby(message: discord.Message) -> bool:
    title = message.content.partition("\n")[0]
    return title.startswith("**") and title.endswith((" players", " joueurs"))


def options_of(game: str, action: Action) -> dict[str, str]:
    """The options of a slash command that say this action; what has its default is left out."""
    told: dict[str, str] = {}
    for field in fields_of(type(action)):
        value = getattr(action, field.name)
        if value != field.default:
            told[ENGLISH(field_key(game, type(action), field, "name"))] = write_value(value)
    return told


def buttons(message: Any) -> dict[str, dict[str, Any]]:
    """The buttons of a message by label."""
    return {part["label"]: part for part in _parts(message) if part.get("type") == _BUTTON}


def is_over(message: Any) -> bool:
    """Nothing can be done by a message any more; what its picture shows is still explained."""
    return buttons(message).keys() <= {ENGLISH("button-symbols")}


def menus(message: Any, by: Literal["verb", "arg"] = "verb") -> dict[str, dict[str, Any]]:
    """The menus of a message by the verb in their id, or by the word at its end."""
    place = {"verb": 1, "arg": -1}[by]
    return {part["custom_id"].split(":")[place]: part for part in _parts(message) if part.get("type") == _MENU}


def values(menu: dict[str, Any]) -> list[str]:
    return [option["value"] for option in menu["options"]]


def _parts(message: Any) -> list[dict[str, Any]]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return list(walk_components(rows))


def shown(result: InteractionResult) -> Any:
    """What the person sees in the end: the answer itself, or a message beside it."""
    said = [*([result.response] if result.response else []), *result.followups]
    assert said, "no answer"
    return said[-1]


async def new_bot(
    path: Path,
    kind: type[Castellan] = Castellan,
    games: Games | None = None,
    clock: Clock = time.time,
    watch: Clock = time.monotonic,
) -> Castellan:
    host = await Host.open(path, games=games, clock=clock)
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        discord_token=None,
        castellan_database=path,  # films are kept beside it
        castellan_home="here",  # where a scenario is not about homes
        castellan_pace=1,
        castellan_show_pace=1,
        castellan_thinkers=0,
    )
    return kind(host, settings, game_table=games, monotonic=watch)


class PatientEnv(Env):
    """SimCord gives a bot that comes five seconds to settle, whatever it was told; a busy machine needs more."""

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109
        await super()._settle_internal(timeout=max(timeout or 0.0, self.settle_timeout), **how)


@asynccontextmanager
async def open_court(
    path: Path, kind: type[Castellan] = Castellan, games: Games | None = None, clock: Clock = time.time
) -> AsyncGenerator[Court]:
    """The server is there before the bot comes, and has the same ids at every run. Everything is closed at the end,
    whatever happened: an open store would keep the process alive."""
    watch = Watch()
    bot = await new_bot(path, kind, games, clock, watch)
    env = PatientEnv(bot, settle_timeout=_SETTLE)
    court = Court(env, bot, path, watch, clock)
    try:
        await env.start()
        await env.settle()
        for person in (*court.people, court.admin):  # what a panel asks is looked at before it is done
            await court.host.set_person(person.id, confirms=True)
        yield court
    finally:
        await env.shutdown()
        await court.host.close()
    assert not unexpected(env), unexpected(env)
    assert not faults(env), faults(env)


def unexpected(env: Env) -> list[BaseException]:
    """What went wrong in the bot, other than telling a person why something cannot be done."""
    causes = [getattr(error, "original", error) for error in env.errors]
    return [cause for cause in causes if not isinstance(cause, HostError | IllegalMove)]
