"""How the options of powers are written and called.

An option is a name, or several joined by a slash: a place and a unit in it, a market and a good. What kind of thing a
name is, it tells by itself; so one label serves every question of every power.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from rules.core import Words, words
from rules.medioevo.data import CATEGORIES, COLOURS, ENGINES, GOODS, TECHNOLOGIES, UNITS, VEHICLES
from rules.medioevo.data.pieces import BUILDING_ROWS, DICE
from rules.medioevo.geography import PLACES
from rules.medioevo.phrases import colour_words, place_words, thing_words
from rules.medioevo.position import Position, SiegeEngine, Transport
from rules.medioevo.powers.names import BARBARIANS, SEAT, joined, named_seat, parted, seat_name
from rules.medioevo.powers.payment import colours_of
from rules.medioevo.powers.rolled import dice_shown

__all__ = ["BARBARIANS", "any_piece", "joined", "named_seat", "option_label", "parted", "seat_name"]

_THINGS = frozenset((*UNITS, *VEHICLES, *ENGINES, *BUILDING_ROWS))


def any_piece(position: Position, name: str) -> tuple[int, Transport | SiegeEngine] | None:
    """A transport or engine by its name, whoever's it is, and its owner."""
    for seat, player in enumerate(position.players):
        for piece in (*player.transports, *player.engines):
            if piece.id == name:
                return seat, piece
    return None


# Labels


def option_label(position: Position, seat: int, option: str | None) -> Words:
    if option is None:
        return words("medioevo-label-none")
    names = parted(option)
    parts = [_name_words(position, name, alone=len(names) == 1) for name in names]
    label = reduce(lambda head, tail: words("medioevo-note-part", head=head, tail=tail), parts)
    shown = dice_shown(position).get(option)
    return label if shown is None else words("medioevo-label-die", die=label, value=shown)


def _name_words(position: Position, name: str, *, alone: bool) -> Words:
    """A number by itself is a card, after something else one of several."""
    for known, label in _KINDS:
        if known(name):
            return label(name)
    if name.isdigit() and not alone:
        return words("medioevo-label-nth", number=int(name) + 1)
    if name.isdigit():
        return _card_words(position, int(name))
    if name.startswith(SEAT) and name.removeprefix(SEAT).isdigit():
        return words("medioevo-label-seat", seat=int(name.removeprefix(SEAT)))
    found = any_piece(position, name)
    if found is None:
        return words(f"medioevo-choice-{name}")
    owner, piece = found
    thing, place = thing_words(piece.kind), place_words(piece.place)
    label = words("medioevo-label-piece", thing=thing, level=piece.level, place=place)
    return words("medioevo-label-of-seat", thing=label, seat=owner)


def _card_words(position: Position, card: int) -> Words:
    name = words(f"medioevo-card-{card}")
    owner = next((seat for seat, player in enumerate(position.players) if card in player.cards), None)
    return name if owner is None else words("medioevo-label-of-seat", thing=name, seat=owner)


def _by_key(key: str) -> Callable[[str], Words]:
    return lambda name: words(f"medioevo-{key}-{name}")


_KINDS: tuple[tuple[Callable[[str], bool], Callable[[str], Words]], ...] = (
    (frozenset(PLACES).__contains__, place_words),
    (_THINGS.__contains__, thing_words),
    (frozenset[str](GOODS).__contains__, _by_key("good")),
    (frozenset[str](COLOURS).__contains__, _by_key("colour")),
    (frozenset[str](CATEGORIES).__contains__, _by_key("category")),
    (frozenset[str](TECHNOLOGIES).__contains__, _by_key("technology")),
    (frozenset[str](DICE).__contains__, _by_key("die")),
    (
        lambda name: "+" in name,
        lambda name: words("medioevo-label-points", colours=[*map(colour_words, colours_of(name))]),
    ),
    (BARBARIANS.__eq__, lambda name: words("medioevo-label-barbarians")),
)
