"""Completion of a line of moves: the word that is being typed, in the position that the moves before it lead to."""

from __future__ import annotations

from itertools import islice

from bot.likeness import bare
from bot.prompts.complete import MOST, complete
from bot.prompts.line import Stuck, read_line
from bot.prompts.notation import kind_meant, kind_word, read_words
from bot.words import Speaker
from rules.core import Action, IllegalMove, State, engine
from rules.core.actions import fields_of
from rules.core.notation import moves_in
from rules.host import OpenTable

_LONGEST = 100  # letters of a choice


def complete_line(say: Speaker, position: OpenTable, seat: int, current: str) -> list[tuple[str, str]]:
    """Up to 25 (label, whole line) pairs; none where a move before does not work, or the line has become too long."""
    before, _, rest = current.rpartition(";")
    try:
        state = read_line(say, position.game, position.state, seat, before).reached if moves_in(before) else None
    except (Stuck, IllegalMove):
        return []
    head = f"{before.strip()}; " if before.strip() else ""
    found = _words(say, position, state or position.state, seat, rest)
    lines = ((f"{head}{label}", f"{head}{line}") for label, line in found)
    return list(islice(((label[-_LONGEST:], line) for label, line in lines if len(line) <= _LONGEST), MOST))


def _words(say: Speaker, position: OpenTable, state: State, seat: int, rest: str) -> list[tuple[str, str]]:
    """What the last move of a line may go on with."""
    (said,) = moves_in(rest) or [()]
    game, kinds = position.game, engine.legal(state, seat).kinds
    unfinished = bool(said) and not rest.endswith(" ")
    if not said or (len(said) == 1 and unfinished):
        names = [kind_word(say.language, game.id, game.actions, kind) for kind in kinds]
        return [(name, name) for name in names if bare(name).startswith(bare(rest))]
    try:
        kind = kind_meant(say, game, said[0], kinds)
    except IllegalMove:
        return []
    done, typed = (said[:-1], said[-1]) if unfinished else (said, "")
    return [
        (f"{' '.join(done)} {label}", f"{' '.join(done)} {value}")
        for label, value in _answers(say, state, seat, kind, done[1:], typed)
    ]


def _answers(
    say: Speaker, state: State, seat: int, kind: type[Action], done: tuple[str, ...], typed: str
) -> list[tuple[str, str]]:
    fields = fields_of(kind)
    if len(done) >= len(fields):
        return []
    given = {name: text for name, text in read_words(kind, done).items() if text is not None}
    return complete(say, kind, state, seat, given, fields[len(done)].name, typed)
