"""The loopback Discord as a server: REST and gateway on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.e2e.limits import request_faults
from tests.loopback.answers import Answers
from tests.loopback.calls import Call, Handler, read_call
from tests.loopback.channels import MESSAGES, Channels
from tests.loopback.errors import Refused, invalid_form, unauthorised
from tests.loopback.faults import Fault, FaultPlan
from tests.loopback.gateway import Gateway
from tests.loopback.house import House
from tests.loopback.interactions import FIRST_ANSWER, Interactions
from tests.loopback.limits import RateLimit
from tests.loopback.openapi import checker
from tests.loopback.world import World

TOKEN = "MTExMTExMTExMTExMTExMTEx.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
_API = "/api/v10"
_OPEN = ("/interactions/", "/webhooks/")  # these carry their own token in the path
_FILE = 10 * 1024 * 1024
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Loopback:
    """`checked` and `invalid`: requests held against Discord's limits and description, and what was wrong. `described`:
    whether the description is there."""

    def __init__(self, world: World, *, first_answer: float = FIRST_ANSWER) -> None:
        self.world = world
        self.gateway = Gateway(world)
        self.interactions = Interactions(world, first_answer=first_answer)
        self.faults = FaultPlan()
        self.checked = 0
        self.invalid: list[str] = []
        self._problem = checker()
        self.described = self._problem is not None
        self._rate = RateLimit(world.clock)
        self.address = ""

    def application(self) -> web.Application:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway/", self.gateway.serve)
        for room in (
            House(self.world, self.gateway),
            Channels(self.world, self.gateway),
            Answers(self.world, self.interactions),
        ):
            for method, route, handler in room.routes:
                app.router.add_route(method, _API + route, self._served(route, handler))
        app.router.add_route("*", _API + "/{rest:.*}", self._nowhere)
        return app

    async def _nowhere(self, request: web.Request) -> web.Response:
        self.invalid.append(f"{request.method} {request.path}: not in the loopback")
        return _answer(404, {"code": 0, "message": "404: Not Found"})

    def _served(self, route: str, handler: Handler) -> Serve:
        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                call = await read_call(request, route)
            except ConnectionError:
                return web.Response()  # the bot died in the middle of its request: Discord never had it
            fault = self.faults.next(call.method, route)
            if fault is None:
                return await self._answered(request, call, handler)
            self.interactions.spoil(call.path.get("interaction_token") or call.path.get("webhook_token"))
            if fault.applied:
                await self._answered(request, call, handler)
            await asyncio.sleep(fault.delay)
            return _spoilt(request, fault) if fault.spoils else await self._answered(request, call, handler)

        return serve

    async def _answered(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if not call.route.startswith(_OPEN) and request.headers.get("Authorization") != f"Bot {TOKEN}":
                raise unauthorised()
            if (call.method, call.route) == ("POST", MESSAGES):
                wait = self._rate.take(call.path["channel_id"])
                headers = self._rate.headers(call.path["channel_id"])
                if wait is not None:
                    return _limited(wait, headers)
            self._check(call)
            found = await handler(call)
        except Refused as refusal:
            return _answer(refusal.status, {"code": refusal.code, "message": refusal.sentence}, headers)
        return _answer(200 if found is not None else 204, found, headers)

    def _check(self, call: Call) -> None:
        """Held against Discord's description and its limits; what it would refuse is refused."""
        self.checked += 1
        problems = [*request_faults(call.method, call.route, call.body)]
        problems += [f"{call.route}: {name} has {size} bytes" for name, size in call.files.values() if size > _FILE]
        said = self._problem(call.method, call.route, call.body) if self._problem else None
        problems += [said] if said else []
        if problems:
            self.invalid += problems
            raise invalid_form(problems[0])


def _answer(status: int, found: Any, headers: dict[str, str] | None = None) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py reads JSON only where the type says nothing of a charset, as Discord's own answers do.
    kind = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(found).encode(), status=status, headers=kind | (headers or {}))


def _limited(seconds: float, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": False}
    return _answer(429, body, headers | {"Via": "1.1 google", "Retry-After": f"{seconds:.0f}"})


def _spoilt(request: web.Request, fault: Fault) -> web.Response:
    if fault.way == "cut" and request.transport is not None:
        request.transport.abort()
    if fault.retry_after is not None:
        return _limited(fault.retry_after, {})
    return _answer(fault.status or 500, {"code": fault.code, "message": "a fault of the loopback's"})


@asynccontextmanager
async def open_loopback(world: World, *, first_answer: float = FIRST_ANSWER) -> AsyncGenerator[Loopback]:
    loopback = Loopback(world, first_answer=first_answer)
    runner = web.AppRunner(loopback.application(), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    loopback.address = f"http://127.0.0.1:{port}{_API}"
    loopback.gateway.address = f"ws://127.0.0.1:{port}/gateway/"
    try:
        yield loopback
    finally:
        await runner.cleanup()
