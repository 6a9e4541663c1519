"""What advice says of a hand is so of every hand of which it is said: counts, lengths, bests and lowests."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, card, cards
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.marks import points
from cardtable.games.euchre.book.table import NUMERALS, Table
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.maxims import advise
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import Euchre
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from tests.spread import far

FORMS: dict[str, dict[str, Any]] = {
    "1862": {}, "Hoyle": {"code": "hoyle-1909"}, "three": {"form": "three"}, "two": {"form": "two"},
    "joker": {"joker": True}, "opposed": {"opposed": True, "lone-leads": True, "jamboree": True, "jambone": True}}
BOOKS = {"euchre-1862": "001:", "hoyle-1909": "002:"}      # what is cited is the book of the code
ODD = .25                                        # how often somebody does otherwise, so that all is met with
MOVES = far(2500, 60000)


class Seen:
    """What the speaker has."""

    def __init__(self, deal: Euchre, seat: int, named: Card | None, suit: int) -> None:
        self.deal, self.seat, self.suit = deal, seat, suit
        self.hand = deal.playable(seat)
        self.five = deal.zone[deal.layout.hand[seat]]
        self.six = (*self.five, *deal.turned)
        self.trumps = hands.trumps(self.hand, suit)
        self.lay = hands.lay(self.hand, suit)
        if deal.phase == "play":
            self.table = Table(deal, seat)
            self.suits = list(self.table.suits().values())
        if named is not None:
            self.named = named
            self.of_suit = [other for other in self.hand if self.named.suit == other.suit and other not in self.trumps]

    @property
    def longest(self) -> list[int]:
        """The lengths of lay suits, the longest first."""
        return sorted([len(some) for some in self.suits], reverse=True)


def ranks(some: tuple[Card, ...]) -> list[int]:
    """Of lay cards, the highest first."""
    return sorted([one.rank for one in some], reverse=True)


def trumps_against(seen: Seen) -> bool:
    """Whether an adversary may have a trump, by what has fallen and who has not followed to one."""
    deal, fallen = seen.deal, {card for _, card, _ in seen.deal.history}
    against = [who for who in deal.in_play() if who != seen.seat and who not in deal.partners_of(seen.seat)]
    return any(deal.order.suit(card, deal.trump) == deal.trump and card not in fallen and card not in seen.hand
               for card in deal.pack) and not all(deal.trump in seen.table.void(who) for who in against)


def may_be_ruffed(seen: Seen) -> bool:
    """Whether an adversary who has shown that he has none of the suit may have a trump."""
    table = seen.table
    return trumps_against(seen) and any(
        table.suit(seen.named) in table.void(who) and table.trump not in table.void(who) for who in table.enemies)


Says = Callable[[Seen], bool]
SAID: dict[str, Says] = {
    "suits this hand as well": lambda s: hands.tricks(s.hand, 3 - s.suit) >= hands.tricks(s.hand, s.suit),
    "you have two trumps in the other": lambda s: len(hands.trumps(s.hand, 3 - s.suit)) == 2 < len(s.trumps) + 1,
    "a certain trick stops": lambda s: hands.has_sure_trick(s.hand, s.suit),
    "two court cards of trumps": lambda s: hands.court(s.hand, s.suit) > 1,
    "three trumps are enough beside": lambda s: len(s.trumps) > 2,
    "Take it up: three trumps": lambda s: len(hands.trumps(s.six, s.suit)) > 2,
    "fewer than three trumps": lambda s: len(hands.trumps(s.six, s.suit)) < 3,
    "three trumps want an ace": lambda s: len(hands.trumps(s.six, s.suit)) == 3 and not hands.lay_aces(s.hand, s.suit),
    "with a partner’s trick": lambda s: s.deal.seats == 4 and hands.tricks(
        s.hand if s.seat != s.deal.dealer else s.six, s.suit) > 1.5,
    "and partner’s is a third": lambda s: s.deal.seats == 4 and hands.tricks(s.hand, s.suit) >= 2,
    "three trumps, not all of them small": lambda s: hands.medium(s.trumps, s.suit),
    "a Bower that is sure of a trick": lambda s: len(s.trumps) > 2 and hands.has_sure_trick(s.hand, s.suit),
    "this should make the point": lambda s: hands.tricks(s.six, s.suit) > 1.5,
    "at four all": lambda s: points(s.deal, s.seat) == (4, 4),
    "far behind": lambda s: points(s.deal, s.seat)[0] < 3 <= points(s.deal, s.seat)[1],
    "at one to four": lambda s: points(s.deal, s.seat) == (1, 4),
    "without a trump": lambda s: not s.trumps,
    "next of that suit can be ruffed": lambda s: len(s.of_suit) == 1 and bool(s.trumps),
    "lowest of your trumps": lambda s: s.named is s.trumps[-1],
    "all the others are trumps": lambda s: len(s.lay) == 1,
    "trumps and aces are all you have": lambda s: set(s.lay) <= set(hands.ACES),
    "the only card that is not a trump": lambda s: len(s.lay) == 1 and s.named in s.lay,
    "your only lay suit": lambda s: len(s.suits) == 1 and s.named is s.suits[0][-1],
    "from the longest lay suit": lambda s: len(s.of_suit) == s.longest[0] > s.longest[1],
    "from one of the longest": lambda s: len(s.of_suit) == s.longest[0] == s.longest[1] > 1,
    "more cards than one": lambda s: len(s.of_suit) > 1,
    "one of your single cards": lambda s: s.longest[0] == 1 < len(s.lay),
    "small trumps first": lambda s: str(s.named)[0] in NUMERALS and s.named in s.trumps,
    "trumps first": lambda s: s.named in s.trumps,
    "your best trump": lambda s: s.named is s.trumps[0] and len(s.trumps) > 1,
    "your only trump": lambda s: s.trumps == (s.named,),
    "before the last trump": lambda s: len(s.trumps) == 1,
    "before trumps that can be beaten": lambda s: len(s.trumps) > 1,
    "nothing but trumps": lambda s: not s.lay,
    "and draw the trumps": lambda s: trumps_against(s),
    "the other side has no trump left": lambda s: not trumps_against(s),
    "may force the best trump": lambda s: len(s.deal.on_table()) == s.deal.playing() - 2,
    "no higher trump is out": lambda s: s.table.commands(s.named),
    "which commands its suit": lambda s: s.table.commands(s.named) and (
        s.table.out(s.named) > 0 or s.named in hands.ACES) and not may_be_ruffed(s),
    "only a trump can take it": lambda s: s.table.commands(s.named) and may_be_ruffed(s),
    "Ruff with": lambda s: bool(s.lay),
    "nobody else has any of that suit": lambda s: not s.table.out(s.named) and not s.trumps and any(
        s.table.out(one) for one in s.lay),
    "it can best be spared": lambda s: s.deal.seats > 2 or s.deal.phase != "play" or bool(s.trumps) or not (
        s.table.out(s.named) and any(one.suit in s.table.void(s.table.enemies[0]) for one in s.lay)
        and s.table.lower(s.named)),
    "none of its suit is out": lambda s: not s.table.out(s.named) and not trumps_against(s),
    "keep the single card": lambda s: 1 in s.longest and len(s.trumps) == 2,
    "beside trumps you have none better": lambda s: s.named in s.lay and ranks(s.lay)[0] == ranks((s.named,))[0],
    "your partner has chosen the suit": lambda s: s.deal.maker in s.deal.partners_of(s.seat),
    "keep Right Bower and ace": lambda s: {s.table.right, s.table.ace} <= set(s.trumps),
    "when trumps are gone your plain cards": lambda s: bool(s.lay),
    "the highest of a sequence": lambda s: len(s.trumps) > 1,
    "you cannot win the trick": lambda s: not s.table.beats_trick() and not s.table.partners,
    "you cannot better": lambda s: not s.table.beats_trick() and s.table.partners,
    "the trick is your partner’s": lambda s: s.table.partners and not s.table.enemy_behind
    and s.named not in s.table.beats_trick(),
    "no higher card of the suit than your partner’s": lambda s: s.table.partners and s.table.commands(s.table.top),
    "as good as a higher one of yours": lambda s: s.table.partners and any(
        s.table.equal(one, s.table.top) for one in s.hand),
    "goes over your partner’s": lambda s: s.table.partners and s.named in s.table.beats_trick()
    and len(s.table.beats_trick()) == len(s.table.able),
    "the trick is your side’s": lambda s: s.table.partners and s.named is s.table.lowest(s.table.able),
    "a single Bower": lambda s: len(s.trumps) == 1,
    "the others stay hidden": lambda s: len(s.trumps) > 1,
    "you still hold the card turned up": lambda s: s.deal.turned[0] in s.hand and s.deal.turned[0] is not s.named,
    "keep the tenace": lambda s: len(s.trumps) == 3,
    "keep two of a suit": lambda s: any(len([c for c in some if c is not s.named]) > 1 for some in s.suits),
    ", the lowest": lambda s: s.named is s.table.lowest(s.table.able),
    "the lone player has none": lambda s: s.named.suit in s.table.void(s.deal.lone),
    "your partner has the Right Bower": lambda s: s.deal.turned[0] is s.table.right,
    "draw your partner’s last": lambda s: s.table.trump not in s.table.void(s.table.partner),
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_advice_is_true_of_the_hand(form: str) -> None:
    rng, match, told = Random(f"truth {form}"), GAME.match({**FORMS[form], "games": 16}), Counter[str]()
    for _ in range(MOVES):
        if match.over:
            match = GAME.match({**FORMS[form], "games": 16})
        deal, seat = match.deal(), match.pending().must[0]
        if seat == NATURE or not isinstance(deal, Euchre):
            match.apply(seat, match.decision(seat).sample(rng))
            continue
        move, why, source = advise(deal, seat)
        assert not source or source.startswith(BOOKS[deal.code]), f"{why} {source}"
        named = next((one for one in move if isinstance(one, Card)), None)
        suit = deal.proposed if deal.phase == "adopting" else deal.trump
        if move.verb == "make":
            suit = "CDHS".index(str(move[1]))
        for words, so in SAID.items():
            if words in why:
                told[words] += 1
                assert so(Seen(deal, seat, named, suit)), f"{why} {deal.playable(seat)} {deal.turned} {deal.on_table()}"
        match.apply(seat, match.decision(seat).sample(rng) if rng.random() < ODD else move)
    assert len(told) > (12 if form in ("three", "two") else 20), told


@pytest.mark.parametrize("code", ["euchre-1862", "hoyle-1909"])
@pytest.mark.parametrize(("hand", "said"), [
    ("AH JH 8H AD KC", "they should be euchred in this suit; turned down, you have two trumps in the other"),
    ("JH JD AH 7D 8D", "suits this hand as well")])
def test_eldest_passes_for_a_reason_of_his_hand(hand: str, said: str, code: str) -> None:
    """Three trumps beside two of the next suit do not suit both (002:2503-2507); both Bowers and two of the next suit
    do (002:2494-2501)."""
    thought = think(Position(cards(hand), card("QH"), phase="adopting", options={"code": code}).view(), "club", 1)
    assert str(thought.move) == "pass"
    assert said in thought.why
