"""M-48: everybody writes a list, all at once; then cards are drawn in turn order. Those who drew have the use of their
card (M-50) and go on writing, all at once; then the lists run, in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as SequenceOf
from typing import Annotated, ClassVar

from rules.core import Action, Amount, Ask, Decision, Flow, Frame, OneOf, Refusal, Words, words
from rules.medioevo.diplomacy import TALKS
from rules.medioevo.economy import Borrow, Dismiss, Repay, cards_seen
from rules.medioevo.powers import ALL, STANDING, is_led, leave
from rules.medioevo.purchases.basket import Lists, Purchase, entry_words
from rules.medioevo.purchases.delivery import ENTRIES, Delivery, Entry, is_entry
from rules.medioevo.purchases.deployment import Deployment
from rules.medioevo.purchases.learning import Seek
from rules.medioevo.steps import Sequence, Step, end_phase
from rules.medioevo.table import Position, ability_outcome, card_label, card_words, refuse, top


def _lines(position: Position, seat: int) -> Amount:
    return Amount(1, len(top(position, Shopping).lists[seat]))


def _line_label(position: Position, seat: int, line: int) -> Words:
    entry = top(position, Shopping).lists[seat][line - 1]
    return words("medioevo-label-line", line=line, what=entry_words(position, seat, entry))


class Unlist(Action, frozen=True, tag="unlist"):
    """M-48: take an entry off the list again."""

    rule = "M-48"
    group = "buy"

    line: Annotated[int, Ask(_lines, "M-48", None, _line_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Shopping).lists[seat].pop(self.line - 1)


class Done(Action, frozen=True, tag="done"):
    """M-48: the list is complete. It can still be changed until the last one is; saying so again changes nothing."""

    rule = "M-48"
    leads = True

    @classmethod
    def brings(cls, state: Position, seat: int) -> Words | None:
        return words("medioevo-brings-led") if orders_asked(state, seat) else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Shopping).done.append(seat)
        flow.reveal()  # whoever is done shows at least that
        flow.say("medioevo-event-sealed", seat=seat)


def orders_asked(position: Position, seat: int) -> bool:
    """M-133: whether somebody can say now, in one press, that all goes by orders: with the first purchases."""
    shopping = top(position, Shopping)
    first = position.everyday and position.turn == 1 and shopping.drawn is None and seat not in shopping.done
    return first and is_led(position.players[seat])


class Rely(Action, frozen=True, tag="rely"):
    """M-133: the list is complete, and whatever can be left to orders is."""

    rule = "M-133"
    leads = True

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if orders_asked(state, seat) else refuse("M-133", "rely")

    def apply(self, flow: Flow[Position], seat: int) -> None:
        leave(flow.state.players[seat], ALL)
        flow.say("medioevo-event-rely", to=(seat,))
        Done().apply(flow, seat)


class Conceal(Action, frozen=True, tag="conceal"):
    """M-144: ask that purchases be placed at the end of the phase, in turn order. Nobody can refuse it."""

    rule = "M-144"
    group = "buy"

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return refuse("M-144", "conceal-twice") if top(state, Shopping).concealed else None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Shopping).concealed = True
        flow.reveal()
        flow.say("medioevo-event-conceal", seat=seat)


_PRIVATE: tuple[type[Action], ...] = (*ENTRIES, Unlist, Borrow, Repay, Rely, Done, *STANDING)
SHOPPING: tuple[type[Action], ...] = (*_PRIVATE, Dismiss, *TALKS)
_PUBLIC: frozenset[type[Action]] = frozenset({*TALKS, Conceal, *STANDING})  # these leave a list that is done as it is


class Shopping(Lists, tag="shopping"):
    """All lists together. Writing on it again reopens a list that was done. Once cards are drawn, only the lists of
    those who drew are open."""

    private: ClassVar[frozenset[type[Action]]] = frozenset(_PRIVATE)

    lists: dict[int, list[Entry]]
    done: list[int] = []
    concealed: bool = False  # M-144: somebody has asked for deployment
    drawn: list[int] | None = None  # M-46: who has drawn a card; None: that is still to come

    def entries(self, seat: int) -> SequenceOf[Purchase]:
        return self.lists.get(seat, [])

    def asked(self, state: Position) -> Iterable[int]:
        return self.lists if self.drawn is None else self.drawn

    def question(self, state: Position, seat: int) -> Decision:
        """What the list costs, notes tell: its plan is made for those only who look at what they might buy."""
        florins, count = state.players[seat].florins, len(self.lists[seat])
        key = "medioevo-prompt-buy" if self.drawn is None else "medioevo-prompt-buy-on"
        return Decision(
            prompt=words(key, florins=florins, count=count),
            actions=(*SHOPPING, Conceal) if state.deployment else SHOPPING,
            secret=True,
            awaited=seat not in self.done,
        )

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if seat in self.done and type(action) not in _PUBLIC:
            self.done.remove(seat)
            flow.reveal()
        if is_entry(action):
            self.extend_plan(flow.state, seat, action)
            self.lists[seat].append(action)
        else:
            action.apply(flow, seat)
            if isinstance(action, Unlist):
                self.plan_anew(flow.state, seat, action.line - 1)
            elif isinstance(action, STANDING):
                self.plan_orders(flow.state, seat, action)
            elif isinstance(action, Borrow | Repay):
                self.plan_loan(flow.state, seat, action)
        self.acted(flow.state, seat, action)

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        if self.drawn is None:
            self.drawn = []
            self._draw(flow)
        else:
            flow.pop()
            flow.push(self._hand_over(flow.state))

    def _draw(self, flow: Flow[Position]) -> None:
        for seat in reversed(flow.state.order):
            entries = self.lists[seat]
            self.lists[seat] = [entry for entry in entries if not isinstance(entry, Seek)]
            if len(self.lists[seat]) < len(entries):
                flow.push(Audience(seat=seat))

    def go_on(self, seat: int) -> None:
        """M-50: who has drawn a card may use it for purchases."""
        assert self.drawn is not None
        self.drawn.append(seat)
        self.done.remove(seat)

    def _hand_over(self, state: Position) -> Frame:
        if not self.concealed:
            return Delivery(lists=self.lists)
        return Deployment(lists=self.lists, waiting=list(state.order))


# M-46: the Empire card


def _offered(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Audience).seen)


class Choose(Action, frozen=True, tag="choose"):
    """M-46: one of the cards looked at; the others go under the deck."""

    rule = "M-46"
    group = "buy"

    card: Annotated[int, Ask(_offered, "M-46", None, card_label, outcome=ability_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        seen = top(flow.state, Audience).seen
        flow.state.empire += [card for card in seen if card != self.card]
        flow.state.players[seat].cards.append(self.card)
        flow.reveal()
        flow.say("medioevo-event-keep", seat=seat, card=card_words(self.card))
        flow.pop()
        for shopping in (frame for frame in flow.state.stack if isinstance(frame, Shopping)):
            shopping.go_on(seat)


class Audience(Frame, tag="audience"):
    """One player pays, looks at cards and keeps one."""

    seat: int
    seen: list[int] = []

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


def shop(flow: Flow[Position]) -> None:
    flow.push(Shopping(lists={seat: [] for seat in flow.state.order}))


class Purchases(Sequence, tag="purchases"):
    steps: ClassVar[tuple[Step, ...]] = (shop, end_phase)
