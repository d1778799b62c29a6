"""The entries of Fluent files, each read when it is first said: to read all of a language takes half a second, and most
processes say a few lines of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from bot.grammar import functions
from bot.typography import typeset

_BEGINNING = re.compile(r"^(-?)([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class Lexicon(FluentBundle):
    """Without words yet, but with the grammar of that language."""

    def __init__(self, language: str) -> None:
        super().__init__([language], functions=functions(language), use_isolating=False)  # type: ignore[arg-type]
        self._messages, self._terms = _Entries(language), _Entries(language)

    def add_file(self, text: str) -> None:
        """Of several entries with one name the first is meant, as everywhere in Fluent."""
        for mark, name, entry in _entries(text):
            (self._terms if mark else self._messages).setdefault(name, entry)  # type: ignore[arg-type]

    def names(self) -> Iterator[str]:
        """Of all the messages that can be read."""
        return (name for name in self._messages if name in self._messages)


class _Entries(dict[str, Message | Term]):
    """By name: the text of an entry, and what it says from when it is first asked for."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __getitem__(self, name: str) -> Message | Term:
        entry: Message | Term | str = super().__getitem__(name)
        if isinstance(entry, str):
            resource = typeset(self._language, FluentResource(entry))
            read = next((part for part in resource.body if isinstance(part, Message | Term)), None)
            if read is None:
                raise KeyError(name)
            self[name] = entry = read
        return entry

    def __contains__(self, name: object) -> bool:
        """What cannot be read is not there."""
        try:
            return bool(self[name])  # type: ignore[index]
        except KeyError:
            return False


def _entries(text: str) -> Iterator[tuple[str, str, str]]:
    """The mark of a term, the name, and the lines up to the next entry."""
    found = [*_BEGINNING.finditer(text)]
    ends = [*(one.start() for one in found[1:]), len(text)]
    for one, end in zip(found, ends, strict=True):
        yield one[1], one[2], text[one.start() : end]
