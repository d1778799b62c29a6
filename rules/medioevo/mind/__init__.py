"""The computer player of Medioevo: small judgements, phase by phase, on what its seat may know."""

from rules.medioevo.mind.choice import choose

__all__ = ["choose"]
