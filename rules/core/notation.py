"""Moves as people write them to one another: a word for what is done, then one for every answer, several moves with
semicolons between them. What is left out at the end goes without saying.

>>> from rules.barony.actions import Move, Recruit
>>> line = "; ".join(map(brief, [Recruit("c4", 2), Move("c4", "c5")]))
>>> line, moves_in(line)
('recruit c4 2; move c4 c5', [('recruit', 'c4', '2'), ('move', 'c4', 'c5')])
"""

from __future__ import annotations

import re

from rules.core.actions import Action, Beforehand, Field, Prose, fields_of, tag_of, values_of, write_value
from rules.core.domains import Value

_BETWEEN = "; "
_PROSE = r'"(?:[^"\\]|\\.)*"|“[^”]*”|«[^»]*»'
_PART = re.compile(rf'{_PROSE}|;|[^\s;"“«]+|["“«]', re.DOTALL)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


def brief(action: Action, word: str = "") -> str:
    """One move; `word` stands for its tag. Answers that are what they would be unsaid are left out at the end;
    what is said beforehand is followed by the whole move.

    >>> from rules.barony.actions import Move
    >>> brief(Move("c4", "c5", "field")), brief(Move("c4", "c5", None, "d1", "d2"), "déplacer")
    ('move c4 c5 field', 'déplacer c4 c5 - d1 d2')
    """
    if isinstance(action, Beforehand):
        move = action.move()
        return " ".join([word or tag_of(type(action)), *([] if move is None else [brief(move)])])
    fields, values = fields_of(type(action)), list(values_of(action))
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    return " ".join([word or tag_of(type(action)), *map(_written, fields, values)])


def _written(field: Field, value: Value) -> str:
    """Words of a player's own stand between quotation marks."""
    if field.type is not Prose:
        return write_value(value)
    quoted = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{quoted}"'


def joined(moves: list[str]) -> str:
    return _BETWEEN.join(moves)


def moves_in(line: str) -> list[tuple[str, ...]]:
    """The moves of a line, each as its words. Empty ones are left out.

    >>> moves_in('propose 2 "Peace; for now";; end')
    [('propose', '2', 'Peace; for now'), ('end',)]
    """
    moves: list[list[str]] = [[]]
    for part in _PART.findall(line):
        if part == ";":
            moves.append([])
        else:
            moves[-1].append(_unquoted(part))
    return [tuple(move) for move in moves if move]


def _unquoted(part: str) -> str:
    if len(part) < 2 or part[0] not in '"“«':
        return part
    inner = part[1:-1]
    return _ESCAPED.sub(r"\1", inner) if part[0] == '"' else inner.strip()
