"""Hand-made positions of Torres, for the gallery and the tests."""

from __future__ import annotations

from render.samples import Sample
from rules.core.outcome import Outcome
from rules.core.words import words
from rules.torres.data import KNIGHTS, STACKS, START, Cards, Edition, Master
from rules.torres.land import BIT, Square, flood, names
from rules.torres.view import CastleView, Phase, SeatView, StepView, TorresView, TurnView

_COLOURS = ("red", "blue", "green", "yellow")
Seat = tuple[int, int, tuple[int, ...], int]  # score, worth, stacks, cards


def _heights(text: str) -> dict[Square, int]:
    """`a1 b1:2`: one block on a1, two on b1."""
    return {part[:2]: int(part[3:] or 1) for part in text.split()}


def _castles(heights: dict[Square, int]) -> tuple[CastleView, ...]:
    left = footprint = sum(BIT[square] for square in heights)
    found: list[CastleView] = []
    while left:
        castle = flood(left & -left, footprint)
        left &= ~castle
        found.append(CastleView(tuple(names(castle))))
    return tuple(found)


def _view(
    blocks: str,
    armies: tuple[str, ...],
    seats: tuple[Seat, ...],
    *,
    king: Square | None,
    awaited: int | None = 0,
    last_seat: int | None = None,
    last: tuple[StepView, ...] = (),
    phase: Phase = "turns",
    year: int = 1,
    round_: int = 1,
    edition: Edition = "2017",
    cards: Cards = "own",
    master: Master | None = None,
    outcome: Outcome | None = None,
    seat: int | None = None,
    hand: tuple[str, ...] = (),
    bought: tuple[str, ...] = (),
    looked: tuple[str, ...] = (),
    points: int = 5,
) -> TorresView:
    heights = _heights(blocks)
    stocks = sum(sum(stacks) for _, _, stacks, _ in seats)
    on_turn = phase == "turns" and awaited is not None
    return TorresView(
        seat=seat,
        awaited=() if awaited is None else (awaited,),
        outcome=outcome,
        edition=edition,
        cards=cards,
        phase=phase,
        year=year,
        round=round_,
        rounds=len(STACKS[len(seats)][year - 1]),
        first=0,
        starter=0,
        seats=tuple(_seat(number, armies[number], *facts) for number, facts in enumerate(seats)),
        heights=heights,
        castles=_castles(heights),
        knights={square: number for number, army in enumerate(armies) for square in army.split()},
        king=king,
        supply=92 - sum(heights.values()) - stocks,
        master=master,
        turn=TurnView(seat=awaited or 0, points=points, stack=0, bought=0, carded=False) if on_turn else None,
        last_seat=last_seat,
        last=last,
        deck=0,
        hand=hand,
        bought=bought,
        looked=looked,
    )


def _seat(number: int, army: str, score: int, worth: int, stacks: tuple[int, ...], cards: int) -> SeatView:
    return SeatView(
        seat=number,
        colour=_COLOURS[number],
        score=score,
        earned={"castles": score} if score else {},
        worth=worth,
        reserve=KNIGHTS - len(army.split()),
        stacks=stacks,
        kept=0,
        hand=cards,
        deck=10 - cards,
        played=(),
    )


_START = " ".join(START)
_MIDDLE = "d8 c6:2 c5:3 d5:2 d6 f6 h5 h4:2 a4 a3:2 b3 c3:2 f3:2 f2:3 e2:1 e1:2"
_MIDDLE_ARMIES = ("c6 d5 a4", "f2 e2", "h4 c3 b3 f6")
_LATE = (
    "a1 a2:3 a3:5 b3:4 b2:2 a4:1 d1 d2:2 e1:3 f1:2 f2:4 g2:1 h4:2 h5:3 g5:4 g6:2 h6:1 c5:4 c6:6 d6:5 d5:3 c7:2 e6:2 "
    "b7 a7:2 a8:2 e8 f8:2 g8:1"
)
_LATE_ARMIES = ("a3 b2 c6 d2 g5 a8", "b3 f2 d6 h5 e8 c5", "d5 e1 h4 a2 f8", "e6 f1 g6 b7 g8 c4")
_TURN = (
    StepView("knight", "c5"),
    StepView("move", "d6", "d5"),
    StepView("door", "f2", "g2"),
    StepView("block", "c6"),
    StepView("climb", "d6", "e6"),
    StepView("score", amount=2),
)


