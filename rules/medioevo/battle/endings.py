"""M-77 to M-84, M-86, M-95, M-125: how a round and a battle end, what the end is worth, and an army that takes land:
the honour of it, and what becomes of what stands there."""

from __future__ import annotations

from rules.core import Flow
from rules.medioevo.battle.field import ATTACKER, DEFENDER, Fray, Side, army, called_off, works
from rules.medioevo.battle.plunder import ravage
from rules.medioevo.battle.retreat import move_off
from rules.medioevo.battle.spoils import Spoils, take_spoils
from rules.medioevo.data import JERUSALEM, ROME, TERRITORIES, Place
from rules.medioevo.economy import promise_rebuy
from rules.medioevo.effects import berths_free, expire_effects, leaving_forbidden
from rules.medioevo.table import (
    Fact,
    Position,
    armed,
    award,
    bleed,
    claimant,
    discharge,
    place_words,
    send_back,
    side_words,
    size,
    visits,
)

AREA_HONOUR = 1
BUILDING_HONOUR = 1  # for each level
HOLY_CITIES = (ROME, JERUSALEM)
HOLY_HONOUR = 2


def conquest_honour(position: Position, seat: int, place: Place) -> dict[str, int]:
    """M-125: by reason. Nothing without an area, for own home land, nor twice in a turn for the same land."""
    again = position.conquests.get(place) == position.turn
    if not TERRITORIES[place].area or place in position.home(seat) or again:
        return {}
    levels = sum(standing.level for standing in position.buildings.get(place, {}).values())
    honour = {"conquest": AREA_HONOUR, "conquered-buildings": BUILDING_HONOUR * levels}
    if place in HOLY_CITIES and place not in position.conquests:
        honour["holy-city"] = HOLY_HONOUR
    return {reason: points for reason, points in honour.items() if points}


def conquer(flow: Flow[Position], seat: int, place: Place) -> None:
    """The units of `seat` are alone in `place`, which was without units and another's or nobody's until now."""
    holder = claimant(flow.state, place)
    occupy(flow, seat, place, None if holder == seat else holder)


def occupy(flow: Flow[Position], seat: int, place: Place, loser: int | None) -> None:
    """An army takes land from `loser`; None: from barbarians."""
    state = flow.state
    send_back(flow, place)
    flow.say("medioevo-event-conquer", places=(place,), seat=seat, place=place_words(place))
    for reason, points in conquest_honour(state, seat, place).items():
        award(flow, seat, points, reason)
    if place not in state.home(seat):
        state.conquests[place] = state.turn
    if loser is not None and place in state.home(loser):
        bleed(flow, loser)
    facts: dict[str, Fact] = {
        "place": place,
        "from": "barbarian" if loser is None else "player",
        "inhabited": TERRITORIES[place].area is not None,
        "by_sea": place in state.players[seat].landed,
    }
    state.players[seat].note("conquer", 1, **facts)
    take_spoils(flow, seat, place, loser, land=True)


GREAT_ARMY = 5


def judge(flow: Flow[Position], fray: Fray) -> bool:
    """After a round: whether there is another one. If not, the battle is off the stack and its end is settled."""
    free_captives(flow, fray)
    _nurse(flow.state, fray)
    expire_effects(flow.state, "round", fray.place)
    flow.show()
    alive = [bool(army(flow.state, fray, who)) for who in (ATTACKER, DEFENDER)]
    if fray.fleeing is not None and alive[ATTACKER] and not _held_back(flow, fray):
        _flee(flow, fray)
        return False
    if all(alive) and not called_off(flow.state, fray):
        return True
    _leave(flow, fray)
    if all(alive):
        cease(flow, fray)
    else:
        _finish(flow, fray, next((who for who in (ATTACKER, DEFENDER) if alive[who]), None))
    return False


def _held_back(flow: Flow[Position], fray: Fray) -> bool:
    """Card 3: a Bishop may forbid to leave when the flight has been declared."""
    if not leaving_forbidden(flow.state, fray.place):
        return False
    assert fray.attacker is not None
    fray.fleeing = None
    flow.say("medioevo-event-march-stopped", places=(fray.place,), seat=fray.attacker, place=place_words(fray.place))
    return True


def _leave(flow: Flow[Position], fray: Fray) -> None:
    """The battle is over, and with it what powers did for it."""
    flow.pop()
    expire_effects(flow.state, "battle", fray.place)


def _nurse(position: Position, fray: Fray) -> None:
    """Card 28: those lost in the round may come back for half the price."""
    for who, seat, side in fray.players():
        if works(position, fray, who, "nursed"):
            promise_rebuy(position, seat, side.now.lost)


