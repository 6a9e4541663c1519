"""The rack from which counters are staked at a bank."""
