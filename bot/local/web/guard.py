"""Nobody but this machine, and no other page in its browser: by host, by origin, by a cookie of our own."""

from __future__ import annotations

import hmac
import secrets

from aiohttp import web
from aiohttp.typedefs import Handler

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_OWN = ("same-origin", "none")  # asked for by our own page, or by the person at the address bar


class Guard:
    """The front page hands out a cookie that no other site can send or read; everything else asks for it."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self.port = 0

    @property
    def _cookie(self) -> str:
        return f"castellan-{self.port}"  # cookies know no ports, and there may be two houses

    @property
    def _hosts(self) -> tuple[str, ...]:
        return (f"127.0.0.1:{self.port}", f"localhost:{self.port}")

    @web.middleware
    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self._refuse_strangers(request)
        if request.path != "/" and not self._known(request):
            raise web.HTTPForbidden(text="Open the front page first.")
        response = await handler(request)
        if request.path == "/":
            response.set_cookie(self._cookie, self._secret, httponly=True, samesite="Strict", path="/")
        return response

    def _refuse_strangers(self, request: web.Request) -> None:
        origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site", "none")
        # A link from elsewhere may lead here, as the whole page and nothing less.
        arriving = request.path == "/" and request.headers.get("Sec-Fetch-Mode") == "navigate"
        if request.headers.get("Host") not in self._hosts:
            raise web.HTTPForbidden(text="Not by this name.")
        if origin is not None and origin not in [f"http://{host}" for host in self._hosts]:
            raise web.HTTPForbidden(text="Not from another page.")
        if site not in _OWN and not arriving:
            raise web.HTTPForbidden(text="Not from another page.")
        if request.headers.get("Upgrade", "").lower() == "websocket" and origin is None:
            raise web.HTTPForbidden(text="Not without an origin.")

    def _known(self, request: web.Request) -> bool:
        return hmac.compare_digest(request.cookies.get(self._cookie, ""), self._secret)

    async def seal(self, _request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(_HEADERS)


def new_secret() -> str:
    return secrets.token_urlsafe(32)
