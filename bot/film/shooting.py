"""How a film is made of its script. Only views of the positions are drawn, through the eyes that the script has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import render
from bot.film.script import Script, Shot, speaker_of
from render import encode
from render.film import LEAST, WIDE, Caption, Scores, composed, developed, frame_size, narrower
from render.picture import Scene
from render.seats import SEATS
from rules.core import State, View, engine
from rules.core.match import repeated
from rules.registry import games

Progress = Callable[[int, int], None]  # how many frames are done, and of how many
Standing = tuple[int, ...]


class TooLarge(Exception):
    """Not even the smallest film keeps to the limit."""


def shoot(script: Script, tell: Progress = lambda done, total: None) -> bytes:
    """The file. Where it comes out too large it is made again, smaller."""
    shooting, wide = Shooting(script), WIDE
    while True:
        film = shooting.film(wide, tell)
        if len(film) <= script.limit:
            return film
        if wide <= LEAST:
            raise TooLarge(f"{len(film)} bytes at {wide} pixels")
        wide = narrower(wide, len(film), script.limit)


class Shooting:
    """The views of all shots, to be drawn one after another."""

    def __init__(self, script: Script) -> None:
        self._script, self._game = script, games()[script.game]
        self._say = speaker_of(script.language, script.names)
        self.views: list[View] = []
        standings: list[Standing] = []
        for state in self._positions():
            self.views.append(self._game.view(state, script.eyes).in_colours(script.wishes))
            standings.append(state.outcome.scores if state.outcome else self._game.standing(state))
        openings = tuple(number for number, shot in enumerate(script.shots) if shot.opens)
        shown = tuple(standings) if all(standings) else tuple(() for _ in standings)
        self.scores = Scores(self._colours(), shown, openings)

    def _positions(self) -> Iterator[State]:
        """Of every shot; several may show the same one."""
        script, wanted = self._script, [shot.index for shot in self._script.shots]
        state: Any = engine.decode(self._game, script.state)
        entries = [engine.read_entry(self._game, entry) for entry in script.log]
        again = repeated(self._game, script.setup, state, entries, first=script.start + 1)
        index = script.start
        for number in wanted:
            while index < number:
                state, index = next(again).state, index + 1
            yield state

    def _colours(self) -> tuple[str, ...]:
        found: tuple[str | None, ...] = render.colours(self._game.id, self.views[-1])
        return tuple(colour or SEATS[seat % len(SEATS)].name for seat, colour in enumerate(found))

    def film(self, wide: int, tell: Progress) -> bytes:
        count = len(self._script.shots)
        size = frame_size(wide, self.board(0).size)

        def made(number: int) -> Any:
            frame = self.frame(number, size)
            tell(number + 1, count)
            return frame

        return developed(size, count, made)

    def frame(self, number: int, size: tuple[int, int]) -> Any:
        shot = self._script.shots[number]
        return composed(size, self.board(number), Caption(shot.where, shot.told), self.scores, number)

    def board(self, number: int) -> Any:
        """What the channel was shown, or would have been."""
        shot, view = self._script.shots[number], self.views[number]
        scene = self._scene(shot)
        return encode.undeveloped(lambda: render.post(self._game.id, view, scene))[0]

    def _scene(self, shot: Shot) -> Scene:
        return Scene(names=self._script.names, say=self._say, title=self._script.title, news=shot.news)
