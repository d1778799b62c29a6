"""B-18: expeditions."""

from __future__ import annotations

from typing import Annotated

from rules.barony.data import CREW
from rules.barony.land import Hex
from rules.barony.outlook import landing_likely, landing_outcome
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse
from rules.barony.position import Position, occupied
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal


def landings(position: Position, seat: int) -> list[Hex]:
    if position.players[seat].reserve("knight") < CREW:
        return []
    taken = occupied(position)
    return [hex_ for hex_ in position.board.coast if hex_ not in taken]


def _landings(position: Position, seat: int) -> OneOf:
    return OneOf(landings(position, seat))


def _why(position: Position, seat: int, hex_: Hex) -> Refusal:
    if absent := off_board(position, hex_):
        return absent
    if hex_ not in position.board.edge:
        return refuse("B-18", "expedition-inland", hex_, hex=hex_)
    if position.board.terrain[hex_] == "lake":
        return refuse("B-18", "expedition-lake", hex_, hex=hex_)
    return refuse("B-18", "expedition-taken", hex_, hex=hex_)


class Expedition(Action, frozen=True, tag="expedition"):
    """B-18: of two knights in reserve one is lost for good, the other lands at the edge of the board."""

    rule = "B-18"

    hex: Annotated[
        Hex,
        Ask(_landings, "B-18", _why, hex_label, hexes_apart, outcome=landing_outcome, likely=landing_likely),
    ]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        reserve = state.players[seat].reserve("knight")
        if reserve < CREW:
            return refuse("B-18", "expedition-crew", count=reserve)
        return None if landings(state, seat) else refuse("B-18", "expedition-nowhere")

    def touches(self, state: Position, seat: int) -> Matters:
        return ("border",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        player.removed += 1
        player.add_knights(self.hex, 1)
        flow.state.last = [StepView("expedition", self.hex)]
        flow.say("barony-event-expedition", places=(self.hex,), seat=seat, hex=self.hex)
