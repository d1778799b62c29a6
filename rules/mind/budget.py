"""How many positions a mind may look at: counted, not timed, so that a position gets the same answer anywhere."""

from __future__ import annotations

from collections.abc import Callable


def _never() -> bool:
    return False


class Budget:
    """`stop` may end a thought before its time; what is best so far is then the answer."""

    def __init__(self, nodes: int, stop: Callable[[], bool] = _never) -> None:
        self.left = nodes
        self._stop = stop

    def spend(self, nodes: int = 1) -> None:
        self.left -= nodes

    @property
    def is_spent(self) -> bool:
        return self.left <= 0 or self._stop()
