"""What the browser gets: the page, its pictures, and a live line to the people."""
