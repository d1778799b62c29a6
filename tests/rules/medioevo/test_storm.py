"""M-130 to M-132: reactions upon reactions: windows in windows, sealed answers, and what is left when all is still."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.powers import Pass, Play
from rules.medioevo.state import MedioevoState
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import GAME, after, play, table, told, two
from tests.rules.medioevo.hands import hold, learn, moving, window

BARD, ASSASSIN, JOKER_50, JOKER, PIRATE, BOTH = 44, 46, 48, 49, 57, 59


def cast(*hands: tuple[int, ...]) -> Scene:
    """Dice of both sides lie: 2, 4, 6 and 1, 2, 5. The window is open."""
    state = two()
    for seat, cards in enumerate(hands):
        hold(state, seat, *cards)
    scene = clash({"light": 3}, {"light": 9}, state=state).begin(2, 4, 6).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert window(scene.state) == "dice"
    return scene


def upright(state: MedioevoState, seat: int) -> list[int]:
    player = state.players[seat]
    return [card for card in player.cards if card not in player.turned]


# In a battle


def test_m131_a_joker_on_a_bard_on_an_assassin() -> None:
    """The Assassin has worked; the Bard that would ready it is cancelled, and the window closes."""
    scene = cast((ASSASSIN, BARD), (JOKER,))
    assert scene.asked == (BLUE,)
    scene.do(BLUE, Play(ASSASSIN, target="seat0/d8"))
    assert (window(scene.state), scene.asked) == ("card", (YELLOW,))
    scene.do(YELLOW, Pass())
    assert (window(scene.state), scene.asked) == ("dice", (BLUE,)), "it opens again, for the Bard's sake"
    scene.do(BLUE, Play(BARD, target="46")).do(YELLOW, Play(JOKER))
    assert scene.view.attacker.attack_value == 5
    assert (upright(scene.state, BLUE), upright(scene.state, YELLOW)) == ([], [])


def test_m131_a_joker_on_a_joker_on_a_bard_on_an_assassin() -> None:
    """The Bard works after all, and the Assassin strikes twice: 2, 4, 4."""
    scene = cast((ASSASSIN, BARD, JOKER_50), (JOKER,))
    scene.do(BLUE, Play(ASSASSIN, target="seat0/d8")).do(YELLOW, Pass())
    scene.do(BLUE, Play(BARD, target="46")).do(YELLOW, Play(JOKER))
    assert (window(scene.state), scene.asked) == ("card", (BLUE,))
    scene.do(BLUE, Play(JOKER_50))
    assert (window(scene.state), upright(scene.state, BLUE)) == ("dice", [ASSASSIN])
    scene.do(BLUE, Play(ASSASSIN, target="seat0/d8"))
    assert scene.view.attacker.attack_value == 16
    assert (scene.state.players[BLUE].florins, upright(scene.state, YELLOW)) == (1550, [])


def test_m131_a_cancelled_assassin_changes_nothing() -> None:
    scene = cast((ASSASSIN,), (JOKER,)).do(BLUE, Play(ASSASSIN, target="seat0/d8")).do(YELLOW, Play(JOKER))
    assert scene.view.attacker.attack_value == 6


def test_m131_both_sides_answer_sealed_and_both_answers_count() -> None:
    """Nothing of Blue's answer shows before Yellow's is in."""
    scene = cast((ASSASSIN,), (5,))
    assert set(scene.asked) == {BLUE, YELLOW}
    seen, moves = GAME.view(scene.state, YELLOW), {*map(repr, engine.legal(scene.state, YELLOW))}
    scene.do(BLUE, Play(ASSASSIN, target="seat1/d8"))
    assert GAME.view(scene.state, YELLOW).battle == seen.battle
    assert GAME.view(scene.state, YELLOW).players == seen.players
    assert {*map(repr, engine.legal(scene.state, YELLOW))} == moves
    scene.do(YELLOW, Play(5, target="seat1"))
    assert (scene.view.attacker.attack_value, scene.view.defender.attack_value) == (6, 5 - 1 - 1 + 2)


def test_m132_an_answer_may_be_taken_back_while_others_think() -> None:
    scene = cast((ASSASSIN,), (5,)).do(BLUE, Play(ASSASSIN, target="seat0/d8")).do(BLUE, Pass())
    scene.do(YELLOW, Pass())
    assert (scene.view.attacker.attack_value, upright(scene.state, BLUE)) == (6, [ASSASSIN])


# Anywhere


def test_m131_a_bard_brings_a_joker_back_into_the_fray() -> None:
    """A Joker on a Pirate, a Joker on that, and a Bard for the first one, which cancels the second and works."""
    state = moving(learn(hold(hold(two(), BLUE, PIRATE, JOKER_50), YELLOW, JOKER, BARD), BLUE, "art_of_war"))
    state.players[YELLOW].orders["card"] = "always"
    state = after(state, (BLUE, Play(PIRATE, target="red")), (YELLOW, Play(JOKER)), (BLUE, Play(JOKER_50)))
    assert engine.awaited(state) == (YELLOW,)
    state = after(state, (YELLOW, Play(BARD, target="49")))
    assert (window(state), upright(state, YELLOW)) == ("card", [JOKER])
    state = after(state, (YELLOW, Play(JOKER)))
    assert (window(state), state.players[BLUE].points) == (None, {})
    assert (state.players[BLUE].turned, state.players[YELLOW].turned) == ([PIRATE, JOKER_50], [BARD, JOKER])


def both_answer() -> MedioevoState:
    """Blue's Bard is turned; Blue's Princess would add points, Yellow's Joker would cancel. Both have said so."""
    state = learn(hold(hold(two(), BLUE, BARD, BOTH), YELLOW, JOKER, 5), BLUE, "carpentry")
    state.players[YELLOW].turned = [5]
    state.players[YELLOW].orders["card"] = "always"
    state = after(moving(state), (BLUE, Play(BARD, target="5")))
    assert set(engine.awaited(state)) == {BLUE, YELLOW}
    state = after(state, (YELLOW, Play(JOKER)), (BLUE, Play(BOTH, target="blue")))
    assert engine.awaited(state) == (YELLOW,), "the Princess comes first, and may be cancelled too"
    return state


