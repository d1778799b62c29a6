"""Ways to break Tourney, each with the check that has to notice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules.core import Flow, OneOf, Refusal, Some, Words, engine, words
from rules.core.actions import Ask, fields_of
from tests.conformance import checks, garbage, leaks
from tests.conformance.run import Check
from tests.sample_game import Tourney, frames, game
from tests.sample_game.actions import Bid, Challenge, Share, Stay, Withdraw
from tests.sample_game.frames import Bidding, Prize, Rounds
from tests.sample_game.lists import CARDS, Lists, strength

Patch = pytest.MonkeyPatch
Mutation = Callable[[Patch], None]
changed = msgspec.structs.replace


def wrap(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Replace a function by one that is given the old one first."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: change(old, *args, **named))


def ask_otherwise(patch: Patch, kind: Any, field: str, **changes: Any) -> None:
    """Change how one field of an action is asked."""
    ask: Ask = next(found.ask for found in fields_of(kind) if found.name == field)
    for name, value in changes.items():
        patch.setitem(ask.__dict__, name, value)


# Positions


def a_tuple_where_a_list_belongs(patch: Patch) -> None:
    def apply(old: Any, self: Share, flow: Flow[Any], seat: int) -> None:
        old(self, flow, seat)
        flow.state.purses = tuple(flow.state.purses)

    wrap(patch, Share, "apply", apply)


def thrown_cards_vanish(patch: Patch) -> None:
    patch.setattr(Lists, "throw", lambda self, seat, card: self.hands[seat].remove(card))


def ends_without_an_outcome(patch: Patch) -> None:
    def advance(old: Any, self: Rounds, flow: Flow[Any]) -> None:
        if flow.state.round == flow.state.rounds:
            flow.pop()
        else:
            old(self, flow)

    wrap(patch, Rounds, "advance", advance)


def unread_bids_are_final(patch: Patch) -> None:
    def expects(self: Bidding, state: Any) -> Any:
        return {seat: changed(decision, actions=(Bid,)) for seat, decision in self.asks(state).items()}

    patch.setattr(Bidding, "expects", expects)


def nobody_may_stay_silent(patch: Patch) -> None:
    """With an empty hand there is then nothing to do."""
    patch.setattr(Stay, "closed", classmethod(lambda cls, state, seat: Refusal("TY-6", words("no"))))


def who_is_late_may_withdraw_twice(patch: Patch) -> None:
    patch.setattr(Tourney, "timeout", lambda self, state, seat: Withdraw())


def asking_costs_a_coin(patch: Patch) -> None:
    def asks(old: Any, self: Prize, state: Any) -> Any:
        state.purses[self.winner] += 1
        return old(self, state)

    wrap(patch, Prize, "asks", asks)


def a_card_is_offered_twice(patch: Patch) -> None:
    def twice(state: Any, seat: int, coins: int) -> OneOf:
        return OneOf((None, *state.hands[seat], *state.hands[seat]))

    ask_otherwise(patch, Bid, "pledge", domain=twice)


def no_champion_fits(patch: Patch) -> None:
    ask_otherwise(patch, Challenge, "champions", domain=lambda state, seat, rival: Some((), 1, 2))


class Loose(OneOf):
    """A domain that samples what it does not offer."""

    def sample(self, rng: random.Random) -> Any:
        return "sword9"


def samples_a_card_that_is_not(patch: Patch) -> None:
    ask_otherwise(patch, Bid, "pledge", domain=lambda state, seat, coins: Loose((None, *state.hands[seat])))


def a_name_of_two_words(patch: Patch) -> None:
    ask_otherwise(patch, Bid, "pledge", domain=lambda state, seat, coins: OneOf((None, "Long Sword")))


def not_awaited_is_called_stale(patch: Patch) -> None:
    patch.setattr(engine, "not_awaited", engine.stale)


def stale_is_called_not_awaited(patch: Patch) -> None:
    patch.setattr(engine, "stale", engine.not_awaited)


def the_view_holds_the_state(patch: Patch) -> None:
    wrap(patch, game, "view", lambda old, state, *rest: changed(old(state, *rest), purses=state.purses))


def nearness_stumbles(patch: Patch) -> None:
    ask_otherwise(patch, Bid, "pledge", near=lambda state, card, option: CARDS.index(card))


# Moves and games


def no_copy_is_made(patch: Patch) -> None:
    patch.setattr(engine, "clone", lambda game, state: state)


def an_undeclared_die(patch: Patch) -> None:
    def apply(old: Any, self: Bid, flow: Flow[Any], seat: int) -> None:
        old(self, flow, seat)
        flow.state.renown[seat] += random.randrange(1000)

    wrap(patch, Bid, "apply", apply)


def acts_are_not_counted(patch: Patch) -> None:
    def play_on(old: Any, state: Any, seat: int, *rest: Any) -> Any:
        played = old(state, seat, *rest)
        state.acts[seat] -= 1
        return played

    wrap(patch, engine, "play_on", play_on)


def every_bid_opens_the_bidding_anew(patch: Patch) -> None:
    def take(self: Bidding, flow: Flow[Any], seat: int, action: Any) -> None:
        action.apply(flow, seat)
        flow.pop()
        flow.push(self)

    patch.setattr(Bidding, "take", take)


def nobody_wins(patch: Patch) -> None:
    wrap(patch, frames, "reckon", lambda old, state: changed(old(state), winners=()))


# Leaks


def the_view_tells_the_next_card(patch: Patch) -> None:
    wrap(patch, game, "view", lambda old, state, *rest: changed(old(state, *rest), deck_size=_next(state)))


def _next(state: Lists) -> int:
    return strength(state.deck[-1]) if state.deck else 0


def the_prompt_tells_the_best_bid(patch: Patch) -> None:
    def asks(old: Any, self: Bidding, state: Any) -> Any:
        best = max((bid.coins or 0 for bid in self.bids if bid), default=0)
        return {seat: changed(ask, prompt=words("bid", best=best)) for seat, ask in old(self, state).items()}

    wrap(patch, Bidding, "asks", asks)


def a_note_tells_the_next_card(patch: Patch) -> None:
    patch.setattr(Tourney, "notes", lambda self, state, seat: (words("note", next=_next(state)),))


def a_label_tells_the_next_card(patch: Patch) -> None:
    def label(state: Lists, seat: int, card: str) -> Words:
        return words("card", next=_next(state))

    ask_otherwise(patch, Bid, "pledge", label=label)


def a_refusal_tells_the_next_card(patch: Patch) -> None:
    def why(state: Lists, *rest: Any) -> Refusal:
        return Refusal("TY-2", words("card", next=_next(state)))

    ask_otherwise(patch, Bid, "pledge", why=why)


def an_event_tells_the_bid(patch: Patch) -> None:
    def apply(old: Any, self: Bid, flow: Flow[Any], seat: int) -> None:
        old(self, flow, seat)
        flow.say("bid", seat=seat, coins=self.coins)

    wrap(patch, Bid, "apply", apply)


def a_draw_is_not_marked(patch: Patch) -> None:
    patch.setattr(Flow, "reveal", lambda self: None)


def redeal_does_nothing(patch: Patch) -> None:
    patch.setattr(Tourney, "redeal", lambda self, state, seat, rng: state)


def redeal_keeps_the_deck(patch: Patch) -> None:
    """Only the hands of others are dealt anew."""

    def redeal(self: Tourney, state: Any, seat: Any, rng: random.Random) -> Any:
        others = [other for other in range(state.seats) if other != seat]
        pool = sorted(card for other in others for card in state.hands[other])
        rng.shuffle(pool)
        for other in others:
            state.hands[other] = [pool.pop() for _ in state.hands[other]]
        return state

    patch.setattr(Tourney, "redeal", redeal)


def redeal_stirs_the_real_cards(patch: Patch) -> None:
    """It shuffles the hidden cards as they really lie, so that their order shines through."""

    def redeal(self: Tourney, state: Any, seat: Any, rng: random.Random) -> Any:
        others = [other for other in range(state.seats) if other != seat]
        pool = [*state.deck, *(card for other in others for card in state.hands[other])]
        rng.shuffle(pool)
        for other in others:
            state.hands[other] = [pool.pop() for _ in state.hands[other]]
        state.deck = pool
        return state

    patch.setattr(Tourney, "redeal", redeal)


def the_computer_counts_on_what_it_peeked(patch: Patch) -> None:
    redeal_stirs_the_real_cards(patch)

    def choose(old: Any, self: Tourney, state: Any, seat: int, rng: random.Random) -> Any:
        if isinstance(state.stack[-1], Bidding):
            return Bid(min(_next(state), state.purses[seat]))
        return old(self, state, seat, rng)

    wrap(patch, Tourney, "choose", choose)


def a_bid_reveals_what_card_is_next(patch: Patch) -> None:
    redeal_stirs_the_real_cards(patch)

    def apply(old: Any, self: Bid, flow: Flow[Any], seat: int) -> None:
        if _next(flow.state) % 2:
            flow.reveal()
        old(self, flow, seat)

    wrap(patch, Bid, "apply", apply)


MUTANTS: dict[Mutation, Check] = {
    a_tuple_where_a_list_belongs: checks.survives_the_codec,
    thrown_cards_vanish: checks.keeps_its_invariants,
    ends_without_an_outcome: checks.awaits_somebody_or_is_over,
    unread_bids_are_final: checks.expects_whom_it_asks,
    nobody_may_stay_silent: checks.leaves_no_seat_stuck,
    who_is_late_may_withdraw_twice: checks.passes_legally_when_time_is_up,
    asking_costs_a_coin: checks.answers_without_a_trace,
    a_card_is_offered_twice: checks.enumerates_legal_actions,
    no_champion_fits: checks.samples_what_it_enumerates,
    samples_a_card_that_is_not: checks.plays_what_it_samples,
    a_name_of_two_words: checks.writes_actions_as_text_and_data,
    not_awaited_is_called_stale: checks.refuses_seats_not_asked,
    stale_is_called_not_awaited: checks.refuses_other_decisions,
    the_view_holds_the_state: checks.keeps_views_apart,
    nearness_stumbles: garbage.refuses_nonsense_in_words,
    no_copy_is_made: checks.leaves_the_old_state_alone,
    an_undeclared_die: checks.plays_the_same_in_place,
    acts_are_not_counted: checks.spends_the_decision,
    every_bid_opens_the_bidding_anew: checks.keeps_the_decisions_of_others,
    nobody_wins: checks.ends_properly,
    the_view_tells_the_next_card: leaks.view_hides,
    the_prompt_tells_the_best_bid: leaks.prompts_hide,
    a_note_tells_the_next_card: leaks.notes_hide,
    a_label_tells_the_next_card: leaks.options_hide,
    a_refusal_tells_the_next_card: leaks.refusals_hide,
    an_event_tells_the_bid: leaks.secret_choices_stay_secret,
    a_draw_is_not_marked: leaks.unmarked_moves_teach_nothing,
    redeal_does_nothing: leaks.redeal_deals,
    redeal_keeps_the_deck: leaks.deals_look_alike,
    redeal_stirs_the_real_cards: leaks.redeal_knows_no_more,
    the_computer_counts_on_what_it_peeked: leaks.computer_does_not_peek,
    a_bid_reveals_what_card_is_next: leaks.foresight_hides,
}

# What one mutation breaks may be seen by more than one check.
ALSO: dict[Mutation, tuple[Check, ...]] = {
    an_undeclared_die: (checks.replays_as_it_was_played, checks.goes_back_and_forth),
    the_view_tells_the_next_card: (leaks.lessons_hide,),
    a_refusal_tells_the_next_card: (leaks.places_hide,),
}
