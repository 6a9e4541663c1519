"""What a player may say, and what is asked of him: tokens, what they mean, and why something is refused."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.showing.faces import Face
from cardtable.showing.lines import Names, nobody
from cardtable.showing.phrases import counted
from cardtable.showing.settling import Remedy, Turned
from cardtable.showing.stakes import Reading
from cardtable.showing.wanted import Wanted, asked_for


class AboutCalls:
    """A game overrides what it says in its own way."""

    tokens: dict[str, str] = {}              # by verb, or the whole move: what stands on its token
    meanings: Mapping[str, str] = {}         # of calls, in one line, by stage and verb, by the whole move, or its verb
    rows: Mapping[str, tuple[str, str]] = {}     # by verb: its row where tokens lie in several; words that this saves
    grades: Mapping[str, Sequence[str]] = {}     # by verb with a number that rises: all its names, in their order
    phases: dict[str, str] = {}              # by stage or phase, what is awaited: "to speak"
    guidance: Mapping[str, str] = {}         # the same for who is new to it: what is to be decided, and why
    declines: Sequence[str] = ("pass",)      # verbs that commit to nothing: without advice the ring begins on the first
    folded_verbs: Collection[str] = ()       # whose calls lie behind one token, which is pressed first
    with_one: Mapping[str, str] = {}         # by verb, what a menu of one card calls it: "it" is that card
    by_card: str = ""                        # the verb that a card says by itself, where others want one, too
    on_sheet: Collection[str] = ()           # verbs the rest of which is said on a sheet that their token lays down
    unfolds: str = "More"                    # what stands on it where several verbs lie behind it
    keys: Mapping[str, str] = {}             # by call, or as much of one as its token says ("unfold" is the token of
    #                                          others, "back" the step back): the digit that is always its
    fleeting: Sequence[str] = ()             # verbs that may be said for a while beside what is asked: their tokens
    #                                          come last, and from 9 down the last digits are always theirs
    broke: Mapping[str, str] = {}            # by fault, what whoever is accused of it did: "led out of turn"
    main: str = ""                           # the verb with which most go on: its token is red, and the last
    usual: Mapping[str, int] = {}            # by verb: the amount that is mostly named, where not the least
    rash: Collection[str] = ()               # verbs that Return never says of itself: what they throw away is gone
    binding: Collection[str] = ()            # and under strict laws, where they may break one, or bind who says them
    grave: Collection[str] = ("concede", "resign")   # rights asked about again: no slip of the hand can mean them
    slides: Collection[str] = ()             # verbs whose amount is set on a slide below the tokens
    row_order: Sequence[str] = ()            # verbs in the order of their tokens, where that is not the rules'
    unset: Collection[str] = ()              # verbs whose amount stands open until whoever answers has named it

    def token(self, move: Move, name: Names = nobody) -> str:
        """What stands on the token of this call."""
        named = self.tokens.get(str(move)) or self.tokens.get(move.verb)
        return named or " ".join([move.verb.replace("-", " ").capitalize(), *map(str, move[1:])])

    def with_card(self, verb: str) -> str:
        """What stands in the menu of one card that can be said with it: "Let it fall"."""
        return self.with_one.get(verb) or self.token(Move((verb,)))

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """The same where the deal has more to say: what a meld scores just now."""
        return self.token(move, name)

    def face(self, begun: Tokens, number: int | None) -> Face:
        """What is drawn on the token of a call whose number rises, that has begun so; None: no number is enough."""
        return Face("" if number is None else str(number), str(begun[-1]))

    def beside_grades(self, deal: Deal) -> tuple[str, str]:
        """What is said left and right of the tokens below such a row."""
        return "", ""

    def beside_slide(self, deal: Deal, begun: Tokens, number: int, most: int) -> tuple[str, str]:
        """What is said left and right of the slide on which the amount of a call that has begun so is set."""
        return self.begun(begun), f"{counted(number)}, of {counted(most)}"

    def stage(self, deal: Deal) -> str:
        """The phase as calls are explained in it; a game may tell more stages apart than phases."""
        return deal.phase

    def expected(self, deal: Deal) -> str:
        """What is awaited of whoever is in turn, at this stage: "to play"."""
        return self.phases.get(self.stage(deal)) or self.phases.get(deal.phase, "to play")

    def guided(self, deal: Deal) -> str:
        """The same for who is new to it; "" where nothing need be said."""
        return self.guidance.get(self.stage(deal)) or self.guidance.get(deal.phase, "")

    def meaning(self, move: Move, stage: str = "") -> str:
        """What this call means at this stage, in one line for who does not know it; "" where the game explains none."""
        named = (f"{stage}: {move.verb}", str(move), move.verb)
        return next((self.meanings[name] for name in named if name in self.meanings), "")

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """What can be seen to speak for a move beside another: "the ace of hearts is kept"; "" where nothing does."""
        return ""

    def giving_up(self, deal: Deal, seat: int) -> str:
        """What who gives up now would pay beyond the game itself; he is asked again, and ought to know it."""
        return ""

    def several(self, begun: Tokens, number: int) -> str:
        """What stands on the token that confirms so many cards chosen: "Exchange three"."""
        return f"{self.token(Move(begun))} {counted(number) if number else ''}".strip()

    def none(self, begun: Tokens) -> str:
        """The same where none is chosen, and none need be: "Take none"."""
        return f"{self.token(Move(begun))} none"

    def again(self, begun: Tokens, number: int) -> str:
        """What stands on it where it is to be pressed once more: "Press again to exchange three"."""
        words = self.several(begun, number) if number else self.none(begun)
        return f"Press again to {words[:1].lower()}{words[1:]}"

    def spot(self, name: str) -> str:
        """What a place on the cloth is called."""
        return name.replace("-", " ")

    def reading(self, deal: Deal, seat: int, name: str) -> Reading | None:
        """What a quiet place is and what of this seat lies there, told while pointer or keyboard is on it."""
        return None

    def begun(self, said: Tokens) -> str:
        """As much of a move as has been said: "Place king of spades"."""
        verb = str(said[0])
        return " ".join([self.tokens.get(verb) or verb.replace("-", " ").capitalize(),
                         *[self.spot(t) if isinstance(t, str) else t.name if isinstance(t, Card) else str(t)
                           for t in said[1:]]])

    def question(self, said: Tokens, wanted: Collection[Wanted], name: Names = nobody) -> str:
        """What is asked of who has said so much of a move: "Place king of spades: where?"; seats by `name`."""
        return f"{self.begun(said)}: {asked_for(wanted)}"

    def refusal(self, deal: Deal, seat: int, token: Token | None, law: Law, name: Names) -> str:
        """In one sentence: which duty binds this seat now, and what fulfils it, when a law forbids what it tried, with
        this card or place if with any."""
        if not law.number:
            return law.text
        awaited = [who for other in deal.must if other >= 0 and (who := name(other))]
        told = self.duty(deal, seat, token, law)
        if not told and seat not in deal.must and awaited:
            told = f"It is not your turn: {awaited[0]} is {self.expected(deal)}."
        return told or f"{law.heading}."

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """The same in the game's own words; "" where it has none, or where it is not this seat's turn."""
        return ""

    def of_itself(self, deal: Deal, seat: int, card: Card, duty: str) -> str:
        """What is told when a duty has left but this card, and it goes without being asked for."""
        return duty

    def unadvised(self, deal: Deal, seat: int) -> str:
        """Why nobody may advise this seat just now, in a sentence; "" where he may be advised."""
        return ""

    def asked(self, deal: Deal) -> str:
        """What is said above the tokens though no move has begun: what they settle; "" for nothing."""
        return ""

    def remedy(self, deal: Deal, seat: int, move: Move) -> Remedy | None:
        """What is shown instead of a token, where this move settles a fault when all is played; else None."""
        return None

    def proof(self, deal: Deal, name: Names) -> tuple[Turned, ...]:
        """The tricks that prove what is being settled."""
        return ()

    def leads(self, deal: Deal) -> str:
        """The call that is due and that a card laid on the table says as well: "stand"; "" for none."""
        return ""
