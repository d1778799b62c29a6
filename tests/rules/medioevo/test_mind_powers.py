"""The computer player and its cards: used where they plainly help, kept where they do not, windows answered at once."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Action, engine
from rules.medioevo.cards import Hurry
from rules.medioevo.data import COLOURS
from rules.medioevo.powers import Naming, Pass, Play
from rules.medioevo.purchases import Build, Done, Purchases
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, clash, stand
from tests.rules.medioevo.builder import GAME, after, at, build, give, play, two
from tests.rules.medioevo.hands import hold, invaded, learn, moving, window
from tests.rules.medioevo.minds import played, started

WARLORD, SCIENTIST, REBEL, TOLL, MILITIA, ARCHITECT, JOKER = 5, 10, 15, 23, 25, 33, 49


def thought(state: MedioevoState, seat: int = BLUE) -> Action:
    return engine.computer_move(GAME, state, seat, Random(1))


def dice_rolled(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> MedioevoState:
    scene = clash({"light": 8}, {"light": 6}, state=hold(two(), BLUE, WARLORD))
    scene.begin(*mine).keep(BLUE, *theirs).keep(YELLOW)
    assert window(scene.state) == "dice"
    return scene.state


def test_m130_it_adds_to_its_attack_where_that_kills() -> None:
    assert thought(dice_rolled((1, 2, 5), (1, 2, 5))) == Play(WARLORD, target="seat0")


def test_m130_it_passes_where_nothing_is_to_be_won() -> None:
    """With all enemies dying anyhow, more attack kills nobody."""
    state = dice_rolled((4, 4, 4), (1, 1, 1))
    assert thought(state) == Pass()


def test_m50_it_takes_a_toll_when_there_is_one() -> None:
    state = hold(two(), BLUE, TOLL)
    give(state, YELLOW, "caravan", 2, "thrace", wine=3)
    assert thought(moving(state)) == Play(TOLL)


def test_m50_it_keeps_a_card_that_brings_little() -> None:
    state = hold(two(), BLUE, TOLL)
    give(state, YELLOW, "caravan", 1, "thrace", wine=1)
    assert thought(moving(state)) != Play(TOLL)


def test_m131_it_cancels_a_card_that_would_cost_it_dear_and_no_other() -> None:
    state = hold(hold(two(), BLUE, REBEL), YELLOW, JOKER)
    state.players[YELLOW].station("palestine", "light")
    build(state, "palestine", "city", "castle")
    harmful = play(moving(state), BLUE, Play(REBEL, target="palestine")).state
    assert window(harmful) == "card"
    assert thought(harmful, YELLOW) == Play(JOKER)
    state = hold(hold(two(), BLUE, TOLL), YELLOW, JOKER)
    state.players[YELLOW].orders["card"] = "always"
    give(state, YELLOW, "caravan", 1, "thrace", wine=1)
    assert thought(play(moving(state), BLUE, Play(TOLL)).state, YELLOW) == Pass()


def builder(*cards: int) -> MedioevoState:
    """Blue has nothing better to do with its florins than to build."""
    state = hold(learn(two(), BLUE, "masonry"), BLUE, *cards)
    state.players[BLUE].researched = [*COLOURS]
    state.players[BLUE].florins = 700
    return at(state, Purchases())


def first_moves(state: MedioevoState) -> list[Action]:
    moves: list[Action] = []
    while Done() not in moves:
        moves.append(thought(state))
        state = after(state, (BLUE, moves[-1]))
    return moves


def test_m110_it_turns_a_card_before_it_buys_a_point() -> None:
    moves = first_moves(builder(SCIENTIST))
    assert isinstance(moves[moves.index(Play(SCIENTIST, "green")) + 1], Build)


def test_m52_it_calls_an_architect_before_it_builds_and_not_else() -> None:
    moves = first_moves(builder(ARCHITECT))
    assert isinstance(moves[moves.index(Play(ARCHITECT)) + 1], Build)
    state = builder(ARCHITECT)
    state.players[BLUE].florins = 0
    assert first_moves(state) == [Done()]


def test_m52_it_names_as_much_as_the_die_allows() -> None:
    state = at(two(), Naming(seat=BLUE, card=42, number=2, options=["thrace", "ionia", "nicaea"]))
    move = thought(state)
    assert len(getattr(move, "several", ())) == 2


def relief(rescuers: dict[str, int]) -> MedioevoState:
    """Blue has come to a city of Yellow's; a step away stand others of Yellow's."""
    state = build(hold(two(), YELLOW, MILITIA), "palestine", "city")
    stand(state, YELLOW, "sinai", rescuers)
    return invaded("palestine", state, {"light": 2}, {}).state


def test_m52_it_sends_militia_that_may_win() -> None:
    state = relief({"heavy": 6, "light": 1})
    assert thought(state, YELLOW) == Play(MILITIA)
    state = after(state, (YELLOW, Play(MILITIA)))
    assert thought(state, YELLOW) == Hurry("sinai", 3, {"heavy": 3})


def test_m52_it_sends_no_militia_to_its_death() -> None:
    state = relief({"light": 1})
    state.players[BLUE].armies["palestine"] = {"heavy": 6, "cavalry": 4}
    assert thought(state, YELLOW) == Pass()


@pytest.mark.slow
def test_it_uses_cards_and_technologies_in_games_of_its_own() -> None:
    seen: set[str] = set()
    for seed in range(3):
        state, _ = played(3, seed, {0, 1, 2})
        assert state.outcome is not None
    state, rng = started(3, 7, 10), Random(7)
    index = 0
    while state.outcome is None:
        index += 1
        seat = engine.awaited(state)[0]
        move = engine.computer_move(GAME, state, seat, rng)
        seen.add(type(move).__name__)
        state = engine.submit(GAME, state, seat, move, seed="7", index=index).state
    assert "Play" in seen
