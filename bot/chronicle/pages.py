"""A history in pages: under its rounds and phases, moves on the board numbered as the picture numbers them, and below
what somebody did the line by which one would do it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from bot.chronicle.wish import Wish
from bot.prompts.line import MOST
from bot.prompts.notation import quoted, written
from bot.words import Speaker
from rules.core import Action, Event, Game, Words
from rules.core.notation import joined
from rules.core.words import seats_named
from rules.host import Passage

ROOM = 1500  # characters of a page; title and marks come on top
_PART = 900  # characters of one event in one piece: words take no longer argument
_LINE = 600  # characters of moves in one line
_MARKS = 12  # moves with a number on one board: more could not be told apart


@dataclass
class Page:
    """`last`: the row of the log up to which it tells; `marks`: places with the numbers of what happened there."""

    lines: list[str] = field(default_factory=list[str])
    events: list[Event] = field(default_factory=list[Event])
    marks: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    moves: int = 0
    last: int = 0

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def chosen(passages: Sequence[Passage], wish: Wish, game: Game[Any], say: Speaker) -> list[Passage]:
    """What the wish leaves of a history."""
    if not wish.is_choosy:
        return list(passages)
    found: list[Passage] = []
    for passage in passages:
        kept = tuple(event for event in passage.events if _wanted(passage, event, wish, game, say))
        if kept:
            found.append(replace(passage, events=kept))
    return found


def _wanted(passage: Passage, event: Event, wish: Wish, game: Game[Any], say: Speaker) -> bool:
    if wish.who is not None and passage.seat != wish.who and wish.who not in seats_named(event.words):
        return False
    if wish.topic and event.words.key not in game.topics.get(wish.topic, ()):
        return False
    return wish.word.casefold() in say.say(event.words).casefold()


def paged(say: Speaker, game: Game[Any], passages: Sequence[Passage], here: int = 0) -> list[Page]:
    """As many lines a page as fit. `here`: after that row stands the mark "you were here"; 0: nowhere."""
    scribe = _Scribe(say, game)
    for run in turns_in([passage for passage in passages if not passage.is_after(here)] if here else ()):
        scribe.tell(run)
    if here:
        scribe.mark_reader()
    for run in turns_in([passage for passage in passages if passage.is_after(here)] if here else passages):
        scribe.tell(run)
    return scribe.pages


def turns_in(passages: Sequence[Passage]) -> list[list[Passage]]:
    """What one seat did running, in one chapter, as far as it is known what; anything else by itself."""
    runs: list[list[Passage]] = []
    for passage in passages:
        before = runs[-1][-1] if runs else None
        if before is not None and before.move and passage.move and _place(before) == _place(passage):
            runs[-1].append(passage)
        else:
            runs.append([passage])
    return runs


def _place(passage: Passage) -> tuple[int | None, tuple[Words, ...]]:
    return passage.seat, passage.chapter


def moves_lines(say: Speaker, game: Game[Any], moves: Iterable[Action]) -> list[str]:
    """Moves as their player would type them, in lines that are no longer than one may type; not what nobody chooses."""
    lines: list[list[str]] = []
    for move in (written(say, game, move) for move in moves if type(move) in game.actions):
        if lines and len(lines[-1]) < MOST and len(joined([*lines[-1], move])) <= _LINE:
            lines[-1].append(move)
        else:
            lines.append([move])
    return [say("chronicle-line", line=quoted(joined(line))) for line in lines]


class _Scribe:
    """Writes page after page; a new one begins with where in the game it stands."""

    def __init__(self, say: Speaker, game: Game[Any]) -> None:
        self._say, self._game = say, game
        self._where: str | None = None
        self.pages: list[Page] = []

    def tell(self, run: Sequence[Passage]) -> None:
        """Act upon act; below the last, all of them as one would type them."""
        typed = moves_lines(self._say, self._game, [passage.move for passage in run if passage.move])
        for passage in run:
            self._act(passage, len(typed[0]) if typed and passage is run[-1] else 0)
        for line in typed:
            self._write(line, run[-1])

    def _act(self, passage: Passage, below: int) -> None:
        """One act: its events, all under one number where one of them has a place on the board."""
        marked = any(event.places for event in passage.events)
        if marked and self.pages and self.pages[-1].moves >= _MARKS:
            self._turn_over()
        number = self.pages[-1].moves + 1 if self.pages else 1
        for event in passage.events:
            first, *others = parted(self._say.say(event.words), _PART)
            key = "chronicle-move" if event.places else "turn-event"
            for line in (self._say(key, number=number, text=first), *others):
                self._write(line, passage, below if event is passage.events[-1] else 0)
            page = self.pages[-1]
            page.events.append(event)
            if event.places:
                page.marks.append((place_of(event), str(number)))
                page.moves = number

    def mark_reader(self) -> None:
        if not self.pages:
            self._turn_over()
        self.pages[-1].lines.append(self._say("chronicle-here"))

    def _write(self, line: str, passage: Passage, below: int = 0) -> None:
        """`below`: characters of what must stand on the same page."""
        where = " · ".join(self._say.say(words) for words in passage.chapter)
        heading = self._say("chronicle-chapter", where=where, when=f"<t:{int(passage.time)}:R>") if where else ""
        room = ROOM - len(line) - len(heading) - below - 2
        if not self.pages or (self.pages[-1].lines and len(self.pages[-1].text) > room):
            self._turn_over()
        page = self.pages[-1]
        page.lines += [heading, line] if heading and where != self._where else [line]
        self._where, page.last = where or self._where, passage.index

    def _turn_over(self) -> None:
        self.pages.append(Page())
        self._where = None


def place_of(event: Event) -> str:
    """Where it is marked: of a way its end, of several places the first."""
    return event.places[-1] if len(event.places) == 2 else event.places[0]


def parted(line: str, most: int) -> list[str]:
    return [line[start : start + most] for start in range(0, len(line), most)] or [line]
