"""Hand-made positions of Barony, for the gallery and the tests."""

from __future__ import annotations

from render.samples import Sample, question, with_turns
from rules.barony.data import SILVER, SUPPLY, Kind
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView, Phase, PieceView, SeatView, StepView
from rules.core.outcome import Outcome
from rules.core.words import words

SMALL = "MD/FPFPLD/DDDDFFMD/DPPMPFP/PFPLMDF/LPPLPFF/.DMMMFD/DFLPLFP/.MPDD"
MIDDLE = (
    "./...LML/..PFPFDDPP/..DMPFFPL/..DLLFLPP/MFMFLMDPL/.LLMDFFPFM/DLMPPMDFM/.MMDMDPDFD/.PDLDMMFF/..PFPMDDPL/..M..FDD"
)
LARGE = (
    "...D.M..F/DPLDFPLPL/.FMDDLPPDD/DLPFMMPPD/.MPDMPDPDF/.DFDFMLFLL/..MLMFPFLPD/.LMFLDDPMM/.PMPDFMPDPD/"
    "LPDPLMFMFDP/.FFPDFLDFFF/..FLPMPMFF/...M..MF"
)
WIDE = (
    "....P.D/..DMFFP/..DDDFPF/.FDPMPLF/..PDFDLPD/.MPMDMLF/.LPDFPMFF/PLMPFDFM/.PFDMLFP/.LMFMLFD/..PPDDFMP/"
    ".DPPMPDF/.MFMLMFL/.PPDDML/.DLLMFLP/.DDDPMMF/..L.LF"
)
_COLOURS = ("blue", "yellow", "green", "red")
_KINDS: dict[str, Kind] = {"k": "knight", "v": "village", "s": "stronghold", "c": "city"}


def _pieces(text: str) -> dict[Hex, tuple[PieceView, ...]]:
    """`b4 0c 0k2, c5 1v` is a city and two knights of seat 0 on b4, a village of seat 1 on c5."""
    found: dict[Hex, tuple[PieceView, ...]] = {}
    for part in text.split(","):
        hex_, *standing = part.split()
        found[hex_] = tuple(PieceView(int(s[0]), _KINDS[s[1]], int(s[2:] or 1)) for s in standing)
    return found


def _seat(
    number: int, pieces: dict[Hex, tuple[PieceView, ...]], rank: int, track: int, tokens: tuple[int, int, int, int]
) -> SeatView:
    used = dict.fromkeys(SUPPLY, 0)
    for standing in pieces.values():
        for piece in standing:
            used[piece.kind] += piece.count if piece.seat == number else 0
    held = dict(zip(SILVER, tokens, strict=True))
    return SeatView(
        seat=number,
        colour=_COLOURS[number],
        rank=rank,
        track=track,
        silver=sum(SILVER[terrain] * count for terrain, count in held.items()),
        tokens={**held},
        reserve={kind: supply - used[kind] for kind, supply in SUPPLY.items()},
        removed=0,
    )


def view_of(
    land: str,
    pieces: str,
    seats: list[tuple[int, int, tuple[int, int, int, int]]],
    *,
    awaited: int | None = 0,
    last_seat: int | None = None,
    last: tuple[StepView, ...] = (),
    phase: Phase = "turns",
    turn: int = 7,
    final: bool = False,
    outcome: Outcome | None = None,
) -> BaronyView:
    standing = _pieces(pieces)
    return BaronyView(
        seat=None,
        awaited=() if awaited is None else (awaited,),
        outcome=outcome,
        land=land,
        phase=phase,
        round=turn,
        first=0,
        seats=tuple(_seat(number, standing, *seat) for number, seat in enumerate(seats)),
        pieces=standing,
        last_seat=last_seat,
        last=last,
        bank=None,
        final_round=final,
    )


_NOTHING = (0, 0, (0, 0, 0, 0))


def _early() -> BaronyView:
    return view_of(
        SMALL,
        "c3 0c 0k, e6 1c 1k, g5 1c 1k",
        [_NOTHING, _NOTHING],
        awaited=1,
        last_seat=1,
        last=(StepView("place", "g5"),),
        phase="placement",
        turn=0,
    )


