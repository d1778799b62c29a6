"""*What happened?* and `/table log`: a history before the eyes of one person, with the board as it was then."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.access import table_meant
from bot.chronicle.pages import Page, chosen, paged
from bot.chronicle.wish import Wish
from bot.naming import plain_names
from bot.prompts.components import Button, button, menu, view_of
from bot.prompts.router import Click, Router, number, unknown_control
from bot.reading import symbols_button
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.host import HostError, Table

_ALL = "all"  # of a menu: everybody, everything
_TURN_ROW, _WHO_ROW, _TOPIC_ROW = 0, 1, 2
_log = logging.getLogger(__name__)


def register(router: Router) -> None:
    router.add("happened", "private", _happened)
    router.add("chronicle", "panel", _page)
    router.add("chroniclewho", "panel", _who)
    router.add("chronicletopic", "panel", _topic)


async def read(interaction: Interaction, table: Table, wish: Wish) -> None:
    await answer(interaction, await _reply(interaction, table, wish))


async def since_own(interaction: Interaction, table: Table) -> int:
    """The row of the reader's own latest action; whoever has none reads from the start."""
    seats = table.seats_of(interaction.user.id)
    return await client_of(interaction).host.last_acted(table.id, seats) if seats else 0


# Clicks


async def _happened(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await read(click.interaction, table, Wish(await since_own(click.interaction, table)))


async def _page(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    await _turn_to(click, table, Wish.read(click.arg))


async def _who(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    who = None if click.value == _ALL else number(click.value)
    await _turn_to(click, table, replace(Wish.read(click.arg), who=who, page=0))


async def _topic(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    topic = "" if click.value == _ALL else click.value
    await _turn_to(click, table, replace(Wish.read(click.arg), topic=topic, page=0))


async def _turn_to(click: Click, table: Table, wish: Wish) -> None:
    topics = client_of(click.interaction).games[table.game].topics
    if (wish.topic and wish.topic not in topics) or (wish.who is not None and wish.who >= len(table.seats)):
        raise unknown_control()
    await read(click.interaction, table, wish)


# What is shown


@dataclass(frozen=True)
class _Book:
    """A history in its pages, opened at one. `here`: the row up to which its reader knows it."""

    table: Table
    wish: Wish
    pages: Sequence[Page]
    shown: int
    here: int

    @property
    def page(self) -> Page | None:
        return self.pages[self.shown] if self.pages else None


async def _reply(interaction: Interaction, table: Table, wish: Wish) -> Reply:
    book = await _opened(interaction, table, wish)
    say = private_speaker(interaction, table)
    text = book.page.text if book.page else say(_nothing(wish))
    pictures = await _pictures(interaction, book)
    return Reply("\n".join([_title(say, book), text]), view_of(_controls(interaction, book)), pictures, "chronicle")


def _nothing(wish: Wish) -> str:
    """The key of what is said where there is nothing to read."""
    if wish.is_choosy:
        return "chronicle-nothing"
    return "chronicle-nothing-new" if wish.since else "log-empty"


async def _opened(interaction: Interaction, table: Table, wish: Wish) -> _Book:
    bot, say = client_of(interaction), private_speaker(interaction, table)
    passages = await bot.host.chronicle(table.id, table.seats_of(interaction.user.id), since=wish.since)
    here = await since_own(interaction, table)
    wanted = chosen(passages, wish, bot.games[table.game], say)
    pages = paged(say, bot.games[table.game], wanted, 0 if wish.is_choosy or here <= wish.since else here)
    return _Book(table, wish, pages, max(0, min(wish.page, len(pages) - 1)), here)


def _title(say: Speaker, book: _Book) -> str:
    page, pages = book.shown + 1, max(1, len(book.pages))
    title = say("news-title", table=book.table.name, page=page, pages=pages)
    return "\n".join([title, say("chronicle-word", word=say.quote(book.wish.word))]) if book.wish.word else title


async def _pictures(interaction: Interaction, book: _Book) -> tuple[Picture, ...]:
    """The board as it was at the end of the page, with the numbers of its moves. Words do without one where somebody
    has had very many pictures, or the rules of that time are gone."""
    bot, page = client_of(interaction), book.page or Page(last=book.table.length)
    try:
        bot.allowance.spend(interaction.user.id)
        position = await bot.host.at(book.table.id, page.last)
        seat = next(iter(book.table.seats_of(interaction.user.id)), None)
        language, marks = private_speaker(interaction).language, tuple(page.marks)
        return (await bot.painter.paint(position, seat, language, marks=marks),)
    except HostError as error:
        _log.info("no board for the chronicle of table %s: %s", book.table.id, error)
        return ()


def _controls(interaction: Interaction, book: _Book) -> list[ui.Item[Any]]:
    plain = label_speaker(private_speaker(interaction).language, book.table)
    topics = client_of(interaction).games[book.table.game].topics
    symbols = symbols_button(plain, book.table.game, _TURN_ROW)
    return [*_ways(plain, book), *symbols, *_who_menu(plain, book), *_topic_menu(plain, book, list(topics))]


def _ways(say: Speaker, book: _Book) -> list[Button]:
    """Earlier, later; the whole history, or what is new to its reader."""
    wish, shown, last = book.wish, book.shown, len(book.pages) - 1
    earlier, later = wish.at(max(0, shown - 1)), wish.at(shown + 1)
    found = [
        _to(say("button-earlier"), book, earlier, disabled=shown == 0),
        _to(say("button-later"), book, later, disabled=shown >= last),
    ]
    if wish.since:
        found.append(_to(say("button-whole-log"), book, replace(wish, since=0, page=0)))
    elif book.here:
        found.append(_to(say("button-since-turn"), book, replace(wish, since=book.here, page=0)))
    return found


def _to(label: str, book: _Book, wish: Wish, *, disabled: bool = False) -> Button:
    return button("chronicle", book.table.id, label, arg=wish.written(), row=_TURN_ROW, disabled=disabled)


def _who_menu(say: Speaker, book: _Book) -> list[ui.Item[Any]]:
    everybody = (say("chronicle-everybody"), _ALL)
    options = [everybody, *((name, str(seat)) for seat, name in enumerate(plain_names(book.table)))]
    now = _ALL if book.wish.who is None else str(book.wish.who)
    return [menu("chroniclewho", book.table.id, options, arg=book.wish.written(), chosen=(now,), row=_WHO_ROW)]


def _topic_menu(say: Speaker, book: _Book, topics: Sequence[str]) -> list[ui.Item[Any]]:
    if not topics:
        return []
    options = [(say("chronicle-everything"), _ALL), *((say(f"topic-{topic}"), topic) for topic in topics)]
    now, arg = book.wish.topic or _ALL, book.wish.written()
    return [menu("chronicletopic", book.table.id, options, arg=arg, chosen=(now,), row=_TOPIC_ROW)]
