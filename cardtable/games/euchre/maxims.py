"""The club player at Euchre: the books' maxims of the play, beside those of the calls in bidding.py."""
from __future__ import annotations

from itertools import pairwise
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.games.euchre import bidding, hands
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.rules import Euchre, best_five
from cardtable.games.euchre.scoring import JAMBONE
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Word = tuple[Card, str, str]


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the books have this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Euchre)
    return Thought(seat, *advise(deal, seat))


def play(deal: Euchre, seat: int) -> Advice:
    """A lead or an answer."""
    some = deal.allowed(seat)
    card, why, source = answer(deal, seat, some) if deal.on_table() else lead(deal, seat, some)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def ours(deal: Euchre, seat: int) -> bool:
    """Whether his side has the trump."""
    return deal.party[seat] == deal.party[deal.maker]


# Leads

def lead(deal: Euchre, seat: int, some: Cards) -> Word:
    """To a new trick."""
    if seat == deal.lone:
        return lead_alone(deal, some)
    if deal.lone >= 0:
        return lead_against_jambone(deal, some) if deal.contract == JAMBONE else lead_against_lone(deal, some)
    own = hands.trumps(some, deal.trump)
    if ours(deal, seat):
        return lead_as_maker(deal, seat, some, own)
    if deal.tricks(deal.party[seat]) == 1 and len(some) == 2 and own:
        return own[0], "Lead {card}: after two tricks lost, the trump first.", "001:1070"
    assisted = deal.maker == deal.partner(deal.dealer)
    if assisted and own and best_five(deal.trump)[0] not in deal.turned and not guarded_left(own, deal.trump):
        return own[-1], "Lead {card}, a trump through the hand that assisted.", "001:977-979"
    if len(own) > 1 and len(hands.lay_aces(some, deal.trump)) == len(hands.lay(some, deal.trump)) > 0:
        return own[-1], "Lead {card}: small trumps first, when the lay cards command.", "001:987"
    return lead_plain(deal, some)


def guarded_left(own: Cards, trump: int) -> bool:
    """The Left Bower with another trump, which waits (001:979)."""
    return best_five(trump)[1] in own and best_five(trump)[0] not in own and len(own) > 1


def lead_as_maker(deal: Euchre, seat: int, some: Cards, own: Cards) -> Word:
    """For a partner who has made or accepted the trump the best; else from strength the highest."""
    if own and seat != deal.maker:
        return own[0], "Lead {card}, your best trump: partner has the suit.", "001:989"
    if own and (best_five(deal.trump)[0] in own or len(own) > 1):
        return own[0], "Lead {card}, and draw the trumps.", "001:973"
    return lead_plain(deal, some)


def lead_plain(deal: Euchre, some: Cards) -> Word:
    """A lay ace; else low from the longest lay suit; else a trump."""
    lay, aces = hands.lay(some, deal.trump), hands.lay_aces(some, deal.trump)
    if aces:
        return aces[0], "Lead {card}, which commands its suit.", "001:993"
    if not lay:
        return common.highest(ORDER, some, deal.trump), "Lead {card}: nothing but trumps is left.", ""
    longest = max(common.suits(ORDER, lay, deal.trump).values(), key=lambda cs: (len(cs), cs[0].rank, cs[0]))
    return longest[-1], "Lead {card}, from the longest lay suit.", "001:981-983"


def lead_alone(deal: Euchre, some: Cards) -> Word:
    """Commanding trumps, then the lay ace, the small trump, the worst card last (002:2713-2725)."""
    own, aces = hands.trumps(some, deal.trump), hands.lay_aces(some, deal.trump)
    if own and commands(deal, own[0], some):
        return own[0], "Lead {card}: no higher trump is out.", "002:2713-2725"
    if aces:
        return aces[0], "Lead {card} before the small trump.", "002:2713-2725"
    if own:
        return own[0], "Lead {card}: the worst card comes last.", "002:2713-2725"
    return common.highest(ORDER, some, deal.trump), "Lead {card}, the best that is left.", "002:2713-2725"


def commands(deal: Euchre, card: Card, some: Cards) -> bool:
    """Whether no higher card of its suit can be out."""
    suit, strength = ORDER.suit(card, deal.trump), ORDER.strength(card, deal.trump)
    gone = {c for _, c, _ in deal.history} | set(some)
    return not any(ORDER.suit(c, deal.trump) == suit and ORDER.strength(c, deal.trump) > strength and c not in gone
                   for c in deal.pack)


def lead_against_lone(deal: Euchre, some: Cards) -> Word:
    """A lay ace, or from the longest suit (001:993-995; 002:2695-2711)."""
    card, why, source = lead_plain(deal, some)
    return card, why, source if hands.lay_aces(some, deal.trump) else "002:2695-2711"


def lead_against_jambone(deal: Euchre, some: Cards) -> Word:
    """A trump, if one that is out can beat an open trump; else the suit of a lay ace that lies open (001:440-452)."""
    shown = deal.playable(deal.lone)
    own, theirs = hands.trumps(some, deal.trump), hands.trumps(shown, deal.trump)
    if own and theirs and not all(commands(deal, c, shown) for c in theirs):
        return own[0], "Lead {card}: a trump may be called that partner can beat.", "001:440-446"
    aced = [c for c in some if any(ace.suit == c.suit for ace in hands.lay_aces(shown, deal.trump))
            and c not in own]
    if aced and not sum(deal.taken):
        longest = max(common.suits(ORDER, tuple(aced), deal.trump).values(), key=lambda cs: (len(cs), cs[0]))
        return longest[-1], "Lead {card}, and call the ace: partner may trump it.", "001:452"
    return lead_plain(deal, some)


