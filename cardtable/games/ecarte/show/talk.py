"""Écarté in words: who said what, what the narrator tells of it, and which law it rests on."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import BACK, Card, Cards
from cardtable.families.tricks.refusals import of_card, of_trick
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.bystanders import Backed
from cardtable.games.ecarte.rules.dealt import DealtEcarte
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import HAND, KINGS, PACKETS, TRICK, TURN_UP, Ecarte, lawful
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.games.ecarte.rules.triomphe import Triomphe
from cardtable.games.ecarte.show import words, words_dealt, words_forms, words_marked
from cardtable.games.ecarte.show.speaks import speaks_for
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.faults import ACCUSE
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing import claims, phrases
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import LAST_TRICK, Again
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count
from cardtable.showing.places import holders
from cardtable.showing.talk import Line, Names, Talk, nobody
from cardtable.showing.wanted import Wanted

CUTS = ("cuts highest", "cuts lowest")
FALSE_KING = 25                                          # the law on a king announced and not held
NARRATED = ("abstain", "covers all", "play-out", "retires", "comes in", "stays", "pillage", "stop")      # not spoken
THROWN_OUT = 28                          # the article on cards once thrown out


class EcarteTalk(Talk):
    """The talk of every form of the game."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    rash, binding, by_card = ("offer",), ("king", "name", "take-up"), "take-up"
    folded_verbs = on_sheet = (ACCUSE,)
    broke = words.BROKE
    seen_again = {"tricks won": LAST_TRICK,
                  "discard": Again(False, "A card once thrown out may not be looked at again.", THROWN_OUT)}
    moments = {"vole": "The vole", "game": "The game"}

    def stage(self, deal: Deal) -> str:
        if isinstance(deal, StrictEcarte) and deal.phase == "play" and deal.named >= 0:
            return words.NAMED
        made = {"proposal": 0, "answer": 1}.get(deal.phase)          # proposals, if nobody has exchanged
        again = isinstance(deal, Ecarte) and made is not None and deal.proposals > made
        return f"{deal.phase} {words.AGAIN}" if again else deal.phase

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb in words_marked.NUMBERED and len(move) > 1:
            said = words_marked.NUMBERED[move.verb].format(number=words.number(int(move[1])))
            return f"{said[:1].upper()}{said[1:]}"
        if move.verb in ("packets", "exact"):
            return words.TOKENS[str(move[1])]
        if move.verb == "point" and len(move) > 1:
            return f"Point: {words.TOKENS.get(str(move[1]), str(move[1]))}"
        if move.verb == "bet" and len(move) > 1:
            whom = name(int(move[1]))
            laid = words.number(int(move[2])).capitalize() if len(move) > 2 else "Bet"
            return f"{laid} on {whom}" if whom else f"{laid} {words_forms.ON[int(move[1])]}"
        if move.verb == "take" and len(move) > 1:
            return f"Take {words.number(int(move[1])) if move[1] else 'none'}"
        return super().token(move)

    def begun(self, said: Tokens) -> str:
        if said[0] == "deal-numbers" and len(said) > 1:
            his, own = (words.number(int(n)) for n in str(said[1]).split("-"))
            return f"{words.TOKENS[said[0]]} {his} to the other, {own} to yourself"
        if said[0] in ("take-up", "bet"):
            return self.token(Move(said))
        return super().begun(said)

    def question(self, said: Tokens, wanted: Collection[Wanted], name: Names = nobody) -> str:
        """On whom he bets, as the token pressed has said."""
        return f"{self.token(Move(said), name)}: how much?" if said[0] == "bet" and len(said) == 2 else \
            super().question(said, wanted, name)

    def several(self, begun: Tokens, number: int) -> str:
        if begun and begun[0] != "discard":
            return f"{words.TOKENS[str(begun[0])]}: {words.number(number)}" if number else "Choose cards"
        return f"Exchange {words.number(number)}" if number else "Choose cards"

    def none(self, begun: Tokens) -> str:
        return "Take none"

    def asked(self, deal: Deal) -> str:
        """What will be asked for, or taken, is another number than is thrown out; and from where a card is drawn."""
        if isinstance(deal, GivenEcarte) and deal.phase == "exchange":
            return words_dealt.in_mind(deal.amiss, deal.showing, deal.must == (deal.dealer,))
        return words.ASKED.get(deal.phase, "")

    def leads(self, deal: Deal) -> str:
        """Once cards have been changed nothing is risked by playing, and who lays a card down plays."""
        return "stand" if isinstance(deal, Ecarte) and deal.phase == "proposal" and deal.proposals else ""

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        cards = [one[1] for one in (move, other) if one.verb == "play" and isinstance(one[1], Card)]
        return speaks_for(deal, seat, *cards) if len(cards) == 2 else ""

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = EcarteOptions.of(options)
        parts = super().subtitle(game, options) + [f"{words.number(chosen.points)} up"]
        if chosen.form == "ecarte" and chosen.games != 1:
            parts.append(f"best of {words.number(chosen.games)} games")
        form = words.FORMS.get(chosen.form, "")
        if not parts[0].startswith(form):
            parts.insert(0, form)
        if chosen.laws == "strict":
            parts.append("strict laws")
        return parts

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if isinstance(deal, Triomphe):
            return of_trick(deal, seat, token) if isinstance(token, Card) else ""
        if not isinstance(deal, Ecarte):
            return ""
        if token is None and law.number == FALSE_KING:
            return f"You do not hold the {KINGS[deal.trump].name}, and cannot announce it."
        trick, hand = deal.zone[TRICK], deal.zone[HAND[seat]] if seat < len(HAND) else ()
        if not isinstance(token, Card) or seat not in deal.must or not trick or deal.phase != "play":
            return ""
        return of_card(token, hand, lawful(hand, trick[0], deal.trump), trick, lambda card: card.suit, deal.trump)

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat = event.seat
        if event.motion == motions.LOOKED_AT and isinstance(deal, DealtEcarte):
            return [told("take-up-hand", name(seat))]
        if event.what == motions.TURNED and isinstance(deal, DealtEcarte):
            if event.dst == TRICK:                       # for no trump: shown in giving, found faced or turned again
                return [told(words_dealt.SEEN_BY.get(deal.phase, "turn-again"), name(seat), card=event.cards[0].name)]
            return [told("turned alone", name(seat), card=card.name) for card in event.cards]
        if event.what == motions.TURNED and isinstance(deal, Ecarte):
            packets = words.PACKETS[deal.packets[seat]] if deal.packets[seat] in PACKETS else ""
            return [told("deals", name(seat), packets=packets, card=event.cards[0].name)]
        if event.what == motions.TURNED:
            return [told("turns up", name(seat), card=event.cards[0].name)]
        if event.what == motions.TOOK and len(event.cards) == 2:
            return [told("trick", name(seat), led=event.cards[0].name, card=event.cards[1].name)]
        if event.what == motions.TOOK and event.src == TRICK:
            return [told("took", name(seat))]
        if event.what == motions.TOOK_BACK and event.src == TRICK and event.cards[0] is not BACK:
            return [told("takes back", name(seat), card=event.cards[0].name)]
        if event.what == motions.CUT:
            return [told("cuts", name(seat), card=event.cards[0].name)]
        return []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what = event.seat, event.what
        cited = [Line("cited", "", seat, event.law)] if event.law and what not in (GAME_WON, *CUTS) else []
        if what in words.NOTICES:
            return [Line("told", words.NOTICES[what]), *cited]
        if what == "mistaken":
            return claims.unproved(event, name)
        if what == GAME_WON:
            counts = {2: "double", 3: "treble"}.get(int(str(event.args[0])), "")
            side = deal.side[seat]
            score = words.score(deal.score[side], max(n for s, n in enumerate(deal.score) if s != side))
            won = of_side("game", deal, side, name, score=score) if isinstance(deal, Triomphe) else \
                told("game", name(seat), score=score)            # at the French game backers win bets, no game
            return [won, *([Line("told", words.NOTICES[counts])] if counts else [])]
        if what in CUTS:
            return [told(what, name(seat))]
        if what == "leads early":
            return [told(what, name(seat), card=str(event.args[0])), *cited]
        if what == "point":
            return [told("point at", name(seat)), *cited]
        if what == "bet":
            whom = name(int(str(event.args[0]))) or "you"
            return [told(what, name(seat), whom=whom, coins=count(int(str(event.args[1])), "counter"))]
        if what == "take":
            return [told(what, name(seat), coins=count(int(str(event.args[0])), "counter")), *cited]
        if what in NARRATED or what == "marked":
            return [told(what, name(seat)), *cited]
        if what in ("give-faced", "give-showing", "turn-again"):
            return []
        if what in words_dealt.TOLD:
            facts = {"told": words.cards(int(str(event.args[0])))} if what in words_dealt.COUNTED else {}
            return [told(what, name(seat), **facts), *cited, *risk(deal, event, name)]
        if what == "propose" and isinstance(deal, Ecarte) and deal.proposals > 1:
            what = "propose again"
        said = words.call(what, *event.args, dealer=seat == deal.dealer)
        if what == "resign":                     # is told, too: the sheet that ends the game has what is told
            return [Line("said", said, seat), told(what, name(seat)), *cited]
        return ([Line("said", said, seat)] if said else []) + cited + risk(deal, event, name)

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "look-at-discard" and BACK not in event.cards:          # who looks alone
            return [Line("told", words_dealt.looked_at(event.cards))]
        return [told("shown", name(event.seat), card=event.cards[0].name)] if event.what == "dropped" else []

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat = event.seat
        if event.what == "king":
            return [Line("cited", "", seat, event.law)]
        if event.what == "king turned up":
            return [Line("said", words.CALLS[event.what], seat), Line("cited", "", seat, event.law)]
        if event.what in words_marked.TOLD:
            points = count(abs(event.points), "point")
            return [told(event.what, name(seat), points=points)] + (
                [Line("cited", "", seat, event.law)] if event.law else [])
        if isinstance(deal, Triomphe):
            return [of_side(event.what, deal, seat, name, points=words.number(event.points)),
                    Line("cited", "", deal.side.index(seat), event.law)]
        other = name(1 - seat) if seat < 2 else ""                  # he who risked two, where there are two
        return [told(event.what, name(seat), other=other or "you", points=words.number(event.points)),
                Line("cited", "", seat, event.law)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what != "pool":
            return []
        return [told("pool", name(deal.player.index(event.dst)), coins=self.coins.words(event.points))]

    def part(self, deal: Deal, seat: int) -> str:
        if isinstance(deal, Backed) and seat > 1:
            back = deal.backs[seat]
            return "" if back < 0 else words_forms.BACKS[back == deal.dealer]
        if isinstance(deal, Ecarte):
            if deal.phase == "play" and deal.pays_two == seat and not deal.over:
                return words.RISKS
            seats = words.SEATS[seat == deal.dealer] if seat < 2 else ""
            looked = isinstance(deal, DealtEcarte) and seat < 2 and deal.taken_up(seat)
            return f"{seats} · {words_dealt.HAS_LOOKED}" if looked else seats
        if isinstance(deal, Triomphe):
            seats = {deal.dealer: words.SEATS[True], deal.left(deal.dealer): words.SEATS[False]}.get(seat, "")
            return self.fellow(deal, seat) or seats
        return ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held, (what, owner, _) = len(deal.zone[zone]), deal.layout[zone]
        if not held:
            return ""
        if what == "stock":
            return words.stock(held)
        if what == "turn-up":
            undecided = isinstance(deal, Ecarte) and deal.trump < 0          # of two turned by hand
            return "cut" if deal.phase == "cut" else "" if undecided else "trumps"
        if what == "discard" and owner is not None:
            aside = isinstance(deal, GivenEcarte) and owner not in deal.changed      # nothing that he has thrown out
            return words.aside(held) if aside else words.discards(held, name(owner))
        if what == "tricks won":
            seats = range(deal.seats) if deal.viewer is None else deal.seats_of(deal.viewer)
            looks_on = min(seats, default=deal.seats) >= holders(deal)       # no tricks are his: he has none but to bet
            won = held // (deal.seats if isinstance(deal, Triomphe) else 2)
            return words.tricks(won, name(owner) if looks_on and owner is not None else None)
        return ""

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        turned = [held[0] for zone, held in zip(deal.layout, deal.zone) if zone.name == "turn-up" and held]
        if isinstance(deal, Ecarte) and deal.trump < 0:          # void before one of two turned had been chosen
            return [Laid(words_dealt.TURNED, words_dealt.NO_TRUMP, deal.zone[TURN_UP])] if deal.zone[TURN_UP] else []
        return [Laid("The turn-up", words.trumps(card), (card,)) for card in turned]

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """Of a large table, where there is no room for more, with the tricks alone."""
        rows = super().laid(deal, held, events, name)
        return [row._replace(brief=self.tricks_of(deal, seat)) for row, seat in zip(rows, held, strict=True)]

    def held_as(self, deal: Deal, seat: int) -> str:
        return " · ".join([part for part in (self.part(deal, seat), self.tricks_of(deal, seat)) if part])

    def tricks_of(self, deal: Deal, seat: int) -> str:
        """His tricks: "two tricks"."""
        won = sum([len(held) for zone, held in zip(deal.layout, deal.zone)
                   if zone.name == "tricks won" and zone.owner == seat])
        return words.tricks(won // (deal.seats if isinstance(deal, Triomphe) else 2)) if won else "no trick"

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        deal, form = shown or match.deal(), EcarteOptions.of(match.options).form
        if form == "ecarte" and isinstance(deal, Ecarte):
            return words.score(deal.score[reader], deal.score[1 - reader])
        if form in ("pool", "french"):
            return words.coins(match.result().by_player[reader])
        own = deal.side[deal.seats_of(reader)[0]]
        return words.score(deal.score[own], max(points for side, points in enumerate(deal.score) if side != own))

    def entry(self, scored: Sequence[str]) -> str:
        return words.entry(scored)

    def total(self, deal: Deal) -> str:
        return words.SHEET_TOTAL.format(points=words.number(deal.goal or 0))


told = narrator(words.tell)


def of_side(what: str, deal: Deal, side: int, name: Names, **facts: str) -> Line:
    """A line about one alone, or about partners, who win and mark together."""
    players = [name(seat) for seat, one in enumerate(deal.side) if one == side]
    return Line("told", phrases.of_side(words.of_one_or_several(what), players, **facts))


def risk(deal: Deal, event: Event, name: Names) -> list[Line]:
    """Who now plays against two points, once cards are refused or not asked for; and that nobody does any more, when
    the first exchange is over."""
    if not isinstance(deal, Ecarte):
        return []
    if event.what in ("stand", "refuse") and deal.pays_two == event.seat:
        return [told("plays for two", name(1 - event.seat))]
    otherwise = isinstance(deal, GivenEcarte) and deal.given[event.seat]         # how many he takes is told first
    if event.what == ("takes" if otherwise else "discard") and event.seat == deal.dealer \
            and deal.phase == "proposal" and deal.proposals == 1:
        return [told("to speak again", name(deal.elder)), Line("told", words.NOTICES["no penalty"])]
    return []


TALK = EcarteTalk()
