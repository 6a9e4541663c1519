"""What a person is shown of the courses open to him: throws by their parts, cards by what they peg and let be pegged.

Values come from evaluate.py and trainer.py; here they become rows and sentences.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from cardtable.cards import Card
from cardtable.games.cribbage.book.lay_out import help_to_crib
from cardtable.games.cribbage.book.throws import BY_PLACE
from cardtable.games.cribbage.rules.count import FULL, pegs, total
from cardtable.games.cribbage.rules.forms import crib_weight
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.cribbage.search.evaluate import InPlay, LayingOut, phrase
from cardtable.games.cribbage.show.trainer import ERROR, Count, Ranking, rank
from cardtable.games.cribbage.show.trainer import Row as Throw
from cardtable.players.compared import Comparison, Looked, Row, Scale, by_the_book, in_words, look, without_cards
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import listed

NEAR_POINTS = 0.5                # so far behind the best a course may be and still be called near it
REPLIES = 200                    # layouts in which the reply to a card is looked at
SEEN, TOLD = 0.005, 0.05         # smaller differences of points, or of the game, are not told


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Throws or cards compared; None for the count, which has nothing to weigh."""
    if view.deal.phase == "laying_out":
        return throws_compared(view, seat, names, rng)
    if view.deal.phase == "play":
        return cards_compared(view, seat, done, rng, budget, stop)
    return None


# Laying out


def throws_compared(view: View, seat: int, names: Sequence[str], rng: Random) -> Comparison:
    """Hand, crib, pegging and total apart, and what the game is then worth."""
    found, deal = rank(view, seat), view.deal
    assert isinstance(deal, Cribbage)
    ours = crib_weight(deal.form, LayingOut(view, seat).part) > 0
    racing = found.unit != "points"
    heads = ("hand", "crib", "pegging", "total", *(("worth",) if racing else ()))
    rows = [_throw(row, found, ours, racing) for row in found.rows]
    about = order_of_counting(found.counting, deal.side, names) if found.counting else ""
    return Comparison("Throws compared", heads, tuple(rows), found.unit, NEAR_POINTS * found.slope, about,
                      by_the_book(view, seat, rng).why, (_basis(found, ours),))


def _throw(row: Throw, found: Ranking, ours: bool, racing: bool) -> Row:
    cells = [f"{row.hand:.2f}", signed(row.crib), signed(row.pegging), signed(row.total)]
    if racing:
        cells.append(signed(row.value, 1))
    move = Move(("lay-out", *row.thrown))
    return Row(move, without_cards(move, phrase), in_words(move, phrase), tuple(cells), row.value, row.behind,
               row.equal, why(row, found, ours))


def why(row: Throw, found: Ranking, ours: bool) -> str:
    """Where a throw gains and where it loses against the best, the heaviest first."""
    best = found.rows[0]
    if row is best:
        return "The best of all, though not by more than the error." if found.rows[1].equal else "The best of all."
    parts = [("in the hand", row.hand - best.hand), ("in the play", row.pegging - best.pegging),
             ("from the crib" if ours else "to their crib", row.crib - best.crib)]
    parts.sort(key=lambda part: -abs(part[1]))
    told = listed([_part(where, by) for where, by in parts if abs(by) >= SEEN])
    if told and parts[0][0].endswith("crib"):
        help_, reason = help_to_crib(row.thrown)
        more = (row.crib > best.crib) == ours
        told += f", since {reason}" if reason and (help_ > 0) == more else ""
    short = best.total - row.total
    points = f"{abs(short):.2f} points {'less' if short > 0 else 'more'}" if abs(short) >= SEEN else "as much"
    text = f"{told}: {points} in all" if told else "As much in every part"
    if found.unit != "points" and row.behind >= TOLD:
        text += f", {'yet' if short < 0 else 'and'} {row.behind:.1f} {found.unit} less"
    text = text[:1].upper() + text[1:]
    return f"{text}; this is inside the error." if row.equal and row.behind else f"{text}."


def _part(where: str, by: float) -> str:
    """"0.52 less in the hand"; what is given to the others' crib counts the other way."""
    if where == "to their crib":
        return f"{abs(by):.2f} {'more' if by < 0 else 'less'} {where}"
    return f"{abs(by):.2f} {'less' if by < 0 else 'more'} {where}"


def _basis(found: Ranking, ours: bool) -> str:
    here = f" ({ERROR * found.slope:.1f} {found.unit} here)" if found.unit != "points" else ""
    return ("Hands are counted over all turn-ups; crib and pegging come from tables"
            + ("" if ours else ", and what the others gain by them is taken off")
            + f". Throws within a tenth of a point of the best{here} are called equal: the tables tell no more.")


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
    """What each card pegs at once, what the best reply to it pegs on the average, and what the game is then worth."""
    looked = look(view, seat, None, rng, budget, stop)
    if looked is None or not isinstance(looked.question, InPlay):
        return None
    asked = looked.question
    slope = abs(asked.slope())
    plain = looked.comparison(Scale(ERROR * slope, NEAR_POINTS * slope))
    replies = replies_to(asked, looked, rng)
    best = plain.rows[0].move
    rows = []
    for row in plain.rows:
        now, reply = at_once(asked, row.move), replies[row.move]
        gain, risk = now - at_once(asked, best), reply - replies[best]
        cells = (str(now), f"{reply:.2f}", signed(row.value, 1))
        text = _why_played(gain, risk, row, asked.unit)
        rows.append(row._replace(cells=cells, why=text, move=_of_rank(row.move, done)))
    notes = [note.partition("; ±")[0].rstrip(".") + "." for note in plain.notes]
    notes.insert(0, "Pegs: what the card brings at once; reply: the most that the next player can peg upon it, on the "
                    "average.")
    return plain._replace(title="Cards compared", heads=("pegs", "reply", "worth"), rows=tuple(rows),
                          notes=tuple(notes))


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


def _why_played(gain: int, risk: float, row: Row, unit: str) -> str:
    """What a card gains at once and risks in the reply, against the best."""
    if not row.behind:
        return "The best of all."
    told = [f"pegs {abs(gain)} {'more' if gain > 0 else 'less'} at once"] * bool(gain)
    told += [f"lets the next player peg {abs(risk):.2f} {'more' if risk > 0 else 'less'}"] * (abs(risk) >= SEEN)
    text = f"{listed(told) or 'pegs and risks as much at once'}; worth {row.behind:.1f} {unit} less"
    return f"{text[:1].upper()}{text[1:]}{', which is inside the error' if row.equal else ''}."


def signed(value: float, digits: int = 2) -> str:
    """With its sign; nought without."""
    return f"{value:+.{digits}f}".replace("-", "−")
