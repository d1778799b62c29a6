"""The server's one door for the bot: who knocks must have its token; what cannot be met is said as Discord says it."""

from __future__ import annotations

import logging

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.local.server import rest_channels, rest_house, rest_interactions
from bot.local.server.house import HOUSE, House, reply
from bot.local.server.world import Refused

_BODY = 64 * 2**20  # bytes of one request: a message with ten pictures
_log = logging.getLogger(__name__)
# Reached without the bot's token, as in Discord: an interaction has its own, and the gateway asks for it later.
_OPEN = ("/interactions/", "/webhooks/", "/gateway")


def application(house: House) -> web.Application:
    app = web.Application(middlewares=[_refusing, _for_the_bot], client_max_size=_BODY)
    app[HOUSE] = house
    for table in (rest_house.routes, rest_channels.routes, rest_interactions.routes):
        app.add_routes(table)
    return app


@web.middleware
async def _refusing(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except Refused as refused:
        return reply({"code": refused.code, "message": refused.text}, status=refused.status)
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
        _log.warning("the local server does not know %s %s", request.method, request.path)
        return reply({"code": 0, "message": "404: Not Found"}, status=404)


@web.middleware
async def _for_the_bot(request: web.Request, handler: Handler) -> web.StreamResponse:
    known = request.headers.get("Authorization") == f"Bot {request.app[HOUSE].token}"
    if not known and not request.path.startswith(_OPEN):
        raise Refused(401, 0, "401: Unauthorized")
    return await handler(request)
