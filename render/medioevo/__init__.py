"""Pictures of Medioevo Universale: the map, a battle, a realm's sheet and its cards, technologies, war and peace."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from render.figures import Book
from render.medioevo.battle import battle
from render.medioevo.board import board
from render.medioevo.hand import hand, held, holds
from render.medioevo.inks import inks
from render.medioevo.names import place_name, realm_name
from render.medioevo.pacts import pacts
from render.medioevo.part import part
from render.medioevo.portraits import asks_for_realms, portraits
from render.medioevo.realm import realm
from render.medioevo.realms import all_colours
from render.medioevo.rulebook.figures import FIGURES, PAGES, SHEETS
from render.medioevo.rulebook.samples import FACTS, VIEWS
from render.medioevo.samples import samples
from render.medioevo.survey import SURVEY
from render.medioevo.technology import technology
from render.medioevo.turn import turn
from render.picture import Look, Say, Scene
from render.samples import Cover
from rules.medioevo.view import MedioevoView

__all__ = [
    "ABOUT",
    "BOOK",
    "COLOURS",
    "COVER",
    "HELD",
    "HOLDS",
    "KINDS",
    "LOOKS",
    "NEWS",
    "NUMBERED",
    "OWN",
    "SURVEY",
    "samples",
]


def _realms(view: MedioevoView, say: Say) -> Mapping[str, str]:
    scene = Scene((), say)
    return {player.realm: realm_name(scene, player.realm) for player in view.players if player.realm}


def _places(view: MedioevoView, say: Say) -> Mapping[str, str]:
    """What the map can be asked for close up: a realm's home, a land, a sea."""
    scene = Scene((), say)
    return {**_realms(view, say), **{place: place_name(scene, place) for place in (*view.lands, *view.seas)}}


def _about(view: MedioevoView, things: Collection[str]) -> str | None:
    return "portraits" if asks_for_realms(view, things) else None


def _on_the_map(view: MedioevoView) -> frozenset[str]:
    return frozenset((*view.lands, *view.seas))


KINDS = {
    "board": board,
    "turn": turn,
    "part": part,
    "battle": battle,
    "realm": realm,
    "hand": hand,
    "technology": technology,
    "pacts": pacts,
    "portraits": portraits,
}
LOOKS = {
    "board": Look(public=True, places=_places),
    "battle": Look(public=True),
    "realm": Look(public=True, places=_realms),
    "hand": Look(public=True, places=_realms),
    "technology": Look(public=True),
    "pacts": Look(public=True),
}
ABOUT = _about
NEWS = True
OWN = ("realm", "hand", "pacts", "technology")
NUMBERED = _on_the_map
HOLDS = holds
HELD = held
COLOURS = all_colours
COVER = Cover("crowded", (430, 560), 0.72)
BOOK = Book("medioevo", inks, FIGURES, PAGES, SHEETS, FACTS, VIEWS)
