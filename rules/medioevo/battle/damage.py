"""M-71, M-75, M-76, M-81: damage of a battle, assigned by the owner of the army that takes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, Refusal, Split, Words, words
from rules.medioevo.battle.engines import crew_aboard
from rules.medioevo.battle.field import Blow, Cause, Fray, afield, army, retrap, the_fray, without
from rules.medioevo.data import CAPTAINS, UNIT_ROWS, Unit
from rules.medioevo.effects import bearer, count_as, guises_in, take_off
from rules.medioevo.table import (
    UNIT_NAMED,
    Army,
    Position,
    army_words,
    by_kind,
    discharge,
    enlist,
    hired_losses,
    losses_outcome,
    manned_galleys,
    merge,
    place_words,
    read_troop,
    refuse,
    side_words,
    size,
    toughness,
    troop_label,
    troop_name,
    worth_of,
    wound,
    wound_guest,
)

_DEALT_BY: dict[Cause, str] = {"engines": "siege", "archers": "archers", "melee": "melee"}  # in the turn's record
# M-71, M-85: the order in which barbarians go; Promotion may have made others of them.
_BARBARIANS_GO: tuple[Unit, ...] = ("light", "archer", "heavy", "cavalry", *CAPTAINS)


def owe(fray: Fray, who: int, points: int, by: Cause, *, captures: bool = False) -> None:
    if points > 0:
        fray.sides[who].now.blows.append(Blow(points, by, captures))


def owed(fray: Fray, who: int) -> int:
    return sum(blow.points for blow in fray.sides[who].now.blows)


def targets(position: Position, fray: Fray, who: int) -> Army:
    """The units of a side that damage may fall on. M-71: crews suffer only when nobody else is left."""
    return afield(position, fray, who) or army(position, fray, who)


def exposed(position: Position, fray: Fray, who: int) -> dict[str, int]:
    """The units that damage may fall on, by their names: at sea those of each galley (M-61), unless some count as
    others (M-111)."""
    hit, seat = targets(position, fray, who), fray.sides[who].seat
    galleys = manned_galleys(position.players[seat], fray.place) if seat is not None else []
    if seat is None or not galleys or (position.effects and guises_in(position, fray.place, seat)):
        return {**hit}
    all_crew = not afield(position, fray, who)
    found = {
        troop_name(galley, unit): count
        for galley in galleys
        for unit, count in without(galley.troops, {} if all_crew else crew_aboard(position, fray, seat, galley)).items()
    }
    return found if by_kind(found) == hit else {**hit}


def _tough(position: Position, fray: Fray, who: int) -> bool:
    return any(toughness(unit, outright=fray.naval) > 1 for unit in targets(position, fray, who))


def has_choice(position: Position, fray: Fray, who: int) -> bool:
    """Whether the next blow can be borne in more than one way."""
    hit = targets(position, fray, who)
    points = fray.sides[who].now.blows[0].points
    if points >= sum(count * toughness(unit, outright=fray.naval) for unit, count in hit.items()):
        return False
    return len(exposed(position, fray, who)) > 1 or (_tough(position, fray, who) and min(points, size(hit)) > 1)


# The owner's choice


def _points(position: Position, seat: int) -> Amount | None:
    """How much to share out now, each point on another unit. Asked only where a unit may take more than one."""
    fray = the_fray(position)
    who = fray.side_of(seat)
    points = min(fray.sides[who].now.blows[0].points, size(targets(position, fray, who)))
    return Amount(1, points) if points > 1 and _tough(position, fray, who) else None


def _losses(position: Position, seat: int, points: int) -> Split:
    fray = the_fray(position)
    who = fray.side_of(seat)
    hit = exposed(position, fray, who)
    return Split(hit, points or min(fray.sides[who].now.blows[0].points, sum(hit.values())))


def _no_losses(position: Position, seat: int, *values: object) -> Refusal:
    fray = the_fray(position)
    return refuse("M-76", "bear", fray.place, points=owed(fray, fray.side_of(seat)))


def _loss(position: Position, seat: int, points: int, losses: dict[str, int]) -> Words:
    return losses_outcome(position, seat, losses)


def _cheapest(position: Position, seat: int, points: int, losses: dict[str, int]) -> float:
    return -worth_of(losses)


class Bear(Action, frozen=True, tag="bear"):
    """M-76: who takes the damage, one point each; what is left over is asked again. No points given: all of them."""

    rule = "M-76"
    group = "battle"

    points: Annotated[int, Ask(_points, "M-76", _no_losses)] = 0
    losses: Annotated[
        dict[str, int], Ask(_losses, "M-76", _no_losses, troop_label, outcome=_loss, likely=_cheapest)
    ] = {}

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        hurt(flow, fray, fray.side_of(seat), self.losses)


# What damage does


def hurt(flow: Flow[Position], fray: Fray, who: int, losses: Mapping[str, int]) -> Army:
    """One point on each of these units, as they are named, off the next blow; what is left of them."""
    side, blow = fray.sides[who], fray.sides[who].now.blows[0]
    all_crew = not afield(flow.state, fray, who)
    hired = {} if side.seat is None else dict(flow.state.players[side.seat].hired.get(fray.place, {}))
    gone: Army = {}
    kept: Army = {}
    for name, count in losses.items():
        for _ in range(count):
            piece, left = _hit(flow.state, fray, who, name)
            if left is None:
                enlist(gone, piece)
            else:
                enlist(kept, left)
    side.fallen += size(gone)
    if all_crew:
        side.now.crew = dict(army(flow.state, fray, who))
    blow.points -= sum(losses.values())
    if not blow.points:
        side.now.blows.pop(0)
    where = place_words(fray.place)
    key = "medioevo-event-battle-losses"
    flow.say(key, places=(fray.place,), side=side_words(side.seat), place=where, losses=army_words(by_kind(losses)))
    own = dict(gone)
    if hired and side.seat is not None:  # barbarians are nobody's prisoners, and nobody buys them again
        for unit, count in hired_losses(flow.state.players[side.seat], fray.place, hired).items():
            if count:
                discharge(own, unit, count)
    merge(side.now.lost, own)
    _remember(flow, fray, who, gone, own, blow)
    return kept


def _hit(position: Position, fray: Fray, who: int, name: str) -> tuple[Unit, Unit | None]:
    """One point on a unit: the piece that it is, and what it counts as now; None: it is gone. M-111: a unit that counts
    as another suffers as such, and needs no piece in reserve for it."""
    seat, place = fray.sides[who].seat, fray.place
    galley, unit = (None, UNIT_NAMED[name]) if seat is None else read_troop(position.players[seat], name)
    piece, guise = bearer(position, place, seat, unit)
    left: Unit | None = None
    lessens = bool(UNIT_ROWS[unit].becomes) and not fray.naval
    if guise is None and seat is not None:
        left = wound(position, seat, place, unit, galley, outright=fray.naval)
    elif guise is None and lessens:
        left = wound_guest(position, place, unit)
    elif guise is not None and lessens:
        left = UNIT_ROWS[unit].becomes[0]
        count_as(position, place, seat, unit, left, guise.seat)
    else:
        take_off(position, place, seat, unit)
    if position.effects:
        retrap(position, fray, who, unit, left)
    return piece, left


def smite(flow: Flow[Position], fray: Fray, who: int, aimed: Army) -> None:
    """M-111: Tactics. Points on a kind of unit strike one of them until it is gone, then the next."""
    for unit, points in aimed.items():
        struck = unit
        for _ in range(points):
            hit = targets(flow.state, fray, who)
            struck = struck if struck in hit else unit
            if struck in hit and fray.sides[who].now.blows:
                struck = next(iter(hurt(flow, fray, who, {struck: 1})), unit)


def _remember(flow: Flow[Position], fray: Fray, who: int, gone: Army, own: Army, blow: Blow) -> None:
    """M-81: prisoners go to their captor, captured barbarians to the supply. M-51: deeds of the other side. `own`:
    those of the gone who were no hired barbarians."""
    loser, enemy = fray.sides[who].seat, fray.sides[1 - who]
    gone = own if blow.captures else gone
    if enemy.seat is None or not gone:
        return
    taken = own if blow.captures else _jailed(own, blow)
    killed = size(gone) - size(taken)
    if killed and blow.by in _DEALT_BY:
        versus = "barbarian" if loser is None else "player"
        flow.state.players[enemy.seat].note("units_destroyed", killed, by=_DEALT_BY[blow.by], vs=versus)
    if not taken:
        return
    flow.state.players[enemy.seat].note("units_captured", size(taken))
    captor = words("medioevo-side-player", seat=enemy.seat)
    flow.say("medioevo-event-captured", places=(fray.place,), side=captor, units=army_words(taken))
    if loser is not None:
        merge(enemy.captives, taken)
        merge(flow.state.players[enemy.seat].prisoners.setdefault(loser, {}), taken)


def _jailed(gone: Army, blow: Blow) -> Army:
    """Card 39: the best of those whom the damage removes are taken instead."""
    taken: Army = {}
    if blow.jailed:
        for unit in sorted(gone, key=lambda unit: -UNIT_ROWS[unit].florins):
            share = min(gone[unit], blow.jailed)
            if share:
                enlist(taken, unit, share)
                blow.jailed -= share
    return taken


# Asking


def suffering(position: Position, fray: Fray) -> dict[int, Decision]:
    return {
        seat: Decision(prompt=words("medioevo-prompt-bear", points=side.now.blows[0].points), actions=(Bear,))
        for who, seat, side in fray.players()
        if side.now.blows and has_choice(position, fray, who)
    }


def bear_what_must_be(flow: Flow[Position], fray: Fray) -> bool:
    """Damage that leaves no choice falls at once; whether somebody is left to be asked."""
    for who, side in enumerate(fray.sides):
        while side.now.blows and army(flow.state, fray, who):
            if side.seat is not None and has_choice(flow.state, fray, who):
                break
            hurt(flow, fray, who, {**_inevitable(flow.state, fray, who)})
        if not army(flow.state, fray, who):
            side.now.blows.clear()
    return any(side.now.blows for side in fray.sides)


def _inevitable(position: Position, fray: Fray, who: int) -> Army:
    """One point each. M-71, M-85: of barbarians light infantry goes first, then archers, then captains."""
    hit, points = targets(position, fray, who), fray.sides[who].now.blows[0].points
    losses: Army = {}
    for unit in _BARBARIANS_GO if fray.sides[who].seat is None else hit:
        share = min(hit.get(unit, 0), points - size(losses))
        if share:
            losses[unit] = share
    return losses
