"""What is seen of what powers leave in force: all that was told when it began. Kinds that are not named here stay
unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import structs

from rules.medioevo.army import UNIT_NAMED
from rules.medioevo.combat.field import TRAPPED
from rules.medioevo.combat.guises import GUISE, guises_in
from rules.medioevo.lasting import Effect
from rules.medioevo.phases.trade.routes import KEPT_ROUTE
from rules.medioevo.phrases import read_site
from rules.medioevo.position import Position
from rules.medioevo.powers.bans import FIGHTING, LEAVING, TRADE
from rules.medioevo.powers.names import named_seat, parted
from rules.medioevo.powers.options import any_piece
from rules.medioevo.powers.protection import MARKET, SAFE, SPARED, aboard
from rules.medioevo.powers.travelling import CARRIES, DOUBLES, EDICT, KEEPS_PACE, LOGISTICS, UNSEEN
from rules.medioevo.prices import REBUY
from rules.medioevo.view import EffectView

Shower = Callable[[Position, Effect], EffectView | None]  # None: there is nothing left that it works on


def _plain(position: Position, effect: Effect) -> EffectView:
    return EffectView(
        kind=effect.kind, by=effect.seat, seat=effect.seat, until=effect.until, place=effect.place, count=effect.count
    )


def _on_piece(position: Position, effect: Effect) -> EffectView | None:
    """On a transport or engine: where it stands, unless the effect names a place itself."""
    found = any_piece(position, effect.piece or "")
    if found is None or (effect.kind == SAFE and aboard(found[1])):
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


SHOWN: dict[str, Shower] = {
    # On a land or sea
    FIGHTING:                  _plain,
    TRADE:                     _plain,
    LEAVING:                   _plain,
    EDICT:                     _plain,
    SPARED:                    _plain,
    "building_protects_two":   _plain,
    "instant_tower":           _plain,
    # On a piece or thing
    SAFE:                      _on_thing,
    UNSEEN:                    _on_piece,
    LOGISTICS:                 _on_piece,
    DOUBLES:                   _on_piece,
    KEEPS_PACE:                _on_piece,
    CARRIES:                   _on_piece,
    "machinery":               _on_piece,
    "siege_crew_double":       _on_piece,
    GUISE:                     _on_guise,
    TRAPPED:                   _on_enemy,
    "stays_turned":            _on_card,
    # On a battle
    "ability_by_majority":     _plain,
    "archer_roll_bonus":       _plain,
    "capture_at_2_to_1":       _plain,
    "capture_penalty_minus_2": _plain,
    "delay_losses":            _plain,
    "extra_archers_1_3":       _plain,
    "extra_crew":              _plain,
    "rebuy_half_price":        _plain,
    "strategy":                _plain,
    # On money and routes
    REBUY:                     _on_unit,
    "building_minus_50":       _plain,
    "building_half_price":     _plain,
    "half_of_interest":        _plain,
    "interest_minus_50":       _plain,
    KEPT_ROUTE:                _plain,
    "route_plus_market":       _plain,
}  # fmt: skip


def _in_force(position: Position) -> Iterator[EffectView]:
    for effect in position.effects:
        show = SHOWN.get(effect.kind)
        if show is not None and effect.turn >= position.turn:  # those of the turn before are only remembered
            seen = show(position, effect)
            if seen is not None:
                yield seen


def effects_view(position: Position) -> tuple[EffectView, ...]:
    return tuple(_in_force(position)) if position.effects else ()
