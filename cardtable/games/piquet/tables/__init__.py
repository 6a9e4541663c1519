"""What the master goes by, computed beforehand."""
