"""Requests of the bot about itself, its commands, the server and its people."""

from __future__ import annotations

from aiohttp import web

from bot.local.server import wire
from bot.local.server.house import house_of, number, reply
from bot.local.server.people import APPLICATION, BOT, BOT_NAME, GUILD, GUILD_NAME, OWNER, person
from bot.local.server.things import JSON
from bot.local.server.world import Refused

routes = web.RouteTableDef()
_COMMANDS = r"/applications/{application:\d+}/commands"


@routes.get("/users/@me")
async def myself(_request: web.Request) -> web.Response:
    return reply(wire.user(BOT))


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(_request: web.Request) -> web.Response:
    about: JSON = {"id": str(APPLICATION), "name": BOT_NAME, "description": "", "icon": None, "verify_key": ""}
    about |= {"bot_public": False, "bot_require_code_grant": False, "owner": wire.user(OWNER), "flags": 0}
    return reply(about)


@routes.get("/gateway/bot")
async def gateway(request: web.Request) -> web.Response:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return reply({"url": house_of(request).gateway.address, "shards": 1, "session_start_limit": limit})


@routes.get("/gateway")
async def live(request: web.Request) -> web.StreamResponse:
    return await house_of(request).gateway.serve(request)


@routes.get("/users/@me/guilds")
async def guilds(_request: web.Request) -> web.Response:
    return reply([{"id": str(GUILD), "name": GUILD_NAME, "permissions": wire.ALL, "owner": False}])


@routes.get(r"/guilds/{guild:\d+}")
async def guild(request: web.Request) -> web.Response:
    if number(request, "guild") != GUILD:
        raise Refused(404, 10004, "Unknown Guild")
    house = house_of(request)
    return reply(wire.guild(list(house.world.channels.values()), house.locale, house.world.opened))


@routes.get(r"/guilds/{guild:\d+}/members/{user:\d+}")
async def member(request: web.Request) -> web.Response:
    return reply(wire.member(_known(number(request, "user"))))


@routes.get(r"/users/{user:\d+}")
async def user(request: web.Request) -> web.Response:
    return reply(wire.user(_known(number(request, "user"))))


def _known(user_id: int) -> int:
    if user_id != BOT and person(user_id) is None:
        raise Refused(404, 10013, "Unknown User")
    return user_id


@routes.post("/users/@me/channels")
async def direct_channel(request: web.Request) -> web.Response:
    recipient = _known(int((await request.json())["recipient_id"]))
    return reply(wire.channel(await house_of(request).world.direct_channel(recipient)))


@routes.get(_COMMANDS)
async def commands(request: web.Request) -> web.Response:
    return reply(house_of(request).commands)


@routes.put(_COMMANDS)
async def register(request: web.Request) -> web.Response:
    """All commands at once, as the bot does at every start."""
    house, told = house_of(request), await request.json()
    known = {command["name"]: command["id"] for command in house.commands}
    for command in told:
        command |= {"id": known.get(command["name"]) or str(house.world.new_id()), "version": "1"}
        command |= {
            "application_id": str(APPLICATION),
            "default_member_permissions": command.get("default_member_permissions"),
        }
    house.commands = told
    return reply(told)
