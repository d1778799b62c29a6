"""What a player wants before their eyes while choosing: objectives that are met (M-51), what waits for their word
(M-121), the list of purchases with its costs (M-48), what there is to react to (M-130)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Words, words
from rules.medioevo.battle import Battle, army, attack_parts, battle_of, total
from rules.medioevo.campaign import Encounter
from rules.medioevo.diplomacy import BREACH, council_notes, would_break
from rules.medioevo.objectives import objective_notes
from rules.medioevo.powers import ABILITY, Turned, Window, is_led, option_label, points_words, under
from rules.medioevo.purchases import Lists, Shopping, carry_out, entry_words, orders_asked, planning
from rules.medioevo.table import Position, ability_words, side_words, troops_words
from rules.medioevo.trade import Trade
from rules.medioevo.turn import Auction, Taxing

_SHOWN = 12  # entries told one by one; a message has room for no more


def notes(position: Position, seat: int) -> tuple[Words, ...]:
    frame = position.stack[-1] if position.stack else None
    found = (*objective_notes(position, seat), *council_notes(position, seat))
    if isinstance(frame, Auction | Taxing):
        return (*found, *_begun(position, seat))
    if isinstance(frame, Lists):
        return (*found, *basket(position, seat, frame), *_extent(position, seat, frame))
    if isinstance(frame, Window):
        return (*found, *_turned(position), *_battle(position))
    if isinstance(frame, Battle):
        return (*found, *_dice(position, seat, frame))
    if isinstance(frame, Trade):
        return (*found, words("medioevo-note-purse", florins=position.players[seat].florins))
    return (*found, *temptation(position, seat))


def _begun(position: Position, seat: int) -> Iterator[Words]:
    """M-133: in the first turn, what everybody began with."""
    if position.turn == 1 and position.everyday and is_led(position.players[seat]):
        yield words("medioevo-note-everyday")


def _extent(position: Position, seat: int, lists: Lists) -> Iterator[Words]:
    if isinstance(lists, Shopping) and orders_asked(position, seat):
        yield words("medioevo-note-extent")


def _dice(position: Position, seat: int, fray: Battle) -> Iterator[Words]:
    """M-74: what the dice of the mêlée are worth as they lie."""
    if seat not in fray.seats:
        return
    who = fray.side_of(seat)
    own, other = (_value(position, fray, side) for side in (who, 1 - who))
    if own is not None and other is not None:
        yield words("medioevo-note-as-they-lie", own=own, other=other)
    elif own is not None:
        yield words("medioevo-note-one-rolled", value=own, mine=1)
    elif other is not None:
        yield words("medioevo-note-one-rolled", value=other, mine=0)


def _value(position: Position, fray: Battle, who: int) -> int | None:
    return total(attack_parts(position, fray, who)) if fray.sides[who].now.dice else None


def _turned(position: Position) -> Iterator[Words]:
    """The card that would work next."""
    turned = under(position, Turned)
    if turned is None or turned.exercise.card is None:
        return
    card = turned.exercise.card
    what = ability_words(card)
    if turned.exercise.use != ABILITY:
        what = points_words(turned.exercise.use)
    yield words("medioevo-note-turned", seat=turned.seat, card=words(f"medioevo-card-{card}"), what=what)
    if turned.exercise.target is not None:
        yield words("medioevo-note-target", target=option_label(position, turned.seat, turned.exercise.target))


def _battle(position: Position) -> Iterator[Words]:
    """Of the battle under way, both armies and the dice that lie."""
    fray = battle_of(position)
    for who, side in enumerate(fray.sides if fray else ()):
        assert fray is not None
        name = words("medioevo-note-barbarians") if side.seat is None else side_words(side.seat)
        units = troops_words(army(position, fray, who))
        if side.now.dice:
            dice = {str(die): value for die, value in side.now.dice.items()}
            value = total(attack_parts(position, fray, who))
            yield words("medioevo-note-side-dice", side=name, army=units, value=value, **dice)
        else:
            yield words("medioevo-note-side", side=name, army=units)


def temptation(position: Position, seat: int) -> tuple[Words, ...]:
    """M-121: what plundering that one is asked about would break. A note, for others may read the question."""
    frame = position.stack[-1] if position.stack else None
    if not isinstance(frame, Encounter) or frame.asked[:1] != [seat]:
        return ()
    broken = len(would_break(position, seat, frame.victim))
    return (words("medioevo-note-breaks", count=broken, honour=broken * BREACH),) if broken else ()


def basket(position: Position, seat: int, lists: Lists) -> tuple[Words, ...]:
    """Every entry with what it would cost in its turn, then the sum and what is left."""
    entries = lists.entries(seat)
    if not entries:
        return ()
    flow = planning(position, seat)
    purse = flow.state.players[seat]
    had = purse.florins
    lines: list[Words] = []
    untold, untold_florins = max(0, len(entries) - _SHOWN), 0
    for number, entry in enumerate(entries, 1):
        before, what = purse.florins, entry_words(flow.state, seat, entry)
        possible = carry_out(flow, seat, entry)
        if number <= untold:
            untold_florins = had - purse.florins
        elif possible:
            lines.append(words("medioevo-note-entry", line=number, what=what, florins=before - purse.florins))
        else:
            lines.append(words("medioevo-note-impossible", line=number, what=what))
    if untold:
        lines.insert(0, words("medioevo-note-earlier", count=untold, florins=untold_florins))
    return (*lines, words("medioevo-note-sum", florins=had - purse.florins, left=purse.florins))
