"""M-60, M-65, M-86: one player's movement in a round of phase 5."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Matters, OneOf, Refusal, Words, words
from rules.core.legal import LegalMoves
from rules.medioevo.battle import pieces_in
from rules.medioevo.campaign.column import Column, Relay, Rota
from rules.medioevo.campaign.encounter import Plunder, meet
from rules.medioevo.campaign.march import March
from rules.medioevo.campaign.onset import Engage, Forbear, Onset
from rules.medioevo.campaign.range import origins
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import truce_between, warned, would_break
from rules.medioevo.effects import fighting_forbidden
from rules.medioevo.powers import moved_by_power, open_window
from rules.medioevo.table import (
    Position,
    armed,
    controller,
    is_sea,
    place_label,
    place_words,
    places_apart,
    refuse,
    top,
    visits,
)


def quarrels(position: Position, seat: int) -> list[Place]:
    """M-86: places where one has units beside others that may be attacked, or as guests of somebody who may."""
    return [
        place
        for place in position.players[seat].armies
        if not fighting_forbidden(position, place)
        and (
            place in position.barbarians
            or any(not truce_between(position, seat, other) for other in _others(position, seat, place))
        )
    ]


def _others(position: Position, seat: int, place: Place) -> list[int]:
    """Whom one may turn on there: those with units, and one's host."""
    found = [other for other in armed(position, place) if other != seat]
    host = _host(position, seat, place)
    return found if host is None or host in found else [*found, host]


def _host(position: Position, seat: int, place: Place) -> int | None:
    """The player in whose land one's units are guests."""
    host = position.players[seat].guest[place] if visits(position, seat, place) else None
    return host if host is not None and controller(position, place) == host else None


def can_act(position: Position, column: Column) -> bool:
    """Whether there is a movement to make, by a power too (M-111); who has none passes without being asked."""
    return (
        any(origins(position, column)) or bool(quarrels(position, column.seat)) or moved_by_power(position, column.seat)
    )


class Finish(Action, frozen=True, tag="finish"):
    """M-60: the movement is over. What moved has stopped, and battles follow at once."""

    rule = "M-60"
    leads = True

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        """What it comes to where the group stands."""
        column = top(state, Column)
        if column.head is None or column.contact is None:
            return None
        return words(f"medioevo-brings-{column.contact}", place=place_words(column.head))

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return refuse("M-60", "finish-early") if top(state, Column).head is None else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, column = flow.state, top(flow.state, Column)
        flow.pop()
        top(state, Rota).stirred = True
        if column.head is not None and column.contact is not None:
            _encounter(flow, seat, Relay(column.head, 0, column.contact, column.owner, column.march or 0))
        for relay in reversed(column.relays):  # what was entered first comes first
            if relay.place != column.head or column.contact is None:
                _encounter(flow, seat, relay)


def _encounter(flow: Flow[Position], seat: int, met: Relay) -> None:
    """What a column has come to: it meets those who are there, or is met by them without an army of its own."""
    player, place = flow.state.players[seat], met.place
    if place not in player.armies:
        meet(flow, seat, place, pieces_in(player, place))
    else:
        contact = "battle" if met.contact == "prey" else met.contact
        flow.push(Onset(seat=seat, place=place, contact=contact, owner=met.owner, march=met.march))


def _quarrels(position: Position, seat: int) -> OneOf:
    return OneOf(quarrels(position, seat) if top(position, Column).head is None else ())


def _no_quarrel(position: Position, seat: int, place: object) -> Refusal:
    return refuse("M-86", "assault")


def _quarrel_label(position: Position, seat: int, place: Place) -> Words:
    broken = {p.number for other in _others(position, seat, place) for p in would_break(position, seat, other)}
    return warned(place_label(position, seat, place), len(broken))


class Assault(Action, frozen=True, tag="assault"):
    """M-86: instead of moving, attack those whom one shares a place with."""

    rule = "M-86"
    group = "battle"

    place: Annotated[Place, Ask(_quarrels, "M-86", _no_quarrel, _quarrel_label, places_apart)]

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.pop()
        top(flow.state, Rota).stirred = True
        flow.say("medioevo-event-assault", places=(self.place,), seat=seat, place=place_words(self.place))
        alone = armed(flow.state, self.place) == [seat] and self.place not in flow.state.barbarians
        contact, owner = ("conquest", _host(flow.state, seat, self.place)) if alone else ("battle", None)
        onset = Onset(seat=seat, place=self.place, contact=contact, owner=owner, chosen=True, entered=True, unheld=True)
        flow.push(onset)


class Hold(Action, frozen=True, tag="hold"):
    """M-60: no movement in this round."""

    rule = "M-60"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.pop()
        flow.say("medioevo-event-hold", seat=seat)


class Retire(Action, frozen=True, tag="retire"):
    """M-60: no movement in this round, nor in any other of this turn."""

    rule = "M-60"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.pop()
        top(flow.state, Rota).retired.append(seat)
        flow.say("medioevo-event-retire", seat=seat)


CAMPAIGN: tuple[type[Action], ...] = (March, Finish, Assault, Hold, Retire, Engage, Forbear)


class Movement(Column, tag="movement"):
    """One player moves, leg by leg, until the movement is finished."""

    leg: March | None = None  # about to be made

    def asks(self, state: Position) -> dict[int, Decision]:
        if self.leg is not None:
            return {}
        if self.head is None:
            prompt, actions = words("medioevo-prompt-march"), (March, Assault, Hold, Retire, Plunder)
        else:
            key = "medioevo-prompt-engaged" if self.contact else "medioevo-prompt-column"
            prompt, actions = words(key, place=place_words(self.head)), (March, Finish, Plunder)
        return {self.seat: Decision(prompt=prompt, actions=actions)}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if not isinstance(action, March):
            action.apply(flow, seat)
            return
        self.leg = action
        action.show_rights(flow, seat)
        open_window(flow, "departure", place=action.origin, involved=(seat,), deciding=(seat,))
        if flow.state.stack[-1] is self:
            self._go(flow)

    def advance(self, flow: Flow[Position]) -> None:
        """After a reaction to the departure, which may have made it impossible."""
        assert self.leg is not None
        if self.leg in LegalMoves(flow.state, self.seat, (March,)):
            self._go(flow)
        else:
            flow.say("medioevo-event-march-stopped", seat=self.seat, place=place_words(self.leg.origin))
            self.leg = None

    def _go(self, flow: Flow[Position]) -> None:
        leg, self.leg = self.leg, None
        assert leg is not None
        leg.apply(flow, self.seat)
        host = None if is_sea(leg.target) else controller(flow.state, leg.target)
        if not leg.number and host not in (None, self.seat):
            open_window(flow, "visit", place=leg.target, involved=(host,))
