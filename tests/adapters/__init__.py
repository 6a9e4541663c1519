"""One module a game: what its rules and its players say to the cases of the books."""
