"""How the options of powers are written: a name, or several joined by a slash."""

from __future__ import annotations

BARBARIANS = "barbarians"
SEAT = "seat"
_JOINT = "/"


def joined(*names: object) -> str:
    return _JOINT.join(map(str, names))


def parted(option: str) -> list[str]:
    return option.split(_JOINT)


def seat_name(seat: int | None) -> str:
    """A player or the barbarians, as an option."""
    return BARBARIANS if seat is None else f"{SEAT}{seat}"


def named_seat(name: str) -> int | None:
    return None if name == BARBARIANS else int(name.removeprefix(SEAT))
