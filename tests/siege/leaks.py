"""Who has read what was not for them: the words of private events, in channels and in answers to others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bot.languages import languages
from bot.talk import chat_names, escaped, plain_names
from bot.words import Speaker
from rules.core import Event
from rules.host.model import Table
from tests.loopback.world import Message
from tests.siege.camp import Camp

_FRAME = 12  # characters that may stand before what a line tells: a mark, a number
EVERYBODY = None


def leaks(camp: Camp) -> list[str]:
    """Lines that tell a private event to somebody who does not hear it. What somebody hears at one of their tables
    may rightly stand in what they read."""
    seen, heard, secrets = _seen(camp), defaultdict[int | None, set[str]](set), dict[str, str]()
    for table in camp.truth.tables():
        for event in (event for row in camp.truth.log(table.id) for event in row.events):
            for text in _texts(table, event):
                for reader in _hearers(camp, table, event):
                    heard[reader].add(text)
                if event.to is not None:
                    secrets[text] = table.id
    return [
        f"{camp_name(camp, reader)} reads {text!r} of table {secrets[text]}"
        for reader, lines in seen.items()
        for text in secrets
        if text in lines and text not in heard[reader]
    ] + [f"{message.id} answers one person before all: {message.content[:80]!r}" for message in _open_answers(camp)]


def camp_name(camp: Camp, reader: int | None) -> str:
    return next((player.user.name for player in camp.players if player.user.id == reader), "everybody")


def _hearers(camp: Camp, table: Table, event: Event) -> Iterator[int | None]:
    if event.to is None:
        yield EVERYBODY
    for player in camp.players:
        if event.to is None or any(seat in event.to for seat in table.seats_of(player.user.id)):
            yield player.user.id


def _texts(table: Table, event: Event) -> set[str]:
    """As messages and as labels say it, in every language."""
    chat = (Speaker(language, chat_names(table), escaped) for language in languages())
    plain = (Speaker(language, plain_names(table)) for language in languages())
    return {speaker.say(event.words) for speaker in (*chat, *plain)}


def _seen(camp: Camp) -> dict[int | None, set[str]]:
    """All lines that anybody has read, by reader."""
    lines = defaultdict[int | None, set[str]](set)
    lines[EVERYBODY] |= _lines(camp.world.messages)
    for interaction in camp.loopback.interactions.all:
        hidden = [message for message in interaction.said if message.reader is not None]
        lines[interaction.user.id] |= _lines(hidden)
    return lines


def _lines(messages: Iterable[Message]) -> set[str]:
    """Each also without what may stand before the words of an event."""
    texts = (
        text for m in messages for text in (m.content, *m.past, *(file.description or "" for file in m.attachments))
    )
    return {line[start:] for text in texts for line in text.splitlines() for start in range(_FRAME)}


def _open_answers(camp: Camp) -> list[Message]:
    return [m for interaction in camp.loopback.interactions.all for m in interaction.said if m.reader is None]
