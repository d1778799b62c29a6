"""Who there is: one server, its people, the bot. Their ids never change, so tables find their players again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

# The ids that the local table has had from its first day: older databases know its people by them.
_FIRST = 1456074443980800000
APPLICATION, BOT, GUILD, HALL = _FIRST, _FIRST + 1, _FIRST + 2, _FIRST + 5
GUILD_NAME, BOT_NAME, HALL_NAME = "Castellan", "Castellan", "great-hall"


@dataclass(frozen=True)
class Person:
    id: int
    handle: str
    name: str
    manager: bool = False

    @property
    def permissions(self) -> int:
        return discord.Permissions.all().value if self.manager else EVERYBODY.value


EVERYBODY = discord.Permissions(
    read_messages=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
    add_reactions=True,
)

PEOPLE = (
    Person(_FIRST + 6, "alienor", "Aliénor", manager=True),
    Person(_FIRST + 7, "baudouin", "Baudouin"),
    Person(_FIRST + 8, "clemence", "Clémence"),
    Person(_FIRST + 9, "drogo", "Drogo"),
)
OWNER = PEOPLE[0].id
_BY_ID = {person.id: person for person in PEOPLE}


def person(person_id: int) -> Person | None:
    return _BY_ID.get(person_id)


def first_languages(spoken: Sequence[str]) -> dict[int, str]:
    """What everybody reads at first: the first language, which is the house's; and one of them another, so that it can
    be seen."""
    return {somebody.id: spoken[somebody is PEOPLE[2] and len(spoken) > 1] for somebody in PEOPLE}
