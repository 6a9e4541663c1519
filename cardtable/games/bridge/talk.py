"""Bridge in words: who names the trumps, who doubles, and what a trick is worth by it."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import Card
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.talk import DeclarerTalk
from cardtable.families.declarer.values import DENOMINATIONS, MOST_ODD, WORTH, honours
from cardtable.families.declarer.words import CALLED, doubled
from cardtable.games.bridge import words
from cardtable.games.bridge.laws import LAW
from cardtable.games.bridge.match import FOR_RUBBER
from cardtable.games.bridge.out_of_order import BEFORE_TRUMPS, SAYING
from cardtable.games.bridge.rules import Bridge
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token
from cardtable.rules.options import Value
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Caller, Slate
from cardtable.showing.talk import Names, nobody


class BridgeTalk(DeclarerTalk):
    """The talk of a rubber."""

    for_rubber = FOR_RUBBER
    told, said, guidance = {**DeclarerTalk.told, **words.TOLD}, {**DeclarerTalk.said, **words.SAID}, words.GUIDANCE
    tokens = {**DeclarerTalk.tokens, **words.TOKENS}
    meanings = {**DeclarerTalk.meanings, **words.MEANINGS}
    phases = {**DeclarerTalk.phases, **words.AWAITED}

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [*words.TITLE, *["strict laws"] * (options["laws"] == "strict")]

    # Calls

    def token(self, move: Move, name: Names = nobody) -> str:
        return CALLED[str(move[1])].capitalize() if move.verb == "name" and len(move) > 1 else super().token(move, name)

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """With what a trick will be worth."""
        said = self.token(move, name)
        return f"{said}, {WORTH[str(move[1])]}" if move.verb == "name" and len(move) > 1 else said

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        match event.what:
            case "name":
                return {"named": CALLED[str(event.args[0])].capitalize()}
            case "double" | "redouble" | "limit":
                return {"worth": str(event.args[0])}
        return super().facts(deal, event, name)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """What is due in place of a word or card that is out of order."""
        told = super().duty(deal, seat, token, law)
        if told or not isinstance(deal, Bridge) or seat not in deal.must:
            return told
        if isinstance(token, Card):
            return words.NO_CARD[deal.phase in BEFORE_TRUMPS] if deal.phase in SAYING else ""
        own = {LAW["handed back"]: words.HANDED_BACK, LAW["stands"]: words.NAMED}
        return own.get(law.number) or words.DUE.get(deal.phase, "")

    # Plates and slate

    def has_named(self, deal: DeclarerDeal, seat: int) -> str:
        return f"named {CALLED[deal.named]}" if isinstance(deal, Bridge) and seat == deal.namer else ""

    def stage(self, deal: Deal) -> str:
        """Whether the others have doubled, or redoubled."""
        again = isinstance(deal, Bridge) and deal.phase == "redoubling" and deal.doubled > 1
        return "redoubling again" if again else super().stage(deal)

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        if not isinstance(deal, Bridge):
            return None
        order = deal.round(deal.dealer)
        said: dict[int, tuple[str, ...]] = dict.fromkeys(order, ())
        stands = None
        for seat, word in deal.called:
            said[seat] = (*said[seat], chalked(word))
            if word in CALLED:
                stands = order.index(seat), len(said[seat]) - 1
        call = f"{CALLED[deal.named].capitalize()}, at {deal.trick_worth}" if deal.named else ""
        times, played = doubled(deal.doubled), deal.under_way not in SAYING
        callers = tuple([Caller(name(seat) or "You", said[seat]) for seat in order])
        return Slate(callers=callers, stands=stands, call=call, by=times, whose=False, brief=(call, times),
                     rounds=words.ROUNDS, shown=len(words.ROUNDS), faint=words.FAINT, folded=played,
                     due=order.index(deal.must[0]) if deal.phase in SAYING else None,
                     reckoning=self.taken(deal, name) if played else ())

    def scale(self, deal: Deal) -> Scale | None:
        """What tricks and honours are worth, while the trumps are being named."""
        if not isinstance(deal, Bridge) or deal.phase not in ("declaring", "naming"):
            return None
        rows = []
        for named in DENOMINATIONS:
            three = honours(named, (2, 1))
            rows.append((CALLED[named].capitalize(), str(WORTH[named]), str(three.points if three else ""),
                         str(needed) if (needed := odd_for_game(deal, named)) <= MOST_ODD else "–"))
        return Scale("What the trumps are worth", ("trick", "three", "game"), tuple(rows), None,
                     "A trick beyond six; three honours; and how many tricks beyond six win this game, "
                     "undoubled; a stroke where seven are too few.")


def odd_for_game(deal: Bridge, named: str) -> int:
    """How many tricks beyond six the dealer's side needs for the game."""
    assert deal.goal is not None
    return -(-(deal.goal - deal.score[deal.side[deal.dealer]]) // WORTH[named])


def chalked(word: str) -> str:
    """As the slate has it."""
    return {**words.CHALKED, **CALLED}.get(word, word)


TALK = BridgeTalk()
