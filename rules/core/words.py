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


def seats_named(words: Words) -> set[int]:
    """The seats that a sentence names.

    >>> seats_named(words("sold", seat=1, to=[words("label", payee_seat=3), "nobody"], number=7))
    {1, 3}
    """
    return {seat for name, arg in words.args.items() for seat in _seats(name, arg)}


def _seats(name: str, arg: Arg) -> set[int]:
    if isinstance(arg, Words):
        return seats_named(arg)
    if isinstance(arg, list):
        return {seat for part in arg for seat in _seats(name, part)}
    return {arg} if isinstance(arg, int) and (name == "seat" or name.endswith("_seat")) else set()
