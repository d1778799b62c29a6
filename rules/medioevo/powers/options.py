"""How the options of powers are written and called.

An option is a name, or several joined by a slash: a place and a unit in it, a market and a good. What kind of thing a
name is, it tells by itself; so one label serves every question of every power.

The questions of a power are fields of the action that uses it, each asked where the chosen power has a slot. A refusal
tells which power it is, which question, and what is possible there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from rules.core import Amount, Domain, OneOf, Refusal, Some, Split, Words, words
from rules.core.actions import DomainOf, write_value
from rules.core.words import Arg, Item
from rules.medioevo.data import BUILDING_ROWS, CATEGORIES, COLOURS, DICE, ENGINES, GOODS, TECHNOLOGIES, UNITS, VEHICLES
from rules.medioevo.economy import colours_of
from rules.medioevo.effects import BARBARIANS, SEAT, parted
from rules.medioevo.powers.context import dice_shown, place_at_stake
from rules.medioevo.powers.power import SLOTS, Exercise, Power
from rules.medioevo.table import PLACES, Position, any_piece, colour_words, place_words, thing_words

_THINGS = frozenset((*UNITS, *VEHICLES, *ENGINES, *BUILDING_ROWS))


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


def slots(chosen: Callable[..., Power | None], fields: Sequence[str]) -> list[DomainOf]:
    """One domain for each of `SLOTS`. `chosen` finds the power by the first fields' values; `fields` names all."""
    return [_slot(name, chosen, fields) for name in SLOTS]


def _slot(name: str, chosen: Callable[..., Power | None], fields: Sequence[str]) -> DomainOf:
    def domain(position: Position, seat: int, *values: Any) -> Domain | None:
        power = chosen(*values)
        asked = getattr(power, name) if power else None
        return _nearest_first(position, asked(position, seat, _so_far(fields, values))) if asked else None

    return domain


def _nearest_first(position: Position, domain: Domain | None) -> Domain | None:
    """Of many places the one at stake is most often meant: nobody should have to look for it."""
    place = place_at_stake(position)
    if place is None or not isinstance(domain, OneOf):
        return domain
    return OneOf(sorted(domain.options, key=lambda option: option != place and not str(option).startswith(f"{place}/")))


def _so_far(fields: Sequence[str], values: Sequence[Any]) -> Exercise:
    return Exercise(**dict(zip(fields, values, strict=False)))


def slot_label(name: str, chosen: Callable[..., Power | None], fields: Sequence[str]) -> Callable[..., Words]:
    """How the options of a slot are called: as the power has it, else by what they are."""

    def label(position: Position, seat: int, *values: Any) -> Words:
        *earlier, option = values
        power = chosen(*earlier)
        own = power.labels.get(name) if power else None
        if own is None or option is None:
            return option_label(position, seat, option)
        return own(position, seat, _so_far(fields, earlier), option)

    return label


_FEW = 8  # options that are named


def wrong_slot(
    position: Position, seat: int, rule: str, domain: Domain | None, value: Any, *, power: Words, field: Words
) -> Refusal:
    """`domain`: what may be chosen there; None: it is not asked."""
    places = (value,) if isinstance(value, str) and value in position.world.places else ()
    key, args = _possible(position, seat, domain)
    said = words(f"medioevo-refusal-slot-{key}", power=power, field=field, value=write_value(value), **args)
    return Refusal(rule, said, places)


def _possible(position: Position, seat: int, domain: Domain | None) -> tuple[str, dict[str, Arg]]:
    """Which words tell what is possible in a slot, and what they name."""
    if isinstance(domain, OneOf):
        return "one", {"options": _few(position, seat, domain)}
    if isinstance(domain, Some):
        return "some", {"least": domain.lo, "most": domain.hi, "options": _few(position, seat, domain.options)}
    if isinstance(domain, Amount):
        return "amount", {"least": domain.lo, "most": domain.hi, "step": domain.step}
    if isinstance(domain, Split):
        return "shares", {"total": domain.total, "options": _few(position, seat, domain.caps)}
    return "unasked", {}


def _few(position: Position, seat: int, options: Iterable[Any]) -> list[Item]:
    called: list[Item] = [option_label(position, seat, option) for option in options]
    return [*called[:_FEW], "…"] if len(called) > _FEW else called
