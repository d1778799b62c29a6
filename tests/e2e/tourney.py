"""The made-up game of `tests/sample_game` at a table of the real bot: words, pictures and commands for it."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import render
from bot import words
from bot.client import Castellan
from bot.commands import add_game
from bot.lexicon import Lexicon
from render.picture import Picture, Scene
from render.seats import SEATS
from rules.core.actions import fields_of, tag_of
from rules.core.game import choices_of
from tests.sample_game import GAME
from tests.sample_game.view import TourneyView

GAMES = {"tourney": GAME}

_TEXTS = """
game-tourney = Tourney
tourney-command = tourney
tourney-command-description = Bids, champions and cheers
tourney-picture-hand-name = hand
tourney-picture-hand-description = Your cards
tourney-prompt-bid = Round { $round }: your sealed bid
tourney-prompt-challenge = Whom do you challenge?
tourney-prompt-cheer = Cheer for somebody?
tourney-prompt-share = Share out your prize
tourney-card = Card { $card }
tourney-refusal-card = You do not hold { $card }.
tourney-refusal-withdraw = Not twice in a row.
tourney-event-sealed = { $seat } has sealed a bid.
tourney-event-your-bid = You bid { $coins }.
tourney-event-bid = { $seat } bid { $coins }.
tourney-event-challenge = { $seat } challenges { $rival_seat }.
tourney-event-cheer = { $seat } cheers for { $side_seat }.
tourney-event-stay = { $seat } stays silent.
tourney-event-joust = { $seat } wins { $left } to { $right }.
tourney-event-share = { $seat } shares out and draws { $cards }.
tourney-event-drawn = You draw { $cards }.
tourney-end = All rounds are over.
tourney-row-renown = renown
tourney-row-coins = coins
"""


def _all_words() -> Iterator[str]:
    yield _TEXTS
    for kind in GAME.actions:
        key = f"tourney-{tag_of(kind)}"
        yield f"{key}-name = {tag_of(kind)}\n{key}-description = {kind.__name__}\n{key}-button = {kind.__name__}"
        for field in fields_of(kind):
            part = f"{key}-{field.name}"
            yield f"{part}-name = {field.name}\n{part}-description = {field.name}\n{part}-prompt = Which {field.name}?"
    for option in choices_of(GAME.options_type):
        yield f"tourney-option-{option}-name = {option}\ntourney-option-{option}-description = about {option}"


def _drawn(view: TourneyView, scene: Scene, alt: str) -> Picture:
    file = io.BytesIO()
    Image.new("P", (16, 9)).save(file, "PNG")
    return Picture(file.getvalue(), alt, 16, 9)


def _board(view: Any, scene: Scene) -> Picture:
    return _drawn(view, scene, f"Round {view.round}, seen by {view.seat}")


def _hand(view: Any, scene: Scene) -> Picture:
    return _drawn(view, scene, f"Hand: {' '.join(view.hand)}")


def install(patch: pytest.MonkeyPatch) -> None:
    """Words in both languages and a renderer, for one test."""
    plain = words.bundle

    @cache
    def bundle(language: str) -> Lexicon:
        made = Lexicon(language)
        made._messages.update(plain(language)._messages)
        made.add_file("\n".join(_all_words()))
        return made

    patch.setattr(words, "bundle", bundle)
    patch.setattr(words, "_formatted", cache(words._formatted.__wrapped__))  # what others have said is forgotten
    drawing = ModuleType("render.tourney")
    drawing.KINDS = {"board": _board, "hand": _hand}  # type: ignore[attr-defined]
    drawing.COLOURS = lambda view: tuple(seat.name for seat in SEATS)  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "render.tourney", drawing)
    render.module.cache_clear()


class TourneyBot(Castellan):
    async def setup_hook(self) -> None:
        await add_game(self, GAME)
        await super().setup_hook()
