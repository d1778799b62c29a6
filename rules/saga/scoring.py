"""S-21 to S-23: the reckoning. Each final power is one small unit in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.core import Outcome, ScoreRow, Words, words
from rules.saga.data import COLOUR, FLAT, PLUS, TRIBUTE, VALUE, Card, Colour, Final
from rules.saga.position import Position, worth


@dataclass
class Reckoning:
    """Points by seat: gathered in play, for realms, for armies without a realm, for the hand, and by other powers."""

    gathered: list[int]
    realms: list[int]
    armies: list[int]
    hand: list[int]
    powers: list[int]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.gathered, self.realms, self.armies, self.hand, self.powers, strict=True)))


def reckoning(position: Position) -> Reckoning:
    """S-21, then what the final powers make of it."""
    nothing = [0] * position.seats
    tally = Reckoning(
        gathered=[player.points for player in position.players],
        realms=list(nothing),
        armies=list(nothing),
        hand=[-worth(player.hand) for player in position.players],
        powers=list(nothing),
    )
    for realm in position.realms.values():
        if realm.owner is not None:
            tally.realms[realm.owner] += realm.defence
    for colour, owner, final in finals(position):
        FINALS[final](position, owner, colour, tally)
    return tally


def finals(position: Position) -> Iterator[tuple[Colour, int, Final]]:
    """The final powers that somebody has."""
    for colour, realm in position.realms.items():
        final = position.face(colour).final
        if realm.owner is not None and final is not None:
            yield colour, realm.owner, final


# S-22: the final powers


def _plus(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    tally.powers[seat] += PLUS


def _unattached(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    tally.armies[seat] = sum(army.value for army in position.players[seat].armies.values())


def _hand_zero(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    tally.hand[seat] = 0


def _no_army(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    tally.realms[seat] -= position.realms[colour].defence


def _place(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    card = next((card for _, realm, card in placements(position) if realm == colour), None)
    if card is not None:
        tally.realms[seat] += VALUE[card]
        tally.hand[seat] = min(0, tally.hand[seat] + VALUE[card])


def _tribute(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    for other in range(position.seats):
        tally.powers[other] -= TRIBUTE
    tally.powers[seat] += TRIBUTE * position.seats


def _flat(position: Position, seat: int, colour: Colour, tally: Reckoning) -> None:
    tally.realms[seat] += FLAT - position.realms[colour].defence


FINALS: dict[Final, Callable[[Position, int, Colour, Reckoning], None]] = {
    "plus-5": _plus,
    "unattached-positive": _unattached,
    "hand-zero": _hand_zero,
    "no-army-points": _no_army,
    "place-from-hand": _place,
    "tribute-2": _tribute,
    "flat-15": _flat,
}


def placements(position: Position) -> list[tuple[int, Colour, Card]]:
    """What PLACE_FROM_HAND does at the end: seat, realm, and the highest knight of the hand whose colour the realm
    lacks. Whoever has the power of several realms places one after the other."""
    hands = [list(player.hand) for player in position.players]
    found: list[tuple[int, Colour, Card]] = []
    for colour, seat, final in finals(position):
        fitting = [card for card in hands[seat] if not position.realms[colour].has(COLOUR[card])]
        if final == "place-from-hand" and fitting:
            found.append((seat, colour, max(fitting, key=VALUE.__getitem__)))
            hands[seat].remove(found[-1][2])
    return found


def realms_worth(position: Position, seat: int) -> int:
    """What a player's realms count as they lie, for all to see: the hand is left aside."""
    total = 0
    for colour in position.owned(seat):
        realm = position.realms[colour]
        final = position.face(colour).final
        total += FLAT if final == "flat-15" else 0 if final == "no-army-points" else realm.defence
    return total


# The end


def outcome(position: Position, reason: Words) -> Outcome:
    tally = reckoning(position)
    rows = {
        "gathered": tally.gathered,
        "realms": tally.realms,
        "armies": tally.armies,
        "hand": tally.hand,
        "powers": tally.powers,
    }
    return Outcome(
        scores=tally.totals,
        winners=winners(position, tally.totals),
        reason=reason,
        rows=tuple(ScoreRow(words(f"saga-row-{name}"), tuple(points)) for name, points in rows.items()),
    )


def winners(position: Position, scores: tuple[int, ...]) -> tuple[int, ...]:
    """S-23: most points; among equals more realms; who is equal in both shares the victory."""
    standing = [(score, len(position.owned(seat))) for seat, score in enumerate(scores)]
    return tuple(seat for seat, rank in enumerate(standing) if rank == max(standing))
