"""What a seat cannot see, dealt anew. Nothing but what it can see, and luck, goes into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from rules.torres.cards import in_order
from rules.torres.data import CARDS, COLOURS, Card
from rules.torres.position import Player, Position, Slip


def redeal(position: Position, seat: int | None, rng: Random) -> None:
    """T-41: in the advanced game nothing is hidden, for all have the same cards and play them openly."""
    if position.cards == "common":
        _deal(position, position.deck, position.players, CARDS * COLOURS, seat, rng)
    elif position.cards == "own":
        for player in position.players:
            _deal(position, player.deck, [player], CARDS, seat, rng)


def _deal(
    position: Position, deck: list[Slip], players: list[Player], cards: Iterable[Card], seat: int | None, rng: Random
) -> None:
    """Deal one deck's cards to all who draw from it."""
    me = None if seat is None else position.players[seat]
    unseen = Counter(cards)
    unseen.subtract(card for player in players for card in player.played)
    unseen.subtract(slip.card for slip in deck if slip.known is not None and slip.known == seat)
    for player in players:
        if player is me:
            unseen.subtract([*player.hand, *player.looked, *(player.bought if position.looks else ())])
    pool = sorted(unseen.elements())
    rng.shuffle(pool)
    for player in players:
        if player is not me:
            player.hand = in_order([pool.pop() for _ in player.hand])
            player.looked = [pool.pop() for _ in player.looked]
        if player is not me or not position.looks:
            player.bought = [pool.pop() for _ in player.bought]
    deck[:] = [slip if slip.known is not None and slip.known == seat else Slip(pool.pop()) for slip in deck]