def cease(flow: Flow[Position], fray: Fray) -> None:
    """M-86: opponents stay together."""
    flow.say("medioevo-event-battle-stopped", places=(fray.place,), place=place_words(fray.place))


def free_captives(flow: Flow[Position], fray: Fray) -> None:
    """M-81: with all captors dead, those whom they took in this battle are free again; at sea, if they find room."""
    state = flow.state
    for who, seat, side in fray.players():
        owner = fray.sides[1 - who].seat
        if not side.captives or army(state, fray, who) or owner is None or fray.yielded == who:
            continue
        player, held = state.players[owner], state.players[seat].prisoners[owner]
        for unit, count in side.captives.items():
            discharge(held, unit, count)
            room = berths_free(player, fray.place) if fray.naval else count
            if min(count, room) > 0:
                player.station(fray.place, unit, min(count, room))
                fray.sides[1 - who].fallen -= min(count, room)
        if not held:
            del state.players[seat].prisoners[owner]
        state.players[seat].note("units_captured", -size(side.captives))  # M-51: it was no capture after all
        side.captives.clear()
        flow.say("medioevo-event-captives-freed", places=(fray.place,), seat=owner, place=place_words(fray.place))


# The end


def _flee(flow: Flow[Position], fray: Fray) -> None:
    """M-79: the army has fled even if nobody is left to chase it."""
    move_off(flow, fray)
    _leave(flow, fray)
    _finish(flow, fray, DEFENDER if army(flow.state, fray, DEFENDER) else None, fled=True)


def _finish(flow: Flow[Position], fray: Fray, winner: int | None, *, fled: bool = False) -> None:
    where = place_words(fray.place)
    if winner is None:
        flow.say("medioevo-event-battle-nobody", places=(fray.place,), place=where)
    else:
        side = side_words(fray.sides[winner].seat)
        flow.say("medioevo-event-battle-won", places=(fray.place,), side=side, place=where)
        _praise(flow, fray, winner, destroyed=not fled and fray.yielded is None)
    _blame(flow, fray, winner)
    if winner is not None:
        _reap(flow, fray, winner)


def _praise(flow: Flow[Position], fray: Fray, winner: int, *, destroyed: bool) -> None:
    """M-125: a great army destroyed or captured, a rebellion at home put down."""
    side, other = fray.sides[winner], fray.sides[1 - winner]
    if side.seat is None or not other.start:
        return
    at_home = fray.place in flow.state.home(side.seat)
    _record(flow.state, fray, side, other, home=at_home)
    if destroyed and size(other.start) >= GREAT_ARMY:
        award(flow, side.seat, 1, "great-army")
    if other.seat is None and at_home:
        flow.state.players[side.seat].note("rebellion_suppressed", place=fray.place)
        award(flow, side.seat, 1, "rebellion")


def _record(position: Position, fray: Fray, side: Side, other: Side, *, home: bool) -> None:
    """M-51: what objectives may ask about a battle that was won."""
    assert side.seat is not None
    position.players[side.seat].note(
        "battle_won",
        vs="barbarian" if other.seat is None else "player",
        enemy_units=size(other.start),
        outnumbered=size(side.start) < size(other.start),
        no_loss=not side.fallen,
        naval=fray.naval,
        home=home,
        place=fray.place,
    )


def _blame(flow: Flow[Position], fray: Fray, winner: int | None) -> None:
    """M-125: all dead or fled before barbarians."""
    for who, seat, side in fray.players():
        if who != winner and side.start and fray.sides[1 - who].seat is None:
            award(flow, seat, -1, "barbarians")


def _reap(flow: Flow[Position], fray: Fray, winner: int) -> None:
    """M-84: land is conquered by attackers who are alone in it; either victor has what the loser left behind. M-95:
    barbarians plunder where they are alone."""
    state, place = flow.state, fray.place
    victor, loser = fray.sides[winner].seat, fray.sides[1 - winner].seat
    if victor is None:
        if not armed(state, place):
            ravage(flow, place, fray.keeper)
    elif winner == ATTACKER and fray.keeper != victor and not fray.naval and _alone(state, victor, place):
        occupy(flow, victor, place, loser if fray.keeper is None else fray.keeper)
        if fray.keeper not in (None, loser):  # what their guests have left behind
            take_spoils(flow, victor, place, loser, land=False)
    else:
        take_spoils(flow, victor, place, loser, land=False)
    for frame in state.stack:
        if isinstance(frame, Spoils) and frame.place == place and frame.seat == victor:
            frame.entrusted = fray.sides[winner].entrusted


def _alone(position: Position, seat: int, place: Place) -> bool:
    alone = armed(position, place) == [seat] and place not in position.barbarians
    return alone and not visits(position, seat, place)
