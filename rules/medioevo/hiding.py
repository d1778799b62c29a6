"""What a seat cannot see, dealt anew: purses and orders of others, sealed choices, cards in the deck and looked at."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules.medioevo.campaign import Rebellion, rebellion_sites
from rules.medioevo.data import COLOURS, EMPIRE_CARDS, REALMS
from rules.medioevo.economy import TAX_LEVELS, due
from rules.medioevo.powers import Window, everyday_orders
from rules.medioevo.purchases import Audience, Delivery, Deployment, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import open_realms
from rules.medioevo.turn import MOST, Auction, Claim, Claims, Courtiers, Dues, Realms, Talents, Taxing

_PURSE = 2000  # others are guessed to have up to so much more than they are known to have, mostly far less


def redeal(state: MedioevoState, seat: int | None, rng: Random) -> MedioevoState:
    others = [other for other in range(state.seats) if other != seat]
    if state.outcome is None:
        short = _short(state)  # before any purse is changed
        for other in others:
            state.players[other].florins = _purse(state, other, short, rng)
    _forget_secrets(state, seat)
    state.events = sorted(state.events)
    rng.shuffle(state.events)
    _deal_cards(state, seat, rng)
    for frame in state.stack:
        if isinstance(frame, Auction):
            for other in sorted(frame.bids.keys() & set(others)):
                frame.bids[other] = rng.randint(0, state.players[other].florins - frame.first.get(other, 0))
        elif isinstance(frame, Claims):
            realms = open_realms(state.realms, state.seats)
            for other in sorted(frame.bids.keys() & set(others)):
                frame.bids[other] = Claim(rng.choice(realms), rng.randint(0, MOST))
        elif isinstance(frame, Realms):
            for other in sorted(frame.wishes.keys() & set(others)):
                frame.wishes[other] = rng.sample(REALMS, 1) if frame.sealed else []
        elif isinstance(frame, Taxing):
            for other in sorted(frame.levels.keys() & set(others)):
                frame.levels[other] = rng.choice(TAX_LEVELS)
        elif isinstance(frame, Talents):
            for other in sorted(frame.taken.keys() & set(others)):
                frame.taken[other] = rng.choice(COLOURS)
        elif isinstance(frame, Rebellion) and frame.seat != seat and frame.chosen is not None:
            frame.chosen = rng.choice(rebellion_sites(state, frame.seat, frame.struck))
        elif isinstance(frame, Window):
            for other in frame.answers.keys() & set(others):
                frame.answers[other] = None
        elif isinstance(frame, Shopping | Delivery | Deployment):
            for other in others:
                if other in frame.lists:
                    frame.lists[other] = []
    return state


def _forget_secrets(state: MedioevoState, seat: int | None) -> None:
    """M-121, M-131: for all that this seat knows, others have no secret pacts, draft none and have given no orders
    but those that everybody began with."""
    state.pacts = [pact for pact in state.pacts if pact.known_to(seat)]
    state.drafts = [draft for draft in state.drafts if draft.known_to(seat)]
    for other, player in enumerate(state.players):
        if other != seat:
            player.orders.clear()
            player.pledge, player.levy = None, 0
            player.plan.clear()
            player.habits.clear()
            player.command = everyday_orders() if state.everyday else {}
            player.deeds = [deed for deed in player.deeds if not deed.facts.get("secret")]


def _short(state: MedioevoState) -> dict[int, bool]:
    """While dues are paid, and whatever is used meanwhile: who is seen to be short of money, and who is not."""
    for frame in state.stack:
        if isinstance(frame, Dues) and frame.short is not None:
            asked = frame.asks(state)
            return {seat: seat in asked for seat in frame.unpaid}
    return {}


def _purse(state: MedioevoState, seat: int, short: Mapping[int, bool], rng: Random) -> int:
    """What another player may have: enough for a first bid, too little where the dues cannot be paid."""
    if seat in short:
        owed = due(state, seat)
        return rng.randrange(owed) if short[seat] else owed + _more(rng)
    top = state.stack[-1]
    first = top.first.get(seat, 0) if isinstance(top, Auction) else 0
    return first + _more(rng)


def _more(rng: Random) -> int:
    """Few keep much that they could spend."""
    return int(_PURSE * rng.random() ** 3)


def _deal_cards(state: MedioevoState, seat: int | None, rng: Random) -> None:
    """The deck and what others look at come from the cards that this seat sees nowhere."""
    seen = {card for player in state.players for card in player.cards}
    for frame in state.stack:
        if isinstance(frame, Courtiers) and seat is not None:
            seen.update(frame.dealt[seat])
        elif isinstance(frame, Audience) and frame.seat == seat:
            seen.update(frame.seen)
    unseen = sorted(set(EMPIRE_CARDS) - seen)
    rng.shuffle(unseen)
    for frame in state.stack:
        if isinstance(frame, Courtiers):
            for other in sorted(frame.dealt.keys() - {seat}):
                frame.dealt[other] = [unseen.pop() for _ in frame.dealt[other]]
                if other in frame.kept:
                    frame.kept[other] = rng.choice(frame.dealt[other])
        elif isinstance(frame, Audience) and frame.seat != seat:
            frame.seen = [unseen.pop() for _ in frame.seen]
    state.empire = unseen
