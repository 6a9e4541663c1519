"""What players of these games answer under strict laws."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.tricks.maxims import Advice, alone
from cardtable.families.tricks.strict import answers as common
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

REVOKE, TURN, CALLED = "002:7950-8016", "002:7900-7928", "002:7852-7898"
GAME = 100                                       # what winning a game counts besides its points: ours
FIRST = ("exposed-lead", "let-stand", "he-declares", "no-notice", "double-stands", "silence-partner", "call-it",
         "mended", "partner-lose")
"""What is exacted where nothing is to be weighed."""


def settled(view: View, seat: int) -> Thought | None:
    """The answer in a phase that strict laws have added; None in any other."""
    deal = view.deal
    if not isinstance(deal, StrictDeclarer) or deal.phase not in deal.settling:
        return None
    if deal.phase == "accusations":
        return Thought(seat, *common.accusing(view, deal, seat, REVOKE))
    return Thought(seat, *PHASES.get(deal.phase, alone)(deal, seat))


def remedy(deal: StrictDeclarer, seat: int) -> Advice:
    """What is worth most where all is played; else what costs the others least to bear and oneself nothing."""
    if deal.due[0].fault in ("put right", "declarer's", "pointing"):
        return highest_or_lowest(deal, seat)
    if not any(deal.playable(one) for one in range(deal.seats)):
        best = max(deal.decision(seat), key=lambda move: worth(deal, seat, move))
        return Advice(best, "Take what it costs them most.", REVOKE)
    names = [str(move[1]) for move in deal.decision(seat)]
    name = next((one for one in FIRST if one in names), names[0])
    return Advice(Move(("exact", name)), "That is what the law gives.", TURN)


def highest_or_lowest(deal: StrictDeclarer, seat: int) -> Advice:
    """The lowest where one's own side holds the trick, else the highest."""
    trick = deal.on_table()
    ours = bool(trick) and deal.party[deal.played_by()[deal.order.wins(trick, deal.trump)]] == deal.party[seat]
    word = "lowest" if ours else "highest"
    move = next(move for move in deal.decision(seat) if word in str(move[1]))
    why = "the trick is yours" if ours else "it is spent on a trick of theirs"
    return Advice(move, f"Ask for the {word}: {why}.", REVOKE)


def worth(deal: StrictDeclarer, seat: int, move: Move) -> int:
    """The points that it brings, the game won among them; nothing where more is to be settled."""
    after, own = deal.copy(), deal.side[seat]
    after.apply(seat, move)
    totals = after.totals
    won = GAME if after.ends_game else 0
    return totals[own] - totals[1 - own] + (won if after.score[own] > after.score[1 - own] else -won)


PHASES: dict[str, Callable[[StrictDeclarer, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(deal, seat, CALLED),
    "naming_suit": lambda deal, seat: common.naming_suit(deal, seat, TURN)}


def obeying(deal: DeclarerDeal, seat: int, advised: Advice) -> Advice:
    """The same, unless strict laws demand something else."""
    return common.obeying(deal, seat, advised, CALLED) if isinstance(deal, StrictDeclarer) else advised


def aside(view: View, deal: StrictDeclarer, seat: int) -> Thought | None:
    """What has been noticed is claimed, the trick turned, a question answered."""
    if deal.phase != "play":
        return common.misdealt(deal, seat, "002:7639-7697")
    if seat == deal.dummy:
        return None
    return common.claims(view, deal, seat, REVOKE, TURN) or \
        common.turns(deal, seat, deal.keeps(seat), REVOKE, REVOKE)
