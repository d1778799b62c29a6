"""M-50, M-110, M-130, M-131: turning cards, windows on one another, standing orders, and paying points."""

from __future__ import annotations

import pytest

from rules.core import engine, words
from rules.core.legal import LegalMoves
from rules.medioevo.campaign import Campaign, Encounter, Rebellion
from rules.medioevo.objectives import Claim
from rules.medioevo.powers import Habit, Orders, Pass, Play, Use, Window
from rules.medioevo.purchases import Done, Purchases
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Taxing, Turn, Years
from tests.rules.medioevo.battles import clash
from tests.rules.medioevo.builder import GAME, after, at, before, give, legal, play, reason, settled, table, told, two

BARD, BARD_50, JOKER_50, JOKER, PIRATE, PIRATES, BOTH, DOUBLE = 44, 45, 48, 49, 57, 58, 59, 60
BLOCKER, KEEPER = 13, 51
HONOUR = 72


def campaign(state: MedioevoState) -> MedioevoState:
    """Blue is to move; nothing else is going on."""
    give(state, 0, "wagon", 1, "thrace")
    return at(state, Campaign(waiting=list(state.order)))


def holding(*hands: tuple[int, ...], turned: tuple[int, ...] = ()) -> MedioevoState:
    state = two() if len(hands) == 2 else table("byzantium", "mamluks", "hungary")
    for player, cards in zip(state.players, hands, strict=True):
        player.cards = list(cards)
        player.turned = [card for card in turned if card in cards]
        player.technology = {"red": 1}
        state.empire = [card for card in state.empire if card not in cards]
    return campaign(state)


def test_m50_a_card_is_turned_once_a_turn() -> None:
    state = after(holding((PIRATE,), ()), (0, Play(PIRATE, target="red")))
    assert state.players[0].points == {"red": 1}
    assert reason(state, 0, Play(PIRATE, target="red")) == ("M-50", "card-turned")


def test_m50_a_card_gives_its_points_instead_of_its_ability() -> None:
    state = after(holding((5,), ()), (0, Play(5, "red")))
    assert (state.players[0].points, state.players[0].turned) == ({"red": 1}, [5])


def test_m50_points_that_nothing_can_use_are_not_made() -> None:
    assert not legal(holding((5,), ()), 0, Play(5, "blue"))


def test_m52_a_bard_readies_any_used_card() -> None:
    state = after(holding((BARD,), (5,), turned=(5,)), (0, Play(BARD, target="5")))
    assert (state.players[1].turned, state.players[0].turned) == ([], [BARD])


def test_m131_a_joker_cancels_the_card_just_turned() -> None:
    state = holding((BARD,), (JOKER, 5), turned=(5,))
    state = play(state, 0, Play(BARD, target="5")).state
    assert engine.awaited(state) == (1,), "the card is theirs, so they are asked"
    state = play(state, 1, Play(JOKER)).state
    assert state.players[1].turned == [5, JOKER]


def test_m131_a_joker_on_a_joker_lets_the_first_card_work() -> None:
    state = holding((BARD, JOKER), (JOKER_50, 5), turned=(5,))
    state = after(state, (0, Play(BARD, target="5")), (1, Play(JOKER_50)), (0, Play(JOKER)))
    assert state.players[1].turned == [JOKER_50]
    assert state.players[1].florins == 1550, "what a cancelled Joker cost is not given back"


def test_m131_who_is_not_involved_is_asked_only_on_their_wish() -> None:
    state = holding((PIRATE,), (JOKER,))
    assert engine.awaited(play(state, 0, Play(PIRATE, target="red")).state) == (0,)
    state.players[1].orders["card"] = "always"
    assert engine.awaited(play(state, 0, Play(PIRATE, target="red")).state) == (1,)


def test_m131_never_means_never() -> None:
    state = holding((BARD,), (JOKER, 5), turned=(5,))
    state.players[1].orders["card"] = "never"
    assert engine.awaited(play(state, 0, Play(BARD, target="5")).state) == (0,)


def test_m131_all_are_asked_together_and_a_pass_of_all_closes_the_window() -> None:
    state = holding((PIRATE,), (JOKER,), (JOKER_50,))
    for seat in (1, 2):
        state.players[seat].orders["card"] = "always"
    state = play(state, 0, Play(PIRATE, target="red")).state
    assert set(engine.awaited(state)) == {1, 2}
    state = after(state, (2, Pass()), (1, Pass()))
    assert state.players[0].points == {"red": 1}


