"""S-8 and S-10 to S-15: income, playing, conquest, recruiting, and turns without a move."""

from __future__ import annotations

from random import Random

from rules.core import Action, Chance, Setup, engine
from rules.saga import GAME
from rules.saga.actions import End, Play, Recruit, UsePower
from rules.saga.data import ROUND_CAP
from rules.saga.frames import SagaState
from rules.saga.playing import attackers, targets
from tests.rules.saga.builder import act, after, mover, reason, scene, side, told

SPARE = "violet1 orange2 yellow1"  # a hand to go on with


# S-8


def test_s8_turns_go_clockwise() -> None:
    state = scene(side(SPARE), side(SPARE), side(SPARE), first=1)
    order = []
    for _ in range(4):
        order.append(mover(state))
        state = after(state, anything(state))
    assert order == [1, 2, 0, 1]


# S-10


def test_s10_the_next_player_receives_the_income_of_every_realm() -> None:
    state = scene(side(SPARE), side(SPARE, points=3), orange="1 orange4", red="1 red4", blue="0 blue4")
    played = act(state, Play("violet1", "violet"))
    assert [player.points for player in played.state.players] == [0, 6]
    assert told(played.events) == ["open", "income"]


def test_s10_who_has_no_realm_receives_nothing() -> None:
    played = act(scene(side(SPARE), side(SPARE)), Play("violet1", "violet"))
    assert told(played.events) == ["open"]


# S-11


def test_s11_a_knight_opens_an_army_against_the_realm_of_its_colour() -> None:
    state = after(scene(side("red3 blue1"), side(SPARE)), Play("red3", "red"))
    assert state.players[0].armies["red"].cards == ["red3"]
    assert state.players[0].hand == ["blue1"]


def test_s11_a_knight_joins_an_army_that_lacks_its_colour() -> None:
    state = after(scene(side("blue2 red1", "red1"), side(SPARE)), Play("blue2", "red"))
    assert state.players[0].armies["red"].cards == ["red1", "blue2"]


def test_s11_no_colour_twice_in_an_army() -> None:
    state = scene(side("blue2 red1", "red1 blue1"), side(SPARE))
    assert reason(state, Play("blue2", "red")) == ("S-11", "play-colour-twice")


def test_s11_a_leader_has_the_colour_of_its_realm() -> None:
    state = scene(side("blue2 red1"), side(SPARE))
    assert reason(state, Play("blue2", "red")) == ("S-11", "play-wrong-leader")


def test_s11_no_two_armies_under_leaders_of_one_colour() -> None:
    state = scene(side("red2 blue1", "red1, green1"), side(SPARE))
    assert targets(state, 0, "red2") == ["green"]


def test_s11_the_armies_in_ones_realms_count_as_well() -> None:
    state = scene(side("red2 blue1", "green1"), side(SPARE), red="0 red4")
    assert reason(state, Play("red2", "red")) == ("S-11", "play-own-realm")
    assert targets(state, 0, "red2") == ["green"]


def test_s11_prepared_armies_may_be_led_against_ones_own_realm() -> None:
    state = after(scene(side("red2 blue1"), side(SPARE), prepare=True, red="0 red1"), Play("red2", "red"))
    assert state.players[0].armies["red"].cards == ["red2"]
    assert state.realms["red"].defenders == ["red1"]


def test_s11_exactly_one_knight_a_turn() -> None:
    state = scene(side("red2 blue1", points=9), side(SPARE), free="green1")
    state = after(state, Play("red2", "red"))
    assert mover(state) == 0
    assert reason(state, Play("blue1", "blue")) == ("S-11", "played-already")


def test_s11_only_from_ones_own_hand() -> None:
    state = scene(side("red2"), side("blue3"))
    assert reason(state, Play("blue3", "blue")) == ("S-11", "not-in-hand")
    assert reason(state, Play("pink7", "blue"))[1] == "no-card"
    assert reason(state, Play("red2", "pink"))[1] == "no-realm"


def test_s11_where_several_armies_can_take_a_knight_one_must_be_named() -> None:
    state = scene(side("red2 red1", "blue1, green1"), side(SPARE))
    assert reason(state, Play("red2")) == ("S-11", "play-which-army")


def test_s11_the_quick_look_at_what_can_be_played_agrees_with_the_slow_one() -> None:
    """Over the positions of some games."""
    for number in range(6):
        setup = Setup(game="saga", version=1, seats=2, seed=f"look {number}", options={"prepare": bool(number % 2)})
        state, _ = engine.start(GAME, setup)
        rng = Random(number)
        for index in range(60):
            if state.outcome is not None:
                break
            for seat, player in enumerate(state.players):
                slow = [card for card in dict.fromkeys(player.hand) if targets(state, seat, card)]
                assert attackers(state, seat, player.hand) == slow
            seat = mover(state)
            engine.play_on(state, seat, engine.sample(state, seat, rng), Chance("look", index))


