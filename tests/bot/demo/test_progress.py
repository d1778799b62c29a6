"""The bar, on a screen and in a file."""

from __future__ import annotations

from io import StringIO

from bot.demo.progress import Progress
from bot.words import Speaker


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def told(out: StringIO, seconds: float, steps: int = 20) -> str:
    """What is printed for steps of so many seconds each."""
    time = [100.0]
    progress = Progress(Speaker("en"), out, lambda: time[0])
    tell = progress.stage("demo-playing")
    for step in range(steps + 1):
        tell(step, steps)
        time[0] += seconds
    progress.note("done")
    return out.getvalue()


def test_on_a_screen_one_line_grows() -> None:
    said = told(Screen(), 1)
    assert said.count("\n") == 2
    assert said.count("\r") == 21
    assert "move 5 of 20 · about 0:15 left" in said
    assert said.endswith("move 20 of 20 \x1b[K\ndone\n")


def test_on_a_screen_it_is_not_drawn_more_often_than_one_can_see() -> None:
    assert told(Screen(), 0.01).count("\r") < 6


def test_elsewhere_there_is_a_line_now_and_then() -> None:
    lines = told(StringIO(), 4).splitlines()
    assert [line.split("move ")[1].split(" of")[0] for line in lines[:-1]] == [
        "0",
        "3",
        "6",
        "9",
        "12",
        "15",
        "18",
        "20",
    ]
    assert lines[-1] == "done"


def test_no_silence_however_quick_it_is() -> None:
    assert [line[-14:].strip() for line in told(StringIO(), 0).splitlines()[:-1]] == ["move 0 of 20", "move 20 of 20"]
