"""Actions: small frozen values whose fields, in asking order, carry their own domains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    NewType,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from urllib.parse import quote, unquote

import msgspec
from msgspec import Struct

from rules.core.domains import Domain, Value
from rules.core.refusal import Refusal, malformed
from rules.core.words import Words

if TYPE_CHECKING:
    from rules.core.flow import Flow

Prose = NewType("Prose", str)  # the type of a field whose domain is a `Text`: kept as it was typed

Matters: TypeAlias = tuple[str, ...]

# Both are called with the state, the seat and the values of the fields before it; `Why` also with the refused value.
DomainOf: TypeAlias = Callable[..., Domain | None]
Why: TypeAlias = Callable[..., Refusal | None]


NOTHING_AT_ALL = "prompt-nothing"  # for leaving a field empty that has no words of its own for it


@dataclass(frozen=True)
class Ask:
    """How one field is asked. Write it into the field's annotation: ``city: Annotated[Hex, Ask(cities)]``.

    `domain(state, seat, *earlier)` says what may be chosen; None when the question does not arise, and the field then
    keeps its default. `why(state, seat, *earlier, value)` explains a refusal more exactly than `rule` alone.
    `label(state, seat, value)` is what a player reads instead of the bare value; `label_after(state, seat, *earlier,
    value)` stands in its place where that depends on what was chosen before. `outcome(state, seat, *earlier, value)` is
    what choosing it would bring about, as far as the seat may know; it stands behind the label wherever one chooses.
    `likely(state, seat, *earlier, value)`: the higher, the sooner it is offered. `near(state, value, option)` is a
    distance by which a refusal proposes the closest legal values. `nothing` is the key of what a player reads for
    leaving the field empty: “No second knight”.
    """

    domain: DomainOf
    rule: str = ""
    why: Why | None = None
    label: Callable[[Any, int, Any], Words] | None = None
    near: Callable[[Any, Any, Any], float] | None = None
    label_after: Callable[..., Words] | None = None
    outcome: Callable[..., Words | None] | None = None
    likely: Callable[..., float] | None = None
    nothing: str = NOTHING_AT_ALL


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing a seat may do. Subclasses give a tag, a `rule`, fields in asking order, and `apply`. In a game of many
    kinds, those with the same `group` stand together in commands and menus."""

    rule: ClassVar[str] = ""
    final: ClassVar[bool] = False  # can never be taken back, nor anything before it
    offhand: ClassVar[bool] = False  # binds nobody and costs nothing: played at once, though others hear of it
    weighty: ClassVar[bool] = False  # shown before it is played, though it could be taken back: a war, a debt
    leads: ClassVar[bool] = False  # lets the game go on: its button is the main one
    perilous: ClassVar[bool] = False  # may cost dearly: its button warns
    group: ClassVar[str | None] = None
    aside: ClassVar[bool] = False  # open beside what is asked: panels keep it small there
    reply: ClassVar[bool] = False  # answers somebody: panels keep it at hand, outside its group

    @classmethod
    def closed(cls, state: Any, seat: int) -> Refusal | None:
        """Why this whole kind of action is not open now, when the bare rule would not tell enough."""
        return None

    @classmethod
    def brings(cls, state: Any, seat: int) -> Words | None:
        """What a player reads beside the name of this kind, before choosing it: what it brings, or costs, now."""
        return None

    @property
    def concealed(self) -> bool:
        """Whether others must not learn what was chosen, though the decision itself is no secret: a card laid face
        down by a player who might as well have shown it."""
        return False

    def touches(self, state: Any, seat: int) -> Matters:
        """Which of the game's matters (`Game.matters`) it is about; asked before it is done in another's place."""
        return ()

    def expense(self, state: Any, seat: int) -> int:
        """What it spends, with whatever has been spent in the same step; asked where only so much is entrusted."""
        return 0

    def again(self) -> tuple[Value, ...]:
        """The first fields of another action of this kind with the same piece, where it has one."""
        return ()

    def apply(self, flow: Flow[Any], seat: int) -> None:
        """Do it. The engine has checked the domains; the state in `flow` may be changed freely."""
        raise NotImplementedError


class Beforehand(Action, frozen=True):
    """An answer to a question that has not been asked yet, kept until it is. It answers no decision itself. One
    without fields: whatever was said beforehand is forgotten."""

    @classmethod
    def of(cls, move: Action) -> Beforehand:
        raise NotImplementedError

    def move(self) -> Action | None:
        """The answer; None: forget."""
        raise NotImplementedError

    @property
    def concealed(self) -> bool:
        return True


@dataclass(frozen=True)
class Field:
    """One field of an action type, ready for asking."""

    name: str
    type: Any
    ask: Ask
    default: Any  # msgspec.NODEFAULT where the field must always be given


@cache
def tag_of(action_type: type[Action]) -> str:
    """The name of an action type in logs, commands and words.

    >>> from rules.barony import GAME
    >>> [tag_of(kind) for kind in GAME.actions]
    ['place', 'recruit', 'move', 'build', 'city', 'expedition', 'title', 'pass']
    """
    return str(action_type.__struct_config__.tag)


