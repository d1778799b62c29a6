"""The battle (M-70 to M-86): who meets whom where. Its rounds are in `combat.rounds`.

Whoever brings two sides together calls `open_battle`, or `encounter` for an army that may meet several. Several
battles may lie on the stack for one place (M-82), so one whose opponents are gone when its turn comes does nothing.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import field

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Words, words
from rules.medioevo.combat.field import Fray, Side
from rules.medioevo.combat.rounds import STEPS
from rules.medioevo.control import armed
from rules.medioevo.data import Place
from rules.medioevo.diplomacy.wars import at_war
from rules.medioevo.geography import is_sea
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position, top
from rules.medioevo.ravage import present


class Battle(Fray, tag="battle"):
    """M-70: step by step, round by round."""

    def asks(self, state: Position) -> dict[int, Decision]:
        step = STEPS[self.at]
        return step.asks(state, self) if step.asks else {}

    def advance(self, flow: Flow[Position]) -> None:
        step = STEPS[self.at]
        self.at += 1
        step.do(flow, self)


def open_battle(
    flow: Flow[Position],
    place: Place,
    attacker: int | None,
    defender: int | None,
    *,
    march: int = 0,
    entering: bool = True,
) -> None:
    """Seats; None: barbarians. `entering`: the attackers have just come, so the defender may have controlled the land
    until now; not so where both have been there together (M-86)."""
    keeper = defender if entering and _held(flow.state, place, attacker, defender) else None
    sides = [Side(seat=attacker), Side(seat=defender)]
    flow.push(Battle(place=place, attacker=attacker, defender=defender, march=march, keeper=keeper, sides=sides))


def _held(position: Position, place: Place, attacker: int | None, defender: int | None) -> bool:
    """M-34, M-70: whether the defender controlled the land but for those who attack now."""
    others = [seat for seat in armed(position, place) if seat != attacker]
    hordes = place in position.barbarians and attacker is not None
    return not is_sea(place) and others == [defender] and not hordes


def stop_fight(position: Position, place: Place) -> None:
    """M-86: a battle that has begun there ends after its round, others do not begin; opponents stay together."""
    for frame in position.stack:
        if isinstance(frame, Fray | Encounter) and frame.place == place:
            frame.stopped = True


# M-82: three or more sides


def enemies_at(position: Position, seat: int, place: Place) -> list[int]:
    """Players at war with `seat` whom an army of it meets there."""
    return [other for other in present(position, place) if other != seat and at_war(position, seat, other)]


def _opponents(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Encounter).opponents(position))


def _seat_label(position: Position, seat: int, other: int) -> Words:
    return words("medioevo-label-seat", seat=other)


class Confront(Action, frozen=True, tag="confront"):
    """M-82: whom the army fights next."""

    rule = "M-82"

    opponent: Annotated[int, Ask(_opponents, "M-82", None, _seat_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Encounter).fight(flow, self.opponent)


class Encounter(Frame, tag="encounter"):
    """An army has come to a place: barbarians are fought first, then enemies one at a time, as its player chooses."""

    place: Place
    seat: int
    march: int = 0
    entering: bool = True
    stopped: bool = False
    fought: list[int | None] = field(default_factory=list[int | None])

    def opponents(self, state: Position) -> list[int]:
        if self.stopped or self.seat not in present(state, self.place):
            return []
        return [other for other in enemies_at(state, self.seat, self.place) if other not in self.fought]

    def _barbarians(self, state: Position) -> bool:
        here = self.seat in present(state, self.place) and self.place in state.barbarians
        return here and not self.stopped and None not in self.fought

    def asks(self, state: Position) -> dict[int, Decision]:
        if self._barbarians(state) or len(self.opponents(state)) < 2:
            return {}
        prompt = words("medioevo-prompt-confront", place=place_words(self.place))
        return {self.seat: Decision(prompt=prompt, actions=(Confront,))}

    def fight(self, flow: Flow[Position], opponent: int | None) -> None:
        self.fought.append(opponent)
        open_battle(flow, self.place, self.seat, opponent, march=self.march, entering=self.entering)

    def advance(self, flow: Flow[Position]) -> None:
        opponents = self.opponents(flow.state)
        if self._barbarians(flow.state):
            self.fight(flow, None)
        elif opponents:
            self.fight(flow, opponents[0])
        else:
            flow.pop()


def encounter(flow: Flow[Position], place: Place, seat: int, *, march: int = 0, entering: bool = True) -> None:
    """M-82: all battles of an army that has come to a place. Whom it is not at war with it leaves in peace. A land that
    was contested before it came had no controller, whoever is met first."""
    others = [other for other in armed(flow.state, place) if other != seat]
    contested = len(others) > 1 or place in flow.state.barbarians
    flow.push(Encounter(place=place, seat=seat, march=march, entering=entering and not contested))
