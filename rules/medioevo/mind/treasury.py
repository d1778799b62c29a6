"""M-20, M-30 to M-32: bids, taxes, and how dues are paid."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from random import Random

from rules.core import Action
from rules.core.legal import completions, possible
from rules.medioevo.campaign import Rebellion, has_rebels, rebellions_due
from rules.medioevo.data import EVENTS, LEVEL_PRICE, TECHNOLOGIES, UNIT_ROWS, UNITS, Unit
from rules.medioevo.economy import (
    LOAN,
    TAX_LEVELS,
    Borrow,
    Dismiss,
    Repay,
    dismissible,
    due,
    income,
    may_borrow,
    may_repay,
)
from rules.medioevo.mind.means import prices
from rules.medioevo.mind.worth import HONOUR, garrison_needed, turns_left
from rules.medioevo.powers import under
from rules.medioevo.table import Position, size, top
from rules.medioevo.technologies import marches
from rules.medioevo.turn import Auction, Bid, Default, Ransack, Revolt, Tax

_MOST_BID = 60
_PURSE_SHARE = 12
_READY_ARMY = 4  # units together with which rebels can be met
# Florins that a rebellion costs, the first one and each one more; with an army to meet it, it may bring honour.
_MET, _MORE_MET = 40, 200
_UNMET, _MORE_UNMET = 250, 350
_LAW = TECHNOLOGIES["law"]
_SHORT = 60  # no loan for so little
_MOST_LOANS = 2
_SPARE = 300  # florins left when a loan is repaid


def bid(position: Position, seat: int, rng: Random) -> Action:
    """A little: being first is worth a point or two in each battle."""
    most = min(_MOST_BID, position.players[seat].florins // _PURSE_SHARE)
    tied = bool(top(position, Auction).first)
    return Bid(rng.randint(0, most // 2) if tied else rng.randint(most // 3, most))


# Taxes


def tax(position: Position, seat: int, rng: Random) -> Action:
    """The level with the best outlook among those that pay the dues; the highest where none does."""
    player = position.players[seat]
    if may_repay(player) and player.florins >= LOAN + due(position, seat) + _SPARE:
        return Repay()
    law = knows_law(position, seat)
    paying = [level for level in TAX_LEVELS if player.florins + income(position, seat, level) >= due(position, seat)]
    return Tax(max(paying or TAX_LEVELS[-1:], key=lambda level: _outlook(position, seat, level, law=law)))


def _outlook(position: Position, seat: int, level: int, *, law: bool) -> float:
    """Income, less what the rebellions cost that it may lead to: the backs of the cards to come are known, their order
    is not."""
    cards = position.events or list(EVENTS)
    risings = Counter(rebellions_due(level, EVENTS[card].tolerated) for card in cards)
    trouble = sum(times * _trouble(position, seat, number, law=law) for number, times in risings.items())
    return income(position, seat, level) - trouble / len(cards)


def _trouble(position: Position, seat: int, number: int, *, law: bool) -> float:
    again = HONOUR * number if has_rebels(position, seat) else 0
    return sum(_risings(position, seat, number, law=law)) + again


def _risings(position: Position, seat: int, number: int, *, law: bool) -> list[int]:
    """What each of so many rebellions costs, the worst first. `law`: or else what it costs to send it away."""
    largest = max((size(army) for army in position.players[seat].armies.values()), default=0)
    first, more = (_MET, _MORE_MET) if largest >= _READY_ARMY else (_UNMET, _MORE_UNMET)
    costs = [*[more] * (number - 1), first][-number:] if number else []
    if not law:
        return costs
    sent = prices(position.players[seat], "orange", min(number, len(marches(position, seat))))
    return [min(cost, fee) for cost, fee in zip_longest(costs, sent, fillvalue=_MORE_UNMET)]


def knows_law(position: Position, seat: int) -> bool:
    return position.players[seat].technology.get(_LAW.colour, 0) >= _LAW.level


def worth_of_law(position: Position, seat: int) -> float:
    """Florins a turn: with it taxes may be higher."""
    best = [max(_outlook(position, seat, level, law=law) for level in TAX_LEVELS) for law in (False, True)]
    return best[1] - best[0]


def fees_of_law(position: Position, seat: int) -> int:
    """Florins to keep for the rebellions that this turn's tax may lead to."""
    if not knows_law(position, seat):
        return 0
    tolerated = sorted(EVENTS[card].tolerated for card in position.events or EVENTS)
    likely = rebellions_due(position.players[seat].tax, tolerated[len(tolerated) // 3])
    sent = prices(position.players[seat], "orange", min(likely, len(marches(position, seat))))
    return sum(fee for fee, cost in zip(sent, _risings(position, seat, likely, law=False), strict=False) if fee < cost)


def worth_sending_away(position: Position, seat: int) -> float:
    """Florins that the next rebellion would cost."""
    rebellion = under(position, Rebellion)
    return max(_risings(position, seat, rebellion.left, law=False), default=0) if rebellion else 0


# Dues


def pay_dues(position: Position, seat: int, rng: Random) -> Action | None:
    """A loan where much would be lost without it; else the least useful pieces go."""
    player = position.players[seat]
    short = due(position, seat) - player.florins
    if may_borrow(player) and short > _SHORT and player.loans < _MOST_LOANS and turns_left(position):
        return Borrow()
    pieces = dismissible(player)
    if pieces:
        return Dismiss(min(pieces, key=lambda piece: _use(position, seat, piece)))
    if may_borrow(player):
        return Borrow()
    for kind in (Ransack, Revolt, Default):
        if possible(kind, position, seat):
            *_, last = completions(kind, position, seat)  # transports come after buildings
            return last
    return None


def _use(position: Position, seat: int, piece: str) -> float:
    """What a piece is good for, in florins; a last garrison holds its land."""
    player = position.players[seat]
    place, _, name = piece.partition("/")
    unit: Unit | None = next((unit for unit in UNITS if unit == name), None)
    if unit is not None:
        alone = place in player.armies and size(player.army(place)) <= garrison_needed(position, seat, place)
        return UNIT_ROWS[unit].florins + (LEVEL_PRICE if alone else 0)
    return next((LEVEL_PRICE * transport.level for transport in player.transports if transport.id == piece), 0)
