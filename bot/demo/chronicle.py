"""What one person saw, in the order in which it came: the posts of the channel, and every face of their own panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.local.server.store import Store
from bot.local.server.things import JSON, LOADING, Message
from bot.local.server.world import Change, Gone, World


class Gallery(World):
    """A world that keeps the pictures of every face that a message ever had."""

    def __init__(self, store: Store, languages: dict[int, str]) -> None:
        super().__init__(store, languages)
        self.pictures: dict[int, bytes] = {}

    async def put(self, message: Message, files: Mapping[int, bytes] | None = None) -> Message:
        self.pictures |= files or {}
        return await super().put(message, files)


@dataclass(frozen=True)
class Used:
    """What a person did with a face: pressed a control, chose from it, or filled in the form that it opened."""

    control: str  # its custom id
    values: tuple[str, ...] = ()
    form: JSON | None = None
    typed: Mapping[str, str] | None = None


@dataclass
class Post:
    """A public message. It stands where it was said, as it was changed last."""

    step: int
    time: float
    message: Message


@dataclass
class Face:
    """One face of a private answer, what it was asked for with, and what was done with it."""

    step: int
    time: float
    message: Message
    asked_by: tuple[Message, Used] | None = None
    used: Used | None = None


class Chronicle:
    def __init__(self, world: World, channel: int, reader: int, now: Callable[[], float]) -> None:
        self.channel, self.reader, self._now = channel, reader, now
        self._entries: list[Post | Face] = []
        self._step = 0
        self._posts: dict[int, Post] = {}
        self._pressed: tuple[Message, Used] | None = None  # in public, last
        world.watch(self._heard)

    @property
    def entries(self) -> list[Post | Face]:
        """Of one step first what its player was told in private: which comes first over the wire is chance."""
        return sorted(self._entries, key=lambda entry: (entry.step, isinstance(entry, Post)))

    def begin_step(self) -> None:
        """Somebody is about to do something, and all that they were told before has arrived."""
        self._step += 1

    def _heard(self, change: Change) -> None:
        """What others are told in private is nothing for these eyes, nor what was taken back."""
        if isinstance(change, Gone) and change.message.id in self._posts:
            self._entries.remove(self._posts.pop(change.message.id))
        if not isinstance(change, Message) or change.channel != self.channel or not change.seen_by(self.reader):
            return
        if change.flags & LOADING:
            return
        if change.reader is not None:
            by_command = change.asked is not None and change.asked.command is not None
            self._entries.append(Face(self._step, self._now(), change, None if by_command else self._pressed))
        elif change.id in self._posts:
            self._posts[change.id].message = change
        else:
            self._posts[change.id] = Post(self._step, self._now(), change)
            self._entries.append(self._posts[change.id])

    def note(self, message: Message, used: Used) -> None:
        """The reader has used this message: a post of the channel, or the newest face of a private answer."""
        if message.reader is None:
            self._pressed = (message, used)
            return
        faces = (entry for entry in reversed(self._entries) if isinstance(entry, Face))
        newest = next((face for face in faces if face.message.id == message.id), None)
        if newest is not None:
            newest.used = used