def naming(deal: Euchre, seat: int) -> Advice:
    """The card called: the highest that a card still out may beat (001:440-452)."""
    able, shown = deal.nameable(), deal.playable(deal.lone)
    beaten = [c for c in able if not commands(deal, c, shown)] or list(able)
    lay = hands.lay(able, deal.trump)
    card = common.highest(ORDER, lay or beaten, deal.trump)
    return Advice(Move(("call", card)), f"Call the {card.name}: it may be beaten.", "001:440-452")


# Answers

def answer(deal: Euchre, seat: int, some: Cards) -> Word:
    """To a trick that lies."""
    trick, trump = deal.on_table(), deal.trump
    led = ORDER.suit(trick[0], trump)
    top = ORDER.wins(trick, trump)
    holder = deal.played_by()[top]
    partners = deal.party[holder] == deal.party[seat]
    last = len(trick) == deal.playing() - 1
    follows = ORDER.suit(some[0], trump) == led
    if follows:
        return follow(deal, seat, some, partners, last)
    sure = last or ORDER.suit(trick[top], trump) == trump or commands(deal, trick[top], trick)
    if partners and sure and hands.lay(some, trump):
        return throw(deal, some)
    own = hands.trumps(some, trump)
    winner = common.cheapest_winner(ORDER, some, trick, trump)
    if winner is None:
        return throw(deal, some)
    if not own or last:
        return winner, "Take it with {card}.", ""
    if len(own) == 1 and own[0] in best_five(trump)[:2]:
        return own[0], "Ruff with {card} at once: a single Bower is worth one trick.", "001:1015-1077"
    small = own[0] not in best_five(trump) and len(trick) == 1 and not sum(deal.taken)
    if small and trick[0] not in hands.ACES and hands.lay(some, trump):
        return throw(deal, some)
    if len(trick) == 2:
        return own[0], "Ruff high with {card}: third hand spares nothing.", "001:1019"
    return winner, "Ruff with {card}.", "001:1007"


def follow(deal: Euchre, seat: int, some: Cards, partners: bool, last: bool) -> Word:
    """In suit: win if it is needed, low where it is not; an assisted dealer keeps the card that all have seen."""
    trick, trump = deal.on_table(), deal.trump
    if seat == deal.dealer and deal.maker == deal.partner(seat) and ORDER.suit(some[0], trump) == trump:
        hidden = [c for c in some if c not in deal.turned]
        if hidden:
            return common.highest(ORDER, hidden, trump), "Play {card}, next to the card turned up.", "001:1041-1053"
    winner = common.cheapest_winner(ORDER, some, trick, trump)
    if winner is None:
        if trick[0] is best_five(trump)[0] and not ours(deal, seat) and in_sequence(some):
            return some_highest(some, trump), "Play {card}, the highest of a sequence.", "001:1072"
        return common.lowest(ORDER, some, trump), "Play {card}: it cannot be won.", ""
    if partners and (last or commands(deal, trick[ORDER.wins(trick, trump)], trick)):
        return common.lowest(ORDER, some, trump), "Play {card}: the trick is your partner’s.", "001:1027"
    if last:
        return winner, "Take it with {card}, as cheaply as may be.", ""
    return some_highest(some, trump), "Head the trick with {card}.", "001:1007"


def some_highest(some: Cards, trump: int) -> Card:
    """The strongest of these."""
    return common.highest(ORDER, some, trump)


def in_sequence(some: Cards) -> bool:
    """Whether two of them follow each other."""
    strong = sorted([ORDER.plain[c.rank] for c in some])
    return any(b - a == 1 for a, b in pairwise(strong))


def throw(deal: Euchre, some: Cards) -> Word:
    """A card of a suit that the lone player has trumped; beside a trump a single lay card; else the least."""
    trump, lay = deal.trump, hands.lay(some, deal.trump)
    dead = [c for c in lay if c.suit in lone_is_void_of(deal)] if deal.lone >= 0 else []
    if dead:
        return min(dead, key=lambda c: ORDER.strength(c, trump)), "Throw {card}: he has none of that suit.", "001:365"
    suits = common.suits(ORDER, lay, trump)
    single = [some[0] for some in suits.values() if len(some) == 1 and some[0] not in hands.ACES]
    if single and len(lay) < len(some):
        return min(single, key=lambda c: (ORDER.strength(c, trump), c)), \
            "Throw {card}: the next of that suit can be ruffed.", "001:1013-1066"
    rest = [c for c in lay if c not in single] or list(some)
    if deal.lone >= 0 and lay:
        return min(single or rest, key=lambda c: (ORDER.strength(c, trump), c)), \
            "Throw {card}, and keep two of a suit.", "001:1089"
    return common.lowest(ORDER, lay or some, trump), "Throw {card}, the least.", ""


def lone_is_void_of(deal: Euchre) -> set[int]:
    """The suits to which he has been seen to play another."""
    found, size = set(), deal.playing()
    for start in range(0, len(deal.history), size):
        trick = deal.history[start:start + size]
        led = ORDER.suit(trick[0][1], deal.trump)
        found |= {led for seat, card, _ in trick if seat == deal.lone and ORDER.suit(card, deal.trump) != led}
    return found


advise = common.by_phase({
    "adopting": bidding.adopting, "making": bidding.making, "superseding": bidding.superseding,
    "opposing": bidding.opposing, "discarding": bidding.discarding, "naming": naming, "play": play})
