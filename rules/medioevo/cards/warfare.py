"""Warlords, crossbowmen, scientists and gunners in battle (4, 5, 7 to 10, 12, 52)."""

from __future__ import annotations

from rules.core import Flow, OneOf
from rules.medioevo.battle import (
    AIM,
    BEFORE,
    MOST_AIM,
    aim,
    arrows_lie,
    battle_of,
    engines_at,
    is_preparing,
    lasting,
    lowered,
    may_prepare,
    melee_lies,
    missed,
    own_battle,
    shoot_again,
    tell_effect,
    the_battle,
    works,
)
from rules.medioevo.data import EMPIRE_CARDS
from rules.medioevo.effects import IN_BATTLE, Seen, effects, impose, in_force, named_seat, seat_name
from rules.medioevo.powers import Exercise, Power, of_three, throw
from rules.medioevo.table import Position, controller, place_words, side_words

# Warlords


def _melee_rolled(position: Position, seat: int) -> bool:
    fray = battle_of(position)
    return fray is not None and melee_lies(fray)


def _sides(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([seat_name(side.seat) for side in the_battle(position).sides])


def _add(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    side = next(s for s in the_battle(flow.state).sides if s.seat == named_seat(exercise.target or ""))
    bonus = EMPIRE_CARDS[exercise.card or 0].amount
    side.now.bonuses["card"] = side.now.bonuses.get("card", 0) + bonus
    flow.say("medioevo-event-attack-bonus", seat=seat, bonus=bonus, side=side_words(side.seat))


# Crossbowmen


def _arm(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
    place, count = the_battle(flow.state).place, of_three(rolled)
    impose(flow.state, "more_archers", seat, until="round", place=place, count=count)
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
        tell_effect(flow, seat, exercise, fray.place)


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
    return OneOf([name for name in engines if not works(position, fray, who, "double_crew", name)])


def _own_walls(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Land with an own military building, or that counts as having a tower (card 26); also where one is attacked for
    it."""
    fray = battle_of(position)
    held = fray.place if fray is not None and fray.keeper == seat else None
    walled = [place for place, site in position.buildings.items() if "military" in site]
    towers = [effect.place for effect in effects(position, "militia_tower", seat=seat) if effect.place]
    return OneOf(
        [
            place
            for place in dict.fromkeys((*walled, *towers))
            if (place == held or controller(position, place) == seat)
            and not in_force(position, "double_walls", seat=seat, place=place)
        ]
    )


def _reinforce(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = exercise.target or ""
    impose(flow.state, "double_walls", seat, place=place)
    tell_effect(flow, seat, exercise, place)


def _with_engines(position: Position, seat: int) -> bool:
    fray = own_battle(position, seat)
    if fray is None or not may_prepare(position, seat):
        return False
    return bool(engines_at(position, fray, fray.side_of(seat)))


def _serve(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    place = the_battle(flow.state).place
    impose(flow.state, "more_crew", seat, until="battle", place=place)
    tell_effect(flow, seat, exercise, place)


WAR_ABILITIES: dict[str, Power] = {
    "ability_by_majority":    lasting("majority_needed", "battle", free=True, worth=50),
    "attack_bonus":           Power(does=_add, moments=("dice",), when=_melee_rolled, target=_sides),
    "extra_archers":          Power(does=throw(6), falls=_arm, moments=BEFORE, free=True, when=may_prepare, worth=60,
                                    leaves={"more_archers": IN_BATTLE}),
    "archer_roll_bonus":      Power(does=_aim, moments=("dice",), free=True, when=_may_aim, worth=50,
                                    leaves={AIM: IN_BATTLE}),
    "archer_reroll":          Power(does=_again, moments=("dice",), when=_own_misses),
    "siege_crew_double":      lasting("double_crew", "round", free=True, target=_idle_engines, worth=60,
                                      seen=Seen("piece", concern="side")),
    "building_protects_more": Power(does=_reinforce, moments=BEFORE, free=True, target=_own_walls, worth=60,
                                    leaves={"double_walls": Seen(sign="walls", concern="walls")}),
    "extra_crew":             Power(does=_serve, moments=BEFORE, free=True, when=_with_engines, worth=60,
                                    leaves={"more_crew": IN_BATTLE}),
}  # fmt: skip
