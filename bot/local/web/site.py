"""The page's own server: its files, its words, the pictures in the channel, and the live line."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from bot.languages import best_language
from bot.local.server.world import World
from bot.local.web.bridge import Bridge
from bot.local.web.guard import Guard
from bot.local.web.words import page_words

_PAGE = Path(__file__).parent.parent / "page"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_PICTURES = {".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".gif": "image/gif"}
_FOREVER = "private, max-age=31536000, immutable"  # a file never changes: an edit brings another one


class Site:
    def __init__(self, world: World, bridge: Bridge, guard: Guard) -> None:
        self._world, self._bridge, self._guard = world, bridge, guard

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self._guard.check])
        app.on_response_prepare.append(self._guard.seal)
        app.add_routes(
            [
                web.get("/", self._front),
                web.get(r"/page/{path:(?:[a-z-]+/)?[a-z-]+\.[a-z]+}", self._part),
                web.get("/words/{language}", self._words),
                web.get(r"/files/{id:\d+}/{name}", self._file),
                web.get("/live", self._bridge.serve),
            ]
        )
        return app

    async def _front(self, _request: web.Request) -> web.StreamResponse:
        return _own("index.html")

    async def _part(self, request: web.Request) -> web.StreamResponse:
        return _own(request.match_info["path"])

    async def _words(self, request: web.Request) -> web.StreamResponse:
        return web.json_response(page_words(best_language(request.match_info["language"])))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """A picture to look at; anything else to be saved, never to be opened as a page of ours."""
        body = await self._world.file(int(request.match_info["id"]))
        if body is None:
            raise web.HTTPNotFound
        kind = _PICTURES.get(Path(request.match_info["name"]).suffix)
        if kind is None:
            saved = {"Content-Disposition": "attachment", "Cache-Control": _FOREVER}
            return web.Response(body=body, content_type="application/octet-stream", headers=saved)
        return web.Response(body=body, content_type=kind, headers={"Cache-Control": _FOREVER})


def _own(path: str) -> web.StreamResponse:
    file = _PAGE / path
    if file.suffix not in _TYPES or not file.is_file():
        raise web.HTTPNotFound
    text = file.read_text(encoding="utf-8")
    return web.Response(text=text, content_type=_TYPES[file.suffix], headers={"Cache-Control": "no-cache"})
