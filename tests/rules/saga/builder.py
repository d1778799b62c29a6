"""Scenes of Saga in a line or two: who has which knights where, one act, one question."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Action, Event, IllegalMove, Refusal, engine
from rules.core.engine import Played
from rules.saga import GAME
from rules.saga.data import COLOUR, COLOURS, RANK, SETS, VALUE, Card, RealmSide, Side
from rules.saga.frames import SagaState, Turns
from rules.saga.position import Army, Player, Realm


def side(hand: str = "", armies: str = "", *, points: int = 0) -> Player:
    """One player: hand and armies, such as ``"red3 blue2"`` and ``"red1 blue2, green4 (red2)"``; brackets: hidden."""
    made: dict[str, Army] = {}
    for text in filter(None, (part.split() for part in armies.split(","))):
        hidden = next((card.strip("()") for card in text if card.startswith("(")), None)
        cards = [card for card in text if not card.startswith("(")]
        made[COLOUR[cards[0]]] = Army(cards, hidden)
    return Player(0, sorted(hand.split(), key=RANK.__getitem__), made, points)


def scene(
    *players: Player,
    free: str = "",
    first: int = 0,
    prepare: bool = False,
    sides: Side = "crown",
    reverse: str = "",
    cap: bool = False,
    turns: int = 0,
    by_choice: bool = False,
    faces: dict[str, RealmSide] | None = None,
    **realms: str,
) -> SagaState:
    """A turn that has just begun, before anything but the income, which is not paid here.

    Realms are given as ``red="0 red3 blue2"``: owner and defenders; ``"- …"`` or left out: neutral, defended by two
    knights worth 5. `reverse` names the realms that lie on that side, `faces` what the sides of a box show. Knights may
    be any: the scene need not be one that the sets allow, and `sound` tells whether it is."""
    made: dict[str, Realm] = {}
    for colour in COLOURS:
        owner, *cards = realms.get(colour, f"- {colour}4 {'red' if colour != 'red' else 'blue'}1").split()
        turned: Side = "reverse" if colour in reverse.split() else sides
        face = (faces or {}).get(colour)
        made[colour] = Realm(turned, cards, None if owner == "-" else int(owner), face=face)
    state = SagaState(
        seats=len(players),
        players=list(players),
        realms=made,
        spare=0,
        free=free.split(),
        first=first,
        prepare=prepare,
        by_choice=by_choice,
        unattended=cap,
        turns=turns,
    )
    state.acts = [0] * len(players)
    state.push(Turns(open=True))
    return state


def mover(state: SagaState) -> int:
    (seat,) = engine.awaited(state)
    return seat


def act(state: SagaState, action: Action) -> Played:
    """What comes of an action of the player whose turn it is."""
    before = cards_of(state)
    played = engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    assert cards_of(played.state) == before, "knights appear or vanish"
    return played


def after(state: SagaState, *actions: Action) -> SagaState:
    for action in actions:
        state = act(state, action).state
    return state


def refusal(state: SagaState, action: Action) -> Refusal:
    """Why the player whose turn it is may not do this."""
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, mover(state), action, seed="scene", index=1)
    return caught.value.refusal


def reason(state: SagaState, action: Action) -> tuple[str, str]:
    """The rule of a refusal, and its words without their common beginning."""
    why = refusal(state, action)
    return why.rule, why.words.key.removeprefix("saga-refusal-")


def told(events: tuple[Event, ...]) -> list[str]:
    return [event.words.key.removeprefix("saga-event-") for event in events]


def cards_of(state: SagaState) -> Counter[Card]:
    """All knights, wherever they are."""
    found = Counter(state.free)
    for player in state.players:
        found.update(player.hand)
        for army in player.armies.values():
            found.update(army.all_cards)
    for realm in state.realms.values():
        found.update(realm.defenders)
    return found


def values(cards: list[Card]) -> int:
    return sum(VALUE[card] for card in cards)


def of_colour(number: int, colour: str) -> list[int]:
    """The values of one colour in a set."""
    return sorted(VALUE[card] for card in SETS[number] if COLOUR[card] == colour)
