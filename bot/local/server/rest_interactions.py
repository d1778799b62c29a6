"""Answers of the bot to interactions: the first one, and what it says or changes afterwards."""

from __future__ import annotations

from aiohttp import web

from bot.local.server import uploads
from bot.local.server.house import House, house_of, reply
from bot.local.server.interactions import Answer, Interaction
from bot.local.server.things import EPHEMERAL, JSON, LOADING, Message
from bot.local.server.uploads import Body
from bot.local.server.world import Refused

routes = web.RouteTableDef()
_SAY, _THINK, _DEFER_UPDATE, _UPDATE, _CHOICES, _FORM = 4, 5, 6, 7, 8, 9
_ANSWERS = r"/webhooks/{application:\d+}/{token}"
_ONE = _ANSWERS + r"/messages/{message:@original|\d+}"


def _asked(request: web.Request) -> Interaction:
    return house_of(request).desk.by_token(request.match_info["token"])


@routes.post(r"/interactions/{interaction:\d+}/{token}/callback")
async def first_answer(request: web.Request) -> web.Response:
    house, asked, body = house_of(request), _asked(request), await uploads.read(request)
    if asked.answered.done():
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    kind = body.payload["type"]
    message = await _carry_out(house, asked, kind, body)
    if message is not None:
        asked.original = message.id
    if kind == _CHOICES:
        asked.answer(Answer("choices", body.data))
    else:
        asked.answer(Answer("form", body.data) if kind == _FORM else Answer("said"))
    return reply(_callback(house, asked, kind, message))


async def _carry_out(house: House, asked: Interaction, kind: int, body: Body) -> Message | None:
    """The message that is now the interaction's answer, if any is."""
    if kind == _SAY:
        return await house.say(asked.channel, body.data, body, asked=asked.asked)
    if kind == _THINK:
        flags = int(body.data.get("flags") or 0) & EPHEMERAL | LOADING
        return await house.say(asked.channel, {"flags": flags}, body, asked=asked.asked)
    source = house.world.message(asked.channel, asked.source) if asked.source is not None else None
    if kind == _UPDATE and source is not None:
        return await house.change(source, body.data, body)
    if kind in (_CHOICES, _FORM):
        return None
    if kind != _DEFER_UPDATE:
        raise Refused(400, 50035, "Invalid Form Body")
    return source


def _callback(house: House, asked: Interaction, kind: int, message: Message | None) -> JSON:
    about: JSON = {"id": str(asked.id), "type": int(asked.kind)}
    if message is None:
        return {"interaction": about}
    about |= {"response_message_id": str(message.id), "response_message_loading": bool(message.flags & LOADING)}
    about["response_message_ephemeral"] = message.reader is not None
    shown = {"resource": {"type": kind, "message": house.shown(message)}} if kind in (_SAY, _UPDATE) else {}
    return {"interaction": about, **shown}


@routes.post(_ANSWERS)
async def further_answer(request: web.Request) -> web.Response:
    """While the first answer is still being thought about, this is it."""
    house, asked, body = house_of(request), _asked(request), await uploads.read(request)
    original = house.world.message(asked.channel, asked.original) if asked.original is not None else None
    if original is not None and original.flags & LOADING:
        return reply(house.shown(await house.change(original, body.payload, body)))
    return reply(house.shown(await house.say(asked.channel, body.payload, body, asked=asked.asked)))


def _meant(request: web.Request) -> Message:
    asked, named = _asked(request), request.match_info["message"]
    number = asked.original if named == "@original" else int(named)
    if number is None:
        raise Refused(404, 10008, "Unknown Message")
    return house_of(request).world.message(asked.channel, number)


@routes.get(_ONE)
async def answer(request: web.Request) -> web.Response:
    return reply(house_of(request).shown(_meant(request)))


@routes.patch(_ONE)
async def change_answer(request: web.Request) -> web.Response:
    house, body = house_of(request), await uploads.read(request)
    return reply(house.shown(await house.change(_meant(request), body.payload, body)))


@routes.delete(_ONE)
async def remove_answer(request: web.Request) -> web.Response:
    await house_of(request).world.remove(_meant(request))
    return web.Response(status=204)
