"""What riders may do. The rule ids, T-1 to T-5, are those of `tests/sample_game/frames.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from rules.core import Action, Amount, Ask, Domain, Flow, OneOf, Refusal, Some, Split, Words, words

if TYPE_CHECKING:
    from tests.sample_game.frames import TourneyState

COURTS = ("church", "crown", "people")
CROWN_CAP = 2


def lance_label(state: TourneyState, seat: int, card: str) -> Words:
    return words("tourney-lance", wood=card[:-1], strength=int(card[-1]))


def purse(state: TourneyState, seat: int) -> Domain:
    return Amount(0, state.riders[seat].coins)


def lances(state: TourneyState, seat: int) -> Domain:
    return Some(state.riders[seat].hand, 1, 2)


def rivals(state: TourneyState, seat: int, lances: tuple[str, ...]) -> Domain:
    return OneOf([rival for rival in range(state.seats) if rival != seat])


def feints(state: TourneyState, seat: int, lances: tuple[str, ...], rival: int) -> Domain | None:
    return OneOf([None, "high", "low"]) if len(lances) == 2 else None


def hand(state: TourneyState, seat: int) -> Domain:
    return OneOf(state.riders[seat].hand)


def courts(state: TourneyState, seat: int) -> Domain:
    total = state.stack[-1].favours
    return Split({court: CROWN_CAP if court == "crown" else total for court in COURTS}, total)


def not_your_card(state: TourneyState, seat: int, card: str) -> Refusal:
    return Refusal("T-3", words("tourney-not-your-card", seat=seat, card=card))


class Bid(Action, frozen=True, tag="bid"):
    """T-1: seal a bid; it may be changed until the last one is in."""

    rule: ClassVar[str] = "T-1"
    coins: Annotated[int, Ask(purse)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].bids[seat] = self.coins
        flow.say("tourney-sealed", seat=seat)


class Joust(Action, frozen=True, tag="joust"):
    """T-2: ride against a rival with one or two lances."""

    rule: ClassVar[str] = "T-2"
    lances: Annotated[tuple[str, ...], Ask(lances, label=lance_label)]
    rival: Annotated[int, Ask(rivals)]
    feint: Annotated[str | None, Ask(feints)] = None

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].challenge(flow, seat, self)


class Withdraw(Action, frozen=True, tag="withdraw"):
    """T-2: a champion without a lance goes home."""

    rule: ClassVar[str] = "T-2"

    @classmethod
    def closed(cls, state: TourneyState, seat: int) -> Refusal | None:
        return Refusal("T-2", words("tourney-armed", seat=seat)) if state.riders[seat].hand else None

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.say("tourney-withdrawn", seat=seat)
        flow.pop()


class Block(Action, frozen=True, tag="block"):
    """T-3: lay down a card against the challenge, unseen."""

    rule: ClassVar[str] = "T-3"
    card: Annotated[str, Ask(hand, label=lance_label, why=not_your_card)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].answer(flow, seat, self.card)


class Yield(Action, frozen=True, tag="yield"):
    """T-3: stand aside."""

    rule: ClassVar[str] = "T-3"

    def apply(self, flow: Flow[Any], seat: int) -> None:
        flow.state.stack[-1].answer(flow, seat, "")


class Share(Action, frozen=True, tag="share"):
    """T-5: share out the favours won."""

    rule: ClassVar[str] = "T-5"
    favours: Annotated[dict[str, int], Ask(courts)]

    def apply(self, flow: Flow[Any], seat: int) -> None:
        for court, part in self.favours.items():
            flow.state.riders[seat].favour[court] += part
        flow.say("tourney-shared", seat=seat, places=tuple(self.favours))
        flow.pop()
