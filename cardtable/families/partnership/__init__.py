"""How partners play their cards, as the books on the oldest game of partners have it: leads, places, calls, inferences.

It serves every game of tricks in which two sit against two, the ace is highest and suit is followed.
"""
