"""B-7, B-8: the starting cities."""

from __future__ import annotations

from typing import Annotated

from rules.barony.founding import founding_sites
from rules.barony.land import Hex
from rules.barony.outlook import lake_outcome, promise
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse, terrain_words
from rules.barony.position import Position, building_on, city_beside
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, OneOf, Refusal


def _sites(position: Position, seat: int) -> OneOf:
    return OneOf(founding_sites(position))


def _why(position: Position, seat: int, hex_: Hex) -> Refusal:
    if absent := off_board(position, hex_):
        return absent
    terrain = position.board.terrain[hex_]
    if terrain in ("lake", "forest"):
        return refuse("B-8", f"place-{terrain}", hex_, hex=hex_)
    if standing := building_on(position, hex_):
        return refuse("B-8", "place-taken", hex_, hex=hex_, owner_seat=standing[0])
    if beside := city_beside(position, hex_):
        return refuse("B-8", "place-beside", hex_, beside, hex=hex_, city=beside)
    return refuse("B-8", "place-no-room", hex_, hex=hex_)


class Place(Action, frozen=True, tag="place"):
    """B-7: a starting city with a knight in it."""

    rule = "B-8"

    hex: Annotated[Hex, Ask(_sites, "B-8", _why, hex_label, hexes_apart, outcome=lake_outcome, likely=promise)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player = flow.state, flow.state.players[seat]
        player.buildings[self.hex] = "city"
        player.add_knights(self.hex, 1)
        position.last = [StepView("place", self.hex)]
        terrain = terrain_words(position.board.terrain[self.hex])
        flow.say("barony-event-place", places=(self.hex,), seat=seat, hex=self.hex, terrain=terrain)
