"""B-11: recruitment."""

from __future__ import annotations

from typing import Annotated

from rules.barony.land import Hex
from rules.barony.outlook import levy, levy_likely, levy_outcome
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse
from rules.barony.position import Position
from rules.barony.view import StepView
from rules.core import Action, Amount, Ask, Flow, OneOf, Refusal, Words, words


def _cities(position: Position, seat: int) -> OneOf:
    player = position.players[seat]
    return OneOf(player.sites("city") if player.reserve("knight") else ())


def _not_a_city(position: Position, seat: int, city: Hex) -> Refusal:
    return off_board(position, city) or refuse("B-11", "recruit-no-city", city, hex=city)


def _numbers(position: Position, seat: int, city: Hex) -> Amount:
    return Amount(1, min(levy(position, city), position.players[seat].reserve("knight")))


def _wrong_number(position: Position, seat: int, city: Hex, knights: int | None) -> Refusal:
    reserve, most = position.players[seat].reserve("knight"), levy(position, city)
    if not knights or knights < 1:
        return refuse("B-11", "recruit-number", city, most=min(most, reserve))
    if knights > most:
        key = "recruit-lake" if city in position.board.shore else "recruit-inland"
        return refuse("B-11", key, city, hex=city, most=most)
    return refuse("B-11", "recruit-reserve", city, count=reserve)


def _label(position: Position, seat: int, knights: int) -> Words:
    return words("barony-label-count", count=knights)


def _outcome(position: Position, seat: int, city: Hex, knights: int) -> Words:
    there = position.players[seat].knights.get(city, 0)
    return words("barony-outcome-then", count=there + knights)


def _likely(position: Position, seat: int, city: Hex, knights: int) -> float:
    """An action is an action: one recruits as many as one may."""
    return knights


class Recruit(Action, frozen=True, tag="recruit"):
    """B-11: one or two knights into one own city; up to three beside a lake."""

    rule = "B-11"

    city: Annotated[
        Hex, Ask(_cities, "B-11", _not_a_city, hex_label, hexes_apart, outcome=levy_outcome, likely=levy_likely)
    ]
    knights: Annotated[int, Ask(_numbers, "B-11", _wrong_number, _label, outcome=_outcome, likely=_likely)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if state.players[seat].reserve("knight") else refuse("B-11", "recruit-none")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].add_knights(self.city, self.knights)
        flow.state.last = [StepView("recruit", self.city)]
        flow.say("barony-event-recruit", places=(self.city,), seat=seat, hex=self.city, count=self.knights)
