"""A battle as it stands: two sides in one place, and what each has chosen, rolled and still has to suffer.

The armies themselves stand on the map. A side is named by its index, the attacker first; `Battle` adds the steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from rules.medioevo.battle.values import Melee
from rules.medioevo.data import Category, Die, Place, Unit, UnitType
from rules.medioevo.diplomacy import at_war, truce_between
from rules.medioevo.effects import counted, effects, impose, in_force, joined, lift, seat_name, take_off
from rules.medioevo.powers import Rolling, order_of, under
from rules.medioevo.table import Army, EffectKind, Position, is_sea, size, top

ATTACKER, DEFENDER = 0, 1
TRAPPED: Final = "trapped"

Attack = Literal["engines", "archers", "melee"]  # M-70: what a military building may protect from
ATTACKS: tuple[Attack, ...] = ("engines", "archers", "melee")
Cause = Literal["engines", "archers", "melee", "casualties"]
Terms = Literal["yield", "demand"]  # M-80: lay down one's own arms, or ask the other to
Part: TypeAlias = "tuple[str, int]"  # of a value: what it is, and how much of it


class Blow(Struct):
    """Damage that a side has to assign. `captures`: units that it removes become prisoners (M-81); `jailed`: so many
    of them do (card 39)."""

    points: int
    by: Cause
    captures: bool = False
    jailed: int = 0


class Stance(Struct):
    """What one side does and suffers in one round."""

    ready: bool = False
    routine: bool = False  # M-87: all but the dice is left to orders, also in the rounds to come
    terms: Terms | None = None  # M-80: offered and not answered yet
    offered: bool = False
    fleet: int = 0  # M-78: levels of galleys; those that sink count until the round is over
    protection: Attack | None = None
    also: Attack | None = None  # card 12: a second one
    crews: dict[str, Army] = {}  # by engine, as they were assigned
    targets: dict[str, Category] = {}  # M-71: engines aimed at buildings
    crew: Army = {}  # all who do nothing but serve engines, as they are now
    shots: dict[str, list[int]] = {}
    uses: list[str] | None = None  # M-73: of captains; None: not declared yet
    arrows: list[int] = []
    abilities: dict[UnitType, int] = {}  # M-72: as step 3 found them
    sacrificed: int | None = None  # None: not decided yet
    first: dict[Die, int] = {}
    dice: dict[Die, int] = {}
    rerolled: list[Die] | None = None  # None: not decided yet
    bonuses: dict[str, int] = {}  # M-74: to the attack, by what they come from
    attack: list[Part] = []  # as compared
    casualties: list[Part] = []
    damage: list[Part] = []
    blows: list[Blow] = []  # still to be assigned
    delayed: list[Blow] = []  # card 29: to be assigned when the round ends
    lost: Army = {}  # pieces, to whatever


class Side(Struct, kw_only=True):
    """One side through the whole battle. `seat` None: barbarians."""

    seat: int | None
    start: Army = {}
    capture: bool = False
    entrusted: bool = False  # M-87: fought by orders
    captives: Army = {}  # taken in this battle
    fallen: int = 0  # units lost in this battle, to whatever
    manned: list[str] = []  # M-78: galleys with units aboard, the largest first
    now: Stance = field(default_factory=Stance)
    before: Stance | None = None  # in the round before


class Sinking(Struct):
    """M-78: a galley that has lost all its units, and its die."""

    seat: int
    galley: str
    roll: int


class Fray(Rolling):
    """Opponents share a place. `attacker` and `defender` are seats; None stands for the barbarians."""

    place: Place
    attacker: int | None
    defender: int | None
    march: int = 0  # M-79: movement points that the attackers had left on entering
    keeper: int | None = None  # M-70: who controlled the land and keeps the protection of its building
    sides: list[Side] = []
    round: int = 0
    at: str = "muster"  # the step that asks or comes next, by its name
    stopped: bool = False  # M-86: after this round
    yielded: int | None = None  # M-80: the side that laid down its arms
    fleeing: Place | None = None  # M-79
    cost: int = 0  # movement points of the flight
    melee: Melee | None = None  # of this round
    last: Melee | None = None  # of the round before
    extra: int | None = None  # M-75: superiority spent on damage; None: not decided yet
    sinking: list[Sinking] = []

    @property
    def naval(self) -> bool:
        """M-78; a docked galley is on land."""
        return is_sea(self.place)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(side.seat for side in self.sides if side.seat is not None)

    def led_by_habit(self, state: Position, seat: int) -> bool:
        """M-87: whether orders lead a side and leave cards and technologies to its habits."""
        led = any(side.seat == seat and side.entrusted for side in self.sides)
        return led and order_of(state.players[seat], "powers") == "habits"

    def at_stake(self, state: Position, seat: int) -> int | None:
        """Points of damage that a side is about to take."""
        blows = self.sides[self.side_of(seat)].now.blows if seat in self.seats else []
        return sum(blow.points for blow in blows) if blows else None

    def side_of(self, seat: int) -> int:
        return ATTACKER if self.sides[ATTACKER].seat == seat else DEFENDER

    def players(self) -> Iterator[tuple[int, int, Side]]:
        """The sides that are players: index, seat, side."""
        for who, side in enumerate(self.sides):
            if side.seat is not None:
                yield who, side.seat, side


def the_fray(position: Position) -> Fray:
    """The battle that asks now."""
    return top(position, Fray)


def battle_of(position: Position) -> Fray | None:
    """The battle under way, beneath windows and turned cards."""
    return under(position, Fray)


def reconciled(position: Position, fray: Fray) -> bool:
    """M-120: those who fight have agreed on peace or an armistice."""
    if len(fray.seats) < len(fray.sides):
        return False
    one, other = fray.seats
    return truce_between(position, one, other) or not at_war(position, one, other)


def called_off(position: Position, fray: Fray) -> bool:
    """M-86: the battle is over after its round, and both sides stay."""
    return fray.stopped or reconciled(position, fray)


def works(position: Position, fray: Fray, who: int, kind: EffectKind, piece: str | None = None) -> bool:
    """Whether a power works for a side in this battle."""
    seat = fray.sides[who].seat
    return seat is not None and in_force(position, kind, seat=seat, place=fray.place, piece=piece)


def times(position: Position, fray: Fray, who: int, kind: EffectKind) -> int:
    """How often it does: a Bard may have let a card work once more."""
    seat = fray.sides[who].seat
    return len(effects(position, kind, seat=seat, place=fray.place)) if position.effects and seat is not None else 0


def army(position: Position, fray: Fray, who: int) -> Army:
    """All units of a side as they count, crews among them."""
    return counted(position, fray.place, fray.sides[who].seat)


def afield(position: Position, fray: Fray, who: int) -> Army:
    """M-71: the units that serve no engine."""
    crew = fray.sides[who].now.crew
    if not crew:
        return {**army(position, fray, who)}
    left: Army = {unit: count - crew.get(unit, 0) for unit, count in army(position, fray, who).items()}
    return {unit: count for unit, count in left.items() if count > 0}


def fighters(position: Position, fray: Fray, who: int) -> Army:
    """M-71: the units in the mêlée; crews do nothing else in the round. Card 18: nor do the trapped do anything."""
    found = afield(position, fray, who)
    return without(found, trapped(position, fray, who)) if position.effects else found


def strength(position: Position, fray: Fray, who: int) -> int:
    return size(army(position, fray, who))


def fit(position: Position, fray: Fray, who: int) -> int:
    """The strength that counts where armies are compared: not that of the trapped."""
    return strength(position, fray, who) - size(trapped(position, fray, who))


def settled(position: Position, fray: Fray) -> bool:
    """Whether a side has nobody left."""
    return not (army(position, fray, ATTACKER) and army(position, fray, DEFENDER))


# Card 18


def without(units: Army, others: Army) -> Army:
    left: Army = {unit: count - others.get(unit, 0) for unit, count in units.items()}
    return {unit: count for unit, count in left.items() if count > 0}


def trapped(position: Position, fray: Fray, who: int) -> Army:
    """Units of a side that others have put out of action for the battle."""
    if not in_force(position, TRAPPED, place=fray.place):
        return {}
    owner, units = seat_name(fray.sides[who].seat), army(position, fray, who)
    caught: Army = {}
    for unit, count in units.items():
        number = len(effects(position, TRAPPED, place=fray.place, piece=joined(owner, unit)))
        if number:
            caught[unit] = min(number, count)
    return caught


def trap(position: Position, fray: Fray, who: int, unit: Unit, by: int) -> None:
    owner = seat_name(fray.sides[who].seat)
    impose(position, TRAPPED, by, until="battle", place=fray.place, piece=joined(owner, unit))


def retrap(position: Position, fray: Fray, who: int, unit: Unit, left: Unit | None) -> None:
    """A trapped unit is gone, or counts as another. Who has to give up one of its kind gives up the trapped."""
    owner = seat_name(fray.sides[who].seat)
    for effect in effects(position, TRAPPED, place=fray.place, piece=joined(owner, unit))[:1]:
        lift(position, effect)
        if left is not None:
            trap(position, fray, who, left, effect.seat)


def give_up(position: Position, fray: Fray, who: int, unit: Unit) -> Unit:
    """A unit leaves the battle for good; the piece that it was."""
    piece = take_off(position, fray.place, fray.sides[who].seat, unit)
    fray.sides[who].fallen += 1
    retrap(position, fray, who, unit, None)
    return piece


# M-70: walls


def walls(position: Position, fray: Fray) -> int:
    """The level of the military building. Card 26: the land counts as having a tower, or one level more."""
    building = position.building(fray.place, "military")
    raised = fray.keeper is not None and in_force(position, "militia_tower", seat=fray.keeper, place=fray.place)
    return (building.level if building else 0) + raised


def shelter(position: Position, fray: Fray, who: int, attack: Attack) -> int:
    """M-70: by how much the military building lessens the damage of one kind of attack."""
    side = fray.sides[who]
    if side.seat is None or side.seat != fray.keeper or attack not in (side.now.protection, side.now.also):
        return 0
    return walls(position, fray)
