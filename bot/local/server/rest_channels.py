"""Requests of the bot about channels, threads and messages."""

from __future__ import annotations

from aiohttp import web
from msgspec.structs import replace

from bot.local.server import uploads, wire
from bot.local.server.house import house_of, number, reply
from bot.local.server.people import BOT
from bot.local.server.things import FORUM, JSON, Message
from bot.local.server.world import Refused

routes = web.RouteTableDef()
_CHANNEL = r"/channels/{channel:\d+}"
_MESSAGE = _CHANNEL + r"/messages/{message:\d+}"


def _meant(request: web.Request) -> Message:
    found = house_of(request).world.message(number(request, "channel"), number(request, "message"))
    if found.reader is not None:  # private answers are reached by their interaction only
        raise Refused(404, 10008, "Unknown Message")
    return found


@routes.get(_CHANNEL)
async def channel(request: web.Request) -> web.Response:
    return reply(wire.channel(house_of(request).world.channel(number(request, "channel"))))


@routes.patch(_CHANNEL)
async def change_channel(request: web.Request) -> web.Response:
    world, wanted = house_of(request).world, await request.json()
    known = world.channel(number(request, "channel"))
    fields = {"name": "name", "topic": "topic", "archived": "archived", "locked": "locked"}
    named = {ours: wanted[theirs] for theirs, ours in fields.items() if theirs in wanted}
    if "applied_tags" in wanted:
        named["tags"] = tuple(int(tag) for tag in wanted["applied_tags"])
    if "auto_archive_duration" in wanted:
        named["archive_after"] = wanted["auto_archive_duration"]
    changed = replace(known, **named)
    await world.put_channel(changed)
    return reply(wire.channel(changed))


@routes.get(f"{_CHANNEL}/messages")
async def history(request: web.Request) -> web.Response:
    house, asked = house_of(request), request.query
    where = house.world.channel(number(request, "channel")).id
    before = int(asked["before"]) if "before" in asked else None
    limit = int(asked.get("limit", "50"))
    found = house.world.messages(where, before=before, limit=limit if "after" not in asked else 10**9)
    if "after" in asked:
        found = [message for message in found if message.id > int(asked["after"])][:limit]
    return reply([house.shown(message) for message in reversed(found)])


@routes.post(f"{_CHANNEL}/messages")
async def say(request: web.Request) -> web.Response:
    house, body = house_of(request), await uploads.read(request)
    return reply(house.shown(await house.say(number(request, "channel"), body.payload, body)))


@routes.get(_MESSAGE)
async def message(request: web.Request) -> web.Response:
    return reply(house_of(request).shown(_meant(request)))


@routes.patch(_MESSAGE)
async def change_message(request: web.Request) -> web.Response:
    house, body, known = house_of(request), await uploads.read(request), _meant(request)
    if known.author != BOT:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    return reply(house.shown(await house.change(known, body.payload, body)))


@routes.delete(_MESSAGE)
async def remove_message(request: web.Request) -> web.Response:
    await house_of(request).world.remove(_meant(request))
    return web.Response(status=204)


@routes.put(_CHANNEL + r"/pins/{message:\d+}")
@routes.put(_CHANNEL + r"/messages/pins/{message:\d+}")
async def pin(request: web.Request) -> web.Response:
    await house_of(request).world.put(replace(_meant(request), pinned=True))
    return web.Response(status=204)


@routes.post(f"{_CHANNEL}/typing")
async def typing(request: web.Request) -> web.Response:
    house_of(request).world.channel(number(request, "channel"))
    return web.Response(status=204)


@routes.post(f"{_CHANNEL}/threads")
async def open_thread(request: web.Request) -> web.Response:
    """A thread of its own; in a forum a post, which brings its first message."""
    house, body = house_of(request), await uploads.read(request)
    parent = house.world.channel(number(request, "channel"))
    said: JSON | None = body.payload.get("message")
    tags = tuple(int(tag) for tag in body.payload.get("applied_tags") or ())
    thread = await house.world.open_thread(
        parent, body.payload["name"], announced=parent.kind != FORUM, kind=body.payload.get("type", 11), tags=tags
    )
    shown = wire.channel(thread)
    if said is not None:
        shown["message"] = house.shown(await house.say(thread.id, said, body))
    return reply(shown, status=201)


@routes.post(f"{_MESSAGE}/threads")
async def open_thread_on_message(request: web.Request) -> web.Response:
    world, wanted, known = house_of(request).world, await request.json(), _meant(request)
    thread = await world.open_thread(world.channel(known.channel), wanted["name"], announced=False, id=known.id)
    return reply(wire.channel(thread), status=201)


@routes.put(_CHANNEL + "/thread-members/{who}")
@routes.delete(_CHANNEL + "/thread-members/{who}")
async def thread_member(_request: web.Request) -> web.Response:
    """Everybody here sees every thread."""
    return web.Response(status=204)
