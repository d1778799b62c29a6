"""The pictures of Barony's rules."""
