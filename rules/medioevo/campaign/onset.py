"""M-63, M-64, M-82, M-86: what an army does where it meets somebody: hordes, conquest, and whom to fight first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, Matters, OneOf, Words, words
from rules.medioevo.battle import Battle, conquer, open_battle
from rules.medioevo.campaign.barbarians import Arrival, place_horde
from rules.medioevo.campaign.entry import Contact, contact, foes, stake, trespassed
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import (
    admitted,
    enter,
    fall_out,
    host_of,
    may_attack,
    strike,
    truce_between,
    victim_label,
    welcome,
)
from rules.medioevo.effects import fighting_forbidden
from rules.medioevo.powers import open_window
from rules.medioevo.table import Position, armed, claimant, holders, is_sea, place_words, top, visits


def _foes(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Onset).opponents(position))


class Engage(Action, frozen=True, tag="engage"):
    """M-82: whom to attack next."""

    rule = "M-82"
    group = "battle"

    foe: Annotated[int, Ask(_foes, "M-82", None, victim_label)]

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Onset).attack(flow, self.foe)


class Forbear(Action, frozen=True, tag="forbear"):
    """M-82: leave the others alone."""

    rule = "M-82"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.pop()


class Onset(Frame, tag="onset"):
    """An army has come to others, or turns on those beside it (M-86). Barbarians are fought first, then players, one
    at a time, as the one who moves chooses, or none. Where one enemy is met and nobody else, there is no choice."""

    seat: int
    place: Place
    contact: Contact
    owner: int | None = None  # M-64: whose land it is, until the trespass is settled
    march: int = 0
    chosen: bool = False  # M-86: attacks those beside it, at war or not
    entered: bool = False
    fought: list[int] = []
    cleared: bool = False  # barbarians have had their battle
    stopped: bool = False  # M-86: no more fighting here
    unheld: bool = False  # M-34: contested, or not taken yet, before this army came, so nobody has the walls

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self._choosing(state):
            return {}
        actions = (Engage,) if self._turns_on_somebody() else (Engage, Forbear)
        return {self.seat: Decision(prompt=self._prompt(state), actions=actions)}

    def at_stake(self, state: Position, seat: int) -> int:
        return stake(state, seat, self.place)

    def _prompt(self, state: Position) -> Words:
        where, left = place_words(self.place), self.opponents(state)
        if len(left) > 1:
            return words("medioevo-prompt-engage", place=where)
        return words("medioevo-prompt-engage-one", place=where, seat=left[0])

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        if not self.entered:
            self.entered = True
            self.unheld |= self.place in state.barbarians or len(holders(state, self.place, self.seat)) > 1
            involved = {*armed(state, self.place), *([] if self.owner is None else [self.owner])} - {self.seat}
            open_window(flow, "entry", place=self.place, involved=sorted(involved))
        elif not self._present(state):
            flow.pop()
        elif self.owner is not None:
            self._trespass(flow)
        elif self.contact == "conquest":
            self._take(flow)
        elif self.contact == "horde" and not self.cleared and not place_horde(flow, self.place):
            flow.pop()
            conquer(flow, self.seat, self.place)
        elif self.place in state.barbarians and not self.cleared and not self._quiet(state):
            self.cleared = True
            open_battle(flow, self.place, self.seat, None, march=self.march, entering=not self.unheld)
        elif not self.fought and self.opponents(state):
            self.attack(flow, self.opponents(state)[0])
        else:
            flow.pop()
            if self._unopposed(state):
                conquer(flow, self.seat, self.place)

    def attack(self, flow: Flow[Position], foe: int) -> None:
        self.fought.append(foe)
        strike(flow, self.seat, foe)
        open_battle(flow, self.place, self.seat, foe, march=self.march, entering=not self.unheld)
        fall_out(flow.state, self.seat, foe, self.place)

    def _trespass(self, flow: Flow[Position]) -> None:
        """M-64: to enter the land of another is a hostile act, whoever is met or fought there."""
        owner, self.owner = self.owner, None
        assert owner is not None
        strike(flow, self.seat, owner)
        fall_out(flow.state, self.seat, owner, self.place)

    def opponents(self, state: Position) -> list[int]:
        """Opponents in the place whom one has not fought yet."""
        if self._quiet(state):
            return []
        met = foes(state, self.seat, self.place)
        if self.chosen:
            others = [other for other in armed(state, self.place) if other != self.seat]
            met = [other for other in others if not truce_between(state, self.seat, other)]
        return [other for other in met if other not in self.fought]

    def _take(self, flow: Flow[Position]) -> None:
        """Empty land of another, unless a reaction has changed that."""
        flow.pop()
        if self.place in flow.state.barbarians or armed(flow.state, self.place) != [self.seat]:
            flow.push(Onset(seat=self.seat, place=self.place, contact="battle", march=self.march, entered=True))
            return
        conquer(flow, self.seat, self.place)

    def _quiet(self, state: Position) -> bool:
        """M-86: nobody is fought here any more, or a Bishop forbids it (card 1)."""
        return self.stopped or fighting_forbidden(state, self.place)

    def _unopposed(self, state: Position) -> bool:
        """Whether powers have led away all whom the army came to fight, in land that was not its own."""
        if self.contact != "battle" or self.chosen or self.cleared or self.fought or is_sea(self.place):
            return False
        if self.place in state.barbarians or armed(state, self.place) != [self.seat]:
            return False
        return not visits(state, self.seat, self.place) and self.seat != claimant(state, self.place)

    def _present(self, state: Position) -> bool:
        return self.place in state.players[self.seat].armies

    def _turns_on_somebody(self) -> bool:
        """M-86: whoever attacks those beside it instead of moving attacks at least one."""
        return self.chosen and not self.cleared and not self.fought

    def _choosing(self, state: Position) -> bool:
        """M-82: with the trespass settled and barbarians out of the way. A single player is fought without question
        only in a war in which one may attack by now (M-120), and only where nobody else was met."""
        if not self.entered or not self._present(state) or self.owner is not None or self.contact == "conquest":
            return False
        if (self.place in state.barbarians or self.contact == "horde") and not self.cleared:
            return False
        left = self.opponents(state)
        if len(left) != 1 or self.fought or self.cleared:
            return bool(left)
        return not self.chosen and not may_attack(state, self.seat, left[0])


def newcomer(position: Position, place: Place) -> Onset | Arrival | None:
    """An army or a horde that has come to a land and has not fought for it yet."""
    frames = (frame for frame in reversed(position.stack) if isinstance(frame, Onset | Arrival))
    return next((frame for frame in frames if frame.place == place), None)


def invaded(position: Position, place: Place) -> int | None:
    """Whose land they have come to, who are no guests of anybody."""
    frame = newcomer(position, place)
    if frame is None or isinstance(frame, Arrival):
        return frame.owner if frame else None
    if visits(position, frame.seat, place):
        return None
    if frame.owner is not None:
        return frame.owner if frame.owner != frame.seat else None
    held = holders(position, place, frame.seat)
    return held[0] if len(held) == 1 and not frame.unheld else None


def admit(flow: Flow[Position], seat: int, place: Place) -> None:
    """M-121: before units come to a place by a power: as guests where a pact lets them pass, which all can see. So they
    are where an enemy of their host has just entered, and who drives him out gives the land back."""
    host = host_of(flow.state, seat, place)
    if host is None and flow.state.pacts:
        owner = invaded(flow.state, place)
        if owner is not None and owner != seat and admitted(flow.state, owner, seat, place):
            host = owner
    if host is not None:
        enter(flow, host, seat, place)
    welcome(flow.state, seat, place, host)


def come_to(flow: Flow[Position], seat: int, place: Place, arrive: Callable[[], None]) -> None:
    """M-63: units come to a place by a power, as guests where a pact makes them so, and meet at once what is there.
    Where somebody has just come before, those of either side join it, and others turn on whoever came."""
    state = flow.state
    meeting, owner = contact(state, seat, place, laden=True), trespassed(state, seat, place)
    before = newcomer(state, place)
    joins = before is not None and seat in (invaded(state, place), getattr(before, "seat", None))
    if isinstance(before, Onset) and not joins:
        _challenge(flow, before)
    admit(flow, seat, place)
    arrive()
    if meeting is not None and not joins:
        flow.push(Onset(seat=seat, place=place, contact=meeting, owner=owner, unheld=before is not None))


def _challenge(flow: Flow[Position], onset: Onset) -> None:
    """M-64: to have entered is what counts, also if others are faster to strike."""
    owner = invaded(flow.state, onset.place)
    if owner is not None:
        strike(flow, onset.seat, owner)
        fall_out(flow.state, onset.seat, owner, onset.place)


def stop_fight(position: Position, place: Place) -> None:
    """M-86: a battle that has begun there ends after its round, others do not begin; opponents stay together."""
    for frame in position.stack:
        if isinstance(frame, Battle | Onset) and frame.place == place:
            frame.stopped = True
