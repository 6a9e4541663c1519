"""What a person is told of the courses open to him: throws by their parts, cards by what they peg and let be pegged.

Values come from evaluate.py and trainer.py; here they become rows, reasons and sentences.  All is told in points: where
the game is played for at the score, in what a point is worth there.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice
from random import Random

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.book.lay_out import as_it_lies
from cardtable.games.cribbage.book.prospects import telling
from cardtable.games.cribbage.book.situation import situation
from cardtable.games.cribbage.book.throws import BY_PLACE
from cardtable.games.cribbage.rules.count import FULL, ORDER, VALUE, pegs, total
from cardtable.games.cribbage.rules.forms import crib_weight
from cardtable.games.cribbage.rules.rules import HAND, Cribbage
from cardtable.games.cribbage.search.counting import counts_compared
from cardtable.games.cribbage.search.evaluate import InPlay, LayingOut, phrase
from cardtable.games.cribbage.show.trainer import ERROR, Count, Ranking, Thrown, counting, rank
from cardtable.games.cribbage.show.words import EARNED
from cardtable.players.amounts import amount, tenths
from cardtable.players.compared import Looked, decided_by, look, reasoned, set_beside
from cardtable.players.comparison import AS_GOOD, Comparison, Course
from cardtable.players.master import by_the_book
from cardtable.players.parts import as_good, falls_short
from cardtable.players.question import Parts, PartWords, Scale
from cardtable.players.said import by_the_book_in_words, in_words, ordered, without_cards
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View
from cardtable.showing.phrases import listed, number

POINTS = "points"
PARTS = ("hand", "crib", "pegging", "score")     # of what a throw brings; the last where two race for the game
NEAR_POINTS = 0.5                # so far behind the best a course may be and still be called near it
REPLIES = 200                    # layouts in which the reply to a card is looked at
LEAST_SLOPE = 0.1                # hundredths of the game that a point is taken to be worth at the least
FIFTEEN, BEYOND = 15, "beyond it nobody can"        # of which the book's maxim speaks
GENERAL = ("nearer to thirty-one", "neither a low card", "less can be said")        # in what it says of many a card
GAME = 50                        # points that the game itself comes to at the most, where one card wins it
HOME = "Near home the game itself is told in points, too: to win it by this card counts as fifty at most."

# By part: where it decides, where a course is better in it, and where worse.
THROWN: Mapping[str, PartWords] = {
    "hand": PartWords("it keeps the better hand", "the hand gains {n}", "the hand loses {n}"),
    "crib": PartWords("to our own crib it is worth {n} more than {rival}", "the crib gains {n}", "the crib loses {n}"),
    "pegging": PartWords("what is kept plays {n} better than after {rival}", "the play gains {n}",
                         "the play loses {n}"),
    "score": PartWords("at this score it is worth {n} more than {rival}", "the state of the score gains {n}",
                       "the state of the score loses {n}"),
}
TO_THEM = {**THROWN, "crib": PartWords("it gives the dealer’s crib {n} less than {rival}",
                                       "the dealer’s crib gets {n} less", "the dealer’s crib gets {n} more")}
PLAYED: Mapping[str, PartWords] = {
    "now": PartWords("it pegs most at once", "the card pegs {n} more", "the card pegs {n} less"),
    "reply": PartWords("it lets the next player peg least", "the next player pegs {n} less",
                       "the next player pegs {n} more"),
    "later": PartWords("what is left in hand then plays better", "what is left plays {n} better",
                       "what is left plays {n} worse"),
}
MORE = {"now": "it pegs more at once", "reply": "it lets the next player peg less"}      # than the best that is worse


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Throws or cards compared, and what has been counted beside what was there; None for a count that is yet to be
    made, which has nothing to weigh."""
    if view.deal.phase == "laying_out":
        return throws_compared(view, seat, names, rng)
    if view.deal.phase == "play":
        return cards_compared(view, seat, done, rng, budget, stop)
    if view.deal.phase in ("counting", "missed") and done is not None and isinstance(view.deal, Cribbage):
        return counts_compared(view.deal, done)
    return None


# Laying out


