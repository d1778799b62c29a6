"""The pictures of Torres."""
