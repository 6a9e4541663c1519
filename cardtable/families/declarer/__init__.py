"""Games in which who declares plays his partner's hand with his own, and scores stand below the line or beside it."""
