"""The Bazaar: a made-up game of seventy kinds of actions, for commands and panels with hardly enough room. Whoever is
awaited buys something from any stall, or goes home; the purse is all there is."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from functools import cache
from random import Random
from types import ModuleType, new_class
from typing import Annotated, Any, ClassVar

import pytest
from PIL import Image

import render
from bot import words as house_words
from bot.client import Castellan
from bot.commands import add_game
from bot.lexicon import Lexicon
from render.picture import Look, Picture, Say, Scene
from rules.core import (
    Action,
    Amount,
    Ask,
    Chance,
    Decision,
    Flow,
    Frame,
    Game,
    OneOf,
    Outcome,
    Refusal,
    Setup,
    State,
    View,
    Words,
    engine,
    words,
)
from rules.core.actions import fields_of, tag_of

PURSE = 40
STALLS: dict[str | None, int] = {None: 3, "cloth": 21, "food": 21, "tools": 24}


def prices(state: Any, seat: int) -> Amount:
    return Amount(1, min(3, state.purses[seat]))


def colours(state: Any, seat: int, price: int) -> OneOf:
    return OneOf(["blue", "red"])


def too_dear(state: Any, seat: int, price: object) -> Refusal:
    return Refusal("Z-1", words("bazaar-refusal-price", coins=state.purses[seat]))


class Purchase(Action, frozen=True):
    rule = "Z-1"

    price: Annotated[int, Ask(prices, why=too_dear)]
    colour: Annotated[str, Ask(colours)] = "blue"

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.purses[seat] -= self.price
        corner = f"c{self.price:02}"
        flow.say("bazaar-event-bought", places=(corner,), seat=seat, what=tag_of(type(self)), coins=self.price)
        if self.colour == "red":
            flow.show()


class Home(Action, frozen=True, tag="home"):
    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.pop()


def _stall(group: str | None, number: int) -> type[Purchase]:
    tag = f"{group or 'lone'}{number:02}"
    body = {"group": group, "__module__": __name__}
    return new_class(tag.title(), (Purchase,), {"frozen": True, "tag": tag}, lambda names: names.update(body))


SOLD = tuple(_stall(group, number) for group, count in STALLS.items() for number in range(count))


class Visit(Frame, tag="visit"):
    def asks(self, state: Any) -> dict[int, Decision]:
        ask = Decision(prompt=words("bazaar-prompt"), actions=(*SOLD, Home))
        return dict.fromkeys(range(state.seats), ask)


class Gates(Frame, tag="gates"):
    def advance(self, flow: Flow[Any]) -> None:
        flow.finish(Outcome((0,) * flow.state.seats, (0,), words("bazaar-end")))


class BazaarState(State, kw_only=True):
    stack: list[Visit | Gates] = []
    purses: list[int]


class Bazaar(Game[BazaarState]):
    id: ClassVar[str] = "bazaar"
    state_type: ClassVar = BazaarState
    view_type: ClassVar = View
    actions: ClassVar = (*SOLD, Home)
    apart: ClassVar = ("tools",)

    def deal(self, setup: Setup, options: Any, chance: Chance) -> BazaarState:
        state = BazaarState(seats=setup.seats, stack=[], purses=[PURSE] * setup.seats)
        state.push(Gates())
        state.push(Visit())
        return state

    def view(self, state: BazaarState, seat: int | None) -> View:
        return View(seat=seat, awaited=engine.awaited(state), outcome=state.outcome)

    def choose(self, state: BazaarState, seat: int, rng: Random) -> Action:
        return Home()

    def notes(self, state: BazaarState, seat: int) -> tuple[Words, ...]:
        return (words("bazaar-note", coins=state.purses[seat]),)


class Crowded(Bazaar):
    """The same with everything under one command."""

    apart: ClassVar = ()


GAME = Bazaar()
GAMES = {"bazaar": GAME}

_TEXTS = """
game-bazaar = Bazaar
bazaar-command = bazaar
bazaar-command-description = Seventy stalls and one purse
bazaar-prompt = What do you buy?
bazaar-note = In your purse: { $coins }.
bazaar-refusal-price = You have { $coins } coins.
bazaar-event-bought = { $seat } buys { $what } for { $coins }.
bazaar-end = The gates close.
bazaar-picture-board-name = map
bazaar-picture-board-description = The whole bazaar or a corner
bazaar-picture-ledger-name = ledger
bazaar-picture-ledger-description = What was sold
bazaar-picture-hand-name = hand
bazaar-picture-hand-description = What you hold
"""


def _all_words() -> str:
    parts = [_TEXTS]
    for group in filter(None, STALLS):
        key = f"bazaar-group-{group}"
        parts.append(f"{key}-name = {group}\n{key}-description = All about {group}\n{key}-button = {group.title()}")
    for kind in GAME.actions:
        tag, key = tag_of(kind), f"bazaar-{tag_of(kind)}"
        about = f"Buy something fine from the stall that everybody calls {tag}"
        parts.append(f"{key}-name = {tag}\n{key}-description = {about}\n{key}-button = {tag.title()}")
        for field in fields_of(kind):
            part = f"{key}-{field.name}"
            parts.append(f"{part}-name = {field.name}\n{part}-description = About it\n{part}-prompt = {field.name}?")
    return "\n".join(parts)


def _board(view: Any, scene: Scene) -> Picture:
    file = io.BytesIO()
    Image.new("P", (16, 9)).save(file, "PNG")
    where = f" at {scene.focus}" if scene.focus else ""
    return Picture(file.getvalue(), f"Stalls{where}, seen by {view.seat}", 16, 9)


def _post(view: Any, scene: Scene) -> tuple[Picture, ...]:
    """The whole, and the corner of the latest purchase."""
    whole = _board(view, scene)
    return (whole, _board(view, replace(scene, focus=scene.news[-1]))) if scene.news else (whole,)


def _corners(view: Any, say: Say) -> dict[str, str]:
    """Thirty places to look at; the last is one's own."""
    own = {} if view.seat is None else {"own": "Your own corner"}
    return {**{f"c{number:02}": f"Corner {number}" for number in range(30)}, **own}


def install(patch: pytest.MonkeyPatch) -> None:
    """Words in both languages and a renderer, for one test."""
    plain = house_words.bundle

    @cache
    def bundle(language: str) -> Lexicon:
        made = Lexicon(language)
        made._messages.update(plain(language)._messages)
        made.add_file(_all_words())
        return made

    patch.setattr(house_words, "bundle", bundle)
    drawing = ModuleType("render.bazaar")
    drawing.KINDS = {"board": _board, "ledger": _board, "hand": _board}  # type: ignore[attr-defined]
    drawing.LOOKS = {"board": Look(public=True, places=_corners), "ledger": Look(public=True)}  # type: ignore[attr-defined]
    drawing.POST = _post  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "render.bazaar", drawing)
    render.module.cache_clear()


class BazaarBot(Castellan):
    async def setup_hook(self) -> None:
        await add_game(self, GAME)
        await super().setup_hook()
