"""What the rules have to say, before it is put into anybody's language."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Item: TypeAlias = "str | int | Words"  # a list holds no lists: the codec cannot read a type that names itself
Arg: TypeAlias = "str | int | Words | list[Item]"


class Words(Struct, frozen=True):
    """A message key with its arguments. By convention an argument named `seat`, or ending in `_seat`, is a
    seat number and shown as the player's name; a nested `Words` is translated first; a list is joined.

    >>> words("barony-event-destroy", seat=0, piece=words("barony-kind-village")).args["piece"].key
    'barony-kind-village'
    """

    key: str
    args: dict[str, Arg] = {}


def words(key: str, **args: Arg) -> Words:
    return Words(key, args)
