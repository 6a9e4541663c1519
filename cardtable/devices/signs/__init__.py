"""Signs that tell of the deal: the caller's disc, the cube, the token of trumps."""
