"""The phases of a turn, one module or package each: what is asked, and what comes of it."""
