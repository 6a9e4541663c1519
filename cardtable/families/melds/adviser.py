"""What a person is told of the courses open to him at a game of melds: each by what it makes of the melds, of tricks
and of what is kept.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.dominance import told_worse
from cardtable.families.melds.grounds import borne_out, grounds, of_a_declaration, plainly, telling
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.maxims import NOTHING
from cardtable.families.melds.search.questions import ByTrials
from cardtable.families.melds.search.words import CERTAIN, HOPES, OTHERS, SCORE, SEQUENCES, SMALLER, TRICKS
from cardtable.players.amounts import tenths
from cardtable.players.compared import Looked, decided_by, look, reasoned, set_beside
from cardtable.players.comparison import BEHIND, Comparison, Course
from cardtable.players.parts import as_good, falls_short
from cardtable.players.question import PartWords, Scale
from cardtable.players.report import Report
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View
from cardtable.showing.phrases import listed

POINTS = "points"
FIGURES = Report(POINTS, 0, False, {})
ERROR = 0.5                      # points
LONGER = 4                       # times as many layouts as the master looks at: who compares courses reads figures
UNTOLD = ("Trials cannot tell by which parts drawing is worse: it is set behind by what they show, or at least by what "
          "putting off a declaration costs on the average.")
LATER = "what may be scored now is put off"
OWN = (CERTAIN, SEQUENCES, SMALLER, HOPES)       # parts that hang on what is kept
TIMES = {1: "", 2: " twice", 3: " three times"}
HEADS: Mapping[str, str] = {SEQUENCES: "sequence", SMALLER: "small melds", OTHERS: "the other’s",
                            TRICKS: "tricks", HOPES: "kept", SCORE: "score"}
BASIS = ("Figures are of trials, in points beside your adversary’s. By how much two cards differ is the mean of what "
         "trials show and of what habit reckons, which counts for less with every draw. Kept is what may yet be "
         "declared of the cards kept, score what the state of the game makes of the rest.")


def compare(view: View, seat: int, done: Move | None, rng: Random, budget: float, stop: Stop | None, near: float,
            put_off: float, certain: str, names: Mapping[str, str],
            due: Mapping[Card, float] = NOTHING) -> Comparison | None:
    """Cards or declarations compared while there is a stock; None for all else.  `near` is how far behind the best is
    still near it, `put_off` what it costs to put a declaration off where trials cannot tell, `certain` the head over
    melds of certain cards, `names` what melds are called, `due` the cards that will yet score by themselves."""
    deal = view.deal
    if not isinstance(deal, MeldDeal) or deal.phase not in ("play", "declaring"):
        return None
    looked = look(view, seat, done, rng, LONGER * budget, stop)
    if looked is None or not isinstance(looked.question, ByTrials):
        return looked and looked.comparison(Scale(ERROR, near))
    asked, words = looked.question, looked.question.part_words
    looked = told_worse(putting_off(looked, put_off), due, ERROR)
    plain = looked.comparison(Scale(ERROR, near))
    first = plain.rows[0]
    if not first.parts:
        return plain
    top = max(plain.rows, key=lambda row: row.value)     # from which what is worse is told
    rows = told_apart([_row(row, first if row.equal else top, words, names) for row in plain.rows],
                      deal.zone[deal.layout.declared[seat]], deal.melds[seat], names)
    by = decided_by(rows)
    if by == HOPES and not asked.draws:
        by = ""                                          # nothing is kept for what can no more be declared
    ground = why(looked, asked, rows, by, names)
    reason = f"{rows[0].words}: {ground}." if ground else named_apart(looked.reason(rows, ""), first, rows[0])
    closely = 0.0 if any(map(_untold, rows)) else near   # "only just" is not said of scoring
    return plain._replace(title="Cards compared" if deal.phase == "play" else "Declarations compared",
                          heads=(certain, *HEADS.values(), "total", BEHIND), rows=reasoned(rows, reason, closely),
                          notes=(BASIS, *[UNTOLD] * any(map(_untold, rows)), *plain.notes), reason=reason, decided=by)


def named_apart(reason: str, plain: Course, told: Course) -> str:
    """A reason that names the first, as the book does, in words that are not those of another copy."""
    said = reason.removeprefix(told.words).removeprefix(plain.words)
    return told.words + said if said.startswith(":") else reason


def putting_off(looked: Looked, cost: float) -> Looked:
    """With what drawing costs on the average, unless trials show it to be worse: what may be scored now may be scored
    later, most often, but hardly ever for more, and no player calls it as good.  Where it has come to more that is
    chance: in many trials it does so by next to nothing (docs/play.md)."""
    made = [one for one in looked.found if one.plan[0].verb == "declare"]
    drawn = next((one for one in looked.found if one.plan[0].verb == "draw"), None)
    if drawn is None or not made or not looked.equal(drawn, ERROR):
        return looked
    best, least = made[0], max(cost, drawn.behind - made[0].behind)
    found = [*[one._replace(behind=best.value - one.value, doubt=one.doubt * (one is not best)) for one in made],
             drawn._replace(value=best.value - least, behind=least, doubt=least - ERROR)]        # never costly
    parts = {plan: part for plan, part in looked.parts.items() if plan != drawn.plan}
    return looked._replace(found=sorted(found, key=lambda one: one.behind), parts=parts)


def told_apart(rows: Sequence[Course], declared: Cards, scored: Sequence[Meld] = (),
               names: Mapping[str, str] = MappingProxyType({})) -> list[Course]:
    """Of courses that have the same words, with which copies of a card: one that has been declared may yet serve for
    more, and one that has `scored` may not serve again."""
    same_words = {words: [row for row in rows if row.words == words] for words in {row.words for row in rows}}

    def place(card: Card) -> str:
        return "on the table" if card in declared else "in your hand"

    def past(card: Card) -> str:
        often = Counter([meld.kind for meld in scored if card in meld.cards])
        some = listed([names[kind] + TIMES.get(times, " often") for kind, times in often.items()])
        return f"that has scored {some or 'nothing'}"

    def which(row: Course, others: Sequence[Course]) -> str:
        if row.move.verb == "play":
            places = {place(other.cards[0]) for other in others}
            return f"the one {place(row.cards[0]) if len(places) == len(others) else past(row.cards[0])}"
        own = [card for card in row.cards if not all(card in other.cards for other in others)]
        return f"with the {listed([f'{card.name} {place(card)}' for card in own])}"

    def placed(row: Course) -> Course:
        alike = same_words[row.words]
        tags = [which(other, alike) for other in alike] if len(alike) > 1 else []
        tag = which(row, alike) if len({*tags}) > 1 else ""
        return row._replace(words=f"{row.words}, {tag}", why=f"{row.why} ({tag})" if row.why else tag) if tag else row

    return [placed(row) for row in rows]


def why(looked: Looked, asked: ByTrials, rows: Sequence[Course], by: str, names: Mapping[str, str]) -> str:
    """What speaks for the first: that something can be scored, or a card is kept for that; what the book says of it,
    for which "" stands; what else can be seen; else the part that decides, if any."""
    move, deal, liked = rows[0].move, asked.deal, same(rows[0].move, looked.book.move)
    if by and move.verb == "play":
        card, rival = rows[0].cards[0], next(row for row in rows if not row.equal).cards[0]
        told = "" if liked else looked.book.why.casefold()   # what the book says of its own card is no reason for ours
        ground = telling((one for one in grounds(asked, card, rival, names) if one.words not in told), rows)
        if ground is not None and (ground.scored or ground.kept or not liked):
            return ground.words
        seen = plainly(asked, card, [row.cards[0] for row in rows if not row.equal])
        seen = seen * (seen not in told)
        by = by * borne_out(asked, rows, by)
    else:
        scored = move.verb == "declare"
        seen = of_a_declaration(deal, asked.seat, Meld(str(move[1]), rows[0].cards), names) if scored else ""
    if liked:
        return ""
    return seen or by and f"{set_beside(rows, by, looked.report.phrase)}{looked.question.part_words[by].why}"


def _row(row: Course, beside: Course, words: Mapping[str, PartWords], names: Mapping[str, str]) -> Course:
    """With its parts in tenths, and a meld by its name."""
    parts = dict(zip(row.parts, tenths(list(row.parts.values())), strict=True))
    cells = (*[_signed(parts[name]) if parts else "" for name in (CERTAIN, *HEADS)], _signed(row.value),
             "" if row.equal else FIGURES.shortfall(row.value, beside.value))
    short = as_good(row.value - beside.value, POINTS, row.parts, beside.parts, words) if row.equal else \
        falls_short(row.behind, POINTS, row.parts, beside.parts, words)
    if _untold(row):
        short = f"{short[:-1]}: {LATER}."
    if row.move.verb != "declare":
        return row._replace(cells=cells, why=short)
    meld = names[str(row.move[1])]
    suit = f" in {SUIT_NAMES[row.cards[0].suit]}" if len({card.suit for card in row.cards}) == 1 else ""
    return row._replace(cells=cells, why=short, verb=f"Score {meld}", words=f"Score {meld}{suit}")


def _untold(row: Course) -> bool:
    """Whether it is drawing, set behind without parts."""
    return row.move.verb == "draw" and not row.parts and not row.equal


def _signed(value: float) -> str:
    """In tenths with its sign; nought without."""
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
