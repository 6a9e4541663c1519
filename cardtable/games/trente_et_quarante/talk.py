"""Trente et Quarante in words: who lays what, what the rows come to, what is raked in and paid, who is in prison."""
from __future__ import annotations

from collections.abc import Collection, Mapping

from cardtable.families.staking.deal import Staking
from cardtable.families.staking.stakes import Stake
from cardtable.families.staking.talk import StakingTalk, told_plainly
from cardtable.games.trente_et_quarante import words
from cardtable.games.trente_et_quarante.coup import THIRTY, Coup, colour
from cardtable.games.trente_et_quarante.francs import FRANCS
from cardtable.games.trente_et_quarante.maxims import paper
from cardtable.games.trente_et_quarante.options import TrenteOptions
from cardtable.games.trente_et_quarante.outcomes import wagers
from cardtable.games.trente_et_quarante.rules import BANK, NOIR, PACKS, ROUGE, SHOE, TALON, TrenteEtQuarante
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.options import Value
from cardtable.showing.lines import Line, Names, cited
from cardtable.showing.phrases import counted, number
from cardtable.showing.stakes import Cry, Reading, RowPoints
from cardtable.showing.wagers import Wagers

NEARER = "nearer: it wins"
BY_SYSTEM = "club"                               # the level that plays by one


class TrenteTalk(StakingTalk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    accounts = words.ACCOUNTS
    sentences = words.TOLD
    keys = words.KEYS
    coins = FRANCS
    first_piece = 1                              # the gold piece of twenty
    croupier = ("The tailleur", "the bank")
    folded_verbs: Collection[str] = ("double", "take", "move", "insure-one")

    # --- what is asked

    def spot(self, name: str) -> str:
        return words.spot(name)

    def place_told(self, deal: Staking, name: str, loose: int, prison: int, seat: int) -> Reading:
        insured = isinstance(deal, TrenteEtQuarante) and (seat, name) in deal.insured
        return Reading(words.spot(name), words.reading(loose, prison, insured))

    # --- the cloth

    def cry(self, deal: Deal) -> Cry | None:
        if not isinstance(deal, TrenteEtQuarante):
            return None
        past = deal.past[-1] if deal.past else None
        if past is not None and (deal.phase == "refait" or deal.over):
            return Cry(*_called(past))
        if deal.phase == "shuffle":
            return Cry(*words.CRIES["passes"]) if past is not None else None
        return Cry(*words.CRIES["open" if deal.phase == "staking" else "closed"], *_called(past))

    def cry_at(self, deal: Deal, event: Event) -> Cry | None:
        if event.what == "points":
            return Cry(*_called(_coup(event)), *words.CRIES["closed"])
        return Cry(*words.CRIES[event.what]) if event.kind == "said" and event.what in ("closed", "passes") else None

    def closing(self, deal: Deal, event: Event) -> Cry | None:
        return Cry(*words.CRIES["closed"]) if event.what == "closed" else None

    def won(self, deal: Deal, event: Event) -> Collection[str] | None:
        return _coup(event).winners if event.what == "points" else () if event.what == "passes" else None

    def row_points(self, deal: Deal) -> RowPoints | None:
        if not isinstance(deal, TrenteEtQuarante) or not deal.zone[ROUGE] or not deal.past:
            return None
        if deal.phase == "dealing":              # the rows that lie there are about to be swept up
            return None
        return _points(deal.past[-1])

    def row_points_at(self, deal: Deal, event: Event) -> RowPoints | None:
        if event.what == "points":
            return _points(_coup(event))
        if event.what == "row":
            row, total = event.args
            return RowPoints((str(total), "")) if row == "noir" else None    # of both is told with the points
        return RowPoints(("", "")) if event.what == "closed" else None

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if zone == SHOE:
            return f"{number(PACKS)} packs, {len(deal.zone[SHOE])} left" if deal.zone[SHOE] else ""
        if zone == NOIR and deal.zone[NOIR]:
            return f"the first card, {colour(deal.zone[NOIR][0])}"
        return "the talon" if zone == TALON else ""

    # --- plates and papers

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        return wagers(deal, seats[0]) if isinstance(deal, TrenteEtQuarante) and seats else None

    def part(self, deal: Deal, seat: int) -> str:
        if isinstance(deal, TrenteEtQuarante) and seat == deal.banker:
            return f"the bank · {self.purse(deal, seat)}"
        told = super().part(deal, seat)
        if not isinstance(deal, TrenteEtQuarante):
            return told
        mine = [one for one in deal.stakes if one.seat == seat]          # of a part of them the places tell
        insured = bool(mine) and all(not one.prison and (seat, one.spot) in deal.insured for one in mine)
        return f"{told.removesuffix('laid')}insured" if insured else told

    def paper(self, deal: Deal, seat: int, level: str) -> tuple[str, ...]:
        """Who plays by a system has its title there, and what he has written down."""
        banker = isinstance(deal, TrenteEtQuarante) and seat == deal.banker
        return paper(deal, seat) if level == BY_SYSTEM and isinstance(deal, TrenteEtQuarante) and not banker else ()

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = TrenteOptions.of(options)
        return ["Rouge et Noir", *super().subtitle(game, options), f"{counted(chosen.coups)} coups"]

    def stake_told(self, deal: Staking, stake: Stake, whose: str) -> str:
        insured = isinstance(deal, TrenteEtQuarante) and (stake.seat, stake.spot) in deal.insured and not stake.prison
        return super().stake_told(deal, stake, whose).removesuffix(".") + (", insured." if insured else ".")

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, TrenteEtQuarante):
            return super().in_words(deal, name, title)
        past = [f"The last coups: {'; '.join([coup.english for coup in deal.past[-11:]])}."] if deal.past else []
        owes = deal.purse[BANK]
        bank = f"The bank is {name(deal.banker) or 'you'}." if deal.banker is not None else \
            f"The bank has {'won' if owes > 0 else 'lost'} {FRANCS.words(abs(owes))} so far." if owes else \
            "The bank has neither won nor lost so far."
        return "\n".join([super().in_words(deal, name, title), bank, *past, *self.lying(deal, name)])

    # --- what happens

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """What is cried; what becomes of a stake at the refait; who leaves."""
        if event.what == "points":
            coup = _coup(event)
            return [told_plainly(f"{coup.french}. {coup.english}."), *cited(event)]
        if event.what == "passes":
            return [told_plainly(" ".join(words.CRIES["passes"])), *cited(event)]
        if event.what in ("safe", "deeper", "nearer"):
            return self.of_prison(deal, event, name)
        return [self.narrated("resign", name(event.seat)), *cited(event)] if event.what == "resign" else []


def _coup(event: Event) -> Coup:
    noir, rouge, first = event.args
    return Coup(int(str(noir)), int(str(rouge)), "red" if first == "red" else "black")


def _called(coup: Coup | None) -> tuple[str, str]:
    """In French and in English; nothing, where none has been dealt."""
    return (f"{coup.french}.", f"{coup.english}.") if coup is not None else ("", "")


def _points(coup: Coup) -> RowPoints:
    best = {"noir": 0, "rouge": 1}.get(coup.outcome, -1)
    assert min(coup.noir, coup.rouge) > THIRTY
    return RowPoints((str(coup.noir), str(coup.rouge)), best, NEARER if best >= 0 else "")


TALK = TrenteTalk()
