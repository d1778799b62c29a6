"""What a channel was told twice."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.siege.camp import Camp


class Watch:
    """Looks into the outbox again and again, for what it remembers may be tidied away later."""

    def __init__(self, camp: Camp) -> None:
        self._camp = camp
        self.remembered: set[int] = set()

    async def go_on(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(1)

    def look(self) -> None:
        posts = self._camp.truth.posts()
        self.remembered |= {post.message for post in posts if post.message is not None}
        self.remembered |= {ring for post in posts for ring, _ in post.payload.get("rings", ())}

    def told_twice(self) -> list[str]:
        """A message that the bot does not know to be its own was said, forgotten and said again; so were two that
        carry the same picture. Where a post is still being sent, its message may be found yet."""
        self.look()
        sending = {post.channel for post in self._camp.truth.posts() if post.state == "sending"}
        said = [message for message in self._camp.world.messages if message.author is self._camp.world.me]
        pictures = Counter(file.filename for message in said for file in message.attachments)
        unknown = [m for m in said if m.id not in self.remembered and m.channel.id not in sending]
        return [
            *(f"{name} was posted {count} times" for name, count in pictures.items() if count > 1),
            *(f"{m.id} in {m.channel.name} is forgotten: {m.content[:60]!r}" for m in unknown),
        ]
