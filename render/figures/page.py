"""The page that every picture of the rules is drawn on: a title, the room below it, and type that a phone can show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from render.paper import ACCENT_INK, INK, INK_SOFT, Colour, frame, parchment, rule
from render.picture import Say, Scene
from render.type import Face, fit, write
from render.wrap import lines

WIDE, HIGH = 1200, 800
EDGE = 26
TOP, BOTTOM = 96, HIGH - 22  # of the room below the title
LEAST = 34  # the least size of type: 11 pixels where the page is shown 400 wide
LEADING = 42
NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert", "Enguerrand", "Flore")
Facts = Mapping[str, str | int]


@dataclass(frozen=True)
class Telling:
    """The words of one picture in one language. Numbers of the game stand in them by name, as its data have them."""

    game: str
    name: str
    say: Say
    facts: Facts

    def __call__(self, word: str, **more: str | int) -> str:
        """A word of this picture; one that begins with a slash is a message that the game has anyway."""
        key = word[1:] if word.startswith("/") else f"figure-{self.game}-{self.name}-{word}"
        return self.say(key, **self.facts, **more)

    def filled(self, value: str) -> str:
        """A number or a few, given by the names of the game's facts: `+{bonus}`."""
        return value.format_map(self.facts) if "{" in value else value

    @property
    def scene(self) -> Scene:
        return Scene(NAMES, self.say)


@dataclass
class Page:
    """A picture in the making. `faults` says what had no room: a finished picture has none."""

    title: str
    aside: str
    image: Image.Image = field(default_factory=lambda: parchment((WIDE, HIGH)))
    said: list[str] = field(default_factory=list[str])  # all notes, for those who cannot see
    faults: list[str] = field(default_factory=list[str])
    least: float = 1000.0  # the smallest type on it

    def __post_init__(self) -> None:
        self.pen = ImageDraw.Draw(self.image)
        aside = self.write((WIDE - EDGE, 64), self.aside, "title-italic", 36, anchor="rs", colour=INK_SOFT)
        self.write((EDGE, 64), self.title, "title-bold", 48, room=WIDE - 2 * EDGE - aside - 24)
        rule(self.pen, TOP - 16, EDGE - 8, WIDE - EDGE + 8)

    def write(
        self,
        at: tuple[float, float],
        text: str,
        face: Face = "label",
        size: int = LEAST,
        *,
        room: int = WIDE,
        colour: Colour = INK,
        anchor: str = "ls",
    ) -> int:
        """One line, whole: what does not fit is a fault."""
        self.shows(size)
        if fit(face, size, text, room) != fit(face, size, text, 10 * WIDE):
            self.faults.append(f"cut: {text}")
        return write(self.pen, at, text, face, size, room=room, colour=colour, anchor=anchor)

    def paragraph(
        self,
        at: tuple[int, int],
        text: str,
        room: int,
        *,
        face: Face = "label",
        size: int = LEAST,
        colour: Colour = INK,
    ) -> int:
        """As many lines as it takes, the first with its top at the spot; says where they end."""
        left, top = at
        leading = round(size * LEADING / LEAST)
        for line in lines(face, size, text, room):
            self.write((left, top + round(leading * 0.76)), line, face, size, room=room, colour=colour)
            top += leading
        return top

    def heading(self, at: tuple[int, int], text: str, room: int) -> int:
        """The name of a part, ruled off below; says where the part begins."""
        left, top = at
        self.write((left, top + 36), text, "title-bold", 38, room=room, colour=ACCENT_INK)
        self.pen.line((left, top + 49, left + room, top + 49), INK, 2)
        return top + 58

    def shows(self, size: float) -> None:
        """Note type of this size on the page."""
        self.least = min(self.least, size)

    def ends(self, bottom: float, what: str, limit: int = BOTTOM) -> None:
        """Note that something reaches down to here."""
        if bottom > limit:
            self.faults.append(f"{what} ends {round(bottom - limit)} below the page")

    def paste(self, sprite: Image.Image, at: tuple[float, float]) -> None:
        corner = round(at[0]), round(at[1])
        self.image.paste(sprite, corner, sprite if sprite.mode == "RGBA" else None)

    def finished(self) -> Image.Image:
        frame(self.image)
        return self.image

    @property
    def alt(self) -> str:
        return f"{self.aside}, {self.title}. {' '.join(self.said)}"
