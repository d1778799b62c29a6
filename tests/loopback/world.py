"""What Discord remembers: servers, channels, people, messages. It lives in the test, so it outlives the bot."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from tests.loopback.errors import unknown_channel

TEXT, THREAD = 0, 11
BOT_POWERS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    use_application_commands=True,
)
PEOPLES_POWERS = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True)


@dataclass(eq=False)
class User:
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    size: int
    description: str | None


@dataclass(eq=False)
class Message:
    """`reader`: the only person who sees it; None for a message that all see."""

    id: int
    channel: Channel
    author: User
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    mentions: list[User] = field(default_factory=list)
    nonce: str | None = None
    reader: User | None = None
    past: list[str] = field(default_factory=list)  # contents before edits

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Its buttons and menus."""
        return [part for row in self.components for part in row.get("components", [])]


@dataclass(eq=False)
class Channel:
    """A text channel, or a thread below one."""

    id: int
    guild: Guild
    name: str
    type: int = TEXT
    parent: Channel | None = None
    denied: dict[int, discord.Permissions] = field(default_factory=dict)  # by member
    archived: bool = False
    locked: bool = False
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, Message] = field(default_factory=dict)

    @property
    def latest(self) -> list[Message]:
        """Newest first."""
        return sorted(self.messages.values(), key=lambda message: -message.id)


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner: User
    locale: str = "en-US"
    members: dict[int, User] = field(default_factory=dict)
    powers: dict[int, discord.Permissions] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)

    def may(self, member: User, channel: Channel) -> discord.Permissions:
        """What a member may do in a channel; a thread has what its parent has."""
        home = channel.parent or channel
        granted = self.powers.get(member.id, discord.Permissions.none())
        return granted & ~home.denied.get(member.id, discord.Permissions.none())


class World:
    """Ids are the same at every run. `clock` says the seconds by which answers are late and limits are counted."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._numbers = itertools.count(1)
        self._began = int(time.time() * 1000) - discord.utils.DISCORD_EPOCH
        self.me = User(self.new_id(), "castellan", bot=True)
        self.application = self.me.id
        self.guilds: dict[int, Guild] = {}
        self.commands: list[dict[str, Any]] = []

    def new_id(self) -> int:
        """Greater than all before it, and with a time in it, as Discord's are."""
        return (self._began << 22) + (next(self._numbers) << 8)

    def add_guild(self, name: str, owner: User, locale: str = "en-US") -> Guild:
        self._began += 1  # a millisecond later than the last one, so that servers are spread over shards
        guild = Guild(self.new_id(), name, owner, locale)
        self.guilds[guild.id] = guild
        self.add_member(guild, self.me, BOT_POWERS)
        self.add_member(guild, owner, discord.Permissions.all())
        return guild

    def add_user(self, name: str, locale: str = "en-US") -> User:
        return User(self.new_id(), name, locale=locale)

    def add_member(self, guild: Guild, user: User, powers: discord.Permissions = PEOPLES_POWERS) -> None:
        guild.members[user.id] = user
        guild.powers[user.id] = discord.Permissions(powers.value)

    def add_channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        made = Channel(self.new_id(), guild, name, TEXT if parent is None else THREAD, parent)
        guild.channels[made.id] = made
        return made

    def channel(self, channel_id: int | str) -> Channel:
        for guild in self.guilds.values():
            if int(channel_id) in guild.channels:
                return guild.channels[int(channel_id)]
        raise unknown_channel()

    @property
    def channels(self) -> list[Channel]:
        return [channel for guild in self.guilds.values() for channel in guild.channels.values()]

    @property
    def messages(self) -> list[Message]:
        """All that anybody in a channel can read, oldest first."""
        found = [message for channel in self.channels for message in channel.messages.values()]
        return sorted(found, key=lambda message: message.id)
