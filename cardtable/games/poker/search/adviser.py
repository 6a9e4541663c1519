"""Courses compared with what is known exactly: why first, then the odds of hand and draw, and what the pool pays."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import KIND_NAMES, Kind
from cardtable.families.poker_hands.words import called
from cardtable.games.poker.book.discards import by_book, four_to_flush, four_to_straight, in_words, who_may_stake
from cardtable.games.poker.odds import DEALT
from cardtable.games.poker.reputations import FIRST
from cardtable.games.poker.rules.table import Poker, strength
from cardtable.games.poker.rules.zones import HAND, TABLE
from cardtable.games.poker.search.bluffing import Mixed
from cardtable.games.poker.search.discards import Discards
from cardtable.games.poker.search.exchanging import Exchanging, changed, ways_of
from cardtable.games.poker.search.first_stakes import FirstStakes
from cardtable.games.poker.search.stakes import WEAK, Stakes
from cardtable.games.poker.tables.dealt import beaten
from cardtable.games.poker.tables.draws import Draw, draw, least_wins
from cardtable.players.compared import look, reasoned
from cardtable.players.comparison import Comparison, Course
from cardtable.players.question import Question
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import count, counted

BOOK_ODDS = "The book, after Cavendish, has the odds against {kind} dealt at {book}"
BY_COUNT, SO = "; exactly they are {exact}.", ", and so they are."


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """What search has found, in words that say why; None where it finds nothing to compare."""
    looked = look(view, seat, done, rng, budget, stop)
    deal = view.deal
    if looked is None or len(looked.found) < 2 or not isinstance(deal, Poker):
        return None
    found, question = looked.comparison(), looked.question
    told = " ".join([why(deal, seat, question, found.rows), *odds(deal, seat, found.rows[0].move)])
    return found._replace(reason=told, rows=reasoned(found.rows, told, found.near),
                          notes=(*found.notes, *beside_the_book(deal, seat)))


# Why

def why(deal: Poker, seat: int, question: Question, rows: Sequence[Course]) -> str:
    """The reason for the first course, in a sentence that begins with it, and claims no more than its figures."""
    best = rows[0]
    words, move = in_words(deal, seat), best.move
    if isinstance(question, Discards):
        told = why_drawn(deal, seat, move)
    elif isinstance(question, Exchanging):
        told = why_exchanged(deal, seat, move)
    elif isinstance(question, Mixed):
        told = WHY_MIXED[move.verb]
    elif isinstance(question, FirstStakes):
        told = why_first(deal, seat, move, rows)
    elif isinstance(question, Stakes):
        told = why_staked(deal, seat, question, rows)
    else:
        told = WHY[move.verb]
    return f"{best.words}: {within(told, words)}."


def within(told: str, hand: str) -> str:
    """The hand named within a sentence: "two pairs, aces and eights" is closed off with a comma where that goes on."""
    return (told.replace("{hand} ", "{hand}, ") if "," in hand else told).format(hand=hand)


def why_first(deal: Poker, seat: int, move: Move, rows: Sequence[Course]) -> str:
    """Before the draw."""
    if move.verb == "out" and level_with(rows, "see"):
        return EVEN_FIRST
    if move.verb == "pass" and last(deal):
        return LAST_FIRST
    return HALF_A_BLUFF if move.verb == "better" and deal.strength(seat).kind < Kind.PAIR else WHY_FIRST[move.verb]


def why_staked(deal: Poker, seat: int, question: Stakes, rows: Sequence[Course]) -> str:
    """With the hand that is shown, if it comes to that."""
    move = rows[0].move
    if move.verb == "better" and max(row.value for row in rows if row.equal) < 0:
        return WHY_CHEAP
    if move.verb == "better" and question.chance < EVEN:
        if question.chance >= WEAK:
            return WHY_FAIR
        waits = Move(("pass",)) in deal.decision(seat)
        return WHY_BLUFF if int(move[1]) > 1 else WHY_LEAST if waits or deal.betted.due(seat) else WHY_ONE
    if move.verb == "out" and level_with(rows, "see"):
        return EVEN_STAKED
    if move.verb == "pass":
        return LAST_STAKED if last(deal) else f"with {{hand}} see first {who_may_stake(deal)}"
    return WHY[move.verb]


def level_with(rows: Sequence[Course], verb: str) -> bool:
    """Whether the figures do not part it from the first."""
    return any(row.equal and row.move.verb == verb for row in rows)


def last(deal: Poker) -> bool:
    """Whether nobody speaks after who is to speak."""
    return deal.interval is not None and len(deal.betted.to_speak) == 1


WHY = {"out": "with {hand} you win too seldom against what the others seem to hold",
       "see": "with {hand} you win often enough for what it costs",
       "better": "with {hand} you are more often best than not, and those who call should pay for it"}
WHY_BLUFF = "with {hand} it is a bluff, which has to be made now and then, and may be believed here"
WHY_ONE = "there is no waiting here, and with {hand} the least stake is worth making"
WHY_CHEAP = "with {hand} nothing here gains, and to stake so much costs no more than to wait"
WHY_LEAST = "with {hand} the least stake is worth making"
WHY_FAIR = "with {hand} you are the best often enough to stake on it, and nobody sees the rest for nothing"
EVEN_STAKED = "with {hand} you hardly win often enough for what it costs"
EVEN_FIRST = "going in with {hand} hardly brings back what it costs"
LAST_STAKED = "with {hand} a stake would gain too little"
LAST_FIRST = "with {hand} the pool is better left unopened"
HALF_A_BLUFF = "with {hand} it is a bluff, which the draw may make good"
EVEN = .5                                        # with a lesser chance one is not oftener best than not
WHY_FIRST = {"out": "it costs too much to go in with {hand}",
             "see": "going in with {hand} is worth what it costs",
             "pass": "you may come in when somebody has opened",
             "open": "with {hand} the pool may well be opened",
             "straddle": "with {hand} you can bear the higher price",
             "better": "with {hand} you are before most who go in, and fewer will draw against you"}
WHY_MIXED = {"out": "with {hand} you are not often enough best to call",
             "see": "with {hand} you must call now and then, or could be bluffed out for nothing",
             "pass": "with {hand} nothing is lost by it",
             "better": "with {hand} it is done often enough that bluffs are believed, and seldom enough that strong "
                       "hands are called"}
WHY_EXCHANGED = {"keep": "with {hand} you do better than with five cards that nobody has seen",
                 "take": "five cards that nobody has seen do better than {hand}",
                 "knock": "with {hand} you are often enough the best, and the others have one exchange each to better "
                          "theirs"}
BY_KIND = {Kind.FOURS: "the hand is no better for it, but nobody knows", Kind.THREES: "one card tells less than two",
           Kind.TWO_PAIRS: "with one card two pairs may become a full", Kind.PAIR: "three cards better a pair oftenest",
           Kind.HIGHEST_CARD: "of nothing the highest two are kept, as if they were a pair"}


def why_drawn(deal: Poker, seat: int, move: Move) -> str:
    """As the book has it, where it says the same; else what is gained by doing otherwise."""
    hand = tuple(sorted(deal.hand(seat)))
    book, away, kind = by_book(deal.ranking, hand), tuple(sorted(move[1:])), deal.strength(seat).kind
    if away == tuple(sorted(book.away)):
        if not away:
            return "{hand} can hardly gain by drawing"
        if kind <= Kind.PAIR and len(away) == 1:
            return f"it is four to a {'flush' if four_to_flush(hand) else 'straight'}"
        if kind == Kind.PAIR and len(away) == 2:
            return "the high card beside the pair hides it, and is nearly as good"
        return BY_KIND[kind]
    if not away:
        return "it is a bluff, to be made seldom: {hand} will be taken for much more"
    if len(away) < len(book.away):
        return "it hides {hand}, and loses little"
    return "more comes of {hand} so in the end"


def why_exchanged(deal: Poker, seat: int, move: Move) -> str:
    """What it makes of the hand at once, or why nothing is taken."""
    held, table = deal.zone[HAND[seat]], deal.zone[TABLE]
    before = place(deal.ranking, held)
    if move.verb == "leave":
        some = any(place(deal.ranking, changed(held, way)) > before for way in ways_of(held, table))
        return "{hand} may wait for better cards" if some else "nothing on the table makes {hand} any better"
    if move.verb != "exchange":
        return WHY_EXCHANGED[move.verb]
    _, wanted, given = move
    assert isinstance(wanted, Card)
    assert isinstance(given, Card)
    hand = changed(held, (wanted, given))
    after = called(strength(deal.ranking, hand))
    if place(deal.ranking, hand) < before:
        return "more may come of the cards so than of {hand}"
    return "it betters {hand}" if after == called(deal.strength(seat)) else f"it turns {{hand}} into {after}"


# Odds

def odds(deal: Poker, seat: int, move: Move) -> list[str]:
    """Of the hand, of the draw, and what the pool pays."""
    terms, hand = deal.terms, tuple(sorted(deal.hand(seat)))
    found = []
    if deal.phase in ("going_in", "opening", "drawing"):
        part = beaten(place(deal.ranking, hand), terms.short, terms.mistigris, terms.tiger)
        found.append(f"As dealt it beats {_in_100(part)} of all hands.")
        away = tuple(move[1:]) if deal.phase == "drawing" else by_book(deal.ranking, hand).away
        if away:
            found.append(of_draw(deal, hand, draw(hand, tuple(sorted(away)), terms.short, terms.mistigris, terms.tiger),
                                 len(away)))
    if deal.interval is not None and (due := deal.betted.due(seat)):
        pool = deal.purse[deal.pool]
        told = f"{count(due, 'counter').capitalize()} for a pool of {pool}"
        pays = f"{'pays' if due == 1 else 'pay'} if you win oftener than {_in_100(least_wins(due, pool))}"
        found.append(f"{told} so far." if deal.phase in FIRST else f"{told} {pays}.")
    return found


def of_draw(deal: Poker, held: Cards, drawn: Draw, number: int) -> str:
    """How often the draw betters the hand; of four to a flush or a straight how often it is filled."""
    four = drawn.before < Kind.TWO_PAIRS and number == 1 and (four_to_flush(held) or
                                                              four_to_straight(deal.ranking, held))
    ways = drawn.at_least(Kind.STRAIGHT) if four else drawn.betters
    does = "fills it" if four else "betters it"
    return f"Drawing {counted(number)} {does} {ways:,} times in {drawn.of:,}, or {_in_100(ways / drawn.of)}."


def _in_100(part: float) -> str:
    """"91.7 in 100"."""
    return f"{100 * part:.1f} in 100"


def beside_the_book(deal: Poker, seat: int) -> tuple[str, ...]:
    """The book's odds of being dealt a hand like this beside the exact ones; with the whole pack, and of a hand that is
    still as it was dealt."""
    kind = deal.strength(seat).kind
    if kind not in DEALT or deal.terms.short or deal.terms.mistigris or not as_dealt(deal, seat):
        return ()
    known = DEALT[kind]
    exact = known.against
    shown = f"{10 * exact:.1f} to 10" if known.book[1] == 10 else f"{exact:,.1f} to 1"
    book = f"{known.book[0]:,} to {known.book[1]}"
    name = KIND_NAMES[kind]
    article = "" if name in ("fours", "threes", "two pairs") else "a "
    told = SO if shown == f"{known.book[0]:,.1f} to 1" else BY_COUNT
    return (f"{BOOK_ODDS}{told}".format(kind=f"{article}{name}", book=book, exact=shown),)


def as_dealt(deal: Poker, seat: int) -> bool:
    """Whether nothing has been drawn or exchanged."""
    return deal.phase != "exchanging" and deal.drew[seat] <= 0