def _typical() -> BaronyView:
    return view_of(
        MIDDLE,
        "d5 0c 0k2, g8 0c, h1 0c, e3 0c, e8 0v, f8 0v 0k, h4 0s, h5 0k, i3 0k, "
        "c8 1c 1k3, i8 1c, l8 1c, d3 1v, j7 1k, j8 1s, k7 1v 2k, "
        "k3 2c 2k, i6 2c 2k2, e9 2c, i5 2v, k8 2v, i7 2v, g5 2k",
        [(1, 25, (1, 2, 0, 1)), (1, 15, (0, 1, 2, 3)), (2, 30, (1, 0, 1, 0))],
        awaited=0,
        last_seat=2,
        last=(StepView("move", "k7", "k6"), StepView("move", "g5", "h5")),
    )


_CROWD = (
    "c4 0v 1k 2k 3k, k5 3v 0k 1k 2k, f8 2v 0k 1k 3k, c7 2v 0k 1k, k8 3v 0k 2k, e4 1v 3k, d8 0v 2k, l9 1v 3k, "
    "b4 0c, l7 0c 0k2, c10 0c, d1 0c, a6 0c, c2 0k, d7 0s, c9 0v, c5 0v, e10 0v, j4 0v, "
    "e3 1c 1k2, k4 1c, i11 1c 1k, f6 1c, j3 1s, b2 1v, f4 1v, j9 1v, "
    "e8 2c, i8 2c 2k2, b8 2c, m4 2c, h7 2v 2k, e9 2s, a4 2s, i9 2v, k10 2v, "
    "h6 3c, g10 3c 3k3, d5 3c, i2 3c, i4 3s, m8 3v, j7 3v, d3 3v, f5 3v"
)


def _crowded() -> BaronyView:
    return view_of(
        LARGE,
        _CROWD,
        [(3, 65, (2, 0, 3, 1)), (2, 40, (0, 4, 1, 0)), (4, 70, (0, 0, 0, 2)), (1, 25, (12, 10, 2, 6))],
        awaited=3,
        last_seat=2,
        last=(StepView("move", "h7", "g7"), StepView("destroy", "h7"), StepView("move", "d8", "e8")),
        turn=23,
        final=True,
    )


def _final() -> BaronyView:
    return view_of(
        LARGE,
        _CROWD,
        [(3, 65, (2, 0, 3, 1)), (2, 40, (0, 4, 1, 0)), (4, 70, (1, 0, 1, 2)), (1, 25, (2, 1, 2, 6))],
        awaited=None,
        last_seat=3,
        last=(StepView("build", "m8"), StepView("build", "j7")),
        phase="over",
        turn=23,
        final=True,
        outcome=Outcome((74, 49, 74, 35), (2,), words("barony-end-duke")),
    )


def _wide() -> BaronyView:
    return view_of(
        WIDE,
        "d4 0c 0k2, b7 0c, h6 0c, e5 0v, h7 0s, g4 1c 1k, f6 1c 1k2, o2 1c, h5 1v, i2 2c 2k3, l3 2c, c3 2c, j4 2v 1k, "
        "k6 3c 3k, n5 3c, p3 3c, k9 3c, l5 3v, n4 3v 3k, m3 3v 0k 1k 2k, o6 2k",
        [_NOTHING, (1, 15, (0, 0, 0, 0)), (0, 0, (0, 1, 1, 1)), (0, 10, (2, 0, 0, 0))],
        awaited=1,
        last_seat=0,
        last=(StepView("recruit", "d4"),),
        turn=4,
    )


def samples() -> list[Sample]:
    crowded, typical = _crowded(), _typical()
    return with_turns(
        [
            Sample("early", _early()),
            Sample("typical", typical),
            Sample("crowded", crowded),
            Sample("final", _final()),
            Sample("wide", _wide()),
            Sample("refused", typical, focus="h5", rings=("h5", "h6")),
            question("move", crowded, ("d7", "c8", "c9", "e9"), ("d8",)),
            question("found", crowded, tuple(land_of(crowded.land).terrain)),
            Sample("done", crowded, "part"),
            Sample("close", crowded, focus="f8"),
            Sample("close-corner", crowded, focus="a4"),
            Sample(
                "strange-names",
                crowded,
                rings=("k5", "c7"),
                names=("🐉🔥", "王小明 Wang", "Ünïcödé the Extraordinarily Long-Winded of Nowhere", "Z̷͓͠a̶lgo \u202eRTL"),
            ),
        ]
    )
