"""What was counted and solved beforehand."""
