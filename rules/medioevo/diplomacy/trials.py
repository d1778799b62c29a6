"""M-121: what the program cannot see is judged by the players: one accuses, all vote in the open."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words
from rules.medioevo.diplomacy.breaking import break_pact, no_pact, numbered_label, pact_numbered
from rules.medioevo.diplomacy.relations import pacts_of
from rules.medioevo.diplomacy.wording import pact_words, read_out, seat_words
from rules.medioevo.table import Position, Trial, refuse

Verdict = Literal["broken", "kept", "abstain"]
_VOTES: dict[Verdict, bool | None] = {"broken": True, "kept": False, "abstain": None}


def _triable(position: Position, seat: int) -> OneOf:
    """A pact is tried once a turn."""
    own = pacts_of(position, seat) if position.pacts else ()
    return OneOf([pact.number for pact in own if pact.tried != position.turn])


def _others(position: Position, seat: int, number: int) -> OneOf:
    return OneOf([party for party in pact_numbered(position.pacts, number).parties if party != seat])


def _seat_label(position: Position, seat: int, other: int) -> Words:
    return seat_words(other)


class Accuse(Action, frozen=True, tag="accuse"):
    """M-121: the pact is read to everybody, and everybody votes."""

    rule = "M-121"
    group = "pact"

    pact: Annotated[int, Ask(_triable, "M-121", no_pact, numbered_label)]
    accused: Annotated[int, Ask(_others, "M-121", no_pact, _seat_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _triable(state, seat) else no_pact(state, seat)

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        pact = pact_numbered(flow.state.pacts, self.pact)
        pact.secret, pact.tried = False, flow.state.turn
        flow.state.trials.append(Trial(pact=self.pact, accuser=seat, accused=self.accused))
        flow.reveal()
        flow.say("medioevo-event-accuse", seat=seat, accused_seat=self.accused, pact=read_out(pact))
        flow.show()


# Votes


def open_trials(position: Position, seat: int) -> list[Trial]:
    return [trial for trial in position.trials if seat not in trial.votes]


def _trials(position: Position, seat: int) -> OneOf:
    return OneOf([trial.pact for trial in open_trials(position, seat)] if position.trials else ())


def _no_trial(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-121", "vote")


def _trial_label(position: Position, seat: int, number: int) -> Words:
    trial = next((trial for trial in position.trials if trial.pact == number), None)
    if trial is None:
        return numbered_label(position, seat, number)
    pact = pact_words(pact_numbered(position.pacts, number))
    return words("medioevo-label-trial", seat=trial.accuser, accused_seat=trial.accused, pact=pact)


def _verdicts(position: Position, seat: int, number: int) -> OneOf:
    return OneOf(tuple(_VOTES))


def _verdict_label(position: Position, seat: int, verdict: str) -> Words:
    return words(f"medioevo-verdict-{verdict}")


class Vote(Action, frozen=True, tag="vote"):
    """M-121: in the open. Whoever says nothing until the end of the turn abstains."""

    rule = "M-121"
    group = "pact"
    reply = True

    trial: Annotated[int, Ask(_trials, "M-121", _no_trial, _trial_label)]
    verdict: Annotated[Verdict, Ask(_verdicts, "M-121", _no_trial, _verdict_label)]

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        return None if _trials(state, seat) else _no_trial(state, seat)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state = flow.state
        trial = next(trial for trial in state.trials if trial.pact == self.trial)
        trial.votes[seat] = _VOTES[self.verdict]
        flow.reveal()
        flow.say("medioevo-event-vote", seat=seat, verdict=words(f"medioevo-verdict-{self.verdict}"))
        if all(other in trial.votes for other, _ in state.seated()):
            judge(flow, trial)


def judge(flow: Flow[Position], trial: Trial) -> None:
    """More votes for broken than for kept; a tie changes nothing."""
    state = flow.state
    state.trials.remove(trial)
    votes = list(trial.votes.values())
    guilty = votes.count(True) > votes.count(False)
    key = "medioevo-event-verdict-broken" if guilty else "medioevo-event-verdict-kept"
    flow.say(key, seat=trial.accused, broken=votes.count(True), kept=votes.count(False))
    if guilty:
        break_pact(flow, pact_numbered(state.pacts, trial.pact), trial.accused)


def judge_all(flow: Flow[Position]) -> None:
    for trial in list(flow.state.trials):
        judge(flow, trial)
