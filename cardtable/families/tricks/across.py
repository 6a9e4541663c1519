"""Both hands of a side played by one person: there is nobody to be told anything, and the reasons say so."""
from __future__ import annotations

from cardtable.rules.deal import Deal

ACROSS = {
    "the trick is your partner’s": "the card from across takes it",
    "your partner’s trick is not to be trumped": "the card from across takes the trick untrumped",
    "your partner’s card is as good as a higher one of yours": "the card from across is as good as a higher one here",
    "your partner’s card is as good as yours": "the card from across is as good",
    "your partner’s card is higher than yours": "the card from across is higher",
    "the knave led tells of king and queen": "the knave from across is left to itself",
    "your partner’s knave is left to itself": "the knave from across is left to itself",
    "your partner’s suit is returned": "the suit is gone on with",
    "your partner has led your suit back, and it is gone on with": "the suit is gone on with",
    "your partner has led this suit": "the suit is gone on with",
    "your partner has none of it, and may trump it": "it can be trumped across",
    "your partner wants trumps": "trumps are to be led",
    "you have called for trumps, and your partner has led them": "trumps are to be led",
    "your partner is weak here": "the hand across is weak here",
    "your partner should have the lead": "the hand across should have the lead",
    "your partner’s discard has shown strength in this suit": "this suit is strong across",
    "your partner’s trumps are led back": "trumps are gone on with",
    "can only be your partner’s": "can only lie across",
    "your partner’s suit": "the suit that is long across",
    "your strong suit is known, and this is another": "it can best be spared",
    "partner is put in again, and leads through the right": "the hand across has the lead again",
    "your partner has the trick": "the hand across has the trick",
    "your partner’s trick": "the trick of the hand across",
    "your partner is yet to play": "the hand across is yet to play",
    "your partner may throw": "the hand across may throw",
    "your partner takes the trick": "the hand across takes the trick",
    "your partner has led the suit": "the suit was led across",
}
"""What the books say of a partner, and what it is where his hand is one's own to play."""


def one_plays_both(deal: Deal, seat: int, partner: int) -> bool:
    """Whether who answers for this hand answers for its partner's, too."""
    return deal.by(seat) == deal.by(partner)


def of_one_player(why: str) -> str:
    """A reason that speaks of a partner, and of what he is told, as it is for who plays both hands."""
    for words, instead in ACROSS.items():
        why = why.replace(words, instead)
    return why
