"""The judge of what a partner would not forgive, at any game of tricks in which seats play together.

He goes by what who played the card could know: his cards, what lies open, what has fallen and what that proves.  A
game's `partners.py` derives its JUDGE and says there what is different: what cards count, when tricks are shunned,
from which holding which card is led, what makes trumps, and what is right though it looks wrong, with the reason.
"""
from __future__ import annotations

from collections.abc import Iterable
from math import comb, prod

from cardtable.cards import BACK, Card, Cards, mask
from cardtable.families.tricks.across import of_one_player, one_plays_both
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.maxims import highest, lowest
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.players.sins import ACE, DEAR, EQUAL, HEADS, LEAD, MAKES, THROWS, TRUMPS, UP, Sin, sin_of
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SURE = .25                       # a trick is as good as sure if an adversary beats it less often


def allies(deal: Deal, seat: int) -> tuple[int, ...]:
    """The partners of a seat who play to the trick themselves."""
    if not isinstance(deal, TrickDeal):
        return ()
    playing = deal.in_play()
    return tuple([s for s in deal.partners_of(seat) if s in playing])


class Partners:
    """The judge, where tricks are to be won, nothing counts but their number, and the book has no table of leads."""

    def sin(self, view: View, seat: int, move: Move) -> Sin | None:
        """What a partner would not forgive of this move, which is lawful."""
        deal = view.deal
        if not allies(deal, seat):
            return None
        assert isinstance(deal, TrickDeal)
        if move.verb != "play":
            suit = self.makes(deal, seat, move)
            found = None if suit is None else self.made_without(deal, seat, suit, move)
        elif self.shuns(deal, seat):
            return None
        else:
            card = move[1]
            assert isinstance(card, Card)
            found = Play(self, view, deal, seat).sin(card)
        return found and found._replace(reason=self.reason(view, deal, seat, move, found))

    def made_without(self, deal: TrickDeal, seat: int, suit: int, call: Move) -> Sin | None:
        """Whether fewer trumps are held than who makes them should have."""
        held = sum([deal.order.suit(card, suit) == suit for card in self.making_hand(deal, seat)])
        if suit == NO_TRUMP or held >= self.least(deal, seat, call):
            return None
        return Sin(MAKES, next(move for move in deal.decision(seat) if self.makes(deal, seat, move) is None))

    def at_last(self, view: View, seat: int, move: Move) -> Move:
        """The same, but for who plays last what even a beginner sees: the adversaries' trick is taken, if one of the
        suit led takes it, and what counts is not given to it, if another may be."""
        deal, card = view.deal, move[-1]
        if move.verb != "play" or not isinstance(card, Card) or not allies(deal, seat):
            return move
        assert isinstance(deal, TrickDeal)
        return move if self.shuns(deal, seat) else Move(("play", Play(self, view, deal, seat).at_last(card)))

    # What a game says

    def shuns(self, deal: TrickDeal, seat: int) -> bool:
        """Whether tricks are to be lost, or made to be lost, so that nothing here is a sin."""
        return False

    def counts(self, deal: TrickDeal, some: Cards) -> float:
        """What these cards count to who takes them together, beside the trick."""
        return 0.0

    def opening(self, deal: TrickDeal, holding: Cards) -> Card | None:
        """The card to lead from this holding of a suit in which nothing has fallen; None where the table is silent."""
        return None

    def instead(self, deal: TrickDeal, seat: int, card: Card) -> Card | None:
        """The card to lead rather than this one, which goes up to a strong hand; None if it may be led for all that."""
        return None

    def makes(self, deal: TrickDeal, seat: int, move: Move) -> int | None:
        """The suit that this call makes trumps; None if it makes none."""
        return None

    def least(self, deal: TrickDeal, seat: int, call: Move) -> int:
        """How many trumps who makes them by this call should have."""
        return 1

    def making_hand(self, deal: TrickDeal, seat: int) -> Cards:
        """The cards by which a seat calls."""
        return deal.playable(seat)

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """Why it is right all the same; "" if it is not."""
        return ""


