"""A game to look at without playing: computers play it through the real bot, and what one seat saw becomes a page."""
