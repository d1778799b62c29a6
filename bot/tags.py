"""The tags of a forum's posts: which game it is, and whether its table is open, at play or over."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.languages import languages
from bot.words import Speaker
from rules.host import Status
from rules.registry import games

_MOST = 5  # tags of one post
_MOST_KNOWN = 20  # tags of a forum
_GAMES = [f"game-{game}" for game in games()]
_STANDING = {"lobby": "tag-open", "running": "tag-playing", "over": "tag-over", "ended": "tag-over"}


async def tags_for(
    forum: discord.ForumChannel,
    game: str,
    status: Status,
    language: str,
    worn: Sequence[discord.ForumTag] = (),
) -> list[discord.ForumTag]:
    """What a post wears now, with whatever others gave it (`worn`). Tags that the forum has not got are made where the
    bot may, and left out elsewhere."""
    wanted = [tag for key in (f"game-{game}", _STANDING[status]) if (tag := await _tag(forum, key, language))]
    ours = {name for key in (f"game-{game}", *_GAMES, *_STANDING.values()) for name in _names(key)}
    foreign = [tag for tag in worn if tag.name.casefold() not in ours]
    return [*wanted, *foreign][:_MOST]


async def _tag(forum: discord.ForumChannel, key: str, language: str) -> discord.ForumTag | None:
    names = _names(key)
    known = next((tag for tag in forum.available_tags if tag.name.casefold() in names), None)
    if known is not None or len(forum.available_tags) >= _MOST_KNOWN:
        return known
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return None
    return await forum.create_tag(name=Speaker(language)(key)[:20])


def _names(key: str) -> set[str]:
    """In every language: a forum need not speak that of the table."""
    return {Speaker(language)(key)[:20].casefold() for language in languages()}
