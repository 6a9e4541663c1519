"""How the master of Piquet thinks: hands as sets, discards by sampled stocks, play by exact search."""
