"""What `bench` needs of catanatron."""

from collections.abc import Sequence
from enum import Enum

class Color(Enum):
    RED = "RED"
    BLUE = "BLUE"
    ORANGE = "ORANGE"
    WHITE = "WHITE"

class RandomPlayer:
    def __init__(self, color: Color) -> None: ...

class State:
    actions: list[object]

class Game:
    state: State
    def __init__(self, players: Sequence[RandomPlayer], seed: int | None = None) -> None: ...
    def play(self) -> Color | None: ...
