"""The special powers: when each may be used, how long it lasts, and what it takes to conquer its realm."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.saga.data import Colour, RealmSide, Special
from rules.saga.position import Position, Realm

Window = Literal["defence", "instead", "beside", "recruit", "play"]


@dataclass(frozen=True)
class Power:
    """`window`: while the realm is attacked, instead of playing a knight, beside it, or as part of recruiting or
    playing. A power that does not last is used once a tenure. `margin`: by how much an attack has to exceed the
    defence of a realm that somebody owns."""

    window: Window
    lasting: bool = False
    margin: int = 1


POWERS: dict[Special, Power] = {
    "stronghold": Power("defence", lasting=True, margin=2),
    "equal-capture": Power("defence", lasting=True, margin=0),
    "reinforce": Power("instead"),
    "take-back": Power("beside"),
    "free-recruit": Power("recruit"),
    "hidden-card": Power("play"),
}


def special_of(position: Position, colour: Colour) -> Special | None:
    return position.face(colour).special


def all_ready(position: Position, seat: int, special: Special) -> list[Colour]:
    """The realms by which a player may use a power now: owned, and not used up in this tenure."""
    return [
        colour
        for colour, realm in position.realms.items()
        if realm.owner == seat and not realm.used and position.face(colour).special == special
    ]


def ready(position: Position, seat: int, special: Special) -> Colour | None:
    """The first of them."""
    for colour, realm in position.realms.items():
        if realm.owner == seat and not realm.used and position.face(colour).special == special:
            return colour
    return None


def margin(realm: Realm, side: RealmSide) -> int:
    """By how much an attack has to exceed the defence. A realm's power helps or harms only a player who owns it."""
    return POWERS[side.special].margin if side.special is not None and realm.owner is not None else 1


def needed(position: Position, colour: Colour) -> int:
    """S-12: the attack value at which a realm falls."""
    realm = position.realms[colour]
    return realm.defence + margin(realm, position.face(colour))
