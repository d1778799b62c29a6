"""Every decision of a computer player: by the step that asks, and something harmless where no judgement is made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.core import Action, Frame
from rules.core.legal import LegalMoves, possible, sample_action
from rules.medioevo.battle import Battle, Fight, Grant, Intervene, Parley, Spoils, Spurn
from rules.medioevo.campaign import Encounter, Finish, Forbear, Hold, Movement, Onset, Plunder, Rebellion, Retire, Spare
from rules.medioevo.cards import Relief
from rules.medioevo.diplomacy import (
    Accept,
    Accuse,
    Break,
    Declare,
    Decline,
    Dissolve,
    Draft,
    Propose,
    Reject,
    Retract,
    Sign,
    Vote,
)
from rules.medioevo.economy import Borrow, Dismiss, Repay
from rules.medioevo.events import BarbarianSupply, Enough, EventCard, HordeDice, Strike
from rules.medioevo.mind import (
    battles,
    campaigns,
    events,
    founding,
    objectives,
    powers,
    purchases,
    relief,
    spoils,
    talks,
    trade,
    treasury,
)
from rules.medioevo.mind.asked import asked
from rules.medioevo.objectives import Forgo
from rules.medioevo.powers import STANDING, Naming, Pass, Play, Stop, Use, Window
from rules.medioevo.purchases import Audience, Deploy, Done, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Position, Withdrawal
from rules.medioevo.trade import Journey, Rest, Trade
from rules.medioevo.turn import (
    Auction,
    Claims,
    Courtiers,
    Default,
    Dues,
    Ransack,
    Realms,
    Revolt,
    Settling,
    Talents,
    Taxing,
)

Judgement = Callable[[Any, int, Random], Action | None]  # None: no opinion

_JUDGEMENTS: dict[type[Frame], Judgement] = {
    Realms: founding.reign,
    Claims: founding.stake,
    Settling: founding.settle,
    Courtiers: founding.keep,
    Talents: founding.take,
    Auction: treasury.bid,
    HordeDice: events.reroll,
    EventCard: events.decree,
    Strike: events.suffer,
    BarbarianSupply: events.supply,
    Rebellion: events.rise,
    Withdrawal: events.withdraw,
    Taxing: treasury.tax,
    Dues: treasury.pay_dues,
    Shopping: purchases.shop,
    Audience: purchases.choose_card,
    Movement: campaigns.move,
    Onset: campaigns.engage,
    Encounter: campaigns.prey,
    Battle: battles.fight,
    Spoils: spoils.share,
    Trade: trade.trade,
    Journey: trade.stock,
    Window: powers.react,
    Naming: powers.name_things,
    Relief: relief.rescue,
}
# What changes nothing, or as little as can be, in the order of preference.
_HARMLESS: tuple[type[Action], ...] = (
    Pass, Done, Deploy, Retire, Hold, Rest, Spare, Forbear, Finish, Enough, Fight, Spurn, Decline, Forgo, Stop,
)  # fmt: skip
# What nobody should do without a reason.
_RASH: frozenset[type[Action]] = frozenset((
    Declare, Propose, Accept, Dismiss, Borrow, Repay, Parley, Grant, Default, Revolt, Ransack, Plunder, Play, Use,
    *STANDING, Intervene, Draft, Sign, Reject, Retract, Dissolve, Break, Accuse, Vote,
))  # fmt: skip


def choose(state: MedioevoState, seat: int, rng: Random) -> Action:
    """`state` comes from a re-deal, so that it knows no more than the player."""
    kinds = asked(state, seat)
    legal = LegalMoves(state, seat, kinds)
    for judgement in (objectives.claim, talks.answer, powers.opportune, _JUDGEMENTS.get(type(state.stack[-1]))):
        action = judgement(state, seat, rng) if judgement else None
        if action is not None and action in legal:
            return action
    return _harmless(state, seat, rng) or legal.sample(rng)


def _harmless(state: Position, seat: int, rng: Random) -> Action | None:
    sober = tuple(kind for kind in asked(state, seat) if kind not in _RASH and possible(kind, state, seat))
    return _first_of(_HARMLESS, state, seat, rng) or (LegalMoves(state, seat, sober).sample(rng) if sober else None)


def _first_of(kinds: tuple[type[Action], ...], state: Position, seat: int, rng: Random) -> Action | None:
    """Something of the first of these kinds that is possible."""
    open_ = asked(state, seat)
    wanted = (kind for kind in kinds if kind in open_)
    return next((sample_action(kind, state, seat, rng) for kind in wanted if possible(kind, state, seat)), None)
