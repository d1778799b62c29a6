"""M-60 to M-62: one leg of a movement: from where, with what, how many, and where to."""

from __future__ import annotations

from typing import Annotated, Any

from rules.core import Action, Amount, Ask, Flow, Matters, OneOf, Refusal, Some, Split, Words, words
from rules.core.words import Item
from rules.medioevo.battle import ravage
from rules.medioevo.campaign.column import Column
from rules.medioevo.campaign.entry import appeal, barred, contact, foes, target_label, trespassed
from rules.medioevo.campaign.prospects import prospect, staying
from rules.medioevo.campaign.range import (
    FOOT,
    freight,
    loads,
    origins,
    passengers,
    piece_named,
    pieces_at,
    ways,
)
from rules.medioevo.data import Place, Unit
from rules.medioevo.diplomacy import expose, host_of, pacts_of, welcome, without
from rules.medioevo.effects import PASSAGE, follow, in_force, room, ship
from rules.medioevo.table import (
    Pact,
    Position,
    Transport,
    armed,
    army_words,
    galley_words,
    garrison_outcome,
    is_sea,
    place_label,
    place_words,
    places_apart,
    refuse,
    size,
    thing_words,
    top,
)


def _origins(position: Position, seat: int) -> OneOf:
    return OneOf([*origins(position, top(position, Column))])


def _no_origin(position: Position, seat: int, origin: object) -> Refusal:
    head = top(position, Column).head
    if head is not None:
        return refuse("M-60", "march-other", head, place=place_words(head))
    return refuse("M-61", "march-origin")


def _pieces(position: Position, seat: int, origin: Place) -> OneOf:
    return OneOf(pieces_at(position, top(position, Column), origin))


def _no_piece(position: Position, seat: int, origin: Place, piece: object) -> Refusal:
    return refuse("M-61", "march-piece", origin)


def _piece_label(position: Position, seat: int, name: str) -> Words:
    piece = piece_named(position.players[seat], name)
    if piece is None:
        return words("medioevo-label-foot")
    left, places = top(position, Column).left(piece), room(position, piece)
    if isinstance(piece, Transport) and piece.troops:
        return words("medioevo-label-under-sail", galley=galley_words(piece), left=left)
    if isinstance(piece, Transport) or places:
        thing = thing_words(piece.kind)
        return words("medioevo-label-carrier", thing=thing, level=piece.level, room=places, left=left)
    return words("medioevo-label-mover", thing=thing_words(piece.kind), left=left)


def _numbers(position: Position, seat: int, origin: Place, piece: str) -> Amount | None:
    some = loads(position, top(position, Column), origin, piece)
    return Amount(some[0], some[-1]) if some[-1] else None


def _no_number(position: Position, seat: int, origin: Place, piece: str, *values: object) -> Refusal:
    some = loads(position, top(position, Column), origin, piece)
    return refuse("M-61", "march-units", origin, least=some[0], most=some[-1])


def _units(position: Position, seat: int, origin: Place, piece: str, number: int) -> Split | None:
    army = passengers(position, top(position, Column), origin, piece)
    return Split({**army}, number) if number else None


def _unit_label(position: Position, seat: int, unit: Unit) -> Words:
    return thing_words(unit)


def _cargo(
    position: Position, seat: int, origin: Place, piece: str, number: int, units: dict[Unit, int]
) -> Some | None:
    galley = piece_named(position.players[seat], piece)
    if not isinstance(galley, Transport) or galley.kind != "galley":
        return None
    options = freight(position, top(position, Column), galley)
    if is_sea(origin):
        return Some(options, len(options), len(options)) if options else None
    return Some(options, 0, galley.capacity - number) if options and galley.capacity > number else None


