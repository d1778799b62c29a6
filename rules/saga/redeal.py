"""What somebody cannot see, dealt anew.

A player who keeps count can work out most of the hands, for every set is known (S-6). The re-deal does not: it takes
every knight that is not in sight as being anywhere, so that whatever is checked against it tells nothing of a hand at
all, not even what could be worked out.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from rules.saga.data import COLOUR, RANK, Card
from rules.saga.faults import cards_in_play
from rules.saga.frames import SagaState
from rules.saga.position import Army


def redeal(state: SagaState, seat: int | None, rng: Random) -> SagaState:
    if state.outcome is not None:
        return state  # all hands are open
    pool = _unseen(state, seat)
    rng.shuffle(pool)
    others = [player for other, player in enumerate(state.players) if other != seat]
    for army in (army for player in others for army in player.armies.values() if army.hidden is not None):
        army.hidden = _drawn(pool, army)
    for player in others:
        player.hand = sorted((pool.pop() for _ in player.hand), key=RANK.__getitem__)
    return state


def _unseen(state: SagaState, seat: int | None) -> list[Card]:
    """The knights in play that this seat does not see, in a fixed order."""
    seen: Counter[Card] = Counter(state.free)
    for realm in state.realms.values():
        seen.update(realm.defenders)
    for other, player in enumerate(state.players):
        for army in player.armies.values():
            seen.update(army.all_cards if other == seat else army.cards)
    if seat is not None:
        seen.update(state.players[seat].hand)
    return sorted((cards_in_play(state) - seen).elements(), key=RANK.__getitem__)


def _drawn(pool: list[Card], army: Army) -> Card:
    """A knight that may lie face down in an army: of a colour that it does not show."""
    shown = {COLOUR[card] for card in army.cards}
    card = next(card for card in pool if COLOUR[card] not in shown)
    pool.remove(card)
    return card
