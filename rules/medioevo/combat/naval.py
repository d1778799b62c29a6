"""M-78: what is different at sea: galleys lend their levels, and those that lose all their units may sink."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.carriage import afloat, berths, cargo
from rules.medioevo.combat.engines import HIT_UP_TO, galley_levels
from rules.medioevo.combat.field import Fray, Sinking, strength
from rules.medioevo.data import Place
from rules.medioevo.phrases import place_words, thing_words
from rules.medioevo.position import Player, Position, SiegeEngine, Transport

BARBARIAN_GALLEY = 1  # its level; it holds any number


def fleet_level(position: Position, fray: Fray, who: int) -> int:
    """The levels of a side's galleys together; none counts on land."""
    seat = fray.sides[who].seat
    if not fray.naval:
        return 0
    return BARBARIAN_GALLEY if seat is None else sum(galley_levels(position.players[seat], fray.place))


def fleet_bonus(fray: Fray, who: int) -> int:
    """The difference, for the stronger fleet, as it was when the round began."""
    return max(0, fray.sides[who].now.fleet - fray.sides[1 - who].now.fleet)


def _galleys(player: Player, place: Place) -> list[Transport]:
    return [t for t in player.transports if t.kind == "galley" and t.place == place]


def man_galleys(position: Position, fray: Fray) -> None:
    """Units spread over their galleys, the largest first, so that each has somebody to lose while they are enough."""
    for who, seat, side in fray.players():
        galleys = _galleys(position.players[seat], fray.place) if fray.naval else []
        galleys.sort(key=lambda galley: -galley.level)
        side.manned = [galley.id for galley in galleys[: strength(position, fray, who)]]


def roll_for_galleys(flow: Flow[Position], fray: Fray) -> None:
    """One die for each galley that has lost all its units; the smallest are the first to."""
    for who, seat, side in fray.players():
        while len(side.manned) > strength(flow.state, fray, who):
            fray.sinking.append(Sinking(seat, side.manned.pop(), flow.chance.roll(8)))


def sink(flow: Flow[Position], fray: Fray) -> None:
    """On 1 to 3 a galley goes down, and with it what it carried."""
    for sinking in fray.sinking:
        player = flow.state.players[sinking.seat]
        galley = player.transport(sinking.galley)
        sunk = sinking.roll <= HIT_UP_TO
        key = "medioevo-event-galley-sinks" if sunk else "medioevo-event-galley-drifts"
        flow.say(
            key,
            places=(fray.place,),
            seat=sinking.seat,
            thing=thing_words(galley.kind),
            level=galley.level,
            roll=sinking.roll,
            place=place_words(fray.place),
        )
        if sunk:
            player.transports.remove(galley)
            drown(player, fray.place)
    fray.sinking.clear()


# What galleys carry


def drown(player: Player, sea: Place) -> None:
    """What finds no place aboard any more is lost."""
    for piece in cargo(player, sea):
        if afloat(player, sea) <= berths(player, sea):
            return
        if isinstance(piece, SiegeEngine):
            player.engines.remove(piece)
        else:
            player.transports.remove(piece)