def _early() -> TorresView:
    fresh = (0, 1, (), 0)
    return _view(
        _START,
        ("c3", "", "f6", "c6"),
        (fresh, (0, 0, (), 0), fresh, fresh),
        king=None,
        awaited=1,
        last_seat=0,
        last=(StepView("knight", "c3"),),
        phase="knights",
    )


def _typical() -> TorresView:
    return _view(
        _MIDDLE,
        _MIDDLE_ARMIES,
        ((23, 17, (3, 2), 2), (31, 18, (3, 3), 0), (23 - 1, 13, (3, 2), 3)),
        king="f3",
        awaited=1,
        last_seat=0,
        last=(StepView("move", "d5", "e5"), StepView("block", "c5"), StepView("block", "c5"), StepView("buy")),
        year=2,
        round_=2,
        points=3,
    )


def _crowded() -> TorresView:
    return _view(
        _LATE,
        _LATE_ARMIES,
        ((187, 84, (2,), 3), (99, 71, (2,), 10), (100, 64, (2,), 0), (203, 52, (2,), 1)),
        king="c7",
        awaited=2,
        last_seat=1,
        last=_TURN,
        year=3,
        round_=3,
        edition="1999",
        cards="advanced",
        master="diagonals",
    )


def _final() -> TorresView:
    return _view(
        _LATE,
        _LATE_ARMIES,
        ((271, 0, (), 3), (170, 0, (), 1), (164, 0, (), 0), (255, 0, (), 1)),
        king="c7",
        awaited=None,
        last_seat=3,
        last=(StepView("move", "g6", "f6"), StepView("score", amount=4)),
        phase="over",
        year=3,
        round_=3,
        cards="common",
        outcome=Outcome((271, 170, 164, 255), (0,), words("torres-end")),
    )


def _succession() -> TorresView:
    return _view(
        _MIDDLE,
        _MIDDLE_ARMIES[:2],
        ((23, 13, (), 2), (31, 18, (), 0)),
        king="f3",
        awaited=0,
        last_seat=1,
        last=(StepView("under", "e2"), StepView("shift", "h4", "h5")),
        phase="succession",
        year=1,
        round_=4,
    )


def _hand(hand: str, bought: str = "", looked: str = "", seat: int = 0) -> TorresView:
    return _view(
        _START,
        ("c3", "f3"),
        ((4, 1, (3, 3, 3), 4), (0, 1, (3, 3, 3), 0)),
        king="e1",
        round_=2,
        seat=seat,
        hand=tuple(hand.split()),
        bought=tuple(bought.split()),
        looked=tuple(looked.split()),
    )


def samples() -> list[Sample]:
    crowded, typical = _crowded(), _typical()
    return [
        Sample("early", _early()),
        Sample("typical", typical),
        Sample("crowded", crowded),
        Sample("final", _final()),
        Sample("succession", _succession()),
        Sample("doors", typical, rings=("f1", "g2", "g3", "f4", "e3", "d2", "d1", "e1")),
        Sample(
            "strange-names",
            crowded,
            rings=("a2", "h8"),
            names=("🐉🔥", "王小明 Wang", "Ünïcödé the Extraordinarily Long-Winded of Nowhere", "Z̷͓͠a̶lgo RTL"),
        ),
        Sample("all", _hand("six seven climb under supply door diagonal shift relocate jump"), "hand"),
        Sample("buying", _hand("seven", "climb", "under door jump", seat=1), "hand"),
        Sample("none", _hand(""), "hand"),
    ]
