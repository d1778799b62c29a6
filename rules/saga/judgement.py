"""How good a table is for a player, in points as they are expected to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.insight import Aspect
from rules.saga.data import COLOUR, FLAT, VALUE, Card, Colour, RealmSide
from rules.saga.phrases import realm_words
from rules.saga.position import Player, Position, worth
from rules.saga.powers import margin
from rules.saga.scoring import reckoning

_VICTORY = 60.0  # a won end, beside the points by which it is won
_REACH = (1.0, 0.8, 0.55, 0.35, 0.2, 0.1)  # how sure a conquest is that takes so many more knights
_THREAT = (0.0, 0.6, 0.35, 0.18, 0.08, 0.03)  # how likely a realm is lost to an army that lacks so many
_AT_THE_GATES = 0.8  # how likely it is lost to an army that could take it by choice
_RETURNED = 0.35  # of the defenders' value, when they come back to the hand
_LEFTOVER = 0.9  # of a knight's value, when it will still be in the hand at the end
_IDLE = 0.06  # of its value, for a knight in the hand rather than on the table
_POWER = 0.6  # a power not used up yet
_FINALS = {"plus-5": 5.0, "tribute-2": 4.0, "hand-zero": 3.0}  # what these powers are worth at the end
_LONGEST = 9  # turns to come that are counted on
_LONG_GAME = 15  # rounds after which whoever is ahead wants to have done with it
_HURRY = 0.5  # for each round beyond these, what a knight in the hand of one who is ahead costs


class _Held(NamedTuple):
    """A realm as it lies, worked out once for everything that is asked about it."""

    owner: int | None
    used: bool
    side: RealmSide
    defence: int
    needed: int


class _Host(NamedTuple):
    """An army, likewise."""

    value: int
    colours: frozenset[Colour]


class _Table(NamedTuple):
    """What a judgement looks at again and again. `hands`: the highest knights first; `horizon`: the turns to come."""

    realms: dict[Colour, _Held]
    armies: list[dict[Colour, _Host]]
    hands: list[list[Card]]
    horizon: int


def judged(position: Position, seat: int) -> float:
    """What the player has and may expect, less what the strongest rival has and may expect."""
    if position.emptied:
        totals = reckoning(position).totals
        best = max(total for other, total in enumerate(totals) if other != seat)
        ahead = totals[seat] - best
        return ahead + (_VICTORY if ahead > 0 else -_VICTORY)
    table = _laid_out(position)
    expected = [_expected(position, table, other) for other in range(position.seats)]
    own = expected.pop(seat)
    return own - max(expected) - _impatience(position, seat)


def aspects(position: Position, seat: int) -> Iterator[Aspect]:
    """What `judged` is made of, one by one."""
    if position.emptied:
        yield Aspect("end", judged(position, seat))
        return
    table, player = _laid_out(position), position.players[seat]
    yield Aspect("points", player.points)
    yield Aspect("realms", _realms(table, seat, position.by_choice), tuple(map(realm_words, position.owned(seat))))
    yield Aspect("armies", _prospects(table, seat, position.by_choice))
    yield Aspect("hand", -_hand_cost(table, player, seat))
    others = (_expected(position, table, other) for other in range(position.seats) if other != seat)
    yield Aspect("rivals", -max(others))
    yield Aspect("hurry", -_impatience(position, seat))


def _laid_out(position: Position) -> _Table:
    realms: dict[Colour, _Held] = {}
    for colour, realm in position.realms.items():
        defence = realm.defence
        side = position.face(colour)
        realms[colour] = _Held(realm.owner, realm.used, side, defence, defence + margin(realm, side))
    armies, hands = [_hosts(player) for player in position.players], [_ranked(p.hand) for p in position.players]
    return _Table(realms, armies, hands, min(min(map(len, hands)), _LONGEST))


def _hosts(player: Player) -> dict[Colour, _Host]:
    hosts: dict[Colour, _Host] = {}
    for target, army in player.armies.items():
        cards = army.all_cards
        hosts[target] = _Host(worth(cards), frozenset(map(COLOUR.__getitem__, cards)))
    return hosts


def _ranked(hand: list[Card]) -> list[Card]:
    return sorted(hand, key=VALUE.__getitem__, reverse=True)


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


def _expected(position: Position, table: _Table, seat: int) -> float:
    player = position.players[seat]
    held = player.points - _hand_cost(table, player, seat)
    return held + _realms(table, seat, position.by_choice) + _prospects(table, seat, position.by_choice)


def _realms(table: _Table, seat: int, by_choice: bool) -> float:
    """What is owned, as far as it is not lost again."""
    total = 0.0
    for colour, realm in table.realms.items():
        if realm.owner == seat:
            held = _brings(realm.side, realm.defence, table.horizon)
            risk = _risk(table, seat, colour, by_choice)
            total += held * (1 - risk) - _RETURNED * realm.defence * risk
            total += _POWER if realm.side.special is not None and not realm.used else 0.0
    return total


def _brings(side: RealmSide, defence: int, horizon: int) -> float:
    """What a realm brings that is kept to the end."""
    brings = side.income * horizon + _FINALS.get(side.final or "", 0.0)
    if side.final == "flat-15":
        return brings + FLAT
    return brings if side.final == "no-army-points" else brings + defence


def _hand_cost(table: _Table, player: Player, seat: int) -> float:
    """Knights that will not be played in the turns to come, and a little for all of them."""
    held = worth(player.hand)
    if not held or _owns(table, seat, "hand-zero"):
        return 0.0
    left = max(0, len(player.hand) - table.horizon) / len(player.hand)
    return held * (_LEFTOVER * left + _IDLE)


def _owns(table: _Table, seat: int, final: str) -> bool:
    return any(realm.owner == seat and realm.side.final == final for realm in table.realms.values())


def _risk(table: _Table, seat: int, colour: Colour, by_choice: bool) -> float:
    """How likely a rival takes a realm, from the armies that stand against it and the knights they may get."""
    takes = table.realms[colour].needed
    kept = 1.0
    for other, hosts in enumerate(table.armies):
        host = hosts.get(colour) if other != seat else None
        if host is not None:
            if by_choice and host.value >= takes:
                kept *= 1.0 - _AT_THE_GATES
                continue
            short = _short(takes - host.value, table.hands[other], host.colours)
            kept *= 1.0 - (_THREAT[short] if short is not None else 0.01)
    return 1.0 - kept


def _prospects(table: _Table, seat: int, by_choice: bool) -> float:
    """Armies on their way: each is promised the knights that it takes, those nearest to their realm first."""
    hand, hosts, realms = table.hands[seat][:], table.armies[seat], table.realms
    ranked = sorted(
        (realms[target].needed - host.value, target) for target, host in hosts.items() if realms[target].owner != seat
    )
    total = 0.0
    if hosts and _owns(table, seat, "unattached-positive"):
        total = 0.8 * sum(host.value for host in hosts.values())
    for missing, target in ranked:
        host = hosts[target]
        used = _levy(missing, hand, host.colours)
        if used is None or len(used) > table.horizon:
            continue
        for card in used:
            hand.remove(card)
        turns = max(len(used), by_choice)  # an army that waits has not conquered yet
        side = realms[target].side
        prize = _brings(side, 0, table.horizon - turns)
        prize += 0 if side.final in ("flat-15", "no-army-points") else host.value + worth(used)
        total += prize * _REACH[min(turns, len(_REACH) - 1)]
    return total


def _levy(missing: int, hand: list[Card], colours: frozenset[Colour]) -> list[Card] | None:
    """The fewest knights of other colours, one of each, that bring an army so much; None if there are too few. `hand`
    has the highest first."""
    used: list[Card] = []
    seen: set[Colour] = set()
    for card in hand:
        if missing <= 0:
            break
        colour = COLOUR[card]
        if colour not in colours and colour not in seen:
            seen.add(colour)
            used.append(card)
            missing -= VALUE[card]
    return used if missing <= 0 else None


def _short(missing: int, hand: list[Card], colours: frozenset[Colour]) -> int | None:
    """How many more knights an army takes; at least one, for only an army that receives one is compared."""
    used = _levy(max(1, missing), hand, colours)
    return None if used is None else min(len(used), len(_THREAT) - 1)
