"""Moves, and what the book says of them, in words."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count, listed, number

MANY = 3                                         # cards of one move that are named; of more it is told how many
RELATIVE = ("fewer", "more")                     # of what is true of one card beside another
BY_THE_BOOK = "By the book, "
# With which maxims begin, besides what moves are called.
ORDERS = ("Call", "Forbid", "Head", "Lead", "Play", "Ruff", "Take", "Throw", "Trump", "Win")


def by_the_book_in_words(book: Thought, phrase: Mapping[str, tuple[str, str]]) -> str:
    """"By the book, propose: the hand is too weak to play alone."."""
    told = ordered(book, phrase)
    return f"{BY_THE_BOOK}{told[:1].lower()}{told[1:]}"


def ordered(book: Thought, phrase: Mapping[str, tuple[str, str]]) -> str:
    """What the book would do, and why, as it says so: "Throw the seven: the trick cannot be won."; a maxim that does
    not begin with what is to be done, or that leaves open with which card or suit, has the move before it."""
    named = in_words(book.move, phrase)
    orders = {*ORDERS, *[words.split()[0] for words, _ in phrase.values()]}
    begins = book.why.split(maxsplit=1)[:1] and book.why.split(maxsplit=1)[0].rstrip(":") in orders
    which = without_suit(book, named)
    if begins and not unnamed(book) and not which or book.why.startswith(named):
        return book.why
    why = book.why.partition(": ")[2] if begins and which else book.why
    why = why.replace(": ", "; ")                # one colon is enough in a sentence
    return f"{named}: {why[:1].lower()}{why[1:]}" if why else f"{named}."


def unnamed(book: Thought) -> bool:
    """Whether the book's words name none of the few cards that its move is made of."""
    ranks = [token.name.split(" of ")[0] for token in book.move[1:] if isinstance(token, Card)]
    return 0 < len(ranks) <= MANY and len(ranks) == len(book.move) - 1 and not any(
        re.search(rf"\b{rank}s?\b", book.why) for rank in ranks)


def without_suit(book: Thought, named: str) -> bool:
    """Whether the move is named by a suit of which the book's words say nothing: "Make it: ...", of hearts."""
    suits = [SUIT_NAMES[SUITS.index(token)] for token in book.move[1:] if token in tuple(SUITS)]
    return any(suit in named and suit[:-1] not in book.why for suit in suits)


def true_of_most(said: Sequence[str], rival: Move, fair: Sequence[str] = ()) -> str:
    """Of what speaks for the best beside each that is worse, the `rival` first, the first, if something does beside
    half of them: the very same if it sets the two beside each other, or names a card of the rival's, then at least as
    far as to a comma ("it takes the trick, and the king of hearts is kept"); else what is said beside more than half.
    What is said beside one that is as good, too, is no reason."""
    first = said[0]
    named = any(one.name in first for one in rival if isinstance(one, Card))
    beside = not named and any(word in first.split() for word in RELATIVE)
    held = [one == first if beside else one.startswith(first.partition(",")[0]) if named else bool(one)
            for one in said]
    if 2 * sum(held) >= len(said) and first not in fair:
        return first
    often = max(said, key=said.count)
    return often if 2 * said.count(often) > len(said) and often not in fair else ""


def in_words(move: Move, phrase: Mapping[str, tuple[str, str]], done: bool = False) -> str:
    """"Lay out the five of hearts and the king of spades"; `done`: "laying out ..."; "Discard five cards"; where the
    phrase says in which order ("Stake {1} on {0}"), "Stake ten on the bank", and without them what stands before."""
    if str(move) in phrase:                      # a call that has a name of its own
        return phrase[str(move)][done].partition(" {")[0]
    words = phrase.get(move.verb, (move.verb.replace("-", " ").capitalize(), move.verb.replace("-", " ")))[done]
    named = [f"the {token.name}" if isinstance(token, Card) else number(token) if isinstance(token, int)
             else phrase[token][done] if token in phrase else token.replace("-", " ")
             for token in move[1:]]
    if "{" in words:
        return words.format(*named)
    if len(named) > MANY and all(isinstance(token, Card) for token in move[1:]):
        return f"{words} {count(len(named), 'card')}"
    if named and len({token.suit if isinstance(token, Card) else token for token in move[1:]}) == 1:
        return f"{words} {listed(suit_once(named))}"
    return f"{words} {listed(named)}" if named else words


def suit_once(named: Sequence[str]) -> list[str]:
    """Cards of one suit, which the last alone names."""
    return [*[name.split(" of ")[0] for name in named[:-1]], *named[-1:]]


def all_named(cards: Sequence[Card]) -> str:
    """However many they are: "the king of clubs and the nine of spades"."""
    named = [f"the {card.name}" for card in cards]
    return listed(suit_once(named) if len({card.suit for card in cards}) == 1 else named)


def apart(cards: Sequence[Card], others: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """What the first have more than the others, and the others more than the first."""
    return [card for card in cards if card not in others], [card for card in others if card not in cards]


def done_apart(move: Move, best: Move, phrase: Mapping[str, tuple[str, str]]) -> str:
    """"throwing the king of clubs, not the nine of spades": what is done where the best is done otherwise; of cards too
    many to be named, those in which the two differ."""
    own, others = ([token for token in one[1:] if isinstance(token, Card)] for one in (move, best))
    more, fewer = apart(own, others)
    besides = more and not fewer and len(others) > 1     # the same, and something more
    if move.verb != best.verb or len(own) <= MANY and not besides or not (more or fewer):
        return in_words(move, phrase, done=True)
    done = without_cards(move, phrase, done=True)
    if not more:
        return f"{done} the same but for {all_named(fewer)}"
    return f"{done} {all_named(more)}{f', not {all_named(fewer)}' if fewer else ' besides'}"


def without_cards(move: Move, phrase: Mapping[str, tuple[str, str]], done: bool = False) -> str:
    """The same without its cards, which are drawn: "Lay out", "Count seven"."""
    return in_words(Move([token for token in move if not isinstance(token, Card)]), phrase, done)
