"""M-60 to M-95: movement and battle. Built so far: the values of a battle round."""
