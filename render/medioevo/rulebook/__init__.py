"""The pictures of Medioevo's rules."""
