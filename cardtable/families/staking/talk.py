"""What games of stakes say alike: the rack, the counters laid, purses on plates, accounts, and how an evening ended."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.families.staking.deal import Staking
from cardtable.families.staking.prison import Imprisoning
from cardtable.families.staking.stakes import Stake
from cardtable.families.staking.words import ACCOUNTS
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.showing.laid import Paid
from cardtable.showing.lines import Names
from cardtable.showing.phrases import listed, ordinal
from cardtable.showing.stakes import LaidCounter, Rack, Reading
from cardtable.showing.talk import Line, Talk, cited, nobody
from cardtable.showing.wanted import Wanted

LAID, LOST = ("staked", "taken up", "back"), "lost"
OF_A_STAKE: tuple[Tokens, ...] = (("move",), ("double",))    # what is said first of one that lies there
DEEP = {1: "once", 2: "twice", 3: "three times"}


def deep(times: int) -> str:
    """How often a stake must yet win: "twice"."""
    return DEEP.get(times, f"{times} times")


def told_plainly(text: str) -> Line:
    """A line that is nobody's."""
    return Line("told", text)


class StakingTalk(Talk):
    """A game says what its places are called (`spot`), what a payment was for (`accounts`), and the sentences that are
    told of each, of the reader and of others (`sentences`)."""

    deal_called = "coup"
    points = "francs"
    pots = "On the cloth"
    folded_verbs: Collection[str] = ("double", "take", "move")
    main = "done"
    first_piece: int = 0                         # that the least counter of the rack is
    accounts: Mapping[str, str] = ACCOUNTS
    sentences: Mapping[str, tuple[str, str]]

    # --- what is asked

    def token(self, move: Move, name: Names = nobody) -> str:
        return self.tokens[move.verb]

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """Of which stake prison or half is said, and how much comes back."""
        stake = deal.to_say(max(deal.viewer or 0, 0)) if isinstance(deal, Imprisoning) else None
        if stake is None or move.verb not in ("prison", "half"):
            return self.token(move, name)
        spot = self.spot(stake.spot)
        return f"{spot} to prison" if move.verb == "prison" else f"{self.coins.figure(stake.coins // 2)} of {spot} back"

    def question(self, said: Tokens, wanted: Collection[Wanted], name: Names = nobody) -> str:
        """Of what is to be moved or doubled, which it is is asked first."""
        return f"{self.begun(said)}: which stake?" if said in OF_A_STAKE else super().question(said, wanted, name)

    def begun(self, said: Tokens) -> str:
        parts = [self.named(token) if isinstance(token, str) else self.coins.words(int(token)) for token in said[1:]]
        return " ".join([self.tokens[str(said[0])], *parts])

    def named(self, token: str) -> str:
        """What a move has named: a place."""
        return self.spot(token)

    def place_told(self, deal: Staking, name: str, loose: int, prison: int, seat: int) -> Reading:
        """What a place of the cloth is, and what this seat has there."""
        raise NotImplementedError                        # abstract

    def reading(self, deal: Deal, seat: int, name: str) -> Reading:
        assert isinstance(deal, Staking)
        mine = [one for one in deal.stakes if one.seat == seat and one.spot == name]
        loose, prison = (sum([one.coins for one in mine if bool(one.prison) is held]) for held in (False, True))
        return self.place_told(deal, name, loose, prison, seat)

    def counters_laid(self, deal: Deal) -> Sequence[LaidCounter]:
        return [LaidCounter(*stake) for stake in getattr(deal, "stakes", ())]

    def counters(self, deal: Deal, seat: int) -> Rack:
        """His rack: what he has before him, as many large counters as may be, but always some small ones."""
        assert isinstance(deal, Staking)
        return Rack.of(deal.purse[deal.player[seat]], deal.counters,
                       tuple([self.coins.figure(coins) for coins in deal.counters]), self.first_piece)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if seat not in deal.must or not isinstance(deal, Staking) or not isinstance(token, str):
            return ""
        if law is deal.forbids["purse"]:
            return "You have nothing left to lay."
        held = self.coins.words(deal.held(seat).get(token, 0))
        return f"On {self.spot(token)} no more may be laid; you have {held} there."

    # --- plates and papers

    def purse(self, deal: Deal, seat: int) -> str:
        return self.coins.figure(deal.purse[deal.player[seat]]) + " francs"

    def part(self, deal: Deal, seat: int) -> str:
        lies = sum([one.coins for one in getattr(deal, "stakes", ()) if one.seat == seat])
        return self.purse(deal, seat) + (f" · {self.coins.figure(lies)} laid" if lies else "")

    def plate(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)

    def brief(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat) if deal.player[seat] == deal.viewer else self.purse(deal, seat)

    def terse(self, deal: Deal, seat: int) -> str:
        return self.purse(deal, seat)            # what is laid is told by the book, and by the cloth

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} coup"

    def account(self, paid: Sequence[str]) -> str:
        return listed([self.accounts.get(what, what) for what in dict.fromkeys(paid)])

    def dealings(self, paid: Sequence[Paid]) -> str:
        """What came of his stakes; that they were laid only as long as nothing has."""
        came = [one for one in paid if one.what not in LAID] or paid
        return listed(list(dict.fromkeys([LOST if one.what == LOST and not one.coins else
                                          self.accounts.get(one.what, one.what) for one in came])))

    def outcome(self, match: Series, name: Names) -> str:
        """What the reader has gained or lost; who only looks on is told of the punters."""
        gained = match.result().by_player
        own = next((coins for player, coins in enumerate(gained) if name(player) is None), None)
        who, coins = ("You", own) if own is not None else ("The punters", sum(gained))
        if not coins:
            return f"{who} end as {'you' if own is not None else 'they'} began."
        words = self.coins.words(abs(coins) * self.coins.worth)
        return f"{who} end {words} {'ahead' if coins > 0 else 'behind'}."

    def lying(self, deal: Staking, name: Names) -> list[str]:
        """A sentence for every stake, for who reads the table in words."""
        return [self.stake_told(deal, one, name(one.seat) or "You") for one in deal.stakes] or [
            "Nothing lies on the cloth."]

    def stake_told(self, deal: Staking, stake: Stake, whose: str) -> str:
        """"Mr. Pettifer: twenty francs on Rouge, twice in prison."."""
        held = f", {deep(stake.prison)} in prison" if stake.prison else ""
        return f"{whose}: {self.coins.words(stake.coins)} on {self.spot(stake.spot)}{held}."

    # --- what happens

    def narrated(self, what: str, name: str | None, **facts: str) -> Line:
        """The narrator's line about something."""
        return Line("told", self.sentences[what][name is not None].format(name=name, **facts))

    def of_prison(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """A prison that grows deeper or nearer to its end, or another word of one stake."""
        args = {"deep": deep(int(str(event.args[1])))} if len(event.args) > 1 else {}
        return [self.narrated(event.what, name(event.seat), spot=self.spot(str(event.args[0])), **args), *cited(event)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Every stake as it is laid, raked in, paid, put into prison or halved; that it comes back is not told."""
        if event.what not in self.sentences:
            return []
        spot = str(event.args[0]) if event.what == "prison" and event.args else event.spot
        are, go = ("is", "goes") if event.points == self.coins.worth else ("are", "go")
        return [self.narrated(event.what, name(event.seat), coins=self.coins.words(event.points), are=are, go=go,
                              spot=self.spot(spot) if spot else ""), *cited(event)]
