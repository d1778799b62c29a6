"""A person's hand in the small Discord: it gives commands, presses, chooses and fills in, and waits for what comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.demo.chronicle import Used
from bot.demo.controls import Control
from bot.local.server.house import House
from bot.local.server.interactions import Answer, Kind
from bot.local.server.people import Person
from bot.local.server.things import JSON, LOADING, Message
from bot.local.web import asking

PATIENCE = 120.0  # seconds for one answer: a first picture may take long on a small machine
Noted = Callable[[Message, Used], None]
T = TypeVar("T")


class Stuck(Exception):
    """The bot has not answered."""


class Hand:
    """`noted` hears of every control that is used."""

    def __init__(self, house: House, person: Person, channel: int, noted: Noted = lambda _message, _used: None) -> None:
        self.person = person
        self._house, self._channel, self._noted = house, channel, noted

    async def command(self, name: str, **options: str) -> Message:
        """A slash command by its registered names; the private answer to it."""
        path = name.split(" ")
        root = next(command["id"] for command in self._house.commands if command["name"] == path[0])
        given = [{"name": option, "value": value} for option, value in options.items()]
        data = asking.command(self._house.commands, root, path, given)
        return await self._new_answer(self._ask(Kind.COMMAND, data, command=name))

    async def open(self, message: Message, control: Control) -> Message:
        """Press what brings a private answer of its own."""
        return await self._new_answer(self._press(message, control, ()))

    async def touch(self, message: Message, control: Control) -> None:
        """Press what changes something elsewhere."""
        await self._press(message, control, ())

    async def use(self, message: Message, control: Control, values: tuple[str, ...] = ()) -> Message:
        """Press or choose, in a panel that gets another face by it."""
        return await self._changed(message, self._press(message, control, values))

    async def fill_in(
        self, message: Message, control: Control, typed: Callable[[list[str]], dict[str, str]]
    ) -> Message:
        """Open the form behind a button and send what `typed` puts into its boxes."""
        answer = await self._ask(Kind.COMPONENT, asking.component(message, control.id, None), source=message)
        boxes = [box["custom_id"] for box in asking.within(answer.data["components"]) if "custom_id" in box]
        filled = typed(boxes)
        self._noted(message, Used(control.id, form=answer.data, typed=filled))
        data = asking.form(answer.data, dict(filled))
        return await self._changed(message, self._ask(Kind.FORM, data, source=message))

    async def _press(self, message: Message, control: Control, values: tuple[str, ...]) -> Answer:
        self._noted(message, Used(control.id, values))
        data = asking.component(message, control.id, list(values) or None)
        return await self._ask(Kind.COMPONENT, data, source=message)

    async def _ask(self, kind: Kind, data: JSON, **about: Any) -> Answer:
        answer = await self._house.desk.ask(kind, self.person, self._channel, data, **about)
        if answer.what == "failed":
            raise Stuck(str(data.get("name") or data.get("custom_id")))
        return answer

    # What comes of it

    async def _new_answer(self, asked: Awaitable[Answer]) -> Message:
        """The private message that an interaction brings."""
        world = self._house.world
        known = {message.id for message in world.messages(self._channel, limit=10**9, reader=self.person.id)}
        await asked

        def found() -> Message | None:
            said = world.messages(self._channel, limit=20, reader=self.person.id)
            new = (message for message in said if message.reader is not None and message.id not in known)
            return next((message for message in new if not message.flags & LOADING), None)

        return await self.until(found)

    async def _changed(self, message: Message, asked: Awaitable[Answer]) -> Message:
        """The message with its next face."""
        world = self._house.world
        before = world.message(self._channel, message.id)
        await asked

        def found() -> Message | None:
            now = world.message(self._channel, message.id)
            return now if now is not before and not now.flags & LOADING else None

        return await self.until(found)

    async def until(self, found: Callable[[], T | None]) -> T:
        """Look again at every change, until there is what is looked for."""
        changed = asyncio.Event()
        end = self._house.world.watch(lambda _change: changed.set())
        try:
            async with asyncio.timeout(PATIENCE):
                while (result := found()) is None:
                    await changed.wait()
                    changed.clear()
                return result
        except TimeoutError:
            raise Stuck("nothing came") from None
        finally:
            end()
