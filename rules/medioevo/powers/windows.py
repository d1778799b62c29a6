"""M-130, M-131: the moments at which others may react, and cards that are turned. Whoever does something of that kind
opens a window first, on top of the frame that does it; that frame goes on in its `advance` when the window is gone, so
a step that opens a window must be a step of its own (see `Sequence`).

A turned card opens a window too before it works, so windows and turned cards lie on one another, last in, first out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, get_args

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Words, words
from rules.medioevo.data import Place
from rules.medioevo.powers.context import beneath
from rules.medioevo.powers.exercising import (
    cards_to_turn,
    carry_out,
    come_to_nothing,
    florins_due,
    moment_cards,
    playable_cards,
    possible_still,
    turn_card,
    use_words,
)
from rules.medioevo.powers.habits import ALWAYS, Habit, habit_of, usual_reactions, wanted_reactions, wish_of
from rules.medioevo.powers.power import MOMENTS, Exercise, Exertion, Moment
from rules.medioevo.table import Position, Wish, place_words, top


class Pass(Action, frozen=True, tag="pass"):
    """M-131: no reaction."""

    rule = "M-131"
    leads = True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Window).answers[seat] = None


# M-131: standing orders

_ALL = "all"
WISHES: tuple[Wish, ...] = get_args(Wish)


def _moments(position: Position, seat: int) -> OneOf:
    return OneOf((_ALL, *MOMENTS))


def _wishes(position: Position, seat: int, moment: str) -> OneOf:
    return OneOf(WISHES)


def moment_words(moment: str) -> Words:
    return words(f"medioevo-moment-{moment}")


def _moment_label(position: Position, seat: int, moment: str) -> Words:
    if moment == _ALL:
        return moment_words(moment)
    order = words(f"medioevo-order-{wish_of(position, seat, moment)}")
    return words("medioevo-label-moment", moment=moment_words(moment), order=order)


def _wish_label(position: Position, seat: int, wish: Wish) -> Words:
    return words(f"medioevo-order-{wish}")


class Orders(Action, frozen=True, tag="orders"):
    """M-131: when one wants to be asked, by the kind of moment."""

    rule = "M-131"
    group = "card"
    aside = True

    moment: Annotated[str, Ask(_moments, "M-131", None, _moment_label)]
    order: Annotated[Wish, Ask(_wishes, "M-131", None, _wish_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        orders = flow.state.players[seat].orders
        orders |= dict.fromkeys(MOMENTS if self.moment == _ALL else (self.moment,), self.order)
        order = words(f"medioevo-order-{self.order}")
        flow.say("medioevo-event-orders", to=(seat,), moment=moment_words(self.moment), order=order)


# Windows

_DEEDS = (
    "entry",
    "departure",
    "visit",
    "trade",
)  # somebody's doing: whose is told; only barbarians enter by themselves


def _from_the_active(position: Position) -> Iterator[int]:
    """M-131: in turn order, whoever acts now first."""
    acting = next((seat for frame in reversed(position.stack) if (seat := getattr(frame, "seat", None)) is not None), 0)
    at = position.order.index(acting) if acting in position.order else 0
    return iter((*position.order[at:], *position.order[:at]))


class Window(Frame, tag="window"):
    """All who could react are asked together. Answers are sealed until the last one is in, and then carried out in
    turn order; after any reaction the window opens again, until all pass."""

    moment: Moment
    place: Place | None = None
    involved: list[int] = []
    waived: list[int] = []  # M-87: who has said beforehand not to be asked
    deciding: list[int] = []  # who has just decided for themselves, or is about to
    accustomed: list[int] = []  # who has reacted here by habit
    asked: list[int] = []
    answers: dict[int, Exercise | None] = {}
    due: list[int] = []  # whose answers are still to be carried out
    reacted: bool = False

    def asks(self, state: Position) -> dict[int, Decision]:
        if self.due:
            return {}
        return {
            seat: Decision(
                prompt=self._prompt(state, seat),
                actions=(Pass, Orders, Habit),
                secret=True,
                awaited=seat not in self.answers,
            )
            for seat in self.asked
        }

    def _prompt(self, state: Position, seat: int) -> Words:
        """What has happened, where and by whom; of a card that was turned, whose it is and what for."""
        turned = state.stack[-2]
        if isinstance(turned, Turned):
            use, card = use_words(turned.exercise.use), words(f"medioevo-card-{turned.exercise.card}")
            return words("medioevo-prompt-window-card", seat=turned.seat, card=card, use=use)
        if self.place is None:
            return words(f"medioevo-prompt-window-{self.moment}")
        key, place = f"medioevo-prompt-window-{self.moment}", place_words(self.place)
        if self.moment not in _DEEDS:
            return words(f"{key}-at", place=place)
        actor: int | None = getattr(turned, "seat", None)
        if actor is None:
            return words(f"{key}-wild", place=place)
        return words(f"{key}-own", place=place) if actor == seat else words(f"{key}-at", place=place, seat=actor)

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        if isinstance(action, Exertion):
            self.answers[seat] = action.exercise()
        else:
            action.apply(flow, seat)
        if self.answers.keys() >= set(self.asked):
            self.due = [other for other in _from_the_active(flow.state) if other in self.answers]
            flow.reveal()  # that nobody else reacts, and what that leads to

    def advance(self, flow: Flow[Position]) -> None:
        while self.due:
            seat = self.due.pop(0)
            exercise = self.answers[seat]
            if exercise is None:
                continue
            flow.reveal()
            if not possible_still(flow.state, seat, exercise):
                flow.say("medioevo-event-too-late", seat=seat)
                continue
            self.reacted = True
            exert(flow, seat, exercise)
            if flow.state.stack[-1] is not self:
                return
        self._again(flow)

    def _again(self, flow: Flow[Position]) -> None:
        """Opened anew after a reaction; gone when nobody could or did react."""
        self.answers.clear()
        self.asked = self._wanting(flow) if self.reacted else []
        self.reacted = False
        if not self.asked:
            flow.pop()

    def open(self, flow: Flow[Position]) -> bool:
        self.asked = self._wanting(flow)
        return bool(self.asked)

    def _wanting(self, flow: Flow[Position]) -> list[int]:
        """Who could react and wants to be asked. Orders are private: where they make a difference, they show."""
        state, found = flow.state, list[int]()
        for seat in state.order:
            involved, deciding = seat in self.involved, seat in self.deciding
            usual = involved and usual_reactions(state, seat, self.moment, deciding=deciding)
            wanted = self._wants(state, seat)
            if wanted != usual:
                flow.reveal()
            if wanted:
                found.append(seat)
        return found

    def _wants(self, state: Position, seat: int) -> bool:
        """Who wants to be asked always is asked about everything; others not about what they let go by habit."""
        wish = wish_of(state, seat, self.moment)
        if seat in self.waived or wish == "never" or (wish == "involved" and seat not in self.involved):
            return False
        found, fresh = self.wanted(state, seat), seat not in self.accustomed
        usual = [habit_of(state, seat, name) == ALWAYS for name in found]
        return fresh and any(usual) if by_habit_alone(state, seat) else any(fresh or not always for always in usual)

    def wanted(self, state: Position, seat: int) -> list[str]:
        """What a seat would be asked about here, or used for it."""
        wish = wish_of(state, seat, self.moment)
        deciding = seat in self.deciding and wish == "involved" and not by_habit_alone(state, seat)
        return [*wanted_reactions(state, seat, self.moment, deciding=deciding, stake=self._stake(state, seat))]

    def _stake(self, state: Position, seat: int) -> int | None:
        """How much the step beneath would cost a seat; None: nobody has counted it."""
        at_stake = getattr(beneath(state), "at_stake", None)
        return None if at_stake is None else at_stake(state, seat)


def by_habit_alone(position: Position, seat: int) -> bool:
    """Whether whoever leads a battle by orders uses in it what they always use, and is asked about nothing else."""
    led = getattr(beneath(position), "led_by_habit", None)
    return led is not None and led(position, seat)


def open_window(
    flow: Flow[Position],
    moment: Moment,
    *,
    place: Place | None = None,
    involved: Iterable[int] = (),
    waived: Iterable[int] = (),
    deciding: Iterable[int] = (),
) -> None:
    """`involved`: the seats whose pieces, land, card or dice are affected; `waived`: those who want not to be asked;
    `deciding`: those who decide for themselves right before or after. Nobody who could react: no window."""
    state = flow.state
    if not moment_cards(state, moment):
        return
    window = Window(moment=moment, place=place, involved=[*involved], waived=[*waived], deciding=[*deciding])
    state.push(window)
    if not window.open(flow):
        flow.pop()


# Turned cards


class Turned(Frame, tag="turned"):
    """M-131: a card that was turned. Others may react before it works; what was possible on turning it may be so no
    more by then."""

    seat: int
    exercise: Exercise
    announced: bool = False
    cancelled: bool = False  # cards 48, 49
    doubled: bool = False  # card 60
    both: str | None = None  # card 59: the points that it gives beside its ability

    def advance(self, flow: Flow[Position]) -> None:
        if not self.announced:
            self.announced = True
            concerned = affected(flow.state, self.seat, self.exercise)
            open_window(flow, "card", involved=concerned, deciding=(self.seat,))
            if flow.state.stack[-1] is not self:
                return
        flow.pop()
        if self.cancelled:
            card = words(f"medioevo-card-{self.exercise.card}")
            flow.say("medioevo-event-cancelled", seat=self.seat, card=card)
        else:
            carry_out(flow, self.seat, self.exercise, times=2 if self.doubled else 1, both=self.both)


def affected(position: Position, seat: int, exercise: Exercise) -> list[int]:
    """Whose pieces, land, cards or dice a card concerns: its owner, those in the battle under way or in the land that
    it names, and the owner of a card or piece that it names; a card that answers another concerns that one's owner."""
    found = {seat, *(frame.seat for frame in position.stack if isinstance(frame, Turned))}
    for frame in reversed(position.stack):
        seats: tuple[int, ...] = getattr(frame, "seats", ())
        if seats:
            found.update(seats)
            break
    named = {name for name in (exercise.target, exercise.other, *exercise.several) if name}
    for other, player in position.seated() if named else ():
        places = {*player.armies, *player.control, *position.home(other)}
        pieces = {piece.id for piece in (*player.transports, *player.engines)}
        stands = {piece.place for piece in (*player.transports, *player.engines)}
        if named & (places | pieces | stands | {str(card) for card in player.cards}):
            found.add(other)
    return sorted(found)


