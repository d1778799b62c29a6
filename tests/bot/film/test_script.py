"""What is in a film: act by act, turn by turn where these are too many, evenly where those are."""

from __future__ import annotations

from itertools import pairwise

from bot.film.script import shots_of, speaker_of
from rules.core import Event, words
from rules.host import Passage

SAY = speaker_of("en", ("Alix", "Bruno"))


def act(index: int, seat: int = 0, round_: int = 1, points: int = 0, place: str = "") -> Passage:
    told = words("render-round", round=index, **({"points": points} if points else {}))
    event = Event(told, places=(place,) if place else ())
    return Passage(
        index=index, time=float(index), events=(event,), seat=seat, chapter=(words("render-round", round=round_),)
    )


def test_every_act_is_a_shot_after_the_beginning() -> None:
    shots = shots_of(SAY, [act(2, place="c4"), act(5)], 0)
    assert [shot.index for shot in shots] == [0, 2, 5]
    assert [shot.told for shot in shots] == ["", SAY("render-round", round=2), SAY("render-round", round=5)]
    assert shots[1].news == ("c4",)
    assert shots[0].where == SAY("render-round", round=1)


def test_what_came_before_the_start_is_in_no_shot() -> None:
    assert [shot.index for shot in shots_of(SAY, [act(2), act(5), act(9)], 5)] == [5, 9]


def test_rounds_open_with_their_first_shot() -> None:
    shots = shots_of(SAY, [act(n, round_=1 + n // 3) for n in range(1, 7)], 0)
    assert [shot.index for shot in shots if shot.opens] == [3, 6]


def test_too_many_acts_are_shown_turn_by_turn() -> None:
    passages = [act(n, seat=n // 4 % 2, points=7 if n == 5 else 0) for n in range(1, 41)]
    shots = shots_of(SAY, passages, 0, most=12)
    assert [shot.index for shot in shots] == [0, 3, *range(7, 40, 4), 40]
    assert shots[2].told == SAY("render-round", round=5), "of a turn what brought most"


def test_too_many_turns_are_shown_evenly_to_the_very_end() -> None:
    shots = shots_of(SAY, [act(n, seat=n % 2) for n in range(1, 401)], 0, most=40)
    assert len(shots) == 40
    assert shots[-1].index == 400
    gaps = {later.index - shot.index for shot, later in pairwise(shots)}
    assert gaps <= {10, 11}
