"""S-5: the realm cards of a real box, given as a file by whoever hosts the tables. All that is wrong with it is told at
once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec
from msgspec import Struct

from rules.core.words import Arg, Words, words
from rules.saga.data import COLOURS, SIDES, Colour, Final, RealmSide, Side, Special

MOST_INCOME = 9
_POWERS: dict[str, tuple[str, ...]] = {"special": get_args(Special), "final": get_args(Final)}
_TURNED: tuple[Side, ...] = ("crown", "reverse")


class RealmCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A realm card with both its sides."""

    crown: RealmSide
    reverse: RealmSide


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """All six."""

    red: RealmCard
    green: RealmCard
    blue: RealmCard
    orange: RealmCard
    violet: RealmCard
    yellow: RealmCard

    def face(self, colour: Colour, side: Side) -> RealmSide:
        card: RealmCard = getattr(self, colour)
        return card.crown if side == "crown" else card.reverse


OURS: Box = msgspec.convert({colour: msgspec.to_builtins(sides) for colour, sides in SIDES.items()}, Box)


class BoxFaults(Exception):
    """All that is wrong with a box, each in a sentence."""

    def __init__(self, faults: Iterable[Words]) -> None:
        self.faults = tuple(faults)
        super().__init__(", ".join(fault.key for fault in self.faults))


def read_box(text: str) -> Box:
    """A box from TOML: a table `[red.crown]` for every side, with `income` and, where the side has one, `special` and
    `final`. Raises `BoxFaults`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxFaults([_fault("toml", problem=str(error))]) from None
    faults = [*_unknown("", data, COLOURS), *(fault for colour in COLOURS for fault in _card(data, colour))]
    if faults:
        raise BoxFaults(faults)
    return msgspec.convert(data, Box)


def _card(data: Mapping[str, Any], colour: Colour) -> Iterable[Words]:
    card: Any = data.get(colour)
    if not isinstance(card, Mapping):
        return [_fault("realm", realm=colour)]
    known: Mapping[str, Any] = card  # pyright: ignore[reportUnknownVariableType]
    sides = [fault for side in _TURNED for fault in _side(known, colour, side)]
    return [*_unknown(colour, known, _TURNED), *sides]


def _side(card: Mapping[str, Any], colour: Colour, side: Side) -> Iterable[Words]:
    shown: Any = card.get(side)
    place = f"{colour}.{side}"
    if not isinstance(shown, Mapping):
        return [_fault("side", place=place)]
    known: Mapping[str, Any] = shown  # pyright: ignore[reportUnknownVariableType]
    faults = [*_unknown(place, known, ("income", *_POWERS))]
    income = known.get("income")
    if type(income) is not int or not 0 <= income <= MOST_INCOME:
        faults.append(_fault("income", place=place, value=_shown(income), most=MOST_INCOME))
    for kind, powers in _POWERS.items():
        if kind in known and known[kind] not in powers:
            faults.append(_fault("power", place=place, kind=kind, value=_shown(known[kind]), powers=[*powers]))
    return faults


def _unknown(place: str, data: Mapping[str, Any], known: Iterable[str]) -> list[Words]:
    expected = [*known]
    return [
        _fault("unknown", name=f"{place}.{name}" if place else name, names=[*expected])
        for name in data
        if name not in expected
    ]


def _shown(value: object) -> str:
    return "-" if value is None else str(value)[:40]


def _fault(key: str, **args: Arg) -> Words:
    return words(f"saga-box-{key}", **args)
