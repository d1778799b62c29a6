"""The players' places: name, points, hand and realms at the left, the armies on the march at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render.keep import kept
from render.paper import ACCENT, GOLD, INK, INK_FAINT, INK_PALE, INK_SOFT, PARCHMENT_DEEP, PARCHMENT_LIGHT
from render.picture import Scene
from render.saga.cards import EDGE, HIGH, WIDE, back, set_back, small, veil
from render.saga.inks import inks
from render.saga.knights import victor
from render.saga.marks import Marks
from render.saga.motifs import TINCTURES
from render.saga.realms import MARGIN, PAGE, SMALL, edge
from render.saga.symbols import tower
from render.seats import crown, shield
from render.type import width, write
from render.words import name_of
from rules.saga.data import VALUE, Card, Colour
from rules.saga.view import ArmyView, SagaView, SeatView

PANEL = PAGE - 2 * MARGIN
_ASIDE = 336  # the column of name and points
_STEP = WIDE + 4
_BETWEEN = 30
_BESIDE = 12  # right of a group, for the veil on its last card
_EDGE = 8  # of a place: as much as its border may take
_ROW = HIGH + 62
_LEAST = _ROW + 20


@dataclass(frozen=True)
class Slot:
    """A knight in a group: no card if it lies face down; `secret` if only the owner sees it."""

    card: Card | None
    marked: bool = False
    secret: bool = False


@dataclass(frozen=True)
class Group:
    """An army on the march; at the end also the cards left in hand."""

    colour: Colour | None
    slots: tuple[Slot, ...]
    count: str
    note: str
    brief: str  # the note, where there is little room
    share: float  # of what a conquest takes

    @property
    def wide(self) -> int:
        words = width("label-bold", SMALL, self.count) + 12 + width("label", SMALL, self.note)
        return max(WIDE + (len(self.slots) - 1) * _STEP, words)


@dataclass(frozen=True)
class Panel:
    """All that a player's place shows, in the words of its language."""

    colour: str
    name: str
    points: str
    set: int
    hand: int
    worth: int
    groups: tuple[Group, ...]
    nothing: str  # said where there are no armies
    turn: bool
    won: bool
    hand_marked: bool

    @property
    def accent(self) -> int:
        return 5 if self.turn or self.won else 0


def panel_of(view: SagaView, seat: SeatView, scene: Scene, marks: Marks, *, open_to_owner: bool = False) -> Panel:
    points = view.outcome.scores[seat.seat] if view.outcome else seat.points
    groups = [group_of(view, seat.seat, army, scene, marks, open_to_owner=open_to_owner) for army in seat.armies]
    if view.outcome and seat.hand:
        groups.append(_left_over(seat, scene))
    if len(_rows(groups)) > 1:
        groups = [replace(group, note=group.brief) for group in groups]
    return Panel(
        colour=seat.colour,
        name=name_of(scene, seat.seat),
        points=scene.say("render-points", points=points).replace("-", "−"),
        set=seat.set,
        hand=seat.hand_size,
        worth=seat.realms_worth,
        groups=tuple(groups),
        nothing=scene.say("saga-picture-no-armies"),
        turn=seat.seat in view.awaited and view.outcome is None,
        won=view.outcome is not None and seat.seat in view.outcome.winners,
        hand_marked=seat.seat in marks.hands,
    )


def group_of(
    view: SagaView, seat: int, army: ArmyView, scene: Scene, marks: Marks, *, open_to_owner: bool = False
) -> Group:
    """Reckoned from the cards in sight: a view of the owner's own knows more than the table may show."""
    realm = next(realm for realm in view.realms if realm.colour == army.target)
    slots = [Slot(card, marks.of_army(seat, army.target, card)) for card in army.cards]
    value = sum(VALUE[card] for card in army.cards)
    if army.hidden:
        secret = army.secret if open_to_owner else None
        slots.append(Slot(secret, marks.of_army(seat, army.target, None), secret is not None))
        value += VALUE[secret] if secret else 0
    veiled = army.hidden and not (open_to_owner and army.secret)
    missing = realm.needed - value
    if realm.owner == seat:
        note, brief = scene.say("saga-picture-prepared"), ""
    elif missing <= 0:
        note = brief = scene.say("saga-picture-ready")
    else:
        note, brief = scene.say("saga-picture-missing", count=missing), f"+{missing}"
    if view.outcome or (veiled and missing > 0):
        note = brief = ""
    return Group(
        colour=army.target,
        slots=tuple(slots),
        count=f"{value}+?/{realm.needed}" if veiled else f"{value}/{realm.needed}",
        note=note,
        brief=brief,
        share=min(1.0, value / max(1, realm.needed)),
    )


def _left_over(seat: SeatView, scene: Scene) -> Group:
    worth = sum(VALUE[card] for card in seat.hand)
    slots = tuple(Slot(card) for card in seat.hand)
    words = scene.say("saga-picture-in-hand")
    return Group(colour=None, slots=slots, count=str(worth), note=words, brief=words, share=0.0)


def _rows(groups: Sequence[Group]) -> list[list[Group]]:
    """The groups in lines that fit."""
    rows: list[list[Group]] = [[]]
    room = PANEL - _ASIDE - 18
    for group in groups:
        taken = sum(other.wide + _BETWEEN for other in rows[-1])
        if rows[-1] and taken + group.wide > room:
            rows.append([])
        rows[-1].append(group)
    return rows


def panel_height(panel: Panel) -> int:
    """Who has won has half as much again."""
    high = max(_LEAST, len(_rows(panel.groups)) * _ROW + 20)
    return high * 3 // 2 if panel.won else high


