"""How a club plays Poker: by what the hand may win, what the pool pays, and what the others have drawn and done."""
from __future__ import annotations

from random import Random

from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.book.discards import by_book, in_words, who_may_stake
from cardtable.games.poker.book.exchanges import exchanging, widow
from cardtable.games.poker.book.prospects import chance
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.reputations import FIRST
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import HAND
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import counted

GOES_BETTER, SURE = .62, .85             # from such a chance of winning on; and to the limit
OFTEN = 5                                # when it was gone better so often only a hand that is all but sure goes on
LEAST_WORTH = 2                          # counters to be hoped for, for which one stakes the least and may be called
TO_COME = 2                              # counters that the pool will gain after the draw, at least
BLUFF = .12                              # of hands that have come to nothing by drawing one, against one other
HABITS, FOUR, AGE = "002:4285-4316", "002:4313-4316", "002:18080-18083"


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, Poker)
    if deal.phase == "ante":
        return Thought(seat, Move(("ante", 1)), "A stake on a hand unseen: keep it small.", "002:18077-18078")
    if deal.phase == "drawing":
        return drawing(deal, seat)
    if deal.phase == "widow":
        return widow(deal, seat)
    if deal.phase == "exchanging":
        return exchanging(deal, seat)
    return staking(deal, seat, rng, believed(view, deal))


def drawing(deal: Poker, seat: int) -> Thought:
    """As the book has it; who has gone in on nothing draws one."""
    found = by_book(deal.ranking, tuple(sorted(deal.zone[HAND[seat]])))
    if not found.away:
        return Thought(seat, Move(("stand",)), found.why, found.source)
    return Thought(seat, Move(("draw", *sorted(found.away))), found.why, found.source)


def staking(deal: Poker, seat: int, rng: Random, raised: list[int]) -> Thought:
    """By the chance that the hand is best, and what is to be paid for it; `raised` is by seat how often it has gone
    better, as far as it is believed."""
    able = {move.verb for move in _samples(deal, seat)}
    if Move(("hold",)) in deal.decision(seat):
        return Thought(seat, Move(("hold",)), "Let the others speak first: it is the Age’s to hear them.",
                       "002:4190-4194")
    one = deal.betted
    due = one.due(seat)
    others = [other for other in deal.standing if other != seat]         # who has passed may come in
    counted_in = _against(deal, seat, others)
    wins = chance(deal, seat, counted_in, raised)
    pool = deal.purse[deal.pool]
    comes = pool + due + sum([one.due(other) for other in counted_in])       # if those make good what they owe
    worth = wins * (comes + (TO_COME if deal.phase in FIRST else 0)) - due
    room = one.room(seat)
    paid = f"a pool of {pool}" if comes == pool + due else f"a pool that comes to {comes} if all see"
    told = f"{_hand(deal, seat)}: {_to_win(wins)}"
    if "straddle" in able and wins > GOES_BETTER:
        return Thought(seat, Move(("straddle",)), f"{told}, and it is worth a straddle.", "002:4325-4333")
    verb = "open" if "open" in able else "better"
    if room and wins >= GOES_BETTER and (one.better < OFTEN or wins > .97):
        by = _by(room, wins, pool)
        return Thought(seat, Move((verb, by)), f"{told}: let them pay for it.", HABITS)
    if "open" in able and wins > .35:
        return Thought(seat, Move(("open", _by(room, wins, pool))), f"{told}: open.", "002:4347-4350")
    if "pass" in able:
        return Thought(seat, Move(("pass",)), f"{told}: {_waiting(deal)}.", "002:4413-4414")
    if "see" not in able:
        if room and (wins > .42 or _bluffs(deal, seat, rng)):
            little = "stake a little" if wins > .42 else "a little is staked with a bold face"
            return Thought(seat, Move((verb, _by(room, wins, pool))), f"{told}: {little}.", HABITS)
        if room and wins * pool > LEAST_WORTH:
            return Thought(seat, Move((verb, room[0])), f"{told}: for a pool of {pool} that is little.",
                           HABITS)
        return Thought(seat, Move(("out",)), f"{told}: there is no waiting here, and it is not worth a stake.", HABITS)
    if worth >= 0:
        more = ", for more will come after the draw" * (wins * comes < due)
        return Thought(seat, Move(("see",)), f"{told}; {counted(due)} for {paid} is worth it{more}.", HABITS)
    going_in = _going_in(deal, seat, wins, due)
    if going_in is not None:
        little, source = going_in
        return Thought(seat, Move(("see",)), f"{told}; {counted(due)} is not much{little}.", source)
    if room and not due > room[-1] and _bluffs(deal, seat, rng):
        return Thought(seat, Move((verb, room[-1])), f"{told}: only a bold face will do.", "002:4202-4219")
    return Thought(seat, Move(("out",)), f"{told}; {counted(due)} for {paid} is too dear.", HABITS)


