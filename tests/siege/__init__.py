"""The bot as a process under siege: `make siege`."""
