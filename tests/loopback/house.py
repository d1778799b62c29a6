"""REST: who the bot is, where it is, and which commands it has."""

from __future__ import annotations

from typing import Any

from tests.loopback.calls import Call, Handler
from tests.loopback.gateway import Gateway
from tests.loopback.shapes import user_shape
from tests.loopback.world import World


class House:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world, self._gateway = world, gateway
        self.routes: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", self._me),
            ("GET", "/users/@me/guilds", self._guilds),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway_address),
            ("GET", "/applications/{application_id}/commands", self._commands),
            ("PUT", "/applications/{application_id}/commands", self._register),
        ]

    async def _me(self, _call: Call) -> dict[str, Any]:
        return user_shape(self._world.me)

    async def _guilds(self, call: Call) -> list[dict[str, Any]]:
        after = int(call.query.get("after", 0))
        return [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "owner": False,
                "permissions": str(guild.powers[self._world.me.id].value),
                "features": [],
            }
            for guild in self._world.guilds.values()
            if guild.id > after
        ]

    async def _application(self, _call: Call) -> dict[str, Any]:
        return {
            "id": str(self._world.application),
            "name": "Castellan",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": user_shape(self._world.me),
            "verify_key": "",
            "flags": 0,
        }

    async def _gateway_address(self, _call: Call) -> dict[str, Any]:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway.address, "shards": 1, "session_start_limit": limit}

    async def _commands(self, _call: Call) -> list[dict[str, Any]]:
        return self._world.commands

    async def _register(self, call: Call) -> list[dict[str, Any]]:
        """All at once; a command that was there keeps its id."""
        known = {command["name"]: command["id"] for command in self._world.commands}
        extra = {"application_id": str(self._world.application), "version": "1", "default_member_permissions": None}
        self._world.commands = [
            {**extra, **command, "id": known.get(command["name"]) or str(self._world.new_id())} for command in call.body
        ]
        return self._world.commands
