"""Counters in stacks before a player."""
