"""Asking: the person in the chair is offered what he may do; a forced card goes by itself, a costly choice waits to be
confirmed where that is wanted; rights are used here."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from PySide6.QtCore import QObject

from cardtable.cards import Card
from cardtable.croupier.background import Errands
from cardtable.croupier.steps import Clock
from cardtable.players.advice import Warning
from cardtable.rules.deal import Deal
from cardtable.rules.faults import ACCUSE, Claim
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choices, Move, Tokens
from cardtable.rules.strict import Strict
from cardtable.showing.claims import charge, when
from cardtable.showing.lines import Names
from cardtable.store import Settings
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.choosing import Prompt
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.cloth.scene import TableScene
from cardtable.table.forms.setup import WARNINGS
from cardtable.table.performing.queue import Done, forgiven
from cardtable.table.reading.chair import Chair
from cardtable.table.sheets.accuse import AccuseSheet, claimable
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sitting.caution import Caution
from cardtable.table.sitting.play_forced import PAUSE, forced_move


class Decisions:
    """Puts the croupier's question to the chair, and takes the answer to the croupier."""

    def __init__(self, chair: Chair, scene: TableScene, clock: Clock, settings: Settings, parent: QObject) -> None:
        self.chair, self.scene, self.clock, self.settings = chair, scene, clock, settings
        self.answering = Answering(scene, self._answer, parent=parent)
        croupier = chair.croupier
        self.caution = Caution(Errands(croupier.thinkers, clock), croupier.budget)
        self.closed = False
        self.narrate: Callable[[str], None] = lambda text: None      # into the book
        self.learning = False                    # whether the person is new to the game, and says all calls himself
        self._question = (-1, -1)                # how many steps had been made, and who was asked

    def close(self) -> None:
        """Nothing is asked any more, and who answers does not hold who asks."""
        self.quiet()
        self.closed = True
        self.answering.answer = self.chair.croupier.answer

    def quiet(self) -> None:
        """Nothing is asked any more."""
        self.answering.quiet()
        self.caution.leave()

    def _answer(self, seat: int, move: Move) -> Law | None:
        """To the croupier; what would be costly only when it is insisted on, which this does not wait for."""
        croupier = self.chair.croupier
        if croupier.sitting.check(seat, move).stopped or not self.caution.watching:
            return croupier.answer(seat, move)
        made = len(croupier.steps)
        self.answering.quiet()

        def decided(meant: bool) -> None:
            if len(croupier.steps) != made:
                return
            if meant:
                croupier.answer(seat, move)
            else:
                self.ask([token for token in move if isinstance(token, Card)])

        def weighed(found: Warning | None) -> None:
            croupier.aided(WARNINGS)
            if found is None:
                decided(True)
            else:
                self.answering.doubted.emit(found, decided)

        self.caution.judge(move, weighed)
        return None

    def ask(self, chosen: Sequence[Card] = ()) -> None:
        """Whoever sits in the chair, or answers openly, is asked what he must answer, and offered what he may do
        besides; cards `chosen` before are chosen again, and so are those of a question that is only put once more."""
        for part in chain(*self.asking(chosen)):
            part()

    def asking(self, chosen: Sequence[Card] = ()) -> list[list[Done]]:
        """The same in parts, each of which may wait for a turn of its own, what belongs together in a list; those that
        come when a move has been made meanwhile, or another sits there, do nothing."""
        question = len(self.chair.croupier.steps), self.chair.viewer
        chosen = chosen or (tuple(self.answering.choice.chosen) if question == self._question else ())
        self._question = question

        def still(part: Done) -> Done:
            return lambda: None if self.closed or question != (
                len(self.chair.croupier.steps), self.chair.viewer) else part()
        answering = self.answering
        return [[still(part) for part in parts] for parts in (
            [self._tell], [self._begin, answering.make_tokens, answering.lay_tokens, answering.remark],
            [answering.say, self.scene.write, lambda: self._asked(chosen)])]

    def _tell(self) -> None:
        if self.scene.told is not self.chair.sight:
            forgiven(lambda: self.scene.tell(self.chair.sight))

    def _must(self) -> list[int]:
        return self.chair.own(self.chair.croupier.waiting_for())

    def _begin(self) -> None:
        self.answering.begin(self.chair.sight, self._must(), self.chair.own(self.chair.croupier.free_to_speak()))

    def _asked(self, chosen: Sequence[Card]) -> None:
        must = self._must()
        self.answering.tell()
        if must:
            self.answering.choice.again(chosen)
        # who looks at his rack has not yet made up his mind to let it go, and in a lesson it is the learner who acts
        if not must or self.chair.lifted or self.chair.croupier.teaching:
            return
        if self.settings["warn of costly choices"] and self.chair.viewer >= 0:
            self.caution.watch(self.chair.croupier.view(self.chair.viewer), must[0], self.chair.names())
        self._play_forced()

    def _play_forced(self) -> None:
        prompts, deal = self.answering.prompts, self.chair.sight.deal
        move = forced_move(self.settings["forced cards"], prompts, deal.zone, deal.strict, self.learning,
                           self.scene.talk.declines)
        if move is not None:
            self.play(prompts[0].seat, move, lambda: self.answering.prompts == prompts, self._duty(prompts[0]))

    def _duty(self, prompt: Prompt) -> str:
        """Which duty leaves but one card, in words; "" of the last, of a call, and where two read what is told."""
        sight, talk, forced = self.chair.sight, self.scene.talk, next(iter(prompt.cards), None)
        if forced is None or not self.chair.alone:
            return ""
        asked = MoveBegun(sight.deal, [prompt.seat])
        others = [card for held in sight.deal.zone if forced in held for card in held if card is not forced]
        barred = ((card, asked.forbidden(sight.deal, prompt.seat, card)) for card in others)
        told = next((talk.refusal(sight.deal, prompt.seat, card, said.law, sight.name) for card, said in barred
                     if said is not None and said.law is not None), "")
        return talk.of_itself(sight.deal, prompt.seat, forced, told) if told else ""

    def play(self, seat: int, move: Move, still: Callable[[], bool] = lambda: True, told: str = "") -> None:
        """What allows no choice is done after a while, unless something else has been, or is asked; and why is told."""
        croupier = self.chair.croupier
        before = len(croupier.steps)

        def go() -> None:
            if len(croupier.steps) == before and still() and not self.closed:
                if told:
                    self.narrate(told)
                croupier.answer(seat, move)

        self.clock.later(PAUSE * self.scene.stage.motion.speed / 1000, go)

    def rights(self) -> list[str]:
        """The verbs of what the viewer may do at any time: claim, concede, resign."""
        deal = self.chair.croupier.sitting.match.deal()
        if self.chair.speaker < 0 or deal.over:
            return []
        held = [choice.verb for seat in self.chair.seats_with_rights() for choice in deal.rights(seat)]
        return [*dict.fromkeys(held)]

    def use(self, right: Move, seat: int) -> Law | None:
        """Uses one of the `rights` for a seat; the law that forbids it, or None when it is done, or is no right now."""
        if right.verb == ACCUSE:
            claims = {seat: any(right in one for one in found) for seat, found in self.accusers().items()}
            first = next((seat for seat, its in claims.items() if its), next(iter(claims), None))
            return self.chair.croupier.answer(first, right) if first is not None else None
        return self.chair.croupier.answer(seat, right) if seat >= 0 and right.verb in self.rights() else None

    def sayers(self, verb: str) -> list[int]:
        """The seats that may use it, one of each who speaks here; whom a claim names tells who claims."""
        if verb == ACCUSE or verb not in self.rights():
            return []
        deal = self.chair.croupier.sitting.match.deal()
        found: dict[int, int] = {}
        for seat in self.chair.seats_with_rights():
            if any(choice.verb == verb for choice in deal.rights(seat)):
                found.setdefault(deal.by(seat), seat)
        return sorted(found.values())

    def accusers(self) -> dict[int, Choices]:
        """Who may accuse somebody, at any time or when it is asked after the play, and of what: a seat of the speaker,
        and where two read what is offered one of the other, too, so that who is accused tells who accuses."""
        deal = self.chair.croupier.sitting.match.deal()
        found: dict[int, Choices] = {}
        if self.chair.speaker < 0 or deal.over:
            return found
        for seat in self.chair.seats_with_rights():
            asked = deal.decision(seat).choices if seat in deal.must else ()
            some = tuple([choice for choice in (*deal.rights(seat), *asked) if choice.verb == ACCUSE])
            if some and all(deal.by(seat) != deal.by(other) for other in found):
                found[seat] = some
        return found

    def claim(self, verb: str, seat: int) -> ClaimSheet | AccuseSheet | None:
        """The sheet on which a seat says a right that has fields; None where its verb says it all, or is no right."""
        deal, name = self.chair.sight.deal, self.chair.sight.name
        if verb == ACCUSE:
            return self._accusing(deal, name)
        if seat < 0 or verb not in self.rights() or any(Move((verb,)) in choice for choice in deal.rights(seat)):
            return None
        talk = self.scene.talk

        def word(tokens: Tokens) -> str:
            return talk.token(Move(tokens), name)
        return ClaimSheet(word((verb,)), MoveBegun(deal, (seat,), deal.rights), seat, verb, word,
                          talk.meaning(Move((verb,))))

    def _accusing(self, deal: Deal, name: Names) -> AccuseSheet | None:
        accusers = self.accusers()
        by = {seat: one for one, choices in accusers.items() for some in claimable(choices).values()
              for seat in some.seats}
        first = next(iter(accusers), 0)

        def idle(said: Tokens) -> bool:
            return isinstance(deal, Strict) and deal.idle(Claim(by[int(str(said[2]))], *map(int, said[1:])))

        found = {number: one for number, one in claimable(tuple(chain(*accusers.values()))).items()      # in time
                 if one.tricks or not all(idle((ACCUSE, number, seat)) for seat in one.seats)}
        game = self.chair.croupier.sitting.game
        code = game.codes[game.code_of(self.chair.croupier.sitting.options)]
        return AccuseSheet(found, {number: code.law(number) for number in found},
                           lambda seat: self.scene.talk.hand(deal, seat) or name(seat) or "you",
                           lambda number: when(deal, Claim(first, number, deal.against(first)[0])),
                           lambda number: charge(deal, number, self.scene.talk.broke), code.numbered,
                           getattr(deal, "articles", {}).get("revoke", 0),
                           deal.last_trick() if isinstance(deal, Strict) else 0,
                           idle) if found else None
