"""Which picture each page of Saga's rules has."""

from __future__ import annotations

from functools import partial
from typing import get_args

from PIL import Image

from render.figures import Arrow, Board, Figure, Note, Row, Section, Sign, Table
from render.figures.signs import row_of_signs, track_sign
from render.marks import pip
from render.saga.cards import back, banner, gap, set_back, small, veil
from render.saga.hand import hand_badge
from render.saga.rulebook import windows
from render.saga.symbols import coin, seal, swords, tower
from render.seats import crown, shield
from rules.saga.data import FLAT, PLUS, SETS, SIDES, Colour, Final, Special

FACTS: dict[str, str | int] = {"knights": len(SETS[0]), "sets": len(SETS), "flat": FLAT}


def _half(draw: Sign) -> Image.Image:
    """A card as a small sign."""
    sprite = draw()
    return sprite.resize((round(sprite.width * 0.48), round(sprite.height * 0.48)), Image.Resampling.LANCZOS)


def _giver(power: str) -> Colour:
    """The realm that has the power, on one of its sides."""
    return next(c for c, sides in SIDES.items() for side in sides.values() if power in (side.special, side.final))


def _power(power: str, kind: str) -> Row:
    signs = partial(banner, _giver(power), 60, 76), partial(seal, power, 62)
    return Row(f"/saga-{kind}-{power}", partial(row_of_signs, signs), about=power)


_SPECIALS = tuple(_power(power, "power") for power in get_args(Special))
_FINALS = tuple(_power(power, "final") for power in get_args(Final))

_REFERENCE = Table(
    (
        (
            Section(
                "turn",
                (
                    Row("income", partial(coin, 42)),
                    Row("play", partial(_half, partial(small, "red3"))),
                    Row("conquer", partial(swords, 46)),
                    Row("recruit", partial(_half, partial(small, "green2"))),
                    Row("powers", partial(seal, "reinforce", 46)),
                ),
            ),
        ),
        (
            Section(
                "score",
                (
                    Row("points", partial(coin, 42), "+"),
                    Row("defenders", partial(tower, 46), "+"),
                    Row("hand", partial(set_back, 1), "−"),
                    Row("armies", partial(swords, 46), "0"),
                    Row("finals", partial(seal, "plus-5", 46)),
                ),
            ),
            Section("end", (Row("last"),)),
        ),
    ),
    shares=(0.54, 0.46),
)

_SYMBOLS = Table(
    (
        (
            Section(
                "realm",
                (
                    Row("banner", partial(banner, "blue", 50, 62), id="banner"),
                    Row("owner", partial(shield, "blue", 52), id="owner"),
                    Row("income", partial(coin, 40), id="income"),
                    Row("special", partial(seal, "reinforce", 46), id="special"),
                    Row("used", partial(seal, "reinforce", 46, True), id="used"),
                    Row("final", partial(seal, "plus-5", 46), id="final"),
                    Row("defence", partial(tower, 46), id="defence"),
                    Row("needed", partial(swords, 46), id="needed"),
                ),
            ),
        ),
        (
            Section(
                "player",
                (
                    Row("set", partial(set_back, 2), id="set"),
                    Row("worth", partial(tower, 44), id="worth"),
                    Row("army", partial(track_sign, "red"), id="bar"),
                    Row("hidden", partial(_half, back), id="hidden"),
                    Row("winner", partial(crown, 46), id="crown"),
                ),
            ),
            Section(
                "cards",
                (
                    Row("last", partial(_half, partial(small, "green2", True)), id="marked"),
                    Row("gone", partial(_half, partial(gap, "red2")), id="gap"),
                    Row("playable", partial(hand_badge), id="playable"),
                    Row("secret", partial(veil), id="veil"),
                    Row("number", partial(pip, "2", 44), id="number"),
                ),
            ),
        ),
    ),
)

FIGURES: dict[str, Figure] = {
    "reference": _REFERENCE,
    "symbols": _SYMBOLS,
    "realm": Board(
        "realm",
        windows.realm("blue"),
        (
            Note("colour", ("banner",)),
            Note("owner", ("owner",)),
            Note("income", ("income",)),
            Note("powers", ("special", "final")),
            Note("defence", ("defence",)),
            Note("needed", ("needed",)),
        ),
    ),
    "hand": Board(
        "hand",
        windows.hand,
        (Note("set"), Note("value", ("0",)), Note("colour", ("1.flag",)), Note("framed", ("0.badge", "1.badge"))),
    ),
    "army": Board(
        "armies",
        windows.armies,
        (
            Note("leader", ("red.0",)),
            Note("others", ("red.1", "red.2")),
            Note("once", ("green.next",)),
            Note("strength", ("red",)),
            Note("leaders", ("green.0",)),
        ),
    ),
    "conquest": Board(
        "conquest",
        windows.conquest,
        (
            Note("knight", ("knight",)),
            Note("defence", ("defence",)),
            Note("stronger", ("value",)),
            Note("stay", ("army",)),
            Note("free", ("defenders",)),
        ),
        (Arrow("camp", "gate"),),
    ),
    "recruit": Board("recruit", windows.free, (Note("price", ("0", "3")), Note("once"), Note("play"))),
    "powers": Table(((Section("", _SPECIALS[:3], room=150),), (Section("", _SPECIALS[3:], room=150),))),
    "finals": Table(((Section("", _FINALS[:4], room=150),), (Section("", _FINALS[4:], room=150),))),
    "end": Table(
        (
            (
                Section(
                    "score",
                    (
                        Row("points", partial(coin, 52), "+23"),
                        Row("defenders", partial(tower, 56), "+19"),
                        Row("hand", partial(_half, partial(small, "red4")), "−7"),
                        Row("armies", partial(swords, 56), "0"),
                        Row("finals", partial(seal, "plus-5", 56), f"+{PLUS}"),
                        Row("sum", partial(crown, 54), "= 40"),
                    ),
                    room=78,
                ),
                Section("tie", (Row("realms"),)),
            ),
        )
    ),
    "knights": Board("knights", windows.sets, (Note("each"), Note("back")), below=2),
}

PAGES = {
    "goal": "realm",
    "setup": "hand",
    "turn": "reference",
    "play": "army",
    "conquest": "conquest",
    "recruit": "recruit",
    "powers": "powers",
    "finals": "finals",
    "end": "end",
    "knights": "knights",
}
