"""The outbox to Discord: what waits for a channel is said there, once, in order, whatever happens on the way."""

from bot.publish.outbox import Publisher

__all__ = ["Publisher"]
