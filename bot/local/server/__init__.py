"""A small Discord on this machine: what the bot needs of REST and gateway, kept in a file."""
