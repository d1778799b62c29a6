"""Hand-made positions of Torres, for the gallery and the tests."""

from __future__ import annotations

import msgspec

from render.samples import Sample, question, with_turns
from rules.core.outcome import Outcome
from rules.core.words import words
from rules.torres.data import BLOCKS, CARDS, KNIGHTS, STACKS, Card, Cards, Master, Source
from rules.torres.land import BIT, NAMES, Square, names
from rules.torres.towers import plan_of
from rules.torres.view import CastleView, Phase, SeatView, StepView, TorresView, TurnView

_COLOURS = ("red", "blue", "green", "yellow")
_START = "d8 1, c6 1, f6 1, h5 1, a4 1, c3 1, f3 1, e1 1"


def _heights(text: str) -> dict[Square, int]:
    """`d8 2, c6 1` is a tower of two blocks on d8 and one of one on c6."""
    pairs = (part.split() for part in text.split(","))
    return {square: int(level) for square, level in pairs}


def _seat(
    number: int,
    knights: dict[Square, int],
    earned: tuple[int, ...] = (),
    stacks: tuple[int, ...] = (),
    hand: int = 0,
    deck: int = 10,
    worth: int = 0,
    kept: int = 0,
    played: tuple[Card, ...] = (),
) -> SeatView:
    sources: tuple[Source, ...] = ("actions", "castles", "king", "master")
    return SeatView(
        seat=number,
        colour=_COLOURS[number],
        score=sum(earned),
        earned=dict(zip(sources, earned, strict=False)),
        worth=worth,
        reserve=KNIGHTS - sum(owner == number for owner in knights.values()),
        stacks=stacks,
        kept=kept,
        hand=hand,
        deck=deck,
        played=played,
    )


def _knights(*armies: str) -> dict[Square, int]:
    return {square: seat for seat, army in enumerate(armies) for square in army.split()}


def view_of(
    heights: str,
    armies: tuple[str, ...],
    seats: tuple[dict[str, object], ...],
    king: Square | None,
    *,
    awaited: int | None = 0,
    last_seat: int | None = None,
    last: tuple[StepView, ...] = (),
    phase: Phase = "turns",
    time: tuple[int, int] = (1, 1),
    cards: Cards = "own",
    points: int = 5,
    stack: int | None = 0,
    master: Master | None = None,
    outcome: Outcome | None = None,
    hand: tuple[Card, ...] = (),
    bought: tuple[Card, ...] = (),
    looked: tuple[Card, ...] = (),
    known: tuple[Card | None, ...] = (),
    own: int | None = None,
    deck: int = 0,
) -> TorresView:
    towers, knights = _heights(heights), _knights(*armies)
    players = tuple(_seat(number, knights, **seat) for number, seat in enumerate(seats))  # pyright: ignore
    used = sum(towers.values()) + sum(sum(seat.stacks) + seat.kept for seat in players)
    footprint = sum(BIT[square] for square in towers)
    mover = awaited if phase == "turns" and awaited is not None else None
    return TorresView(
        seat=own,
        awaited=() if awaited is None else (awaited,),
        outcome=outcome,
        edition="1999" if cards == "common" else "2017",
        cards=cards,
        phase=phase,
        year=time[0],
        round=time[1],
        rounds=len(STACKS[len(seats)][time[0] - 1]),
        first=0,
        starter=0,
        seats=players,
        heights=towers,
        castles=tuple(CastleView(tuple(names(castle))) for castle in plan_of(footprint).castles),
        knights=knights,
        king=king,
        supply=BLOCKS - used,
        master=master,
        turn=None if mover is None else TurnView(seat=mover, points=points, stack=stack, bought=0, carded=False),
        last_seat=last_seat,
        last=last,
        deck=deck,
        hand=hand,
        bought=bought,
        looked=looked,
        known=known,
    )


def _early() -> TorresView:
    return view_of(
        _START,
        ("d8", "c3", ""),
        ({}, {}, {}),
        None,
        awaited=2,
        last_seat=1,
        last=(StepView("knight", "c3"),),
        phase="knights",
    )


_MIDDLE = (
    "d8 2, e8 1, d7 2, c6 2, b6 1, c5 1, f6 3, g6 2, f5 1, g5 1, h4 1, a4 2, a3 1, b4 3, "
    "c3 1, f3 3, f2 2, g3 2, e1 1"
)  # fmt: skip


def _typical() -> TorresView:
    return view_of(
        _MIDDLE,
        ("d8 e8 b6 a5", "f6 g5 e5", "f3 g3 h4 d2"),
        (
            {"earned": (4, 10, 5), "stacks": (3, 2), "hand": 2, "deck": 7, "worth": 14, "played": ("six",)},
            {"earned": (6, 12, 0), "stacks": (3, 3), "hand": 1, "deck": 9, "worth": 16},
            {"earned": (6, 12, 5), "stacks": (3,), "hand": 3, "deck": 5, "worth": 25, "played": ("jump", "seven")},
        ),
        "b4",
        awaited=0,
        last_seat=2,
        last=(
            StepView("block", "g3"),
            StepView("block", "f3"),
            StepView("move", "g2", "h2"),
            StepView("move", "g3", "g2"),
            StepView("score", amount=2),
        ),
        time=(2, 2),
        stack=0,
    )


