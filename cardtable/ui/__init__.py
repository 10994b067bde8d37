"""Everything Qt. Nothing outside this package may import it."""