# S-12


def test_s12_an_army_conquers_when_it_is_stronger() -> None:
    state = scene(side("blue3 red2", "red3"), side(SPARE), red="- red4 green1")
    played = act(state, Play("blue3", "red"))
    realm = played.state.realms["red"]
    assert (realm.owner, realm.defenders) == (0, ["red3", "blue3"])
    assert played.state.players[0].armies == {}
    assert told(played.events)[:2] == ["join", "conquer"]


def test_s12_an_equal_army_conquers_nothing() -> None:
    state = after(scene(side("blue2 red2", "red3"), side(SPARE), red="- red4 green1"), Play("blue2", "red"))
    assert state.realms["red"].owner is None


def test_s12_neutral_defenders_become_free_knights() -> None:
    state = scene(side("blue3 red2", "red3"), side(SPARE), red="- red4 green1", free="orange2")
    assert after(state, Play("blue3", "red")).free == ["orange2", "red4", "green1"]


def test_s12_a_beaten_players_defenders_return_to_the_hand() -> None:
    state = scene(side("blue4 red2", "red4"), side("violet1"), red="1 red4 green1")
    state = after(state, Play("blue4", "red"))
    assert state.players[1].hand == ["red4", "green1", "violet1"]
    assert state.free == []
    assert state.realms["red"].owner == 0


def test_s12_a_single_knight_may_conquer() -> None:
    state = after(scene(side("yellow4 red2"), side(SPARE), yellow="1 yellow3"), Play("yellow4", "yellow"))
    assert state.realms["yellow"].owner == 0


def test_s12_only_the_army_that_received_a_knight_is_compared() -> None:
    """A strong army that got there in another way waits for its next knight."""
    state = scene(side("blue1 orange1", "green4 red4, orange1"), side(SPARE), green="1 green1")
    state = after(state, Play("blue1", "orange"))
    assert state.realms["green"].owner == 1
    state = after(state, Play("violet1", "violet"), Play("orange1", "green"))
    assert state.realms["green"].owner == 0


def test_s12_an_army_never_conquers_its_owners_realm() -> None:
    state = scene(side("blue4 orange1", "red4"), side(SPARE), prepare=True, red="0 red1")
    state = after(state, Play("blue4", "red"))
    assert state.realms["red"].defenders == ["red1"]
    assert state.players[0].armies["red"].value == 8


def test_s12_a_prepared_army_is_compared_when_it_next_receives_a_knight() -> None:
    start = scene(
        side("green1 orange1", "red4 blue4"), side("red3 violet1", "violet4"), prepare=True, first=1, red="0 red1"
    )
    state = after(start, Play("red3", "red"))
    assert state.realms["red"].owner == 1
    assert state.players[0].armies["red"].cards == ["red4", "blue4"]
    state = after(state, Play("green1", "red"))
    assert state.realms["red"].owner == 0


# S-13


def test_s13_a_free_knight_costs_its_value() -> None:
    state = after(scene(side("red1", points=5), side(SPARE), free="blue3 green1"), Recruit("blue3"))
    assert state.players[0].points == 2
    assert state.players[0].hand == ["red1", "blue3"]
    assert state.free == ["green1"]


def test_s13_points_never_go_below_zero() -> None:
    state = scene(side("red1", points=2), side(SPARE), free="blue3 green1")
    assert reason(state, Recruit("blue3")) == ("S-13", "recruit-too-dear")
    poor = scene(side("red1"), side(SPARE), free="blue3")
    assert reason(poor, Recruit("blue3")) == ("S-13", "recruit-all-too-dear")


def test_s13_once_a_turn() -> None:
    state = after(scene(side("red1", points=9), side(SPARE), free="blue3 green1"), Recruit("blue3"))
    assert reason(state, Recruit("green1")) == ("S-13", "recruited-already")


def test_s13_only_knights_that_are_free() -> None:
    state = scene(side("red1", points=9), side(SPARE), free="blue3")
    assert reason(state, Recruit("blue4")) == ("S-13", "recruit-not-free")
    assert reason(scene(side("red1", points=9), side(SPARE)), Recruit("blue4")) == ("S-13", "recruit-nobody")


def test_s13_a_recruit_can_be_played_in_the_same_turn() -> None:
    state = scene(side("red1 green1", "red2", points=9), side(SPARE), red="- red4", free="blue3")
    state = after(state, Recruit("blue3"), Play("blue3", "red"))
    assert state.realms["red"].owner == 0


def test_s13_recruiting_is_possible_after_playing() -> None:
    state = scene(side("red1 green1", points=9), side(SPARE), free="blue3")
    state = after(state, Play("red1", "red"), Recruit("blue3"))
    assert state.players[0].hand == ["green1", "blue3"]
    assert mover(state) == 1


def test_s13_the_turn_ends_on_the_players_word() -> None:
    state = after(scene(side("red1 green1", points=9), side(SPARE), free="blue3"), Play("red1", "red"))
    assert mover(state) == 0
    assert mover(after(state, End())) == 1


