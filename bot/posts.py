"""What the channel reads of a game: a turn, the end, a notice. Words and buttons only; nothing is sent from here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import discord
import msgspec
from discord import ui

from bot.prompts.components import Button, button, view_of
from bot.talk import MESSAGE, Reply, public_speaker
from bot.timing import absence_buttons, awaited_names, moment
from bot.words import Speaker
from render.picture import Picture
from rules.core import Event, Outcome, Words, commitment
from rules.core.engine import awaited, pending
from rules.host import LogRow, Offer, OpenTable, Table, UndoRequest

_SUMMARY = 1400  # characters of what happened; the rest of a message says who is next
_CODE = 12  # letters of the fairness code that a turn shows; the export has them all
_MORE = 60  # for saying that something was left out
_green = discord.ButtonStyle.success


@dataclass(frozen=True)
class News:
    """What a post tells: all that happened in it, and whether the game began in it."""

    post: int
    events: list[Event]
    begins: bool = False

    @property
    def heard(self) -> list[Event]:
        return [event for event in self.events if event.heard_by(None)]


def changed(changes: Iterable[Mapping[str, Any]]) -> list[Event]:
    """What changed at the table beside the game, and what that brought about: a move taken back, a seat handed over,
    newer rules. The same twice running, such as several moves of the clock for one seat, is told once."""
    told: list[Event] = []
    for change, _ in groupby(changes):
        args = dict(change)
        brought = msgspec.convert(args.pop("told", ()), tuple[Event, ...])
        told += (Event(Words(f"change-{args.pop('change')}", args)), *brought)
    return told


def turn(position: OpenTable, news: News, pictures: tuple[Picture, ...], name: str, now: float) -> Reply:
    """What happened since the last post, the board, and a call to exactly those who are awaited."""
    table = position.table
    say = public_speaker(table)
    summary, cut = news_lines(say, news)
    text = "\n".join([_title(say, table), *summary, *_fairness(say, table, news), calls(say, position, now)])
    yours = [turn_button(say, table)] if _asks_people(position) else []
    back = [button("undo", table.id, say("button-undo"))] if table.length else []
    more = [_news_button(say, table, news.post)] if cut else []
    return Reply(text, view_of([*yours, *back, *absence_buttons(say, table), *more]), pictures, name)


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


def rest(table: Table, post: int) -> ui.View | None:
    """What stays on a message when its turn is over and it had to leave something out."""
    return view_of([_news_button(public_speaker(table), table, post)])


def _news_button(say: Speaker, table: Table, post: int) -> Button:
    return button("news", table.id, say("button-news"), arg=str(post))


def _asks_people(position: OpenTable) -> bool:
    """Whether anybody but computers has something to choose, if only to change their answer."""
    return any(not position.table.seats[number].is_computer for number in pending(position.state))


def calls(say: Speaker, position: OpenTable, now: float) -> str:
    """Who is awaited and until when, by mention. Computers and regents are named only where nobody else is: they need
    no call. One line."""
    table = position.table
    if table.paused is not None:
        return say(f"turn-paused-{table.paused.why}")
    asked = awaited(position.state)
    people = tuple(number for number in asked if not table.seats[number].plays_itself)
    who = awaited_names(say, table, people or asked, now, mention=True)
    return say("turn-call" if people else "turn-thinking", names=say.joined(who), count=len(who))


def persons_awaited(position: OpenTable) -> list[discord.Object]:
    seats = (position.table.seats[number] for number in awaited(position.state))
    if position.table.paused is not None:
        return []
    return [discord.Object(seat.player) for seat in seats if seat.player is not None and not seat.regent]


def final(position: OpenTable, news: News, pictures: tuple[Picture, ...], name: str, now: float = 0.0) -> Reply:
    table, outcome = position.table, position.state.outcome
    assert outcome is not None
    say = public_speaker(table)
    title = _title(say, table)
    end = [*_fairness(say, table, news), *reckoning(say, outcome), say("final-seed", seed=table.seed)]
    room = MESSAGE - sum(len(line) + 1 for line in (title, *end)) - _MORE
    summary, cut = news_lines(say, news, min(room, _SUMMARY))
    return Reply("\n".join([title, *summary, *end]), rest(table, news.post) if cut else None, pictures, name)


def reckoning(say: Speaker, outcome: Outcome) -> list[str]:
    """Who won and why, then every seat's points row by row; rows that gave it none are left out."""
    winners = [say.names[seat] for seat in outcome.winners]
    lines = [say.say(outcome.reason), say("final-winners", names=say.joined(winners), count=len(winners))]
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
        rows = [row for row in outcome.rows if row.points[seat]] or outcome.rows[:1]
        parts = ", ".join(say("final-part", label=say.say(row.label), points=row.points[seat]) for row in rows)
        lines.append(say("final-score", name=say.names[seat], points=outcome.scores[seat], parts=parts))
    return lines


def undo_question(table: Table, request: UndoRequest) -> Reply:
    say = public_speaker(table)
    asked = [f"<@{table.seats[seat].player}>" for seat in request.missing]
    text = say("undo-question", name=say.names[request.seat], names=say.joined(asked))
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


def _title(say: Speaker, table: Table) -> str:
    return say("turn-title", table=table.name, game=say(f"game-{table.game}"))


def news_lines(say: Speaker, news: News, room: int = _SUMMARY) -> tuple[list[str], bool]:
    """One line an event that all may hear; when they are too many the oldest give way, and a button leads to them."""
    lines = [say("turn-event", text=say.say(event.words)) for event in news.heard]
    length = 0
    for kept, line in enumerate(reversed(lines)):
        length += len(line) + 1
        if length > room:
            return [say("turn-more", count=len(lines) - kept), *lines[len(lines) - kept :]], True
    return lines, False
