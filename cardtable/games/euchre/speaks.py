"""What can be seen to speak for a call at Euchre beside another, for leaving it, or for a discard: the hand, the card
turned up, what a euchre costs at this score, and what is to be won alone.  It is so whatever the others hold."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import JOKER, SUIT_NAMES, SUITS, Card, Cards
from cardtable.families.tricks.speaks import higher
from cardtable.games.euchre import hands
from cardtable.games.euchre.evening import ProgressiveEuchre
from cardtable.games.euchre.rules import Euchre, best_five
from cardtable.games.euchre.scoring import ALONE, GAME, TOGETHER
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count, listed, number

ENOUGH = 3                       # trumps that speak for a suit by their number
FAIR = .8                        # tricks from which on what fewer trumps and aces are is worth telling
FEWER = "you would have two trumps, and the other is likely to have fewer"
CALLS = "order", "assist", "take", "make"


class Called(NamedTuple):
    """A suit called: with which cards of one's own, and how."""

    trump: int
    cards: Cards
    how: str

    @property
    def trumps(self) -> Cards:
        """From the highest down."""
        return hands.trumps(self.cards, self.trump)


def called(deal: Euchre, seat: int, move: Move) -> Called | None:
    """What a call comes to, the turn-up among the dealer's cards; None after passing."""
    if deal.phase == "superseding":
        six = deal.turned if seat == deal.dealer and not deal.turned_down else ()
        how = str(move[-1]) if move.verb == "supersede" else TOGETHER
        return Called(deal.trump, deal.zone[deal.layout.hand[seat]] + six, how)
    if move.verb not in CALLS:
        return None
    trump = SUITS.index(str(move[1])) if move.verb == "make" else deal.proposed
    cards = deal.zone[deal.layout.hand[seat]] + deal.turned * (move.verb == "take")
    return Called(trump, cards, str(move[-1]) if move[-1] in deal.worth else TOGETHER)


def speaks_for(deal: Euchre, seat: int, move: Move, other: Move) -> str:
    """"you would have three trumps"; "" where nothing does."""
    if deal.phase == "discarding":
        kept, gone = other[-1], move[-1]
        return f"the {kept.name} is kept" if isinstance(kept, Card) and isinstance(gone, Card) \
            and higher(deal, kept, gone) else ""
    one, instead = called(deal, seat, move), called(deal, seat, other)
    if one is None:
        return "" if instead is None else against(deal, seat, other, instead)
    if instead is not None and one.trump == instead.trump:
        return in_company(deal, seat, move, one, instead)
    many = len(one.trumps)
    if many >= ENOUGH and many > (0 if instead is None else len(instead.trumps)):
        return f"you would have {count(many, 'trump')}"
    return beside_leaving(deal, seat, move, one) if instead is None else \
        beside_another(deal, seat, move, one, instead)


def beside_leaving(deal: Euchre, seat: int, move: Move, one: Called) -> str:
    """Of fewer trumps: that nothing is lost by it, what they are, whose suit it is likely to be."""
    if at_five(deal) and best_of_others(deal, seat) == GAME - 1:
        return "the others want but one point, which wins them the game just as a euchre does"
    right, _, ace, *_ = best_five(one.trump)
    assists = move.verb == "assist" and one.how == TOGETHER
    if assists and one.trumps and {right, ace} & {*deal.turned}:
        up = "Right Bower" if right in deal.turned else deal.turned[0].name
        return f"your partner would have the {up}, and you {holding(one)}"
    if assists and len(one.trumps) == ENOUGH - 1 and not have(one):
        return "your partner and you would have three trumps at the least"
    return have(one) or by_colour(deal, seat, move, one) or (FEWER if of_two(deal, move, one) else "")


def of_two(deal: Euchre, move: Move, one: Called) -> bool:
    """Whether two trumps are likely to be more than the only adversary has, who is not given the card turned up."""
    return deal.seats == 2 and len(one.trumps) == ENOUGH - 1 and move.verb in ("take", "make")


def by_colour(deal: Euchre, seat: int, move: Move, one: Called) -> str:
    """Whose this suit is not, or is, the card turned up having been turned down (001:968-973, 1003-1005)."""
    following = one.trump == 3 - deal.proposed
    if move.verb != "make" or seat == deal.dealer:
        return ""
    if deal.partner(seat) == deal.dealer:
        return "" if following else "the dealer, your partner, is likelier to have the other colour"
    return "the dealer turned the same colour down, and is likely to have little of it" if following else ""


def beside_another(deal: Euchre, seat: int, move: Move, one: Called, instead: Called) -> str:
    """Of a suit rather than another: what it has, where that is more; else its colour, where the other is not of it."""
    if hands.tricks(one.cards, one.trump) > hands.tricks(instead.cards, instead.trump) and one.trumps and telling(one):
        return f"you would have {holding(one)}"
    if of_two(deal, move, one) and len(instead.trumps) < len(one.trumps):
        return FEWER
    following = 3 - deal.proposed
    return by_colour(deal, seat, move, one) if (one.trump == following) != (instead.trump == following) else ""


