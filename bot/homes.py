"""Where a new table lives: in a thread of its own, in the channel, in a private thread, or as a post of a forum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.access import POSTING, missing_words, require_posting
from bot.tags import tags_for
from bot.talk import Interaction, client_of, private_speaker
from bot.words import Speaker
from rules.host import Home, HostError, Server

WEEK = 10080  # minutes without a message after which Discord puts a thread away
_TOO_MANY_THREADS = 160006
Ground: TypeAlias = "discord.TextChannel | discord.ForumChannel"


@dataclass(frozen=True)
class Plot:
    """What a new table gets: which kind of home, and the channel on whose ground it is made. `wished`: somebody has
    asked for just that, so nothing else will do."""

    home: Home
    ground: Ground | None = None
    wished: bool = False


async def plot_for(interaction: Interaction, home: Home | None, forum: int | None) -> Plot:
    """As somebody wishes, or else as the server has it; where that cannot be made, in the channel itself."""
    here = interaction.channel
    if forum is not None:
        return Plot("forum", _forum_wished(interaction, forum), wished=True)
    if home is not None:
        if home != "here" and not isinstance(here, discord.TextChannel):
            raise HostError("table-no-thread")
        require_posting(interaction, home)
        return Plot(home, here if isinstance(here, discord.TextChannel) else None, wished=True)
    require_posting(interaction)
    return _usual_plot(interaction, await client_of(interaction).host.server(interaction.guild_id or 0))


def practice_plot(interaction: Interaction) -> Plot:
    """A private thread beside the one in which somebody is."""
    here = interaction.channel
    ground = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(ground, discord.TextChannel):
        raise HostError("table-no-thread")
    require_posting(interaction, "private")
    return Plot("private", ground, wished=True)


def _usual_plot(interaction: Interaction, server: Server) -> Plot:
    here, usual = interaction.channel, server.home or client_of(interaction).settings.castellan_home or "thread"
    around = here.parent if isinstance(here, discord.Thread) else None
    meant = around if isinstance(around, discord.ForumChannel) else None
    if meant is None and usual == "forum" and interaction.guild is not None and server.forum is not None:
        found = interaction.guild.get_channel(server.forum)
        meant = found if isinstance(found, discord.ForumChannel) else None
    if meant is not None and usual != "here" and _may_post(interaction, meant):
        return Plot("forum", meant)
    home = "thread" if usual == "forum" else usual
    if not isinstance(here, discord.TextChannel) or not interaction.app_permissions >= POSTING[home]:
        return Plot("here")
    return Plot(home, here)


def _may_post(interaction: Interaction, forum: discord.ForumChannel) -> bool:
    """Both the person and the bot."""
    allowed = forum.permissions_for(interaction.user)  # pyright: ignore[reportArgumentType]  # a member, in a server
    return allowed.view_channel and allowed.send_messages and not _lacking(forum)


def _forum_wished(interaction: Interaction, forum: int) -> discord.ForumChannel:
    found = interaction.guild.get_channel(forum) if interaction.guild is not None else None
    if not isinstance(found, discord.ForumChannel):
        raise HostError("table-no-forum")
    if lacking := _lacking(found):
        raise missing_words(interaction, lacking)
    if not _may_post(interaction, found):
        raise HostError("table-forum-closed", channel=str(found.id))
    return found


def _lacking(forum: discord.ForumChannel) -> list[str]:
    granted = forum.permissions_for(forum.guild.me)
    return [name for name, wanted in POSTING["forum"] if wanted and not getattr(granted, name)]


def require_opening(interaction: Interaction, server: Server, plot: Plot) -> None:
    """Whether this person may open a table there, as the server wants it."""
    where = plot.ground or interaction.channel
    place = {getattr(where, "id", None), getattr(where, "parent_id", None)}
    if server.halls and not place & {*server.halls}:
        raise HostError("table-not-here", channels=_named(interaction, server.halls))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if server.role is not None and server.role not in roles and not interaction.permissions.manage_guild:
        raise HostError("table-not-you", role=str(server.role))


def _named(interaction: Interaction, channels: Iterable[int]) -> str:
    """Channels as people call them; those that this person may not see are not told."""
    guild, person = interaction.guild, interaction.user
    found = [guild.get_channel(channel) for channel in channels] if guild is not None else []
    seen = [known for known in found if known is not None and known.permissions_for(person).view_channel]  # pyright: ignore[reportArgumentType]
    say = private_speaker(interaction)
    return say.joined([f"#{known.name}" for known in seen]) or say("table-elsewhere")


async def make_home(interaction: Interaction, plot: Plot, name: str, game: str, language: str) -> discord.Thread:
    """The thread or post of a table; refused in words where Discord will not have it."""
    try:
        if isinstance(plot.ground, discord.ForumChannel):
            return await _new_post(plot.ground, name, game, language)
        assert plot.ground is not None
        return await _new_thread(interaction, plot.ground, name, private=plot.home == "private")
    except discord.HTTPException as error:
        full = error.code == _TOO_MANY_THREADS
        raise HostError("table-threads-full" if full else "table-thread-failed") from error


async def _new_post(forum: discord.ForumChannel, name: str, game: str, language: str) -> discord.Thread:
    say = Speaker(language)
    tags = await tags_for(forum, game, "lobby", language)
    made = await forum.create_thread(
        name=name,
        content=say("home-post", game=say(f"game-{game}")),
        applied_tags=tags,
        auto_archive_duration=WEEK,
    )
    return made.thread


async def _new_thread(
    interaction: Interaction, channel: discord.TextChannel, name: str, *, private: bool
) -> discord.Thread:
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    made = await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    if private:
        await made.add_user(interaction.user)
    return made
