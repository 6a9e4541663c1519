"""What every player of tricks answers under strict laws: what he has noticed he claims, and of the remedies he takes
the one that costs the other side most."""
from __future__ import annotations

from collections.abc import Collection

from cardtable.cards import BACK, SUIT_NAMES, Card
from cardtable.families.tricks.maxims import Advice, lowest
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.dealing import HandsDeal
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.families.tricks.strict.orders import not_obeyed, trick_of
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.players.thought import Thought
from cardtable.rules.faults import ACCUSE, OPEN
from cardtable.rules.moves import Move
from cardtable.rules.strict import Strict
from cardtable.rules.view import View

CONTENT = Move(("content",))


def noticed(view: View, deal: StrictTricks, seat: int) -> tuple[Move, str] | None:
    """The claim of what the play has brought to light, with the reason: a revoke, or an order that has not been
    obeyed.  None where there is nothing, or it has been claimed, or can be no longer."""
    revoke = revoke_noticed(view, deal, seat)
    if revoke is not None:
        return revoke, "there was a card of the suit that was not followed"
    for given in not_obeyed(deal, seat):
        claim = _claim(deal, seat, int(deal.articles[deal.orders]), given.demand.seat, trick_of(deal, given))
        if claim is not None:
            return claim, "what had been ordered could have been played"
    return None


def revoke_noticed(view: View, deal: StrictTricks, seat: int) -> Move | None:
    """The claim of a revoke against somebody who has a card of a suit that he had not followed, by what he has played
    or what lies open before him, naming the trick where the article wants it; None where there is none, or it has been
    claimed, or can be no longer."""
    seen = [(deal.layout[zone].owner, some[0]) for zone, some in view.knowledge.noticed]
    seen += [(one, card) for one in range(deal.seats) for card in deal.lying_open(one)]
    for other, card in seen:
        if other is None or deal.party[other] == deal.party[seat]:
            continue
        trick, article = not_followed(deal, other, card), deal.revoke_law(other)
        claim = _claim(deal, seat, article, other, trick) if trick and article else None
        if claim is not None:
            return claim
    return None


def _claim(deal: StrictTricks, seat: int, article: int, whom: int, trick: int) -> Move | None:
    """In which trick somebody broke this article; None where that has been claimed or settled, or can be claimed no
    longer."""
    named = (trick,) if article in deal.by_trick else ()
    claim = Move((ACCUSE, article, whom, *named))
    claimed = any(one.article == article and one.whom == whom and one.trick in (0, trick) for one in deal.claimed)
    settled = any((o.article, o.seat, o.trick) == (article, whom, trick) for o in deal.offences if not o.pending)
    offered = any(claim in choice for choice in deal.claims_of(seat))
    return claim if offered and not claimed and not settled else None


def claims(view: View, deal: StrictTricks, seat: int, revoke: str, order: str = "",
           only: Collection[str] | None = None) -> Thought | None:
    """What has been noticed during the play is claimed: faults that lie open to all (or `only` some of them), a revoke,
    and an order that was not obeyed.  `order` and `revoke` are the lines that speak of the two."""
    for offence in deal.offences:
        counts = deal.FAULTS[offence.fault].notice == OPEN if only is None else offence.fault in only
        if counts and offence.pending and deal.party[offence.seat] != deal.party[seat]:
            return Thought(seat, Move((ACCUSE, offence.article, offence.seat)), "That was not in order.", order)
    found = noticed(view, deal, seat)
    return None if found is None else Thought(seat, found[0], f"{found[1].capitalize()}.", revoke)


COUNTED = ("marking", "game_marked")             # phases in which all is known, and is only to be said


def counting(deal: Strict, seat: int, source: str) -> Advice:
    """What has been won is marked, and what has not is gainsaid."""
    move = deal.expected(seat)
    assert move is not None
    return Advice(move, "By the count it is not." if move.verb == "gainsay" else "So it has been counted.", source)


def marks_noticed(deal: MarksInTime, seat: int, source: str) -> Thought | None:
    """Too much marked by the others, or two scores that disagree, is claimed; what is left of one's own is marked."""
    if not deal.hands_mark:
        return None
    for offence in deal.offences:
        theirs = deal.side[offence.seat] != deal.side[seat]
        if offence.pending and offence.article in deal.marks and theirs and offence.fault != "left unmarked":
            return Thought(seat, Move((ACCUSE, offence.article, offence.seat)), "That has not been won.", source)
    account = deal.ledger.accounts[deal.side[seat]]
    over, left = deal.amounts(1, account.over), deal.amounts(1, account.left)
    if deal.keeps_score(seat) and over is not None:
        return Thought(seat, Move(("take-down", over.range[-1])), "That had not been won: it comes down.", source)
    if deal.keeps_score(seat) and left is not None and account.said >= account.spoken:
        return Thought(seat, Move(("mark", left.range[-1])), "That was forgotten, and there is time yet.", source)
    return None


def turns(deal: Mending, seat: int, keeper: int, turning: str, asked: str) -> Thought | None:
    """The trick is turned by who keeps his side's, and who is asked whether he has none of a suit answers."""
    if deal.may_turn(seat) and seat == keeper:
        return Thought(seat, Move(("turn",)), "The trick is ours: it is turned.", turning)
    if deal.questioned[0] == seat and deal.open_revoke(seat) is not None:
        return Thought(seat, Move(("mend",)), "There is one: the card is put right.", asked)
    if deal.questioned[0] == seat:
        return Thought(seat, Move(("have-none",)), "There is none.", asked)
    return None


