"""In which order all are asked at Baccarat, what each has said, and what may come of the hand: beside the table."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.baccarat import words
from cardtable.games.baccarat.francs import FRANCS
from cardtable.games.baccarat.laws import CODE, LAW
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.table import BANK
from cardtable.showing.lines import Names
from cardtable.showing.phrases import ordinal
from cardtable.showing.wagers import Wagers

HEADS = "in order", "says", "purse"
YET, PASSED_OVER = "…", "–"
ON_CARDS = "dealing", "third", "option"
EQUAL = "Equal points", "the stakes stand over"
FOOT = "Equal points move nothing: bank and stakes stand for the next hand."


def order(deal: Banked, own: int, name: Names) -> Wagers | None:
    """For who sits at `own`, below nothing for an onlooker; None where nobody is asked and nothing is at stake."""
    if deal.over or deal.phase not in LAWS:
        return None
    first, others = (-1, deal.round(deal.first)) if deal.phase == "auction" and isinstance(deal, Banque) else \
        (deal.dealer, deal.in_order())
    rows = [(f"{_called(first, name)}, bank", _franc(deal.purse[BANK]), _franc(deal.has(first)))] if first >= 0 else []
    rows += [(_called(seat, name), says(deal, seat), _franc(deal.has(seat))) for seat in others]
    law = CODE.law(LAW[_governs(deal)])
    return Wagers(TITLES.get(deal.phase, "The bank"), f"the {ordinal(deal.coup + 1)} hand", HEADS, tuple(rows),
                  COMES.get(deal.phase, "This hand"), tuple(_outcomes(deal, own)),
                  (law.heading, law.text, law.of(CODE.title)), FOOT if deal.phase == "going_bank" else "")


def _called(seat: int, name: Names) -> str:
    return name(seat) or "You"


def _franc(coins: int) -> str:
    return FRANCS.figure(coins)


def says(deal: Banked, seat: int) -> str:
    """What he has said so far; dots where he is yet to be asked, a dash where he is not."""
    lies = sum([one.coins for one in deal.stakes if one.seat == seat])
    match deal.phase:
        case "auction" if isinstance(deal, Banque):
            bid = f"bids {_franc(deal.bid)}" if seat == deal.bidder else ""
            return bid or (YET if seat in deal.bidding else _or_dash("passes", deal.has(seat) >= deal.terms.minimum))
        case "going_bank":
            return _of_going(deal, seat, lies)
        case "succession":
            able = deal.has(seat) >= deal.purse[BANK]
            return YET if seat in deal.asked else _or_dash("leaves it", able)
        case "staking" if not lies:
            return YET if seat in deal.must else "no stake"
    banco = "banco " if seat in deal.bancos else ""
    holds = ", holds" if seat in deal.holders and deal.phase in ("third", "option") else ""
    return f"{banco}{_franc(lies)}{holds}" if lies else "no stake"


def _or_dash(said: str, asked: bool) -> str:
    return said if asked else PASSED_OVER


def _of_going(deal: Banked, seat: int, lies: int) -> str:
    """Who has too little for the whole bank is not asked, nor is who comes after a claim, but for halves."""
    if seat in deal.bancos:
        return "banco"
    if seat in deal.asked:
        return YET
    if lies:                                     # from a hand of equal points
        return _franc(lies)
    ahead = deal.in_order()
    late = bool(deal.bancos) and ahead.index(seat) > ahead.index(deal.bancos[0])
    return _or_dash("lets it by", not late and deal.has(seat) >= deal.purse[BANK])


def _outcomes(deal: Banked, own: int) -> Iterator[tuple[str, str]]:
    bank, staked = deal.purse[BANK], sum([one.coins for one in deal.stakes])
    over = staked - bank
    match deal.phase:
        case "auction" if isinstance(deal, Banque):
            yield "The highest bid", _franc(deal.bid) if deal.bid else "none yet"
            yield "The least bank", _franc(deal.terms.minimum)
        case "succession":
            yield "The bank is had at", _franc(bank)
        case "going_bank":
            yield "Stakes", "in the same order"
            yield "Beyond the bank", "not answered for" if isinstance(deal, Banque) else "may be declined"
            yield "The cards", "in turn, on each side" if isinstance(deal, Banque) else "the highest stake’s"
        case "staking" | "excess":
            yield "In the bank", _franc(bank)
            yield "Staked against it", _franc(staked)
            yield ("Over the bank", _franc(over)) if over > 0 else ("Not yet covered", _franc(-over))
        case _:
            yield from _of_cards(deal, own)


def _of_cards(deal: Banked, own: int) -> Iterator[tuple[str, str]]:
    """What each hand is worth to the reader: to the banker all that lies against it."""
    banks, bank = own == deal.dealer, deal.purse[BANK]
    short = "up to " if sum([one.coins for one in deal.stakes]) > bank else ""
    for spot in deal.spots:
        lies = sum([one.coins for one in deal.stakes if one.spot == spot and (banks or one.seat == own)])
        if lies:
            side = f" {words.SIDES[spot][1].strip()}" if words.SIDES[spot][1] else ""
            gain = _franc(min(lies, bank))
            yield f"The bank wins{side}", f"you {'win' if banks else 'lose'} {_franc(lies)}"
            yield f"The punters win{side}", f"you lose {gain}" if banks else f"you win {short}{gain}"
    yield EQUAL


def _governs(deal: Banked) -> str:
    """The article that governs what is being done."""
    banque, chemin = LAWS[deal.phase]
    return banque if isinstance(deal, Banque) else chemin


TITLES = {"auction": "The auction"}
COMES = {"auction": "The bank", "succession": "The bank", "going_bank": "If nobody goes bank", "staking": "The stakes",
         "excess": "The stakes"}
LAWS = {"auction": ("auction", "auction"), "going_bank": ("claims", "banco"), "staking": ("liability", "cover"),
        "excess": ("unlimited", "cover"), "succession": ("retiring", "passing"), **dict.fromkeys(
            ON_CARDS, ("each side", "settling"))}
"""By phase, at Banque and at Chemin de Fer; elsewhere there is no such page."""
