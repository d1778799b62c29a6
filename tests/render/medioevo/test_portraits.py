"""The realms to choose from, on the map."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

import render
from bot.gallery import say
from render import Picture, Scene, picture
from render.landscape import BOARD
from render.medioevo.layout import overview
from rules.core import Setup, engine
from rules.medioevo.data import REALMS
from rules.medioevo.game import Medioevo
from rules.medioevo.table import HOMES
from rules.medioevo.view import MedioevoView

GAME = Medioevo()


def shown(seen: MedioevoView, kind: str) -> Picture:
    return picture("medioevo", seen, Scene(("Aliénor",) * 6, say("en"), "The Long Winter"), kind)


def choosing(seat: int = 0) -> MedioevoView:
    state = engine.start(GAME, Setup(game=GAME.id, version=GAME.version, seats=6, seed="realms"))[0]
    return GAME.view(state, seat)


def test_a_question_about_realms_shows_their_portraits() -> None:
    assert render.panel("medioevo", choosing(), REALMS) == "portraits"
    assert render.panel("medioevo", choosing(), ("novgorod", "serbia")) != "portraits", "a land has the name of a realm"


def test_every_home_is_in_the_colour_of_its_realm() -> None:
    drawn = Image.open(BytesIO(shown(choosing(), "portraits").png)).convert("RGB")
    bare = Image.open(BytesIO(shown(choosing(), "turn").png)).convert("RGB")
    layout = overview((), ())
    for realm in REALMS:
        spots = [layout.centre(place) for place in HOMES[realm]]
        boxes = [(BOARD[0] + x - 9, BOARD[1] + y - 9, BOARD[0] + x + 9, BOARD[1] + y + 9) for x, y in spots]
        changed = sum(drawn.crop(box).tobytes() != bare.crop(box).tobytes() for box in boxes)
        assert changed >= len(boxes) - 1, realm
