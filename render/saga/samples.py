"""Hand-made positions of Saga, for the gallery and the tests: whole tables, seen as the rules show them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from render.samples import Sample, question, with_turns
from rules.core.words import words
from rules.saga.data import COLOUR, COLOURS, RANK, SETS, Card, Colour, Side
from rules.saga.frames import SagaState, Turns
from rules.saga.position import Army, Player, Realm
from rules.saga.scoring import outcome
from rules.saga.showing import view_of
from rules.saga.view import SagaView, StepView

SEAT_COLOURS = ("red", "blue", "yellow", "green")
SPARE = 4  # the set of the first defenders, here always the fifth
Rows = dict[Colour, tuple[int | None, str]]

# The even lay-out of that set: every realm falls to 6.
FIRST: Rows = {
    "red": (None, "red3 yellow2"),
    "green": (None, "green3 red2"),
    "blue": (None, "blue1 violet4"),
    "orange": (None, "orange3 red2"),
    "violet": (None, "violet4 orange1"),
    "yellow": (None, "yellow4 violet1"),
}


@dataclass(frozen=True)
class Camp:
    """A player's points, armies and recruits; `orange3 blue2 ?green1` has a knight face down."""

    points: int
    armies: tuple[str, ...] = ()
    recruits: str = ""


def _army(text: str) -> Army:
    names = text.split()
    hidden = [name[1:] for name in names if name.startswith("?")]
    return Army([name for name in names if not name.startswith("?")], hidden[0] if hidden else None)


def _without(cards: list[Card], gone: list[Card]) -> list[Card]:
    """In the order of a hand, what is left of the cards."""
    left = Counter(cards)
    left.subtract(gone)
    return sorted(left.elements(), key=RANK.__getitem__)


def _player(seat: int, camp: Camp, realms: dict[Colour, Realm]) -> Player:
    armies = [_army(text) for text in camp.armies]
    placed = [card for army in armies for card in army.all_cards]
    placed += [card for realm in realms.values() if realm.owner == seat for card in realm.defenders]
    hand = _without([*SETS[seat], *camp.recruits.split()], placed)
    return Player(seat, hand, {COLOUR[army.cards[0]]: army for army in armies}, camp.points)


def table_of(side: Side, rows: Rows, camps: list[Camp], last: list[StepView], turns: int) -> SagaState:
    """Everybody's hand is what is left of the own set and the recruits; free is what is left of the fifth set."""
    realms = {colour: Realm(side, rows[colour][1].split(), rows[colour][0]) for colour in COLOURS}
    gone = [card for realm in realms.values() if realm.owner is None for card in realm.defenders]
    gone += [card for camp in camps for card in camp.recruits.split()]
    state = SagaState(
        seats=len(camps),
        first=0,
        players=[_player(seat, camp, realms) for seat, camp in enumerate(camps)],
        realms=realms,
        spare=SPARE,
        free=_without(list(SETS[SPARE]), gone),
        turns=turns,
        last=last,
    )
    state.push(Turns(open=True))
    return state


def early() -> SagaState:
    """Two players; the first has led a knight."""
    camps = [Camp(0, ("green4",)), Camp(0)]
    return table_of("crown", FIRST, camps, [StepView(0, "open", "green", "green4")], 1)


def typical() -> SagaState:
    """Three players, crown sides; a realm has just fallen."""
    rows: Rows = FIRST | {
        "blue": (0, "blue3 orange1 green4"),
        "orange": (1, "orange4 violet3"),
        "yellow": (2, "yellow4 blue1 orange2"),
    }
    camps = [
        Camp(11, ("red3 blue2", "violet2 yellow3")),
        Camp(7, ("yellow1 red3", "green3")),
        Camp(4, ("violet3",), "red2"),
    ]
    last = [
        StepView(2, "recruit", card="red2"),
        StepView(2, "join", "yellow", "orange2"),
        StepView(2, "conquer", "yellow"),
    ]
    return table_of("crown", rows, camps, last, 15)


