"""The contract every game fulfils, and the engine that runs it. Pure: no waiting, no storage, no pictures."""

from rules.core.actions import Action, Ask, Beforehand, Matters, Prose
from rules.core.chance import Chance, commitment
from rules.core.domains import Amount, Domain, OneOf, Some, Split, Text, Value
from rules.core.flow import Decision, Event, Flow, Frame, Hush, State
from rules.core.game import Game, Options, Preset, Setup, choices_of, first_player
from rules.core.outcome import Outcome, ScoreRow
from rules.core.refusal import IllegalMove, Refusal
from rules.core.view import View
from rules.core.words import Words, words

__all__ = [
    "Action",
    "Amount",
    "Ask",
    "Beforehand",
    "Chance",
    "Decision",
    "Domain",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "Hush",
    "IllegalMove",
    "Matters",
    "OneOf",
    "Options",
    "Outcome",
    "Preset",
    "Prose",
    "Refusal",
    "ScoreRow",
    "Setup",
    "Some",
    "Split",
    "State",
    "Text",
    "Value",
    "View",
    "Words",
    "choices_of",
    "commitment",
    "first_player",
    "words",
]