_TALL = (
    "a8 2, b8 1, a7 3, d8 4, e8 3, d7 5, e7 6, d6 2, e6 1, g8 1, g7 2, h7 4, h6 3, h5 1, "
    "b6 2, b5 3, c5 1, b4 1, f5 2, f4 4, g4 3, f3 5, g3 1, e3 2, d3 1, e2 3, "
    "c3 1, a2 2, b2 3, a1 1, b1 2, g1 1, h1 2"
)  # fmt: skip
_ARMIES = ("d7 e8 b6 f4 a2 h1", "e7 h7 b5 f3 d4 b2", "d6 g7 g4 a7 e2 c4", "d8 h6 e3 a8 b1 f6")


def _crowded() -> TorresView:
    return view_of(
        _TALL,
        _ARMIES,
        (
            {"earned": (21, 96, 10, 15), "stacks": (2, 2), "hand": 6, "deck": 0, "worth": 72},
            {"earned": (12, 89, 15, 15), "stacks": (2, 1), "hand": 4, "deck": 0, "worth": 84},
            {"earned": (17, 61, 10, 0), "stacks": (2,), "hand": 7, "deck": 0, "worth": 41},
            {"earned": (9, 70, 10, 0), "stacks": (3, 0), "hand": 5, "deck": 0, "worth": 49},
        ),
        "f5",
        awaited=3,
        last_seat=2,
        last=(
            StepView("extra", amount=2),
            StepView("block", "e2"),
            StepView("block", "e2"),
            StepView("door", "c4", "a5"),
            StepView("knight", "g4"),
            StepView("move", "g7", "g6"),
            StepView("score", amount=1),
        ),
        time=(3, 3),
        cards="advanced",
        master="diagonals",
        points=3,
        stack=0,
    )


def _final() -> TorresView:
    return view_of(
        _TALL,
        _ARMIES,
        (
            {"earned": (21, 168, 10), "hand": 3, "worth": 72},
            {"earned": (12, 173, 30), "hand": 1, "worth": 84},
            {"earned": (17, 102, 10), "hand": 2, "worth": 41},
            {"earned": (9, 119, 25), "hand": 0, "worth": 49},
        ),
        "f5",
        awaited=None,
        last_seat=3,
        last=(StepView("move", "h6", "h5"), StepView("block", "g8"), StepView("buy"), StepView("score", amount=2)),
        phase="over",
        time=(3, 3),
        cards="common",
        deck=17,
        outcome=Outcome((199, 215, 129, 153), (1,), words("torres-end")),
    )


def _pair() -> TorresView:
    return view_of(
        _MIDDLE,
        ("d8 e8 b6", "f6 g5 e5"),
        (
            {"earned": (8, 12), "kept": 2, "hand": 1, "deck": 8},
            {"earned": (6, 13), "kept": 1, "hand": 2, "deck": 8},
        ),
        "f3",
        awaited=1,
        last_seat=1,
        last=(StepView("king", "f3", "b4"),),
        phase="succession",
        time=(1, 4),
    )


def _hand(**cards: object) -> TorresView:
    """The first player's own view of the typical position."""
    return msgspec.structs.replace(_typical(), seat=0, **cards)


def samples() -> list[Sample]:
    typical, crowded = _typical(), _crowded()
    return with_turns(
        [
            Sample("early", _early()),
            Sample("typical", typical),
            Sample("crowded", crowded),
            Sample("final", _final()),
            Sample("pair", _pair()),
            Sample("doors", typical, rings=("e4", "f4", "g4", "h5", "h6", "e6", "f7", "g7")),
            question("move", crowded, ("c5", "d4", "c3", "b4"), ("c4",)),
            question("build", crowded, tuple(NAMES)),
            Sample("done", crowded, "part"),
            Sample("refused", typical, focus="h4", rings=("h4", "nowhere")),
            Sample("close", crowded, focus="e6"),
            Sample("two", _hand(hand=("climb", "shift")), kind="hand"),
            Sample("all", _hand(hand=CARDS, cards="advanced"), kind="hand"),
            Sample("none", _hand(), kind="hand"),
            Sample(
                "bought",
                _hand(
                    looked=("jump", "door", "seven"),
                    hand=("under", "supply"),
                    bought=("relocate",),
                    known=(None, "diagonal", None, "six", None),
                ),
                kind="hand",
            ),
            Sample("own", _hand(hand=("climb", "shift"), bought=("jump",)), kind="turn"),
            Sample("own-many", msgspec.structs.replace(crowded, seat=3, hand=CARDS, cards="advanced"), kind="turn"),
            Sample(
                "strange-names",
                crowded,
                rings=("c8", "c7"),
                names=("🐉🔥", "王小明 Wang", "Ünïcödé the Extraordinarily Long-Winded of Nowhere", "Z̷͓͠a̶lgo \u202eRTL"),
            ),
        ]
    )
