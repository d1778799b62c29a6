"""The run of a Tourney: rounds, each of bids, a joust with its cheering, and a prize."""

from __future__ import annotations

from msgspec import field

from rules.core import Action, Decision, Flow, Frame, Outcome, ScoreRow, words
from tests.sample_game.actions import Bid, Challenge, Cheer, Share, Stay, Withdraw
from tests.sample_game.lists import Lists, Sealed, strength


class Rounds(Frame, tag="rounds"):
    """At the bottom of the stack: the next round, or the end (TY-9)."""

    def advance(self, flow: Flow[Lists]) -> None:
        state = flow.state
        if state.round == state.rounds:
            flow.finish(reckon(state))
            return
        state.round += 1
        flow.push(Bidding(bids=[None] * state.seats))


class Bidding(Frame, tag="bidding"):
    """TY-2 to TY-4: all at once; who has answered may still change it."""

    bids: list[Sealed | None]

    def asks(self, state: Lists) -> dict[int, Decision]:
        prompt = words("tourney-prompt-bid", round=state.round)
        return {
            seat: Decision(prompt=prompt, actions=(Bid, Withdraw), secret=True, awaited=bid is None)
            for seat, bid in enumerate(self.bids)
        }

    def advance(self, flow: Flow[Lists]) -> None:
        flow.reveal()
        flow.pop()
        bids = [bid for bid in self.bids if bid is not None]
        for seat, bid in enumerate(bids):
            flow.state.withdrew[seat] = bid.coins is None
            flow.say("tourney-event-bid", seat=seat, coins=-1 if bid.coins is None else bid.coins)
            if bid.pledge is not None:
                flow.state.throw(seat, bid.pledge)
        best = max(range(len(bids)), key=lambda seat: _weight(bids[seat]))
        paid = bids[best].coins
        if paid is not None:
            flow.state.purses[best] -= paid
            flow.push(Joust(challenger=best))


def _weight(bid: Sealed) -> tuple[int, int]:
    return (-1 if bid.coins is None else bid.coins, strength(bid.pledge) if bid.pledge else 0)


class Joust(Frame, tag="joust"):
    """TY-5 and TY-7: the challenge and the dice. The cheering lies on top of it in between."""

    challenger: int
    rival: int | None = None
    cheered: bool = False
    support: list[int] = field(default_factory=lambda: [0, 0])

    def asks(self, state: Lists) -> dict[int, Decision]:
        if self.rival is not None:
            return {}
        return {self.challenger: Decision(prompt=words("tourney-prompt-challenge"), actions=(Challenge,))}

    def advance(self, flow: Flow[Lists]) -> None:
        assert self.rival is not None
        if not self.cheered:
            self.cheered = True
            flow.push(Stands(silent=[seat != self.challenger for seat in range(flow.state.seats)]))
            return
        sides = (self.challenger, self.rival)
        totals = [flow.chance.roll(6) + bonus for bonus in self.support]
        winner = sides[0] if totals[0] > totals[1] else sides[1]
        flow.state.renown[winner] += 1
        flow.say("tourney-event-joust", seat=winner, left=totals[0], right=totals[1])
        flow.pop()
        flow.push(Prize(winner=winner))


class Stands(Frame, tag="stands"):
    """TY-6: a reaction window for everybody but the challenger."""

    silent: list[bool]

    def asks(self, state: Lists) -> dict[int, Decision]:
        ask = Decision(prompt=words("tourney-prompt-cheer"), actions=(Cheer, Stay))
        return {seat: ask for seat, silent in enumerate(self.silent) if silent}

    def take(self, flow: Flow[Lists], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        self.silent[seat] = False

    def advance(self, flow: Flow[Lists]) -> None:
        flow.pop()


class Prize(Frame, tag="prize"):
    """TY-8: the winner shares out."""

    winner: int

    def asks(self, state: Lists) -> dict[int, Decision]:
        return {self.winner: Decision(prompt=words("tourney-prompt-share"), actions=(Share,))}

    def take(self, flow: Flow[Lists], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        flow.pop()


class TourneyState(Lists, kw_only=True):
    stack: list[Rounds | Bidding | Joust | Stands | Prize] = []


def reckon(state: Lists) -> Outcome:
    """TY-9."""
    coins = tuple(purse // 5 for purse in state.purses)
    scores = tuple(renown + extra for renown, extra in zip(state.renown, coins, strict=True))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    rows = (ScoreRow(words("tourney-row-renown"), tuple(state.renown)), ScoreRow(words("tourney-row-coins"), coins))
    return Outcome(scores, winners, words("tourney-end", winners=[str(seat) for seat in winners]), rows)