@kept
def drawn_panel(panel: Panel) -> Image.Image:
    """Made of parts that are in the palette: most armies are as they were."""
    high = panel_height(panel)
    image = _bare(high, panel.accent, "" if panel.groups else panel.nothing).copy()
    image.paste(_aside(replace(panel, groups=()), high), (0, 0))
    rows = _rows(panel.groups)
    top = 16 - EDGE + (high - max(_LEAST, len(rows) * _ROW + 20)) // 2
    for number, row in enumerate(rows):
        left = _ASIDE + 4
        for group in row:
            shown = _army(group)
            room = PANEL - _EDGE - left + EDGE
            image.paste(shown.crop((0, 0, min(shown.width, room), _ROW)), (left - EDGE, top + number * _ROW))
            left += group.wide + _BETWEEN
    if panel.won:
        _praise(image, panel)
    return image


def _praise(image: Image.Image, panel: Panel) -> None:
    """The winner in person at the right, where their armies leave room."""
    taken = max(sum(group.wide + _BETWEEN for group in row) for row in _rows(panel.groups))
    figure = _victor(panel.colour, image.height - 2 * _EDGE - 6)
    left = image.width - _EDGE - 20 - figure.width
    if left > _ASIDE + 4 + taken:
        image.paste(figure, (left, image.height - _EDGE - figure.height))


@kept
def _victor(colour: str, high: int) -> Image.Image:
    figure = victor(colour)
    figure = figure.resize((round(figure.width * high / figure.height), high), Image.Resampling.LANCZOS)
    image = Image.new("RGB", figure.size, PARCHMENT_LIGHT)
    image.paste(figure, (0, 0), figure)
    return inks().set(image)


@kept
def _bare(high: int, accent: int, nothing: str) -> Image.Image:
    """A place without its player and armies."""
    image = Image.new("RGB", (PANEL, high), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    edge(pen, image.size, accent, None)
    write(pen, (_ASIDE + 10, high // 2 + 10), nothing, "title-italic", 36, colour=INK_SOFT, room=PANEL - _ASIDE - 30)
    return inks().set(image)


@kept
def _aside(panel: Panel, high: int) -> Image.Image:
    """The column of name and points, up to the line that parts it from the armies."""
    image = Image.new("RGB", (_ASIDE - 14, high), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    edge(pen, (PANEL, high), panel.accent, panel.colour)
    _who(image, pen, panel)
    _holding(image, pen, panel)
    pen.line((_ASIDE - 18, 16, _ASIDE - 18, high - 17), INK_PALE, 2)
    return inks().set(image)


@kept
def _army(group: Group) -> Image.Image:
    """A group with the margins that its cards need."""
    image = Image.new("RGB", (group.wide + EDGE + _BESIDE, _ROW), PARCHMENT_LIGHT)
    draw_group(image, group, (EDGE, EDGE))
    return inks().set(image)


def _who(image: Image.Image, pen: ImageDraw.ImageDraw, panel: Panel) -> None:
    crest, drop = shield(panel.colour, 92), _drop(panel)
    image.paste(crest, (18, 10 + drop), crest)
    room = _ASIDE - 18 - 118 - 10
    write(pen, (118, 48 + drop // 2), panel.name, "title", 40, room=room)
    write(pen, (118, 98 + drop // 2), panel.points, "label-bold", 46, room=room)
    if panel.won:
        laurel = crown(76)
        image.paste(laurel, (26, drop + 22 - laurel.height), laurel)


def _drop(panel: Panel) -> int:
    """How much lower a winner's shield hangs, under its crown."""
    return 54 if panel.won else 0


def _holding(image: Image.Image, pen: ImageDraw.ImageDraw, panel: Panel) -> None:
    """How many knights are in hand, and what the realms would count."""
    sprite, top = set_back(panel.set), 109 + _drop(panel)
    image.paste(sprite, (28, top), sprite)
    wide = write(pen, (72, top + 44), f"×{panel.hand}", "label-bold", 40)
    if panel.hand_marked:
        pen.rounded_rectangle((20, top - 5, 72 + wide + 12, top + 60), 9, outline=INK, width=8)
        pen.rounded_rectangle((22, top - 3, 72 + wide + 10, top + 58), 8, outline=ACCENT, width=4)
    sign = tower(42)
    image.paste(sign, (178, top + 9), sign)
    write(pen, (226, top + 44), f"+{panel.worth}", "label-bold", 40, colour=INK if panel.worth else INK_FAINT)


def draw_group(image: Image.Image, group: Group, at: tuple[int, int], room: int | None = None) -> None:
    """A seat's cards, how far it has come, and in numbers; where there is little room, the cards lie closer."""
    left, top = at
    pen, step, wide = ImageDraw.Draw(image), _STEP, group.wide
    if room is not None and wide > room:
        step, wide = min(_STEP, (room - WIDE) // max(1, len(group.slots) - 1)), room
    for number, slot in sorted(enumerate(group.slots), key=lambda entry: (entry[1].marked, entry[0])):
        sprite = small(slot.card, slot.marked) if slot.card else back(marked=slot.marked)
        corner = left + number * step
        image.paste(sprite, (corner - EDGE, top - EDGE), sprite)
        if slot.secret:
            image.paste(veil(), (corner + WIDE - 24, top + HIGH - 24), veil())
    base = top + HIGH + 46
    taken = write(pen, (left, base), group.count, "label-bold", SMALL)
    write(pen, (left + taken + 12, base), group.note, "label", SMALL, colour=INK_SOFT)
    if group.colour:
        bar = top + HIGH + 8
        pen.rectangle((left, bar, left + wide, bar + 8), fill=PARCHMENT_DEEP, outline=INK_PALE)
        reach = left + round(wide * group.share)
        fill = GOLD if group.share >= 1 else TINCTURES[group.colour].colour
        pen.rectangle((left, bar, reach, bar + 8), fill=fill, outline=INK, width=2)
