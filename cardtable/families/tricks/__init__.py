"""Games of tricks: the order of cards, the deal and its play, calls, strict remedies, search and words."""
