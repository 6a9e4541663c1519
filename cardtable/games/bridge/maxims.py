"""The club player at Bridge: the four maxims on naming trumps (002:7360-7383), and the card play of the chapter before.

What the book leaves open, how strong a hand must be to name a suit, to double, to redouble, is ours.
"""
from __future__ import annotations

from random import Random

from cardtable.cards import RANKS, SUITS, Cards
from cardtable.families.declarer import playing, strength
from cardtable.families.declarer.strength import chance, held, honour_points, hopes, stopped, strong
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.strict import answers as strictly
from cardtable.families.declarer.values import BOOK, DENOMINATIONS, HONOURS, NONE, WORTH, honours
from cardtable.families.declarer.words import CALLED
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.partners import forgiven
from cardtable.games.bridge.rules import Bridge
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ACE = RANKS.index("A")
RED, BLACK = ("H", "D"), ("S", "C")
SAFE = 7.2                       # tricks to be hoped for with no trumps or a red suit that is named safely
IN_CLUBS = 8.0                   # the same in clubs, early in the game: exceptionally strong
CERTAIN = .8                     # how likely a game is that is called certain
AGAINST = 1.0                    # fewer tricks to be hoped for against what the others have named
DOUBLE, REDOUBLE = 7.3, 8.2      # tricks of one's side from which it is done
STRONGER = .8                    # fewer to be hoped for when one has been doubled
GAME = 40                        # what a game won is worth besides its points: ours


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, Bridge)
    return strictly.settled(view, seat) or \
        forgiven(view, Thought(seat, *strictly.obeying(deal, seat, advise(deal, seat))))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    deal = view.deal
    return strictly.aside(view, deal, seat) if isinstance(deal, StrictDeclarer) else None


def named(word: str, why: str, source: str = "") -> Advice:
    """Advice to name trumps."""
    return Advice(Move(("name", word)), why, source)


# Naming trumps

def declaring(deal: Bridge, seat: int) -> Advice:
    """The dealer: by the four maxims in their order, the black suit that wins the game before the third."""
    hand = held(deal, seat)
    word = by_aces(hand) or for_game(deal, seat, hand)
    if word is not None:
        return word
    able = [one for one in (NONE, *RED) if hopes(hand, one) >= SAFE and safe(hand, one)]
    if able:
        one = max(able, key=lambda name: worth(deal, seat, hand, name))
        return named(one, f"Name {CALLED[one]}: the hand is strong enough for that.", "002:7377-7379")
    if hopes(hand, "C") >= IN_CLUBS:
        return named("C", "Name clubs: the hand is exceptionally strong in them.", "002:7377-7379")
    return Advice(Move(("leave-it",)), "Leave it to your partner: there is nothing safe to name.", "002:7377-7379")


def by_aces(hand: Cards) -> Advice | None:
    """Four aces, no trumps; three likewise, but for a strong red suit beside one that is dangerously weak
    (002:7368-7375)."""
    aces = sum([card.rank == ACE for card in hand])
    if aces == 4:
        return named(NONE, "Name no trumps: four aces are a hundred, and four tricks.", "002:7368-7370")
    if aces < 3:
        return None
    suits = strength.by_suit(hand)
    red = [suit for suit in RED if strong(suits[suit])]
    bare = any(not stopped(ranks) for suit, ranks in suits.items() if suit not in red)
    if red and bare:
        one = max(red, key=lambda suit: (len(suits[suit]), suits[suit]))
        return named(one, f"Name {CALLED[one]}: no trumps would leave a suit dangerously weak.", "002:7372-7375")
    return named(NONE, "Name no trumps, upon three aces.", "002:7372-7375")


def for_game(deal: Bridge, seat: int, hand: Cards) -> Advice | None:
    """Near the game, a black suit that makes it as good as certain (002:7381-7383)."""
    able = [(chance(hopes(hand, suit), BOOK + wanted(deal, seat, suit)), suit) for suit in BLACK]
    likely, one = max(able)
    others = max([chance(hopes(hand, suit), BOOK + wanted(deal, seat, suit)) for suit in (NONE, *RED)])
    if likely < CERTAIN or likely < others:
        return None
    return named(one, f"Name {CALLED[one]}: they are as good as certain to win the game.", "002:7381-7383")


def wanted(deal: Bridge, seat: int, name: str) -> int:
    """How many tricks beyond six win the game."""
    assert deal.goal is not None
    return -(-(deal.goal - deal.score[deal.side[seat]]) // WORTH[name])


def safe(hand: Cards, name: str) -> bool:
    """Without trumps no more than one suit unguarded; of a red suit five, or four with three honours."""
    suits = strength.by_suit(hand)
    if name == NONE:
        return sum([not stopped(ranks) for ranks in suits.values()]) < 2
    return len(suits[name]) > 4 or len(suits[name]) == 4 and sum([rank > 8 for rank in suits[name]]) > 2


def worth(deal: Bridge, seat: int, hand: Cards, name: str) -> float:
    """In points, what both sides may be hoped to score by tricks and by the honours of this hand, and the game."""
    hoped = hopes(hand, name)
    own = sum([card.rank == ACE if name == NONE else SUITS[card.suit] == name and card.rank in HONOURS
               for card in hand])
    found = honours(name, (own, 0))
    points = WORTH[name] * (hoped - BOOK - .5) + (found.points if found else 0)
    return points + GAME * chance(hoped, BOOK + wanted(deal, seat, name))


def naming(deal: Bridge, seat: int) -> Advice:
    """The partner to whom it was left: aces as the dealer, the game, else what is worth most, or costs least."""
    hand = held(deal, seat)
    word = by_aces(hand) or for_game(deal, seat, hand)
    if word is not None:
        return word
    one = max(DENOMINATIONS, key=lambda name: (worth(deal, seat, hand, name) if name == "S" or safe(hand, name)
                                               or name == "C" else -GAME, -WORTH[name]))
    if honour_points(hand) < 8 and one == "S":
        return named(one, "Name spades: with such a hand the cheapest are best.")
    return named(one, f"Name {CALLED[one]}: of all that is worth most.")


# Doubling

def doubling(deal: Bridge, seat: int) -> Advice:
    """An adversary of the dealer, who has spoken first or been asked."""
    if against(deal, seat) >= DOUBLE:
        return Advice(Move(("double",)), "Double: your side should have most of the tricks.")
    verb = "may-i-lead" if deal.phase == "doubling" else "yes"
    return Advice(Move((verb,)), "You cannot expect most of the tricks.")


def against(deal: Bridge, seat: int) -> float:
    """The tricks that may be hoped for against what the others have named, who are strong in it."""
    return hopes(held(deal, seat), deal.named) - AGAINST


def redoubling(deal: Bridge, seat: int) -> Advice:
    """Either side, when it has been doubled."""
    own = deal.side[seat] == deal.side[deal.dealer]
    hoped = hopes(held(deal, seat), deal.named) - STRONGER if own else against(deal, seat) - STRONGER
    if hoped >= REDOUBLE:
        return Advice(Move(("redouble",)), "Redouble: they have doubled too soon.")
    return Advice(Move(("satisfied",)), "It is high enough.")


def play(deal: Bridge, seat: int) -> Advice:
    """As in the game from which this one is sprung, with Dummy in sight (002:7252-7258)."""
    return playing.play(deal, seat)


advise = by_phase({"declaring": declaring, "naming": naming, "doubling": doubling, "answering": doubling,
                   "redoubling": redoubling, "partner_redoubling": redoubling, "play": play})
