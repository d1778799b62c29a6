"""Every decision of a computer player: by the step that asks, and something harmless where no judgement is made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.core import Action, Frame
from rules.core.actions import tag_of
from rules.core.legal import LegalMoves, possible, sample_action
from rules.medioevo.battle import Battle
from rules.medioevo.combat.spoils import Spoils
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
from rules.medioevo.phases.claims import Claims
from rules.medioevo.phases.combat.movement import Movement
from rules.medioevo.phases.combat.onset import Onset
from rules.medioevo.phases.events.horde import HordeDice
from rules.medioevo.phases.events.phase import EventCard
from rules.medioevo.phases.events.strike import Strike
from rules.medioevo.phases.events.supply import BarbarianSupply
from rules.medioevo.phases.founding import Courtiers, Realms, Settling, Talents
from rules.medioevo.phases.order import Auction
from rules.medioevo.phases.purchases.phase import Audience, Shopping
from rules.medioevo.phases.taxes import Dues, Taxing
from rules.medioevo.phases.trade.phase import Trade
from rules.medioevo.phases.trade.travel import Journey
from rules.medioevo.plundering.encounter import Encounter
from rules.medioevo.position import Position
from rules.medioevo.powers.abilities.relief import Relief
from rules.medioevo.powers.naming import Naming
from rules.medioevo.rebellion import Rebellion
from rules.medioevo.state import MedioevoState
from rules.medioevo.tokens import Withdrawal
from rules.medioevo.windows import Window

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
_HARMLESS = (
    "pass", "done", "deploy", "retire", "hold", "rest", "spare", "forbear", "finish", "enough", "fight", "spurn",
    "decline", "forgo", "stop",
)  # fmt: skip
# What nobody should do without a reason.
_RASH = (
    "declare", "propose", "accept", "dismiss", "borrow", "repay", "parley", "grant", "default", "revolt", "ransack",
    "waylay", "rob", "plunder", "play", "use", "orders", "draft", "sign", "reject", "retract", "dissolve", "break",
    "accuse", "vote",
)  # fmt: skip


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
    sober = tuple(kind for kind in asked(state, seat) if tag_of(kind) not in _RASH and possible(kind, state, seat))
    return _first_of(_HARMLESS, state, seat, rng) or (LegalMoves(state, seat, sober).sample(rng) if sober else None)


def _first_of(tags: tuple[str, ...], state: Position, seat: int, rng: Random) -> Action | None:
    """Something of the first of these kinds that is possible."""
    by_tag = {tag_of(kind): kind for kind in asked(state, seat)}
    kinds = (by_tag[tag] for tag in tags if tag in by_tag)
    return next((sample_action(kind, state, seat, rng) for kind in kinds if possible(kind, state, seat)), None)
