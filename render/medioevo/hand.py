"""A player's Empire cards: one's own with their objectives and, while one chooses, those that are offered; another's
as they lie on the table."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.medioevo import card, points
from render.medioevo.card import Card, card_of
from render.medioevo.dossier import player_meant
from render.medioevo.inks import inks
from render.medioevo.names import realm_name
from render.medioevo.pages import MARGIN, heading, notice, notice_page, stacked
from render.medioevo.realms import NOBODY, colour_of
from render.medioevo.stands import badge
from render.medioevo.words import name_of, stage
from render.paper import INK, INK_PALE, PARCHMENT_LIGHT, parchment
from render.picture import Picture, Scene
from render.strip import Strip
from render.type import write
from rules.medioevo.data import Colour as Branch
from rules.medioevo.view import MedioevoView, PlayerView

_GAP = 17
_TOKENS = 84
_FEWEST, _MOST = 2, 3  # cards in a row

Tokens = tuple[Branch, int, bool]  # of a colour, how many, and whether they are used


@dataclass(frozen=True)
class Section:
    title: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Hand:
    """All that the picture shows, in the words of a language."""

    strip: Strip
    sections: tuple[Section, ...]
    nothing: str
    tokens_title: str
    tokens: tuple[Tokens, ...]


def hand_of(view: MedioevoView, scene: Scene, player: PlayerView) -> Hand:
    say, own = scene.say, view.seat == player.seat
    met = view.own_met if own else ()
    held = tuple(
        card_of(scene, number, own=own, turned=number in player.turned, met=number in met) for number in player.cards
    )
    offered = tuple(card_of(scene, number, own=True) for number in view.own_cards) if own else ()
    title = say("medioevo-picture-cards") if offered else ""
    told = (Section(say("medioevo-picture-offers"), offered), Section(title, held))
    sections = tuple(section for section in told if section.cards)
    columns = max((_columns(len(section.cards)) for section in sections), default=_FEWEST)
    colour = colour_of(view, player.seat)
    return Hand(
        strip=Strip(
            wide=_width(columns),
            crests=() if colour == NOBODY else (colour,),
            turn=name_of(scene, player.seat),
            stage=stage(view, scene),
            last=False,
            change=realm_name(scene, player.realm) if player.realm else say("medioevo-picture-no-realm"),
            title=scene.title,
        ),
        sections=sections,
        nothing=say("medioevo-picture-no-cards"),
        tokens_title=say("medioevo-picture-tokens"),
        tokens=_tokens(player),
    )


def _tokens(player: PlayerView) -> tuple[Tokens, ...]:
    found: list[Tokens] = []
    for branch, count in player.tokens.items():
        used = player.used_tokens.get(branch, 0)
        if count > used:
            found.append((branch, count - used, False))
        if used:
            found.append((branch, used, True))
    return tuple(found)


def _columns(count: int) -> int:
    """As few as make no more rows: four cards are two by two."""
    rows = -(-count // _MOST)
    return max(_FEWEST, -(-count // rows))


def _width(columns: int) -> int:
    return columns * (card.WIDE + _GAP) - _GAP + 2 * MARGIN


def draw(hand: Hand) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    wide = hand.strip.wide - 2 * MARGIN
    parts = [part for section in hand.sections for part in _section(section, wide)]
    if not parts:
        parts.append(notice(hand.nothing, wide, 136))
    if hand.tokens:
        parts.append(_token_row(hand.tokens_title, hand.tokens, wide))
    return stacked(hand.strip, parts)


def _section(section: Section, wide: int) -> list[Image.Image]:
    """Cards in rows; a row that is not full stands in the middle."""
    parts = [heading(section.title, wide)] if section.title else []
    columns = (wide + _GAP) // (card.WIDE + _GAP)
    for first in range(0, len(section.cards), columns):
        abreast = section.cards[first : first + columns]
        free = [card.spare(face) for face in abreast]
        least = min(one for one, _ in free), min(other for _, other in free)
        faces = [card.trimmed(face, least) for face in abreast]
        row = inks().set(parchment((wide, faces[0].height + 12)))
        left = (row.width - len(faces) * (card.WIDE + _GAP) + _GAP) // 2
        for number, face in enumerate(faces):
            row.paste(face, (left + number * (card.WIDE + _GAP), 0))
        parts.append(row)
    return parts


@kept
def _token_row(title: str, tokens: tuple[Tokens, ...], wide: int) -> Image.Image:
    image = parchment((wide, _TOKENS))
    pen = ImageDraw.Draw(image)
    pen.line((4, 4, wide - 4, 4), INK_PALE, 2)
    left = 26 + write(pen, (6, 58), title, "title", 34, room=wide // 2)
    for branch, count, used in tokens:
        disc, number = points.point(branch, 58, used), badge(str(count), 32, PARCHMENT_LIGHT, INK)
        image.paste(disc, (left, 16), disc)
        image.paste(number, (left + 44, 44), number)
        left += 58 + number.width - 2
    return inks().set(image)


@kept
def _picture(hand: Hand, alt: str) -> Picture:
    """A panel asks for the same hand at every step: it is kept as it is sent."""
    return encode.picture(draw(hand), alt)


def holds(view: MedioevoView) -> bool:
    """Whether there are cards or tokens to show to whoever the view is for."""
    own = next((player for player in view.players if player.seat == view.seat), None)
    return own is not None and bool(own.cards or view.own_cards or _tokens(own))


def held(view: MedioevoView) -> frozenset[str]:
    """The cards that a question may be about, by their numbers."""
    own = next((player for player in view.players if player.seat == view.seat), None)
    return frozenset(map(str, (*own.cards, *own.borrowed, *view.own_cards))) if own is not None else frozenset()


def hand(view: MedioevoView, scene: Scene) -> Picture:
    player = player_meant(view, scene)
    if player is None:
        text = scene.say("medioevo-picture-hand-nobody")
        return encode.picture(notice_page(text), text)
    shown = hand_of(view, scene, player)
    return _picture(shown, hand_alt(scene, shown))


def hand_alt(scene: Scene, shown: Hand) -> str:
    """The cards as they are drawn, so that no word is told that is not shown."""
    told = [scene.say("medioevo-picture-hand-told", name=shown.strip.turn, realm=shown.strip.change)]
    for section in shown.sections:
        told += [f"{section.title}."] if section.title else []
        told += [_card_told(scene, face) for face in section.cards]
    return " ".join(told if shown.sections else [*told, f"{shown.nothing[:1].upper()}{shown.nothing[1:]}."])


def _card_told(scene: Scene, face: Card) -> str:
    state = face.state or "none"
    told = [scene.say("medioevo-picture-card-told", name=face.name, number=face.number, state=state), face.ability]
    if face.objective:
        aim = face.objective.rstrip(".")
        told.append(scene.say("medioevo-picture-titled", title=face.objective_title, text=aim))
    return " ".join(told)
