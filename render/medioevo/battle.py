"""A battle: both sides with their troops, dice, abilities and damage, and what is being asked."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import symbols
from render.medioevo.alts import battle_alt
from render.medioevo.encounter import drawn_encounter, encounter_of
from render.medioevo.fight import Row, Shot, Side, side_of
from render.medioevo.inks import inks
from render.medioevo.names import place_name
from render.medioevo.pages import notice_page
from render.medioevo.pieces import ENGINES, UNIT_SIGNS
from render.medioevo.realms import crests
from render.medioevo.sketch import sprite, tincture
from render.medioevo.stands import ROMAN, badge, host, lettering
from render.medioevo.status import die
from render.medioevo.words import headline, moment_told
from render.paper import (
    ACCENT,
    FRAME,
    GOLD,
    INK,
    INK_FAINT,
    INK_PALE,
    INK_SOFT,
    PARCHMENT_LIGHT,
    Colour,
    frame,
    parchment,
)
from render.picture import Picture, Scene
from render.sizes import LEAST, SHEET
from render.strip import INSET, STRIP, Strip, drawn_strip
from render.type import write
from render.wrap import lines
from rules.medioevo.data import UNIT_ROWS
from rules.medioevo.view import BattleView, MedioevoView

PAGE = SHEET
MARGIN = FRAME + 16
_GAP = 16
_WIDE = (PAGE - 2 * MARGIN - _GAP) // 2
_TALL = 2400
_VOLLEY = 9  # dice in a row
_ABREAST = 5  # kinds of units in a row
_HIT = 3  # up to this a d8 hits
_BLOOD: Colour = (156, 28, 30)


class _Half:
    """One side being drawn from top to bottom."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.image = Image.new("RGB", (_WIDE, _TALL), PARCHMENT_LIGHT)
        self.pen = ImageDraw.Draw(self.image)
        self.y = 0
        self._troops()
        for note in side.notes:
            self._line(note)
        for told in side.force:
            self._told(told)
        self.y += 8 if side.force else 0
        for shot in side.shots:
            self._shot(shot)
        self._arrows()
        self._melee()
        self._damage()
        self.y += 14

    def _paste(self, sprite_: Image.Image, left: int, top: int) -> None:
        self.image.paste(sprite_, (left, top), sprite_)

    def _troops(self) -> None:
        """Every kind on a cloth in the side's colour, with what is left, and what has fallen."""
        step, back = 112, tincture(self.side.owner)
        for number, (unit, now, start) in enumerate(self.side.troops):
            left = 18 + number % _ABREAST * step
            if number % _ABREAST == 0:
                self.y += 138 if number else 0
                self.pen.rectangle((0, self.y, _WIDE, self.y + 90), fill=back)
                self.pen.line((0, self.y + 91, _WIDE, self.y + 91), INK, 3)
            row = UNIT_ROWS[unit]
            self._paste(sprite(UNIT_SIGNS[row.type], PARCHMENT_LIGHT, 76, not now), left, self.y + 8)
            if row.level:
                self._paste(badge(ROMAN[row.level], 30, PARCHMENT_LIGHT, INK), left + 50, self.y + 56)
            shade = INK if now else INK_FAINT
            write(self.pen, (left + 30, self.y + 138), str(now), "label-bold", 48, anchor="ms", colour=shade)
            if start > now:
                self._paste(lettering(f"−{start - now}", "label-bold", 34, _BLOOD), left + 52, self.y + 112)
        self.y += 156

    def _line(self, text: str) -> None:
        """A note; what does not fit goes on below it, a little to the right."""
        for number, line in enumerate(lines("label", LEAST, text, _WIDE - 60)):
            left = 44 if number else 22
            write(self.pen, (left, self.y + 32), line, "label", LEAST, room=_WIDE - 40)
            self.y += 40
        self.y += 4

    def _told(self, text: str) -> None:
        """What a card does, in as many lines as it needs."""
        self._paste(symbols.card(40), 18, self.y + 2)
        for line in lines("label", LEAST, text, _WIDE - 90):
            write(self.pen, (66, self.y + 32), line, "label", LEAST, room=_WIDE - 84)
            self.y += 40
        self.y += 4

    def _shot(self, shot: Shot) -> None:
        self._paste(sprite(ENGINES[shot.kind], tincture(self.side.owner), 70), 16, self.y)
        room = _WIDE - 120 - 56 * len(shot.rolls)
        told = lines("label", LEAST, shot.note, room)[:2]
        first = self.y + (48 if len(told) == 1 else 30)
        wide = max(
            write(self.pen, (96, first + 36 * number), line, "label", LEAST, room=room)
            for number, line in enumerate(told)
        )
        self._eights(shot.rolls, 110 + wide, self.y + 10)
        self.y += 78

    def _arrows(self) -> None:
        if self.side.arrows:
            self._paste(sprite(UNIT_SIGNS["archer"], tincture(self.side.owner), 58), 20, self.y)
            for start in range(0, len(self.side.arrows), _VOLLEY):
                self._eights(self.side.arrows[start : start + _VOLLEY], 96, self.y + 3)
                self.y += 58
            self.y += 10

    def _eights(self, rolls: tuple[int, ...], left: int, top: int) -> None:
        """Dice of shots: those that hit in gold."""
        step = min(56, (_WIDE - 64 - left) // max(1, len(rolls) - 1))
        for number, roll in enumerate(rolls):
            self._paste(die("d8", roll, 54, GOLD if roll <= _HIT else PARCHMENT_LIGHT), left + number * step, top)

    def _melee(self) -> None:
        side = self.side
        if side.dice:
            for number, (kind, value, again) in enumerate(side.dice):
                left = 22 + number * 118
                self._paste(die(kind, value, 100), left, self.y + 4)
                if again:
                    self.pen.arc((left - 2, self.y + 2, left + 104, self.y + 108), 200, 330, ACCENT, 6)
            if any(again for _, _, again in side.dice):
                self._again(30 + len(side.dice) * 118)
            self.y += 118
        if side.attack_value is not None:
            self._sum(side.attack_label, side.attack, side.attack_value)
        if side.casualty_value is not None:
            self._sum(side.casualty_label, side.casualties, side.casualty_value)

    def _again(self, left: int) -> None:
        """What the arc over a die means."""
        self.pen.arc((left, self.y + 46, left + 44, self.y + 90), 200, 340, ACCENT, 6)
        room = _WIDE - left - 66
        write(self.pen, (left + 54, self.y + 68), self.side.again, "label", LEAST, room=room, colour=INK_SOFT)

    def _sum(self, label: str, rows: tuple[Row, ...], value: int) -> None:
        """A value, large, and what it is made of."""
        self.pen.line((20, self.y + 4, _WIDE - 20, self.y + 4), INK_PALE, 2)
        write(self.pen, (22, self.y + 50), label, "title", 38, room=_WIDE - 150)
        write(self.pen, (_WIDE - 24, self.y + 56), str(value), "label-bold", 58, anchor="rs")
        self.y += 68
        if len(rows) < 2:
            return
        for text, number in rows:
            write(self.pen, (44, self.y + 28), text, "label", LEAST, room=_WIDE - 170, colour=INK_SOFT)
            signed = f"{number:+d}".replace("-", "−")
            write(self.pen, (_WIDE - 24, self.y + 28), signed, "label", LEAST, anchor="rs", colour=INK_SOFT)
            self.y += 38
        self.y += 6

    def _damage(self) -> None:
        side = self.side
        if side.damage:
            self._sum(side.damage_label, side.damage, sum(number for _, number in side.damage))
        if side.owed:
            self.pen.rounded_rectangle((16, self.y + 4, _WIDE - 16, self.y + 56), 12, outline=ACCENT, width=5)
            write(self.pen, (_WIDE / 2, self.y + 42), side.owed, "label-bold", LEAST, room=_WIDE - 60, anchor="ms")
            self.y += 66
        if side.captives:
            self._paste(symbols.bars(64), 18, self.y + 6)
            self._paste(host(side.captives, 1.8), 96, self.y + 2)
            self.y += 82


@kept
def drawn_half(side: Side) -> tuple[Image.Image, int]:
    """Half of the picture in the palette, and how much of it is used."""
    half = _Half(side)
    return inks().set(half.image), half.y


@kept
def _page(high: int) -> Image.Image:
    page = parchment((PAGE, high))
    frame(page)
    return inks().set(page)


def _stage(scene: Scene, battle: BattleView) -> str:
    if not battle.round:
        return scene.say("medioevo-picture-before-battle")
    return scene.say("medioevo-picture-round", round=battle.round)


def _strip(view: MedioevoView, scene: Scene, battle: BattleView) -> Strip:
    return Strip(
        wide=PAGE,
        crests=crests(view, view.awaited),
        turn=headline(view, scene, most=2),
        stage=_stage(scene, battle),
        last=False,
        change=_asked(view, scene, battle),
        title=scene.title,
    )


def _asked(view: MedioevoView, scene: Scene, battle: BattleView) -> str:
    if view.window:
        return moment_told(scene, view.window)
    if battle.fleeing_to:
        target = place_name(scene, battle.fleeing_to)
        return scene.say("medioevo-picture-flight", place=target, cost=battle.flight_cost)
    if battle.past:
        return scene.say("medioevo-picture-past", place=place_name(scene, battle.place))
    key = "medioevo-picture-naval-at" if battle.naval else "medioevo-picture-battle-at"
    return scene.say(key, place=place_name(scene, battle.place))


def draw(view: MedioevoView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    battle = view.battle
    if battle is None:
        return notice_page(scene.say("medioevo-picture-no-battle"))
    sides = side_of(view, scene, battle, "attacker"), side_of(view, scene, battle, "defender")
    halves = [drawn_half(side) for side in sides]
    told = encounter_of(scene, sides)
    high, top = max(used for _, used in halves), STRIP + 8 + told.high + _GAP
    sheet = _page(top + high + MARGIN).copy()
    sheet.paste(drawn_encounter(told, PAGE - 2 * MARGIN), (MARGIN, STRIP + 8))
    pen = ImageDraw.Draw(sheet)
    for number, (half, _) in enumerate(halves):
        corner = MARGIN + number * (_WIDE + _GAP), top
        sheet.paste(half.crop((0, 0, _WIDE, high)), corner)
        pen.rectangle((*corner, corner[0] + _WIDE - 1, corner[1] + high - 1), outline=_index(sheet, INK), width=2)
    sheet.paste(drawn_strip(_strip(view, scene, battle), inks()), (INSET, INSET))
    return sheet


def _index(sheet: Image.Image, colour: Colour) -> int:
    """The place in the palette nearest to a colour."""
    flat = sheet.getpalette() or []
    triples = [flat[i : i + 3] for i in range(0, len(flat), 3)]
    return min(range(len(triples)), key=lambda n: sum((a - b) ** 2 for a, b in zip(triples[n], colour, strict=True)))


def battle(view: MedioevoView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), battle_alt(view, scene))
