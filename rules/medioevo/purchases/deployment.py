"""M-144, a variant: where purchases go is settled at the end of the phase, player by player in turn order. What was
bought stands; each sees what those before have placed, and may still change where the own pieces go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec.structs import replace

from rules.core import Action, Ask, Decision, Domain, Flow, OneOf, Refusal, Some, Value, Words, words
from rules.core.actions import fields_of, values_of
from rules.core.legal import domain_of
from rules.medioevo.data import Place
from rules.medioevo.purchases.basket import Lists, Purchase, carry_out, entry_words, planning
from rules.medioevo.purchases.buildings import Build, buildable
from rules.medioevo.purchases.delivery import Entry, deliver
from rules.medioevo.purchases.machines import Equip, Forge
from rules.medioevo.purchases.sites import own_lands
from rules.medioevo.purchases.troops import Ransom, Recall, Recruit
from rules.medioevo.table import Position, place_label, place_words, places_apart, refuse, top

Placed = Build | Equip | Forge | Recruit | Ransom | Recall


# Where else a purchase could go, as the entries before it leave the table


def other_sites(position: Position, seat: int) -> dict[int, list[Place]]:
    """Where else purchases could go, by the lines of the list that can be changed."""
    flow, found = planning(position, seat), dict[int, list[Place]]()
    for line, entry in enumerate(top(position, Deployment).entries(seat), 1):
        places = _sites(flow.state, seat, entry) if isinstance(entry, Placed) else []
        if places:
            found[line] = places
        carry_out(flow, seat, entry)
    return found


def _sites(plan: Position, seat: int, entry: Placed) -> list[Place]:
    """Where an entry may go instead: to the place it names only if control tokens could be laid otherwise there."""
    if not isinstance(entry, Build):
        return [place for place in _places(plan, seat, entry) if place != entry.place]
    return [
        place
        for place in own_lands(plan, seat)
        if entry.building in buildable(plan, seat, place)
        and (place != entry.place or _token_sites(plan, seat, place, entry) is not None)
    ]


def _places(plan: Position, seat: int, entry: Placed) -> Iterable[Place]:
    """The domain of its place; nothing where what is asked before has become impossible."""
    chosen: tuple[Value, ...] = ()
    for field, value in zip(fields_of(type(entry)), values_of(entry), strict=True):
        domain = domain_of(field, plan, seat, chosen)
        if field.name == "place":
            return [site for site in domain or () if isinstance(site, Place)]
        if domain is None or value not in domain:
            break
        chosen = (*chosen, value)
    return ()


def _token_sites(plan: Position, seat: int, place: Place, entry: Build) -> Domain | None:
    """M-42."""
    tokens = next(field for field in fields_of(Build) if field.name == "tokens")
    return domain_of(tokens, plan, seat, (place, entry.building))


def _before(position: Position, seat: int, line: int) -> Position:
    flow = planning(position, seat)
    for entry in top(position, Deployment).entries(seat)[: line - 1]:
        carry_out(flow, seat, entry)
    return flow.state


# The choice


def _lines(position: Position, seat: int) -> OneOf:
    return OneOf(tuple(other_sites(position, seat)))


def _no_line(position: Position, seat: int, line: object) -> Refusal:
    return refuse("M-144", "shift-line")


def _line_label(position: Position, seat: int, line: int) -> Words:
    entry = top(position, Deployment).entries(seat)[line - 1]
    return words("medioevo-label-line", line=line, what=entry_words(position, seat, entry))


def _other_sites(position: Position, seat: int, line: int) -> OneOf:
    return OneOf(other_sites(position, seat)[line])


def _no_site(position: Position, seat: int, line: int, place: object) -> Refusal:
    return refuse("M-144", "shift-place")


def _tokens(position: Position, seat: int, line: int, place: Place) -> Some | None:
    entry = top(position, Deployment).entries(seat)[line - 1]
    if not isinstance(entry, Build):
        return None
    found = _token_sites(_before(position, seat, line), seat, place, entry)
    return found if isinstance(found, Some) else None


class Shift(Action, frozen=True, tag="shift"):
    """M-144: something that was bought goes to another place; a military building lays its tokens anew (M-42)."""

    rule = "M-144"
    group = "buy"

    line: Annotated[int, Ask(_lines, "M-144", _no_line, _line_label)]
    place: Annotated[Place, Ask(_other_sites, "M-144", _no_site, place_label, places_apart)]
    tokens: Annotated[tuple[str, ...], Ask(_tokens, "M-42", None, place_label, nothing="medioevo-nothing-tokens")] = ()

    def apply(self, flow: Flow[Position], seat: int) -> None:
        entries = top(flow.state, Deployment).lists[seat]
        entry = entries[self.line - 1]
        assert isinstance(entry, Placed)
        moved = replace(entry, place=self.place)
        entries[self.line - 1] = replace(moved, tokens=self.tokens) if isinstance(moved, Build) else moved
        flow.say("medioevo-event-shift", to=(seat,), line=self.line, place=place_words(self.place))


class Deploy(Action, frozen=True, tag="deploy"):
    """M-144: place what was bought."""

    rule = "M-144"
    group = "buy"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Deployment).place_all(flow)


class Deployment(Lists, tag="deployment"):
    """In turn order; who has nothing to decide is passed over."""

    lists: dict[int, list[Entry]]
    waiting: list[int]
    placing: bool = False  # the first of those waiting is asked

    def entries(self, seat: int) -> Sequence[Purchase]:
        return self.lists.get(seat, [])

    def asked(self, state: Position) -> Iterable[int]:
        return self.waiting[:1] if self.placing else ()

    def asks(self, state: Position) -> dict[int, Decision]:
        """Nothing is kept of it: one player is asked after the other."""
        return {seat: self.question(state, seat) for seat in self.asked(state)}

    def question(self, state: Position, seat: int) -> Decision:
        prompt = words("medioevo-prompt-deploy", count=len(self.lists[seat]))
        return Decision(prompt=prompt, actions=(Shift, Deploy), secret=True)

    def advance(self, flow: Flow[Position]) -> None:
        if other_sites(flow.state, self.waiting[0]):
            self.placing = True
        else:
            self.place_all(flow)

    def place_all(self, flow: Flow[Position]) -> None:
        """The purchases of whoever's turn it is; off the stack, so that they are judged by the table as it is."""
        flow.pop()
        flow.reveal()
        seat = self.waiting.pop(0)
        self.placing = False
        deliver(flow, seat, self.lists.pop(seat))
        flow.show()
        if self.waiting:
            flow.push(self)
