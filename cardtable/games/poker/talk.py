"""Poker in words: who goes in, sees and goes better, what is drawn and shown, and who takes the pools."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import BACK, RANK_NAMES, RANKS, Cards
from cardtable.families.poker_hands.ranking import laid_out
from cardtable.families.poker_hands.words import called
from cardtable.games.poker import words
from cardtable.games.poker.hands import of_hand, on_cloth, unshown
from cardtable.games.poker.laws import LAW
from cardtable.games.poker.options import PokerOptions
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot, proving
from cardtable.games.poker.rules.straight import Straight
from cardtable.games.poker.rules.table import HELD, Poker, strength
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import HAND, OPEN, STOCK, TABLE, WIDOW
from cardtable.games.poker.stakes_page import page
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, counted, listed, number, with_most
from cardtable.showing.stakes import Rack
from cardtable.showing.sums import ups
from cardtable.showing.talk import Line, Names, Talk, cited, nobody
from cardtable.showing.talking.purses import PursePlates
from cardtable.showing.wagers import Wagers

BETTING = ("out", "see", "better")
UNTOLD = ("stake",)                              # payments that a word has told


class PokerTalk(PursePlates, Talk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    points = "counters"
    pots = "In the pool"
    purse_heads = ("was", "now")                 # won or lost; what is left before each stands on his plate
    takings = ("in", "took", "has")
    usual = words.USUAL
    slides = ("ante", "open", "better")
    row_order = words.ROW
    slip_tells = ("said", "paid")
    rash = ("out",)
    declines = ("hold", "pass", "see", "stand", "keep", "leave")      # who throws up his hand means to

    # --- what is asked

    def stage(self, deal: Deal) -> str:
        if isinstance(deal, JackPot) and deal.phase == "opening" and deal.opener < 0:
            return self.unopened(deal)
        if isinstance(deal, Poker) and deal.phase == "staking" and deal.interval and not deal.interval.staked:
            return words.LAST if isinstance(deal, Straight) and len(deal.interval.to_speak) == 1 else words.FIRST
        if isinstance(deal, Whiskey) and deal.phase == "exchanging" and deal.knocked >= 0:
            return words.KNOCKED
        return words.UNDRAWN if deal.phase == "staking" and not isinstance(deal, Draw) else deal.phase

    def unopened(self, deal: JackPot) -> str:
        """Whether who is to speak could open is nobody's to know but his own; that nobody comes after him is all's."""
        seat = deal.must[0] if deal.must else -1
        held = deal.hand(seat) if seat >= 0 else ()
        room = deal.betted.room(seat) if deal.interval is not None and seat >= 0 else range(0)
        barred = bool(room) and BACK not in held and Move(("open", room.start)) not in deal.decision(seat)
        last = deal.interval is not None and len(deal.betted.to_speak) == 1
        return {(True, True): words.BARRED_LAST, (True, False): words.BARRED, (False, True): words.BEFORE_LAST}.get(
            (barred, last), words.BEFORE)

    def guided(self, deal: Deal) -> str:
        told = super().guided(deal)
        if isinstance(deal, JackPot):
            told = told.format(pair=RANK_NAMES[RANKS.index(deal.least)])
        if isinstance(deal, Draw) and self.stage(deal) == words.FIRST:
            told += words.HOLDING if deal.may_hold(deal.must[0]) else words.NO_WAITING
        return told

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb in ("ante", "open", "better") and len(move) > 1:
            coins = counted(int(move[1]))
            return f"And {coins} better" if move.verb == "better" else f"{self.tokens[move.verb]} {coins}"
        if move.verb == "exchange" and len(move) > 1:
            return " for ".join([one.name for one in move[1:]])         # type: ignore[union-attr]
        return self.tokens[move.verb]

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """With what is to be paid now."""
        one = deal.interval if isinstance(deal, Poker) else None
        if one is None or one.over or not deal.must:
            return self.token(move, name)
        due, going_in = one.due(deal.must[0]), deal.phase == "going_in"
        if move.verb == "see":
            return f"{'I go in' if going_in else 'I see'}, {due}"
        if move.verb == "out":
            return "Pass" if going_in else "Go out"
        if move.verb == "straddle":
            return f"I straddle, {2 * one.level}"
        if move.verb == "better" and len(move) > 1:
            by = int(move[1])
            first = self.stage(deal) in (words.FIRST, words.LAST)
            return f"I stake {counted(by)}" if first else f"And {counted(by)} better, {due + by}"
        return self.token(move, name)

    def beside_slide(self, deal: Deal, begun: Tokens, number: int, most: int) -> tuple[str, str]:
        first = "first " * (begun[0] == "better" and self.stage(deal) in (words.FIRST, words.LAST))
        return words.SLIDES[f"{first}{begun[0]}"], f"{counted(number)}, of {counted(most)}"

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if not isinstance(deal, Poker) or seat not in deal.must:
            return ""
        if law.number == LAW["opening"] and isinstance(deal, JackPot):
            pair = RANK_NAMES[RANKS.index(deal.least)]
            return f"You have not the cards to open: a pair of {pair}s is wanted, or better."
        if law.number == LAW["draw"]:
            done = deal.drew[seat] >= 0
            return f"Cards are laid away in the draw: {'you have drawn already' if done else 'that comes later'}."
        return ""

    def several(self, begun: Tokens, number: int) -> str:
        return f"Draw {counted(number)}" if number else "Draw"

    def begun(self, said: Tokens) -> str:
        if said[0] == "exchange" and len(said) == 2:
            return f"Take the {said[1].name}"                            # type: ignore[union-attr]
        return super().begun(said)

    # --- plates and captions

    def giving_up(self, deal: Deal, seat: int) -> str:
        put = deal.paid[seat] if isinstance(deal, Poker) else 0
        return f"What you have put in stays in the pool: {count(put, 'counter')}." if put else ""

    def purse(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Poker) or not deal.terms.brought:
            return ups(deal.purse[deal.player[seat]]) if deal.purse[deal.player[seat]] else ""
        has = deal.before(seat)
        if has:
            return f"{has} left"
        return "staked all" if seat in deal.standing and not deal.over else "nothing left"

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Poker) or zone == STOCK:
            return ""
        if zone in (TABLE, WIDOW):
            return "the widow" if zone == WIDOW and deal.zone[zone] else ""
        owner = deal.layout[zone].owner
        if owner is None or owner >= deal.seats or name(owner):
            return ""                            # what others' hands have done stands below their counters
        lies = zone == (OPEN if deal.face_up or owner in deal.shown else HAND)[owner]
        return on_cloth(deal, owner) if lies else ""

    def below_stacks(self, deal: Deal, seat: int, name: Names) -> str:
        """Of others what their hands have done; of one's own, which has its words beside it, how many they are."""
        if not isinstance(deal, Poker):
            return ""
        if name(seat):
            return on_cloth(deal, seat)
        return f"yours, {number(deal.before(seat)) if deal.before(seat) else 'none'}" if deal.terms.brought else ""

    def part(self, deal: Deal, seat: int) -> str:
        """His purse; of one's own hand that it is thrown up, since nothing lies there beside which it could be told."""
        own = deal.viewer is not None and deal.player[seat] == deal.viewer
        out = of_hand(deal, seat) if isinstance(deal, Poker) and own and seat not in deal.standing else ""
        return " · ".join([told for told in (out, self.purse(deal, seat)) if told])

    def disc(self, deal: Deal, seat: int) -> str | None:
        """The Age's, or the buck."""
        if isinstance(deal, Draw) and seat == deal.age:
            return "Age"
        return "Buck" if isinstance(deal, Poker) and seat == deal.terms.buck else None

    def pool_taken(self, deal: Deal, seat: int) -> int:
        return deal.took[seat] if isinstance(deal, Poker) else 0

    def making(self, deal: Deal) -> Cards:
        """What makes the winning hands, once all have been turned."""
        if not isinstance(deal, Poker) or not deal.over:
            return ()
        return tuple([card for seat in deal.winners if seat in deal.shown and len(deal.zone[OPEN[seat]]) == HELD
                      for card in proving(deal.strength(seat), deal.zone[OPEN[seat]])])

    def ahead(self, deal: Deal) -> tuple[int, ...]:
        """Who has taken most."""
        if not isinstance(deal, Poker) or not deal.over:
            return ()
        return tuple([seat for seat in deal.winners if deal.took[seat] == max(deal.took)])

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        return page(deal, name)

    def counters(self, deal: Deal, seat: int) -> Rack | None:
        """What he has left on the table, in counters of one, five, twenty and a hundred."""
        if not isinstance(deal, Poker) or not deal.terms.brought:
            return None
        return Rack.of(max(0, deal.before(seat)), words.COUNTERS, tuple(map(str, words.COUNTERS)))

    # --- papers

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        one = PokerOptions.of(options)
        form = next(option for option in game.options if option.name == "form")
        called_ = (getattr(form, "choices", None) or {})[one.form]
        return [f"{called_}, {counted(game.players(options)[0])} at table", *super().subtitle(game, options),
                *(["table stakes"] if one.stack else []),
                *([f"limit {one.limit}"] if one.form in ("draw", "straight", "stud") else [])]

    def deal_title(self, number: int) -> str:
        return f"Deal {number}"

    def heading(self, deal: Deal, number: int, game: int = 0) -> str:
        found = super().heading(deal, number, game)
        return f"{found}, a jack-pot" if isinstance(deal, JackPot) else found

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        return ups((shown or match.deal()).purse[reader])

    def account(self, paid: Sequence[str]) -> str:
        return listed(list(dict.fromkeys([words.ACCOUNTS.get(what, what) for what in paid])))

    def dealings(self, paid: Sequence[Paid]) -> str:
        """What he put in, and what he took."""
        put = -sum([one.coins for one in paid if one.coins < 0])
        took = sum([one.coins for one in paid if one.coins > 0])
        return "; ".join([f"{what} {coins}" for what, coins in (("put in", put), ("took", took)) if coins])

    def beside_hand(self, deal: Deal, seat: int, paid: Sequence[Paid]) -> str:
        """What it was, once it was shown; else that it was thrown up, or not called."""
        if not isinstance(deal, Poker) or deal.preliminary:
            return self.dealings(paid)
        return unshown(deal, seat) or of_hand(deal, seat)

    def holds(self, deal: Deal, player: int) -> int:
        one = deal.terms.brought[player] if isinstance(deal, Poker) and deal.terms.brought else 0
        return one + deal.purse[player]

    def pot_called(self, pot: str) -> str:
        return "the pool"

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """What was shown; and what the reader held himself."""
        if not isinstance(deal, Poker):
            return super().laid(deal, held, events, name)
        return [Laid(name(seat) or "You", self.held_as(deal, seat), cards) for seat, cards in held.items()]

    def on_slip(self, deal: Deal, seat: int, held: Cards) -> Cards:
        """As it is laid open on the cloth: first what makes it."""
        if not isinstance(deal, Poker) or len(held) != HELD or BACK in held:
            return held
        return laid_out(strength(deal.ranking, tuple(sorted(held))), held)

    def told_below(self, deal: Deal, event: Event) -> bool:
        return event.what == "shows" and isinstance(deal, Poker) and event.seat not in deal.winners

    def held_as(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Poker):
            return ""
        known = seat in deal.shown and len(deal.zone[OPEN[seat]]) == HELD
        return called(deal.strength(seat)) if known else "" if seat in deal.standing else "thrown up"

    def outcome(self, match: Series, name: Names) -> str:
        result = match.result()
        most = max(result.by_player)
        return with_most([name(p) for p in sorted(result.winners)], f"{self.coins.words(most)} up") if most else \
            "All end as they began."

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, Poker):
            return super().in_words(deal, name, title)
        lines = [super().in_words(deal, name, title)]
        if deal.interval is not None and deal.must and deal.must[0] >= 0:
            seat = deal.must[0]
            due = deal.interval.due(seat)
            who = name(seat)
            lines.append(f"{f'{who} owes' if who else 'You owe'} {count(due, 'counter') if due else 'nothing'}.")
        for at, pool in enumerate(deal.pools() if not deal.over else ()):
            among = listed([name(seat) or "you" for seat in pool.among])
            lines.append(f"{'Side pool' if at else 'In the pool'}: {count(pool.coins, 'counter')}, for {among}.")
        for seat in range(deal.seats):
            told = of_hand(deal, seat)
            if told:
                lines.append(f"{name(seat) or 'You'}: {told}.")
        return "\n".join(lines)

    # --- what happens

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        who = name(event.seat) if event.seat >= 0 else None
        if event.what == motions.DISCARDED:
            return [Line("said", f"{counted(len(event.cards)).capitalize()}.", event.seat),
                    told("draws", who, cards=count(len(event.cards), "card"))]
        if isinstance(deal, Whiskey) and event.what == motions.PILLAGED:
            return [told("exchange", who, card=event.cards[0].name)]
        if isinstance(deal, Whiskey) and event.what == motions.LAID_OUT and len(event.cards) == 1:
            return [told("lays", who, card=event.cards[0].name)]
        return []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        who, what, args = name(event.seat), event.what, event.args
        if what in BETTING:
            return betted(event, who)
        by = counted(int(str(args[0]))) if what in ("straddle", "open") else ""
        said = [Line("said", words.SAID[what].format(by=by), event.seat)] if what in words.SAID else []
        if what == "openers":
            return cited(event)                  # the cards have been shown
        facts = {"by": by}
        if what == "makes up":
            facts["coins"] = self.coins.words(int(str(args[0])))
        if what == "shows":
            assert isinstance(deal, Poker)
            facts["hand"] = called(deal.strength(event.seat)) if BACK not in deal.hand(event.seat) else "a hand"
        return [*said, told(what, who, **facts), *cited(event)]

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """With what a jack-pot was opened."""
        return [told("opened on", name(event.seat), cards=listed([f"the {card.name}" for card in event.cards]))]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in UNTOLD:
            return []
        what = {"jack-pot": "jack-pot paid", "unopened": "jack-pot paid"}.get(event.what, event.what)
        if what == "uncalled" and isinstance(deal, JackPot) and event.seat == deal.opener:
            what = "uncalled opener"
        elif what == "uncalled" and isinstance(deal, Poker) and not deal.had_staked(event.seat):
            what = "alone"
        seat = event.seat if event.seat >= 0 else deal.player.index(event.dst)
        return [told(what, name(seat), coins=self.coins.words(event.points)), *cited(event)]


def betted(event: Event, who: str | None) -> list[Line]:
    """A word of an interval, as it is said before the draw or after it."""
    *coins, phase = event.args
    by, due = (int(str(coins[0])), int(str(coins[-1]))) if coins else (0, 0)
    key = f"going_in {event.what}" if phase == "going_in" else \
        f"first {event.what}" if event.what == "better" and not due else event.what
    facts = {"by": counted(by), "due": counted(due)}
    return [Line("said", words.SAID[key].format(**facts), event.seat), told(key, who, **facts), *cited(event)]


told = narrator(words.tell)
TALK = PokerTalk()
