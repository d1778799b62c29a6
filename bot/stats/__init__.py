"""Records of finished games, as people ask for them: a person's, a server's, a game's."""

from bot.stats.asking import of_game, of_person, of_server, set_listed

__all__ = ["of_game", "of_person", "of_server", "set_listed"]
