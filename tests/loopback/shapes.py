"""The world in Discord's own JSON."""

from __future__ import annotations

from typing import Any

import discord

from tests.loopback.world import THREAD, Channel, Guild, Message, User, World

_LONG_AGO = "2024-01-01T00:00:00.000000+00:00"


def user_shape(user: User) -> dict[str, Any]:
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_shape(guild: Guild, user: User, channel: Channel | None = None) -> dict[str, Any]:
    """With a channel: what they may do there."""
    shape: dict[str, Any] = {
        "user": user_shape(user),
        "roles": [],
        "nick": None,
        "avatar": None,
        "joined_at": _LONG_AGO,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return shape if channel is None else {**shape, "permissions": str(guild.may(user, channel).value)}


def channel_shape(channel: Channel) -> dict[str, Any]:
    shape: dict[str, Any] = {
        "id": str(channel.id),
        "type": channel.type,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "parent_id": str(channel.parent.id) if channel.parent else None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }
    if channel.type == THREAD:
        return shape | _thread_parts(channel)
    denied = [
        {"id": str(member), "type": 1, "allow": "0", "deny": str(p.value)} for member, p in channel.denied.items()
    ]
    return shape | {"position": 0, "topic": None, "nsfw": False, "permission_overwrites": denied}


def _thread_parts(thread: Channel) -> dict[str, Any]:
    return {
        "owner_id": str(thread.guild.owner.id),
        "message_count": len(thread.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": 10080,
            "archive_timestamp": _LONG_AGO,
            "create_timestamp": _LONG_AGO,
        },
    }


def guild_shape(world: World, guild: Guild) -> dict[str, Any]:
    """As in GUILD_CREATE for a bot that asked for servers only: of the members it is told about itself."""
    mine = guild.powers[world.me.id]
    everyone = {"id": str(guild.id), "name": "@everyone", "permissions": str(mine.value), "position": 0, "color": 0}
    look = {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channels = [channel for channel in guild.channels.values() if channel.type != THREAD]
    threads = [channel for channel in guild.channels.values() if channel.type == THREAD and not channel.archived]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id),
        "icon": None,
        "preferred_locale": guild.locale,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [everyone | look],
        "member_count": len(guild.members),
        "members": [member_shape(guild, world.me)],
        "channels": [channel_shape(channel) for channel in channels],
        "threads": [channel_shape(thread) for thread in threads],
        "presences": [],
        "voice_states": [],
        "joined_at": _LONG_AGO,
        "large": False,
        "unavailable": False,
    }


def message_shape(message: Message) -> dict[str, Any]:
    edited = discord.utils.utcnow().isoformat() if message.past else None
    files = [
        {
            "id": str(file.id),
            "filename": file.filename,
            "size": file.size,
            "description": file.description,
            "content_type": "image/png",
            "url": f"http://127.0.0.1/files/{file.id}/{file.filename}",
            "proxy_url": f"http://127.0.0.1/files/{file.id}/{file.filename}",
        }
        for file in message.attachments
    ]
    return {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": user_shape(message.author),
        "content": message.content,
        "timestamp": discord.utils.snowflake_time(message.id).isoformat(),
        "edited_timestamp": edited,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_shape(user) for user in message.mentions],
        "mention_roles": [],
        "attachments": files,
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "type": 0,
        "flags": message.flags,
        "nonce": message.nonce,
    }
