"""What one may do in a Tourney."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from rules.core import Action, Amount, Ask, Flow, OneOf, Refusal, Some, Split, Words, words
from tests.sample_game.lists import PRIZE, Lists, Sealed, strength


def purse(state: Lists, seat: int) -> Amount:
    return Amount(0, state.purses[seat])


def pledges(state: Lists, seat: int, coins: int) -> OneOf | None:
    return OneOf((None, *state.hands[seat])) if state.hands[seat] else None


def rivals(state: Lists, seat: int) -> OneOf:
    return OneOf([other for other in range(state.seats) if other != seat])


def champions(state: Lists, seat: int, rival: int) -> Some | None:
    return Some(state.hands[seat], 1, 2) if state.hands[seat] else None


def in_hand(state: Lists, seat: int) -> OneOf:
    return OneOf(state.hands[seat])


def jousters(state: Any, seat: int, card: str) -> OneOf:
    joust = state.stack[-2]
    return OneOf((joust.challenger, joust.rival))


def prizes(state: Lists, seat: int) -> Split:
    return Split({"purse": PRIZE, "chapel": 2, "armoury": min(2, len(state.deck))}, PRIZE)


def named(state: Lists, seat: int, card: str) -> Words:
    return words("tourney-card", card=card)


def not_yours(state: Lists, seat: int, *chosen: Any) -> Refusal:
    return Refusal("TY-2", words("tourney-refusal-card", card=str(chosen[-1])))


def alike(state: Lists, card: str, option: str) -> float:
    return abs(strength(card) - strength(option)) if card[-1:].isdigit() else 0


class Bid(Action, frozen=True, tag="bid"):
    """TY-2: coins under the cup, and perhaps a pledge."""

    rule: ClassVar[str] = "TY-2"
    coins: Annotated[int, Ask(purse)]
    pledge: Annotated[str | None, Ask(pledges, why=not_yours, label=named, near=alike)] = None

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].bids[seat] = Sealed(self.coins, self.pledge)
        flow.say("tourney-event-sealed", seat=seat)
        flow.say("tourney-event-your-bid", to=(seat,), coins=self.coins)


class Withdraw(Action, frozen=True, tag="withdraw"):
    """TY-3: keep one's coins for this round."""

    rule: ClassVar[str] = "TY-3"

    @classmethod
    def closed(cls, state: Lists, seat: int) -> Refusal | None:
        return Refusal("TY-3", words("tourney-refusal-withdraw")) if state.withdrew[seat] else None

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].bids[seat] = Sealed(None)
        flow.say("tourney-event-sealed", seat=seat)


class Challenge(Action, frozen=True, tag="challenge"):
    """TY-5: a rival, and champions against them."""

    rule: ClassVar[str] = "TY-5"
    rival: Annotated[int, Ask(rivals)]
    champions: Annotated[tuple[str, ...], Ask(champions, label=named)] = ()

    def apply(self, flow: Flow[Any], seat: int) -> None:
        state = flow.state
        for card in self.champions:
            state.throw(seat, card)
        state.stack[-1].rival = self.rival
        state.stack[-1].support[0] += sum(map(strength, self.champions))
        flow.reveal()
        flow.say("tourney-event-challenge", places=self.champions, seat=seat, rival_seat=self.rival)


class Cheer(Action, frozen=True, tag="cheer"):
    """TY-6: a card for one of the two."""

    rule: ClassVar[str] = "TY-6"
    card: Annotated[str, Ask(in_hand, label=named)]
    side: Annotated[int, Ask(jousters)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        state = flow.state
        state.throw(seat, self.card)
        joust = state.stack[-2]
        joust.support[0 if self.side == joust.challenger else 1] += strength(self.card)
        flow.reveal()
        flow.say("tourney-event-cheer", places=(self.card,), seat=seat, side_seat=self.side)


class Stay(Action, frozen=True, tag="stay"):
    """TY-6: say nothing."""

    rule: ClassVar[str] = "TY-6"

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.say("tourney-event-stay", seat=seat)


class Share(Action, frozen=True, tag="share"):
    """TY-8: the prize."""

    rule: ClassVar[str] = "TY-8"
    gifts: Annotated[dict[str, int], Ask(prizes)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        state: Lists = flow.state
        state.purses[seat] += self.gifts.get("purse", 0)
        state.renown[seat] += self.gifts.get("chapel", 0)
        drawn = [state.deck.pop() for _ in range(self.gifts.get("armoury", 0))]
        state.hands[seat] += drawn
        flow.say("tourney-event-share", seat=seat, cards=len(drawn))
        if drawn:
            flow.reveal()
            flow.say("tourney-event-drawn", to=(seat,), cards=list(drawn))
