"""The pictures of Torres' rules."""
