"""M-71: siege engines, their crews and their targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from rules.core import Action, Amount, Ask, Flow, OneOf, Refusal, Split, Words, words
from rules.medioevo.battle.field import ATTACKER, Fray, army, shelter, the_fray, times, trapped, without, works
from rules.medioevo.data import ENGINE_ROWS, Category, Place, Unit
from rules.medioevo.effects import guises_in, in_force
from rules.medioevo.table import (
    Army,
    Position,
    SiegeEngine,
    Transport,
    army_words,
    batter,
    merge,
    piece_label,
    refuse,
    side_words,
    size,
    thing_label,
    thing_words,
)

MOST_CREW = 3
HIT_UP_TO = 3  # on a d8: engines and archers alike
UNITS = "units"  # the target that is no building


def engines_at(position: Position, fray: Fray, who: int) -> list[SiegeEngine]:
    seat = fray.sides[who].seat
    if seat is None:
        return []
    return [engine for engine in position.players[seat].engines if engine.place == fray.place]


def _may_work(position: Position, fray: Fray, who: int, engine: SiegeEngine) -> bool:
    """M-78: at sea a galley works engines of as many levels as its own, of those that it has aboard."""
    seat = fray.sides[who].seat
    if seat is None or not fray.naval:
        return True
    busy = {*fray.sides[who].now.crews, *fray.sides[who].now.shots} - {engine.id}
    beside = (other for other in engines_at(position, fray, who) if other.aboard == engine.aboard and other.id in busy)
    return sum(other.level for other in beside) + engine.level <= position.players[seat].transport(engine.aboard).level


def _free(position: Position, fray: Fray, who: int, engine: str) -> Army:
    """Units that serve no other engine; at sea those aboard the same galley."""
    left = without(army(position, fray, who), trapped(position, fray, who))
    for other, crew in fray.sides[who].now.crews.items():
        for unit, count in crew.items() if other != engine else ():
            left[unit] = left.get(unit, 0) - count
    seat = fray.sides[who].seat
    if fray.naval and seat is not None:
        left = _aboard(position, fray, seat, engine, left)
    return {unit: count for unit, count in left.items() if count > 0}


def _aboard(position: Position, fray: Fray, seat: int, engine: str, units: Army) -> Army:
    """Of units, those that sail with an engine and serve no other one there. Where some count as others (M-111), their
    number is all that is known."""
    worn = guises_in(position, fray.place, seat) if position.effects else []
    player, crews = position.players[seat], fray.sides[fray.side_of(seat)].now.crews
    galley = player.transport(player.engine(engine).aboard)
    there = {unit: size(galley.troops) for unit in units} if worn else {**galley.troops}
    for other in player.freight(galley):
        for unit, count in crews.get(other.id, {}).items() if other.id != engine else ():
            there[unit] = there.get(unit, 0) - count
    return {unit: min(count, there.get(unit, 0)) for unit, count in units.items()}


def crewable(position: Position, fray: Fray, who: int) -> list[str]:
    engines = engines_at(position, fray, who)
    return [e.id for e in engines if _may_work(position, fray, who, e) and _free(position, fray, who, e.id)]


def _engines(position: Position, seat: int) -> OneOf:
    fray = the_fray(position)
    return OneOf(crewable(position, fray, fray.side_of(seat)))


def _numbers(position: Position, seat: int, engine: str) -> Amount:
    fray = the_fray(position)
    return Amount(1, min(MOST_CREW, size(_free(position, fray, fray.side_of(seat), engine))))


def _crews(position: Position, seat: int, engine: str, count: int) -> Split:
    fray = the_fray(position)
    return Split({**_free(position, fray, fray.side_of(seat), engine)}, count)


def targets_of(position: Position, seat: int, engine: str) -> list[str]:
    """Only the attacker may aim at a building, and only with an engine that harms it."""
    fray = the_fray(position)
    site = position.buildings.get(fray.place, {})
    kind = position.players[seat].engine(engine).kind
    if fray.side_of(seat) != ATTACKER or not site or not ENGINE_ROWS[kind].to_buildings:
        return []
    return [UNITS, *site]


def _targets(position: Position, seat: int, engine: str, *_: object) -> OneOf | None:
    targets = targets_of(position, seat, engine)
    return OneOf(targets) if targets else None


def target_words(position: Position, place: Place, target: str) -> Words:
    category = _category(target)
    standing = position.building(place, category) if category else None
    return thing_words(standing.kind) if standing else words("medioevo-target-units")


def _target_label(position: Position, seat: int, target: str) -> Words:
    return target_words(position, the_fray(position).place, target)


def _no_engine(position: Position, seat: int, engine: object) -> Refusal:
    fray = the_fray(position)
    who, place = fray.side_of(seat), fray.place
    found = next((own for own in engines_at(position, fray, who) if own.id == engine), None)
    if found is None:
        return refuse("M-71", "crew-engine", place)
    if not _may_work(position, fray, who, found):
        return refuse("M-78", "crew-galley", place)
    return refuse("M-71", "crew-nobody", place)


def _no_crew(position: Position, seat: int, engine: str, *values: object) -> Refusal:
    fray = the_fray(position)
    return refuse("M-71", "crew-units", fray.place, most=_numbers(position, seat, engine).hi)


def _no_target(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-71", "target", the_fray(position).place)


class Crew(Action, frozen=True, tag="crew"):
    """M-71: units that work an engine this round; given anew, it replaces the crew that it had."""

    rule = "M-71"
    group = "battle"

    engine: Annotated[str, Ask(_engines, "M-71", _no_engine, piece_label)]
    count: Annotated[int, Ask(_numbers, "M-71", _no_crew)]
    units: Annotated[dict[Unit, int], Ask(_crews, "M-71", _no_crew, thing_label)]
    target: Annotated[str, Ask(_targets, "M-71", _no_target, _target_label)] = UNITS

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if _engines(state, seat):
            return None
        fray = the_fray(state)
        here = [engine.id for engine in engines_at(state, fray, fray.side_of(seat))]
        return _no_engine(state, seat, next(iter(here), None))

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        now = fray.sides[fray.side_of(seat)].now
        now.crews[self.engine] = dict(self.units)
        now.targets.pop(self.engine, None)
        aimed = _category(self.target)
        if aimed:
            now.targets[self.engine] = aimed
        settle_crews(flow.state, fray, fray.side_of(seat))
        thing = thing_words(flow.state.players[seat].engine(self.engine).kind)
        target = target_words(flow.state, fray.place, self.target)
        flow.say("medioevo-event-crew", seat=seat, thing=thing, crew=army_words(self.units), target=target)


def settle_crews(position: Position, fray: Fray, who: int) -> None:
    """Who does nothing but serve engines. M-111: with Machinery a crew fights too, wherever the engine is."""
    now = fray.sides[who].now
    now.crew = {}
    for engine, crew in now.crews.items():
        if not in_force(position, "crew_fights", seat=fray.sides[who].seat, piece=engine):
            merge(now.crew, crew)


def crew_aboard(position: Position, fray: Fray, seat: int, galley: Transport) -> Army:
    """M-71: those of a galley who do nothing but serve its engines."""
    found: Army = {}
    for engine in position.players[seat].freight(galley):
        if not in_force(position, "crew_fights", seat=seat, piece=engine.id):
            merge(found, fray.sides[fray.side_of(seat)].now.crews.get(engine.id, {}))
    return found


def _category(target: str) -> Category | None:
    if target == "civil" or target == "military" or target == "religious":
        return target
    return None


# Shooting


def crew_dice(position: Position, fray: Fray, who: int, engine: SiegeEngine) -> int:
    """One for each of the crew, with card 10 two. Card 52: one more for each use, even where there is no crew."""
    served = size(fray.sides[who].now.crews.get(engine.id, {}))
    if works(position, fray, who, "double_crew", engine.id):
        served *= 2
    more = times(position, fray, who, "more_crew")
    return served + more if more and _may_work(position, fray, who, engine) else served


def hits(rolls: Iterable[int]) -> int:
    return sum(roll <= HIT_UP_TO for roll in rolls)


def shoot(flow: Flow[Position], fray: Fray) -> None:
    """Both sides' engines roll before any damage falls."""
    state = flow.state
    for who, side in enumerate(fray.sides):
        for engine in engines_at(state, fray, who):
            dice = crew_dice(state, fray, who, engine)
            if dice:
                side.now.shots[engine.id] = [flow.chance.roll(8) for _ in range(dice)]


