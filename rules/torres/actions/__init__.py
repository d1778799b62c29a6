"""What a player of Torres may do: one module a kind."""

from rules.torres.actions.block import Block
from rules.torres.actions.buy import Buy, Keep
from rules.torres.actions.card import PlayCard
from rules.torres.actions.end import End
from rules.torres.actions.king import First, King
from rules.torres.actions.knight import PlaceKnight
from rules.torres.actions.move import Move
from rules.torres.actions.score import Score
from rules.torres.actions.setup import SetUp
from rules.torres.actions.stack import PickStack

__all__ = [
    "Block",
    "Buy",
    "End",
    "First",
    "Keep",
    "King",
    "Move",
    "PickStack",
    "PlaceKnight",
    "PlayCard",
    "Score",
    "SetUp",
]
