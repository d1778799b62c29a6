"""M-63, M-64, M-101: transports and engines without an army, and who plunders them."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, Words, words
from rules.medioevo.control import armed
from rules.medioevo.data import Engine, Place, Vehicle
from rules.medioevo.data.pieces import LEVEL_PRICE
from rules.medioevo.deeds import note
from rules.medioevo.diplomacy.wars import may_attack, strike, truce_between
from rules.medioevo.geography import is_sea
from rules.medioevo.phases.combat.column import Column
from rules.medioevo.phases.combat.entry import foes
from rules.medioevo.phrases import place_words, refuse, thing_words
from rules.medioevo.position import Player, Position, SiegeEngine, Transport, top
from rules.medioevo.windows import open_window

CUBE_LOOT = 50  # M-101
_DEED_NAMES: dict[Vehicle | Engine, str] = {
    "wagon": "war_wagon", "galley": "galley", "caravan": "caravan", "ship": "merchant_ship",
    "catapult": "siege", "trebuchet": "siege", "bombard": "siege",
}  # fmt: skip


def pieces_in(player: Player, place: Place) -> list[Transport | SiegeEngine]:
    return [piece for piece in (*player.transports, *player.engines) if piece.place == place]


def loot(piece: Transport | SiegeEngine) -> int:
    """M-84, M-101: half of what it cost, and its cubes."""
    cubes = sum(piece.cargo.values()) if isinstance(piece, Transport) else 0
    return LEVEL_PRICE * piece.level // 2 + CUBE_LOOT * cubes


def lose_pieces(player: Player, place: Place) -> None:
    player.transports = [transport for transport in player.transports if transport.place != place]
    player.engines = [engine for engine in player.engines if engine.place != place]


def rob(flow: Flow[Position], seat: int, victim: int, place: Place) -> None:
    """M-64, M-101: an army plunders all that a player has in a place without an army."""
    state = flow.state
    found = pieces_in(state.players[victim], place)
    strike(flow, seat, victim)
    gain = sum(map(loot, found))
    state.players[seat].florins += gain
    for piece in found:
        note(state, seat, "pillage", what=_DEED_NAMES[piece.kind], owner="player")
    lose_pieces(state.players[victim], place)
    flow.reveal()
    flow.say(
        "medioevo-event-rob",
        places=(place,),
        seat=seat,
        victim_seat=victim,
        place=place_words(place),
        pieces=[thing_words(piece.kind) for piece in found],
        florins=gain,
    )


# An army where such pieces stand: named by their place and owner


def _catches(position: Position, seat: int) -> dict[str, tuple[Place, int]]:
    """Pieces without an army beside one's own units. What stands in land that is being entered is dealt with then."""
    column, found = top(position, Column), dict[str, tuple[Place, int]]()
    for place in position.players[seat].armies:
        if place == column.head and column.contact and not is_sea(place):
            continue
        for other, player in position.seated():
            alone = place not in player.armies and pieces_in(player, place)
            if other != seat and alone and not truce_between(position, seat, other):
                found[f"{place}/{other}"] = (place, other)
    return found


def _prizes(position: Position, seat: int) -> OneOf:
    return OneOf(tuple(_catches(position, seat)))


def _no_prize(position: Position, seat: int, prize: object) -> Refusal:
    return refuse("M-101", "plunder-none")


def _prize_label(position: Position, seat: int, prize: str) -> Words:
    place, _, owner = prize.partition("/")
    return words("medioevo-label-prize", place=place_words(place), seat=int(owner))


class Plunder(Action, frozen=True, tag="plunder"):
    """M-101: an own army takes what another has beside it without an army."""

    rule = "M-101"
    group = "battle"

    prize: Annotated[str, Ask(_prizes, "M-101", _no_prize, _prize_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        place, victim = _catches(flow.state, seat)[self.prize]
        rob(flow, seat, victim, place)


# Such pieces come to an army


class Rob(Action, frozen=True, tag="rob"):
    """M-101: plunder what has come. Without a war it costs honour."""

    rule = "M-101"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        prey = top(flow.state, Prey)
        flow.pop()
        rob(flow, seat, prey.victim, prey.place)


class Relent(Action, frozen=True, tag="relent"):
    """M-101: let it be."""

    rule = "M-101"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        prey = top(flow.state, Prey)
        flow.pop()
        flow.say("medioevo-event-relent", seat=seat, victim_seat=prey.victim, place=place_words(prey.place))


class Prey(Frame, tag="prey"):
    """The owner of an army decides about pieces of a player with whom there is no open war."""

    seat: int
    victim: int
    place: Place

    def asks(self, state: Position) -> dict[int, Decision]:
        if not pieces_in(state.players[self.victim], self.place):
            return {}
        prompt = words("medioevo-prompt-prey", victim_seat=self.victim, place=place_words(self.place))
        return {self.seat: Decision(prompt=prompt, actions=(Rob, Relent))}

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


class Exposure(Frame, tag="exposure"):
    """M-63: pieces without an army have come to one: barbarians and enemies plunder them, others may."""

    victim: int
    place: Place
    seen: bool = False

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        if not self.seen:
            self.seen = True
            open_window(flow, "plunder", place=self.place, involved=(self.victim, *armed(state, self.place)))
            return
        flow.pop()
        if self.place in state.barbarians:
            lose_pieces(state.players[self.victim], self.place)
            flow.say("medioevo-event-lost", places=(self.place,), seat=self.victim, place=place_words(self.place))
            return
        met = foes(state, self.victim, self.place)
        for seat in met:
            if may_attack(state, seat, self.victim):
                rob(flow, seat, self.victim, self.place)
                return
        for seat in reversed([seat for seat in state.order if seat in met]):
            flow.push(Prey(seat=seat, victim=self.victim, place=self.place))
