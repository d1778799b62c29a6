"""M-101: what an army does with a transport that it meets."""

from __future__ import annotations

from msgspec import field

from rules.core import Action, Decision, Flow, Frame, words
from rules.medioevo.control import armed
from rules.medioevo.data import Place
from rules.medioevo.data.pieces import LEVEL_PRICE
from rules.medioevo.deeds import note
from rules.medioevo.diplomacy.wars import ATTACK_PENALTY, may_attack, strike
from rules.medioevo.phases.trade.terms import merchants
from rules.medioevo.phrases import place_words, thing_words
from rules.medioevo.position import Position, Transport
from rules.medioevo.windows import open_window

CUBE_LOOT = 50


def loot(transport: Transport) -> int:
    """M-84, M-101: half its cost, and 50 for each cube."""
    return LEVEL_PRICE * transport.level // 2 + CUBE_LOOT * sum(transport.cargo.values())


def find(position: Position, seat: int, id_: str) -> Transport | None:
    return next((transport for transport in position.players[seat].transports if transport.id == id_), None)


class Pillage(Frame, tag="pillage"):
    """A transport about to be plundered; None: by barbarians. Others may react first."""

    by: int | None
    seat: int
    transport: str
    warned: bool = False

    def advance(self, flow: Flow[Position]) -> None:
        transport = find(flow.state, self.seat, self.transport)
        if self.warned or transport is None:
            flow.pop()
            if transport is not None:
                self._seize(flow, transport)
            return
        self.warned = True
        open_window(flow, "plunder", place=transport.place, involved=(self.seat,))

    def _seize(self, flow: Flow[Position], transport: Transport) -> None:
        state, where, what = flow.state, place_words(transport.place), thing_words(transport.kind)
        state.players[self.seat].transports.remove(transport)
        places = (transport.place,)
        if self.by is None:
            flow.say("medioevo-event-pillage-barbarians", places=places, seat=self.seat, thing=what, place=where)
            return
        gain = loot(transport)
        strike(flow, self.by, self.seat)
        state.players[self.by].florins += gain
        note(state, self.by, "pillage", what=transport.kind, owner="player")
        flow.say(
            "medioevo-event-pillage",
            places=places,
            seat=self.by,
            victim_seat=self.seat,
            thing=what,
            place=where,
            florins=gain,
        )


class Waylay(Action, frozen=True, tag="waylay"):
    """M-101, M-64: plunder a transport that is no enemy's; that is an attack."""

    rule = "M-101"
    group = "trade"

    def apply(self, flow: Flow[Position], seat: int) -> None: ...


class Spare(Action, frozen=True, tag="spare"):
    """M-101: let it pass."""

    rule = "M-101"
    group = "trade"

    def apply(self, flow: Flow[Position], seat: int) -> None: ...


class Meeting(Frame, tag="meeting"):
    """A transport among foreign armies whose owners may not attack it freely: each is asked, in turn order."""

    seat: int
    transport: str
    asked: list[int] = field(default_factory=list[int])

    def asks(self, state: Position) -> dict[int, Decision]:
        transport = find(state, self.seat, self.transport)
        if not self.asked or transport is None:
            return {}
        prompt = words(
            "medioevo-prompt-waylay",
            victim_seat=self.seat,
            thing=thing_words(transport.kind),
            place=place_words(transport.place),
            florins=loot(transport),
            honour=ATTACK_PENALTY,
        )
        return {self.asked[0]: Decision(prompt=prompt, actions=(Waylay, Spare))}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        self.asked.pop(0)
        if isinstance(action, Waylay):
            self.asked.clear()
            flow.push(Pillage(by=seat, seat=self.seat, transport=self.transport))

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def meet(flow: Flow[Position], seat: int, transport: Transport) -> None:
    """M-101: barbarians and armies at war plunder at once; the owners of others are asked."""
    state, place = flow.state, transport.place
    if place in state.barbarians:
        flow.push(Pillage(by=None, seat=seat, transport=transport.id))
        return
    present = armed(state, place)
    others = [other for other in state.order if other != seat and other in present]
    enemy = next((other for other in others if may_attack(state, other, seat)), None)
    if enemy is not None:
        flow.push(Pillage(by=enemy, seat=seat, transport=transport.id))
    elif others:
        flow.push(Meeting(seat=seat, transport=transport.id, asked=others))


# M-84: pieces that were left standing


def _conquered(position: Position, seat: int, place: Place) -> bool:
    """This turn."""
    return any(deed.kind == "conquer" and place in deed.facts.values() for deed in position.players[seat].deeds)


def meet_where_they_stand(flow: Flow[Position], seat: int) -> None:
    """M-84: who was left standing beside an army is treated as one met, from the turn after; only enemies act."""
    state = flow.state
    for transport in merchants(state, seat):
        present = [] if transport.place in state.players[seat].armies else armed(state, transport.place)
        enemies = [other for other in present if may_attack(state, other, seat)]
        if any(not _conquered(state, enemy, transport.place) for enemy in enemies):
            meet(flow, seat, transport)
