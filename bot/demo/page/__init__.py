"""The page of a demo: what one person saw, as one HTML file that needs nothing else."""
