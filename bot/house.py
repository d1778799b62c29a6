"""What the rooms of the bot may ask of the bot itself, whoever holds them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.painter import Painter
from bot.places import Places
from bot.quota import Allowance
from bot.settings import Settings
from rules.core import Game
from rules.host import Host


class House(Protocol):
    """The client of an interaction, as far as commands and panels need it."""

    host: Host
    settings: Settings
    painter: Painter
    places: Places
    allowance: Allowance
    games: Mapping[str, Game[Any]]