@cache
def fields_of(action_type: type[Action]) -> tuple[Field, ...]:
    """The fields in asking order."""
    hints = get_type_hints(action_type, include_extras=True)
    plain = get_type_hints(action_type)
    fields: list[Field] = []
    for info in msgspec.structs.fields(action_type):
        asks = [extra for extra in getattr(hints[info.name], "__metadata__", ()) if isinstance(extra, Ask)]
        if len(asks) != 1:
            raise TypeError(f"{action_type.__name__}.{info.name} needs exactly one Ask in its annotation")
        fields.append(Field(info.name, plain[info.name], asks[0], _default(info)))
    return tuple(fields)


def _default(info: msgspec.structs.FieldInfo) -> Any:
    """A default such as `{}` is kept as a factory by msgspec."""
    return info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()


def values_of(action: Action) -> tuple[Value, ...]:
    return tuple(getattr(action, field.name) for field in fields_of(type(action)))


def label_of(field: Field, state: Any, seat: int, earlier: tuple[Value, ...], value: Value) -> Words | None:
    """What a player reads for one option; None: the bare value."""
    ask = field.ask
    if ask.label_after is not None:
        return ask.label_after(state, seat, *earlier, value)
    return ask.label(state, seat, value) if ask.label is not None else None


def outcome_of(field: Field, state: Any, seat: int, earlier: tuple[Value, ...], value: Value) -> Words | None:
    """What a player reads behind an option; None: nothing worth saying."""
    return None if field.ask.outcome is None else field.ask.outcome(state, seat, *earlier, value)


# Values as text: what a person types, and what a menu carries.

NOTHING = "-"


def write_value(value: Value) -> str:
    """As one word, for menus, commands and the notation.

    >>> [write_value(value) for value in ("c4", 3, ("mace", "lance"), {"archer": 2, "cavalry": 1}, (), None)]
    ['c4', '3', 'mace,lance', 'archer:2,cavalry:1', '-', '-']
    """
    if value is None or value == ():
        return NOTHING
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, tuple):
        return ",".join(value)
    return ",".join(f"{key}:{part}" for key, part in value.items()) or NOTHING


def read_value(text: str, kind: Any) -> Value:
    """The inverse of `write_value`, guided by the field's type. Tolerant of spaces and case.

    >>> read_value("C4", str), read_value(" 3 ", int), read_value("mace lance", tuple[str, ...]), read_value("-", str)
    ('c4', 3, ('mace', 'lance'), None)
    >>> read_value("archer:2,cavalry:1", dict[str, int])
    {'archer': 2, 'cavalry': 1}
    >>> read_value("many", int)
    Traceback (most recent call last):
    rules.core.refusal.IllegalMove: malformed: refusal-malformed
    """
    if kind is Prose:
        return text.strip()
    plain = text.strip().lower()
    wants = _shape(kind)
    try:
        if wants == "tuple":
            return tuple(part for part in plain.replace(",", " ").split() if part != NOTHING)
        if wants == "dict":
            pairs = (part.split(":") for part in plain.replace(",", " ").split() if part != NOTHING)
            return {key: int(amount) for key, amount in pairs}
        if plain in ("", NOTHING):
            return None
        return int(plain) if wants == "int" else plain
    except ValueError:
        raise malformed(text) from None


@cache
def _shape(kind: Any) -> str:
    """Which of tuple, dict, int and str a field's type asks for; `None` beside it does not matter."""
    origin = get_origin(kind)
    if origin is Union or origin is UnionType:
        return next(_shape(part) for part in get_args(kind) if part is not NoneType)
    if origin is Literal:
        return "int" if all(isinstance(option, int) for option in get_args(kind)) else "str"
    plain = origin or kind
    shapes = (name for name, base in _SHAPES.items() if isinstance(plain, type) and issubclass(plain, base))
    return next(shapes, "str")


_SHAPES: dict[str, type[Any]] = {"tuple": tuple, "dict": Mapping, "int": int}


def write_action(action: Action) -> str:
    """The notation of a move, one line: its tag, then a word for every field in asking order.

    >>> from rules.barony.actions import Move, Recruit
    >>> write_action(Move("c4", "c5"))
    'move c4 c5 - - - -'
    >>> write_action(Recruit("c4", 2))
    'recruit c4 2'
    """
    fields = zip(fields_of(type(action)), values_of(action), strict=True)
    return " ".join([tag_of(type(action)), *(_write_part(field, value) for field, value in fields)])


def _write_part(field: Field, value: Value) -> str:
    """Prose in one word."""
    return quote(str(value), safe="") or NOTHING if field.type is Prose else write_value(value)


def _read_part(field: Field, part: str) -> Value:
    if field.type is Prose:
        return "" if part == NOTHING else unquote(part)
    return read_value(part, field.type)


def read_action(text: str, types: tuple[type[Action], ...]) -> Action:
    """The inverse of `write_action`.

    >>> from rules.barony import GAME
    >>> read_action("recruit c4 2", GAME.actions)
    Recruit(city='c4', knights=2)
    """
    tag, *parts = text.split() or [""]
    found = next((kind for kind in types if tag_of(kind) == tag.lower()), None)
    if found is None or len(parts) != len(fields_of(found)):
        raise malformed(text)
    values = (_read_part(field, part) for part, field in zip(parts, fields_of(found), strict=True))
    return found(*values)
