"""Whatever sign a picture shows is explained in the game's legend: what draws signs is found while pictures are drawn,
and each must be known here, by the row that explains it or as no sign at all. So a new one cannot be forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

import render
from bot.gallery import drawn
from render.figures import Table
from render.keep import DRAWN

# What is only letters, paper, or a part of something that is explained.
NO_SIGNS = {
    "render.barony.ground.name_plate",
    "render.barony.tags.tag",
    "render.nothing.closed_book",  # an ornament beside words that say so
    "render.torres.ground.name_plate",
    "render.torres.towers.level_plate",
    "render.torres.symbols.symbol",  # the picture of a card, which has its name and its words beside it
    "render.saga.knights.victor",  # whoever has won, in person, beside their name and crown
    "render.medioevo.absent.spaced",
    "render.medioevo.stands.lettering",
    "render.medioevo.part._group",
}
# What draws a sign, and the rows of the legend that explain it.
Explained = dict[str, set[str]]
EVERYWHERE: Explained = {"render.seats.crown": {"crown"}}
EXPLAINED: dict[str, Explained] = {
    "barony": {
        "render.seats.shield": {"piece-knight"},  # whose it is: every piece has its owner's charge
        "render.marks.pip": {"number"},
        "render.barony.coins.coin": {"coin"},
        "render.barony.coronets.coronet": {"coronet"},
        "render.barony.coins.counted": {"token"},
        "render.barony.marks._arrow": {"arrow"},
        "render.barony.marks._choice": {"choice"},
        "render.barony.marks._cross": {"cross"},
        "render.barony.marks._ring": {"ring"},
        "render.barony.pieces.badge": {"badge"},
        "render.barony.pieces.disc": {"disc"},
        "render.barony.pieces.piece": {"piece-knight", "piece-village", "piece-stronghold", "piece-city", "reserve"},
    },
    "medioevo": {
        "render.seats.shield": {"holder", "awaited"},
        "render.marks.pip": {"number"},
        "render.roster.tick": {"done"},
        "render.medioevo.overview.army_token": {"army-token", "horde-token"},
        "render.medioevo.overview.tokens": {"army-token", "battle"},
        "render.medioevo.sketch.sprite": {"light", "wagon", "catapult", "tower", "lands", "units"},  # see its rulebook
        "render.medioevo.stands.badge": {"count", "level"},
        "render.medioevo.stands.cart": {"wagon", "level", "stopped"},
        "render.medioevo.encounter._banner": {"army", "horde"},
        "render.medioevo.stands.rank": {"level"},
        "render.medioevo.stands.host": {"army", "horde", "hired", "guest"},
        "render.medioevo.stands.house": {"village", "fort", "damage"},
        "render.medioevo.stands.token": {"token"},
        "render.medioevo.status.die": {"dice"},
    },
    "saga": {
        "render.seats.shield": {"owner"},
        "render.seats.blank_shield": {"owner"},
        "render.marks.pip": {"number"},
        "render.saga.cards.arms": {"banner"},
        "render.saga.cards.back": {"hidden"},
        "render.saga.cards.banner": {"banner"},
        "render.saga.cards.gap": {"gap"},
        "render.saga.cards.set_back": {"set"},
        "render.saga.turn._set": {"set"},
        "render.saga.cards.small": {"marked"},
        "render.saga.cards.veil": {"veil"},
        "render.saga.hand.hand_badge": {"playable"},
        "render.saga.knights.framed": {"marked"},
        "render.saga.knights.large": {"banner"},
        "render.saga.symbols.coin": {"income"},
        "render.saga.symbols.seal": {"special", "used", "final"},
        "render.saga.symbols.swords": {"needed"},
        "render.saga.symbols.tower": {"defence", "worth"},
    },
    "torres": {
        "render.seats.shield": {"marker"},
        "render.marks.pip": {"pip"},
        "render.figurines.knight": {"knight", "reserve"},
        "render.torres.castles.area_plate": {"area"},
        "render.torres.figures.king": {"king", "bonus"},
        "render.torres.icons.block": {"kept", "supply"},
        "render.torres.icons.card_back": {"hand", "deck"},
        "render.torres.icons.pile": {"pile", "pile-used"},
        "render.torres.marks._choice": {"choice"},
        "render.torres.marks._ring": {"ring"},
        "render.torres.track.lap_plate": {"lap"},
        "render.torres.track.start_plate": {"marker"},
    },
}


def legend(game: str) -> set[str]:
    book = render.book(game)
    assert book is not None
    tables = [book.figures[name] for name in book.sheets]
    return {row.id for table in tables if isinstance(table, Table) for row in table.rows if row.id}


def makers(game: str) -> set[str]:
    """Whatever draws a sprite for the pictures of posts and panels."""
    DRAWN.clear()
    for sample in render.module(game).samples():
        drawn(game, sample, "en")
    return found_signs()


def found_signs() -> set[str]:
    """Whatever has drawn a sprite of those that are kept now."""
    kept: dict[Any, Any] = {**DRAWN.small._things, **DRAWN.large._things}
    return {
        f"{key[0].__module__}.{key[0].__qualname__}"
        for key, (thing, _) in kept.items()
        if isinstance(thing, Image.Image) and thing.mode == "RGBA" and callable(key[0])
    }


@pytest.mark.parametrize("game", render.games())
def test_every_sign_of_a_picture_is_explained(game: str) -> None:
    explained = {**EVERYWHERE, **EXPLAINED[game]}
    found = makers(game) - NO_SIGNS
    assert len(found) > 5
    assert found <= explained.keys(), found - explained.keys()
    rows = {row for each in found for row in explained[each]}
    assert rows <= legend(game), rows - legend(game)