class Paying(Frame, tag="paying"):
    """M-110: cards are turned for the points of a technology, one after the other, then it is used."""

    seat: int
    exercise: Exercise
    cards: list[tuple[int, str]]  # with the alternative of points
    most: int = 0  # florins that were to be paid for what they leave missing

    def advance(self, flow: Flow[Position]) -> None:
        while self.cards:
            card, use = self.cards.pop(0)
            if card in playable_cards(flow.state.players[self.seat]):  # not turned or claimed meanwhile
                exert(flow, self.seat, Exercise(card=card, use=use))
                return
        flow.pop()
        if florins_due(flow.state, self.seat, self.exercise) > self.most:  # a Joker has come between
            come_to_nothing(flow, self.seat, self.exercise)
        else:
            carry_out(flow, self.seat, self.exercise)


def exert(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """Use a power. A card is turned, unless it is a neighbour's (M-111); a technology is paid for."""
    state = flow.state
    if exercise.card is not None:
        own = turn_card(flow, seat, exercise)
        if own and moment_cards(state, "card"):
            flow.push(Turned(seat=seat, exercise=exercise))
        else:
            carry_out(flow, seat, exercise)
        return
    cards = cards_to_turn(state, seat, exercise)
    if cards:
        most = florins_due(state, seat, exercise, cards)
        flow.push(Paying(seat=seat, exercise=exercise, cards=cards, most=most))
    else:
        carry_out(flow, seat, exercise)