def test_m131_answers_are_carried_out_in_turn_order_and_a_second_joker_comes_too_late() -> None:
    state = holding((PIRATE,), (JOKER,), (JOKER_50,))
    for seat in (1, 2):
        state.players[seat].orders["card"] = "always"
    state = after(state, (0, Play(PIRATE, target="red")), (2, Play(JOKER_50)))
    state = after(state, (1, Play(JOKER)))
    assert engine.awaited(state) == (2,), "a Joker could be cancelled too"
    played = play(state, 2, Pass())
    assert "too-late" in told(played.events)
    assert (played.state.players[2].turned, played.state.players[2].florins) == ([], 1600)
    assert played.state.players[0].points == {}


def test_m52_a_princess_doubles_the_points_of_a_card() -> None:
    state = after(holding((5, DOUBLE), ()), (0, Play(5, "red")), (0, Play(DOUBLE)))
    assert state.players[0].points == {"red": 2}


def test_m52_a_princess_lets_a_card_give_both() -> None:
    state = holding((BARD, BOTH), (5,), turned=(5,))
    state.players[0].technology = {"blue": 1}
    state = after(state, (0, Play(BARD, target="5")), (0, Play(BOTH, target="blue")))
    assert (state.players[1].turned, state.players[0].points) == ([], {"blue": 1})


# M-110


def monk(**fields: int) -> MedioevoState:
    state = holding((BARD_50,), ())
    state.players[0].technology = {"purple": 2, "red": 1}
    state.players[0].tokens = {"purple": 1}
    return settled(state)


def test_m111_monasticism_turns_a_purple_point_into_another() -> None:
    state = after(monk(), (0, Use("monasticism", target="red", amount=1, pay="tokens")))
    assert (state.players[0].points, state.players[0].used_tokens) == ({"red": 1}, {"purple": 1})


def test_m110_a_missing_point_costs_a_hundred() -> None:
    state = after(monk(), (0, Use("monasticism", target="red", amount=3, pay="tokens")))
    assert state.players[0].florins == 1400


def test_m110_tokens_can_be_spared() -> None:
    state = after(monk(), (0, Use("monasticism", target="red", amount=1, pay="florins")))
    assert (state.players[0].florins, state.players[0].used_tokens) == (1500, {})


def test_m110_cards_are_turned_to_pay() -> None:
    state = monk()
    state.players[0].tokens = {}
    state = after(state, (0, Use("monasticism", target="red", amount=1, pay="cards")))
    assert (state.players[0].turned, state.players[0].florins) == ([BARD_50], 1600)
    assert state.players[0].points == {"purple": 0, "red": 1}


def test_m110_the_cheapest_way_is_offered_first() -> None:
    state = monk()
    ways = [move.pay for move in LegalMoves(state, 0, (Use,)) if isinstance(move, Use) and move.amount == 1]
    assert ways[0] == "tokens"
    assert set(ways) == {"tokens", "cards", "florins"}


def test_m131_that_nobody_reacts_is_learnt_when_the_window_closes() -> None:
    """So nobody takes back a pass once it has shown what comes of it."""
    state = after(holding((BARD,), (JOKER, 5), turned=(5,)), (0, Play(BARD, target="5")))
    assert play(state, 1, Pass()).entry.learnt


def test_m131_who_is_asked_about_a_turned_card_is_told_which() -> None:
    state = after(holding((BARD,), (JOKER, 5), turned=(5,)), (0, Play(BARD, target="5")))
    prompt = engine.pending(state)[1].prompt
    assert (prompt.key, prompt.args["seat"], prompt.args["card"]) == (
        "medioevo-prompt-window-card",
        0,
        words("medioevo-card-44"),
    )


def test_m110_points_that_a_joker_takes_away_are_not_bought_unasked() -> None:
    state = monk()
    state.players[0].tokens = {}
    state.players[1].cards, state.players[1].orders = [JOKER], {"card": "always"}
    state.empire.remove(JOKER)
    state = after(state, (0, Use("monasticism", target="red", amount=1, pay="cards")), (1, Play(JOKER)))
    assert (state.players[0].florins, state.players[0].points, state.players[0].turned) == (1600, {}, [BARD_50])


def test_m110_a_card_claimed_before_it_is_turned_to_pay_pays_nothing() -> None:
    """Two cards are to pay; the second is shown for its objective while the first can be reacted to."""
    state = monk()
    player = state.players[0]
    player.tokens, player.honour = {}, 25
    player.cards += [HONOUR, DOUBLE]
    state.empire = [card for card in state.empire if card not in (HONOUR, DOUBLE)]
    state = after(state, (0, Use("monasticism", target="red", amount=2, pay="cards")))
    state = after(state, (0, Claim(HONOUR, "red")), (0, Pass()))
    assert (state.players[0].turned, state.players[0].points) == ([BARD_50], {"purple": 1}), "and nothing is bought"


@pytest.mark.parametrize("frame", [Taxing, Purchases])
def test_m131_orders_can_be_given_before_anything_happens(frame: type) -> None:
    state = after(at(two(), frame()), (0, Orders("dice", "never")))
    assert state.players[0].orders == {"dice": "never"}
    assert set(engine.awaited(state)) == {0, 1}, "they answer nothing"


