"""M-121, M-130: pacts are talked about at every quiet step, by everybody, whoever's turn it is.

That every seat may speak keeps secret drafts secret: who may answer does not tell to whom something was proposed.
Nobody is ever waited for.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.core import Action, Decision, Flow, Words, words
from rules.medioevo.diplomacy.amending import Amend
from rules.medioevo.diplomacy.breaking import Break, Dissolve, end_pact, pact_numbered
from rules.medioevo.diplomacy.directives import Direct, directive_notes
from rules.medioevo.diplomacy.drafting import Draft
from rules.medioevo.diplomacy.payments import collect
from rules.medioevo.diplomacy.relations import forget_the_gone
from rules.medioevo.diplomacy.signing import Reject, Retract, Sign, laid_before
from rules.medioevo.diplomacy.trials import Accuse, Vote, judge_all, open_trials
from rules.medioevo.diplomacy.wording import pact_words, read_out, seats_words, tell
from rules.medioevo.table import Position

COUNCIL: tuple[type[Action], ...] = (
    Draft, Amend, Sign, Reject, Retract, Dissolve, Break, Direct, Accuse, Vote,
)  # fmt: skip
MERE_WORDS: tuple[type[Action], ...] = (Draft, Amend, Reject, Retract)  # nothing else depends on them
_NOTES = 4  # of each sort


@cache
def _aside(awaited: tuple[int, ...]) -> Decision:
    """The question to a seat that the table does not wait for."""
    prompt = words("medioevo-prompt-council", names=seats_words(awaited))
    return Decision(prompt=prompt, actions=COUNCIL, secret=True, awaited=False)


@cache
def _widened(actions: tuple[type[Action], ...]) -> tuple[type[Action], ...]:
    return (*actions, *(kind for kind in COUNCIL if kind not in actions))


def with_council(position: Position, asked: dict[int, Decision]) -> dict[int, Decision]:
    """The questions of a step, and for everybody else a seat in the council."""
    if not asked:
        return asked
    found = {seat: replace(decision, actions=_widened(decision.actions)) for seat, decision in asked.items()}
    if len(found) < len(position.order):
        aside = _aside(tuple([seat for seat, decision in asked.items() if decision.awaited]))
        for seat in position.order:
            if seat not in found:
                found[seat] = aside
    return found


def council_notes(position: Position, seat: int) -> tuple[Words, ...]:
    """What waits for this seat's word, and what it was directed to do."""
    drafts = laid_before(position, seat)[:_NOTES]
    trials = open_trials(position, seat)[:_NOTES] if position.trials else []
    return (
        *(words("medioevo-note-draft", seat=draft.parties[0], pact=pact_words(draft)) for draft in drafts),
        *(
            words(
                "medioevo-note-trial",
                seat=trial.accuser,
                accused_seat=trial.accused,
                pact=read_out(pact_numbered(position.pacts, trial.pact)),
            )
            for trial in trials
        ),
        *(directive_notes(position, seat, _NOTES) if position.pacts else ()),
    )


def close_council(flow: Flow[Position]) -> None:
    """M-108: votes are counted, what is due each turn is paid, and what has run its time is over."""
    state = flow.state
    forget_the_gone(state)
    state.drafts.clear()
    if not state.pacts:
        return
    judge_all(flow)
    collect(flow)
    for pact in list(state.pacts):
        pact.ending.clear()
        if pact.until == state.turn:
            end_pact(state, pact)
            tell(flow, pact, "medioevo-event-pact-over")
