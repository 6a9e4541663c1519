"""The book's own paragraphs on Pope Joan, in their order (002:4486-4599; notes 18097-18105).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

MATTERS = {
    "packs": "1", "cutting": "2", "dealing": "4 14", "turn-up": "5", "play": "6-8 16", "stakes": "3 9-13",
    "leaving": "17"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("pack", "The pack and the tray", "4494-4502", ALWAYS,
     "The eight of diamonds is taken out. The tray turns on its pillar and has eight compartments: Pope, game, "
     "Matrimony, Intrigue, ace, king, queen and knave. Each player begins with three or four dozen counters."),
    ("first dealer", "Who deals first", "4502-4504;18097-18098", ALWAYS,
     "Cards are dealt round face upwards, and the first knave makes its holder dealer. The deal then goes round; that "
     "it passes to the left is ruled here."),
    ("dressing", "Dressing the board", "4504-4508;4586-4592;18097-18099", ALWAYS,
     "The dealer puts in six counters for Pope, two each for Matrimony and Intrigue, and one each for ace, king, "
     "queen, knave and game, on top of what lies there."),
    ("deal", "The deal and the extra hand", "4510-4513;4525-4530;4560-4564;18101-18105", ALWAYS,
     "The cards are dealt singly to all players and to an extra hand, which stays face down and out of play. The last "
     "card is turned up for trumps and is out of play too."),
    ("turn-up", "The turn-up", "4513-4515", ALWAYS,
     "If an honour is turned up (knave, queen, king or ace), or Pope, which is the nine of diamonds, its "
     "compartment is the dealer’s at once."),
    ("lead", "The lead", "4517-4518", PREVENTED,
     "The player at the dealer’s left leads whatever card he likes. Until he has led, the others wait."),
    ("run", "The run", "4518-4525;4536-4538;4560-4563", ALWAYS,
     "Whoever holds the next higher card of the suit plays it, and so on upwards until nobody can. The king is the "
     "highest card of its suit and the ace the lowest, so that nothing leads up to an ace. That nobody may hold back "
     "is ruled here: to ask would tell who has the card."),
    ("stop", "Stops", "4521-4538;4560-4564", ALWAYS,
     "A card is a stop when the one above it cannot follow. Kings always are, and so is the seven of diamonds, since "
     "the eight is not in the pack; others are while the next card lies in the extra hand, is turned up, or has been "
     "played. Who played the stop leads again."),
    ("honours", "Trump honours and Pope", "4540-4547", ALWAYS,
     "Whoever plays the ace, king, queen or knave of trumps takes its compartment, and whoever plays the nine of "
     "diamonds takes Pope. Unplayed they earn nothing."),
    ("matrimony", "Matrimony", "4500-4501;4542-4544", ALWAYS,
     "King and queen of trumps played from one hand take Matrimony. That they may fall at different times in the deal, "
     "and take it with the second of them, is ruled here."),
    ("intrigue", "Intrigue", "4500-4501;4542-4544", ALWAYS,
     "Queen and knave of trumps played from one hand take Intrigue. That they may fall at different times in the deal, "
     "and take it with the second of them, is ruled here."),
    ("out", "Out", "4546-4555", ALWAYS,
     "The first player without cards takes the compartment of game, and every other pays him a counter for each card "
     "left in hand. A player who still holds Pope pays nothing; once it is played it protects nobody."),
    ("accumulation", "What is not taken", "4586-4592", ALWAYS,
     "Counters that nobody takes stay in their compartments for the next deal."),
    ("last round", "The last round", "4591-4599", ALWAYS,
     "To clear the board a last round is dealt face upwards without extra hand, diamonds being trumps. The holders of "
     "Pope, ace, king, queen and knave take their compartments; half of Matrimony and half of Intrigue go to the "
     "queen, the other halves to king and knave. That an odd counter is the queen’s is ruled here."),
    ("extra hand", "Looking at the extra hand", "18101-18105", ETIQUETTE,
     "Some let the dealer look at the extra hand and declare the stops. It is not recommended, and is not done here."),
    ("following", "No other card may follow", "4518-4525", PREVENTED,
     "Only the next higher card of the suit may be played to a run. It falls of itself from whoever holds it; once the "
     "run has stopped, only the player of its last card leads, and the others wait."),
), house=(
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the sitting: the counter in game goes back to the dealer, and the last round clears the "
     "board. For the cards left in his hand he pays as if another had gone out: a counter for each, or nothing if he "
     "holds Pope, to the player with fewest, of equals the first to his left. The others pay nothing."),
), matters=MATTERS)
