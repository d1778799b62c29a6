"""The board of technologies: all 24 by branch and level, what each does, what a use costs, and who knows it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import points
from render.medioevo.inks import inks
from render.medioevo.pages import PAGE, WIDE, stacked
from render.medioevo.points import BRANCHES
from render.medioevo.realms import NOBODY, colour_of, crests
from render.medioevo.stands import ROMAN
from render.medioevo.words import name_of, stage
from render.paper import INK, INK_PALE, PARCHMENT_LIGHT, mix, parchment
from render.picture import Picture, Scene
from render.seats import shield
from render.strip import Strip
from render.type import width, write
from render.words import listed
from render.wrap import balanced, lines
from rules.medioevo.data import COLOURS, LEVELS, TECHNOLOGIES, technology_at
from rules.medioevo.data import Colour as Branch
from rules.medioevo.view import MedioevoView

_GAP = 16
_BOARD = (WIDE - _GAP) // 2
_HEAD = 64
_RUNG = 128
_ROOM = _BOARD - 40
_SIZES = (32, 31, 30, 29, 28, 27, 26)
_CREST = 46
_MANY = 5  # shields that stand closer


@dataclass(frozen=True)
class Rung:
    level: int
    name: str
    does: str
    cost: int  # points for one use
    knowers: tuple[str, ...]  # their colours
    own: bool


@dataclass(frozen=True)
class Ladder:
    """One branch."""

    branch: Branch
    name: str
    rungs: tuple[Rung, ...]


def ladder_of(view: MedioevoView, scene: Scene, branch: Branch) -> Ladder:
    return Ladder(
        branch=branch,
        name=scene.say(f"medioevo-branch-{branch}"),
        rungs=tuple(_rung(view, scene, branch, level) for level in range(1, LEVELS + 1)),
    )


def _rung(view: MedioevoView, scene: Scene, branch: Branch, level: int) -> Rung:
    technology = technology_at(branch, level)
    knowers = [player.seat for player in view.players if player.technology.get(branch, 0) >= level]
    return Rung(
        level=level,
        name=scene.say(f"medioevo-technology-{technology}"),
        does=scene.say(f"medioevo-ability-{technology}"),
        cost=TECHNOLOGIES[technology].points,
        knowers=tuple(colour for seat in knowers if (colour := colour_of(view, seat)) != NOBODY),
        own=view.seat in knowers,
    )


@kept
def drawn_ladder(ladder: Ladder) -> Image.Image:
    image = parchment((_BOARD, _HEAD + LEVELS * _RUNG + 2))
    pen = ImageDraw.Draw(image)
    colour = BRANCHES[ladder.branch]
    pen.rounded_rectangle((0, 0, _BOARD - 1, _HEAD + 20), 14, fill=colour, outline=INK, width=3)
    sign = points.point(ladder.branch, 52)
    image.paste(sign, (12, 7), sign)
    write(pen, (76, 46), ladder.name, "title-bold", 40, room=_BOARD - 96, colour=points.on(ladder.branch))
    for number, rung in enumerate(ladder.rungs):
        _draw_rung(image, pen, ladder.branch, rung, _HEAD + number * _RUNG)
    pen.rectangle((0, _HEAD, _BOARD - 1, image.height - 1), outline=INK, width=3)
    return inks().set(image)


def _draw_rung(image: Image.Image, pen: ImageDraw.ImageDraw, branch: Branch, rung: Rung, top: int) -> None:
    """The level, the name, what a use costs and who knows it; below, what it does."""
    fill = mix(BRANCHES[branch], PARCHMENT_LIGHT, 0.62) if rung.own else PARCHMENT_LIGHT
    pen.rectangle((0, top, _BOARD - 1, top + _RUNG), fill=fill, outline=INK_PALE, width=2)
    write(pen, (34, top + 40), ROMAN[rung.level], "title-bold", 34, anchor="ms")
    right = _crests(image, rung.knowers, top)
    room = right - 66 - rung.cost * 38 - 12
    size = next((size for size in range(36, 28, -1) if width("label-bold", size, rung.name) <= room), 28)
    left = 66 + write(pen, (66, top + 40), rung.name, "label-bold", size, room=room) + 10
    for _ in range(rung.cost):
        disc = points.point(branch, 36)
        image.paste(disc, (left, top + 10), disc)
        left += 38
    _does(pen, rung.does, top)


def _crests(image: Image.Image, knowers: tuple[str, ...], top: int) -> int:
    """Shields from the right, and where they begin."""
    size, step = (_CREST, _CREST - 6) if len(knowers) < _MANY else (_CREST - 4, _CREST - 14)
    left = _BOARD - 8
    for number, colour in enumerate(reversed(knowers)):
        left = _BOARD - 8 - size - number * step
        crest = shield(colour, size)
        image.paste(crest, (left, top + 4), crest)
    return left


def described(text: str) -> tuple[int, list[str]]:
    """Two lines in the largest type in which the text fits."""
    size = next((size for size in _SIZES if len(lines("label", size, text, _ROOM)) <= 2), _SIZES[-1])
    return size, balanced("label", size, text, _ROOM)[:2]


def _does(pen: ImageDraw.ImageDraw, text: str, top: int) -> None:
    size, rows = described(text)
    for number, row in enumerate(rows):
        write(pen, (22, top + 79 + number * 36), row, "label", size, room=_ROOM)


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    boards = [drawn_ladder(ladder_of(view, scene, branch)) for branch in COLOURS]
    parts: list[Image.Image] = []
    for left, right in zip(boards[::2], boards[1::2], strict=True):
        row = inks().set(parchment((WIDE, left.height + _GAP)))
        row.paste(left, (0, 0))
        row.paste(right, (WIDE - right.width, 0))
        parts.append(row)
    return stacked(_strip(view, scene), parts)


def _strip(view: MedioevoView, scene: Scene) -> Strip:
    return Strip(
        wide=PAGE,
        crests=crests(view, (view.seat,)) if view.seat is not None else (),
        turn=scene.say("medioevo-picture-technologies"),
        stage=stage(view, scene),
        last=False,
        change=scene.say("medioevo-picture-technology-key"),
        title=scene.title,
    )


def technology(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), technology_alt(view, scene))


def technology_alt(view: MedioevoView, scene: Scene) -> str:
    """Who has come how far in which branch."""
    told = [f"{scene.say('medioevo-picture-technologies')}."]
    for player in view.players:
        known = listed(
            f"{scene.say(f'medioevo-branch-{branch}')} {ROMAN[level]}"
            for branch in COLOURS
            if (level := player.technology.get(branch, 0))
        )
        text = known or scene.say("medioevo-picture-none")
        told.append(scene.say("medioevo-picture-titled", title=name_of(scene, player.seat), text=text))
    return " ".join(told)
