"""M-72, M-73: which abilities of units work, what captains may do about it, and archers, who shoot before the mêlée."""

from __future__ import annotations

from typing import Annotated, Final

from rules.core import Action, Ask, Decision, Flow, Refusal, Some, Words, words
from rules.medioevo.battle.engines import hits
from rules.medioevo.battle.field import Fray, fighters, shelter, the_fray, works
from rules.medioevo.data import UNIT_ROWS, UnitType
from rules.medioevo.effects import effects
from rules.medioevo.table import Position, of_type, refuse, side_words, size

ABILITIES: tuple[UnitType, ...] = ("archer", "light", "heavy", "cavalry")  # in the order in which they come to work
NAVAL_ABILITIES: tuple[UnitType, ...] = ("archer", "light")
ACT, FREE, BAR = "as", "free", "bar"  # act as a type, enable a blocked own ability, cancel an enemy's


def abilities_here(fray: Fray) -> tuple[UnitType, ...]:
    return NAVAL_ABILITIES if fray.naval else ABILITIES


def captain_levels(position: Position, fray: Fray, who: int) -> int:
    """Of the captains that serve no engine, all together."""
    return sum(UNIT_ROWS[unit].level * count for unit, count in fighters(position, fray, who).items())


def levels_left(position: Position, fray: Fray, who: int) -> int:
    """M-73: captains of both sides cancel level against level."""
    return max(0, captain_levels(position, fray, who) - captain_levels(position, fray, 1 - who))


def uses(position: Position, fray: Fray, who: int) -> list[str]:
    """What captains do, as far as their levels still carry it. M-85: a barbarian captain acts as archer."""
    side = fray.sides[who]
    declared = [f"{ACT}-archer"] if side.seat is None else side.now.uses or []
    return declared[: levels_left(position, fray, who)] if declared else []


def number(position: Position, fray: Fray, who: int, kind: UnitType) -> int:
    """Units of a type, and a captain who acts as one."""
    return of_type(fighters(position, fray, who), kind) + (f"{ACT}-{kind}" in uses(position, fray, who))


def extra_archers(position: Position, fray: Fray, who: int) -> int:
    """Card 7: units that shoot as archers beside what they are."""
    if not works(position, fray, who, "more_archers"):
        return 0
    found = effects(position, "more_archers", seat=fray.sides[who].seat, place=fray.place)
    return min(sum(effect.count for effect in found), size(fighters(position, fray, who)))


def active(position: Position, fray: Fray, who: int, kind: UnitType) -> int:
    """How many units use their ability: all of the type, or none where the other side has it too; with card 4, where
    it has no fewer."""
    own = number(position, fray, who, kind)
    own += extra_archers(position, fray, who) if kind == "archer" else 0
    if not own or kind not in abilities_here(fray) or f"{BAR}-{kind}" in uses(position, fray, 1 - who):
        return 0
    others = number(position, fray, 1 - who, kind)
    blocked = others and f"{FREE}-{kind}" not in uses(position, fray, who)
    if blocked and own > others and works(position, fray, who, "majority_needed"):
        blocked = False
    return 0 if blocked else own


def check_abilities(flow: Flow[Position], fray: Fray) -> None:
    """M-72, step 3: what is active now lasts the round with the numbers of now."""
    for who, side in enumerate(fray.sides):
        for kind in abilities_here(fray):
            count = active(flow.state, fray, who, kind) if kind != "archer" else 0
            if count:
                side.now.abilities[kind] = count


# Captains


def captain_options(position: Position, fray: Fray, who: int) -> list[str]:
    """Archers first: they come to work before the others."""
    own, others = fighters(position, fray, who), fighters(position, fray, 1 - who)
    options: list[str] = []
    for kind in abilities_here(fray):
        options.append(f"{ACT}-{kind}")
        if of_type(others, kind):
            options += [f"{FREE}-{kind}"] * bool(of_type(own, kind)) + [f"{BAR}-{kind}"]
    return options