def test_s13_the_turn_ends_by_itself_when_nothing_is_left_to_decide() -> None:
    assert mover(after(scene(side("red1 green1"), side(SPARE), free="blue3"), Play("red1", "red"))) == 1
    assert mover(after(scene(side("red1 green1", points=9), side(SPARE)), Play("red1", "red"))) == 1


# S-14


def test_s14_knights_join_attacking_armies_only() -> None:
    state = scene(side("blue2 green1"), side(SPARE), red="0 red4")
    assert targets(state, 0, "blue2") == ["blue"]
    assert reason(state, Play("blue2", "red")) == ("S-11", "play-wrong-leader")


# S-15: with this hand nothing can be played where Castleland is the player's own: the one army has red already.

STUCK = {"hand": "red2", "armies": "green1 red1"}


def stuck(points: int = 0, *, free: str = "", reverse: str = "", **realms: str) -> SagaState:
    owned = {"red": "0 red4", **realms}
    return scene(side(**STUCK, points=points), side(SPARE), free=free, reverse=reverse, **owned)


def test_s15_one_who_can_play_must() -> None:
    assert reason(scene(side("red1"), side(SPARE)), End()) == ("S-11", "end-play-first")


def test_s15_who_can_do_nothing_is_passed_over() -> None:
    start = scene(side(SPARE), side(**STUCK), red="1 red4")
    played = act(start, Play("violet1", "violet"))
    assert told(played.events) == ["open", "income", "pass"]
    assert mover(played.state) == 0
    assert played.state.passes == 1
    assert played.entry.learnt


def test_s15_a_playable_free_knight_that_the_points_allow_must_be_bought() -> None:
    state = stuck(points=3, free="blue3 blue4 red1")
    assert reason(state, End()) == ("S-15", "end-recruit-first")
    assert reason(state, Recruit("red1")) == ("S-15", "recruit-unplayable")
    state = after(state, Recruit("blue3"))
    assert reason(state, End()) == ("S-11", "end-play-first")


def test_s15_who_cannot_pay_may_pass() -> None:
    state = stuck(points=2, free="blue3 red1")
    assert engine.legal(state, 0).kinds == (Recruit, End)
    state = after(state, End())
    assert (state.passes, mover(state)) == (1, 1)


def test_s15_a_voluntary_recruit_beside_passing_still_counts_as_a_pass() -> None:
    played = act(stuck(points=2, free="blue3 red1"), Recruit("red1"))
    assert told(played.events) == ["recruit", "pass"]
    assert played.state.passes == 1


def test_s15_reinforcing_is_compulsory_when_it_is_the_only_way_to_play() -> None:
    state = stuck(violet="0 violet4")
    assert reason(state, End()) == ("S-15", "end-reinforce-first")
    state = after(state, UsePower("violet", "red2"))
    assert state.outcome is not None  # S-20: that was the last hand card


def test_s15_a_purchase_by_free_recruit_alone_is_not_compelled() -> None:
    state = stuck(free="blue3", reverse="blue", blue="0 blue4")
    assert engine.legal(state, 0).kinds == (Recruit, End)
    assert after(state, End()).passes == 1


def test_s15_taking_back_is_never_compelled() -> None:
    state = stuck(yellow="0 yellow4 blue1")
    assert engine.legal(state, 0).kinds == (UsePower, End)
    assert after(state, End()).passes == 1


def test_s15_playing_ends_a_row_of_passes() -> None:
    state = after(scene(side(SPARE), side(**STUCK), red="1 red4"), Play("violet1", "violet"))
    assert state.passes == 1
    assert after(scene_with_passes(), Play("violet1", "violet")).passes == 0


def scene_with_passes() -> SagaState:
    state = scene(side(SPARE), side(SPARE))
    state.passes = 1
    return state


def test_s15_when_all_pass_in_a_row_the_game_is_over() -> None:
    """Neither can add red to an army that has it, or lead red against the realm: one owns it, one attacks it."""
    start = scene(side(**STUCK, points=1), side("red3", "red2"), red="0 red4", free="red1")
    played = act(start, End())
    assert played.state.outcome is not None
    assert played.state.outcome.reason.key == "saga-end-passes"
    assert told(played.events) == ["pass", "pass", "end-passes"]


def test_s15_a_game_that_nobody_watches_ends_after_two_hundred_rounds() -> None:
    last = {"turns": 2 * ROUND_CAP - 1, "first": 1}
    watched, unwatched = (
        act(scene(side(SPARE), side(SPARE), cap=cap, **last), Play("violet1", "violet")) for cap in (False, True)
    )
    assert watched.state.outcome is None
    assert unwatched.state.outcome is not None
    assert unwatched.state.outcome.reason.key == "saga-end-cap"


def anything(state: SagaState) -> Action:
    return next(iter(engine.legal(state, mover(state))))
