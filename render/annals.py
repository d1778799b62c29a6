"""The parchments of a whole game: its course in curves, with the turning points named; and the result, with each
player's proudest deed and what else is worth telling. The curves alone are drawn of a running game, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

import render
from render import encode
from render.curves import Curve, Plot, draw, ends, ladder, ladder_room, number, plot_of, signs
from render.feast import EDGE, HEAD, INKS, WIDE, Place, head, points_told
from render.initial import SIZE, can_be_painted, initial
from render.paper import ACCENT, FRAME, GOLD, INK, INK_FAINT, INK_PALE, INK_SOFT, PARCHMENT_LIGHT, frame, mix, parchment
from render.picture import Picture, Scene
from render.seats import crown, seat_of, shield
from render.sizes import LEAST
from render.type import fit, font, width, write
from render.wrap import balanced
from rules.core.view import View

_LINE = 42  # from one line of small type to the next
_LINES = 3  # of what is told of somebody, where there are few
_HEADING = 52
_BETWEEN = 6  # two people
_HIGH, _LOW = 330, 184  # a panel that is alone, and one of several
_AXIS = 50  # below the last panel: the names of the rounds
_RUNGS = 4
_ENDS = 34  # the shields at the ends of the curves
_RIGHT = 124  # what they take, with their values
_DISC = 21  # half the size of the number of a turning point
_APART = 8  # between two of them in the list
_VIGNETTE = (280, 240)  # the board at the end
_BOARD_INKS = 64
_BOARD = (14, 130, 786, 792)  # where it stands in the picture of a turn
_CREST = 76
_ROUNDS = 24  # beyond so many their lines would be a hatching
_FEW = 4  # players that have room for a line of their own with what their points are for


@dataclass(frozen=True)
class Panel:
    """One measure over the game, a curve a seat."""

    heading: str
    curves: tuple[Curve, ...]


@dataclass(frozen=True)
class Turn:
    """A turning point: at which moment of the curves, whose, and what is told of it."""

    moment: int
    seat: int
    told: str


@dataclass(frozen=True)
class Course:
    """All that the page of curves says. `openings`: the moments with which a round begins, and its name."""

    title: str
    game: str
    names: tuple[str, ...]
    panels: tuple[Panel, ...]
    openings: tuple[tuple[int, str], ...] = ()
    heading: str = ""  # of the turning points
    turns: tuple[Turn, ...] = ()

    @property
    def alt(self) -> str:
        parts = [f"{panel.heading}: {self._told(panel)}." for panel in self.panels]
        told = [f"{at}. {turn.told}" for at, turn in enumerate(self.turns, 1)]
        return " ".join([f"{self.title} · {self.game}.", *parts, *told])

    def _told(self, panel: Panel) -> str:
        return ", ".join(f"{name} {curve.values[-1]}" for name, curve in zip(self.names, panel.curves, strict=True))


@dataclass(frozen=True)
class Last:
    """The board at the end, as all see it: what the page of the people is illustrated with."""

    game: str
    view: View
    scene: Scene


@dataclass(frozen=True)
class Deeds:
    """All that the page of the people says. `proudest`: by place, empty where there is none; `facts`: sentences."""

    title: str
    game: str
    headline: str
    places: tuple[Place, ...]
    proudest: tuple[str, ...]
    facts: tuple[str, ...]
    last: Last | None = None

    @property
    def alt(self) -> str:
        people = [
            f"{place.name} {place.points} ({points_told(place)}). {deed}".strip()
            for place, deed in zip(self.places, self.proudest, strict=True)
        ]
        return " ".join([f"{self.title} · {self.game}. {self.headline}", *people, *self.facts])


def course_page(course: Course) -> Picture:
    """Draws: call it in a thread."""
    return encode.picture(draw_course(course), course.alt)


def deeds_page(deeds: Deeds) -> Picture:
    """Draws: call it in a thread."""
    return encode.picture(draw_deeds(deeds), deeds.alt)


# The course


def draw_course(course: Course) -> Image.Image:
    high = _HIGH if len(course.panels) == 1 else _LOW
    told = [_few_lines(turn.told) for turn in course.turns]
    legend = _legend_rows(course)
    plots = HEAD + 16 + len(course.panels) * (_HEADING + high)
    below = plots + _AXIS + len(legend) * 54 + 22
    bottom = below + (_HEADING + 14 + sum(map(len, told)) * _LINE + len(told) * _APART if told else 0)
    page = parchment((WIDE, bottom + EDGE))
    pen = ImageDraw.Draw(page)
    frame(page)
    head(pen, course.title, course.game)
    boxes = _panels(page, pen, course, high)
    _axis(pen, course, boxes[-1])
    _turn_marks(page, course, boxes[0])
    _legend(page, pen, legend, plots + _AXIS)
    if told:
        _turn_list(pen, course.heading, told, below)
    return page.quantize(INKS, dither=Image.Dither.NONE)


def _panels(page: Image.Image, pen: ImageDraw.ImageDraw, course: Course, high: int) -> list[Plot]:
    """The measures one below another, all with the same time from left to right."""
    drafts = [plot_of((0, 0, 1, 1), panel.curves) for panel in course.panels]
    left = EDGE + 12 + max(ladder_room(plot.low, plot.high, LEAST, _RUNGS) for plot in drafts)
    found: list[Plot] = []
    for at, panel in enumerate(course.panels):
        top = HEAD + 16 + at * (_HEADING + high)
        write(pen, (EDGE + 8, top + 40), panel.heading, "title-bold", 38)
        box = (left, top + _HEADING + 12, WIDE - EDGE - _RIGHT, top + _HEADING + high - 20)
        found.append(plot_of(box, panel.curves))
        _ruled(pen, course, found[-1])
        draw(page, found[-1], panel.curves, 5)
        if at == 0:
            signs(page, found[-1], panel.curves, 30)
        ends(page, found[-1], panel.curves, min(_ENDS, high // len(panel.curves)), told=True)
    return found


def _ruled(pen: ImageDraw.ImageDraw, course: Course, plot: Plot) -> None:
    _, top, _, bottom = plot.box
    for moment, _ in course.openings if len(course.openings) <= _ROUNDS else ():
        x = round(plot.at(moment, plot.low)[0])
        pen.line((x, top - 6, x, bottom + 8), mix(PARCHMENT_LIGHT, INK_PALE, 0.6), 1)
    ladder(pen, plot, LEAST, _RUNGS)


def _axis(pen: ImageDraw.ImageDraw, course: Course, plot: Plot) -> None:
    """The names of as many rounds as there is room for."""
    end, bottom = plot.box[0] - 40, plot.box[3] + 48
    spots = [round(plot.at(moment, plot.low)[0]) for moment, _ in course.openings]
    for (_, name), x, (now, later) in zip(course.openings, spots, _spans([*spots, plot.box[2]]), strict=True):
        wide = width("label", LEAST, name)
        brief = now < wide / 2 and later > 2 * now  # such as a setup: the round after it is named instead
        if not brief and x >= end and x + wide <= WIDE - EDGE - 8:
            pen.line((x, plot.box[3] + 8, x, plot.box[3] + 20), INK, 2)
            end = x + write(pen, (x, bottom), name, "label", LEAST, colour=INK_FAINT) + 36


def _spans(spots: Sequence[int]) -> list[tuple[int, int]]:
    """How wide every round is, and the next one."""
    wide = [after - before for before, after in pairwise(spots)]
    return list(zip(wide, [*wide[1:], 0], strict=True))


def _turn_marks(page: Image.Image, course: Course, plot: Plot) -> None:
    """The numbers stand above their moments; of several that would cover one another the earlier ones give way."""
    pen, limit = ImageDraw.Draw(page), plot.box[2] - _DISC
    spots: list[tuple[int, int, int]] = []
    for at, turn in reversed([*enumerate(course.turns, 1)]):
        x, y = plot.at(turn.moment, course.panels[0].curves[turn.seat].values[turn.moment])
        spots.append((min(round(x), limit), round(y) - 30, at))
        limit = spots[-1][0] - 2 * _DISC - 4
    for x, y, at in spots:
        _disc(pen, x, y, at)


def _disc(pen: ImageDraw.ImageDraw, x: int, y: int, count: int) -> None:
    pen.ellipse((x - _DISC, y - _DISC, x + _DISC, y + _DISC), fill=ACCENT, outline=INK, width=3)
    pen.text((x, y), str(count), (255, 255, 255), font("label-bold", LEAST), anchor="mm")


def _legend_rows(course: Course) -> list[list[tuple[str, str]]]:
    """Colours and names, in as many rows as they take."""
    rows: list[list[tuple[str, str]]] = [[]]
    room = WIDE - 2 * EDGE
    for name, curve in zip(course.names, course.panels[0].curves, strict=True):
        shown = fit("label", LEAST, name, room // 3 - 60)
        if sum(width("label", LEAST, other) + 84 for _, other in [*rows[-1], ("", shown)]) > room:
            rows.append([])
        rows[-1].append((curve.colour, shown))
    return rows


def _legend(page: Image.Image, pen: ImageDraw.ImageDraw, rows: Sequence[Sequence[tuple[str, str]]], top: int) -> None:
    for at, row in enumerate(rows):
        x, baseline = EDGE + 8, top + at * 54 + 46
        for colour, name in row:
            arms = shield(colour, 46)
            page.paste(arms, (x, baseline - 36), arms)
            x += 54 + write(pen, (x + 50, baseline), name, "label", LEAST) + 30


def _turn_list(pen: ImageDraw.ImageDraw, heading: str, told: Sequence[Sequence[str]], top: int) -> None:
    pen.line((EDGE, top, WIDE - EDGE, top), INK, 2)
    write(pen, (EDGE + 8, top + 46), heading, "title-bold", 38)
    baseline = top + _HEADING
    for at, rows in enumerate(told, 1):
        _disc(pen, EDGE + 32, baseline + 26, at)
        for row in rows:
            baseline += _LINE
            write(pen, (EDGE + 68, baseline - 4), row, "label", LEAST)
        baseline += _APART


def _few_lines(text: str, room: int = WIDE - 2 * EDGE - 76, most: int = 2) -> list[str]:
    """About as long as one another; what does not fit into so many is cut."""
    rows = balanced("label", LEAST, text, room)
    return rows if len(rows) <= most else [*rows[: most - 1], fit("label", LEAST, " ".join(rows[most - 1 :]), room)]


# The people


def draw_deeds(deeds: Deeds) -> Image.Image:
    few = len(deeds.places) <= _FEW
    blocks = [_block(place, deed, few=few) for place, deed in zip(deeds.places, deeds.proudest, strict=True)]
    beside = 0 if deeds.last is None else _VIGNETTE[0] + 30
    facts = [_few_lines(fact, WIDE - 2 * EDGE - 54 - beside) for fact in deeds.facts]
    top = HEAD + 24 + SIZE + 10
    heights = [max(_CREST + 24, 62 + len(rows) * _LINE) for rows in blocks]
    below = top + sum(heights) + _BETWEEN * len(blocks)
    foot = max(sum(map(len, facts)) * _LINE, _VIGNETTE[1] if deeds.last else 0)
    page = parchment((WIDE, below + (foot + 16 if foot else 0) + EDGE))
    pen = ImageDraw.Draw(page)
    frame(page)
    head(pen, deeds.title, deeds.game)
    _headline(page, pen, deeds)
    for place, rows, high in zip(deeds.places, blocks, heights, strict=True):
        _person(page, pen, place, rows, (EDGE, top, WIDE - EDGE, top + high), few=few)
        top += high + _BETWEEN
    _facts(pen, facts, top + 8)
    if deeds.last is None:
        return page.quantize(INKS, dither=Image.Dither.NONE)
    board, known = _board(deeds.last), page.quantize(INKS, dither=Image.Dither.NONE)
    _hang(page, pen, board, (WIDE - EDGE - _VIGNETTE[0], top + 8))
    inks = _inks(deeds.places, known, board.quantize(_BOARD_INKS))
    return page.quantize(palette=inks, dither=Image.Dither.NONE)


def _headline(page: Image.Image, pen: ImageDraw.ImageDraw, deeds: Deeds) -> None:
    """Its first letter painted, in the colours of who has won."""
    text, left, middle = deeds.headline, EDGE + 8, HEAD + 22 + SIZE // 2
    if can_be_painted(text) and deeds.places:
        letter = initial(text[0], deeds.places[0].colour)
        page.paste(letter, (left, middle - SIZE // 2), letter)
        text, left = text[1:], left + SIZE + 10
    rows = balanced("title-bold", 44, text, WIDE - EDGE - 8 - left)[:2]
    for at, line in enumerate(rows):
        write(pen, (left, middle + 16 + round((at - (len(rows) - 1) / 2) * 54)), line, "title-bold", 44)


def _inks(places: Sequence[Place], page: Image.Image, board: Image.Image) -> Image.Image:
    """Of both, and first those of the players, whom the many colours of a board must not dull."""
    own = [part for place in places for part in seat_of(place.colour).colour]
    both = [*(page.getpalette() or [])[: 3 * INKS], *(board.getpalette() or [])[: 3 * _BOARD_INKS]]
    inks = Image.new("P", (1, 1))
    inks.putpalette([*own, *both])
    return inks


def _board(last: Last) -> Image.Image:
    """The board alone, out of what the channel was shown."""
    drawn = encode.undeveloped(lambda: render.post(last.game, last.view, last.scene))[0].convert("RGB")
    share = drawn.width / 1200
    left, top, right, bottom = (round(edge * share) for edge in _BOARD)
    board = drawn.crop((left, top, right, bottom))
    return board.resize(_VIGNETTE, Image.Resampling.LANCZOS)


def _hang(page: Image.Image, pen: ImageDraw.ImageDraw, board: Image.Image, corner: tuple[int, int]) -> None:
    page.paste(board, corner)
    right, bottom = corner[0] + board.width - 1, corner[1] + board.height - 1
    pen.rectangle((*corner, right, bottom), outline=INK, width=3)


def _block(place: Place, deed: str, *, few: bool) -> list[str]:
    room = WIDE - 2 * EDGE - _CREST - 60
    if not few:
        return _few_lines(deed, room) if deed else []
    return [*_few_lines(points_told(place), room, _LINES), *(_few_lines(deed, room, _LINES) if deed else [])]


def _person(
    page: Image.Image,
    pen: ImageDraw.ImageDraw,
    place: Place,
    rows: Sequence[str],
    box: tuple[int, int, int, int],
    *,
    few: bool,
) -> None:
    """What the points are for stands below the name, or beside it where there are many."""
    left, top, right, bottom = box
    ground = mix(PARCHMENT_LIGHT, GOLD, 0.22) if place.won else PARCHMENT_LIGHT
    pen.rounded_rectangle(box, 10, fill=ground, outline=INK, width=FRAME if place.won else 2)
    _arms(page, place, left + 16, (top + bottom - _CREST) // 2)
    begin, line = left + _CREST + 34, top + 46
    end = right - 30 - write(pen, (right - 18, line), number(place.points), "label-bold", 46, anchor="rs")
    named = write(pen, (begin, line), place.name, "title", 42, room=(end - begin) // (1 if few else 2))
    if not few:
        beside = end - begin - named - 34
        write(pen, (begin + named + 24, line), points_told(place), "label", LEAST, room=beside, colour=INK_SOFT)
    soft = len(_few_lines(points_told(place), WIDE - 2 * EDGE - _CREST - 60, _LINES)) if few else 0
    for at, row in enumerate(rows):
        colour = INK_SOFT if at < soft else INK
        write(pen, (begin, line + (at + 1) * _LINE), row, "label", LEAST, colour=colour)


def _arms(page: Image.Image, place: Place, left: int, top: int) -> None:
    arms = shield(place.colour, _CREST, place.arms)
    page.paste(arms, (left, top), arms)
    if place.won:
        gold = crown(52)
        page.paste(gold, (left + 12, top - 34), gold)


def _facts(pen: ImageDraw.ImageDraw, facts: Sequence[Sequence[str]], top: int) -> None:
    baseline = top
    for rows in facts:
        pen.rectangle((EDGE + 14, baseline + 14, EDGE + 28, baseline + 28), fill=ACCENT, outline=INK, width=2)
        for row in rows:
            baseline += _LINE
            write(pen, (EDGE + 46, baseline - 8), row, "label", LEAST)
