"""The buttons, menus and boxes that go with tables, beside the panels."""

from __future__ import annotations

from bot import (
    absence,
    handing,
    inviting,
    learning,
    letters,
    lobby,
    looking,
    luck,
    mandates,
    moving,
    news,
    open_tables,
    own_sheet,
    people,
    practice,
    proof,
    rematch,
    resigning,
    seating,
    shows,
    undoing,
    welcome,
)
from bot.analysis import table as analysis
from bot.annals import showing as annals
from bot.chronicle import reading
from bot.film import showing as film
from bot.prompts.router import Router
from bot.replay import watching

_HEARERS = (
    absence,
    analysis,
    annals,
    film,
    handing,
    inviting,
    learning,
    letters,
    lobby,
    looking,
    luck,
    mandates,
    moving,
    news,
    open_tables,
    own_sheet,
    people,
    practice,
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
