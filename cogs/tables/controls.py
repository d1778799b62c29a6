"""The buttons, menus and boxes that go with tables, beside the panels."""

from __future__ import annotations

from bot import (
    absence,
    handing,
    inviting,
    learning,
    lobby,
    looking,
    mandates,
    moving,
    news,
    open_tables,
    people,
    proof,
    rematch,
    resigning,
    seating,
    shows,
    undoing,
    welcome,
)
from bot.analysis import table as analysis
from bot.chronicle import reading
from bot.prompts.router import Router
from bot.replay import watching

_HEARERS = (
    absence,
    analysis,
    handing,
    inviting,
    learning,
    lobby,
    looking,
    mandates,
    moving,
    news,
    open_tables,
    people,
    proof,
    reading,
    rematch,
    resigning,
    seating,
    shows,
    undoing,
    watching,
    welcome,
)


def register(router: Router) -> None:
    for module in _HEARERS:
        module.register(router)