def throws_compared(view: View, seat: int, names: Sequence[str], rng: Random) -> Comparison:
    """Hand, crib, pegging and total apart, and by how much each is behind at this score."""
    found, deal = rank(view, seat), view.deal
    assert isinstance(deal, Cribbage)
    ours = crib_weight(deal.form, LayingOut(view, seat).part) > 0
    racing, slope = found.unit != POINTS, max(found.slope, LEAST_SLOPE)
    parts = PARTS if racing else PARTS[:-1]
    heads = (*parts, "total", *(("behind",) if racing else ()))
    best = parts_of(found.rows[0], found.rows[0], slope, parts)
    book = by_the_book(view, seat, rng)
    rows = [_throw(row, parts_of(row, found.rows[0], slope, parts), best, ours, racing) for row in found.rows]
    rows.sort(key=lambda row: (not row.equal, row.equal and not same(row.move, book.move), row.behind))
    words = THROWN if ours else TO_THEM          # of those that are equal the first is the best for who reads
    rows = [row if not row.equal else row._replace(
        why=as_good(rows[0].value - row.value, POINTS, row.parts, rows[0].parts, words)) for row in rows]
    by = decided_by(rows)
    reason = f": {why_thrown(by, rows, view.deal.zone[HAND[seat]], ours)}" if by else ""
    about = order_of_counting(found.counting, deal.side, names) if found.counting else ""
    reason = f"{rows[0].words}{reason}."
    return Comparison("Throws compared", heads, reasoned(rows, reason, NEAR_POINTS), POINTS, NEAR_POINTS, about,
                      by_the_book_in_words(book, phrase), (_basis(found, ours),), reason, by, book.source,
                      liked=book.move)


def _throw(row: Thrown, parts: Parts, best: Parts, ours: bool, racing: bool) -> Course:
    """Everything is reckoned from the figures that are shown, so that who adds and subtracts them finds the same."""
    value = round(sum(parts.values()), 1)
    behind = round(round(sum(best.values()), 1) - value, 1)
    equal = behind <= ERROR
    hand, *others = parts.values()
    cells = [f"{hand:.1f}", *[signed(points) for points in (*others, value)]]
    if racing:
        cells.append("" if equal else f"{behind:.1f}")
    words = THROWN if ours else TO_THEM
    why = AS_GOOD if equal else falls_short(behind, POINTS, parts, best, words)
    move = Move(("lay-out", *row.thrown))
    return Course(move, without_cards(move, phrase), in_words(move, phrase), tuple(cells), value, behind, equal, why,
                  0.0, parts)


def parts_of(row: Thrown, best: Thrown, slope: float, wanted: Sequence[str]) -> Parts:
    """The points of a throw by where they come from, in tenths, and what the score adds to them beside the best."""
    score = (row.value - best.value) / slope - (row.total - best.total)
    points = dict(zip(PARTS, (row.hand, row.crib, row.pegging, score), strict=True))
    return dict(zip(wanted, tenths([points[name] for name in wanted]), strict=True))


def why_thrown(by: str, rows: Sequence[Course], held: Cards, ours: bool) -> str:
    """Why the first is the best, when this part decides: with the cards by which it does, or by how much."""
    best, rival = rows[0], next(row for row in rows if not row.equal)
    if by == "hand":
        kept = tuple([c for c in held if c not in best.cards])
        points, worse = as_it_lies(kept), [row.cards for row in rows if not row.equal]
        fewer = [some for some in worse if as_it_lies(tuple([c for c in held if c not in some])) < points]
        beside = set_beside(rows, by, phrase)
        # what half of the others keep, too, is no reason, nor what the one keeps that it is set beside
        most = 2 * len(fewer) > len(worse) and (not beside or rival.cards in fewer)
        counts = f"which count {'more' if beside else 'most'} with a turn-up"
        return f"{beside}it keeps {by_rank(kept)}, {f'{number(points)} points already' if most else counts}"
    more = amount(best.parts[by] - rival.parts[by], POINTS)
    return (THROWN if ours else TO_THEM)[by].why.format(n=more, rival=in_words(rival.move, phrase, done=True))


def by_rank(some: Cards) -> str:
    """"three fives and a knave"; "four, five, six and seven" where no two are alike."""
    names = [c.name.split(" of ")[0] for c in sorted(some, key=lambda c: ORDER[c.rank])]
    if len(set(names)) == len(names):
        return listed(names)
    found = [(name, len(list(same))) for name, same in groupby(names)]
    return listed([f"{number(n)} {name}{'es' if name == 'six' else 's'}" if n > 1 else
                   f"{'an' if name[0] in 'ae' else 'a'} {name}" for name, n in found])


