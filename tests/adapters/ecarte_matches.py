"""Écarté: cases about games, rubbers, pools and their money, gone through with real moves."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.ecarte.rules.french import cover, payout
from cardtable.games.ecarte.rules.match import EcarteCut, EcarteGame, EcarteRubber, Pool
from cardtable.games.ecarte.rules.rules import HAND, POOL, Ecarte
from cardtable.games.ecarte.search.position import DEALER, ELDER, match_at
from cardtable.rules.cutting import Cut
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from tests.adapters.ecarte_deals import dealt, do, stacked

Facts = dict[str, Any]
HIGH_TO_LOW = cards("KC QD JH")
SHUFFLE = stacked(dealt(cards("7C 8C 9C TC 7D"), cards("8D 9D TD AD 7H"), cards("7S")[0]))


def cut(match: Series, *players: int) -> None:
    """These players cut, the first named the highest."""
    deal = match.deal()
    order = [str(HIGH_TO_LOW[players.index(player)]) for player in deal.player]
    do(match, NATURE, "cut " + " ".join(order))


def give_up(match: Series, player: int) -> None:
    """This player resigns the game."""
    deal = match.deal()
    do(match, deal.player.index(player), "resign")


def give_up_deal(match: Series) -> None:
    """A deal passes: the elder hand plays without proposing, and throws up his cards."""
    do(match, NATURE, SHUFFLE)
    elder, = match.pending().must
    do(match, elder, "stand")
    do(match, elder, "concede")


# Money

def single_game(stake: int, multiplier_option: bool, loser_score: int) -> Facts:
    hands: dict[int, str | int] = {HAND[DEALER]: "8D 9D TD AD 7H", HAND[ELDER]: "7C 8C 9C TC 7D"}
    deal = Ecarte.position(hands, "play", ELDER, start={"score": (4, loser_score)}, trump=3)
    match = match_at(deal, {"stake": stake, "multiplier": multiplier_option})
    do(match, ELDER, "concede")
    return {"winner_receives": match.deal().purse[DEALER]}


class PoolPlayed:
    """A pool in which the games go as told."""

    def __init__(self, method: int, stake: int, players: list[str], first_pair: list[str], winners: list[str]) -> None:
        self.players = players
        self.heights: list[int] = []                     # of the pool after each game, before the next enters
        self.drawn = 0
        match = game("ecarte").match({"form": "pool", "method": method, "stake": stake})
        assert isinstance(match, Pool)
        self.match = match
        highest, second = [players.index(name) for name in first_pair]
        waiting, = {0, 1, 2} - {highest, second}
        cut(match, highest, second, waiting)
        for winner in winners:
            self.game(players.index(winner))

    def game(self, winner: int) -> None:
        match = self.match
        if isinstance(match.inner, Cut):
            cut(match, winner, next(p for p in match.player if p != winner))
        deal, height = match.deal(), match.deal().purse[POOL]
        loser = next(p for p in match.player if p != winner)
        paid: list[Event] = []
        deal.tell = lambda event: paid.append(event) if event.kind == "paid" else None
        give_up(match, loser)
        self.heights.append(height + sum(e.points for e in paid if e.src == loser and e.dst == POOL))
        self.drawn = sum(e.points for e in paid if e.src == POOL)


def pool(method: int, stake: int, players: list[str], first_pair: list[str], game_winners: list[str]) -> Facts:
    played = PoolPlayed(method, stake, players, first_pair, game_winners)
    purse = played.match.deal().purse
    return {"winner": players[played.match.finished[-1]] if played.match.over else None,
            "pool": played.drawn if played.match.over else played.heights[-1],
            "pool_after_each_game": played.heights, "net": {name: purse[p] for p, name in enumerate(players)}}


def pool_pairing(players: list[str], first_pair: list[str], game_winners: list[str]) -> Facts:
    match = PoolPlayed(1, 1, players, first_pair, game_winners).match
    if match.over:
        return {"pool_won_by": players[match.finished[-1]], "next_pair": None, "sits_out": None, "cut_for_deal": None}
    winner = match.finished[-1]
    entrant, = [p for p in match.player if p != winner]
    return {"pool_won_by": None, "next_pair": [players[winner], players[entrant]], "sits_out": players[match.out],
            "cut_for_deal": isinstance(match.inner, EcarteCut)}


def french_payout(player_due: int, bettors_due: Sequence[int], money_won: int) -> Facts:
    player, bettors = payout(player_due, bettors_due, money_won)
    return {"player": player, "bettors": bettors}


def french_cover(side_a: int, side_b: int) -> Facts:
    at_risk, to_a, to_b = cover(side_a, side_b)
    return {"at_risk_each_side": at_risk, "returned_to_a": to_a, "returned_to_b": to_b}


# Who deals, and how

def cut_for_deal(cuts: dict[str, str]) -> Facts:
    names = list(cuts)
    deal = EcarteCut(player=tuple(range(len(names))))
    do(deal, NATURE, "cut " + " ".join(cuts.values()))
    return {"dealer": names[deal.ranked[0]] if deal.over else None}


def change_deal_order(moment: str, informed_before_cut: bool) -> Facts:
    """Each dealer chooses at his first deal of a game, before the cards are cut to him."""
    match = game("ecarte").match({"packets": "choice", "games": 3})
    cut(match, 0, 1)
    do(match, 0, "packets two-three")
    if moment == "mid_game":
        give_up_deal(match)
        do(match, 1, "packets two-three")
        give_up_deal(match)
        dealer = 0
    elif moment == "new_game":
        give_up(match, 0)
        dealer = match.deal().dealer
        if not informed_before_cut:
            do(match, dealer, "packets two-three")
    else:
        raise AssertionError(f"a moment unknown: {moment}")
    if not informed_before_cut:
        do(match, NATURE, SHUFFLE)
    assert match.deal().dealer == dealer
    return {"allowed": match.refusal(dealer, Move(("packets", "three-two"))) is None}


def next_dealer(players: list[str], dealer: str) -> Facts:
    deal = Ecarte(dealer=players.index(dealer))
    one = match_at(deal).inner
    assert isinstance(one, EcarteGame)
    give_up_deal(one)
    return {"dealer": players[one.deal().dealer]}


def rubber(best_of: int, game_winners: list[str]) -> Facts:
    names = sorted(set(game_winners)) if len(set(game_winners)) > 1 else [game_winners[0], ""]
    match = game("ecarte").match({"games": best_of})
    assert isinstance(match, EcarteRubber)
    cut(match, 0, 1)
    for winner in game_winners:
        give_up(match, 1 - names.index(winner))
    games_won = match.result().by_player
    return {"over": match.over, "winner": names[games_won.index(max(games_won))] if match.over else None}
