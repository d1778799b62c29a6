"""The pictures of Saga's rules."""
