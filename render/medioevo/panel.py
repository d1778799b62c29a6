"""The players' cards under the map, in turn order: realm, honour, lands, troops, knowledge, cards and tokens."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.keep import kept
from render.medioevo import symbols
from render.medioevo.inks import inks
from render.medioevo.layout import WIDTH
from render.medioevo.pieces import BUILDINGS, UNIT_SIGNS
from render.medioevo.points import BRANCHES, point
from render.medioevo.realms import NOBODY, colour_of
from render.medioevo.sketch import sprite, tincture
from render.medioevo.status import MARGIN
from render.medioevo.words import lands_of, name_of, team_of, title_of
from render.paper import INK, INK_FAINT, INK_SOFT, PARCHMENT_LIGHT
from render.picture import Scene
from render.plates import border, ranked
from render.seats import crown, shield
from render.sheet import Spot
from render.type import fitting, width, write
from rules.medioevo.data import COLOURS
from rules.medioevo.table import size
from rules.medioevo.view import MedioevoView, PlayerView

GAP = 14
HIGH = 206
_ICON = 46
_TYPE, _LEAST = 44, 36  # 11 pixels on a phone, and 9 of long titles of realms


@dataclass(frozen=True)
class Card:
    """All that a card shows, in the words of its language."""

    wide: int
    rank: int
    colour: str
    name: str
    realm: str
    team: str
    honour: int
    counts: tuple[int, ...]  # lands, units, transports and engines, Empire cards, objective tokens, loans, blood tokens
    technology: tuple[int, ...]
    turn: bool
    done: bool
    won: bool
    out: bool


def columns(players: int) -> int:
    return 2 if players in (2, 4) else 3


def card_width(players: int) -> int:
    across = columns(players)
    return (WIDTH - 2 * MARGIN - (across - 1) * GAP) // across


def panel_height(players: int) -> int:
    rows = -(-players // columns(players))
    return rows * (HIGH + GAP) + 6


def seats_in_order(view: MedioevoView) -> list[int]:
    """In the order of the turn; at the end in that of their honour."""
    if view.outcome:
        return [player.seat for player in ranked(view, view.players)]
    return [*view.order, *(player.seat for player in view.players if player.seat not in view.order)]


def card_of(view: MedioevoView, scene: Scene, rank: int, player: PlayerView) -> Card:
    over = view.outcome
    counts = (
        lands_of(view, player.seat),
        sum(size(army) for army in player.armies.values()),
        len(player.transports) + len(player.engines),
        len(player.cards),
        sum(player.tokens.values()),
        player.loans,
        *((player.blood,) if view.blood else ()),
    )
    return Card(
        wide=card_width(len(view.players)),
        rank=rank,
        colour=colour_of(view, player.seat),
        name=name_of(scene, player.seat),
        realm=title_of(scene, player),
        team=team_of(scene, player),
        honour=over.scores[player.seat] if over else player.honour,
        counts=counts,
        technology=tuple(player.technology.get(colour, 0) for colour in COLOURS),
        turn=player.seat in view.awaited and over is None,
        done=player.seat in view.sealed and over is None,
        won=over is not None and player.seat in over.winners,
        out=player.out,
    )


def corner(number: int, players: int, top: int) -> Spot:
    across = columns(players)
    return MARGIN + number % across * (card_width(players) + GAP), top + number // across * (HIGH + GAP)


@kept
def drawn_card(card: Card) -> Image.Image:
    image = Image.new("RGB", (card.wide, HIGH), PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    right = card.wide - 18
    border(pen, image.size, tincture(card.colour), marked=card.turn or card.won)
    if card.colour != NOBODY:
        crest = shield(card.colour, 92)
        image.paste(crest, (16, 6), crest)
    points = write(pen, (right, 54), str(card.honour), "label-bold", 54, anchor="rs")
    star = crown(46) if card.won else symbols.honour(44)
    image.paste(star, (right - points - 50, 14), star)
    room = right - points - 64 - 112
    size = fitting("title", card.name, room, _TYPE, _LEAST)
    write(pen, (112, 48), card.name, "title", size, room=room, colour=INK_FAINT if card.out else INK)
    rank = f"{card.rank}. " if card.rank else ""
    room = right - 112 - (46 if card.done else 0)
    told = next((text for text in (f"{rank}{card.realm}", card.realm) if _fits(text, room)), card.team or card.realm)
    write(pen, (112, 92), told, "label", fitting("label", told, room, _TYPE, _LEAST), room=room, colour=INK_SOFT)
    if card.done:
        pen.line([(right - 32, 78), (right - 21, 90), (right, 62)], (60, 120, 70), 7, joint="curve")
    _counts(image, pen, card, right)
    _knowledge(image, card, right)
    return inks().set(image)


def _fits(text: str, room: int) -> bool:
    return width("label", _LEAST, text) <= room


def _counts(image: Image.Image, pen: ImageDraw.ImageDraw, card: Card, right: int) -> None:
    """What opponents reckon with: lands, units, cards, loans; blood tokens in their variant (M-142). The rest is on the
    realm's sheet."""
    back = tincture(card.colour)
    lands, units, _, cards, _, loans, *blood = card.counts
    items = [
        (sprite(BUILDINGS["tower"], back, _ICON), lands),
        (sprite(UNIT_SIGNS["heavy"], back, _ICON), units),
        (symbols.card(_ICON - 2), cards),
        (symbols.debt(_ICON - 2), loans),
        *((symbols.drop(_ICON - 4), count) for count in blood),
    ]
    step = (right - 24) / len(items)
    for number, (icon, count) in enumerate(items):
        left = round(24 + number * step)
        image.paste(icon, (left, 122 - icon.height // 2), icon)
        colour = INK if count else INK_FAINT
        write(pen, (left + icon.width + 5, 138), str(count), "label-bold", _TYPE - 4 * len(blood), colour=colour)


def _knowledge(image: Image.Image, card: Card, right: int) -> None:
    """The six branches by their signs, each with its level; one that nothing is known of is faint."""
    step = (right - 24) / len(BRANCHES)
    pen = ImageDraw.Draw(image)
    for number, (branch, level) in enumerate(zip(BRANCHES, card.technology, strict=True)):
        left = round(24 + number * step)
        medal = point(branch, _ICON)
        if not level:
            medal = medal.copy()
            medal.putalpha(medal.getchannel("A").point([a * 35 // 100 for a in range(256)]))
        image.paste(medal, (left, 150), medal)
        if level:
            write(pen, (left + _ICON + 3, 189), str(level), "label-bold", _TYPE)
