"""T-20, T-22 to T-26: playing an action card."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words
from rules.torres.actions.block import block_likely, block_outcome, say_block
from rules.torres.actions.buy import card_label
from rules.torres.actions.knight import no_placement
from rules.torres.actions.stack import no_stack, stack_label
from rules.torres.cards import EFFECTS, KNIGHT_CARDS, origins, playable, targets, usable
from rules.torres.data import EXTRA, Card
from rules.torres.land import BIT, Square, names
from rules.torres.outlook import gain, points_outcome
from rules.torres.phrases import card_words, no_site, not_yours, off_board, refuse, square_label, squares_near, taken
from rules.torres.position import Position
from rules.torres.view import StepKind, StepView
from rules.torres.ways import splits

# Which card


def _cards(position: Position, seat: int) -> OneOf:
    return OneOf(playable(position, seat))


def _no_card(position: Position, seat: int, card: Card) -> Refusal:
    player = position.players[seat]
    if card not in EFFECTS:
        return refuse("T-4", "card-unknown", card=str(card or "-"))
    if card not in player.hand:
        bought = card in player.bought and position.looks
        return refuse("T-18" if bought else "T-20", "card-fresh" if bought else "card-absent", card=card_words(card))
    return refuse("T-20", "card-idle", card=card_words(card))


# On whom or what


def _origins(position: Position, seat: int, card: Card) -> OneOf | None:
    return None if EFFECTS[card].on is None else OneOf(names(origins(position, seat, card)))


def _no_origin(position: Position, seat: int, card: Card, origin: Square | None) -> Refusal:
    rule = EFFECTS[card].rule
    if EFFECTS[card].on is None:
        return refuse(rule, "card-no-origin", card=card_words(card))
    if absent := off_board(origin):
        return absent
    assert origin is not None
    if card in KNIGHT_CARDS:
        foreign = not_yours(position, rule, seat, origin)
        return foreign or refuse(rule, f"card-{card}", origin, square=origin)
    bit = BIT[origin]
    if somebody := taken(position, rule, bit):
        return somebody
    if not bit & position.towers.footprint:
        return refuse(rule, "shift-ground", origin, square=origin)
    return refuse(rule, "shift-splits" if splits(position.towers, bit) else "card-shift", origin, square=origin)


# Where to


def _targets(position: Position, seat: int, card: Card, origin: Square | None) -> OneOf | None:
    if EFFECTS[card].to is None:
        return None
    return OneOf(names(targets(position, seat, card, BIT[origin] if origin else 0)))


def _no_target(position: Position, seat: int, card: Card, origin: Square | None, target: Square | None) -> Refusal:
    rule = EFFECTS[card].rule
    if EFFECTS[card].to is None:
        return refuse(rule, "card-no-target", card=card_words(card))
    if absent := off_board(target):
        return absent
    assert target is not None
    if somebody := taken(position, rule, BIT[target]):
        return somebody
    if card == "supply":
        return no_site(position, rule, target)
    if card == "relocate":
        others = position.players[seat].knights & ~BIT[origin or ""]
        return no_placement(position, rule, others, target)
    return refuse(rule, f"card-{card}-target", target, origin=origin or "-", target=target)


def _outcome(position: Position, seat: int, card: Card, origin: Square | None, target: Square) -> Words | None:
    if card == "supply":
        return block_outcome(position, seat, target)
    return points_outcome(position, seat, target, origin) if card in KNIGHT_CARDS else None


def _likely(position: Position, seat: int, card: Card, origin: Square | None, target: Square) -> float:
    if card == "supply":
        return block_likely(position, seat, target)
    return gain(position, seat, target, origin) if card in KNIGHT_CARDS else 0


# From which stack


def _stacks(position: Position, seat: int, card: Card, origin: Square | None, target: Square | None) -> OneOf | None:
    if card != "under":
        return None
    stacks = position.players[seat].stacks
    tallest_first = sorted(range(len(stacks)), key=lambda place: -stacks[place])
    return OneOf([place + 1 for place in tallest_first if stacks[place]])


def _no_stack(
    position: Position, seat: int, card: Card, origin: Square | None, target: Square | None, stack: int | None
) -> Refusal:
    none_asked = refuse("T-23", "card-no-stack", card=card_words(card))
    return (no_stack(position, seat, stack) if card == "under" else None) or none_asked


class PlayCard(Action, frozen=True, tag="card"):
    """T-20: one card a turn, for no action point."""

    rule = "T-20"

    card: Annotated[Card, Ask(_cards, "T-20", _no_card, card_label)]
    origin: Annotated[Square | None, Ask(_origins, "T-20", _no_origin, square_label, squares_near)] = None
    target: Annotated[
        Square | None, Ask(_targets, "T-20", _no_target, square_label, squares_near, outcome=_outcome, likely=_likely)
    ] = None
    stack: Annotated[int | None, Ask(_stacks, "T-23", _no_stack, stack_label)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if state.turn.carded:
            return refuse("T-20", "card-twice")
        if not player.hand:
            return refuse("T-20", "card-none")
        return None if any(usable(state, seat, card) for card in player.hand) else refuse("T-20", "card-all-idle")

    def touches(self, state: Position, seat: int) -> Matters:
        return ("card",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        position, player = flow.state, flow.state.players[seat]
        player.hand.remove(self.card)
        player.played.append(self.card)
        position.turn.carded = True
        flow.say("torres-event-card", seat=seat, card=card_words(self.card))
        if self.card in EXTRA:
            position.turn.points += EXTRA[self.card]
            position.note(StepView("extra", amount=EXTRA[self.card]))
        elif self.card == "under":
            self._raise(flow, seat)
        elif self.card == "supply":
            self._build(flow, seat)
        elif self.card == "shift":
            self._shift(flow, seat)
        else:
            self._move(flow, seat)

    def _raise(self, flow: Flow[Position], seat: int) -> None:
        assert self.origin is not None
        assert self.stack is not None
        flow.state.players[seat].stacks[self.stack - 1] -= 1
        flow.state.towers.add(BIT[self.origin])
        flow.state.note(StepView("under", self.origin))
        say_block(flow, seat, self.origin, "under")

    def _build(self, flow: Flow[Position], seat: int) -> None:
        assert self.target is not None
        flow.state.supply -= 1
        flow.state.towers.add(BIT[self.target])
        flow.state.note(StepView("supply", self.target))
        say_block(flow, seat, self.target, "block")

    def _shift(self, flow: Flow[Position], seat: int) -> None:
        assert self.origin is not None
        assert self.target is not None
        flow.state.towers.lift(BIT[self.origin])
        flow.state.towers.add(BIT[self.target])
        flow.state.note(StepView("shift", self.target, self.origin))
        places = (self.origin, self.target)
        flow.say("torres-event-shift", places=places, seat=seat, origin=self.origin, target=self.target)

    def _move(self, flow: Flow[Position], seat: int) -> None:
        assert self.origin is not None
        assert self.target is not None
        position, goal = flow.state, BIT[self.target]
        position.move_knight(seat, BIT[self.origin], goal)
        position.note(StepView(_STEPS[self.card], self.target, self.origin))
        places, level = (self.origin, self.target), position.towers.level(goal)
        flow.say("torres-event-move", places=places, seat=seat, origin=self.origin, target=self.target, level=level)


_STEPS: dict[Card, StepKind] = {
    "climb": "climb",
    "door": "door",
    "diagonal": "diagonal",
    "relocate": "relocate",
    "jump": "jump",
}
