"""M-87: battles fought by orders."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, Chance, engine
from rules.medioevo.battle import (
    Battle,
    Entrust,
    Fight,
    Grant,
    Intervene,
    Onward,
    Recast,
    Sacrifice,
    Spoils,
    Spurn,
    by_orders,
    by_orders_of_spoils,
)
from rules.medioevo.powers import POINTS, Instruct
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
from tests.rules.medioevo.builder import GAME, settled, two
from tests.rules.medioevo.test_battle_random import playable, random_battle

_MANY = 2000


def battle_with_orders(seed: int) -> MedioevoState:
    """A random battle, at its first question; everybody has said something about every point."""
    rng = Random(seed)
    state = random_battle(rng)
    while not playable(state):
        state = random_battle(rng)
    for player in state.players:
        player.command = {point: rng.choice(choices) for point, choices in POINTS.items()} | {
            "until": "end",
            "start": "ask",
        }
    return settled(state)


def fought(state: MedioevoState, *, step_by_step: bool) -> tuple[bytes, list[Action]]:
    """The end of it, with the same dice either way: by orders in one go, or asked each time and answering what the
    orders say. What is no question of a battle is answered alike."""
    state, luck, answers = engine.clone(GAME, state), Chance("both ways", 1), list[Action]()
    for _ in range(_MANY):
        seats = engine.awaited(state)
        if not seats:
            return engine.encode(_bare(state)), answers
        seat = seats[0]
        answer = _next(state, seat, step_by_step=step_by_step)
        if not isinstance(answer, Entrust):
            answers.append(answer)
        state = engine.play_on(state, seat, answer, luck).state
    raise AssertionError("it goes on and on")


def _next(state: MedioevoState, seat: int, *, step_by_step: bool) -> Action:
    frame = state.stack[-1]
    if isinstance(frame, Battle) and not step_by_step:
        return Entrust()
    led = engine.clone(GAME, state)
    answer: Action | None = None
    step = led.stack[-1]
    if isinstance(step, Battle):
        step.sides[step.side_of(seat)].entrusted = True
        answer = by_orders(led, seat, engine.pending(state)[seat].actions)
    elif isinstance(step, Spoils):
        step.entrusted = step.entrusted or step_by_step
        answer = by_orders_of_spoils(led, seat)
    if answer is None:
        return engine.legal(state, seat).sample(Random(0))
    assert answer in engine.legal(state, seat), "one that the player could have given"
    return answer


def _bare(state: MedioevoState) -> MedioevoState:
    """All but how often anybody was asked."""
    state.acts = [0] * state.seats
    return state


@pytest.mark.parametrize("decade", range(6))
def test_m87_orders_come_to_the_same_end_as_answers(decade: int) -> None:
    for seed in range(10 * decade, 10 * decade + 10):
        state = battle_with_orders(seed)
        ordered, few = fought(state, step_by_step=False)
        asked, many = fought(state, step_by_step=True)
        assert ordered == asked, seed
        assert len(few) <= len(many)


def test_m87_with_orders_of_both_a_battle_runs_to_its_end() -> None:
    scene = clash({"light": 3}, {"light": 2, "archer": 1})
    state = engine.play_on(scene.state, BLUE, Entrust(), Chance("x", 1)).state
    assert engine.awaited(state) == (YELLOW,)
    state = engine.play_on(state, YELLOW, Entrust(), Chance("x", 2)).state
    assert not any(isinstance(frame, Battle) for frame in state.stack)


@pytest.mark.parametrize(("start", "asked"), [("ask", True), ("barbarians", False), ("always", False)])
def test_m87_who_has_said_so_before_the_battle_is_not_asked(start: str, asked: bool) -> None:
    state = two()
    state.players[BLUE].command["start"] = start
    scene = clash({"light": 3}, {"light": 1}, state=state, defender=None)
    if not asked:
        luck = Chance("x", 1)
        engine.settle(scene.state, luck)
        assert luck.draws
    assert (BLUE in engine.awaited(scene.state)) is asked


def test_m87_one_can_step_in_while_the_other_is_asked() -> None:
    scene = clash({"light": 3}, {"light": 3}).do(BLUE, Entrust())
    assert engine.pending(scene.state)[BLUE].actions == (Intervene,)
    scene.do(BLUE, Intervene())
    assert Fight in engine.pending(scene.state)[BLUE].actions


def test_m87_orders_for_one_round_ask_again_before_the_next() -> None:
    state = clash({"light": 5}, {"light": 5}).state
    for player in state.players:
        player.command = {"until": "round", "reroll": "keep"}
    for index, seat in enumerate((BLUE, YELLOW)):
        state = engine.play_on(state, seat, Entrust(), Chance("even", index)).state
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.round, engine.awaited(state)) == (2, (BLUE,)), "a defender has nothing to settle"
    assert not any(side.entrusted for side in battle.sides)


def test_m87_a_reroll_below_a_number_takes_just_those_dice() -> None:
    scene = clash({"light": 3}, {"light": 3})
    scene.state.players[BLUE].command["reroll"] = "below-3"
    scene.begin(2, 3, 1)
    battle = scene.battle
    battle.sides[battle.side_of(BLUE)].entrusted = True
    assert by_orders(scene.state, BLUE, (Recast,)) == Recast(("d4", "d8"))


def test_m87_orders_are_nobody_elses_business() -> None:
    state = clash({"light": 3}, {"light": 3}).state
    played = engine.submit(GAME, state, BLUE, Instruct("flight", "half"), seed="x", index=1)
    assert played.state.players[BLUE].command == {"flight": "half"}
    assert [event.to for event in played.events] == [(BLUE,)]
    assert played.entry.action.concealed
    assert GAME.view(played.state, YELLOW) == GAME.view(state, YELLOW)
    assert GAME.redeal(played.state, YELLOW, Random(1)).players[BLUE].command == {}


def hand_overs(state: MedioevoState, ready: Action, rounds: int) -> int:
    """How often the table waits for somebody else than before, from the first preparation on; dice are kept."""
    luck, changes, waited = Chance("hand-overs", 1), 0, engine.awaited(state)
    for _ in range(_MANY):
        battle = state.stack[-1]
        if not isinstance(battle, Battle) or battle.round > rounds:
            return changes
        seat = engine.awaited(state)[0]
        asked = engine.pending(state)[seat].actions
        answer = ready if Fight in asked else _next(state, seat, step_by_step=True)
        state = engine.play_on(state, seat, answer, luck).state
        changes += not set(engine.awaited(state)) <= set(waited)
        waited = engine.awaited(state)
    raise AssertionError("it goes on and on")


def test_m87_a_round_with_own_dice_is_two_hand_overs() -> None:
    armies = {"light": 9, "heavy": 6, "cavalry": 4}, {"light": 8, "heavy": 6, "archer": 5}
    rounds = 2
    few = hand_overs(clash(*armies).state, Onward(), rounds)
    assert few <= 2 * rounds + 1, "two a round, and one when the last of both is ready at first"
    assert few < hand_overs(clash(*armies).state, Fight(), rounds)


def test_m87_who_keeps_the_dice_is_asked_about_nothing_else() -> None:
    scene = clash({"light": 5, "heavy": 2}, {"light": 5, "heavy": 2})
    for seat in (BLUE, YELLOW):
        scene.state = engine.play_on(scene.state, seat, Onward(), Chance("own dice", seat)).state
    luck = Chance("own dice", 9)
    asked: set[type[Action]] = set()
    while scene.battle.round == 1:
        seat = engine.awaited(scene.state)[0]
        kinds = {Recast, Sacrifice} & set(engine.pending(scene.state)[seat].actions)
        asked |= kinds or {Fight}
        scene.state = engine.play_on(scene.state, seat, Recast(()) if Recast in kinds else Sacrifice(0), luck).state
        if not isinstance(scene.state.stack[-1], Battle):
            break
    assert Fight not in asked


def test_m87_terms_are_answered_by_the_player_also_in_such_a_round() -> None:
    scene = clash({"light": 3}, {"light": 3})
    battle = scene.battle
    battle.sides[battle.side_of(BLUE)].now.routine = True
    assert by_orders(scene.state, BLUE, (Grant, Spurn)) is None
    assert by_orders(scene.state, BLUE, (Recast,)) is None


PLUS_2 = 5


def led_with_card(powers: str, habit: str) -> MedioevoState:
    """Both fight by orders, to the end of the battle; Blue holds a card for its dice."""
    state = two()
    state.players[BLUE].cards = [PLUS_2]
    state.empire.remove(PLUS_2)
    state.players[BLUE].habits[str(PLUS_2)] = habit
    for player in state.players:
        player.command |= {"start": "always", "powers": powers}
    clashed = clash({"light": 6}, {"light": 6}, state=state).state
    engine.settle(clashed, Chance("by habit", 1))
    return clashed


@pytest.mark.parametrize(
    ("powers", "habit", "turned"),
    [("habits", "always", [PLUS_2]), ("habits", "ask", []), ("keep", "always", [])],
)
def test_m87_who_leads_by_orders_uses_what_they_always_use_and_is_asked_nothing(
    powers: str, habit: str, turned: list[int]
) -> None:
    state = led_with_card(powers, habit)
    assert state.players[BLUE].turned == turned
    assert not any(isinstance(frame, Battle) for frame in state.stack)


def test_m87_who_wants_to_be_asked_about_reactions_is() -> None:
    state = led_with_card("ask", "ask")
    assert engine.awaited(state) == (BLUE,)
