"""What the master searches with: worlds, evidence, equity, exact ends."""
