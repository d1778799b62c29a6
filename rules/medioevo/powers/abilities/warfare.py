"""Warlords, crossbowmen, scientists and gunners in battle (4, 5, 7 to 10, 12, 52)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.combat.archers import AIM, MOST_AIM, aim, lowered, missed, shoot_again
from rules.medioevo.combat.engines import engines_at
from rules.medioevo.combat.field import works
from rules.medioevo.combat.phrases import side_words
from rules.medioevo.combat.rounds import is_preparing
from rules.medioevo.control import controller
from rules.medioevo.phrases import place_words
from rules.medioevo.position import Position
from rules.medioevo.powers.context import battle_of
from rules.medioevo.powers.dice import roll_three
from rules.medioevo.powers.effects import effects, impose, in_force
from rules.medioevo.powers.fighting import BEFORE, lasting, may_prepare, own_battle, tell_effect, the_battle
from rules.medioevo.powers.names import named_seat, seat_name
from rules.medioevo.powers.power import Exercise, Power
from rules.medioevo.powers.rolled import arrows_lie, melee_lies

_BONUS = 2

# Warlords


def _melee_rolled(position: Position, seat: int) -> bool:
    fray = battle_of(position)
    return fray is not None and melee_lies(fray)


def _sides(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([seat_name(side.seat) for side in the_battle(position).sides])


def _add(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    side = next(s for s in the_battle(flow.state).sides if s.seat == named_seat(exercise.target or ""))
    side.now.bonuses["card"] = side.now.bonuses.get("card", 0) + _BONUS
    flow.say("medioevo-event-attack-bonus", seat=seat, bonus=_BONUS, side=side_words(side.seat))


# Crossbowmen


def _arm(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place, count = the_battle(flow.state).place, roll_three(flow, seat)
    impose(flow.state, "extra_archers_1_3", seat, until="round", place=place, count=count)
    flow.say("medioevo-event-more-archers", seat=seat, place=place_words(place), count=count)


def _own_misses(position: Position, seat: int) -> bool:
    """The archers' dice lie, and some of one's own have missed."""
    fray = own_battle(position, seat)
    return fray is not None and arrows_lie(fray) and missed(fray, fray.side_of(seat))


def _may_aim(position: Position, seat: int) -> bool:
    """While a round is prepared, or once the dice lie and it makes a difference."""
    fray = own_battle(position, seat)
    if fray is None:
        return False
    who = fray.side_of(seat)
    if is_preparing(fray):
        return not works(position, fray, who, AIM)
    better, pair = aim(position, fray, who) < MOST_AIM, len(fray.sides[who].now.arrows) > 1
    return better and pair and _own_misses(position, seat)


def _aim(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """Before the volley, or once its dice lie."""
    fray = the_battle(flow.state)
    who = fray.side_of(seat)
    before, now = aim(flow.state, fray, who), fray.sides[who].now
    impose(flow.state, AIM, seat, until="round", place=fray.place)
    if now.arrows:
        now.arrows = lowered(now.arrows, aim(flow.state, fray, who) - before)
        flow.say("medioevo-event-aimed", seat=seat, rolls=[*now.arrows])
    else:
        tell_effect(flow, seat, AIM, fray.place)


def _again(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    fray = the_battle(flow.state)
    shoot_again(flow, fray, fray.side_of(seat))
    rolls = fray.sides[fray.side_of(seat)].now.arrows
    flow.say("medioevo-event-shoot-again", seat=seat, rolls=[*rolls])


# Scientists and gunners


def _idle_engines(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Own engines in the battle whose crew does not count double yet."""
    fray = the_battle(position)
    who = fray.side_of(seat)
    engines = (engine.id for engine in engines_at(position, fray, who))
    return OneOf([name for name in engines if not works(position, fray, who, "siege_crew_double", name)])


def _own_walls(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Land with an own military building, or that counts as having a tower (card 26); also where one is attacked for
    it."""
    fray = battle_of(position)
    held = fray.place if fray is not None and fray.keeper == seat else None
    walled = [place for place, site in position.buildings.items() if "military" in site]
    towers = [effect.place for effect in effects(position, "instant_tower", seat=seat) if effect.place]
    return OneOf(
        [
            place
            for place in dict.fromkeys((*walled, *towers))
            if (place == held or controller(position, place) == seat)
            and not in_force(position, "building_protects_two", seat=seat, place=place)
        ]
    )


def _reinforce(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = exercise.target or ""
    impose(flow.state, "building_protects_two", seat, place=place)
    tell_effect(flow, seat, "building_protects_two", place)


def _with_engines(position: Position, seat: int) -> bool:
    fray = own_battle(position, seat)
    if fray is None or not may_prepare(position, seat):
        return False
    return bool(engines_at(position, fray, fray.side_of(seat)))


def _serve(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = the_battle(flow.state).place
    impose(flow.state, "extra_crew", seat, until="battle", place=place)
    tell_effect(flow, seat, "extra_crew", place)


WAR_ABILITIES: dict[str, Power] = {
    "ability_by_majority":   lasting("ability_by_majority", "battle", free=True),
    "attack_plus_2":         Power(does=_add, moments=("dice",), when=_melee_rolled, target=_sides),
    "extra_archers_1_3":     Power(does=_arm, moments=BEFORE, free=True, when=may_prepare),
    AIM:                     Power(does=_aim, moments=("dice",), free=True, when=_may_aim),
    "archer_reroll":         Power(does=_again, moments=("dice",), when=_own_misses),
    "siege_crew_double":     lasting("siege_crew_double", "round", free=True, target=_idle_engines),
    "building_protects_two": Power(does=_reinforce, moments=BEFORE, free=True, target=_own_walls),
    "extra_crew":            Power(does=_serve, moments=BEFORE, free=True, when=_with_engines),
}  # fmt: skip