def against(deal: Euchre, seat: int, call: Move, one: Called) -> str:
    """What speaks for leaving a suit: few trumps, what a euchre would do, no Bower, or the card the dealer takes up."""
    many = len(one.trumps)
    if many < ENOUGH:
        return f"you would have no more than {count(many, 'trump')}" if many else "you would have no trump"
    euchre = deal.worth[TOGETHER if deal.may_oppose else one.how].euchre
    if at_five(deal) and GAME - euchre <= best_of_others(deal, seat) < GAME - 1:
        return "a euchre would win the game for the others"
    if not bowers(one):
        return f"you would have {count(many, 'trump')}, but neither Bower"
    if call.verb == "order" and deal.partner(seat) != deal.dealer:
        return f"the dealer would have the {deal.turned[0].name}, too"
    return ""


def in_company(deal: Euchre, seat: int, move: Move, one: Called, instead: Called) -> str:
    """The same suit alone or with partner: what is to be won alone, and who could help."""
    own = deal.score[deal.side[seat]]
    if one.how == ALONE and instead.how == TOGETHER:
        alone, march = deal.worth[ALONE].march, deal.worth[TOGETHER].march
        wanted = own + march < GAME or not at_five(deal)
        return f"all five tricks count {number(alone)} points alone, not {number(march)}" if wanted else ""
    if one.how != TOGETHER or instead.how != ALONE:
        return ""
    held = have(one)
    if at_five(deal) and GAME - own <= deal.worth[TOGETHER].march:
        wins = "one point that wins" if own == GAME - 1 else "two points that win"
        return f"{held and held + ', and '}your partner may help to the {wins}"
    right = best_five(one.trump)[0]
    safe = right in one.cards or JOKER in one.cards or move.verb == "assist" and right in deal.turned
    loose = [card for card in hands.lay(one.cards, one.trump) if card not in hands.ACES]
    want = "alone you might meet the Right Bower" if not safe else \
        f"alone the {min(loose, key=lambda card: card.rank).name} might lose a trick" if loose else ""
    return f"{held and held + ', but '}{want}" if want else ""


def have(one: Called) -> str:
    """"you would have three trumps"; "" of what is not worth telling."""
    many = len(one.trumps)
    if many >= ENOUGH:
        return f"you would have {count(many, 'trump')}"
    fair = many and (many > 1 or bowers(one)) and hands.tricks(one.cards, one.trump) >= FAIR and telling(one)
    return f"you would have {holding(one)}" if fair else ""


def at_five(deal: Euchre) -> bool:
    """Whether one of two sides wins with five points: at the Progressive evening so it is at the head table alone."""
    return len(deal.score) == 2 and not (isinstance(deal, ProgressiveEuchre) and not deal.head)


def best_of_others(deal: Euchre, seat: int) -> int:
    """The most points of another side."""
    return max([points for side, points in enumerate(deal.score) if side != deal.side[seat]])


def bowers(one: Called) -> list[str]:
    """Those held, the joker before them, in words."""
    right, left = best_five(one.trump)[:2]
    both = ["both Bowers"] if {right, left} <= {*one.trumps} else [
        name for name, card in (("the Right Bower", right), ("the Left Bower", left)) if card in one.trumps]
    return ["the joker"] * (JOKER in one.trumps) + both


def court(one: Called) -> str:
    """The best trump in words, where it is ace, king or queen."""
    return f"the {one.trumps[0].name}" if one.trumps[0] in best_five(one.trump) else ""


def telling(one: Called) -> bool:
    """Whether what is held is more than a number of small trumps."""
    return bool(bowers(one) or court(one) or hands.lay_aces(one.cards, one.trump) or len(one.trumps) >= ENOUGH)


def holding(one: Called) -> str:
    """"the Right Bower, another trump and the ace of hearts"; "two trumps and the ace of spades"."""
    high = bowers(one) or [court(one)] * bool(court(one))
    rest = len(one.trumps) - len(high) - ("both Bowers" in high)
    others = count(rest, "trump") if not high else "another trump" if rest == 1 else f"{number(rest)} other trumps"
    parts = [*high, *[others] * bool(rest)]
    aces = hands.lay_aces(one.cards, one.trump)
    if len(aces) > 2:
        parts.append(f"{number(len(aces))} aces beside")
    elif aces:
        suits = listed([SUIT_NAMES[ace.suit] for ace in aces])
        parts.append(f"the ace{'s' * (len(aces) > 1)} of {suits}")
    return listed(parts)
