"""How what powers leave in force is seen: on what it works, what marks it on the map, and whom it concerns in a battle.
A power's row names one of these for everything that it leaves. All that was told when it began is open to all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import structs

from rules.medioevo.effects.guises import guises_in
from rules.medioevo.effects.lasting import named_seat, parted
from rules.medioevo.effects.wards import MARKET, SAFE
from rules.medioevo.table import UNIT_NAMED, Effect, Position, any_piece, read_site
from rules.medioevo.view import Concern, EffectView, Sign

Shower: TypeAlias = Callable[[Position, Effect], EffectView | None]  # None: there is nothing left that it works on


@dataclass(frozen=True)
class Seen:
    """`on`: what is seen of an effect. `sign`: what marks it on the map, if anything does: its place, or the `thing`
    that it works on. `concern`: whom it concerns in a battle."""

    on: Shower
    sign: Sign | None = None
    thing: bool = False
    concern: Concern | None = None

    def view(self, position: Position, effect: Effect) -> EffectView | None:
        shown = self.on(position, effect)
        if shown is None:
            return None
        return structs.replace(shown, sign=self.sign, marks_thing=self.thing, concern=self.concern)


def unseen_by_all(position: Position, effect: Effect) -> EffectView | None:
    """How an effect is shown that nobody sees: not at all."""
    return None


def plain(position: Position, effect: Effect) -> EffectView:
    return EffectView(
        kind=effect.kind, by=effect.seat, seat=effect.seat, until=effect.until, place=effect.place, count=effect.count
    )


def on_piece(position: Position, effect: Effect) -> EffectView | None:
    """On a transport or engine: where it stands, unless the effect names a place itself."""
    found = any_piece(position, effect.piece or "")
    if found is None or (effect.kind == SAFE and found[1].aboard):
        return None
    owner, piece = found
    place = effect.place or piece.place
    return structs.replace(plain(position, effect), seat=owner, place=place, piece=piece.id, thing=piece.kind)


def on_thing(position: Position, effect: Effect) -> EffectView | None:
    """On a piece, a building or a cube of a market."""
    names = parted(effect.piece or "")
    if len(names) == 1:
        return on_piece(position, effect)
    if names[0] == MARKET:
        _, place, good = names
        there = good in position.markets.get(place, ())
        return structs.replace(plain(position, effect), place=place, thing=good) if there else None
    place, category = read_site(effect.piece or "")
    building = position.building(place, category)
    return structs.replace(plain(position, effect), place=place, thing=building.kind) if building else None


def on_unit(position: Position, effect: Effect) -> EffectView:
    return structs.replace(plain(position, effect), thing=effect.piece)


def on_enemy(position: Position, effect: Effect) -> EffectView:
    owner, unit = parted(effect.piece or "")
    return structs.replace(plain(position, effect), seat=named_seat(owner), thing=unit)


def on_guise(position: Position, effect: Effect) -> EffectView | None:
    owner, was, now = parted(effect.piece or "")
    seat = named_seat(owner)
    if not any(guise.effect is effect for guise in guises_in(position, effect.place or "", seat)):
        return None
    return structs.replace(plain(position, effect), seat=seat, thing=was, became=UNIT_NAMED[now])


def on_card(position: Position, effect: Effect) -> EffectView | None:
    card = int(effect.piece or 0)
    owner = next((seat for seat, player in enumerate(position.players) if card in player.cards), None)
    return None if owner is None else structs.replace(plain(position, effect), seat=owner, card=card)


OPEN = Seen(plain)  # seen by all, without a mark
IN_BATTLE = Seen(plain, concern="side")
WORN = Seen(on_guise, concern="side")
