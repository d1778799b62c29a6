"""What happened at a table, to be read at leisure: since one's last turn, or all of it, page by page with the board."""
