"""What several people did side by side, told by player: each named once, with all their deeds in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.words import Speaker
from rules.core import Event


@dataclass(frozen=True)
class _Deed:
    """A sentence; whose it is, if it begins with a player's name; `alone`: it names nobody else."""

    text: str
    name: str | None
    alone: bool


def grouped(say: Speaker, heard: Iterable[tuple[Event, int]]) -> list[str]:
    """Lines in the order in which things happened. Where players acted in turns, what each did by themselves goes by
    player; what passed between two of them, such as a war, stays in its order before that."""
    names = {f"{name} ": name for name in say.names}
    deeds = [_deed(say, names, event, number) for event, number in heard]
    return [line for led, run in groupby(deeds, lambda deed: deed.name is not None) for line in _told(say, [*run], led)]


def _deed(say: Speaker, names: dict[str, str], event: Event, number: int) -> _Deed:
    text = say.say(event.words)
    name = next((name for begin, name in names.items() if text.startswith(begin)), None)
    alone = name is not None and not any(other in text for other in say.names if other != name)
    return _Deed(say("chronicle-move", number=number, text=text) if number else text, name, alone)


def _told(say: Speaker, run: Sequence[_Deed], led: bool) -> Iterator[str]:
    if not led:
        yield from (deed.text for deed in run)
        return
    turns = [[*turn] for _, turn in groupby(run, lambda deed: deed.name)]
    if len({turn[0].name for turn in turns}) == len(turns):
        yield from (_joined(say, turn) for turn in turns)
        return
    yield from (deed.text for deed in run if not deed.alone)
    own = [deed for deed in run if deed.alone]
    for name in dict.fromkeys(deed.name for deed in own):
        yield _joined(say, [deed for deed in own if deed.name == name])


def _joined(say: Speaker, deeds: Sequence[_Deed]) -> str:
    """One sentence after another without the name that they begin with."""
    told, stop = deeds[0].text, say("deeds-stop")
    for deed in deeds[1:]:
        whole = not (told.endswith(".") and deed.name is not None and deed.text.startswith(deed.name))
        told = f"{told} {deed.text}" if whole else f"{told[:-1]}{stop} {deed.text[len(deed.name or '') + 1 :]}"
    return told
