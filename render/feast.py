"""The result card of a finished game: the winner's arms, the standings with what the points are for, and the moments
that decided it. It is the same for every game."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.paper import ACCENT, FRAME, GOLD, GOLD_DEEP, INK, INK_SOFT, PARCHMENT_LIGHT, frame, mix, parchment, rule
from render.picture import Picture
from render.seats import seat_of, shield
from render.type import fit, font, write
from render.wrap import lines

WIDE = 1280
_MIDDLE = 472  # the least height of arms and standings
_ROW, _HIGH_ROW = 112, 150  # the height of a player's line, with one or two lines of what the points are for
_FEW = 4  # players that have room for two
_INKS = 160
_EDGE = FRAME + 22
_ARMS = 404  # the column of the winner
_HEAD = 108
_MOMENT, _MOMENTS = 34, 44  # size of type and distance of lines
_LEAST = 34  # the smallest type that can be read on a phone


@dataclass(frozen=True)
class Place:
    """One player in the standings; `parts`: what the points are for, the most first."""

    name: str
    colour: str
    points: int
    parts: tuple[tuple[str, int], ...]
    won: bool


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

    @property
    def alt(self) -> str:
        scores = [f"{place.name} {place.points} ({_parts(place)})" for place in self.places]
        first = f"{self.title} · {self.game}. {self.headline} {self.reason}"
        return " ".join([first, f"{'; '.join(scores)}.", *self.moments])


def draw(feast: Feast) -> Image.Image:
    moments = _told(feast)
    below = _HEAD + 18 + max(_MIDDLE, len(feast.places) * _row(feast))
    page = parchment((WIDE, below + _EDGE + (len(moments) * _MOMENTS + 46 if moments else 0)))
    pen = ImageDraw.Draw(page)
    frame(page)
    _title(pen, feast)
    _arms(page, pen, feast, below)
    _standings(page, pen, feast, below)
    if moments:
        _moments(pen, feast, moments, below)
    return page.quantize(_INKS, dither=Image.Dither.NONE)


def _title(pen: ImageDraw.ImageDraw, feast: Feast) -> None:
    aside = write(pen, (WIDE - _EDGE - 8, 76), feast.game, "title-italic", 44, anchor="rs", colour=INK_SOFT)
    write(pen, (_EDGE + 8, 78), feast.title, "title-bold", 60, room=WIDE - 2 * _EDGE - aside - 60)
    rule(pen, _HEAD, _EDGE, WIDE - _EDGE)


def _arms(page: Image.Image, pen: ImageDraw.ImageDraw, feast: Feast, below: int) -> None:
    """The shields of who won, under a golden crown, with their name."""
    winners = [place for place in feast.places if place.won][:3]
    text = lines("title-bold", 46, feast.headline, _ARMS - 8)[:3]
    room = below - _HEAD - 70 - len(text) * 52
    size = min(330 if len(winners) == 1 else 190, max(120, room - 60))
    middle, top = _EDGE + _ARMS // 2, _HEAD + 84
    step = min(size, (_ARMS - size) // max(1, len(winners) - 1)) if len(winners) > 1 else 0
    left = middle - (size + step * (len(winners) - 1)) // 2
    _crown(pen, middle, _HEAD + 24, 118)
    for number, place in enumerate(winners):
        arms = shield(place.colour, size)
        page.paste(arms, (left + number * step, top), arms)
    for number, line in enumerate(text):
        baseline = min(top + size + 62, below - 20 - (len(text) - 1) * 52) + number * 52
        pen.text((middle, baseline), line, INK, font("title-bold", 46), anchor="ms")


def _crown(pen: ImageDraw.ImageDraw, middle: int, top: int, wide: int) -> None:
    half, high = wide // 2, wide * 0.46
    tips = [(-1.0, 0.18), (-0.5, 0.62), (0.0, 0.0), (0.5, 0.62), (1.0, 0.18), (0.82, 1.0), (-0.82, 1.0)]
    spots = [(middle + x * half, top + y * high) for x, y in tips]
    pen.polygon(spots, fill=GOLD, outline=INK, width=4)
    pen.rectangle((middle - half * 0.82, top + high, middle + half * 0.82, top + high + 11), GOLD_DEEP, INK, 3)
    for x, y in (tips[0], tips[2], tips[4]):
        at = (middle + x * half, top + y * high)
        pen.ellipse((at[0] - 8, at[1] - 8, at[0] + 8, at[1] + 8), fill=ACCENT, outline=INK, width=3)


def _standings(page: Image.Image, pen: ImageDraw.ImageDraw, feast: Feast, below: int) -> None:
    """A line a player: rank, arms, name and points, a bar, and below it what they are for."""
    left, right, top = _EDGE + _ARMS + 28, WIDE - _EDGE - 6, _HEAD + 18
    high = min(_HIGH_ROW, (below - top) // len(feast.places))
    most = max(1, *(place.points for place in feast.places))
    rank = 0
    for number, place in enumerate(feast.places):
        if number == 0 or place.points != feast.places[number - 1].points or place.won != feast.places[number - 1].won:
            rank = number + 1
        _place(page, pen, place, rank, (left, top + number * high, right, top + (number + 1) * high - 8), most)


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
    size = min(72, bottom - top - 12)
    crest = shield(place.colour, size)
    page.paste(crest, (left + 52, top + (bottom - top - size) // 2), crest)
    write(pen, (left + 16, top + (bottom - top) // 2 + 14), str(rank), "label-bold", 38, colour=INK_SOFT)
    begin, end = left + 62 + size, right - 16
    line = top + 42
    points = write(pen, (end, line), str(place.points), "label-bold", 46, anchor="rs")
    write(pen, (begin, line), place.name, "title", 42, room=end - begin - points - 24)
    _bar(pen, place, (begin, line + 9, end, line + 17), most)
    told = _parts(place)
    rows = lines("label", _LEAST, told, end - begin)
    fitting = 2 if line + 90 <= bottom - 6 else 1
    rows = [*rows[: fitting - 1], " ".join(rows[fitting - 1 :])]  # the last one is cut where it ends
    for number, row in enumerate(rows):
        write(pen, (begin, line + 52 + number * 38), row, "label", _LEAST, room=end - begin, colour=INK_SOFT)


def _bar(pen: ImageDraw.ImageDraw, place: Place, box: tuple[int, int, int, int], most: int) -> None:
    """As long as the points are many, in the player's colour."""
    left, top, right, bottom = box
    reach = left + round((right - left) * max(0, place.points) / most)
    pen.rectangle(box, fill=mix(PARCHMENT_LIGHT, INK, 0.12))
    if reach > left:
        pen.rectangle((left, top, reach, bottom), fill=seat_of(place.colour).colour, outline=INK, width=2)