def not_followed(deal: StrictTricks, seat: int, card: Card) -> int:
    """The first trick in which this seat played another suit, though the suit of this card was led; 0 if none."""
    suit, playing = deal.order.suit(card, deal.trump), deal.playing()
    for number, (one, played, _) in enumerate(deal.history):
        led = deal.history[number - number % playing][1]
        if one == seat and deal.order.suit(led, deal.trump) == suit != deal.order.suit(played, deal.trump):
            return number // playing + 1
    return 0


def accusing(view: View, deal: StrictTricks, seat: int, source: str) -> Advice:
    """When all is played."""
    found = noticed(view, deal, seat)
    if found is None:
        return Advice(CONTENT, "Nothing was amiss.", source)
    claim, why = found
    return Advice(claim, f"{why.capitalize()}.", source)


def obeying(deal: StrictTricks, seat: int, advised: Advice, source: str) -> Advice:
    """What is advised, unless something else has been demanded."""
    if advised.move in deal.decision(seat):
        return advised
    moves = [move for move in deal.decision(seat) if move.verb == "play"]
    if not moves:
        return Advice(next(iter(deal.decision(seat))), "Nothing else may be said.", source)
    card = lowest(deal.order, deal.allowed(seat), deal.trump)
    return Advice(Move(("play", card)), f"Play the {card.name}, as it has been demanded.", source)


def ordering(deal: Exposing, seat: int, source: str, loses: bool = False) -> Advice:
    """An exposed card is called where it cannot take the trick, and can be played; of a leader all of whose cards lie
    there the best that is beaten; before another's lead a plain one, since with a trump he might trump.  Else one is
    forbidden, where the code has that and it would not be beaten, or all are let lie.  Of who `loses` by winning no
    lead is called."""
    trick, some = deal.on_table(), deal.exposed(deal.owner)
    follows = not trick and deal.interrupted[-1].must[0] != deal.owner
    whole = len(some) == len(deal.playable(deal.owner))
    if follows:
        card = lowest(deal.order, some, deal.trump)
        if deal.order.suit(card, deal.trump) == deal.trump and not whole:
            return Advice(Move(("free",)), "Nothing is gained by a call: he might trump with it.", source)
        why = "with none of his cards can he do less" if whole else "what is hidden may be better"
        return Advice(Move(("demand", card)), f"Call the {card.name}: {why}.", source)
    leads = not trick and not loses and whole
    called = [card for card in some if beaten(deal, seat, card)] if leads else []
    if called:
        best = max(called, key=lambda c: (deal.order.strength(c, deal.trump), c.suit == deal.trump))
        return Advice(Move(("demand", best)), f"Call the {best.name}: your side can beat it.", source)
    if trick:
        led = deal.order.suit(trick[0], deal.trump)
        some = tuple([card for card in some if deal.order.suit(card, deal.trump) == led]) or some
    losing = [card for card in some if trick and deal.order.wins((*trick, card), deal.trump) != len(trick)]
    if losing:
        return Advice(Move(("demand", losing[0])), f"Call the {losing[0].name}: it takes nothing now.", source)
    refused = next((card for card in some if Move(("forbid", card)) in deal.decision(seat)
                    and (trick or not beaten(deal, seat, card))), None)
    if refused is not None:
        return Advice(Move(("forbid", refused)), f"Forbid the {refused.name}: it might take the trick.", source)
    return Advice(Move(("free",)), "Nothing is gained by a call.", source)


def beaten(deal: StrictTricks, seat: int, card: Card) -> bool:
    """Whether this card, if it were led, would be beaten by one that this seat holds, or that all see with its
    partner: one of the suit, or where the suit is wanting a trump."""
    suit = deal.order.suit(card, deal.trump)
    for one in (seat, *deal.partners_of(seat)):
        held = deal.playable(one)
        known = tuple([c for c in held if c != BACK])
        lawful = deal.order.allowed(known, (card,), deal.trump, deal.binding())
        if any(deal.order.beats(c, card, deal.trump) for c in lawful
               if len(known) == len(held) or deal.order.suit(c, deal.trump) == suit):
            return True
    return False


def naming_suit(deal: StrictTricks, seat: int, source: str) -> Advice:
    """The suit in which one's own hand is best, of those that every hand of the others which lies wholly open has."""
    held = deal.playable(seat)
    open_ = [deal.lying_open(one) for one in deal.against(seat)
             if deal.playable(one) and set(deal.lying_open(one)) == set(deal.playable(one))]
    led = [n for n in range(4) if all(any(c.suit == n for c in lying) for lying in open_)]
    suit = max(led or range(4), key=lambda n: sum([deal.order.strength(c, deal.trump) for c in held if c.suit == n]))
    return Advice(Move(("suit", SUIT_NAMES[suit])), "Call the suit in which your own hand is best.", source)


def highest_or_lowest(deal: StrictTricks, seat: int, source: str) -> Advice:
    """The lowest where one's own side holds the trick, else the highest."""
    trick = deal.on_table()
    ours = bool(trick) and deal.party[deal.played_by()[deal.order.wins(trick, deal.trump)]] == deal.party[seat]
    word = "lowest" if ours else "highest"
    found = next(move for move in deal.decision(seat) if word in str(move[1]))
    return Advice(found, "Ask for the lowest: the trick is yours." if ours else
                  "Ask for the highest: it is spent on a trick of theirs.", source)


def misdealt(deal: Strict, seat: int, source: str) -> Thought | None:
    """What went wrong in dealing is claimed by whoever still may."""
    if not isinstance(deal, HandsDeal) or deal.phase in deal.settling or deal.cards_played():
        return None
    for offence in deal.offences:
        known = offence.pending and deal.FAULTS[offence.fault].notice == OPEN
        if known and seat in deal.against(offence.seat) and deal.entitled(seat, offence):
            return Thought(seat, Move((ACCUSE, offence.article, offence.seat)), "That was not dealt rightly.", source)
    return None
