"""The result card of a finished game: the winner's arms, the standings with what the points are for, and the moments
that decided it. It is the same for every game."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.arms import Arms
from render.course import Course, draw_course
from render.paper import ACCENT, FRAME, GOLD, INK, INK_SOFT, PARCHMENT_LIGHT, frame, mix, parchment, rule
from render.picture import Picture
from render.seats import shield
from render.shares import draw_shares
from render.sizes import LEAST, SHEET
from render.triumph import draw_triumph
from render.type import fit, width, write
from render.wrap import balanced, lines

WIDE = SHEET
_MIDDLE, _TALLER = 472, 560  # the least height of arms and standings; with the course of the game below the arms
_ROW, _HIGH_ROW = 111, 150  # the height of a player's line, with one or two lines of what the points are for
_FEW = 4  # players that have room for two
_MORE = 54  # by how much the line of who has won is higher
INKS = 160
EDGE = FRAME + 22
_ARMS = 404  # the column of the winner
_COURSE = 190  # the height of the course of the game
HEAD = 108
_MOMENT, _MOMENTS = 34, 43  # size of type and distance of lines


@dataclass(frozen=True)
class Place:
    """One player in the standings; `parts`: what the points are for, the most first."""

    name: str
    colour: str
    points: int
    parts: tuple[tuple[str, int], ...]
    won: bool
    arms: Arms | None = None  # a person's own


@dataclass(frozen=True)
class Feast:
    """All that a result card says, in the words of a language. `places` are in their order."""

    title: str
    game: str
    headline: str  # who has won
    reason: str
    places: tuple[Place, ...]
    heading: str  # of the moments
    moments: tuple[str, ...]
    course: str = ""  # what is said above the courses
    courses: tuple[Course, ...] = ()  # in the order of the places

    @property
    def alt(self) -> str:
        scores = [f"{place.name} {place.points} ({points_told(place)})" for place in self.places]
        first = f"{self.title} · {self.game}. {self.headline} {self.reason}"
        return " ".join([first, f"{'; '.join(scores)}.", *self.moments])


def draw(feast: Feast) -> Image.Image:
    moments = _told(feast)
    beneath = _COURSE + 14 if feast.courses and not _beside(feast) else 0
    middle = _TALLER if _beside(feast) else _MIDDLE
    below = HEAD + 18 + max(middle, len(feast.places) * _row(feast) + _won(feast) * _MORE + beneath)
    page = parchment((WIDE, below + EDGE + (len(moments) * _MOMENTS + 46 if moments else 0)))
    pen = ImageDraw.Draw(page)
    frame(page)
    head(pen, feast.title, feast.game)
    _triumph(page, feast, below)
    _standings(page, pen, feast, below - beneath)
    _course(page, feast, below)
    if moments:
        _moments(pen, feast, moments, below)
    return page.quantize(INKS, dither=Image.Dither.NONE)


def head(pen: ImageDraw.ImageDraw, title: str, aside: str) -> None:
    """What stands over everything that tells of a whole game: the table at the left, what it is at the right."""
    taken = write(pen, (WIDE - EDGE - 8, 76), aside, "title-italic", 44, anchor="rs", colour=INK_SOFT)
    write(pen, (EDGE + 8, 78), title, "title-bold", 60, room=WIDE - 2 * EDGE - taken - 60)
    rule(pen, HEAD, EDGE, WIDE - EDGE)


def _triumph(page: Image.Image, feast: Feast, below: int) -> None:
    """The winners at the left, over the course of the game where the standings leave no room for it."""
    foot = below - 16 - (_COURSE + 12 if _beside(feast) else 0)
    winners = [(place.colour, place.arms) for place in feast.places if place.won]
    draw_triumph(page, (EDGE, HEAD + 18, EDGE + _ARMS, foot), winners, feast.headline)


def _course(page: Image.Image, feast: Feast, below: int) -> None:
    if not feast.courses:
        return
    left, right = (EDGE + 8, EDGE + _ARMS) if _beside(feast) else (EDGE + _ARMS + 34, WIDE - EDGE - 6)
    draw_course(page, (left, below - _COURSE - 10, right, below - 14), feast.course, feast.courses)


def _beside(feast: Feast) -> bool:
    """Whether the course of the game stands under the winners: with many players there is no room beside them."""
    return bool(feast.courses) and len(feast.places) > _FEW - 1


def _standings(page: Image.Image, pen: ImageDraw.ImageDraw, feast: Feast, below: int) -> None:
    """A line a player: rank, arms, name and points, a bar, and below it what they are for."""
    left, right, top = EDGE + _ARMS + 28, WIDE - EDGE - 6, HEAD + 18
    high = min(_HIGH_ROW, (below - top - _won(feast) * _MORE) // len(feast.places))
    most = max(1, *(place.points for place in feast.places))
    rank = 0
    for number, place in enumerate(feast.places):
        if number == 0 or place.points != feast.places[number - 1].points or place.won != feast.places[number - 1].won:
            rank = number + 1
        bottom = top + high + (_MORE if place.won else 0)
        _place(page, pen, place, rank, (left, top, right, bottom - 8), most)
        top = bottom


def _won(feast: Feast) -> int:
    return sum(place.won for place in feast.places)


def _place(
    page: Image.Image,
    pen: ImageDraw.ImageDraw,
    place: Place,
    rank: int,
    box: tuple[int, int, int, int],
    most: int,
) -> None:
    left, top, right, bottom = box
    ground = mix(PARCHMENT_LIGHT, GOLD, 0.22) if place.won else PARCHMENT_LIGHT
    pen.rounded_rectangle(box, 10, fill=ground, outline=INK, width=4 if place.won else 2)
    size = min(108 if place.won else 72, bottom - top - 12)
    name, number, bar = (48, 56, 16) if place.won else (42, 46, 12)
    crest = shield(place.colour, size, place.arms)
    page.paste(crest, (left + 52, top + (bottom - top - size) // 2), crest)
    write(pen, (left + 16, top + (bottom - top) // 2 + 14), str(rank), "label-bold", 38, colour=INK_SOFT)
    begin, end = left + 62 + size, right - 16
    line = top + number - 4
    points = write(pen, (end, line), _signed(place.points), "label-bold", number, anchor="rs")
    write(pen, (begin, line), place.name, "title", name, room=end - begin - points - 24)
    parts = [points for _, points in place.parts]
    draw_shares(pen, place.colour, place.points, parts, (begin, line + 8, end, line + 8 + bar), most)
    first = line + bar + 40
    rows = _parts_told(place, end - begin, max(1, (bottom - 6 - first) // 38 + 1))
    for row, told in enumerate(rows):
        write(pen, (begin, first + row * 38), told, "label", LEAST, room=end - begin, colour=INK_SOFT)


def _parts_told(place: Place, room: int, most: int) -> list[str]:
    """What the points are for, in so many lines: the greatest parts, none of them cut."""
    for left in range(len(place.parts), 0, -1):
        told = points_told(place, left)
        rows = lines("label", LEAST, told, room)
        if len(rows) <= most and all(width("label", LEAST, row) <= room for row in rows):
            return rows
    return [fit("label", LEAST, points_told(place), room)] if place.parts else []


def _row(feast: Feast) -> int:
    room = WIDE - 2 * EDGE - _ARMS - 184
    long = any(len(lines("label", LEAST, points_told(place), room)) > 1 for place in feast.places)
    return _HIGH_ROW if long and len(feast.places) <= _FEW else _ROW


def _signed(points: int) -> str:
    return f"{'−' if points < 0 else ''}{abs(points)}"


def points_told(place: Place, most: int | None = None) -> str:
    """All that the points are for, or the first so many of it."""
    told = [f"{label} {_signed(points)}" for label, points in place.parts]
    return " · ".join([*told[:most], *(["…"] if most is not None and most < len(told) else [])])


def _told(feast: Feast) -> list[tuple[bool, str]]:
    """The moments in lines, at most two each, and which of these begins one."""
    room = WIDE - 2 * EDGE - 60
    found: list[tuple[bool, str]] = []
    for moment in feast.moments:
        first, *others = balanced("label", _MOMENT, moment, room)
        found += [(True, first), *((False, fit("label", _MOMENT, " ".join(others), room)) for _ in others[:1])]
    return found


def _moments(pen: ImageDraw.ImageDraw, feast: Feast, moments: list[tuple[bool, str]], below: int) -> None:
    rule(pen, below + 4, EDGE, WIDE - EDGE)
    write(pen, (EDGE + 8, below + 46), feast.heading, "title-bold", 38)
    for number, (begins, line) in enumerate(moments):
        baseline = below + 46 + (number + 1) * _MOMENTS
        if begins:
            pen.rectangle((EDGE + 14, baseline - 20, EDGE + 28, baseline - 6), fill=ACCENT, outline=INK, width=2)
        write(pen, (EDGE + 46, baseline), line, "label", _MOMENT)


def feast_card(feast: Feast) -> Picture:
    """Draws: call it in a thread."""
    return encode.picture(draw(feast), feast.alt)
