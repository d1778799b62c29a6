"""M-120, M-121: war against a leader who has left something worth taking, and peace with everybody else; pacts that
cost nothing and help, proposed, signed, and kept as long as breaking them costs more than it brings; allies sent where
they are needed."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import (
    BREACH,
    Accept,
    Declare,
    Decline,
    Direct,
    Draft,
    Propose,
    Reject,
    Sign,
    Vote,
    at_war,
    excuse,
    laid_before,
    open_trials,
    pacts_between,
    pacts_of,
    pair,
    supported_against,
    undirected,
)
from rules.medioevo.mind.asked import asked
from rules.medioevo.mind.overtures import overture
from rules.medioevo.mind.ventures import ambition
from rules.medioevo.mind.worth import HONOUR, turns_left
from rules.medioevo.purchases import Shopping
from rules.medioevo.table import ALLIANCES, Directive, Pact, Position, are_allied, controlled, distance, size, top
from rules.medioevo.turn import Taxing

_WORTH_A_WAR = 3.5 * HONOUR
_HARMLESS_PACTS = frozenset(("trade", "civil", "nonaggression"))


def answer(position: Position, seat: int, rng: Random) -> Action | None:
    """What there is to say before anything is done: answers first, then offers of peace, then a declaration."""
    kinds = asked(position, seat)
    if Accept in kinds:
        for offer in position.offers:
            if offer.to == seat and not offer.declined:
                name = f"{offer.kind}-{offer.proposer}"
                return Decline(name) if _has_designs(position, seat, offer.proposer) else Accept(name)
    if Sign in kinds and (position.drafts or position.trials):
        word = _word(position, seat)
        if word is not None:
            return word
    if Direct in kinds and position.pacts and position.wars:
        directive = _directive(position, seat)
        if directive is not None:
            return directive
    if Propose in kinds and Draft in kinds:  # where pacts are talked about, not amid a battle
        for other, _ in position.seated():
            if other != seat and _wants_peace(position, seat, other):
                return Propose("peace", other)
    if Draft in kinds and isinstance(position.stack[-1], Taxing):  # once a turn, before there is anything else to do
        proposal = overture(position, seat)
        if proposal is not None:
            return proposal
    if Declare in kinds and isinstance(position.stack[-1], Shopping) and seat not in top(position, Shopping).done:
        return _declaration(position, seat)
    return None


def _word(position: Position, seat: int) -> Action | None:
    """On pacts: what was proposed is signed or declined. In a vote everybody speaks for themselves, and a computer has
    no opinion about others."""
    for draft in laid_before(position, seat):
        return Sign(draft.number) if _helps(position, seat, draft) else Reject(draft.number)
    for trial in open_trials(position, seat):
        verdict = "broken" if seat == trial.accuser else "kept" if seat == trial.accused else "abstain"
        return Vote(trial.pact, verdict)
    return None


def _directive(position: Position, seat: int) -> Direct | None:
    """An ally is sent to free one's home, or else against the enemy's land next to its army, if that binds it."""
    for pact in pacts_of(position, seat):
        due = supported_against(position, pact, seat) if pact.kind in ALLIANCES else []
        for ally in undirected(position, seat, pact) if due else ():
            place = _where_needed(position, seat, ally, due)
            told = Directive(seat, ally, place, position.turn) if place else None
            if told and not pact.directs(seat, ally, told.place) and excuse(position, pact, told, seat) is None:
                return Direct(pact.number, ally, told.place)
    return None


def _where_needed(position: Position, seat: int, ally: int, enemies: list[int]) -> Place | None:
    lands = [place for enemy in enemies for place in controlled(position, enemy)]
    army = max(position.players[ally].armies.items(), key=lambda army: size(army[1]), default=None)
    if army is None:
        return None
    home = [place for place in lands if place in position.home(seat)]
    return min(home or lands, key=lambda place: distance(army[0], place), default=None)


def _helps(position: Position, seat: int, draft: Pact) -> bool:
    """Nothing is paid or given away, nobody is an enemy or to become one, and it is worth something."""
    others = [party for party in draft.parties if party != seat]
    if any(at_war(position, seat, other) or _has_designs(position, seat, other) for other in others):
        return False
    if seat in draft.released or any(paid.payer == seat for paid in draft.payments):
        return False
    gains = any(paid.payee == seat for paid in draft.payments) or bool(draft.released)
    if draft.kind == "exchange":
        return gains
    return _HARMLESS_PACTS.issuperset((draft.kind, *draft.also)) and (gains or draft.favoured in (None, seat))


def _wants_peace(position: Position, seat: int, other: int) -> bool:
    """Offered once a turn, and not by whoever is about to win something."""
    sides = pair(seat, other)
    discussed = any(offer.kind == "peace" and pair(offer.proposer, offer.to) == sides for offer in position.offers)
    return at_war(position, seat, other) and not discussed and not _has_designs(position, seat, other)


def _has_designs(position: Position, seat: int, other: int) -> bool:
    return not are_allied(position, seat, other) and ambition(position, seat, other) >= HONOUR


def _declaration(position: Position, seat: int) -> Action | None:
    """One war at a time, on somebody who is ahead, for something that can be taken next turn."""
    if not turns_left(position) or any(seat in war.sides for war in position.wars):
        return None
    own = position.players[seat].honour
    ahead = [other for other, player in position.seated() if other != seat and player.honour >= own]
    gains = {other: gain_of_war(position, seat, other) for other in ahead if not are_allied(position, seat, other)}
    best = max(gains, key=gains.__getitem__, default=None)
    return Declare(best) if best is not None and gains[best] >= _WORTH_A_WAR else None


def gain_of_war(position: Position, seat: int, other: int) -> float:
    """What can be taken, less the honour that broken pacts cost: these are kept unless it is much."""
    pacts = pacts_between(position, seat, other) if position.pacts else []
    return ambition(position, seat, other) - BREACH * HONOUR * len(pacts)
