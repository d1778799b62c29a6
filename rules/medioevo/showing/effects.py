"""What is seen of what powers leave in force, as their rows have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import structs

from rules.medioevo.effects import MARKET, SAFE, Subject, guises_in, named_seat, parted
from rules.medioevo.powers import LEFT
from rules.medioevo.table import UNIT_NAMED, Effect, Position, any_piece, read_site
from rules.medioevo.view import EffectView


def _plain(position: Position, effect: Effect) -> EffectView:
    return EffectView(
        kind=effect.kind, by=effect.seat, seat=effect.seat, until=effect.until, place=effect.place, count=effect.count
    )


def _on_piece(position: Position, effect: Effect) -> EffectView | None:
    """On a transport or engine: where it stands, unless the effect names a place itself."""
    found = any_piece(position, effect.piece or "")
    if found is None or (effect.kind == SAFE and found[1].aboard):
        return None
    owner, piece = found
    place = effect.place or piece.place
    return structs.replace(_plain(position, effect), seat=owner, place=place, piece=piece.id, thing=piece.kind)


def _on_thing(position: Position, effect: Effect) -> EffectView | None:
    """On a piece, a building or a cube of a market."""
    names = parted(effect.piece or "")
    if len(names) == 1:
        return _on_piece(position, effect)
    if names[0] == MARKET:
        _, place, good = names
        there = good in position.markets.get(place, ())
        return structs.replace(_plain(position, effect), place=place, thing=good) if there else None
    place, category = read_site(effect.piece or "")
    building = position.building(place, category)
    return structs.replace(_plain(position, effect), place=place, thing=building.kind) if building else None


def _on_unit(position: Position, effect: Effect) -> EffectView:
    return structs.replace(_plain(position, effect), thing=effect.piece)


def _on_enemy(position: Position, effect: Effect) -> EffectView:
    owner, unit = parted(effect.piece or "")
    return structs.replace(_plain(position, effect), seat=named_seat(owner), thing=unit)


def _on_guise(position: Position, effect: Effect) -> EffectView | None:
    owner, was, now = parted(effect.piece or "")
    seat = named_seat(owner)
    if not any(guise.effect is effect for guise in guises_in(position, effect.place or "", seat)):
        return None
    return structs.replace(_plain(position, effect), seat=seat, thing=was, became=UNIT_NAMED[now])


def _on_card(position: Position, effect: Effect) -> EffectView | None:
    card = int(effect.piece or 0)
    owner = next((seat for seat, player in enumerate(position.players) if card in player.cards), None)
    return None if owner is None else structs.replace(_plain(position, effect), seat=owner, card=card)


Shower: TypeAlias = Callable[[Position, Effect], EffectView | None]  # None: there is nothing left that it works on
_SHOWERS: dict[Subject, Shower] = {
    "plain": _plain,
    "piece": _on_piece,
    "thing": _on_thing,
    "unit": _on_unit,
    "enemy": _on_enemy,
    "guise": _on_guise,
    "card": _on_card,
}


def _shown(position: Position, effect: Effect) -> EffectView | None:
    seen = LEFT[effect.kind]
    shown = _SHOWERS[seen.on](position, effect) if seen.on != "hidden" else None
    if shown is None:
        return None
    return structs.replace(shown, sign=seen.sign, marks_thing=seen.thing, concern=seen.concern)


def _in_force(position: Position) -> Iterator[EffectView]:
    for effect in position.effects:
        if effect.turn >= position.turn:  # those of the turn before are only remembered
            seen = _shown(position, effect)
            if seen is not None:
                yield seen


def effects_view(position: Position) -> tuple[EffectView, ...]:
    return tuple(_in_force(position)) if position.effects else ()