def crowded() -> SagaState:
    """Four players, reverse sides, late: a knight lies face down, two powers are used up."""
    rows: Rows = {
        "red": (3, "red4 yellow3 orange2 green1"),
        "green": (0, "green4 blue3 violet2"),
        "blue": (1, "blue4 orange4 green2"),
        "orange": (2, "orange3 green4 yellow1"),
        "violet": (None, "violet4 orange1"),
        "yellow": (2, "yellow4 violet3"),
    }
    camps = [
        Camp(23, ("orange3 blue2 ?green1", "red3 violet4", "blue2 red1"), "orange3"),
        Camp(18, ("red3 green3 yellow1", "violet3", "orange4 violet1"), "red3"),
        Camp(31, ("blue3 red1 orange2 green2",)),
        Camp(9, ("blue3 red4", "orange4 yellow2", "green3 red1 yellow2", "violet4"), "violet4"),
    ]
    state = table_of("reverse", rows, camps, [StepView(2, "join", "blue", "green2")], 47)
    state.realms["green"].used = True
    state.realms["blue"].used = True
    return state


def hidden() -> SagaState:
    """The same table just after a knight was played face down."""
    state = crowded()
    state.last, state.turns = [StepView(0, "hide", "orange")], 45
    return state


def final() -> SagaState:
    """The same table, turned up and counted."""
    state = crowded()
    for player in state.players:
        for army in player.armies.values():
            army.cards, army.hidden = army.all_cards, None
    last = state.players[3].hand.pop()
    state.players[3].armies["blue"].cards.append(last)
    state.last = [StepView(3, "join", "blue", last)]
    state.turns += 1
    state.outcome = outcome(state, words("saga-end-last-card"))
    return state


def tight() -> SagaState:
    """A hand of which little can be played: the second player owns three realms and has one army."""
    rows: Rows = FIRST | {
        "orange": (1, "orange4 violet3"),
        "green": (1, "green3 blue2"),
        "yellow": (1, "yellow4 violet1 orange4"),
        "blue": (0, "blue3 violet4"),
    }
    camps = [
        Camp(6, ("violet2",)),
        Camp(12, ("red3 green2",), "yellow4"),
    ]
    return table_of("crown", rows, camps, [StepView(0, "open", "violet", "violet2")], 19)


def emptied() -> SagaState:
    """An early table whose mover has played everything else: hardly possible, but a hand may be empty."""
    state = early()
    state.players[1].hand.clear()
    return state


STRANGE = ("🐉🔥", "王小明 Wang", "Ünïcödé the Extraordinarily Long-Winded of Nowhere", "Z̷͓͠a̶lgo \u202eRTL")


def seen(state: SagaState, seat: int | None = None) -> SagaView:
    """The table as one seat sees it, or the public."""
    return view_of(state, seat, SEAT_COLOURS)


def samples() -> list[Sample]:
    return with_turns(
        [
            Sample("early", seen(early())),
            Sample("typical", seen(typical())),
            Sample("crowded", seen(crowded())),
            Sample("hidden", seen(hidden()), rings=("orange", "red2")),
            Sample("final", seen(final())),
            Sample("strange-names", seen(crowded()), names=STRANGE),
            question("army", seen(typical(), 2), ("violet", "yellow", "red"), ("red1",), numbered=True),
            question("realms", seen(crowded(), 0), COLOURS, numbered=True),
            question("knight", seen(early(), 1), tuple(dict.fromkeys(seen(early(), 1).seats[1].hand)), numbered=True),
            question("recruit", seen(crowded(), 0), tuple(dict.fromkeys(seen(crowded()).free)), numbered=True),
            Sample("done", seen(crowded()), "part"),
            Sample("own", seen(crowded(), 0), "part"),
            Sample("close", seen(crowded()), focus="blue"),
            Sample("refused", seen(typical()), focus="green", rings=("green",)),
            Sample("full", seen(early(), 1), kind="hand"),
            Sample("some", seen(crowded(), 0), kind="hand"),
            Sample("tight", seen(tight(), 1), kind="hand"),
            Sample("many", seen(typical(), 2), kind="hand", rings=("red1",)),
            Sample("one", seen(crowded(), 3), kind="hand", names=STRANGE),
            Sample("empty", seen(emptied(), 1), kind="hand"),
            Sample("final", seen(final(), 1), kind="hand"),
        ]
    )
