"""Who and where the ids in a message mean, and when a moment is: by the days of the demo, for they are no real ones."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.demo.evening import BEGIN
from bot.local.server.people import BOT, BOT_NAME, person
from bot.local.server.world import World
from bot.words import Speaker

_DAY = 86_400


@dataclass(frozen=True)
class Names:
    say: Speaker
    world: World
    reader: int

    def person(self, number: int) -> str:
        somebody = person(number)
        return somebody.name if somebody else BOT_NAME if number == BOT else "?"

    def handle(self, number: int) -> str:
        somebody = person(number)
        return somebody.handle if somebody else "castellan"

    def channel(self, number: int) -> str:
        known = self.world.channels.get(number)
        return known.name if known else "?"

    def day(self, time: float) -> int:
        return int(time // _DAY - BEGIN // _DAY) + 1

    def clock(self, time: float) -> str:
        return datetime.fromtimestamp(time, UTC).strftime("%H:%M")

    def moment(self, time: float) -> str:
        return self.say("demo-moment", day=self.day(time), clock=self.clock(time))
