"""M-22: what an icon of the event card does, each player concerned rolling for it."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, Frame, OneOf, Refusal, Some, Split, Words, words
from rules.core.legal import completions
from rules.medioevo.data import EVENTS, ICON_REACH, Event, Good, Icon, Place
from rules.medioevo.effects import spared
from rules.medioevo.powers import open_window
from rules.medioevo.table import (
    Position,
    Transport,
    army_words,
    batter,
    by_kind,
    controller,
    damage_outcome,
    garrison_outcome,
    good_label,
    good_words,
    losses_outcome,
    piece_label,
    place_label,
    place_words,
    read_site,
    read_troop,
    refuse,
    seas_beside,
    site_label,
    size,
    smallest_first,
    top,
    troop_label,
    troops_of,
    worth_of,
    wound,
    write_site,
)


def struck_places(position: Position, event: Event) -> set[Place]:
    """The red lands and the seas next to them, but for those that a card protects (42, 43)."""
    reach = {*event.lands, *(sea for place in event.lands for sea in seas_beside(place))}
    return (reach & position.world.places) - spared(position)


def _places(position: Position) -> set[Place]:
    return struck_places(position, EVENTS[top(position, Strike).card])


def _left(position: Position, seat: int) -> int:
    return top(position, Strike).owed[seat]


class Ordeal(Frame, kw_only=True):
    """What strikes come from, and who has lost something by them; a transport that only stands still is no loss."""

    hurt: list[int] = []


def _mark_loss(position: Position, seat: int) -> None:
    for frame in position.stack:
        if isinstance(frame, Ordeal) and seat not in frame.hurt:
            frame.hurt.append(seat)


# Movement


def _carriers(position: Position, seat: int, places: set[Place]) -> list[Transport]:
    return [transport for transport in position.players[seat].transports if transport.place in places]


def _halts(position: Position, seat: int) -> Some:
    free = [transport.id for transport in _carriers(position, seat, _places(position))]
    number = min(_left(position, seat), len(free))
    return Some(free, number, number)


class Halt(Action, frozen=True, tag="halt"):
    """M-22: transports that do not move this turn."""

    rule = "M-22"
    group = "event"

    transports: Annotated[tuple[str, ...], Ask(_halts, "M-22", None, piece_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        for id_ in self.transports:
            flow.state.players[seat].transport(id_).stopped = True
        top(flow.state, Strike).owed[seat] = 0
        flow.say("medioevo-event-halt", seat=seat, count=len(self.transports))


# Armies


def _armies(position: Position, seat: int) -> OneOf:
    places = _places(position)
    return OneOf([place for place in position.players[seat].armies if place in places])


def _wounds(position: Position, seat: int, place: Place) -> Amount:
    return Amount(1, min(_left(position, seat), size(position.players[seat].army(place))))


def _losses(position: Position, seat: int, place: Place, points: int) -> Split:
    return Split(troops_of(position.players[seat], place), points)


def _no_losses(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-22", "suffer", points=_left(position, seat))


def _loss(position: Position, seat: int, place: Place, points: int, losses: dict[str, int]) -> Words:
    return losses_outcome(position, seat, losses)


def _cheapest(position: Position, seat: int, place: Place, points: int, losses: dict[str, int]) -> float:
    return -worth_of(losses)


class Suffer(Action, frozen=True, tag="suffer"):
    """M-22, M-76: damage to units of one place, at most one point each; what is left over is asked again."""

    rule = "M-22"
    group = "event"

    place: Annotated[Place, Ask(_armies, "M-22", _no_losses, place_label, outcome=garrison_outcome)]
    points: Annotated[int, Ask(_wounds, "M-22", _no_losses)]
    losses: Annotated[dict[str, int], Ask(_losses, "M-76", _no_losses, troop_label, outcome=_loss, likely=_cheapest)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        for name, count in self.losses.items():
            galley, unit = read_troop(flow.state.players[seat], name)
            for _ in range(count):
                wound(flow.state, seat, self.place, unit, galley)
        top(flow.state, Strike).owed[seat] -= self.points
        _mark_loss(flow.state, seat)
        where, what = place_words(self.place), army_words(by_kind(self.losses))
        flow.say("medioevo-event-suffer", places=(self.place,), seat=seat, place=where, losses=what)


# Buildings


def _own_sites(position: Position, seat: int, places: set[Place]) -> list[str]:
    found = position.standings()
    return [write_site(p, category) for p, category, _ in found if p in places and controller(position, p) == seat]


def _sites(position: Position, seat: int) -> OneOf:
    return OneOf(_own_sites(position, seat, _places(position)))


def _hits(position: Position, seat: int, building: str) -> Amount:
    place, category = read_site(building)
    return Amount(1, min(_left(position, seat), position.buildings[place][category].left))


class Crumble(Action, frozen=True, tag="crumble"):
    """M-22: damage to one building."""

    rule = "M-22"
    group = "event"

    building: Annotated[str, Ask(_sites, "M-22", None, site_label, likely=smallest_first)]
    points: Annotated[int, Ask(_hits, "M-22", _no_losses, outcome=damage_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Strike).owed[seat] -= self.points
        _mark_loss(flow.state, seat)
        batter(flow, *read_site(self.building), self.points)


# Goods


def _laden(position: Position, seat: int, places: set[Place]) -> list[str]:
    return [transport.id for transport in _carriers(position, seat, places) if transport.cargo]


def _freights(position: Position, seat: int) -> OneOf:
    return OneOf(_laden(position, seat, _places(position)))


def _spoils(position: Position, seat: int, transport: str) -> Split:
    cargo = position.players[seat].transport(transport).cargo
    return Split({**cargo}, min(_left(position, seat), sum(cargo.values())))


class Spoil(Action, frozen=True, tag="spoil"):
    """M-22: cubes lost from one transport."""

    rule = "M-22"
    group = "event"

    transport: Annotated[str, Ask(_freights, "M-22", None, piece_label)]
    goods: Annotated[dict[Good, int], Ask(_spoils, "M-22", _no_losses, good_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        cargo = flow.state.players[seat].transport(self.transport).cargo
        for good, count in self.goods.items():
            cargo[good] -= count
            if not cargo[good]:
                del cargo[good]
        top(flow.state, Strike).owed[seat] = 0
        _mark_loss(flow.state, seat)
        lost = [words("medioevo-count", count=count, thing=good_words(good)) for good, count in self.goods.items()]
        flow.say("medioevo-event-spoil", seat=seat, goods=[*lost])


_ANSWERS: dict[Icon, type[Action]] = {"movement": Halt, "armies": Suffer, "buildings": Crumble, "goods": Spoil}


def concerned(position: Position, seat: int, icon: Icon, places: set[Place]) -> bool:
    if icon == "movement":
        return bool(_carriers(position, seat, places))
    if icon == "armies":
        return any(place in places for place in position.players[seat].armies)
    if icon == "buildings":
        return bool(_own_sites(position, seat, places))
    return bool(_laden(position, seat, places))


class Strike(Frame, tag="strike"):
    """One icon: everybody concerned rolls, then those hit choose what suffers, all at once."""

    card: int
    icon: Icon
    rolls: dict[int, int] | None = None  # None: not rolled yet
    judged: bool = False  # M-130: the dice have had their window
    owed: dict[int, int] = {}
    looming: bool = False  # M-130: damage to units has its window before it is assigned

    def asks(self, state: Position) -> dict[int, Decision]:
        if self.looming:
            return {}
        answer = _ANSWERS[self.icon]
        return {
            seat: Decision(prompt=words(f"medioevo-prompt-strike-{self.icon}", points=points), actions=(answer,))
            for seat, points in self.owed.items()
            if points
        }

    def at_stake(self, state: Position, seat: int) -> int | None:
        """Points of damage; before the dice are judged, as they lie."""
        owed = self.owed if self.judged else self._damage()
        return owed.get(seat, 0)

    def _damage(self) -> dict[int, int]:
        reach = ICON_REACH[self.icon]
        return {seat: roll if roll <= reach else 0 for seat, roll in (self.rolls or {}).items()}

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        self._spare_questions(flow, seat)

    def advance(self, flow: Flow[Position]) -> None:
        if self.rolls is None:
            self.rolls = self._roll(flow)
            if self.rolls:
                open_window(flow, "die-rolled", involved=self.rolls)
        elif not self.judged:
            self.judged = True
            self.owed = self._damage()
            self.looming = True
            if self.icon == "armies":
                open_window(flow, "damage", involved=[seat for seat, points in self.owed.items() if points])
            if flow.state.stack[-1] is self:
                self._fall(flow)
        elif self.looming:
            self._fall(flow)
        else:
            flow.pop()

    def _fall(self, flow: Flow[Position]) -> None:
        self.looming = False
        for seat in self.owed:
            self._spare_questions(flow, seat)

    def _roll(self, flow: Flow[Position]) -> dict[int, int]:
        """Everybody concerned."""
        state, places = flow.state, _places(flow.state)
        seats = [seat for seat in state.order if concerned(state, seat, self.icon, places)]
        rolls = {seat: flow.chance.roll(6) for seat in seats}
        for seat, roll in rolls.items():
            flow.say(f"medioevo-event-strike-{self.icon}", seat=seat, roll=roll)
        return rolls

    def _spare_questions(self, flow: Flow[Position], seat: int) -> None:
        """What leaves no choice is done at once, and nothing is owed any more where nothing is left to suffer."""
        while self.owed[seat]:
            choices = list(islice(completions(_ANSWERS[self.icon], flow.state, seat), 2))
            if len(choices) > 1:
                return
            if choices:
                choices[0].apply(flow, seat)
            else:
                self.owed[seat] = 0
