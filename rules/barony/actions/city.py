"""B-17: new cities."""

from __future__ import annotations

from typing import Annotated

from rules.barony.land import Hex
from rules.barony.outlook import city_outcome
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse
from rules.barony.position import Position, city_beside, foreign_knight
from rules.barony.scoring import track
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, OneOf, Refusal


def barred(position: Position, seat: int, hex_: Hex) -> Refusal | None:
    """Why no city can be built on a hex."""
    if position.players[seat].buildings.get(hex_) != "village":
        return refuse("B-17", "city-no-village", hex_, hex=hex_)
    if position.board.terrain[hex_] == "forest":
        return refuse("B-17", "city-forest", hex_, hex=hex_)
    if beside := city_beside(position, hex_):
        return refuse("B-17", "city-beside", hex_, beside, hex=hex_, city=beside)
    rival = foreign_knight(position, seat, hex_)
    return None if rival is None else refuse("B-17", "city-foreign-knight", hex_, hex=hex_, owner_seat=rival)


def city_sites(position: Position, seat: int) -> list[Hex]:
    """The villages that are not barred; said without reasons, for it is asked very often."""
    player = position.players[seat]
    villages = player.sites("village")
    if not villages or not player.reserve("city"):
        return []
    board = position.board
    cities = {hex_ for each in position.players for hex_, building in each.buildings.items() if building == "city"}
    return [
        hex_
        for hex_ in villages
        if hex_ not in board.forests
        and cities.isdisjoint(board.near[hex_])
        and foreign_knight(position, seat, hex_) is None
    ]


def _sites(position: Position, seat: int) -> OneOf:
    return OneOf(city_sites(position, seat))


def _why(position: Position, seat: int, village: Hex) -> Refusal | None:
    return off_board(position, village) or barred(position, seat, village)


class City(Action, frozen=True, tag="city"):
    """B-17: a village becomes a city, for ten points."""

    rule = "B-17"

    village: Annotated[Hex, Ask(_sites, "B-17", _why, hex_label, hexes_apart, outcome=city_outcome)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if not player.reserve("city"):
            return refuse("B-17", "city-none-left")
        villages = player.sites("village")
        if not villages:
            return refuse("B-17", "city-no-villages")
        return None if city_sites(state, seat) else refuse("B-17", "city-nowhere", *villages)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        player.buildings[self.village] = "city"
        flow.state.last = [StepView("city", self.village)]
        flow.say("barony-event-city", places=(self.village,), seat=seat, hex=self.village, points=track(player))
