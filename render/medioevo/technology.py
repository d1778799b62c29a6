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
from render.sizes import LEAST
from render.strip import Strip
from render.type import fitting, write
from render.words import listed
from render.wrap import balanced
from rules.medioevo.data import COLOURS, LEVELS, TECHNOLOGIES, technology_at
from rules.medioevo.data import Colour as Branch
from rules.medioevo.view import MedioevoView

_GAP = 16
_BOARD = (WIDE - _GAP) // 2
_HEAD = 64
_RUNG, _LINE = 92, 38  # of a rung without what it does, and a line of that
_ROOM = _BOARD - 40
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
def drawn_ladder(ladder: Ladder, heights: tuple[int, ...]) -> Image.Image:
    image = parchment((_BOARD, _HEAD + sum(heights) + 2))
    pen = ImageDraw.Draw(image)
    colour = BRANCHES[ladder.branch]
    pen.rounded_rectangle((0, 0, _BOARD - 1, _HEAD + 20), 14, fill=colour, outline=INK, width=3)
    sign = points.point(ladder.branch, 52)
    image.paste(sign, (12, 7), sign)
    write(pen, (76, 46), ladder.name, "title-bold", 40, room=_BOARD - 96, colour=points.on(ladder.branch))
    for number, rung in enumerate(ladder.rungs):
        top = _HEAD + sum(heights[:number])
        _draw_rung(image, pen, ladder.branch, rung, (top, top + heights[number]))
    pen.rectangle((0, _HEAD, _BOARD - 1, image.height - 1), outline=INK, width=3)
    return inks().set(image)


def _draw_rung(image: Image.Image, pen: ImageDraw.ImageDraw, branch: Branch, rung: Rung, span: tuple[int, int]) -> None:
    """The level, the name, what a use costs and who knows it; below, what it does."""
    top, bottom = span
    fill = mix(BRANCHES[branch], PARCHMENT_LIGHT, 0.62) if rung.own else PARCHMENT_LIGHT
    pen.rectangle((0, top, _BOARD - 1, bottom), fill=fill, outline=INK_PALE, width=2)
    write(pen, (34, top + 40), ROMAN[rung.level], "title-bold", 34, anchor="ms")
    right = _crests(image, rung.knowers, top)
    room = right - 66 - rung.cost * 38 - 12
    size = fitting("label-bold", rung.name, room, 36, LEAST)
    left = 66 + write(pen, (66, top + 40), rung.name, "label-bold", size, room=room) + 10
    for _ in range(rung.cost):
        disc = points.point(branch, 36)
        image.paste(disc, (left, top + 10), disc)
        left += 38
    _does(pen, rung.does, top)


def _crests(image: Image.Image, knowers: tuple[str, ...], top: int) -> int:
    """Shields from the right, and where they begin."""
    size, step = (_CREST, _CREST - 6) if len(knowers) < _MANY else (_CREST - 8, _CREST - 18)
    left = _BOARD - 8
    for number, colour in enumerate(reversed(knowers)):
        left = _BOARD - 8 - size - number * step
        crest = shield(colour, size)
        image.paste(crest, (left, top + 4), crest)
    return left


def described(text: str) -> list[str]:
    """What a technology does, in lines."""
    return balanced("label", LEAST, text, _ROOM)


def rung_heights(*ladders: Ladder) -> tuple[int, ...]:
    """How high each rung is, so that those beside one another end alike."""
    rows = zip(*(ladder.rungs for ladder in ladders), strict=True)
    return tuple(_RUNG + _LINE * (max(len(described(rung.does)) for rung in row) - 1) for row in rows)


def _does(pen: ImageDraw.ImageDraw, text: str, top: int) -> None:
    for number, row in enumerate(described(text)):
        write(pen, (22, top + 79 + number * _LINE), row, "label", LEAST, room=_ROOM)


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    ladders = [ladder_of(view, scene, branch) for branch in COLOURS]
    parts: list[Image.Image] = []
    for pair in zip(ladders[::2], ladders[1::2], strict=True):
        left, right = (drawn_ladder(ladder, rung_heights(*pair)) for ladder in pair)
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
