"""Scenes of Torres in a line or two: towers, knights, one act, one question."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Action, Event, IllegalMove, Refusal, engine
from rules.core.engine import Played
from rules.torres import GAME
from rules.torres.data import BLOCKS, CARDS, COLOURS, STACKS, Cards, Edition, Master
from rules.torres.frames import Succession, TorresState, Turns
from rules.torres.land import BIT, Squares, each
from rules.torres.position import Player, Slip, Turn
from rules.torres.towers import Towers

WHOLE = "a1 c1 e1 g1 a8 c8"  # six castles of one block, to fill a board with


def mask(squares: str) -> Squares:
    return sum(BIT[square] for square in squares.split())


def towers(text: str) -> Towers:
    """`a1 b1:2`: one block on a1, two on b1."""
    return towers_of({BIT[part[:2]]: int(part[3:] or 1) for part in text.split()})


def scene(
    blocks: str = WHOLE,
    *armies: str,
    king: str = "",
    edition: Edition = "2017",
    cards: Cards = "own",
    master: Master | None = None,
    hands: tuple[str, ...] = (),
    stacks: tuple[tuple[int, ...], ...] = (),
    kept: tuple[int, ...] = (),
    scores: tuple[int, ...] = (),
    year: int = 1,
    round_: int = 1,
    turns: int = 0,
    first: int = 0,
    starter: int = 0,
    points: int = 5,
) -> TorresState:
    """The turn of seat 0 unless some turns are over. Knights by seat; what is not said is as at a year's beginning."""
    seats = max(2, len(armies))
    players = [Player(knights=mask(army)) for army in armies]
    players += [Player(knights=mask("h8")) for _ in range(seats - len(players))]
    state = TorresState(
        seats=seats,
        edition=edition,
        cards=cards,
        master=master,
        players=players,
        first=first,
        starter=starter,
        towers=towers(blocks),
        supply=0,
        king=mask(king),
        year=year,
        round=round_,
        turns=turns,
        turn=Turn(points=points),
    )
    table = STACKS[seats][year - 1]
    for seat, player in enumerate(players):
        done = (seat - starter) % seats < turns
        player.stacks = list(stacks[seat]) if seat < len(stacks) else list(table[round_ - 1 + done :])
        player.kept = kept[seat] if seat < len(kept) else 0
        player.hand = sorted((hands[seat] if seat < len(hands) else "").split(), key=CARDS.index)
        if seat < len(scores) and scores[seat]:
            player.earned = {"actions": scores[seat]}
    _deal(state)
    state.supply = BLOCKS - state.towers.blocks - sum(player.blocks for player in players)
    state.acts = [0] * seats
    state.push(Turns())
    assert faults(state) == []
    return state


def _deal(state: TorresState) -> None:
    """Every card that is in no hand is in the deck, in the order of the table; in the advanced game it was played."""
    if state.cards == "common":
        left = Counter(CARDS * COLOURS)
        left.subtract(card for player in state.players for card in player.hand)
        state.deck = [Slip(card) for card in left.elements()]
        return
    for player in state.players:
        rest = [card for card in CARDS if card not in player.hand]
        if state.cards == "advanced":
            player.played = rest
        else:
            player.deck = [Slip(card) for card in rest]


def faults(state: TorresState) -> list[str]:
    """A scene may show a corner of the board with fewer than six castles, and stacks as the test wants them."""
    return [fault for fault in GAME.faults(state) if not fault.startswith(("T-25", "T-12"))]


def succession(state: TorresState, seat: int) -> TorresState:
    """The pause after a year, this seat furthest behind."""
    state.push(Succession(seat=seat))
    return state


def mover(state: TorresState) -> int:
    (seat,) = engine.awaited(state)
    return seat


def act(state: TorresState, action: Action) -> Played:
    """What comes of an action of the player whose turn it is."""
    played = engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    assert faults(played.state) == []
    return played


def after(state: TorresState, *actions: Action) -> TorresState:
    for action in actions:
        state = act(state, action).state
    return state


def refusal(state: TorresState, action: Action) -> Refusal:
    """Why the player whose turn it is may not do this."""
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    return caught.value.refusal


def reason(state: TorresState, action: Action) -> tuple[str, str]:
    """The rule of a refusal, and its words without their common beginning."""
    why = refusal(state, action)
    return why.rule, why.words.key.removeprefix("torres-refusal-")


def told(events: tuple[Event, ...]) -> list[str]:
    return [event.words.key.removeprefix("torres-event-") for event in events]


def scores(state: TorresState) -> list[int]:
    return [player.score for player in state.players]


def towers_of(heights: dict[Squares, int]) -> Towers:
    """The towers of a board given square by square."""
    towers = Towers()
    for squares, height in heights.items():
        for square in each(squares):
            for _ in range(height):
                towers.add(square)
    return towers
