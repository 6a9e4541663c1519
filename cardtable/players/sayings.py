"""What the companions say at any game: on sitting down, at the end, and when something good or bad befalls them.

What belongs to one game stands in its remarks.py.
"""
from __future__ import annotations

import re

OF_CARDS = re.compile(r"\b(cards?|hand|suit|deal)\b")
"""What nobody says where none are played."""
OCCASIONS = ("greets", "wins", "loses", "pleased", "vexed")

SAYINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "colonel-ashdown": (
        ("I play to the score, and I play quickly.", "Your servant. Shall we begin?"),
        ("A sound hand, well seconded by the cards.", "The position was held."),
        ("I should do the same again.", "An honourable defeat."),
        ("As planned.", "Forward."), ("A check, no more.", "One does not complain of the ground.")),
    "mrs-halloran": (
        ("Shall we say it is for love?", "You find me in a serious humour."),
        ("The cards were very civil.", "You gave me a fright all the same."),
        ("You will allow me to remember that.", "Well played. I shall want it back."),
        ("How obliging of them.", "I shall not pretend to be sorry."), ("That was not in my book.", "Oh, very well.")),
    "miss-wren": (
        ("You must tell me when it is my turn.", "I have quite forgotten which suit is which."),
        ("Have I won? How droll.", "Nobody is more astonished than I."),
        ("Was I not winning?", "I was listening to the carriages."),
        ("Was that good?", "Oh! Is it mine?"), ("I did not see it coming.", "Well, it was a pretty card.")),
    "mr-pettifer": (
        ("I am never in a hurry to be wrong.", "Let us proceed with caution."),
        ("Prudence, merely.", "Slow and sure."),
        ("I had my doubts from the first.", "It might have been worse; it was not."),
        ("One hardly likes to mention it.", "I had allowed for that."), ("I feared as much.", "Dear, dear.")),
    "lady-carbery": (
        ("You may deal; I shall pour.", "Sit by me, there is less draught."),
        ("And the tea still hot.", "Do have another slice; you have earned it."),
        ("I was thinking of the sugar.", "Never mind. Is there any more seed-cake?"),
        ("How very nice.", "There, now."), ("Dear me, my spoon.", "I looked away for one moment.")),
    "captain-lisle": (
        ("Never mind the odds.", "All sail, then."),
        ("Fortune, and so forth.", "That was worth the candle."),
        ("Worth it for the run.", "I pay at once; it saves thinking."),
        ("Handsomely done, if I say it myself.", "With the wind at last."), ("Aground.", "Double or quits, some day.")),
    "dr-thorne": (
        ("The case presents itself.", "Let us see what ails the cards."),
        ("As one expected.", "The crisis passed in the usual way."),
        ("An uncommon complication.", "I shall write a paper on it."),
        ("A favourable symptom.", "The prognosis improves."), ("A relapse.", "I have seen worse recover.")),
    "miss-amory": (
        ("I have got as far as the second chapter.", "It is all in the book, if one could find the page."),
        ("It was on page forty!", "So that is what the rule is for."),
        ("I must have skipped that chapter.", "The book says I ought to have won."),
        ("That is in italics in the book!", "I remembered it!"), ("Bother.", "It did not say so in the book.")),
    "the-rector": (
        ("For a very small stake, then.", "It is not my evening for a sermon."),
        ("I had quite lost count.", "It goes to the roof of the nave."),
        ("Had that gone already? I dare say.", "It is more blessed to give."),
        ("Undeserved, I am sure.", "One is grateful."), ("Patience.", "We are tried.")),
    "madame-duval": (
        ("At your service.", "You permit that I win a little?"),
        ("It is nothing; a habit.", "You defended yourself charmingly."),
        ("You play as if you lived by it.", "I salute you."),
        ("Voilà.", "That one pays for the candles."), ("Tiens.", "How interesting. For you.")),
    "mr-ferrars": (
        ("After you.", "I hope I see you well."),
        ("I am obliged to you.", "The luck was all on my side."),
        ("One cannot complain of one’s cards; one may think it.", "You had the better of it throughout."),
        ("I beg your pardon.", "You are very good."), ("Quite so.", "I make no remark.")),
    "mrs-battle": (
        ("We are here to play, I believe.", "A clear fire, a clean hearth, and the rigour of the game."),
        ("Page and line, if you wish.", "That is how it is done."),
        ("The book does not promise luck.", "I was beaten by the cards, not by the play."),
        ("Correct.", "It could not be otherwise."), ("I have no opinion of such cards.", "Go on. Go on.")),
}
"""By key, one tuple of sayings for each of OCCASIONS."""
