"""Cribbage in words: the count as cards are played, what is pegged, the show item by item, the lurch."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.options import CribbageOptions
from cardtable.games.cribbage.rules.count import show
from cardtable.games.cribbage.rules.forms import FORMS, lurched
from cardtable.games.cribbage.rules.match import CribbageCut
from cardtable.games.cribbage.rules.rules import CRIB, CRIB_OPEN, HAND, SHOWN, START, TURNED, Cribbage
from cardtable.games.cribbage.show import words
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing import phrases
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import Again, Counted
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, listed
from cardtable.showing.recital import Recital
from cardtable.showing.talk import Line, Names, Talk, cited, nobody
from cardtable.showing.wanted import Wanted


class CribbageTalk(Talk):
    """The talk of every form of the game."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    unset = frozenset({"count", "missed"})
    moments = words.MOMENTS
    long_game = True
    slip_passes = ("counts", "overcounted", "missed", "not there")
    seen_again = {"crib": Again(False, "The crib is not seen before it is counted."),
                  "turned": Again(False, "Cards that have been turned lie so until the hands are shown.")}

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "count" and len(move) > 1:
            return f"Count {move[1]}"
        if move.verb == "missed" and len(move) > 1:
            return f"Claim {move[1]}"
        return super().token(move)

    def question(self, said: Tokens, wanted: Collection[Wanted], name: Names = nobody) -> str:
        return words.NAME_IT if "amount" in wanted else super().question(said, wanted, name)

    def several(self, begun: Tokens, number: int) -> str:
        return f"{self.token(Move(begun))} {words.number(number)}" if number else self.token(Move(begun))

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if not isinstance(deal, Cribbage) or seat not in deal.must:
            return ""
        if deal.phase == "laying_out":
            return f"Lay out {count(deal.form.laid_out, 'card')} for the crib."
        if deal.phase == "play":
            return words.refused(deal.playable(seat), token if isinstance(token, Card) else None)
        return {"counting": words.TOO_MANY, "missed": words.NOT_MISSED}.get(deal.phase, "")

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = CribbageOptions.of(options)
        form = FORMS[chosen.form]
        up = form.game if form.stated else chosen.length
        return [f"{form.title}, {up} up", *super().subtitle(game, options)]

    def part(self, deal: Deal, seat: int) -> str:
        own = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        partner = isinstance(deal, Cribbage) and seat not in own and any(deal.side[s] == deal.side[seat] for s in own)
        dealer = seat == deal.dealer and not deal.preliminary
        return " · ".join([word for word, applies in (("dealer", dealer), ("partner", partner)) if applies])

    def brief(self, deal: Deal, seat: int) -> str:
        return words.BRIEFLY.get(deal.phase, "to play") if seat in deal.must else self.part(deal, seat)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Cribbage) or not (deal.zone[zone] or zone == CRIB and deal.over):
            return ""
        if zone == START:
            return "the start"
        counting = deal.phase in ("counting", "missed") and not deal.over
        if counting and zone == deal.counted_zone():
            if deal.phase == "missed":
                return words.COUNTED_AS.format(points=words.number(deal.claimed) if deal.claimed else "nothing")
            if name(deal.showing()) is None:
                return words.HOW_MUCH
        if zone in (CRIB, CRIB_OPEN):
            last = words.LAST_TO_COUNT if zone == CRIB and (counting or deal.over) else ""
            return words.crib(name(deal.dealer)) + (last or worth_of_crib(deal) * (zone == CRIB_OPEN and deal.over))
        if zone in SHOWN:
            owner = SHOWN.index(zone)
            turn = deal.round(deal.pone).index(owner)
            worth = deal.named[turn] if turn < len(deal.named) else show(deal.zone[zone], deal.zone[START][0]).total
            points = words.number(worth) if worth else "nothing"
            return words.COUNTED_HAND.format(points=points) if name(owner) is None else ""
        if zone in TURNED and counting and name(TURNED.index(zone)) is None:
            return words.OWN_HAND
        if zone in TURNED and deal.phase == "play":
            return words.TURNED
        if zone in HAND and deal.phase == "play" and HAND.index(zone) in deal.must and name(HAND.index(zone)) is None:
            held, able = deal.zone[zone], deal.playable(HAND.index(zone))
            return words.would_pass([c.name.split()[0] for c in held if c not in able], len(held))
        return ""

    def recital(self, deal: Deal, event: Event, name: Names) -> Recital | None:
        return recital(deal, event) if event.kind == "said" and event.what == "worth" else None

    def note(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> str:
        half = next(n for n in range(deal.goal or 1) if not lurched(n, deal.goal or 1))
        return words.LURCH.format(half=phrases.number(half, most=99)) if isinstance(deal, Cribbage) else ""

    def giving_up(self, deal: Deal, seat: int) -> str:
        below = deal.goal is not None and lurched(deal.score[deal.side[seat]], deal.goal)
        return self.note(deal, ()) if below else ""

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        start = deal.zone[START]
        return [Laid("The start", words.WITH_ALL, start)] if isinstance(deal, Cribbage) and start else []

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        if not isinstance(deal, Cribbage):
            return super().laid(deal, held, events, name)
        worth = counted(events)
        hands = [one._replace(worth=worth.get((seat, "hand"), ""))
                 for seat, one in zip(held, super().laid(deal, held, events, name), strict=True)]
        crib = deal.zone[CRIB_OPEN]
        return [*hands, *([Laid("The crib", words.whose(name(deal.dealer)), crib, worth.get((deal.dealer, "crib"), ""))]
                          if crib else [])]

    def held_as(self, deal: Deal, seat: int) -> str:
        return "dealer" if seat == deal.dealer else "elder hand" if deal.seats == 2 else ""

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        deal = shown or match.deal()
        if not isinstance(deal, Cribbage):
            return super().standing(match, reader, shown, name)
        own = deal.side[deal.seats_of(reader)[0]]
        return score(deal, own)

    def counts(self, deal: Deal, name: Names) -> tuple[Counted, ...]:
        if not isinstance(deal, Cribbage) or not deal.shown:
            return ()
        found = [Counted(name(seat) or "You", deal.zone[SHOWN[seat]], deal.zone[START], shown(deal, seat, False))
                 for seat in deal.round(deal.pone)[:deal.shown]]
        if deal.shown > deal.seats:
            whose = words.crib(name(deal.dealer))
            found.append(Counted(whose[:1].upper() + whose[1:], deal.zone[CRIB_OPEN], deal.zone[START],
                                 shown(deal, deal.dealer, True)))
        return tuple(found)

    def entry(self, scored: Sequence[str]) -> str:
        return words.entry(scored)

    def on_shuffled(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Who deals."""
        return [told("deals", name(deal.dealer))] if isinstance(deal, Cribbage) else []

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The cut, cards laid out, the start."""
        if event.what == motions.CUT:
            return [told("cuts", name(event.seat), card=event.cards[0].name)]
        if event.what == motions.LAID_OUT:
            return [told("lays out", name(event.seat), cards=count(len(event.cards), "card"))]
        if event.what == motions.TURNED:
            return [told("turns", name(event.seat), card=event.cards[0].name)]
        return []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The count, go, hands and crib counted, the end."""
        seat, what, args = event.seat, event.what, event.args
        if what in words.NOTICES:
            return [Line("told", words.NOTICES[what]), *cited(event)]
        if what == "count":
            pegged = [(int(str(points)), str(why)) for points, why in zip(args[1::2], args[2::2], strict=True)]
            return [Line("said", words.counted(int(str(args[0])), pegged), seat)]
        if what == "worth":
            return worth(deal, event)
        if what == "cuts lowest":
            return [told(what, name(seat)), *partners(deal, name), *cited(event)]
        if what in ("counted", "missed"):
            points = words.number(int(str(args[0]))).capitalize()
            return [Line("said", f"{points}{' missed' * (what == 'missed')}.", seat), *may_claim(deal, what, name)]
        if what == "content":
            return [Line("said", words.CALLS[what], seat), *may_claim(deal, what, name)]
        if what == "counts":
            return [told(f"counts {args[0]}", name(seat))]
        if what == "overcounted":
            return [told(what, name(seat), points=words.there(int(str(args[0])))), *cited(event)]
        if what == "not there":
            return [told(what, name(seat)), *cited(event), *may_claim(deal, what, name)]
        if what in (GAME_WON, "lurched"):
            side = [s for s in range(deal.seats) if deal.side[s] == deal.side[seat]]
            if what == "lurched":
                return [of_two(what, side, name), *cited(event)]
            return [of_two("game", side, name, score=score(deal, deal.side[seat]))]
        if what in words.TOLD:
            said = [Line("said", words.CALLS[what], seat)] if what in words.CALLS else []
            return [*said, told(what, name(seat)), *cited(event)]
        return [Line("said", words.CALLS[what], seat), *cited(event)] if what != "last card" else []

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """What is not said already with the card, and the law."""
        if not isinstance(deal, Cribbage):
            return []
        if event.what == "heels":
            return [Line("said", words.CALLS["heels"], deal.dealer), *cited(event)]
        if event.what == "last card":
            return [Line("said", words.CALLS["last card"], deal.last), *cited(event)]
        if event.what == "three for last":
            return [told(event.what, name(deal.pone)), *cited(event)]
        if event.what == "missed points":
            return [told(event.what, name(deal.rivals[0]), points=words.missed(event.points)), *cited(event)]
        return cited(event)

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """What a loser pays."""
        if event.src < 0 or event.dst < 0 or not event.points:
            return []
        loser, winner = deal.player.index(event.src), deal.player.index(event.dst)
        return [told("pays", name(loser), whom=name(winner) or "you", coins=count(event.points, "counter"))]


told = narrator(words.tell)


def score(deal: Deal, side: int) -> str:
    """The score as this side says it: "47 to 29"."""
    return f"{deal.score[side]} to {listed([str(n) for s, n in enumerate(deal.score) if s != side])}"


def counted(events: Sequence[Event]) -> dict[tuple[int, str], str]:
    """What each hand and the crib were counted as, by seat and "hand" or "crib"; none is there that was not reached."""
    found: dict[tuple[int, str], int] = {}
    for event in events:
        if event.kind == "said" and event.what in ("worth", "counts"):
            found[event.seat, str(event.args[0])] = 0
        elif event.kind == "scored" and event.what in ("hand", "crib") and found:
            found[next(reversed(found))] += event.points
    return {whose: str(points) for whose, points in found.items()}


def may_claim(deal: Deal, after: str, name: Names) -> list[Line]:
    """Who may claim next, after this was said."""
    if not isinstance(deal, Cribbage) or deal.phase != "missed" or after == "missed" or deal.over:
        return []
    return [told("may claim", name(deal.must[0]))]


def partners(deal: Deal, name: Names) -> list[Line]:
    """Who play together, when four have cut for it."""
    if not (isinstance(deal, CribbageCut) and deal.terms.partners):
        return []
    others = " and ".join([name(seat) or "you" for seat in deal.ranked[2:]])
    return [of_two("partner", deal.ranked[:2], name, others=others)]


def of_two(what: str, seats: Sequence[int], name: Names, **facts: str) -> Line:
    """A narrator's line about one, or in the plural about two of whom the reader, if he is one, is named first."""
    first, *more = sorted(seats, key=lambda seat: name(seat) is not None)
    if not more:
        return told(what, name(first), **facts)
    return told(what + "s", name(first), partner=name(more[0]) or "you", **facts)


def shown(deal: Deal, seat: int, crib: bool) -> str:
    """What is said of the hand or crib of this seat."""
    items = words.recited(deal.zone[CRIB_OPEN if crib else SHOWN[seat]], deal.zone[START][0], crib)
    return " ".join([item.words for item in items])


def worth_of_crib(deal: Cribbage) -> str:
    """What stands beside a crib that lies open at the end of the deal; "" if it was never reached."""
    crib = deal.zone[CRIB_OPEN]
    if not crib or deal.shown <= deal.seats:
        return ""
    points = deal.named[deal.seats] if deal.seats < len(deal.named) else show(crib, deal.zone[START][0], True).total
    return f", {words.number(points) if points else 'nothing'}"


def recital(deal: Deal, event: Event) -> Recital:
    """The hand or crib that is told of, item by item; of a count by hand also what was missed, or that it
    was too high."""
    crib, seat, by_hand = event.args[0] == "crib", event.seat, event.args[1:]
    zone, start = CRIB_OPEN if crib else SHOWN[seat], deal.zone[START][0]
    items = words.recited(deal.zone[zone], start, crib)
    worth = show(deal.zone[zone], start, crib).total
    claimed = int(str(by_hand[0])) if by_hand else worth
    told = items if claimed == worth else words.undercounted(items, claimed)
    if len(by_hand) > 1:
        told = words.overcounted(items, int(str(by_hand[1])))
    return Recital(seat, zone, told, words.COUNTING[crib],
                   words.COUNTED[crib].format(points=words.number(claimed) if claimed else "nothing"))


def worth(deal: Deal, event: Event) -> list[Line]:
    """What is said of it; of a hand counted by hand no more than what was missed has still to be told."""
    told_of = recital(deal, event)
    if len(event.args) == 1:
        return [Line("said", told_of.text, event.seat)]
    return [Line("told", told_of.text)] if told_of.items[-1].label.endswith("missed") else []


TALK = CribbageTalk()
