"""What the seats of a table are called: people by their names, computer players also by how they play."""

from __future__ import annotations

from bot.escape import escaped
from bot.words import Speaker
from rules.host import Seat, Table
from rules.host.letters import readable


def traits(say: Speaker, seat: Seat) -> list[str]:
    """What is unusual about a computer player: how hard it tries, what it is fond of, or whose program it is."""
    if not seat.is_computer:
        return []
    if seat.engine:
        return [say("engine-name", name=seat.engine)]
    level = [] if seat.level == "normal" else [say(f"level-{seat.level}")]
    return level + ([say(f"temper-{seat.temper}")] if seat.temper else [])


def full_name(say: Speaker, seat: Seat) -> str:
    told = traits(say, seat)
    return say("seat-with-traits", name=seat.name, traits=", ".join(told)) if told else seat.name


def plain_names(table: Table, language: str | None = None) -> tuple[str, ...]:
    say = Speaker(language or table.language)
    return tuple(readable(full_name(say, seat)) for seat in table.seats)


def short_names(table: Table) -> tuple[str, ...]:
    """For pictures, which have no room for more than the names themselves."""
    return tuple(readable(seat.name) for seat in table.seats)


def chat_names(table: Table, language: str | None = None) -> tuple[str, ...]:
    """As they stand in a message: no name can format or mention anything."""
    return tuple(f"**{escaped(name)}**" for name in plain_names(table, language))