class Play:
    """A card to be played, as its player sees the table."""

    def __init__(self, judge: Partners, view: View, deal: TrickDeal, seat: int) -> None:
        self.judge, self.view, self.deal, self.seat = judge, view, deal, seat
        self.order, self.trump, self.trick = deal.order, deal.trump, deal.on_table()
        self.able = deal.allowed(seat)
        self.by = deal.played_by()[:-1]
        self.partners = allies(deal, seat)
        self.best = self.order.wins(self.trick, self.trump) if self.trick else -1
        self.behind = tuple([s for s in deal.in_play() if s not in (*self.by, seat)])
        self.against = tuple([s for s in self.behind if s not in self.partners])

    def sin(self, card: Card) -> Sin | None:
        """The first of them that is found."""
        if not self.trick:
            return self.led_wrongly(card) or self.led_up(card)
        return self.on_partner(card) or self.dearly(card) if self.takes(card) else self.thrown(card)

    def at_last(self, card: Card) -> Card:
        """The same, or what who plays last would rather play: to a trick that is theirs, or what counts most to one
        that is a partner's."""
        if not self.trick or self.behind or self.takes(card):
            return card
        if self.by[self.best] in self.partners:
            return self.counting(card, most=True)
        taking = [c for c in self.able if self.takes(c) and self.suit(c) == self.suit(self.led)]
        if taking:
            return lowest(self.order, taking, self.trump)
        return self.counting(card, most=False)

    def counting(self, card: Card, most: bool) -> Card:
        """The same, or of what does not take the trick the lowest that makes it count as much, or as little, as can
        be."""
        counted = {c: self.judge.counts(self.deal, (*self.trick, c)) for c in self.able if not self.takes(c)}
        wanted = (max if most else min)(counted.values())
        return card if counted[card] == wanted else lowest(
            self.order, [c for c, n in counted.items() if n == wanted], self.trump)

    # The trick

    @property
    def top(self) -> Card:
        """The best card that lies."""
        return self.trick[self.best]

    def takes(self, card: Card) -> bool:
        """Whether it beats the trick as it lies."""
        return self.order.beats(card, self.top, self.trump)

    def suit(self, card: Card) -> int:
        """The suit it counts as."""
        return self.order.suit(card, self.trump)

    def on_partner(self, card: Card) -> Sin | None:
        """A card that takes a trick from his partner: whether anything was to be gained by it."""
        if self.by[self.best] not in self.partners:
            return None
        under = [c for c in self.able if not self.takes(c) and not self.commands(c) and self.pays(card, c)]
        if not under:
            return None
        other_suit = self.suit(card) != self.suit(self.top)
        sure = self.danger(self.top) < SURE
        if other_suit and sure:
            return self.rather(TRUMPS, under)
        if not other_suit and not self.gains(card, self.top):
            return self.rather(HEADS if sure else EQUAL, under)
        return None

    def dearly(self, card: Card) -> Sin | None:
        """A card that takes the trick though a lesser one would take it as surely."""
        cheap = [c for c in self.able if self.takes(c) and self.less(c, card) and not self.gains(card, c)
                 and self.pays(card, c)]
        return self.rather(DEAR, cheap) if cheap else None

    def less(self, card: Card, than: Card) -> bool:
        """Whether it is a plain card beside a trump, or lower in the same suit."""
        if self.suit(card) == self.suit(than):
            return self.order.strength(card, self.trump) < self.order.strength(than, self.trump)
        return self.suit(than) == self.trump

    def thrown(self, card: Card) -> Sin | None:
        """A card that loses, though it commands its suit and a loser might have been played; an ace that can be ruffed
        is none, for partner need not see why it went."""
        if not self.commands(card) or self.suit(card) == self.trump != self.suit(self.led):
            return None
        losers = [c for c in self.able if not self.takes(c) and not self.commands(c) and self.pays(card, c)
                  and not self.is_ace(c) and (self.suit(c) != self.trump or self.suit(card) == self.trump)]
        return self.rather(ACE if self.is_ace(card) else THROWS, losers) if losers else None

    def is_ace(self, card: Card) -> bool:
        """Whether it is the best of its suit in the whole pack."""
        return card is highest(self.order, [c for c in self.deal.pack if self.suit(c) == self.suit(card)], self.trump)

    def led_wrongly(self, card: Card) -> Sin | None:
        """A suit opened with another card than the table has, nothing of it having fallen."""
        holding = tuple([c for c in self.deal.playable(self.seat) if self.suit(c) == self.suit(card)])
        if any(self.suit(c) == self.suit(card) for _, c, _ in self.deal.history):
            return None
        told = self.judge.opening(self.deal, holding)
        return None if told is None or told is card or told not in self.able else self.rather(LEAD, [told])

    def led_up(self, card: Card) -> Sin | None:
        """A suit led up to the hand that is strong in it."""
        told = self.judge.instead(self.deal, self.seat, card)
        return None if told is None or told not in self.able else self.rather(UP, [told])

    def rather(self, kind: str, some: Iterable[Card]) -> Sin:
        """The sin, and the least of what had been better."""
        return Sin(kind, Move(("play", lowest(self.order, some, self.trump))))

    # What cards count

    def pays(self, card: Card, other: Card) -> bool:
        """Whether the other card would bring at least as much: to a trick that is ours no less, to theirs no more, to
        one that is open as much."""
        this, that = [self.judge.counts(self.deal, (*self.trick, c)) for c in (card, other)]
        if this == that:
            return True
        ours = [self.ours(c) for c in (card, other)]
        return ours == [True, True] and that > this or ours == [False, False] and that < this

    def ours(self, card: Card) -> bool | None:
        """Whether the trick is his side's once this card is played; None where that is open."""
        top, mine = (card, True) if self.takes(card) else (self.top, self.by[self.best] in self.partners)
        if mine:
            return True if self.danger(top) < SURE else None
        return None if any(s in self.partners for s in self.behind) else False

    # What the others may hold

    def may_hold(self, seat: int) -> int:
        """The cards that a seat may hold, as a mask."""
        held = self.deal.playable(seat)
        seen = mask([c for c in held if c is not BACK])
        return seen | self.view.knowledge.may[self.deal.held(seat)] if BACK in held else seen

    def commands(self, card: Card) -> bool:
        """Whether nobody else can have a higher card of its suit, and it may yet win."""
        others = [s for s in self.deal.in_play() if s != self.seat]
        higher = mask([c for c in self.deal.pack if self.suit(c) == self.suit(card)
                          and self.order.strength(c, self.trump) > self.order.strength(card, self.trump)])
        if any(self.may_hold(s) & higher for s in others):
            return False
        return not any(self.ruffs(s, self.suit(card)) for s in self.deal.against(self.seat) if s in others)

    def ruffs(self, seat: int, suit: int) -> bool:
        """Whether a seat has none of a suit, and may have a trump."""
        if self.trump in (NO_TRUMP, suit):
            return False
        held = self.may_hold(seat)
        return not held & self.of_suit(suit) and bool(held & self.of_suit(self.trump))

    def gains(self, card: Card, other: Card) -> bool:
        """Whether an adversary who is still to play may have a card that beats the other and not this."""
        return any(self.may_hold(s) & self.between(card, other) for s in self.against)

    def between(self, card: Card, other: Card) -> int:
        """The cards that beat the other and not this."""
        return mask([c for c in self.deal.pack if self.order.beats(c, other, self.trump)
                     and not self.order.beats(c, card, self.trump) and c is not card])

    def partner_may_go_over(self, card: Card, dearer: Card) -> bool:
        """Whether a partner who is still to play may have a card that beats this one and not a dearer."""
        return any(self.may_hold(s) & self.between(dearer, card) for s in self.behind if s in self.partners)

    def danger(self, top: Card) -> float:
        """How likely somebody who is still to play beats this, by the number of the cards that might."""
        return 1.0 - prod([self.stands(s, top) for s in self.against])

    def stands(self, seat: int, top: Card) -> float:
        """How likely this seat cannot beat it: none of the suit led that is higher, and no trump without that suit."""
        held = self.deal.playable(seat)
        if BACK not in held:
            some = self.order.allowed(held, self.trick, self.trump, self.deal.binding())
            return float(not any(self.order.beats(c, top, self.trump) for c in some))
        may, led = self.may_hold(seat), self.of_suit(self.suit(self.led))
        beating = may & mask([c for c in self.deal.pack if self.order.beats(c, top, self.trump)])
        at_once = beating & (led | self.beside_the_suit_led())
        ruffs = beating & ~at_once
        return self.without(seat, at_once) - self.without(seat, may & led) * (1.0 - self.without(seat, ruffs))

    def beside_the_suit_led(self) -> int:
        """The cards that may be played though the suit led is held."""
        allowed = self.order.allowed(self.deal.pack, self.trick, self.trump, self.deal.binding())
        return mask(allowed) & ~self.of_suit(self.suit(self.led)) if len(allowed) < len(self.deal.pack) else 0

    @property
    def led(self) -> Card:
        """The card that has named the suit."""
        return next((c for c in self.trick if c.suit >= 0), self.trick[0])

    def without(self, seat: int, some: int) -> float:
        """How likely a hidden hand has none of these, which may be in any hidden place that can hold them."""
        many, size = some.bit_count(), len(self.deal.playable(seat))
        may = self.view.knowledge.may
        room = sum([len(held) for zone, held in enumerate(self.deal.zone) if BACK in held and may[zone] & some])
        return comb(room - many, size) / comb(room, size) if many and room - many >= size else float(not many)

    def of_suit(self, suit: int) -> int:
        """All cards of a suit that are in the pack."""
        return mask([c for c in self.deal.pack if self.suit(c) == suit])