def _basis(found: Ranking, ours: bool) -> str:
    score = "" if found.unit == POINTS else " Score: what the throw gains at this score beside the best, in points."
    return ("Hands are counted over all turn-ups; crib and pegging come from tables"
            + ("" if ours else ", and what the others gain by them is taken off")
            + ". Throws within a tenth of a point of the best are called equal: the tables tell no more." + score)


def order_of_counting(counts: Sequence[Count], side: Sequence[int], names: Sequence[str]) -> str:
    """Who counts what and when, and what each side still needs."""
    def of(seat: int) -> str:
        name = names[seat] if seat < len(names) else f"seat {seat}"
        return f"{name}’s" if name else "your"

    order = listed([f"{of(count.seat)} {count.area}" for count in counts])
    needs: dict[int, tuple[str, int]] = {}
    for count in counts:
        name = of(count.seat).removesuffix("’s")
        needs.setdefault(side[count.seat], ("you" if name == "your" else name, count.needs))
        if name == "your":
            needs[side[count.seat]] = ("you", count.needs)
    told = listed([f"{who} {'need' if who == 'you' else 'needs'} {points}" for who, points in needs.values()])
    return f"Counted in this order: {order}. To be out, {told}."


# The play


def cards_compared(view: View, seat: int, done: Move | None, rng: Random, budget: float,
                   stop: Stop | None) -> Comparison | None:
    """What each card pegs at once, what the best reply to it pegs on the average, and how far it is then behind."""
    looked = look(view, seat, None, rng, budget, stop)
    if looked is None or not isinstance(looked.question, InPlay):
        return None
    asked = looked.question
    slope = max(abs(asked.slope()), LEAST_SLOPE, *[found.behind / GAME for found in looked.found])
    plain = looked.comparison(Scale(ERROR * slope, NEAR_POINTS * slope))
    liked = _of_rank(looked.book.move, done)
    replies, first = replies_to(asked, looked, rng), plain.rows[0]
    anchor = at_once(asked, first.move) - replies[first.move]
    parts = {row.move: _parts_played(asked, row, replies, anchor - row.behind / slope) for row in plain.rows}
    values = {move: round(sum(found.values()), 1) for move, found in parts.items()}
    top = max(values, key=lambda move: values[move])
    rows = []
    for row in plain.rows:
        named = _of_rank(_of_rank(row.move, liked), done)
        made, value = parts[row.move], values[row.move]
        behind = round(max(values.values()) - value, 1)
        cells = (str(at_once(asked, row.move)), f"{abs(made['reply']):.1f}", "" if row.equal else f"{behind:.1f}")
        why = AS_GOOD if row.equal else falls_short(behind, POINTS, made, parts[top], PLAYED)
        rows.append(row._replace(cells=cells, why=why, move=named, words=in_words(named, phrase), value=value,
                                 behind=behind, doubt=row.doubt / slope, parts=made))
    by = decided_by(rows)
    seen = seen_in_hand(asked, looked, rows) if by == "later" else ""
    reason = seen or (f"{rows[0].words}: {_why_played(by, asked, rows)}." if by else plain.reason)
    reason = _renamed(reason, first.move, rows[0].move)
    home = [HOME] * bool(counting(asked.deal))
    pegs_ = "Pegs: what the card brings at once; reply: the most that the next player can peg upon it, on the average."
    return plain._replace(title="Cards compared", heads=("pegs", "reply", "behind"), unit=POINTS, near=NEAR_POINTS,
                          rows=reasoned(rows, reason, NEAR_POINTS), notes=(pegs_, *home, *plain.notes), reason=reason,
                          decided=by, liked=liked, book=_renamed(plain.book, looked.book.move, liked))