def engine_damage(position: Position, fray: Fray, who: int) -> int:
    """To the units of a side, by the engines of the other; its building may shelter it (M-70)."""
    now = fray.sides[1 - who].now
    engines = (engine for engine in engines_at(position, fray, 1 - who) if engine.id not in now.targets)
    points = sum(hits(now.shots.get(e.id, ())) * ENGINE_ROWS[e.kind].to_units for e in engines)
    return max(0, points - shelter(position, fray, who, "engines"))


def tell_shots(flow: Flow[Position], fray: Fray) -> None:
    for who, side in enumerate(fray.sides):
        for engine in engines_at(flow.state, fray, who):
            rolls = side.now.shots.get(engine.id)
            if rolls:
                thing = thing_words(engine.kind)
                key = "medioevo-event-shots"
                flow.say(key, side=side_words(side.seat), thing=thing, rolls=[*rolls], hits=hits(rolls))


def _of_the_enemy(position: Position, fray: Fray, seat: int) -> bool:
    """What stands at home among rebels, or where one lets guests in, is one's own."""
    return fray.keeper != seat and (fray.keeper is not None or fray.place not in position.home(seat))


def batter_buildings(flow: Flow[Position], fray: Fray) -> None:
    """M-70: nothing lessens damage to buildings; hits on one that has fallen are lost."""
    state = flow.state
    for who, seat, side in fray.players():
        for engine in engines_at(state, fray, who):
            category = side.now.targets.get(engine.id)
            points = hits(side.now.shots.get(engine.id, ())) * ENGINE_ROWS[engine.kind].to_buildings
            if category and points and state.building(fray.place, category):
                batter(flow, fray.place, category, points)
                if not state.building(fray.place, category) and _of_the_enemy(state, fray, seat):
                    state.players[seat].note("building_destroyed", place=fray.place, category=category)