def _options(position: Position, seat: int) -> Some:
    fray = the_fray(position)
    who = fray.side_of(seat)
    return Some(captain_options(position, fray, who), 0, levels_left(position, fray, who))


def use_words(use: str) -> Words:
    verb, _, kind = use.partition("-")
    return words(f"medioevo-use-{verb}", thing=words(f"medioevo-type-{kind}"))


def _use_label(position: Position, seat: int, use: str) -> Words:
    return use_words(use)


def _no_use(position: Position, seat: int, chosen: object) -> Refusal:
    fray = the_fray(position)
    return refuse("M-73", "lead", fray.place, levels=levels_left(position, fray, fray.side_of(seat)))


class Lead(Action, frozen=True, tag="lead"):
    """M-73: what the captains are used for, at most one thing for each level."""

    rule = "M-73"
    group = "battle"

    uses: Annotated[tuple[str, ...], Ask(_options, "M-73", _no_use, _use_label, nothing="medioevo-nothing-uses")]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        fray.sides[fray.side_of(seat)].now.uses = list(self.uses)
        if self.uses:
            flow.say("medioevo-event-lead", seat=seat, uses=[use_words(use) for use in self.uses])


def leads(position: Position, fray: Fray) -> dict[int, Decision]:
    """Only the side with more levels has any left."""
    found: dict[int, Decision] = {}
    for who, seat, side in fray.players():
        levels = levels_left(position, fray, who)
        if levels and side.now.uses is None:
            found[seat] = Decision(prompt=words("medioevo-prompt-lead", levels=levels), actions=(Lead,))
    return found


AIM: Final = "aim"  # the effect of card 8
MOST_AIM = 3


def archer_dice(position: Position, fray: Fray, who: int) -> int:
    """One for each active archer, or captain who acts as one."""
    return active(position, fray, who, "archer")


def volley(flow: Flow[Position], fray: Fray) -> None:
    for who, side in enumerate(fray.sides):
        side.now.arrows = [flow.chance.roll(8) for _ in range(archer_dice(flow.state, fray, who))]
        side.now.arrows = lowered(side.now.arrows, aim(flow.state, fray, who))


def aim(position: Position, fray: Fray, who: int) -> int:
    """Card 8: by how much each die is lower, one for every two archers who shoot. Uses add up, as far as it goes."""
    if not works(position, fray, who, AIM):
        return 0
    side = fray.sides[who]
    return min(MOST_AIM, len(side.now.arrows) // 2 * len(effects(position, AIM, seat=side.seat, place=fray.place)))


def lowered(rolls: list[int], by: int) -> list[int]:
    return [max(1, roll - by) for roll in rolls]


def missed(fray: Fray, who: int) -> bool:
    """Whether any archer of a side has."""
    rolls = fray.sides[who].now.arrows
    return hits(rolls) < len(rolls)


def shoot_again(flow: Flow[Position], fray: Fray, who: int) -> None:
    """Card 9: archers who missed shoot once more."""
    now, better = fray.sides[who].now, aim(flow.state, fray, who)
    for at, roll in enumerate(now.arrows):
        if not hits([roll]):
            (now.arrows[at],) = lowered([flow.chance.roll(8)], better)


def tell_volley(flow: Flow[Position], fray: Fray) -> None:
    for side in fray.sides:
        rolls = side.now.arrows
        if rolls:
            flow.say("medioevo-event-arrows", side=side_words(side.seat), rolls=[*rolls], hits=hits(rolls))


def arrow_damage(position: Position, fray: Fray, who: int) -> int:
    """To a side, by the archers of the other; its building may shelter it (M-70)."""
    points = hits(fray.sides[1 - who].now.arrows) + planned(position, fray, 1 - who)
    return max(0, points - shelter(position, fray, who, "archers"))


def planned(position: Position, fray: Fray, who: int) -> int:
    """M-111: what Strategy adds to the damage that a side's archers do."""
    if not works(position, fray, who, "early_damage"):
        return 0
    return sum(
        effect.count for effect in effects(position, "early_damage", seat=fray.sides[who].seat, place=fray.place)
    )
