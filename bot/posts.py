"""What the channel reads of a game: a turn, the end, a notice. Words and buttons only; nothing is sent from here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
import msgspec
from discord import ui

from bot import feast
from bot.affairs import Affair, Told, summary
from bot.chronicle.controls import happened_button
from bot.chronicle.pages import place_of
from bot.prompts.components import Button, button, view_of
from bot.reading import symbols_button
from bot.talk import Reply, public_speaker
from bot.timing import absence_buttons, awaited_names, moment
from bot.words import Speaker
from render.picture import Marks, Picture
from rules.core import Event, Words, commitment
from rules.core.engine import awaited, pending
from rules.host import LogRow, Offer, OpenTable, Table, UndoRequest

_SUMMARY = 1400  # characters of what happened; the rest of a message says who is next
_LAST_NEWS = 400  # before the end, which is a feast and no log
_CODE = 12  # letters of the fairness code that a turn shows; the export has them all
_TAKEN_BACK = 900  # characters of what an undo would take back
_MORE = 60  # for saying that something was left out
_green = discord.ButtonStyle.success


@dataclass(frozen=True)
class News:
    """What a post tells: all that happened in it, and whether the game began in it."""

    post: int
    events: list[Event]
    begins: bool = False
    numbers: tuple[int, ...] = ()  # of the moves on the board, by event; 0: none. Nothing: moves are not numbered

    @property
    def heard(self) -> list[tuple[Event, int]]:
        """What all may hear, with its number on the board."""
        numbers = self.numbers or (0,) * len(self.events)
        return [(event, number) for event, number in zip(self.events, numbers, strict=True) if event.heard_by(None)]

    def before(self, endings: Collection[str]) -> News:
        """What led to the end: without the events that tell the victory, and without numbers, for no board is shown."""
        return replace(self, events=[event for event in self.events if event.words.key not in endings], numbers=())

    def without(self, keys: Collection[str]) -> News:
        """The same but for events with these keys; what is left keeps its numbers."""
        return self._of([at for at, event in enumerate(self.events) if event.words.key not in keys])

    def current(self, passing: Collection[str]) -> News:
        """Without who has answered what has been settled since; what is left keeps its numbers."""
        lasting = (
            at for at, event in enumerate(self.events) if event.heard_by(None) and event.words.key not in passing
        )
        last = max(lasting, default=-1)
        return self._of([at for at, event in enumerate(self.events) if at > last or event.words.key not in passing])

    def _of(self, kept: list[int]) -> News:
        numbers = tuple(self.numbers[at] for at in kept) if self.numbers else ()
        return replace(self, events=[self.events[at] for at in kept], numbers=numbers)

    @property
    def marks(self) -> Marks:
        return tuple((place_of(event), str(number)) for event, number in self.heard if number)


def numbered(rows: Sequence[LogRow], table: Table) -> tuple[int, ...]:
    """Where computers have moved: which of the moves that the board shows each event belongs to."""
    if not any(row.entry and table.seats[row.entry.seat].is_computer for row in rows):
        return ()
    found: list[int] = []
    for row in rows:
        shown = any(event.places and event.heard_by(None) for event in row.events)
        number = max(found, default=0) + 1 if shown else 0
        found += [number if event.places and event.heard_by(None) else 0 for event in row.events]
    return tuple(found)


def turn(
    position: OpenTable,
    news: News,
    pictures: tuple[Picture, ...],
    name: str,
    now: float,
    *,
    settled: bool = False,
    affair: Affair | None = None,
) -> Reply:
    """What happened since the last post, or in all of an affair, the board, and a call to exactly those who are
    awaited."""
    table = position.table
    say = public_speaker(table)
    news = _untold_by_call(table, news.current(position.game.passing))
    told = _plain(say, news) if affair is None else summary(say, news.heard)
    text = [_title(say, table, affair.chapter if affair else ()), *told.lines, *_fairness(say, table, news)]
    cut = news.post if told.cut else None
    if affair and affair.over:
        return Reply("\n".join(text), rest(table, cut), pictures, name, told.frames)
    view = controls(say, position, cut, settled=settled)
    return Reply("\n".join([*text, calls(say, position, now)]), view, pictures, name, told.frames)


def ring(position: OpenTable, seats: Collection[int], link: str) -> Reply:
    """A word to those who are called by a message that is there already, for no edit calls anybody."""
    say = public_speaker(position.table)
    names = say.joined([f"<@{position.table.seats[seat].player}>" for seat in seats])
    said = say("turn-ring", names=names, count=len(seats), link=link)
    return Reply(said, view_of([turn_button(say, position.table)]))


def _untold_by_call(table: Table, news: News) -> News:
    """Where the call says that everybody is away, the news need not say it, too."""
    return news.without(("change-deserted",)) if table.paused is not None and table.paused.why == "away" else news


def controls(say: Speaker, position: OpenTable, cut: int | None, *, settled: bool = False) -> ui.View | None:
    """Of the live message: a computer needs no button. `cut`: the post, where it had to leave something out; `settled`:
    the last move can never be taken back, nor anything before it."""
    table = position.table
    yours = [turn_button(say, table)] if _asks_people(position) else []
    back = [button("undo", table.id, say("button-undo"))] if table.length and not settled else []
    more = [] if cut is None else [_news_button(say, table, cut)]
    symbols = symbols_button(say, table.game)
    return view_of([*yours, happened_button(say, table), *back, *absence_buttons(say, table), *symbols, *more])


def is_settled(rows: Sequence[LogRow]) -> bool:
    """Whether the last of some moves can never be taken back, nor anything before it."""
    return bool(rows) and rows[-1].entry is not None and rows[-1].entry.action.final


def turn_button(say: Speaker, table: Table) -> Button:
    """For whoever is awaited: it opens their panel."""
    return button("turn", table.id, say("button-turn"), style=_green)


def _fairness(say: Speaker, table: Table, news: News) -> list[str]:
    """The beginning of the code that proves at the end that the seed was not changed meanwhile."""
    return [say("turn-seed", code=commitment(table.seed)[:_CODE])] if news.begins else []


def is_cut(reply: Reply) -> bool:
    """Whether something had to be left out, so that a button leads to it."""
    return reply.view is not None and any(
        isinstance(item, Button) and item.verb == "news" for item in reply.view.children
    )


def rest(table: Table, cut: int | None) -> ui.View | None:
    """What stays on a message when its turn is over: what explains its picture, and a way to what it had to leave out
    (`cut`: the post)."""
    say = public_speaker(table)
    return view_of([*symbols_button(say, table.game), *([] if cut is None else [_news_button(say, table, cut)])])


def _news_button(say: Speaker, table: Table, post: int) -> Button:
    return button("news", table.id, say("button-news"), arg=str(post))


def _asks_people(position: OpenTable) -> bool:
    """Whether anybody but computers has something to choose, if only to change their answer."""
    return any(not position.table.seats[number].is_computer for number in pending(position.state))


def calls(say: Speaker, position: OpenTable, now: float, *, together: bool = False) -> str:
    """Who is awaited and until when, by mention. Computers and regents are named only where nobody else is: they need
    no call. `together`: several were awaited, so that one who is left is told so. One line."""
    table = position.table
    if table.paused is not None:
        return say(f"turn-paused-{table.paused.why}")
    asked = awaited(position.state)
    people = tuple(number for number in asked if not table.seats[number].plays_itself)
    who = awaited_names(say, table, people or asked, now, mention=True)
    key = "turn-last" if together and len(asked) == 1 else "turn-call"
    return say(key if people else "turn-thinking", names=say.joined(who), count=len(who))


def persons_awaited(position: OpenTable, among: Collection[int] | None = None) -> list[discord.Object]:
    """The people who are awaited; `among`: in these seats."""
    if position.table.paused is not None:
        return []
    waiting = [number for number in awaited(position.state) if among is None or number in among]
    seats = [position.table.seats[number] for number in waiting]
    return [discord.Object(seat.player) for seat in seats if seat.player is not None and not seat.regent]


def last_call(table: Table, payload: Mapping[str, Any]) -> Reply | None:
    """To the one for whom alone the table waits; None when they have answered meanwhile."""
    seat = int(payload["last"])
    asked = table.asked.get(seat)
    if asked is None or asked.decision != payload["decision"] or table.status != "running":
        return None
    say = public_speaker(table)
    return Reply(say("deadline-last", names=f"<@{table.seats[seat].player}>", table=table.name))


def final(position: OpenTable, news: News, pictures: tuple[Picture, ...], name: str, now: float = 0.0) -> Reply:
    """The end, after the last that led to it; who won is told once, by the outcome."""
    table, say = position.table, public_speaker(position.table)
    opening = [_title(say, table), *_fairness(say, table, news)]
    room = feast.room_beside(position, "\n".join(opening)) - _MORE
    summary, _ = news_lines(say, news.before(position.game.endings), min(room, _LAST_NEWS))
    return feast.final(position, [*opening, *summary], pictures, name)


def undo_question(table: Table, request: UndoRequest, rows: Sequence[LogRow]) -> Reply:
    """`rows`: the moves that it takes back: whose, how many, and what was told of them."""
    say = public_speaker(table)
    asked = [f"<@{table.seats[seat].player}>" for seat in request.missing]
    moves = Counter(row.entry.seat for row in rows if row.entry)
    whose = say.joined([say("undo-of", name=say.names[seat], count=count) for seat, count in moves.items()])
    told = [event for row in rows for event in row.events if event.heard_by(None)]
    lines, _ = news_lines(say, News(0, told), _TAKEN_BACK)
    asks = say("undo-question", name=say.names[request.seat], count=len(rows), whose=whose)
    text = "\n".join([asks, *lines, say("undo-whom", names=say.joined(asked))])
    agree = button("agree", request.id, say("button-agree"), style=_green)
    refuse = button("refuse", request.id, say("button-refuse"), style=discord.ButtonStyle.danger)
    return Reply(text, view_of([agree, refuse]))


def seat_offer(table: Table, offer: Offer) -> Reply:
    """To one person by mention: would they take that seat?"""
    say = public_speaker(table)
    text = say("offer-question", invited=f"<@{offer.player}>", name=say.names[offer.seat], table=table.name)
    accept = button("accept", offer.id, say("button-accept"), style=_green)
    decline = button("decline", offer.id, say("button-decline"))
    return Reply(text, view_of([accept, decline]))


def reminder(table: Table, payload: Mapping[str, Any]) -> Reply | None:
    """A call to those whose time runs out, or is up; None when they have answered meanwhile."""
    asked = {seat: table.asked[seat].decision for seat in table.asked}
    waiting = [seat for seat, decision in payload["remind"].items() if asked.get(int(seat)) == decision]
    if not waiting or table.status != "running":
        return None
    say = public_speaker(table)
    names = say.joined([f"<@{table.seats[int(seat)].player}>" for seat in waiting])
    if payload["late"]:
        return Reply(say("deadline-late", names=names, table=table.name))
    return Reply(say("deadline-reminder", names=names, table=table.name, when=moment(payload["end"])))


def call(table: Table, payload: Mapping[str, Any]) -> Reply | None:
    """Words to those who are still awaited; None where nobody is."""
    asked = {str(seat): asked.decision for seat, asked in table.asked.items()}
    waiting = [int(seat) for seat, decision in payload["call"].items() if asked.get(seat) == decision]
    if not waiting or table.status != "running":
        return None
    say = public_speaker(table)
    names = say.joined([f"<@{table.seats[seat].player}>" for seat in waiting])
    return Reply(say("call-line", names=names, text=say.say(msgspec.convert(payload["words"], Words))))


def notice(table: Table, words: Words, offers: Iterable[str] = ()) -> Reply:
    """`offers`: what can be done about it, by the verbs of its buttons."""
    say = public_speaker(table)
    buttons = [button(verb, table.id, say(f"button-{verb}"), style=_green) for verb in offers]
    return Reply(say.say(words), view_of(buttons))


def places(rows: Iterable[LogRow]) -> tuple[str, ...]:
    """The places of what all may hear, the latest last."""
    named = [place for row in rows for event in row.events if event.heard_by(None) for place in event.places]
    return tuple(dict.fromkeys(reversed(named)))[::-1]


def _title(say: Speaker, table: Table, chapter: Iterable[Words] = ()) -> str:
    title = say("turn-title", table=table.name, game=say(f"game-{table.game}"))
    return " · ".join([title, *(say.say(words) for words in chapter)])


def _plain(say: Speaker, news: News) -> Told:
    lines, cut = news_lines(say, news)
    return Told(lines, cut=cut)


def news_lines(say: Speaker, news: News, room: int = _SUMMARY) -> tuple[list[str], bool]:
    """One line an event that all may hear; when they are too many the oldest give way, and a button leads to them."""
    lines = [_line(say, event, number) for event, number in news.heard]
    length = 0
    for kept, line in enumerate(reversed(lines)):
        length += len(line) + 1
        if length > room:
            return [say("turn-more", count=len(lines) - kept), *lines[len(lines) - kept :]], True
    return lines, False


def _line(say: Speaker, event: Event, number: int) -> str:
    text = say.say(event.words)
    return say("chronicle-move", number=number, text=text) if number else say("turn-event", text=text)
