"""M-42: control tokens: where they may go, and those that no military building supports any more: they go back, their
owner choosing which."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, words
from rules.medioevo.data import Place
from rules.medioevo.table.control import controller, hostile_army, token_owner
from rules.medioevo.table.geography import NEAR_BY_LAND
from rules.medioevo.table.phrases import place_label, place_words, places_apart
from rules.medioevo.table.position import Position


def token_sites(position: Position, seat: int, fortress: Place) -> list[Place]:
    """M-42: where the tokens of a military building may go."""
    return [
        place
        for place in position.world.near_by_land[fortress]
        if controller(position, place) in (None, seat)
        and not hostile_army(position, seat, place)
        and token_owner(position, place) is None
    ]


def unsupported(position: Position, seat: int, without: Place | None = None) -> int:
    """M-42: tokens beyond what the adjacent military buildings of their owner support, as many as their levels;
    also as it would be `without` one of them."""
    tokens = [place for place in position.players[seat].control if place != without]
    if not tokens:
        return 0
    fortresses = {
        place: standing.level
        for place in position.buildings
        if (standing := position.building(place, "military")) and controller(position, place) == seat
    }
    return len(tokens) - _supported(tokens, fortresses)


def _supported(tokens: list[Place], fortresses: dict[Place, int]) -> int:
    """The largest number of tokens that can each be given to a building beside it."""
    given: dict[Place, list[Place]] = {fortress: [] for fortress in fortresses}

    def place_token(token: Place, seen: set[Place]) -> bool:
        for fortress in NEAR_BY_LAND[token]:
            if fortress not in given or fortress in seen:
                continue
            seen.add(fortress)
            if len(given[fortress]) < fortresses[fortress]:
                given[fortress].append(token)
                return True
            for other in given[fortress]:
                if place_token(other, seen):
                    given[fortress].remove(other)
                    given[fortress].append(token)
                    return True
        return False

    return sum(place_token(token, set()) for token in tokens)


def _excess(position: Position, seat: int) -> OneOf:
    """The tokens without which fewer would be unsupported."""
    excess = unsupported(position, seat)
    tokens = position.players[seat].control
    return OneOf([place for place in tokens if unsupported(position, seat, without=place) < excess])


class Withdraw(Action, frozen=True, tag="withdraw"):
    """M-42: one control token back from the map."""

    rule = "M-42"

    place: Annotated[Place, Ask(_excess, "M-42", None, place_label, places_apart)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].control.remove(self.place)
        flow.say("medioevo-event-withdraw", places=(self.place,), seat=seat, place=place_words(self.place))


class Withdrawal(Frame, tag="withdrawal"):
    """Everybody with unsupported tokens chooses, all at once."""

    def asks(self, state: Position) -> dict[int, Decision]:
        ask = Decision(prompt=words("medioevo-prompt-withdraw"), actions=(Withdraw,))
        return {seat: ask for seat, _ in state.seated() if unsupported(state, seat)}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


def withdraw_tokens(flow: Flow[Position]) -> bool:
    """Whether somebody has tokens to take back; a frame then asks. Where all must go, they go at once."""
    state = flow.state
    asked = False
    for seat, player in enumerate(state.players):
        if not player.control:
            continue
        excess = unsupported(state, seat)
        if excess and excess == len(player.control):
            for place in list(player.control):
                Withdraw(place).apply(flow, seat)
        elif excess:
            asked = True
    if asked:
        flow.push(Withdrawal())
    return asked
