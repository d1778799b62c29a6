"""Hand-made positions of Barony, for the gallery and the tests."""

from __future__ import annotations

from render.samples import Sample
from rules.barony.land import Hex
from rules.barony.view import BaronyView, Kind, Phase, PieceView, SeatView, StepView
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
_SUPPLY: dict[Kind, int] = {"knight": 7, "village": 14, "stronghold": 2, "city": 5}
_SILVER = {"field": 3, "plain": 2, "forest": 1, "mountain": 0}


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
    used = dict.fromkeys(_SUPPLY, 0)
    for standing in pieces.values():
        for piece in standing:
            used[piece.kind] += piece.count if piece.seat == number else 0
    held = dict(zip(_SILVER, tokens, strict=True))
    return SeatView(
        seat=number,
        colour=_COLOURS[number],
        rank=rank,
        track=track,
        silver=sum(_SILVER[terrain] * count for terrain, count in held.items()),
        tokens=held,
        reserve={kind: max(0, supply - used[kind]) for kind, supply in _SUPPLY.items()},
        removed=0,
    )


def _view(
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
    return _view(
        SMALL,
        "c3 0c 0k, e7 1c 1k, g5 1c 1k",
        [_NOTHING, _NOTHING],
        awaited=1,
        last_seat=1,
        last=(StepView("place", "g5"),),
        phase="placement",
        turn=0,
    )


def _typical() -> BaronyView:
    return _view(
        MIDDLE,
        "d5 0c 0k2, e8 0v, f8 0v 0k, g9 0c, h4 0s, h5 0k, i3 0k, c6 1c 1k3, d3 1v, c8 1k, e10 1v, i8 1c, j7 1k, "
        "j8 1s, k4 2c 2k, k6 2k 1v, h7 2c 2k2, i6 2v, g5 2k, k8 2v, i5 2v",
        [(1, 25, (1, 2, 0, 1)), (1, 15, (0, 1, 2, 3)), (2, 30, (1, 0, 1, 0))],
        awaited=0,
        last_seat=2,
        last=(StepView("move", "k6", "k5"), StepView("move", "g5", "h5")),
    )


_CROWD = (
    "b4 0c 0k4, c4 0v 1k 2k 3k, d3 0k 3v, c5 0v, c7 0k 1k 2v, d7 0s 0k2, e3 1c 1k2, e4 0k 1v 3k, f4 1v 2k, "
    "f2 1v, e6 2k 3k 1v, d8 2v 0k, e8 2c 2k3, e9 2s, f5 3v 1k, f8 2v 1k 3k 0k, h6 3c 3k3, h7 3v 2k, h8 3k2, "
    "i4 3s, i5 3v 3k, j4 3v 0k, k4 1c, l5 1v 3k, j3 1s 1k, k5 1k 2k 3k 0v, i7 1k, i8 2c 2k, j9 2v, i9 2v 1k, "
    "j7 0v 2k 3k, l7 0c 0k2, k8 0k 1k 2k, m8 3v, l9 3k 1v, j10 2k, k10 0k 2v, i11 1c 1k, g10 3c 3k2, g11 3v, "
    "e10 0v, c9 0v 0k, b8 1k 3k, c10 2k, d1 3k, c2 0k, b2 1v, a4 2s, m4 1k"
)


def _crowded() -> BaronyView:
    return _view(
        LARGE,
        _CROWD,
        [(3, 65, (2, 0, 3, 1)), (2, 40, (0, 4, 1, 0)), (4, 60, (0, 0, 0, 2)), (1, 25, (12, 10, 2, 6))],
        awaited=3,
        last_seat=2,
        last=(StepView("move", "h7", "g7"), StepView("destroy", "h7"), StepView("move", "e6", "e7")),
        turn=23,
        final=True,
    )


def _final() -> BaronyView:
    return _view(
        LARGE,
        _CROWD,
        [(3, 65, (2, 0, 3, 1)), (2, 40, (0, 4, 1, 0)), (4, 70, (1, 0, 1, 2)), (1, 25, (2, 1, 2, 6))],
        awaited=None,
        last_seat=3,
        last=(StepView("build", "j10"), StepView("build", "c10")),
        phase="over",
        turn=23,
        final=True,
        outcome=Outcome((74, 49, 74, 35), (2,), words("barony-ended")),
    )


def _wide() -> BaronyView:
    return _view(
        WIDE,
        "d4 0c 0k2, e5 0v, g4 1c 1k, h5 1v, h7 0s, i3 2c 2k3, j4 2v 1k, k7 3c 3k, l5 3v, n4 3v 3k, "
        "m3 0k 1k 2k 3v, o6 2k, f6 1c 1k2",
        [_NOTHING, (1, 15, (0, 0, 0, 0)), (0, 0, (0, 1, 1, 1)), (0, 10, (2, 0, 0, 0))],
        awaited=1,
        last_seat=0,
        last=(StepView("recruit", "d4"),),
        turn=4,
    )


def samples() -> list[Sample]:
    crowded, typical = _crowded(), _typical()
    return [
        Sample("early", _early()),
        Sample("typical", typical),
        Sample("crowded", crowded),
        Sample("final", _final()),
        Sample("wide", _wide()),
        Sample("refused", typical, focus="h5", rings=("h5", "h6")),
        Sample("close", crowded, focus="f8"),
        Sample("close-corner", crowded, focus="a4"),
        Sample(
            "strange-names",
            crowded,
            rings=("k5", "c7"),
            names=("🐉🔥", "王小明 Wang", "Ünïcödé the Extraordinarily Long-Winded of Nowhere", "Z̷͓͠a̶lgo \u202eRTL"),
        ),
    ]
