"""A view of a game in, a picture out.

Every game has a module here of its own name, with `KINDS`: for each kind of picture, what draws it from a view and a
scene. `board` is the complete sheet, `turn` what a turn posts: landscape, to be read inside a message; a game without
it posts its board. `part` is what a panel shows with a question: the part of the board that it is about. If it likes,
it also has `LOOKS`: which of them people may ask for, and how; `NEWS`: that its turn depends on where the things
happened that a post tells of; `POST`: several pictures for a turn; `ASKED`: what its part can point out, if that is
more than places; `NUMBERED`: what has a number there while it can be chosen; `HOLDS` and `HELD`: whether there is
anything in the hand of whoever a view is for, and which cards; `DESK`: what a panel shows while it asks for no place;
`BOOK`: the pictures of its rules; `OWN`: which pictures tell a seat all about itself; and `SURVEY`: the board in words.
It must have `COLOURS`, the seats' colours in a view, for the result card, where a view has no `seats` with a `colour`.
A new game is a new module; nothing here changes.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from types import ModuleType
from typing import Any

from render.figures import Book
from render.picture import Look, Picture, Say, Scene
from render.survey import Survey
from rules.core.view import View
from rules.core.words import Words

__all__ = [
    "Look",
    "Picture",
    "Say",
    "Scene",
    "Survey",
    "book",
    "colours",
    "games",
    "has_hand",
    "has_renderer",
    "kinds",
    "looks",
    "module",
    "numbered",
    "panel",
    "picture",
    "post",
    "shows_news",
    "survey",
    "warm",
]

Draw = Callable[[View, Scene], Picture]
TURN = "turn"  # the kind of picture that a turn posts: landscape, to be read inside a message
PART = "part"  # the part of the board that a question is about
PORTRAITS = "portraits"  # what a game shows of the sides to choose from
_SHOWN_ANYWAY = ("board", TURN, PART, PORTRAITS)


@lru_cache(maxsize=64)
def module(game_id: str) -> ModuleType:
    """The game's renderer; KeyError if there is none."""
    name = f"render.{game_id}"
    try:
        found = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise KeyError(game_id) from error
    if not hasattr(found, "KINDS"):
        raise KeyError(game_id)
    return found


def kinds(game_id: str) -> dict[str, Draw]:
    """The kinds of picture that a game has."""
    return module(game_id).KINDS


def looks(game_id: str) -> dict[str, Look]:
    """The kinds of picture that people may ask for by themselves: all that posts and panels do not show anyway, unless
    the game's `LOOKS` say otherwise."""
    usual = {kind: Look() for kind in kinds(game_id) if kind not in _SHOWN_ANYWAY}
    return {**usual, **getattr(module(game_id), "LOOKS", {})}


def games() -> tuple[str, ...]:
    """All games that have pictures."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    return tuple(name for name in names if name != "gallery" and has_renderer(name))


def has_renderer(game_id: str) -> bool:
    """Whether the game has pictures at all."""
    try:
        module(game_id)
    except KeyError:
        return False
    return True


def picture(game_id: str, view: View, scene: Scene, kind: str = "board") -> Picture:
    """Draws. Costs tens of milliseconds of plain computing: call it in a thread."""
    return kinds(game_id)[kind](view, scene)


def post(game_id: str, view: View, scene: Scene) -> tuple[Picture, ...]:
    """What a turn shows in the channel: one picture, for clients crop several to a mosaic, unless the game's `POST`
    makes more. Draws: call it in a thread."""
    draw: Callable[[View, Scene], tuple[Picture, ...]] | None = getattr(module(game_id), "POST", None)
    if draw is not None:
        return draw(view, scene)
    return (picture(game_id, view, scene, TURN if TURN in kinds(game_id) else "board"),)


def panel(game_id: str, view: View, rings: Collection[str] = (), chosen: Collection[str] = ()) -> str:
    """The kind of the one picture in a private panel; one, for clients crop several to a mosaic. With a question: what
    the game's `ABOUT` knows for it; the part of the board that it is about; the hand, if it is about cards in it. Else
    what a turn shows, or the game's `DESK`: what shows whoever plays both the board and their hand."""
    shown, renderer = kinds(game_id), module(game_id)
    about: Callable[[View, Collection[str]], str | None] = getattr(renderer, "ABOUT", lambda _view, _things: None)
    if (special := about(view, (*rings, *chosen))) is not None:
        return special
    if PART in shown and not _choosable(game_id, view).isdisjoint((*rings, *chosen)):
        return PART
    held: Callable[[View], frozenset[str]] = getattr(renderer, "HELD", lambda _view: frozenset())
    if has_hand(game_id, view) and rings and held(view).issuperset(rings):
        return "hand"
    return getattr(renderer, "DESK", TURN if TURN in shown else "board")


def has_hand(game_id: str, view: View) -> bool:
    """Whether whoever the view is for holds anything that there is a picture of."""
    holds: Callable[[View], bool] = getattr(module(game_id), "HOLDS", lambda _view: True)
    return "hand" in kinds(game_id) and holds(view)


def _choosable(game_id: str, view: View) -> frozenset[str]:
    """What the picture of a question can point out: the places of the board, unless the game's `ASKED` say more."""
    more: Callable[[View], frozenset[str]] | None = getattr(module(game_id), "ASKED", None)
    if more is not None:
        return more(view)
    words = survey(game_id)
    return frozenset(words.places(view)) if words is not None else frozenset()


def shows_news(game_id: str) -> bool:
    """Whether the pictures of a turn depend on `scene.news`."""
    return has_renderer(game_id) and (hasattr(module(game_id), "POST") or getattr(module(game_id), "NEWS", False))


def book(game_id: str) -> Book | None:
    """The pictures of a game's rules, if it has any. `Book.picture` draws: call it in a thread."""
    return getattr(module(game_id), "BOOK", None) if has_renderer(game_id) else None


def numbered(game_id: str, view: View) -> frozenset[str]:
    """What has a number on the board while it can be chosen (`NUMBERED`); nothing in a game whose places are told by a
    letter and a digit."""
    found: Callable[[View], frozenset[str]] | None = getattr(module(game_id), "NUMBERED", None)
    return found(view) if found is not None else frozenset()


def own_sheets(game_id: str) -> tuple[str, ...]:
    """The kinds of pictures that tell a seat all about itself, the first one above all."""
    found: tuple[str, ...] = getattr(module(game_id), "OWN", ()) if has_renderer(game_id) else ()
    return found


def survey(game_id: str) -> Survey | None:
    """The board in words, if the game has it."""
    return getattr(module(game_id), "SURVEY", None) if has_renderer(game_id) else None


def colours(game_id: str, view: Any) -> tuple[str, ...]:
    """The seats' colours, by seat: those of the view's seats, unless the game's `COLOURS` say otherwise."""
    found: Callable[[View], tuple[str, ...]] | None = getattr(module(game_id), "COLOURS", None)
    return found(view) if found is not None else tuple(seat.colour for seat in view.seats)


def _bare(key: str, /, **_args: str | int | Words) -> str:
    return key


def warm(game_id: str) -> Iterator[None]:
    """Make ready what the first pictures of a game would have to wait for, by drawing a sample of every kind, one
    picture at each step: do it in a thread."""
    first = {sample.kind: sample for sample in reversed(module(game_id).samples()) if sample.focus is None}
    for kind, sample in first.items():
        picture(game_id, sample.view, Scene(sample.names, _bare), kind)
        yield
