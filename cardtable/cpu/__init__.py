"""CPU players: they get a View, as everybody does, and answer it."""
