"""The server as it stands: read from memory, written to its file first, and told to whoever watches."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from bot.local.server.people import BOT, HALL, HALL_NAME, first_languages
from bot.local.server.store import Store
from bot.local.server.things import DIRECT, PUBLIC_THREAD, THREAD_CREATED, Channel, Message, Snowflakes


class Refused(Exception):
    """What Discord would answer to a request that cannot be met: a status, its own code, a sentence."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


@dataclass(frozen=True)
class Gone:
    """A message that was deleted."""

    message: Message


@dataclass(frozen=True)
class LanguageChosen:
    person: int


Change = Message | Channel | Gone | LanguageChosen
Watcher = Callable[[Change], None]
_RECENT = 25  # messages among which a repeated nonce is looked for


class World:
    def __init__(self, store: Store, languages: dict[int, str]) -> None:
        self._store = store
        self.languages = languages
        self.channels: dict[int, Channel] = {}
        self._messages: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self._watchers: list[Watcher] = []
        self.new_id = Snowflakes()
        self.is_new = False
        self.opened: float | None = None  # when the bot came here

    @classmethod
    async def of(cls, store: Store, spoken: Sequence[str]) -> Self:
        """As it was when the house was closed; at the very first time a hall with nothing in it."""
        chosen = json.loads(await store.note("languages") or "{}")
        languages = first_languages(spoken) | {int(person): code for person, code in chosen.items()}
        world = cls(store, languages)
        world.channels = {channel.id: channel for channel in await store.channels()}
        messages = await store.messages()
        for message in messages:
            world._messages[message.channel][message.id] = message
        world.new_id = Snowflakes(max([*world.channels, *(message.id for message in messages)], default=0))
        world.is_new = HALL not in world.channels
        if world.is_new:
            await store.put_note("opened", str(time.time()))
            await world.put_channel(Channel(id=HALL, name=HALL_NAME))
        opened = await store.note("opened")
        world.opened = None if opened is None else float(opened)
        return world

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Hear of every change, once it is kept. The answer ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _tell(self, change: Change) -> None:
        for watcher in tuple(self._watchers):
            watcher(change)

    # Channels

    def channel(self, channel: int) -> Channel:
        if channel not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[channel]

    async def put_channel(self, channel: Channel) -> None:
        await self._store.put_channel(channel)
        self.channels[channel.id] = channel
        self._tell(channel)

    async def open_thread(self, parent: Channel, name: str, *, announced: bool, **how: Any) -> Channel:
        """A thread, and where it hangs on no message the line in its channel that says so."""
        about: dict[str, Any] = {"id": self.new_id(), "kind": PUBLIC_THREAD, "parent": parent.id, "owner": BOT} | how
        thread = Channel(name=name, **about)
        await self.put_channel(thread)
        if announced:
            link = f"thread:{thread.id}"
            said = Message(
                id=self.new_id(), channel=parent.id, author=BOT, kind=THREAD_CREATED, content=name, nonce=link
            )
            await self.put(said)
        return thread

    async def direct_channel(self, person: int) -> Channel:
        known = next((c for c in self.channels.values() if c.kind == DIRECT and c.reader == person), None)
        if known is None:
            known = Channel(id=self.new_id(), name="", kind=DIRECT, reader=person)
            await self.put_channel(known)
        return known

    # Messages

    def message(self, channel: int, message: int) -> Message:
        self.channel(channel)
        if message not in self._messages[channel]:
            raise Refused(404, 10008, "Unknown Message")
        return self._messages[channel][message]

    def messages(
        self, channel: int, *, before: int | None = None, limit: int, reader: int | None = None
    ) -> list[Message]:
        """The latest public ones, and those private to the reader, in the order they were said."""
        said = [
            message
            for message in self._messages[channel].values()
            if (before is None or message.id < before) and (message.reader is None or message.reader == reader)
        ]
        return sorted(said, key=lambda message: message.id)[-limit:]

    def said_before(self, channel: int, nonce: str) -> Message | None:
        recent = self.messages(channel, limit=_RECENT)
        return next((message for message in recent if message.nonce == nonce), None)

    async def put(self, message: Message, files: Mapping[int, bytes] | None = None) -> Message:
        await self._store.put_message(message, files or {})
        self._messages[message.channel][message.id] = message
        self._tell(message)
        return message

    async def remove(self, message: Message) -> None:
        await self._store.drop_message(message.id)
        self._messages[message.channel].pop(message.id, None)
        self._tell(Gone(message))

    async def file(self, attachment: int) -> bytes | None:
        return await self._store.file(attachment)

    # People

    async def choose_language(self, person: int, language: str) -> None:
        self.languages[person] = language
        await self._store.put_note("languages", json.dumps(self.languages))
        self._tell(LanguageChosen(person))

    def visible_channels(self, person: int) -> Iterable[Channel]:
        return (channel for channel in self.channels.values() if channel.reader in (None, person))
