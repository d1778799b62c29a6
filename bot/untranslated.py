"""What a language lacks, as it stands in English, file by file: `python -m bot.untranslated de`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from bot.languages import FIRST, files_of
from bot.words import keys


def untranslated(language: str) -> Iterator[str]:
    """Lines to be put into the file of the same name and translated there."""
    write = FluentSerializer().serialize_entry
    for path in files_of(FIRST):
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        lacking = [e for e in entries if isinstance(e, Message) and e.id.name not in keys(language)]
        if lacking:
            yield f"### {path.parent.name}/{path.name}: {len(lacking)}\n\n"
            yield from map(write, lacking)
            yield "\n"


if __name__ == "__main__":
    sys.stdout.writelines(untranslated(sys.argv[1] if len(sys.argv) > 1 else FIRST))