def _row(feast: Feast) -> int:
    room = WIDE - 2 * _EDGE - _ARMS - 184
    long = any(len(lines("label", _LEAST, _parts(place), room)) > 1 for place in feast.places)
    return _HIGH_ROW if long and len(feast.places) <= _FEW else _ROW


def _parts(place: Place) -> str:
    return " · ".join(f"{label} {'−' if points < 0 else ''}{abs(points)}" for label, points in place.parts)


def _told(feast: Feast) -> list[tuple[bool, str]]:
    """The moments in lines, at most two each, and which of these begins one."""
    room = WIDE - 2 * _EDGE - 60
    found: list[tuple[bool, str]] = []
    for moment in feast.moments:
        first, *others = lines("label", _MOMENT, moment, room)
        found += [(True, first), *((False, fit("label", _MOMENT, " ".join(others), room)) for _ in others[:1])]
    return found


def _moments(pen: ImageDraw.ImageDraw, feast: Feast, moments: list[tuple[bool, str]], below: int) -> None:
    rule(pen, below + 4, _EDGE, WIDE - _EDGE)
    write(pen, (_EDGE + 8, below + 46), feast.heading, "title-bold", 38)
    for number, (begins, line) in enumerate(moments):
        baseline = below + 46 + (number + 1) * _MOMENTS
        if begins:
            pen.rectangle((_EDGE + 14, baseline - 20, _EDGE + 28, baseline - 6), fill=ACCENT, outline=INK, width=2)
        write(pen, (_EDGE + 46, baseline), line, "label", _MOMENT)


def feast_card(feast: Feast) -> Picture:
    """Draws: call it in a thread."""
    return encode.picture(draw(feast), feast.alt)