def test_m131_orders_in_a_window_are_no_answer_and_nobody_learns_them() -> None:
    """The seat is still awaited, which others see, and that is all; so what went before can still be taken back."""
    state = after(holding((BARD,), (JOKER, 5), turned=(5,)), (0, Play(BARD, target="5")))
    played = play(state, 1, Orders("card", "never"))
    assert not played.entry.learnt
    assert engine.awaited(played.state) == (1,)


def test_m131_orders_do_not_reopen_a_list_that_is_done() -> None:
    state = after(at(two(), Purchases()), (0, Done()), (0, Orders("dice", "never")))
    assert engine.awaited(state) == (1,)


# M-131: habits


def forewarned(habit: str) -> MedioevoState:
    """Blue turns a Bard for Yellow's card, and Yellow has said what to do with a Joker."""
    state = holding((BARD,), (JOKER, 5), turned=(5,))
    state.players[1].habits[str(JOKER)] = habit
    return play(state, 0, Play(BARD, target="5")).state


def test_m131_a_card_that_is_never_asked_about_opens_no_window() -> None:
    state = forewarned("never")
    assert (engine.awaited(state), state.players[1].turned) == ((0,), [])


def test_m131_a_card_that_is_always_used_is_used_without_a_question() -> None:
    state = forewarned("always")
    assert (engine.awaited(state), state.players[1].turned) == ((0,), [5, JOKER])


def test_m131_a_habit_is_nobody_elses_business() -> None:
    state = two()
    state.players[0].cards = [JOKER]
    state.empire.remove(JOKER)
    state = at(state, Taxing())
    played = play(state, 0, Habit(str(JOKER), "never"))
    assert [event.to for event in played.events] == [(0,)]
    assert played.entry.action.concealed


@pytest.mark.parametrize(("rebellions", "asked"), [(1, False), (3, True)])
def test_m131_where_little_is_at_stake_one_is_not_asked(rebellions: int, asked: bool) -> None:
    state = two()
    state.players[0].technology = {"orange": 2}
    state.players[0].habits["law"] = "great"
    state = at(state, Rebellion(seat=0, left=rebellions))
    assert isinstance(state.stack[-1], Window) is asked


def test_m131_who_is_about_to_prepare_a_round_is_not_asked_before_it() -> None:
    """Unless they want to be asked about everything."""
    state = two()
    state.players[0].technology = {"red": 2}
    eager = engine.clone(GAME, state)
    eager.players[0].orders["battle"] = "always"
    army = {"light": 3}
    assert not isinstance(clash(army, army, state=state).state.stack[-1], Window)
    assert isinstance(clash(army, army, state=eager).state.stack[-1], Window)


@pytest.mark.parametrize(("florins", "turned"), [(49, False), (50, True)])
def test_m131_what_is_always_used_and_cannot_be_paid_for_is_no_question(florins: int, turned: bool) -> None:
    """Nothing is left to say but that one does not react."""
    state = holding((BARD,), (JOKER_50, 5), turned=(5,))
    state.players[1].habits[str(JOKER_50)] = "always"
    state.players[1].florins = florins
    state = play(state, 0, Play(BARD, target="5")).state
    assert engine.awaited(state) == (0,)
    assert (JOKER_50 in state.players[1].turned) is turned


@pytest.mark.parametrize(("turned", "asked"), [((5,), False), ((5, 6, 7), True)])
def test_m131_a_card_is_asked_about_by_what_is_at_stake(turned: tuple[int, ...], asked: bool) -> None:
    """A Joker keeps cards of others turned through the reset: Blue is asked once three of them lie so."""
    state = holding((BLOCKER,), (5, 6, 7))
    state.players[0].command["habits"] = "usual"
    state.players[1].turned = [*turned]
    state.stack.clear()
    state.push(Years())
    state.push(before(Turn, "last_reactions"))
    state = settled(state)
    assert (isinstance(state.stack[-1], Window) and state.stack[-1].moment == "reset") is asked


@pytest.mark.parametrize(("cubes", "asked"), [(0, False), (2, True)])
def test_m131_for_a_slight_loss_by_plunder_one_is_not_asked(cubes: int, asked: bool) -> None:
    """Levels and cubes count alike."""
    state = two()
    state.players[1].cards = [KEEPER]
    state.empire.remove(KEEPER)
    state.players[1].command["habits"] = "usual"
    name = give(state, 1, "caravan", 1, "thrace", **({"wine": cubes} if cubes else {}))
    state.players[0].armies["thrace"] = {"light": 1}
    state = at(state, Encounter(victim=1, place="thrace", pieces=[name], robber=0, decided=True))
    assert any(isinstance(frame, Window) for frame in state.stack) is asked
