"""A finished game looked over: where another move was worth most, judged with what its player could know."""