def _no_cargo(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-61", "march-cargo")


def _targets(
    position: Position,
    seat: int,
    origin: Place,
    piece: str,
    number: int,
    units: dict[Unit, int],
    cargo: tuple[str, ...],
) -> OneOf:
    return OneOf(tuple(ways(position, top(position, Column), origin, piece, laden=number > 0)))


def _no_target(position: Position, seat: int, *values: object) -> Refusal:
    target, column = values[-1], top(position, Column)
    if isinstance(target, str) and target in position.world.places and barred(position, seat, target):
        return refuse("M-120", "march-truce", target, place=place_words(target))
    if column.head is not None and values[0] != column.head:
        return refuse("M-60", "march-other", column.head, place=place_words(column.head))
    return refuse("M-61", "march-far")


def _target_label(position: Position, seat: int, *values: Any) -> Words:
    *_, number, _units, _cargo, place = values
    return target_label(position, seat, place, laden=number > 0)


def _strength(position: Position, seat: int, origin: Place) -> float:
    return size(position.players[seat].army(origin))


def _staying(position: Position, seat: int, origin: Place, piece: str, number: int) -> Words | None:
    return staying(position, seat, origin, number)


def _prospect(position: Position, seat: int, *values: Any) -> Words | None:
    _, _, _, units, _, place = values
    return prospect(position, seat, place, units)


def _target_likely(position: Position, seat: int, *values: Any) -> float:
    """What one is at war about, then land for the taking, then one's own; last what would be a breach."""
    *_, number, _units, _cargo, place = values
    return appeal(position, seat, place, laden=number > 0)


class March(Action, frozen=True, tag="march"):
    """M-60 to M-62: one leg. The way is the cheapest one past everything that would stop the group."""

    rule = "M-60"
    leads = True

    origin: Annotated[
        Place,
        Ask(_origins, "M-60", _no_origin, place_label, places_apart, outcome=garrison_outcome, likely=_strength),
    ]
    piece: Annotated[str, Ask(_pieces, "M-61", _no_piece, _piece_label)]
    number: Annotated[int, Ask(_numbers, "M-61", _no_number, outcome=_staying)] = 0
    units: Annotated[dict[Unit, int], Ask(_units, "M-61", _no_number, _unit_label)] = {}
    cargo: Annotated[
        tuple[str, ...], Ask(_cargo, "M-61", _no_cargo, _piece_label, nothing="medioevo-nothing-cargo")
    ] = ()
    target: Annotated[
        Place,
        Ask(_targets, "M-61", _no_target, None, places_apart, _target_label, _prospect, _target_likely),
    ] = ""

    def touches(self, state: Position, seat: int) -> Matters:
        """War is where others are met, or land is entered that is theirs."""
        meets = trespassed(state, seat, self.target) is not None or foes(state, seat, self.target)
        return ("border", "war") if self.number > 0 and meets else ("border",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        column = top(state, Column)
        laden = self.number > 0
        cost = ways(state, column, self.origin, self.piece, laden=laden)[self.target]
        meeting = contact(state, seat, self.target, laden=laden)
        owner = trespassed(state, seat, self.target) if laden else None
        self._tell(flow, seat)
        follow(state, seat, self.origin, self.target, self.units)
        if laden:
            welcome(state, seat, self.target, host_of(state, seat, self.target))
        piece = piece_named(player, self.piece)
        galley = piece if isinstance(piece, Transport) and piece.kind == "galley" else None
        column.advance_units(player, self.origin, self.target, self.units, galley)
        left = max(0, column.left(piece) - cost) if piece else 0
        if laden and galley and not is_sea(self.target):
            player.landed.append(self.target)
        if piece:
            column.advance_piece(piece, self.target, min(cost, column.left(piece)))
        for moving in [moving for name in self.cargo if (moving := piece_named(player, name))]:
            assert galley is not None
            column.advance_piece(moving, self.target)
            ship(moving, galley)
        if meeting and (column.contact is None or column.contact == "prey"):
            column.contact, column.owner = meeting, owner
        if column.contact and laden:
            column.march = left if column.march is None else min(left, column.march)
        column.head = self.target
        relay = column.going_on(self.origin)
        if relay is not None:
            relay.left -= self.number
        if meeting == "horde" and column.contact and in_force(state, PASSAGE, seat=seat, place=self.target):
            column.divide(self.number)  # M-111: all may go on; who stays meets a horde after all
        if self.origin in state.barbarians and not armed(state, self.origin):
            ravage(flow, self.origin)

    def show_rights(self, flow: Flow[Position], seat: int) -> None:
        """M-121: a secret pact without which this leg would lead elsewhere can be seen at work."""
        state = flow.state
        own = pacts_of(state, seat) if state.pacts else ()
        for pact in [pact for pact in own if pact.secret and (pact.covers("passage") or pact.directives)]:
            if self._outlook(state, seat, state.pacts) != self._outlook(state, seat, without(state, pact)):
                expose(flow, pact)

    def _outlook(self, state: Position, seat: int, pacts: list[Pact]) -> tuple[object, ...]:
        """What the leg costs, whom it leads to and as whose guests, were these the pacts in force."""
        laden, real = self.number > 0, state.pacts
        state.pacts = pacts
        cost = ways(state, top(state, Column), self.origin, self.piece, laden=laden).get(self.target)
        meeting = contact(state, seat, self.target, laden=laden), foes(state, seat, self.target)
        host = host_of(state, seat, self.target) if laden else None
        state.pacts = real
        return cost, meeting, host

    def _tell(self, flow: Flow[Position], seat: int) -> None:
        state = flow.state
        names = [name for name in (self.piece, *self.cargo) if name != FOOT]
        pieces = [piece for name in names if (piece := piece_named(state.players[seat], name))]
        group: list[Item] = [thing_words(piece.kind) for piece in pieces]
        flow.say(
            "medioevo-event-march",
            places=(self.origin, self.target),
            seat=seat,
            origin=place_words(self.origin),
            target=place_words(self.target),
            group=[*group, *army_words(self.units)],
        )
