"""Things as Discord writes them on the wire."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.local.server.people import (
    APPLICATION,
    BOT,
    BOT_NAME,
    EVERYBODY,
    GUILD,
    GUILD_NAME,
    HALL,
    OWNER,
    PEOPLE,
    Person,
    person,
)
from bot.local.server.things import DIRECT, FORUM, JSON, Attachment, Channel, Message, born

_JOINED = "2026-01-01T00:00:00+00:00"
_FILES = "http://127.0.0.1/files"  # the bot never fetches what it has sent
ALL = str(discord.Permissions.all().value)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(user_id: int) -> JSON:
    somebody = person(user_id)
    handle, name = (somebody.handle, somebody.name) if somebody else ("castellan", BOT_NAME)
    return {
        "id": str(user_id),
        "username": handle,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": user_id == BOT,
        "public_flags": 0,
        "flags": 0,
    }


def member(user_id: int, *, with_user: bool = True) -> JSON:
    body: JSON = {"roles": [], "nick": None, "joined_at": _JOINED, "deaf": False, "mute": False, "flags": 0}
    return body | {"user": user(user_id)} if with_user else body


def channel(thing: Channel, latest: int | None = None) -> JSON:
    body: JSON = {"id": str(thing.id), "type": thing.kind, "last_message_id": str(latest) if latest else None}
    if thing.kind == DIRECT:
        return body | {"recipients": [user(thing.reader or 0)]}
    body |= {"name": thing.name, "guild_id": str(GUILD), "parent_id": str(thing.parent) if thing.parent else None}
    if thing.is_thread:
        return body | _thread(thing)
    body |= {"position": 0, "permission_overwrites": [], "topic": thing.topic, "nsfw": False, "rate_limit_per_user": 0}
    return body | {"available_tags": [], "default_reaction_emoji": None} if thing.kind == FORUM else body


def _thread(thing: Channel) -> JSON:
    made = moment(born(thing.id))
    metadata = {
        "archived": thing.archived,
        "locked": thing.locked,
        "auto_archive_duration": thing.archive_after,
        "archive_timestamp": made,
        "create_timestamp": made,
    }
    joined = {"id": str(thing.id), "user_id": str(BOT), "join_timestamp": made, "flags": 0}
    return {
        "owner_id": str(thing.owner or BOT),
        "thread_metadata": metadata,
        "member": joined,
        "message_count": 0,
        "member_count": len(PEOPLE),
        "rate_limit_per_user": 0,
        "flags": 0,
        "applied_tags": [str(tag) for tag in thing.tags],
    }


def attachment(thing: Attachment) -> JSON:
    address = f"{_FILES}/{thing.id}/{thing.filename}"
    body: JSON = {"id": str(thing.id), "filename": thing.filename, "size": thing.size, "url": address}
    body |= {"proxy_url": address, "content_type": thing.content_type}
    optional = {"width": thing.width, "height": thing.height, "description": thing.description}
    return body | {name: value for name, value in optional.items() if value is not None}


def message(thing: Message, *, direct: bool = False) -> JSON:
    body: JSON = {
        "id": str(thing.id),
        "channel_id": str(thing.channel),
        "author": user(thing.author),
        "content": thing.content,
        "timestamp": moment(born(thing.id)),
        "edited_timestamp": moment(thing.edited) if thing.edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(who) for who in thing.mentions if who == BOT or person(who)],
        "mention_roles": [],
        "attachments": [attachment(one) for one in thing.attachments],
        "embeds": thing.embeds,
        "components": thing.components,
        "pinned": thing.pinned,
        "type": thing.kind,
        "flags": thing.flags,
    }
    if not direct:
        body["guild_id"] = str(GUILD)
    if thing.nonce is not None:
        body["nonce"] = thing.nonce
    if thing.asked is not None:
        asked = thing.asked
        asker = {"id": str(asked.interaction), "type": asked.kind, "user": user(asked.person)}
        body["interaction_metadata"] = asker | {"authorizing_integration_owners": {}}
    return body


def guild(channels: list[Channel], locale: str, opened: float | None) -> JSON:
    """`opened`: when the bot came to it; of houses from before that was noted, nobody knows."""
    joined = _JOINED if opened is None else moment(opened)
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": str(EVERYBODY.value), "position": 0, "color": 0}
    everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    own = {"id": str(APPLICATION + 3), "name": BOT_NAME, "permissions": ALL, "position": 1, "color": 0}
    own |= {"hoist": False, "managed": True, "mentionable": False, "flags": 0, "tags": {"bot_id": str(BOT)}}
    rooms = [thing for thing in channels if thing.kind != DIRECT]
    return {
        "id": str(GUILD),
        "name": GUILD_NAME,
        "owner_id": str(OWNER),
        "icon": None,
        "roles": [everyone, own],
        "emojis": [],
        "stickers": [],
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": str(HALL),
        "system_channel_flags": 0,
        "preferred_locale": locale,
        "afk_timeout": 300,
        "member_count": len(PEOPLE) + 1,
        "large": False,
        "unavailable": False,
        "joined_at": joined,
        "members": [
            member(BOT) | {"roles": [str(APPLICATION + 3)], "joined_at": joined},
            *(member(one.id) for one in PEOPLE),
        ],
        "channels": [channel(thing) for thing in rooms if not thing.is_thread],
        "threads": [channel(thing) for thing in rooms if thing.is_thread and not thing.archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def acting_member(somebody: Person) -> JSON:
    """A member as an interaction shows them: with what they may do."""
    return member(somebody.id) | {"permissions": str(somebody.permissions)}
