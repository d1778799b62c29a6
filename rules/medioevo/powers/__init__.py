"""M-50, M-52, M-110 to M-112: what Empire cards and technologies can do, and how they are used."""
