"""Saga's pictures: the public table, and the private hand."""
