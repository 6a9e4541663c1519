"""Moves besides answers: taken back and done again, and rights used: a claim, a hand conceded, a game resigned."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.rules.events import NATURE
from cardtable.rules.faults import ACCUSE
from cardtable.rules.match import Level, Series
from cardtable.rules.moves import Choice, Choices, Move
from cardtable.table.asking.breaking import accidents, alike, only, openly, told_apart
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.cloth.scene import TableScene
from cardtable.table.sheets.accident import AccidentSheet
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.who import WhoSheet
from cardtable.table.sitting.host import Host
from cardtable.table.widgets.overlay import Overlay, Sheet

PRACTICE = "From here the game is practice, and is not counted."


class Ask(Protocol):
    """Puts a question, and does something if it is answered with yes; to the `other` player, where he must agree."""

    def __call__(self, title: str, text: str, yes: str, do: Callable[[], None], other: bool = False) -> None: ...


class Rights(QObject):
    """`narrate` tells in the talk, `ask` puts a question, `lay` lays a sheet over the page."""

    refused = Signal(object, object)     # no card, and the Law

    def __init__(self, host: Host, scene: TableScene, narrate: Callable[[str], object], ask: Ask,
                 lay: Callable[[Sheet], Overlay]) -> None:
        super().__init__(host)
        self.host, self.scene, self.narrate, self.ask, self.lay = host, scene, narrate, ask, lay
        host.answering.sheeted.connect(self.use)

    @property
    def returnable(self) -> int | None:
        """The number of the move that would be taken back; None where there is none, as when a deal has just ended."""
        player = self.host.chair.taker
        return self.host.croupier.last_answer(player) if player >= 0 else None

    def take_back(self) -> None:
        """One's last choice, if it has not left this deal; what unsees something makes the rest practice.  Another is
        asked for his consent, unless nobody has heard it yet."""
        croupier, player, number = self.host.croupier, self.host.chair.taker, self.returnable
        if number is None:
            self.narrate(f"There is nothing to take back in this {self.scene.talk.deal_called}.")
            return
        again = partial(self._taken_back, player)
        others = [croupier.players[p].name for p in croupier.persons() if p != player]
        if others and not all(step.by == player and croupier.unheard(step) for step in croupier.steps[number:]):
            self.ask(f"Does {', '.join(others)} agree?", "A move is taken back only if both wish it.", "Agreed", again,
                     other=True)
        elif croupier.costs_practice(number, player) and not croupier.practice:
            self.ask("Take it back for practice?", f"Something has been seen since. {PRACTICE}", "Take it back", again)
        else:
            again()

    def _taken_back(self, player: int) -> None:
        croupier = self.host.croupier
        before = croupier.practice
        if croupier.take_back(player) and croupier.practice and not before:
            self.narrate(PRACTICE)

    def redo(self) -> None:
        """What was taken back last, as if it had not been."""
        if self.host.croupier.sitting.undone and not self.host.teller.busy:
            self.host.croupier.redo()
        else:
            self.narrate("There is nothing to do again.")

    def claim(self) -> None:
        """The rest of the tricks, which must be certain; where it cannot be claimed, why not is said."""
        if self.host.teller.busy:
            self.narrate("Nothing can be claimed while cards are moving.")
        elif "claim" in self.host.decisions.rights():
            self.use("claim")
        else:
            self.narrate(self._unclaimed())

    def _unclaimed(self) -> str:
        """That nothing can be claimed, and whose it would be to claim, as far as is so of every game."""
        host, deal = self.host, self.host.croupier.sitting.match.deal()
        if not host.setup.game.has_cards:
            return "Nothing can be claimed here."
        plays = any(choice.verb == "play" for seat in host.chair.seats_with_rights() if seat in deal.must
                    for choice in deal.decision(seat).choices)
        return "Nothing can be claimed by this hand just now; the law book tells of claims, where there are any." \
            if plays else "Nothing can be claimed just now: where the laws let the rest of the tricks be claimed, it " \
            "is for who is to play a card."

    def accuse(self) -> None:
        """Somebody has broken a law: who, which and in what trick is said on a sheet."""
        if self.host.decisions.accusers():
            self.use(ACCUSE)
        elif self.host.setup.strict:
            self.narrate("Nobody can be accused just now.")

    def use(self, verb: str) -> None:
        """At once; one that has fields is said on a sheet first."""
        self._by_whom(verb, partial(self._say, verb))

    def _by_whom(self, verb: str, then: Callable[[int], None]) -> None:
        """For the seat that says it; where either of two may, whoever sits there is asked which of them does."""
        seats, name = self.host.decisions.sayers(verb), self.host.sight.name
        if len(seats) < 2:
            then(next(iter(seats), NATURE))
            return
        words = self.scene.talk.token_now(self.host.sight.deal, Move((verb,)))
        sheet = WhoSheet(words, {seat: name(seat) or "You" for seat in seats})
        sheet.meant.connect(then)
        self.lay(sheet)

    def _say(self, verb: str, seat: int) -> None:
        sheet = self.host.decisions.claim(verb, seat)
        if sheet is None:
            self._done(seat, Move((verb,)))
        else:
            sheet.said.connect(partial(self._done, seat))
            self.lay(sheet)

    def _done(self, seat: int, right: Move) -> None:
        law = None if self.host.teller.busy else self.host.decisions.use(right, seat)
        if law is not None:
            self.refused.emit(None, law)

    def asked_again(self, verb: str) -> Callable[[], None]:
        """Uses one that cannot be meant by a slip of the hand, once that has been confirmed."""
        talk = self.scene.talk
        words, meaning = talk.token_now(self.host.sight.deal, Move((verb,))), talk.meaning(Move((verb,)))

        def asked(seat: int) -> None:
            gives_up = verb == "resign"
            cost = talk.giving_up(self.host.sight.deal, seat) if gives_up else ""
            goes_on = _follows(self.host.croupier.sitting.match, seat) if gives_up and not meaning else ""
            told = " ".join([part for part in (meaning, cost, goes_on, "It cannot be taken back.") if part])
            # where two read it the other should not take it that he is meant
            who = "" if self.host.chair.alone else self.host.sight.name(seat)
            title = f"{who}: {words[:1].lower()}{words[1:]}?" if who else f"{words}?"
            self.ask(title, told, words, lambda: self._say(verb, seat))

        return lambda: self._by_whom(verb, asked)

    def slip(self, seat: int, move: Move) -> None:
        """Does what strict laws let stand, if it can still be done."""
        law = None if self.host.teller.busy else self.host.croupier.answer(seat, move)
        if law is not None:
            self.refused.emit(None, law)

    def wrongs(self) -> dict[int, Choices]:
        """What can be done that is not in order, by the seat that does it: that of who sits here; where two read what
        is offered, of either, and then nothing of the cards that lie hidden."""
        chair, deal = self.host.chair, self.host.sight.deal
        if chair.in_common:
            found = {seat: openly(deal, seat) for seat in map(chair.own_seat, chair.speakers())}
        else:
            seat = chair.own_seat()
            found = {seat: accidents(deal, seat)} if self.host.viewer >= 0 else {}
        return {seat: some for seat, some in found.items() if some}

    def break_laws(self) -> None:
        """The sheet of all that is not in order; what more is to be said of a move follows on another."""
        deal, talk, name = self.host.sight.deal, self.scene.talk, self.host.sight.name
        lines: list[Choice] = []
        words: list[str] = []
        whose: list[tuple[int, Choices]] = []
        for seat, found in self.wrongs().items():
            kinds = {(choice.verb, choice.law): choice for choice in reversed(found)}
            some = tuple(reversed(kinds.values()))       # one for each, though a law tells of several numbers apart
            told = told_apart(some, ["Play a card" if choice.verb == "play" else
                                     talk.token(only(alike(found, choice)) or Move((choice.verb,)), name)
                                     for choice in some],
                              {choice.verb for choice in deal.decision(seat).choices})
            lines += some
            of = f"{name(seat)}: " if self.host.chair.in_common else ""
            words += [f"{of}{word[:1].lower()}{word[1:]}" if of else word for word in told]
            whose += [(seat, found)] * len(some)

        def meant(choice: Choice) -> None:
            at = next(n for n, one in enumerate(lines) if one is choice)
            seat, found = whose[at]
            same = alike(found, choice)
            if (whole := only(same)) is not None:
                self.slip(seat, whole)
                return
            right = MoveBegun(deal, (seat,), lambda _: same)
            sheet = ClaimSheet(words[at], right, seat, choice.verb, talk.begun)
            sheet.said.connect(lambda move: self.slip(seat, move))
            self.lay(sheet)

        row = self.host.setup.game
        sheet = AccidentSheet(tuple(lines), words, row.codes[row.code_of(self.host.croupier.sitting.options)].numbered)
        sheet.meant.connect(meant)
        self.lay(sheet)


def _follows(match: Level, seat: int) -> str:
    """Whether the match goes on when this seat has given up a game; of what is played for coins its talk tells."""
    after = match.copy()
    after.apply(seat, Move(("resign",)))
    if not isinstance(after, Series) or after.result().unit == "coins":
        return ""
    return "The match ends with it." if after.over else "The match goes on with another game."