def seen_in_hand(asked: InPlay, looked: Looked, rows: Sequence[Course]) -> str:
    """By what the cards left play better, as it can be seen in the hand: in the book's words where it advises the same
    for a reason of this card, and not of all that is worse, too; "" for none.  Of three players and more nobody knows
    who answers."""
    best, worse, why = rows[0].cards[0], [row.cards[0] for row in rows if not row.equal], looked.book.why
    s = situation(asked.deal, asked.seat)
    ours = any(isinstance(card, Card) and card.rank == best.rank for card in looked.book.move)
    ours = ours and not (BEYOND in why and all(s.reached + VALUE[card.rank] > FIFTEEN for card in worse))
    found = telling(s, best, worse) if len(asked.others) == 1 else ""
    if ours and not (found and any(words in why for words in GENERAL)):
        return ordered(looked.book, phrase)
    return f"{rows[0].words}: {_pegged(asked, rows[0])}{found}." if found else ""


def _pegged(asked: InPlay, row: Course) -> str:
    """"it pegs two at once, and ": where something else decides, too."""
    scored = at_once(asked, row.move)
    return f"it pegs {number(scored)} at once, and " if scored else ""


def _renamed(text: str, card: Move, other: Move) -> str:
    """A sentence about one card told of another of its rank, which is as good in the play."""
    for one, another in zip(card[1:], other[1:]):
        if isinstance(one, Card) and isinstance(another, Card):
            text = text.replace(one.name, another.name)
    return text


def _parts_played(asked: InPlay, row: Course, replies: Mapping[Move, float], worth: float) -> Parts:
    """What a card brings at once, what the reply costs, and all that follows, in tenths of a point."""
    now, reply = float(at_once(asked, row.move)), -replies[row.move]
    return dict(zip(PLAYED, tenths((now, reply, worth - now - reply)), strict=True))


def _why_played(by: str, asked: InPlay, rows: Sequence[Course]) -> str:
    """Why the first is the best, when this part decides."""
    scored = pegs(_after(asked, rows[0].move))
    if by == "now" and scored:
        earned = listed([EARNED.get(peg.what, peg.what) for peg in scored])
        return f"it pegs {number(sum([peg.points for peg in scored]))} at once, for {earned}"
    most = all(row.parts[by] <= rows[0].parts[by] for row in rows)
    if by == "later" and most:
        return f"{_pegged(asked, rows[0])}{PLAYED[by].why}"
    why = PLAYED[by].why if most else f"{set_beside(rows, by, phrase)}{MORE.get(by, PLAYED[by].why)}"
    return f"{_pegged(asked, rows[0]) if by == 'reply' else ''}{why}"


def at_once(asked: InPlay, move: Move) -> int:
    """What the card pegs as it is played."""
    return sum([points for points, _ in pegs(_after(asked, move))])


def replies_to(asked: InPlay, looked: Looked, rng: Random) -> dict[Move, float]:
    """What the next player's most profitable card pegs, on the average of layouts."""
    layouts = list(islice(asked.layouts(rng), asked.ways or REPLIES))
    found = {}
    for one in looked.found:
        move = one.plan[0]
        row = _after(asked, move)
        left = FULL - total(row)
        sums = [sum(weight * most for _, weight, most in _best_replies(asked, layouts, row, left))]
        found[move] = sums[0] / sum(weight for _, weight in layouts)
    return found


def _best_replies(asked: InPlay, layouts: Sequence[tuple[list[tuple[int, ...]], float]], row: tuple[Card, ...],
                  left: int) -> Iterator[tuple[list[tuple[int, ...]], float, int]]:
    """Each layout with its weight and the most that the next player can peg at once."""
    for hands, weight in layouts:
        holder = next((s for s in asked.others if hands[s] and s not in asked.deal.gone), None)
        able = [BY_PLACE[place] for place in set(hands[holder])] if holder is not None and left else []
        most = max([sum([points for points, _ in pegs((*row, c))]) for c in able if total((c,)) <= left], default=0)
        yield hands, weight, most


def _after(asked: InPlay, move: Move) -> tuple[Card, ...]:
    return (*asked.deal.row, *[token for token in move[1:] if isinstance(token, Card)])


def _of_rank(move: Move, done: Move | None) -> Move:
    """The card that was played, for another of its rank: they are alike."""
    same = done is not None and done.verb == move.verb and [t.rank for t in done[1:] if isinstance(t, Card)] == \
        [t.rank for t in move[1:] if isinstance(t, Card)]
    return done if same and done is not None else move


def signed(value: float) -> str:
    """In tenths with its sign; nought without."""
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