def test_m131_a_card_cancelled_after_a_princess_gives_neither_ability_nor_points() -> None:
    state = after(both_answer(), (YELLOW, Pass()))
    assert (state.players[BLUE].points, state.players[YELLOW].turned) == ({}, [5, JOKER])
    assert (upright(state, BLUE), window(state)) == ([], None)


def test_m131_a_joker_spent_on_the_princess_is_missing_for_the_bard() -> None:
    played = play(both_answer(), YELLOW, Play(JOKER))
    assert "too-late" in told(played.events)
    assert (played.state.players[BLUE].points, played.state.players[YELLOW].turned) == ({}, [JOKER])


def three() -> MedioevoState:
    """Two others wish to be asked about Blue's Pirate, each with a Joker."""
    state = hold(hold(hold(table("byzantium", "mamluks", "hungary"), 0, PIRATE), 1, JOKER), 2, JOKER_50)
    for seat in (1, 2):
        state.players[seat].orders["card"] = "always"
    return after(moving(learn(state, BLUE, "art_of_war")), (BLUE, Play(PIRATE, target="red")))


def test_m131_a_joker_cancelled_in_the_same_storm_leaves_the_pirate_to_its_master() -> None:
    """The third player's own Joker was meant for the Pirate; cancelling the other's makes it come too late."""
    state = after(three(), (2, Pass()), (1, Play(JOKER)), (2, Play(JOKER_50)))
    assert (state.players[BLUE].points, upright(state, 1), upright(state, 2)) == ({"red": 1}, [], [])


def test_m132_a_pass_may_become_a_joker_while_others_think() -> None:
    state = after(three(), (1, Pass()), (1, Play(JOKER)), (2, Pass()), (2, Pass()))
    assert (state.players[BLUE].points, upright(state, 1)) == ({}, [])