def _samples(deal: Poker, seat: int) -> list[Move]:
    """One move of every verb that may be said."""
    return [choice.sample(Random(0)) for choice in deal.decision(seat).choices]


def raises(deal: Poker) -> list[int]:
    """By seat, how often it has gone better in this deal, as it can be told from what it has put in."""
    found = [0] * deal.seats
    one = deal.interval
    if one is None:
        return found
    for seat in deal.standing:
        if deal.paid[seat] == one.level and one.better + one.staked:
            found[seat] = min(3, one.better + one.staked) if seat not in one.to_speak else 0
    return found


def believed(view: View, deal: Poker) -> list[int]:
    """The same of those who are believed: whoever was caught with nothing is believed less (002:4222-4229)."""
    match = view.match
    assert isinstance(match, PokerEvening)
    return [max(0, often - match.reputations[player].caught.times)
            for often, player in zip(raises(deal), deal.player, strict=True)]


def _against(deal: Poker, seat: int, others: list[int]) -> list[int]:
    """Before the draw not all who have still to speak will go in: of those every third."""
    if deal.phase not in ("going_in", "opening"):
        return others
    waiting = [other for other in others if other in deal.betted.to_speak and not deal.paid[other]]
    surely = [other for other in others if other not in waiting]
    likely = surely + waiting[:(len(waiting) + 2) // 3]
    return likely or others[:1]


def _by(room: range, wins: float, pool: int) -> int:
    """More with a better hand: a third of the limit, or all of it."""
    return room[-1] if wins > SURE else room[min(len(room) - 1, max(len(room) // 3, min(2, pool // 6)))]


def _going_in(deal: Poker, seat: int, wins: float, due: int) -> tuple[str, str] | None:
    """Four to a flush or straight, and whatever the Age has, whose other half is at stake, go in where it is cheap,
    though the pool do not pay for it: what for, and the lines."""
    if deal.phase != "going_in" or not isinstance(deal, Draw) or due > max(2 * deal.paid[deal.blind], 4):
        return None
    if by_book(deal.ranking, tuple(sorted(deal.zone[HAND[seat]]))).why.startswith("Four"):
        return " to draw to it", FOUR
    return (" more, and what you have put in would be lost", AGE) if seat == deal.blind and wins > .08 else None


def _bluffs(deal: Poker, seat: int, rng: Random) -> bool:
    """Now and then, on a hand that has drawn one and come to nothing, against few."""
    nothing = deal.strength(seat).kind < Kind.PAIR
    return nothing and deal.drew[seat] in (0, 1) and len(deal.standing) <= 3 and rng.random() < BLUFF


def _hand(deal: Poker, seat: int) -> str:
    words = in_words(deal, seat)
    return words[:1].upper() + words[1:]


def _to_win(wins: float) -> str:
    """"About 45 in a hundred to win", and at both ends in words: nothing is quite sure, nor quite lost."""
    times = round(100 * wins)
    if times <= 0:
        return "hardly ever to win"
    return f"about {times} in a hundred to win" if times < 100 else "all but sure to win"


def _waiting(deal: Poker) -> str:
    """Why nothing is staked, by how many are to speak after this."""
    if len(deal.betted.to_speak) == 1:
        return "nobody has staked, and it is not worth one"
    return f"wait, and see {who_may_stake(deal)}"

