"""A deal of Poker told from its beginning to who is to speak: who deals, every word and draw, and the pool."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.cards import RANK_NAMES, RANKS
from cardtable.families.betting.deal import Spoken
from cardtable.games.poker import words
from cardtable.games.poker.reputations import FIRST
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import OPEN
from cardtable.showing.phrases import capital, count, counted, listed

Names = Sequence[str]            # by seat, "" for who reads


def told(deal: Poker, seat: int, names: Names) -> str:
    """All that this seat, which is to speak or draw, has seen and heard but for its own cards."""
    parts = [*begun(deal, names), *[word_told(word, names) for word in deal.spoken if word.phase in FIRST],
             *draws(deal, names), *[word_told(word, names) for word in deal.spoken if word.phase not in FIRST],
             *exchanged(deal, names), *lying_open(deal, seat, names), *stakes(deal, seat, names),
             *still_to_come(deal, names)]
    return " ".join([capital(part) for part in parts])


def spoken_of(names: Names, seat: int) -> str | None:
    """As the talk has it: None for who reads."""
    return names[seat] or None


def begun(deal: Poker, names: Names) -> Iterator[str]:
    """Who deals, and what lies in the pool before anybody has spoken."""
    dealer = names[deal.dealer]
    deals = f"{dealer} deals" if dealer else "you deal"
    if isinstance(deal, JackPot):
        pair = RANK_NAMES[RANKS.index(deal.least)]
        yield f"{deals}, and it is a jack-pot: a pair of {pair}s or better opens it."
        yield f"{count(deal.besides, 'counter')} {'was' if deal.besides == 1 else 'were'} left in it."
    elif isinstance(deal, Draw):
        yield f"{deals}."
        ante = paid_blind(deal)
        yield words.tell("blind", spoken_of(names, deal.blind), coins=count(ante, "counter"))
        yield f"it costs {counted(2 * ante)} to go in."
    else:
        yield f"{deals}, and each has put in {count(deal.terms.ante, 'counter')}."
        if deal.besides:
            yield f"{count(deal.besides, 'counter')} lay in the pool from before."


def paid_blind(deal: Draw) -> int:
    """The ante."""
    first = next((word for word in deal.spoken if word.phase in FIRST), None)
    return first.pool - deal.besides if first is not None else deal.paid[deal.blind]


def word_told(word: Spoken, names: Names) -> str:
    """As the talk tells it."""
    key = f"going_in {word.verb}" if f"{word.phase} {word.verb}" in words.TOLD else \
        "first better" if word.verb == "better" and not word.due else word.verb
    by = 2 * word.by if word.verb == "straddle" else word.by
    return words.tell(key, spoken_of(names, word.seat), by=counted(by), due=counted(word.due))


def draws(deal: Poker, names: Names) -> Iterator[str]:
    """What each has drawn so far."""
    for seat in deal.in_order:
        drew = deal.drew[seat]
        if drew >= 0:
            yield words.tell("draws" if drew else "stands pat", spoken_of(names, seat), cards=count(drew, "card"))


def exchanged(deal: Poker, names: Names) -> Iterator[str]:
    """At Whiskey, who has kept the hand that was dealt before the widow was taken."""
    if isinstance(deal, Whiskey) and deal.phase == "widow":
        for seat in deal.in_order[:deal.seats - len(deal.to_come)]:
            yield words.tell("keep", spoken_of(names, seat))


def lying_open(deal: Poker, seat: int, names: Names) -> Iterator[str]:
    """At Stud, the cards of those who stand."""
    for one in deal.standing_from(deal.left(seat)):
        if one != seat and deal.zone[OPEN[one]]:
            cards = sorted(deal.zone[OPEN[one]], key=lambda card: -card.rank)
            yield f"before {names[one]} lie {listed([f'the {card.name}' for card in cards])}."


def stakes(deal: Poker, seat: int, names: Names) -> Iterator[str]:
    """What may be won and is to be paid, and what is left of what was brought to the table."""
    pools = deal.pools()
    if len(pools) > 1:
        for number, pool in enumerate(pools):
            among = listed([names[one] or "you" for one in pool.among])
            yield f"{'in a side pool' if number else 'in the pool'} {lie(pool.coins)}, for {among}."
    else:
        yield f"in the pool {lie(deal.purse[deal.pool])}."
    due = deal.interval.due(seat) if deal.interval is not None else 0
    if due:
        yield f"you owe {count(due, 'counter')}."
    if deal.terms.brought and not isinstance(deal, Whiskey):
        has = [(one, deal.before(one)) for one in deal.standing_from(seat)]
        yield f"you have {count(deal.before(seat), 'counter')} left, " + listed(
            [f"{names[one]} {'nothing' if not left else counted(left)}" for one, left in has if one != seat]) + "."
    if deal.interval is not None:
        yield f"the limit is {counted(deal.terms.limit)}."


def lie(coins: int) -> str:
    """"lie twelve counters"."""
    return f"{'lies' if coins == 1 else 'lie'} {count(coins, 'counter')}"


def still_to_come(deal: Poker, names: Names) -> Iterator[str]:
    """Who speaks or draws after this."""
    after = deal.betted.to_speak[1:] if deal.interval is not None else \
        deal.to_draw[1:] if isinstance(deal, Draw) else deal.to_come[1:] if isinstance(deal, Whiskey) else ()
    does = "draw" if deal.phase == "drawing" else "speak"
    if after:
        yield f"{listed([names[one] for one in after])} {does}{'s' if len(after) == 1 else ''} after you."
    else:
        yield f"you are the last to {does}."
