"""What must hold in every position that play can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.saga.data import COLOUR, COLOURS, RANK, SETS, Card
from rules.saga.position import Army, Position
from rules.saga.powers import special_of


def faults(position: Position) -> list[str]:
    return [*_card_faults(position), *_colour_faults(position), *_player_faults(position)]


def cards_in_play(position: Position) -> Counter[Card]:
    """S-6: the knights of the sets used."""
    used = [*(player.set for player in position.players), position.spare]
    return Counter(card for number in used for card in SETS[number])


def _card_faults(position: Position) -> Iterator[str]:
    found: Counter[Card] = Counter(position.free)
    for player in position.players:
        found.update(player.hand)
        for army in player.armies.values():
            found.update(army.all_cards)
    for realm in position.realms.values():
        found.update(realm.defenders)
    if found != cards_in_play(position):
        yield "S-6: a knight is missing, or there twice"
    if len({position.spare, *(player.set for player in position.players)}) != position.seats + 1:
        yield "S-6: a set is used twice"


def _colour_faults(position: Position) -> Iterator[str]:
    for seat, player in enumerate(position.players):
        for target, army in player.armies.items():
            if not army.cards or COLOUR[army.cards[0]] != target:
                yield f"S-11: seat {seat} attacks {target} under another leader"
            if _twice(army.all_cards):
                yield f"S-11: seat {seat} has a colour twice in the army against {target}"
            if not position.prepare and position.realms[target].owner == seat:
                yield f"S-11: seat {seat} attacks its own realm {target}"
    for colour, realm in position.realms.items():
        if _twice(realm.defenders):
            yield f"S-11: a colour is twice in the defence of {colour}"


def _twice(cards: list[Card]) -> bool:
    return len({COLOUR[card] for card in cards}) < len(cards)


def _player_faults(position: Position) -> Iterator[str]:
    if tuple(position.realms) != COLOURS:
        yield "S-1: the realms are not the six"
    for seat, player in enumerate(position.players):
        if player.points < 0:
            yield f"S-13: seat {seat} has {player.points} points"
        if player.hand != sorted(player.hand, key=RANK.__getitem__):
            yield f"the hand of seat {seat} is out of order"
        if any(army.hidden and not _may_hide(position, seat, army) for army in player.armies.values()):
            yield f"S-4: seat {seat} has a knight face down without the power for it"


def _may_hide(position: Position, seat: int, army: Army) -> bool:
    hiding = (
        realm
        for colour, realm in position.realms.items()
        if special_of(position, colour) == "hidden-card" and army.hidden_by in (None, colour)
    )
    return any(realm.owner == seat and realm.used for realm in hiding)
