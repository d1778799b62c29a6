"""M-40, M-46: technologies, and the Empire card."""

from __future__ import annotations

from typing import Annotated

from rules.core import Ask, Flow, OneOf, Refusal, Words, words
from rules.medioevo.data import COLOURS, LEVELS, Colour, technology_at
from rules.medioevo.economy import Cost, affords, card_price, pay, technology_cost
from rules.medioevo.purchases.basket import Purchase, ahead
from rules.medioevo.purchases.paying import price_outcome
from rules.medioevo.table import Player, Position, refuse, technology_words


def next_level(player: Player, colour: Colour) -> int:
    return player.technology.get(colour, 0) + 1


def _branches(position: Position, seat: int) -> OneOf:
    player = ahead(position, seat).players[seat]
    return OneOf(
        [
            colour
            for colour in COLOURS
            if colour not in player.researched
            and (level := next_level(player, colour)) <= LEVELS
            and affords(player, technology_cost(level))
        ]
    )


def _no_branch(position: Position, seat: int, colour: Colour) -> Refusal:
    player = ahead(position, seat).players[seat]
    if colour in player.researched:
        return refuse("M-40", "research-twice")
    if colour in COLOURS and next_level(player, colour) > LEVELS:
        return refuse("M-40", "research-done")
    return refuse("M-40", "research-poor", florins=player.florins)


def _branch_label(position: Position, seat: int, colour: Colour) -> Words:
    level = next_level(ahead(position, seat).players[seat], colour)
    if level > LEVELS:
        return words(f"medioevo-branch-{colour}")
    return words("medioevo-label-technology", technology=technology_words(colour, level), level=level)


def _worth(position: Position, seat: int, colour: Colour) -> Words | None:
    """What it costs, and what it lets one do."""
    level = next_level(ahead(position, seat).players[seat], colour)
    if level > LEVELS:
        return None
    return price_outcome(position, seat, technology_cost(level), technology_at(colour, level))


class Research(Purchase, frozen=True, tag="research"):
    """M-40: the next technology of a branch, once a turn."""

    rule = "M-40"

    colour: Annotated[Colour, Ask(_branches, "M-40", _no_branch, _branch_label, outcome=_worth)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        level = next_level(player, self.colour)
        florins = pay(player, technology_cost(level))
        player.technology[self.colour] = level
        player.researched.append(self.colour)
        learnt = technology_words(self.colour, level)
        flow.say("medioevo-event-research", seat=seat, technology=learnt, florins=florins)


class Seek(Purchase, frozen=True, tag="seek"):
    """M-46: one Empire card a turn. It is paid and drawn before the lists run."""

    rule = "M-46"

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        return price_outcome(state, seat, Cost(card_price(ahead(state, seat).players[seat])))

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        position = ahead(state, seat)
        player = position.players[seat]
        if player.sought:
            return refuse("M-46", "seek-twice")
        if not position.empire:
            return refuse("M-46", "seek-none")
        return None if card_price(player) <= player.florins else refuse("M-46", "seek-poor", florins=card_price(player))

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        florins = card_price(player)
        player.florins -= florins
        player.sought = True
        flow.say("medioevo-event-seek", seat=seat, florins=florins)
