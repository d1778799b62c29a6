"""How good a table is for a player, in points as they are expected to come."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.insight import Aspect
from rules.saga.data import COLOUR, FLAT, VALUE, Card, Colour, RealmSide
from rules.saga.phrases import realm_words
from rules.saga.position import Player, Position, worth
from rules.saga.powers import needed
from rules.saga.scoring import reckoning

_VICTORY = 60.0  # a won end, beside the points by which it is won
_REACH = (1.0, 0.8, 0.55, 0.35, 0.2, 0.1)  # how sure a conquest is that takes so many more knights
_THREAT = (0.0, 0.6, 0.35, 0.18, 0.08, 0.03)  # how likely a realm is lost to an army that lacks so many
_AT_THE_GATES = 0.8  # how likely it is lost to an army that could take it by choice
_RETURNED = 0.35  # of the defenders' value, when they come back to the hand
_LEFTOVER = 0.9  # of a knight's value, when it will still be in the hand at the end
_IDLE = 0.06  # of its value, for a knight in the hand rather than on the table
_POWER = 0.6  # a power not used up yet
_LONGEST = 9  # turns to come that are counted on
_LONG_GAME = 15  # rounds after which whoever is ahead wants to have done with it
_HURRY = 0.5  # for each round beyond these, what a knight in the hand of one who is ahead costs


def judged(position: Position, seat: int) -> float:
    """What the player has and may expect, less what the strongest rival has and may expect."""
    if position.emptied:
        totals = reckoning(position).totals
        best = max(total for other, total in enumerate(totals) if other != seat)
        ahead = totals[seat] - best
        return ahead + (_VICTORY if ahead > 0 else -_VICTORY)
    horizon = min(min(len(player.hand) for player in position.players), _LONGEST)
    expected = [_expected(position, other, horizon) for other in range(position.seats)]
    ahead = expected[seat] - max(worth for other, worth in enumerate(expected) if other != seat)
    return ahead - _impatience(position, seat)


def aspects(position: Position, seat: int) -> Iterator[Aspect]:
    """What `judged` is made of, one by one."""
    if position.emptied:
        yield Aspect("end", judged(position, seat))
        return
    horizon = min(min(len(player.hand) for player in position.players), _LONGEST)
    player = position.players[seat]
    yield Aspect("points", player.points)
    yield Aspect("realms", _realms(position, seat, horizon), tuple(map(realm_words, position.owned(seat))))
    yield Aspect("armies", _prospects(position, player, seat, horizon))
    yield Aspect("hand", -_hand_cost(position, player, seat, horizon))
    others = (_expected(position, other, horizon) for other in range(position.seats) if other != seat)
    yield Aspect("rivals", -max(others))
    yield Aspect("hurry", -_impatience(position, seat))


def rounds_over(position: Position) -> float:
    """By how many rounds a game is a long one; less than nothing for one that is not."""
    return position.turns / position.seats - _LONG_GAME


def _impatience(position: Position, seat: int) -> float:
    """A game in which realms go to and fro could last for ever: the leader of a long one plays on to its end."""
    over = rounds_over(position)
    if over <= 0:
        return 0.0
    totals = reckoning(position).totals
    leads = totals[seat] >= max(total for other, total in enumerate(totals) if other != seat)
    return _HURRY * over * len(position.players[seat].hand) if leads else 0.0


def _expected(position: Position, seat: int, horizon: int) -> float:
    player = position.players[seat]
    held = player.points - _hand_cost(position, player, seat, horizon)
    return held + _realms(position, seat, horizon) + _prospects(position, player, seat, horizon)


def _realms(position: Position, seat: int, horizon: int) -> float:
    """What is owned, as far as it is not lost again."""
    total = 0.0
    for colour, realm in position.realms.items():
        side = position.face(colour)
        if realm.owner == seat:
            held = _held(side, realm.defence, horizon)
            risk = _risk(position, seat, colour)
            total += held * (1 - risk) - _RETURNED * realm.defence * risk
            total += _POWER if side.special is not None and not realm.used else 0.0
    return total


def _held(side: RealmSide, defence: int, horizon: int) -> float:
    """What a realm brings that is kept to the end."""
    brings = side.income * horizon + {"plus-5": 5.0, "tribute-2": 4.0, "hand-zero": 3.0}.get(side.final or "", 0.0)
    if side.final == "flat-15":
        return brings + FLAT
    return brings if side.final == "no-army-points" else brings + defence


def _hand_cost(position: Position, player: Player, seat: int, horizon: int) -> float:
    """Knights that will not be played in the turns to come, and a little for all of them."""
    held = worth(player.hand)
    if not held or _owns(position, seat, "hand-zero"):
        return 0.0
    left = max(0, len(player.hand) - horizon) / len(player.hand)
    return held * (_LEFTOVER * left + _IDLE)


def _owns(position: Position, seat: int, final: str) -> bool:
    return any(position.face(colour).final == final for colour in position.owned(seat))


def _risk(position: Position, seat: int, colour: Colour) -> float:
    """How likely a rival takes a realm, from the armies that stand against it and the knights they may get."""
    takes = needed(position, colour)
    kept = 1.0
    for other, rival in enumerate(position.players):
        army = rival.armies.get(colour) if other != seat else None
        if army is not None:
            if position.by_choice and army.value >= takes:
                kept *= 1.0 - _AT_THE_GATES
                continue
            short = _short(takes - army.value, rival.hand, {COLOUR[card] for card in army.all_cards})
            kept *= 1.0 - (_THREAT[short] if short is not None else 0.01)
    return 1.0 - kept


def _prospects(position: Position, player: Player, seat: int, horizon: int) -> float:
    """Armies on their way: each is promised the knights that it takes, those nearest to their realm first."""
    hand = list(player.hand)
    counting = _owns(position, seat, "unattached-positive")
    ranked = sorted(
        (needed(position, target) - army.value, target)
        for target, army in player.armies.items()
        if position.realms[target].owner != seat
    )
    total = sum(army.value for army in player.armies.values()) * (0.8 if counting else 0.0)
    for missing, target in ranked:
        army = player.armies[target]
        used = _levy(missing, hand, {COLOUR[card] for card in army.all_cards})
        if used is None or len(used) > horizon:
            continue
        for card in used:
            hand.remove(card)
        turns = max(len(used), position.by_choice)  # an army that waits has not conquered yet
        strength = army.value + worth(used)
        side = position.face(target)
        prize = _held(side, 0, horizon - turns)
        prize += 0 if side.final in ("flat-15", "no-army-points") else strength
        total += prize * _REACH[min(turns, len(_REACH) - 1)]
    return total


def _levy(missing: int, hand: list[Card], colours: set[Colour]) -> list[Card] | None:
    """The fewest knights of other colours, one of each, that bring an army so much; None if there are too few."""
    used: list[Card] = []
    seen = set(colours)
    for card in sorted(hand, key=VALUE.__getitem__, reverse=True):
        if missing <= 0:
            break
        if COLOUR[card] not in seen:
            seen.add(COLOUR[card])
            used.append(card)
            missing -= VALUE[card]
    return used if missing <= 0 else None


def _short(missing: int, hand: list[Card], colours: set[Colour]) -> int | None:
    """How many more knights an army takes; at least one, for only an army that receives one is compared."""
    used = _levy(max(1, missing), hand, colours)
    return None if used is None else min(len(used), len(_THREAT) - 1)
