"""What a stake is worth, exactly, at the first coup from a fresh shoe: each course by how much it changes what the
coins on the cloth are expected to come to; the book’s figures beside ours where they differ."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.families.staking.comparing import Told, compared
from cardtable.families.staking.prison import PRISON
from cardtable.families.staking.stakes import Stakes
from cardtable.games.trente_et_quarante import odds, words
from cardtable.games.trente_et_quarante.coup import CHANCES
from cardtable.games.trente_et_quarante.francs import FRANC, FRANCS
from cardtable.games.trente_et_quarante.maxims import UNIT, choose
from cardtable.games.trente_et_quarante.rules import TrenteEtQuarante
from cardtable.players.comparison import Comparison
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

NEAR = 5.0                                       # francs behind the best that are still called near it
FRESH = "Counted exactly, for the first coup from a fresh shoe; what has been dealt changes it little."
OF_REFAIT = ("The book reports a refait once in 38 coups, and 81 to 1 at first glance: exactly it is once in 45.7. It "
             "takes the bank’s share for 2 in a hundred; it is 1.095 of each stake, 1.35 at Roulette.")
OF_PREMIUM = ("An insured stake costs 1 in a hundred, one that is not 1.095; below 457 francs the five francs of the "
              "premium are more than it saves. The book is right that insuring pays, if the stake is large.")
AT_REFAIT = "The book sets no value on either. Half back is worth a half, a stake in prison 0.49385 of itself."


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """What this seat can do now, each with what it changes."""
    deal = view.deal
    assert isinstance(deal, TrenteEtQuarante)
    if deal.phase == "dealing":
        return None
    book = choose(view, seat, Random(0))
    refait = deal.phase == "refait"
    moves = dict.fromkeys([*((Move(("half",)), Move(("prison",))) if refait else _courses(deal, seat)), book.move,
                           *([done] if done else [])])
    decision = deal.decision(seat)
    worth = {move: (_kept(deal, seat, move) if refait else _change(deal, seat, move)) / FRANC for move in moves
             if move in decision}
    insuring = any(move.verb in ("insure", "insure-one", "uninsure") for move in worth)
    reason = ("{best}: of the two it is worth the more." if refait else
              "{best}: what lies there is expected to lose less by it." if max(worth.values(), default=0) > 0 else
              "{best}: whatever is done besides is expected to cost something." if insuring else
              "{best}: every stake is expected to lose a little, and on all four chances alike.")
    return compared(worth, book, lambda move: _words(deal, move), Told(
        "francs", NEAR, reason, (FRESH, AT_REFAIT if refait else OF_PREMIUM if insuring else OF_REFAIT)))


def _courses(deal: TrenteEtQuarante, seat: int) -> Iterator[Move]:
    """To lay nothing more, a louis on each chance, and to insure what lies there."""
    yield Move(("done",))
    yield Move(("insure",))
    yield Move(("uninsure",))
    for spot in CHANCES:
        if UNIT in deal.room(seat, spot):
            yield Move(("place", spot, UNIT))


def expected(deal: TrenteEtQuarante, stakes: Stakes) -> float:
    """What these stakes are expected to gain, in coins, premiums included; those in prison by what they are worth."""
    at_refait = odds.PRISONER if deal.terms.refait == PRISON else odds.HALVED
    found = 0.0
    for one in stakes:
        if one.prison:
            found -= one.coins * (1 - odds.PRISONER ** one.prison)
        elif (one.seat, one.spot) in deal.insured:
            found -= one.coins * odds.insured_edge(one.coins)
        else:
            found -= one.coins * odds.edge(at_refait)
    return found


def _change(deal: TrenteEtQuarante, seat: int, move: Move) -> float:
    """By how much a move changes what the cloth is expected to come to for this seat."""
    if move.verb == "done":
        return 0.0
    after = deal.copy()
    after.apply(seat, move)
    now, then = (expected(some, tuple([one for one in some.stakes if one.seat == seat])) for some in (deal, after))
    return then - now


def _kept(deal: TrenteEtQuarante, seat: int, move: Move) -> float:
    """What is left of the stake that is asked of."""
    stake = deal.to_say(seat)
    return (odds.HALVED if move.verb == "half" else odds.PRISONER) * (stake.coins if stake is not None else 0)


def _words(deal: TrenteEtQuarante, move: Move) -> str:
    """"Lay twenty francs on Rouge", "Deal"."""
    verb, *rest = words.TOKENS[move.verb], *move[1:]
    if move.verb == "place":
        return f"Lay {FRANCS.words(int(rest[1]))} on {words.spot(str(rest[0]))}"
    named = [words.spot(str(one)) if isinstance(one, str) else FRANCS.words(int(one)) for one in rest]
    return ", ".join([verb, *named])
