"""Saga for somebody's first game."""

from __future__ import annotations

from dataclasses import dataclass

from bot.coach.lesson import Course, Facts, Lesson, Moment, asked, both, doing
from rules.core.words import Words, words
from rules.saga.data import COLOUR, VALUE, Card, Colour, Special
from rules.saga.view import ArmyView, RealmView, SagaView, SeatView

Here = Moment[SagaView]
_FEW = 3  # cards in a hand, when the end is near
_CLOSE = 4  # the most that one knight can add

# What is on the table


def _me(here: Here) -> SeatView:
    return here.view.seats[here.seat]


def _rivals(here: Here) -> list[SeatView]:
    return [panel for panel in here.view.seats if panel.seat != here.seat]


def _realm(here: Here, colour: Colour) -> RealmView:
    return next(realm for realm in here.view.realms if realm.colour == colour)


def _own(here: Here) -> list[RealmView]:
    return [realm for realm in here.view.realms if realm.owner == here.seat]


def _named(colour: Colour) -> Words:
    return words(f"saga-realm-{colour}")


def _card(card: Card) -> Words:
    return words("saga-card", colour=words(f"saga-colour-{COLOUR[card]}"), value=VALUE[card])


def _cards(army: ArmyView) -> list[Card]:
    return [*army.cards, *([army.secret] if army.secret else [])]


def _hand_worth(here: Here) -> int:
    return sum(VALUE[card] for card in _me(here).hand)


# Plans of attack


@dataclass(frozen=True)
class _Plan:
    """Knights of the hand, the leader first, that would conquer a realm together."""

    target: Colour
    knights: tuple[Card, ...]


def _together(hand: tuple[Card, ...], used: set[Colour], missing: int) -> list[Card] | None:
    """The fewest knights of colours not used yet that are worth so much: the highest, and the smallest that is enough
    as the last."""
    if missing <= 0:
        return []
    fitting = sorted((card for card in hand if COLOUR[card] not in used), key=VALUE.__getitem__)
    last = next((card for card in fitting if VALUE[card] >= missing), None)
    if last is not None or not fitting:
        return [last] if last is not None else None
    highest = fitting[-1]
    others = _together(hand, {*used, COLOUR[highest]}, missing - VALUE[highest])
    return None if others is None else [highest, *others]


def _openings(here: Here) -> list[_Plan]:
    """Realms that one could attack with a new army and take with the hand, the fewest knights first."""
    led = {army.target for army in _me(here).armies}
    plans: list[_Plan] = []
    for realm in here.view.realms:
        leaders = [card for card in _me(here).hand if COLOUR[card] == realm.colour]
        if not leaders or realm.owner == here.seat or realm.colour in led:
            continue
        leader = max(leaders, key=VALUE.__getitem__)
        rest = list(_me(here).hand)
        rest.remove(leader)
        others = _together(tuple(rest), {realm.colour}, realm.needed - VALUE[leader])
        if others is not None:
            plans.append(_Plan(realm.colour, (leader, *others)))
    return sorted(plans, key=lambda plan: (len(plan.knights), _realm(here, plan.target).needed))


def _finish(here: Here) -> _Plan | None:
    """An army that a single knight of the hand would lead to its conquest: the smallest that does."""
    for army in _me(here).armies:
        if _realm(here, army.target).owner == here.seat or (here.view.by_choice and army.missing <= 0):
            continue
        used = {COLOUR[card] for card in _cards(army)}
        fitting = [card for card in _me(here).hand if COLOUR[card] not in used and VALUE[card] >= army.missing]
        if fitting:
            return _Plan(army.target, (min(fitting, key=VALUE.__getitem__),))
    return None


def _strong(here: Here) -> ArmyView | None:
    """An army that could take its realm at one's word."""
    mine = (army for army in _me(here).armies if _realm(here, army.target).owner != here.seat)
    return next((army for army in mine if here.view.by_choice and army.missing <= 0), None)


def _strong_facts(here: Here) -> Facts:
    army = _strong(here)
    assert army is not None
    return {"realm": _named(army.target), "value": army.value, "needed": army.value + army.missing}


def _plan_facts(here: Here) -> Facts:
    plans = _openings(here)
    weakest = min(here.view.realms, key=lambda realm: realm.needed)
    if not plans:
        return {"plan": "no", "realm": _named(weakest.colour), "needed": weakest.needed, "leader": "", "others": ""}
    leader, *others = plans[0].knights
    return {
        "plan": "yes" if others else "alone",
        "realm": _named(plans[0].target),
        "needed": _realm(here, plans[0].target).needed,
        "leader": _card(leader),
        "others": [_card(card) for card in others],
    }


def _finish_facts(here: Here) -> Facts:
    plan = _finish(here)
    assert plan is not None
    army = next(army for army in _me(here).armies if army.target == plan.target)
    return {"realm": _named(plan.target), "missing": army.missing, "card": _card(plan.knights[0])}


# Realms that are held


def _owned_facts(here: Here) -> Facts:
    realm = _own(here)[0]
    return {
        "realm": _named(realm.colour),
        "income": realm.income,
        "defence": realm.defence,
        "needed": realm.needed,
        "all": sum(each.income for each in _own(here)),
    }


