"""What players bank, bid and stake, whatever their level: a matter of taste, which costs a punter the bank's small
advantage and brings it to the banker."""
from __future__ import annotations

from random import Random

from cardtable.games.baccarat.money import COUNTER, COUNTERS
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.games.baccarat.rules.table import BANK, TO_BANK
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move

BOLDNESS = (.10, .16, .12, .22, .08, .18, .14)   # by seat: the part of the purse that goes into a bank
STAKED = .05                                     # of the purse, on a hand
BANCO, SUIVI, CHEVAL = .30, .65, .35             # how often, where the bank is not too great for him
DARES = .30                                      # of the purse, against a whole bank
CONTENT = 4                                      # times what he would put into a bank, with which a banker goes


def boldness(seat: int) -> float:
    """The part of his purse that this seat puts into a bank."""
    return BOLDNESS[seat % len(BOLDNESS)]


def rounded(coins: float) -> int:
    """In whole counters, and of larger sums in larger ones."""
    step = next((value for value in COUNTERS[::-1] if coins >= 4 * value), COUNTER)
    return max(COUNTER, int(coins // step) * step)


def choose(deal: Banked, seat: int, rng: Random) -> Thought:
    """All but the third cards."""
    move, why = WAYS[deal.phase](deal, seat, rng)
    return Thought(seat, move, why)


Way = tuple[Move, str]


def banking(deal: Banked, seat: int, rng: Random) -> Way:
    """A part of his purse, now more and now less."""
    if deal.held(seat).get(TO_BANK, 0) >= deal.terms.minimum:
        return Move(("done",)), "So much is enough to risk."
    room = deal.room(seat, TO_BANK)
    wish = rounded(deal.has(seat) * boldness(seat) * (.7 + .6 * rng.random()))
    coins = max(room[0], min(wish, room[-1]))
    return Move(("place", TO_BANK, coins)), "Stake it as the bank, which has the better of it, by a little."


def auction(deal: Banked, seat: int, rng: Random) -> Way:
    """Up to his limit, and by as little as may be."""
    bids = [int(move[1]) for move in deal.decision(seat) if move.verb == "bid"]
    limit = 2 * boldness(seat) * deal.has(seat)
    if bids and bids[0] <= limit:
        return Move(("bid", bids[0])), "It is worth that to be the banker."
    return Move(("pass",)), "That is more than the purse need risk."


def going_bank(deal: Banked, seat: int, rng: Random) -> Way:
    """Now and then, against a bank that he can afford; oftener when he has just lost to it."""
    again = isinstance(deal, CheminDeFer) and seat == deal.suivi
    often = SUIVI if again else BANCO
    if deal.purse[BANK] > DARES * deal.has(seat) or rng.random() >= often:
        return Move(("let-by",)), "The whole bank is much to play for at once."
    if len(deal.spots) > 1 and not deal.bancos and rng.random() < CHEVAL:
        return Move(("cheval",)), "Half on each hand is as good, and calmer."
    return Move(("banco",)), "Once more." if again else "The purse can bear it."


def staking(deal: Banked, seat: int, rng: Random) -> Way:
    """A small part of his purse, once."""
    spots = deal.open_to(seat, deal.held(seat))
    if deal.held(seat) or not spots or not deal.free(seat):
        return Move(("done",)), "The stake is laid."
    spot, room = spots[0], deal.room(seat, spots[0])
    coins = min(rounded(deal.has(seat) * STAKED * (.5 + rng.random() * 1.5)), room[-1])
    if len(deal.spots) == 1:                     # what is over the bank is declined
        coins = min(coins, deal.purse[BANK])
    return Move(("place", spot, max(room[0], coins // COUNTER * COUNTER))), "Stake that for the pleasure of it."


def excess(deal: Banked, seat: int, rng: Random) -> Way:
    """The advantage is the bank's, so that he accepts what he can well afford."""
    over = sum([one.coins for one in deal.stakes]) - deal.purse[BANK]
    verbs = [move.verb for move in deal.decision(seat)]
    if verbs[0] in ("accept", "hold-all") and over <= DARES * deal.has(seat):
        return Move((verbs[0],)), "On every stake the bank has the better of it."
    return Move((verbs[-1],)), "That is more than the purse should answer for."


def holding(deal: Banked, seat: int, rng: Random) -> Way:
    """He goes when more lies in the bank than he has besides."""
    if deal.purse[BANK] > CONTENT * boldness(seat) * (deal.has(seat) + deal.purse[BANK]):
        return Move(("retire",)), "It may not be withdrawn in part: so all of it."
    return Move(("hold",)), "The bank has the better of it, by a little."


def succession(deal: Banked, seat: int, rng: Random) -> Way:
    """If it is not more than twice what he would put down himself."""
    if deal.purse[BANK] <= 2 * boldness(seat) * deal.has(seat):
        return Move(("take-over",)), "The purse can bear that bank."
    return Move(("leave",)), "So high a figure is much for the purse."


def broken(deal: Banked, seat: int, rng: Random) -> Way:
    """On, while he has four times as much."""
    if deal.has(seat) >= 4 * deal.terms.minimum:
        return Move(("fill-up",)), "There is enough to go on with."
    return Move(("give-up",)), "It is enough for one bank."


def dealing(deal: Banked, seat: int, rng: Random) -> Way:
    """Nobody is asked whether he will deal when all have staked."""
    return next(iter(deal.decision(seat))), "All have staked."


WAYS = {"banking": banking, "auction": auction, "going_bank": going_bank, "staking": staking, "excess": excess,
        "holding": holding, "succession": succession, "broken": broken, "dealing": dealing}
