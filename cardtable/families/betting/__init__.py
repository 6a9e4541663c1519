"""Betting: stakes that are made good and gone better, what each has before him, side pools, and how they are shared."""
