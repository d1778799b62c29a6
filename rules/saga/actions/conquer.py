"""S-12: taking a realm at one's own word, where the table plays so."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal
from rules.saga.actions.play import army_label
from rules.saga.data import Colour
from rules.saga.outlook import army_likely, army_outcome
from rules.saga.phrases import no_realm, realm_words, refuse
from rules.saga.playing import can_play, compelled
from rules.saga.position import Position
from rules.saga.powers import needed
from rules.saga.war import beats, conquer


def _targets(position: Position, seat: int) -> OneOf:
    if not position.by_choice or position.conquered or _must_play(position, seat):
        return OneOf(())
    return OneOf([target for target in position.players[seat].armies if beats(position, seat, target)])


def _must_play(position: Position, seat: int) -> bool:
    """Conquest comes after the knight of the turn, if there is one to be played."""
    return not position.played and (can_play(position, seat) or compelled(position, seat))


def _why(position: Position, seat: int, realm: Colour) -> Refusal:
    if unknown := no_realm(realm):
        return unknown
    army, name = position.players[seat].armies.get(realm), realm_words(realm)
    if army is None:
        return refuse("S-12", "conquer-no-army", realm, realm=name)
    if position.realms[realm].owner == seat:
        return refuse("S-12", "conquer-own", realm, realm=name)
    return refuse("S-12", "conquer-weak", realm, realm=name, value=army.value, needed=needed(position, realm))


class Conquer(Action, frozen=True, tag="conquer"):
    """S-12: once a turn, after the knight was played, a realm that an army of one's own beats."""

    rule = "S-12"

    realm: Annotated[Colour, Ask(_targets, "S-12", _why, army_label, outcome=army_outcome, likely=army_likely)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if not state.by_choice:
            return refuse("S-12", "conquer-by-itself")
        if state.conquered:
            return refuse("S-12", "conquer-once")
        if _must_play(state, seat):
            return refuse("S-12", "conquer-play-first")
        return None if _targets(state, seat) else refuse("S-12", "conquer-nothing")

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",) if state.realms[self.realm].owner is not None else ()

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.conquered = True
        conquer(flow, seat, self.realm)
