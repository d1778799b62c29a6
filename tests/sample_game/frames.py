"""The steps of Tourney and its state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core import Decision, Flow, Frame, Outcome, ScoreRow, State, words
from tests.sample_game.actions import COURTS, Bid, Block, Joust, Share, Withdraw, Yield

LANCES = tuple(f"{wood}{strength}" for wood in ("ash", "elm", "oak") for strength in range(1, 7))


def strength(card: str) -> int:
    return int(card[-1]) if card else 0


class Rider(Struct):
    hand: list[str]
    coins: int
    favour: dict[str, int]


class Rounds(Frame, tag="rounds"):
    """The bottom of the stack: T-1 again and again, a card for everybody after each round, then the end."""

    left: int

    def advance(self, flow: Flow[Any]) -> None:
        state: TourneyState = flow.state
        state.champion = None
        if self.left == 0:
            return finish(flow)
        if state.round:
            for seat in range(state.seats):
                draw_card(flow, seat)
        self.left -= 1
        state.round += 1
        return flow.push(Bidding())


def draw_card(flow: Flow[Any], seat: int) -> None:
    """T-6: the rider learns the card, the others only that there was one."""
    state: TourneyState = flow.state
    if state.deck:
        card = state.deck.pop()
        state.riders[seat].hand.append(card)
        flow.reveal()
        flow.say("tourney-drew", seat=seat)
        flow.say("tourney-your-card", card=card, to=(seat,))


def finish(flow: Flow[Any]) -> None:
    riders: list[Rider] = flow.state.riders
    rows = (
        ScoreRow(words("tourney-favour"), tuple(sum(rider.favour.values()) for rider in riders)),
        ScoreRow(words("tourney-coins"), tuple(rider.coins for rider in riders)),
    )
    scores = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    flow.finish(Outcome(scores, winners, words("tourney-over"), rows))


class Bidding(Frame, tag="bidding"):
    """T-1: all at once, sealed, to be changed until the last is in; dice break a tie."""

    bids: dict[int, int] = {}

    def asks(self, state: TourneyState) -> dict[int, Decision]:
        return {
            seat: Decision(prompt=words("tourney-bid"), actions=(Bid,), secret=True, awaited=seat not in self.bids)
            for seat in range(state.seats)
        }

    def advance(self, flow: Flow[Any]) -> None:
        state: TourneyState = flow.state
        flow.reveal()
        flow.say("tourney-bids", bids=[self.bids[seat] for seat in range(state.seats)])
        best = max(self.bids.values())
        highest = [seat for seat in range(state.seats) if self.bids[seat] == best]
        champion = highest[0] if len(highest) == 1 else flow.chance.pick(highest)
        state.riders[champion].coins -= best
        state.champion = champion
        flow.say("tourney-champion", seat=champion)
        flow.pop()
        flow.push(Challenge(champion=champion))


class Challenge(Frame, tag="challenge"):
    """T-2: the champion names a rival."""

    champion: int

    def asks(self, state: TourneyState) -> dict[int, Decision]:
        return {self.champion: Decision(prompt=words("tourney-challenge"), actions=(Joust, Withdraw))}

    def challenge(self, flow: Flow[Any], seat: int, joust: Joust) -> None:
        state: TourneyState = flow.state
        for lance in joust.lances:
            state.riders[seat].hand.remove(lance)
            state.discard.append(lance)
        flow.reveal()
        flow.say("tourney-joust", seat=seat, rival_seat=joust.rival, places=joust.lances)
        flow.pop()
        flow.push(Reactions(champion=seat, rival=joust.rival, lances=joust.lances, bonus=1 if joust.feint else 0))


class Reactions(Frame, tag="reactions"):
    """T-3: everybody else who holds a card answers, unseen; T-4: then the clash."""

    champion: int
    rival: int
    lances: tuple[str, ...]
    bonus: int
    answers: dict[int, str] = {}

    def asks(self, state: TourneyState) -> dict[int, Decision]:
        return {
            seat: Decision(prompt=words("tourney-react", rival_seat=self.rival), actions=(Block, Yield), secret=True)
            for seat, rider in enumerate(state.riders)
            if seat != self.champion and rider.hand and seat not in self.answers
        }

    def answer(self, flow: Flow[Any], seat: int, card: str) -> None:
        self.answers[seat] = card
        flow.say("tourney-answered", seat=seat)

    def advance(self, flow: Flow[Any]) -> None:
        """T-4: lances and a die against all blocks and a die; the champion keeps the field on a tie."""
        state: TourneyState = flow.state
        blocks = {seat: card for seat, card in sorted(self.answers.items()) if card}
        for seat, card in blocks.items():
            state.riders[seat].hand.remove(card)
            state.discard.append(card)
        attack = sum(map(strength, self.lances)) + self.bonus + flow.chance.roll(6)
        defence = sum(map(strength, blocks.values())) + flow.chance.roll(6)
        winner = self.champion if attack >= defence else self.rival
        flow.say("tourney-clash", seat=winner, attack=attack, defence=defence, places=tuple(blocks.values()))
        flow.show()
        flow.pop()
        flow.push(Spoils(winner=winner, favours=2 + abs(attack - defence) % 3))


class Spoils(Frame, tag="spoils"):
    """T-5: the winner shares out the favours."""

    winner: int
    favours: int

    def asks(self, state: TourneyState) -> dict[int, Decision]:
        return {self.winner: Decision(prompt=words("tourney-spoils", count=self.favours), actions=(Share,))}


class TourneyState(State, kw_only=True):
    stack: list[Rounds | Bidding | Challenge | Reactions | Spoils] = []
    riders: list[Rider]
    deck: list[str]
    discard: list[str] = []
    round: int = 0
    champion: int | None = None


def fresh_favour() -> dict[str, int]:
    return dict.fromkeys(COURTS, 0)
