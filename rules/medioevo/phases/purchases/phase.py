"""M-48: everybody writes a list, all at once; then cards are drawn and the lists run, both in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as SequenceOf
from typing import Annotated, ClassVar

from msgspec import field

from rules.core import Action, Amount, Ask, Decision, Flow, Frame, OneOf, words
from rules.core.actions import tag_of
from rules.medioevo.diplomacy.talks import OVERTURES, TALKS
from rules.medioevo.economy import cards_seen
from rules.medioevo.loans import Borrow, Repay
from rules.medioevo.phases.founding import card_label
from rules.medioevo.phases.purchases.basket import Lists, Purchase, carry_out
from rules.medioevo.phases.purchases.buildings import Build, Repair
from rules.medioevo.phases.purchases.learning import Research, Seek
from rules.medioevo.phases.purchases.machines import Equip, Forge, Improve
from rules.medioevo.phases.purchases.troops import Promote, Ransom, Recall, Recruit
from rules.medioevo.position import Position, drop_facts, keep_facts, top
from rules.medioevo.sequence import Sequence, Step, end_phase

Entry = Research | Seek | Build | Repair | Equip | Forge | Improve | Recruit | Promote | Ransom | Recall
ENTRIES: tuple[type[Purchase], ...] = (
    Research, Seek, Build, Repair, Equip, Forge, Improve, Recruit, Promote, Ransom, Recall,
)  # fmt: skip


def _lines(position: Position, seat: int) -> Amount:
    return Amount(1, len(top(position, Shopping).lists[seat]))


class Unlist(Action, frozen=True, tag="unlist"):
    """M-48: take an entry off the list again."""

    rule = "M-48"
    group = "buy"

    line: Annotated[int, Ask(_lines, "M-48")]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Shopping).lists[seat].pop(self.line - 1)


class Done(Action, frozen=True, tag="done"):
    """M-48: the list is complete. It can still be changed until the last one is; saying so again changes nothing."""

    rule = "M-48"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Shopping).done.append(seat)
        flow.reveal()  # whoever is done shows at least that
        flow.say("medioevo-event-sealed", seat=seat)


_PRIVATE: tuple[type[Action], ...] = (*ENTRIES, Unlist, Borrow, Repay, Done)
SHOPPING: tuple[type[Action], ...] = (*_PRIVATE, *TALKS)


class Shopping(Lists, tag="shopping"):
    """All lists together. Writing on it again reopens a list that was done."""

    private: ClassVar[tuple[type[Action], ...]] = (*_PRIVATE, *OVERTURES)

    lists: dict[int, list[Entry]]
    done: list[int] = field(default_factory=list[int])

    def entries(self, seat: int) -> SequenceOf[Purchase]:
        return self.lists.get(seat, [])

    def asked(self, state: Position) -> Iterable[int]:
        return self.lists

    def question(self, state: Position, seat: int) -> Decision:
        """What the list costs, notes tell: its plan is made for those only who look at what they might buy."""
        florins = state.players[seat].florins
        return Decision(
            prompt=words("medioevo-prompt-buy", florins=florins, count=len(self.lists[seat])),
            actions=SHOPPING,
            secret=True,
            awaited=seat not in self.done,
        )

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if seat in self.done and not isinstance(action, TALKS):
            self.done.remove(seat)
            flow.reveal()
        if isinstance(action, Entry):
            self.extend_plan(flow.state, seat, action)
            self.lists[seat].append(action)
        else:
            action.apply(flow, seat)
            if isinstance(action, Unlist):
                self.plan_anew(flow.state, seat, action.line - 1)
            elif isinstance(action, Borrow | Repay):
                self.plan_loan(flow.state, seat, action)
        self.acted(flow.state, seat, action)

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        flow.pop()
        flow.push(Delivery(lists=self.lists))
        for seat in reversed(flow.state.order):
            if any(isinstance(entry, Seek) for entry in self.lists[seat]):
                flow.push(Audience(seat=seat))


# M-46: the Empire card


def _offered(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Audience).seen)


class Choose(Action, frozen=True, tag="choose"):
    """M-46: one of the cards looked at; the others go under the deck."""

    rule = "M-46"
    group = "buy"

    card: Annotated[int, Ask(_offered, "M-46", None, card_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        seen = top(flow.state, Audience).seen
        flow.state.empire += [card for card in seen if card != self.card]
        flow.state.players[seat].cards.append(self.card)
        flow.reveal()
        flow.say("medioevo-event-keep", seat=seat, card=words(f"medioevo-card-{self.card}"))
        flow.pop()


class Audience(Frame, tag="audience"):
    """One player pays, looks at cards and keeps one."""

    seat: int
    seen: list[int] = field(default_factory=list[int])

    def asks(self, state: Position) -> dict[int, Decision]:
        ask = Decision(prompt=words("medioevo-prompt-choose"), actions=(Choose,), secret=True)
        return {self.seat: ask} if self.seen else {}

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        if Seek.closed(state, self.seat) is not None:
            flow.say("medioevo-event-dropped", seat=self.seat, what=words("medioevo-seek-button"))
            flow.pop()
            return
        Seek().apply(flow, self.seat)
        self.look(flow)

    def look(self, flow: Flow[Position]) -> None:
        """At the next cards; those seen before, if any, go under the deck."""
        state = flow.state
        number, deck = cards_seen(state, self.seat), [*state.empire, *self.seen]
        self.seen, state.empire = deck[:number], deck[number:]
        flow.reveal()


class Delivery(Frame, tag="delivery"):
    """Whole list by whole list; what has become impossible is dropped unpaid, and told."""

    lists: dict[int, list[Entry]]

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()
        for seat in flow.state.order:
            keep_facts(flow.state)
            for entry in self.lists[seat]:
                if not isinstance(entry, Seek) and not carry_out(flow, seat, entry):
                    flow.say("medioevo-event-dropped", seat=seat, what=words(f"medioevo-{tag_of(type(entry))}-button"))
        drop_facts(flow.state)
        flow.show()


def shop(flow: Flow[Position]) -> None:
    flow.push(Shopping(lists={seat: [] for seat in flow.state.order}))


class Purchases(Sequence, tag="purchases"):
    steps: ClassVar[tuple[Step, ...]] = (shop, end_phase)
