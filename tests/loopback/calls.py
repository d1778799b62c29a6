"""A request as it came in: its body with files, whether JSON or a form."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

Handler = Callable[["Call"], Awaitable[Any]]


@dataclass
class Call:
    """`path` holds the parameters of the route by name, `files` the sizes of what was sent along, by index."""

    method: str
    route: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, tuple[str, int]] = field(default_factory=dict)


async def read_call(request: web.Request, route: str) -> Call:
    call = Call(request.method, route, dict(request.match_info), dict(request.query))
    if request.content_type == "multipart/form-data":
        await _read_form(request, call)
    elif request.can_read_body:
        call.body = await request.json()
    return call


async def _read_form(request: web.Request, call: Call) -> None:
    """`payload_json` and `files[0]`, `files[1]`, …"""
    async for part in await request.multipart():
        name = getattr(part, "name", None) or ""
        content = await part.read()  # type: ignore[union-attr]
        if name == "payload_json":
            call.body = json.loads(bytes(content))
        else:
            index = int(name.removeprefix("files[").removesuffix("]"))
            call.files[index] = (str(getattr(part, "filename", "")), len(content))
