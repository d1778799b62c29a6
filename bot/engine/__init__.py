"""The engine protocol: one JSON request a line, one JSON answer a line. Described in `docs/engine.md`.

Who speaks it to us is the host of the game and trusted with everything: hidden state, private events, files to draw to.
"""

from bot.engine.lines import answered, serve, written
from bot.engine.players import Players
from bot.engine.session import Session

__all__ = ["Players", "Session", "answered", "serve", "written"]
