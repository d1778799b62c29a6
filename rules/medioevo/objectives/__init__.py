"""M-51: the objectives of the Empire cards: whether they are met, and what comes of it."""
