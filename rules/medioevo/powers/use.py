"""M-110, M-111: using a technology."""

from __future__ import annotations

from typing import Annotated, Any

from rules.core import Ask, Domain, Flow, OneOf, Refusal, Words, words
from rules.core.words import Item
from rules.medioevo.data import TECHNOLOGIES
from rules.medioevo.powers.exercising import payments, usable
from rules.medioevo.powers.options import option_label, slot_label, slots, wrong_slot
from rules.medioevo.powers.power import SLOTS, TECHNIQUES, Exercise, Exertion, Power, known_techniques
from rules.medioevo.powers.windows import exert
from rules.medioevo.table import Position, colour_words, refuse, technique_words

_FIELDS = ("technology", *SLOTS)


def _technologies(position: Position, seat: int) -> OneOf:
    player = position.players[seat]
    return OneOf([name for name in known_techniques(player) if usable(position, seat, name)])


def _not_now(position: Position, seat: int, technology: Any) -> Refusal:
    if technology not in known_techniques(position.players[seat]):
        return refuse("M-110", "technology-unknown")
    return refuse("M-110", "technology-idle", technology=_name(technology), ability=technique_words(technology))


def _name(technology: str) -> Words:
    return words(f"medioevo-technology-{technology}")


def _so_far(values: tuple[Any, ...]) -> Exercise:
    return Exercise(**dict(zip(_FIELDS, values, strict=False)))


def _technique(technology: str, *_: Any) -> Power | None:
    return TECHNIQUES.get(technology)


_ASKED = slots(_technique, _FIELDS)
_TARGET, _OTHER, _AMOUNT, _SHARES, _SEVERAL = _ASKED
_TARGET_LABEL, _OTHER_LABEL = (slot_label(name, _technique, _FIELDS) for name in ("target", "other"))


def _ways(position: Position, seat: int, *values: Any) -> Domain | None:
    """Asked only where there is a choice; else the cheapest way."""
    ways = payments(position, seat, _so_far(values))
    return OneOf(ways) if len(ways) > 1 else None


def _no_slot(position: Position, seat: int, technology: str, *values: Any) -> Refusal:
    at = len(values) - 1
    domain = _ASKED[at](position, seat, technology, *values[:-1])
    field = words(f"medioevo-use-{SLOTS[at]}-name")
    return wrong_slot(position, seat, "M-111", domain, values[-1], power=_name(technology), field=field)


def _no_way(position: Position, seat: int, *values: Any) -> Refusal:
    ways: list[Item] = [_way_label(position, seat, way) for way in payments(position, seat, _so_far(values[:-1]))]
    return refuse("M-110", "technology-way" if len(ways) > 1 else "technology-one-way", ways=ways)


def _technology_label(position: Position, seat: int, technology: str) -> Words:
    """A technology's name, what one use costs, and what it is good for."""
    row, name, ability = TECHNOLOGIES[technology], _name(technology), technique_words(technology)
    return words(
        "medioevo-label-technique", name=name, points=row.points, colour=colour_words(row.colour), ability=ability
    )


def _way_label(position: Position, seat: int, way: str) -> Words:
    return words(f"medioevo-way-{way}")


class Use(Exertion, frozen=True, tag="use"):
    """M-110: a technology is used for points of its colour; the cheapest way to pay them is offered first."""

    rule = "M-110"
    group = "card"

    technology: Annotated[str, Ask(_technologies, "M-110", _not_now, _technology_label)]
    target: Annotated[str | None, Ask(_TARGET, "M-111", _no_slot, label_after=_TARGET_LABEL)] = None
    other: Annotated[str | None, Ask(_OTHER, "M-111", _no_slot, label_after=_OTHER_LABEL)] = None
    amount: Annotated[int, Ask(_AMOUNT, "M-111", _no_slot)] = 0
    shares: Annotated[dict[str, int], Ask(_SHARES, "M-111", _no_slot, option_label)] = {}
    several: Annotated[tuple[str, ...], Ask(_SEVERAL, "M-111", _no_slot, option_label)] = ()
    pay: Annotated[str | None, Ask(_ways, "M-110", _no_way, _way_label)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _technologies(state, seat) else refuse("M-110", "technology-not-now")

    def exercise(self) -> Exercise:
        return Exercise(
            technology=self.technology,
            target=self.target,
            other=self.other,
            amount=self.amount,
            shares=dict(self.shares),
            several=self.several,
            pay=self.pay,
        )

    def apply(self, flow: Flow[Position], seat: int) -> None:
        exert(flow, seat, self.exercise())
