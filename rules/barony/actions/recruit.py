"""B-11: recruitment."""

from __future__ import annotations

from typing import Annotated

from rules.barony.data import LEVY, LEVY_BY_A_LAKE
from rules.barony.land import Hex
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse
from rules.barony.position import Position
from rules.barony.view import StepView
from rules.core import Action, Amount, Ask, Flow, OneOf, Refusal


def _cities(position: Position, seat: int) -> OneOf:
    player = position.players[seat]
    return OneOf(player.sites("city") if player.reserve("knight") else ())


def _not_a_city(position: Position, seat: int, city: Hex) -> Refusal:
    return off_board(position, city) or refuse("B-11", "recruit-no-city", city, hex=city)


def _levy(position: Position, city: Hex) -> int:
    return LEVY_BY_A_LAKE if city in position.board.shore else LEVY


def _numbers(position: Position, seat: int, city: Hex) -> Amount:
    return Amount(1, min(_levy(position, city), position.players[seat].reserve("knight")))


def _wrong_number(position: Position, seat: int, city: Hex, knights: int | None) -> Refusal:
    reserve, levy = position.players[seat].reserve("knight"), _levy(position, city)
    if not knights or knights < 1:
        return refuse("B-11", "recruit-number", city, most=min(levy, reserve))
    if knights > levy:
        key = "recruit-lake" if city in position.board.shore else "recruit-inland"
        return refuse("B-11", key, city, hex=city, most=levy)
    return refuse("B-11", "recruit-reserve", city, count=reserve)


class Recruit(Action, frozen=True, tag="recruit"):
    """B-11: one or two knights into one own city; up to three beside a lake."""

    rule = "B-11"

    city: Annotated[Hex, Ask(_cities, "B-11", _not_a_city, hex_label, hexes_apart)]
    knights: Annotated[int, Ask(_numbers, "B-11", _wrong_number)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if state.players[seat].reserve("knight") else refuse("B-11", "recruit-none")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].add_knights(self.city, self.knights)
        flow.state.last = [StepView("recruit", self.city)]
        flow.say("barony-event-recruit", places=(self.city,), seat=seat, hex=self.city, count=self.knights)
