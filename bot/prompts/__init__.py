"""Guided panels, completion and refusals: everything that helps a person to say what they want to do."""
