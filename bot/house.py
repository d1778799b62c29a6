"""What the rooms of the bot may ask of the bot itself, whoever holds them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.film.studio import Studio
from bot.open_panels import OpenPanels
from bot.painter import Painter
from bot.places import Places
from bot.quota import Allowance
from bot.settings import Settings
from bot.thinking import Thinkers
from rules.core import Game
from rules.host import Host, Noticeboard


class ListsOfTables(Protocol):
    """What keeps the lists of open tables up to date."""

    def refresh(self, guild: int) -> None: ...

    async def take_away(self, former: Noticeboard) -> None: ...


class House(Protocol):
    """The client of an interaction, as far as commands and panels need it."""

    host: Host
    settings: Settings
    painter: Painter
    panels: OpenPanels
    places: Places
    allowance: Allowance
    thinkers: Thinkers | None
    studio: Studio
    games: Mapping[str, Game[Any]]

    async def is_owner(self, user: Any, /) -> bool:
        """Whether somebody hosts the bot."""
        ...

    @property
    def noticeboards(self) -> ListsOfTables: ...
