"""M-87: a battle is handed over to orders that were given beforehand, and taken back."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.core import Action, Decision, Flow, Refusal, words
from rules.medioevo.battle.field import Fray, Side, the_fray
from rules.medioevo.powers import Instruct, order_of
from rules.medioevo.table import Position, place_words, refuse, size


class Entrust(Action, frozen=True, tag="entrust"):
    """M-87: the battle is fought by the own orders."""

    rule = "M-87"
    leads = True
    group = "battle"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return refuse("M-87", "entrusted") if _side(state, seat).entrusted else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        _side(flow.state, seat).entrusted = True
        flow.reveal()
        flow.say("medioevo-event-entrust", seat=seat, place=place_words(the_fray(flow.state).place))


class Intervene(Action, frozen=True, tag="intervene"):
    """M-87: back into the own hands."""

    rule = "M-87"
    group = "battle"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _side(state, seat).entrusted else refuse("M-87", "not-entrusted")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray, side = the_fray(flow.state), _side(flow.state, seat)
        side.entrusted = False
        side.now.ready = side.now.ready and fray.fleeing is not None and seat == fray.attacker
        flow.say("medioevo-event-intervene", seat=seat, place=place_words(the_fray(flow.state).place))


def _side(position: Position, seat: int) -> Side:
    fray = the_fray(position)
    return fray.sides[fray.side_of(seat)]


def follow_orders(position: Position, fray: Fray) -> None:
    """Before the battle: who has said so fights by orders from its beginning, without being asked."""
    for who, seat, side in fray.players():
        start = order_of(position.players[seat], "start")
        wild = fray.sides[1 - who].seat is None
        side.entrusted = start == "always" or (start == "barbarians" and wild)


def stand_by(position: Position, fray: Fray) -> None:
    """Before another round: orders for one round are over, and those until half of the army is gone may be."""
    for _, seat, side in fray.players():
        until = order_of(position.players[seat], "until")
        if until == "round" or (until == "half" and 2 * side.fallen >= size(side.start)):
            side.entrusted = False


def waived(position: Position, fray: Fray) -> list[int]:
    """Who fights by orders that keep cards and technologies for other occasions: they are not asked for reactions."""
    players = position.players
    return [seat for _, seat, side in fray.players() if side.entrusted and order_of(players[seat], "powers") == "keep"]


def with_orders(fray: Fray, asked: Mapping[int, Decision]) -> dict[int, Decision]:
    """Whatever a battle asks, it may be left to orders; who has done so may step in while the other side is asked."""
    found = dict(asked)
    for _, seat, side in fray.players() if asked else ():
        decision = asked.get(seat)
        if decision is not None and decision.awaited:
            found[seat] = replace(decision, actions=(Entrust, *decision.actions, Instruct))
        elif side.entrusted:
            prompt = words("medioevo-prompt-entrusted", place=place_words(fray.place))
            found[seat] = Decision(prompt=prompt, actions=(Intervene,), awaited=False)
    return found
