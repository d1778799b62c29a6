"""M-70, M-77, M-80, M-81: what both sides settle before a round, at the same time and openly."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, OneOf, Refusal, Words, words
from rules.medioevo.battle.engines import Crew, crewable, engines_at
from rules.medioevo.battle.entrusting import waived
from rules.medioevo.battle.field import ATTACKER, Attack, Fray, Terms, army, reconciled, settled, the_fray, walls, works
from rules.medioevo.battle.flight import Flee, refuges
from rules.medioevo.effects import fighting_forbidden
from rules.medioevo.powers import Moment, could_use
from rules.medioevo.table import Position, army_words, merge, of_type, place_words, refuse, side_words

# M-70: protection


def threats(position: Position, fray: Fray, who: int) -> list[Attack]:
    """The attacks that a building could protect a side from; none without a building that protects it."""
    seat = fray.sides[who].seat
    if seat is None or seat != fray.keeper or not walls(position, fray):
        return []
    enemy = army(position, fray, 1 - who)
    shooting = of_type(enemy, "archer") or of_type(enemy, "captain") or _may_shoot(position, fray, 1 - who)
    found: list[Attack] = ["engines"] if engines_at(position, fray, 1 - who) else []
    return [*found, *(["archers"] if shooting else []), "melee"]


def _may_shoot(position: Position, fray: Fray, who: int) -> bool:
    """By a card or Strategy."""
    return works(position, fray, who, "more_archers") or works(position, fray, who, "early_damage")


def kinds_protected(position: Position, fray: Fray, who: int) -> int:
    """Card 12: from two kinds of attack instead of one."""
    return 2 if works(position, fray, who, "double_walls") else 1


def choices(position: Position, fray: Fray, who: int) -> list[Attack]:
    """The attacks to choose from, if the walls do not protect from all of them anyhow."""
    found = threats(position, fray, who)
    return found if len(found) > kinds_protected(position, fray, who) else []


def _threats(position: Position, seat: int) -> OneOf:
    fray = the_fray(position)
    return OneOf(choices(position, fray, fray.side_of(seat)))


def _second(position: Position, seat: int, attack: Attack) -> OneOf | None:
    fray = the_fray(position)
    who = fray.side_of(seat)
    if kinds_protected(position, fray, who) < 2:
        return None
    return OneOf([*(other for other in threats(position, fray, who) if other != attack), None])


def _attack_label(position: Position, seat: int, attack: Attack | None) -> Words:
    return words("medioevo-label-none") if attack is None else words(f"medioevo-attack-{attack}")


def _no_threat(position: Position, seat: int, *attacks: object) -> Refusal:
    return refuse("M-70", "protect", the_fray(position).place)


class Protect(Action, frozen=True, tag="protect"):
    """M-70: what the military building protects from in this round; with card 12 from a second attack too."""

    rule = "M-70"
    group = "battle"

    attack: Annotated[Attack, Ask(_threats, "M-70", _no_threat, _attack_label)]
    second: Annotated[Attack | None, Ask(_second, "M-52", _no_threat, _attack_label)] = None

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _threats(state, seat) else _no_threat(state, seat, None)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        now = fray.sides[fray.side_of(seat)].now
        now.protection, now.also = self.attack, self.second
        for attack in (self.attack, self.second) if self.second else (self.attack,):
            kind = words(f"medioevo-attack-{attack}")
            flow.say("medioevo-event-protect", places=(fray.place,), seat=seat, attack=kind)


# M-81: capture


class Capture(Action, frozen=True, tag="capture"):
    """M-81: take prisoners instead of killing, for the whole battle."""

    rule = "M-81"
    group = "battle"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        fray = the_fray(state)
        late = fray.round > 1 or fray.sides[fray.side_of(seat)].capture
        return refuse("M-81", "capture-late") if late else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        fray.sides[fray.side_of(seat)].capture = True
        flow.say("medioevo-event-capture", places=(fray.place,), seat=seat)


# M-80: surrender


def _terms(position: Position, seat: int) -> OneOf:
    fray = the_fray(position)
    may = len(fray.seats) == len(fray.sides) and not fray.sides[fray.side_of(seat)].now.offered
    return OneOf(("yield", "demand") if may else ())


def _terms_label(position: Position, seat: int, terms: Terms) -> Words:
    return words(f"medioevo-terms-{terms}")


def _no_terms(position: Position, seat: int, terms: object) -> Refusal:
    return refuse("M-80", "parley")


class Parley(Action, frozen=True, tag="parley"):
    """M-80: offer to lay down arms, or call on the other to do so; once a round."""

    rule = "M-80"
    group = "battle"

    terms: Annotated[Terms, Ask(_terms, "M-80", _no_terms, _terms_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _terms(state, seat) else _no_terms(state, seat, None)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        now = fray.sides[fray.side_of(seat)].now
        now.terms, now.offered = self.terms, True
        flow.say("medioevo-event-parley", places=(fray.place,), seat=seat, terms=words(f"medioevo-terms-{self.terms}"))


class Grant(Action, frozen=True, tag="grant"):
    """M-80: accept; the battle is over."""

    rule = "M-80"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        other = 1 - fray.side_of(seat)
        terms = fray.sides[other].now.terms
        fray.sides[other].now.terms = None
        fray.yielded = other if terms == "yield" else fray.side_of(seat)
        lay_down_arms(flow, fray, fray.yielded)


class Spurn(Action, frozen=True, tag="spurn"):
    """M-80: refuse; the battle goes on."""

    rule = "M-80"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        fray.sides[1 - fray.side_of(seat)].now.terms = None
        flow.say("medioevo-event-spurn", places=(fray.place,), seat=seat)


def lay_down_arms(flow: Flow[Position], fray: Fray, who: int) -> None:
    """The units of a side are set aside; they come back from the next turn on."""
    seat = fray.sides[who].seat
    assert seat is not None
    player = flow.state.players[seat]
    player.dismiss_hired(fray.place)
    units = player.armies.pop(fray.place, {})
    player.halted.pop(fray.place, None)
    for galley in player.galleys(fray.place):
        galley.troops.clear()
    merge(player.aside, units)
    where = place_words(fray.place)
    flow.say("medioevo-event-surrender", places=(fray.place,), seat=seat, place=where, army=army_words(units))


# Asking


class Fight(Action, frozen=True, tag="fight"):
    """M-77: all is settled, let the round begin."""

    rule = "M-77"
    group = "battle"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        fray = the_fray(state)
        return refuse("M-77", "fight-again") if fray.sides[fray.side_of(seat)].now.ready else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        now = fray.sides[fray.side_of(seat)].now
        now.ready, now.routine = True, False


class Onward(Action, frozen=True, tag="onward"):
    """M-87: let the round begin, and ask about nothing but the dice, here and in later rounds: what remains is done by
    the orders, until one says `Fight` again."""

    rule = "M-87"
    leads = True
    group = "battle"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return Fight.closed(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        now = fray.sides[fray.side_of(seat)].now
        now.ready = now.routine = True


PREPARATIONS: tuple[type[Action], ...] = (Fight, Onward, Protect, Crew, Capture, Flee, Parley)


BEFORE: tuple[Moment, ...] = ("battle", "round")  # the windows before a round


def deliberates(position: Position, fray: Fray, who: int) -> bool:
    """Whether a side has anything to settle that is worth waiting for: also a card or technology that it could use, and
    has not been asked about before the round."""
    if fray.round == 1 or choices(position, fray, who) or crewable(position, fray, who):
        return True
    seat = fray.sides[who].seat
    if seat is not None and seat not in waived(position, fray) and could_use(position, seat, BEFORE[-1]):
        return True
    return who == ATTACKER and (len(fray.seats) == len(fray.sides) or bool(refuges(position, fray)))


def forbidden_before_dice(position: Position, fray: Fray) -> bool:
    """M-120: no round begins between those who have come to terms; card 1: nor where fighting is forbidden by then."""
    return reconciled(position, fray) or fighting_forbidden(position, fray.place)


def preparing(position: Position, fray: Fray) -> dict[int, Decision]:
    if fray.yielded is not None or forbidden_before_dice(position, fray) or settled(position, fray):
        return {}
    asked: dict[int, Decision] = {}
    for who, seat, side in fray.players():
        terms = fray.sides[1 - who].now.terms
        if terms is not None:
            prompt = words("medioevo-prompt-parley", terms=words(f"medioevo-terms-{terms}"))
            asked[seat] = Decision(prompt=prompt, actions=(Grant, Spurn))
        else:
            awaited = not side.now.ready and side.now.terms is None and deliberates(position, fray, who)
            asked[seat] = Decision(prompt=_prompt(position, fray, who), actions=PREPARATIONS, awaited=awaited)
    return asked


def _prompt(position: Position, fray: Fray, who: int) -> Words:
    return words(
        "medioevo-prompt-prepare",
        place=place_words(fray.place),
        round=fray.round,
        army=army_words(army(position, fray, who)),
        side=side_words(fray.sides[1 - who].seat),
        foes=army_words(army(position, fray, 1 - who)),
    )


def settle_protection(flow: Flow[Position], fray: Fray) -> None:
    """Without a choice, or without an answer, a building protects in the mêlée."""
    for who, side in enumerate(fray.sides):
        found = threats(flow.state, fray, who)
        if found and side.now.protection not in found:
            side.now.protection = "melee"
        others: list[Attack] = [attack for attack in found if attack != side.now.protection]
        if others and side.now.also not in others and kinds_protected(flow.state, fray, who) > 1:
            side.now.also = others[-1]