def _threat(here: Here) -> tuple[SeatView, ArmyView] | None:
    """The army that is closest to taking a realm of one's own."""
    mine = {realm.colour for realm in _own(here)}
    armies = [(rival, army) for rival in _rivals(here) for army in rival.armies if army.target in mine]
    close = [(rival, army) for rival, army in armies if army.missing <= _CLOSE]
    return min(close, key=lambda pair: pair[1].missing, default=None)


def _threat_facts(here: Here) -> Facts:
    found = _threat(here)
    assert found is not None
    rival, army = found
    return {"seat": rival.seat, "realm": _named(army.target), "missing": max(0, army.missing)}


def _soft(here: Here) -> RealmView | None:
    """A rival's realm that is no harder to take than any without an owner."""
    theirs = [realm for realm in here.view.realms if realm.owner not in (None, here.seat)]
    free = [realm.needed for realm in here.view.realms if realm.owner is None]
    weakest = min(theirs, key=lambda realm: realm.needed, default=None)
    return weakest if weakest is not None and weakest.needed <= min(free, default=99) else None


def _soft_facts(here: Here) -> Facts:
    realm = _soft(here)
    assert realm is not None
    assert realm.owner is not None
    return {"realm": _named(realm.colour), "owner_seat": realm.owner, "needed": realm.needed, "income": realm.income}


def _ready(here: Here, special: Special) -> RealmView | None:
    return next((realm for realm in _own(here) if realm.special == special and not realm.used), None)


def _power_facts(here: Here, special: Special) -> Facts:
    realm = _ready(here, special)
    assert realm is not None
    return {"realm": _named(realm.colour), "defence": realm.defence}


# Recruits and the end


def _recruit_facts(here: Here) -> Facts:
    dearest = max(here.view.free, key=VALUE.__getitem__)
    return {"count": len(here.view.free), "points": _me(here).points, "card": _card(dearest)}


def _last_hand(here: Here) -> SeatView:
    return min(here.view.seats, key=lambda panel: (panel.hand_size, panel.seat == here.seat))


def _end_facts(here: Here) -> Facts:
    first = _last_hand(here)
    return {
        "who": "me" if first.seat == here.seat else "other",
        "seat": first.seat,
        "count": first.hand_size,
        "hand": _hand_worth(here),
    }


def _score_facts(here: Here) -> Facts:
    me = _me(here)
    return {"points": me.points, "realms": me.realms_worth, "hand": _hand_worth(here), "count": me.hand_size}


_on_turn = asked("saga-prompt-play", "saga-prompt-play-recruit")
_after = asked("saga-prompt-after", "saga-prompt-after-recruit", "saga-prompt-conquer")

COURSE = Course[SagaView](
    game="saga",
    seats=3,  # between two a game may go on and on
    lessons=(
        # Kinds of action, when they are first looked at
        Lesson("play", "play", doing("play")),
        Lesson("recruit", "recruit", doing("recruit"), lambda here: {"points": _me(here).points}),
        Lesson("power", "powers", doing("power")),
        Lesson("conquer", "conquest", doing("conquer")),
        Lesson("end", "turn", doing("end")),
        # A turn, and what is new in it
        Lesson("first", "play", both(_on_turn, lambda here: here.view.round == 1), _plan_facts, about=("play",)),
        Lesson("stuck", "turn", both(_on_turn, lambda here: "play" not in here.kinds), _score_facts),
        Lesson("end-near", "end", both(_on_turn, lambda here: _last_hand(here).hand_size <= _FEW), _end_facts),
        Lesson(
            "finish", "conquest", both(_on_turn, lambda here: _finish(here) is not None), _finish_facts, about=("play",)
        ),
        Lesson("threat", "conquest", both(_on_turn, lambda here: _threat(here) is not None), _threat_facts),
        Lesson("owned", "conquest", both(_on_turn, lambda here: bool(_own(here))), _owned_facts),
        Lesson(
            "reinforce",
            "powers",
            both(_on_turn, lambda here: "power" in here.kinds and _ready(here, "reinforce") is not None),
            lambda here: _power_facts(here, "reinforce"),
            about=("power",),
        ),
        Lesson(
            "take-back",
            "powers",
            both(_on_turn, lambda here: "power" in here.kinds and _ready(here, "take-back") is not None),
            lambda here: _power_facts(here, "take-back"),
            about=("power",),
        ),
        Lesson(
            "recruit-open",
            "recruit",
            both(_on_turn, lambda here: "recruit" in here.kinds),
            _recruit_facts,
            about=("recruit",),
        ),
        Lesson("soft", "conquest", both(_on_turn, lambda here: _soft(here) is not None), _soft_facts, about=("play",)),
        Lesson(
            "second-army", "play", both(_on_turn, lambda here: bool(_me(here).armies)), _plan_facts, about=("play",)
        ),
        Lesson("score", "end", both(_on_turn, lambda here: here.view.round > 4), _score_facts),
        Lesson("any-turn", "turn", _on_turn, _plan_facts, about=("play",)),
        # After playing
        Lesson(
            "strong",
            "conquest",
            both(_after, lambda here: "conquer" in here.kinds and _strong(here) is not None),
            _strong_facts,
            about=("conquer",),
        ),
        Lesson("final-turn", "end", both(_after, lambda here: here.view.final_turn), _score_facts),
        Lesson("after", "turn", _after, lambda here: {"points": _me(here).points, "count": len(here.view.free)}),
    ),
)
