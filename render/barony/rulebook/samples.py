"""Small positions of Barony that show one rule each."""

from __future__ import annotations

from collections.abc import Callable

from render.barony.samples import view_of
from rules.barony.view import BaronyView, StepView
from rules.core.outcome import Outcome
from rules.core.words import words

_NOTHING = (0, 0, (0, 0, 0, 0))


def _position(land: str, pieces: str, *last: StepView) -> BaronyView:
    return view_of(land, pieces, [_NOTHING, _NOTHING, _NOTHING], last_seat=0 if last else None, last=last)


def _land() -> BaronyView:
    return _position("PDM/FLD/DPF/MDP", "a1 0c 0k2, c1 0v, d3 1c, c2 1k, a3 2s, d1 1v 0k")


def _founding() -> BaronyView:
    return _position("DPM/PLP/FDP/MPD", "b3 1c 1k", StepView("place", "b3"))


def _recruiting() -> BaronyView:
    return _position("MPD/DLF/PDM/FPD", "a2 0c 0k3, d2 0c 0k2", StepView("recruit", "a2"))


def _moving() -> BaronyView:
    return _position("DFM/PPD/FLP/MDP", "b2 0k, c3 1c, b3 2v 2k, a3 1k, a2 1k")


def _fighting() -> BaronyView:
    return _position("DPF/PDP/MDP/FPM", "b1 0k, b2 0k 1v 2k, c3 0v 1k, d3 2k")


def _building() -> BaronyView:
    return _position("DPF/MDP/PFM/DPD", "b1 0k, a2 0v, b3 0c 0k, c2 0k 1k, d1 0s", StepView("build", "a2"))


def _cities() -> BaronyView:
    return _position("PFD/DPM/FDP/PMD", "b2 0v, c2 0v, a2 0v, d1 1c, a3 0v 1k")


def _expedition() -> BaronyView:
    return _position(".DP/PPDM/FDMP/PDPL/.MD", "c3 1c, b1 1k, d3 0k, b2 1v, a3 1v, d1 2v", StepView("expedition", "d3"))


def _end() -> BaronyView:
    return view_of(
        "DPM/PLF",
        "a1 0c, b1 1c",
        [(4, 70, (1, 0, 1, 2)), (3, 65, (2, 1, 3, 1))],
        awaited=None,
        phase="over",
        outcome=Outcome((74, 76), (1,), words("barony-end-duke")),
    )


VIEWS: dict[str, Callable[[], BaronyView]] = {
    "land": _land,
    "founding": _founding,
    "recruiting": _recruiting,
    "moving": _moving,
    "fighting": _fighting,
    "building": _building,
    "cities": _cities,
    "expedition": _expedition,
    "end": _end,
}