WORDS = {
    TRUMPS: "Play {card}: your partner’s trick is not to be trumped.",
    HEADS: "Play {card}: the trick is your partner’s.",
    EQUAL: "Play {card}: your partner’s card is as good as a higher one of yours.",
    DEAR: "Play {card}: it takes the trick as well as the {dearer}.",
    THROWS: "Throw {card}, and keep what commands its suit.",
    ACE: "Throw {card}, and keep the ace.",
    LEAD: "Lead {card}, as the book’s table has it."}
ALLYS = "Play {card}: what is out between it and the {dearer} can only be your partner’s."
"""Where it takes the trick as well only against adversaries, for a partner behind may go over it."""
BEATEN = "Play {card}: the {dearer} can be beaten as well."
"""Instead of the trick that it takes, where an adversary who is still to play is known to have what beats it."""


def forgiven(view: View, thought: Thought) -> Thought:
    """The same, or what a partner would have had played, with the reason: the last of all maxims."""
    found = sin_of(view, thought.seat, thought.move)
    if found is None or found.reason or found.kind not in WORDS:
        return thought
    card = found.better[1]
    dearer = thought.move[1]
    deal = view.deal
    assert isinstance(card, Card)
    assert isinstance(dearer, Card)
    assert isinstance(deal, TrickDeal)
    why = WORDS[found.kind]
    if found.kind == DEAR:
        play = Play(Partners(), view, deal, thought.seat)
        why = BEATEN if play.danger(card) == 1 else ALLYS if play.partner_may_go_over(card, dearer) else why
    why = why.format(card=f"the {card.name}", dearer=dearer.name)
    partners = allies(deal, thought.seat)
    if len(partners) > 1:
        why = why.replace("your partner’s", "an ally’s")
    both = all(one_plays_both(deal, thought.seat, seat) for seat in partners)
    return Thought(thought.seat, found.better, of_one_player(why) if both else why)
