"""The teller: shows each move on the scene and tells it in the book, one thing after the other."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from cardtable.cards import BACK
from cardtable.croupier.hands import as_open, hands_held
from cardtable.croupier.ledger import Ledger
from cardtable.croupier.steps import Clock, Step
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import Code
from cardtable.rules.motions import TOOK
from cardtable.showing.glossary import glossary
from cardtable.showing.phrases import listed
from cardtable.showing.talk import Line
from cardtable.showing.telling import Telling
from cardtable.table.book import Book
from cardtable.table.cloth import racks, telling
from cardtable.table.cloth.instruments import before
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import NOBODY, Sight
from cardtable.table.ending.deal_ending import ending_of
from cardtable.table.ending.game_ending import game_ending_of
from cardtable.table.performing import bubbles
from cardtable.table.performing.performance import Performance, places_of_trick
from cardtable.table.performing.queue import Done, Procession, forgiven
from cardtable.table.performing.recitation import Recitation
from cardtable.table.performing.set_out import set_out
from cardtable.table.reading.chair import Chair
from cardtable.table.reading.deal_history import events_of, hands_of, last_marks
from cardtable.table.reading.narration import Narration
from cardtable.table.sheets.ending import Ending, GameEnding
from cardtable.table.wording import spoken
from cardtable.table.wording.phrases import PRACTICE

GoingOn = Literal["when told", "by itself"]
LOOK = 1200                  # milliseconds in which cards cut, or stakes laid, may be looked at


class Teller:
    """Everything that is shown passes through one queue; `emptied` is called when all of it has been.

    `deal` is the one on the table, faces and all; what is seen of it is the chair's.
    """

    def __init__(self, chair: Chair, scene: TableScene, book: Book, clock: Clock, emptied: Done) -> None:
        self.chair, self.scene, self.book, self.croupier = chair, scene, book, chair.croupier
        self.game = self.croupier.sitting.game
        self.procession = Procession(scene.stage.motion, clock, emptied)
        self.going_on: GoingOn = "when told"      # after something has been recited
        recitation = Recitation(scene, self.procession, self._waits, lambda words: spoken.announce(book, words))
        recitation.begun = self._in_words
        self.performance = Performance(scene, self.procession, recitation, self._talked, self._marked)
        self.narration = Narration(self.game, scene.talk, book)
        self.charting = False                    # whether a chart may be shown
        self.deal: Deal = self.croupier.sitting.match.deal()
        self._captioned: tuple[Ledger | None, str] = None, ""           # by what words, and where
        self.answered: Done = lambda: None       # the reader has: what is told from now on is new to him
        self.retold: Done = lambda: None         # what was told last has been taken back
        self.told: Callable[[str], None] = lambda words: None

    def _waits(self) -> bool:
        """Whether a person sits here who wishes to go on himself."""
        return bool(self.croupier.persons()) and self.going_on == "when told"

    @property
    def busy(self) -> bool:
        """Whether anything is being shown or waits to be."""
        return self.procession.busy

    def stop(self) -> None:
        """What waits to be shown is forgotten."""
        self.procession.clear()

    def close(self) -> None:
        """Nothing more is shown."""
        self.procession.close()

    # --- how it stands

    def show_all(self) -> None:
        """Everything as it stands, without motion."""
        self.deal = self.croupier.sitting.match.deal()
        sight = self.chair.look()
        set_out(self.scene, sight, events_of(self.croupier, self.deal),
              last_marks(self.croupier.steps, self.croupier.sitting.match.deal().score))

    def show_racks(self, sight: Sight) -> None:
        """Hands in racks, of which one is held up or none; what has been said goes with its plate, and who plays by
        words reads the hand as long as it is held up."""
        racks.show(self.scene, sight)
        bubbles.follow(self.scene)
        self._in_words(sight)

    def tell_anew(self) -> None:
        """The table has been laid anew: all as it stands; amid a move as far as that has been shown, so that nothing is
        told before it is seen, and no score counted twice."""
        scene = self.scene
        if self.busy and scene.sight is not None:
            scene.payments.tell(scene.payments.purse)
            scene.tell_words(scene.sight)
        else:
            scene.tell(self.chair.sight)

    def tell_again(self, but_last: bool = False) -> None:
        """The book as it now stands, or stood before the last move."""
        sight, steps = self.chair.sight, self.croupier.steps
        self.narration.again(steps[:-1] if but_last else steps, self.croupier.sitting.stood, self.chair.reader,
                             sight.name_of, sight.short_of)
        self.scene.quote(self.narration.calls)
        self.book.talk.words = self.book.laws.articles.words = glossary(self.game.name)
        self.book.laws.show_code(self._code, self.game.codes)
        self.book.advice.forget()
        self.head()

    @property
    def _code(self) -> Code:
        return self.game.codes[self.deal.code or self.game.code_of(self.croupier.sitting.options)]

    def head(self) -> None:
        """The book says which deal this is, how it stands, and what lies on the table."""
        sight = self.chair.sight
        self._entitle()
        self.narration.score(sight.deal, sight.columns(), sight.purses())
        self._caption()
        self._in_words(sight)
        self.show_chart()

    def _in_words(self, sight: Sight) -> None:
        """The table, in the book, as it is seen so."""
        lies = sight.deal.copy()                 # the hand as it is sorted, for the arrows go along it so
        lies.zone[:] = [self.scene.lying.order(zone, held) for zone, held in enumerate(lies.zone)]
        self.book.words.tell("table", self.scene.talk.in_words(lies, sight.name, self.game.title))

    def show_chart(self) -> None:
        """The game's chart, if it has one and the reader wants it."""
        viewer, deal, talk = self.chair.viewer, self.chair.sight.deal, self.scene.talk
        seat = next(iter(deal.seats_of(viewer)), NOBODY) if viewer >= 0 else NOBODY
        wanted = self.charting and talk.chart_title and seat >= 0 and not deal.over
        self.book.show_chart(talk.chart(self.croupier.view(viewer), seat) if wanted else None)

    def _entitle(self, shown: Deal | None = None) -> None:
        """The heading: which deal, and how the match stands, or stood with the deal as shown; as the columns below it,
        for whose side it is seen from."""
        talk = self.scene.talk
        sight = self.chair.sight
        match = self.croupier.sitting.match
        standing = talk.standing(match, max(self.chair.viewer if self.chair.viewer >= 0 else self.chair.stands, 0),
                                 shown or sight.deal, sight.short_of)
        self.book.head(self.narration.heading(match, self.deal), standing)

    def _begun(self, shown: Deal, after: Sight) -> None:
        """A deal begins: heading and sheet are its own from now on, before anything is dealt."""
        self._entitle(shown)
        self.narration.score(shown, after.columns(), after.purses())

    def _caption(self) -> None:
        """How it stands for the first person here, for the strip of games to be gone on with; of a match that is over
        with whom he played as well, for the records."""
        talk, match, first = self.scene.talk, self.croupier.sitting.match, self.chair.first
        words = talk.standing(match, first, name=self.chair.sight.short_of)
        if self.croupier.sitting.over and first >= 0:
            partners = [self.chair.sight.players[player].name for player in sorted(match.side_of(first) - {first})]
            words = ", ".join([part for part in (words, f"with {listed(partners)}" if partners else "") if part])
        if self.croupier.practice:
            words = ", ".join([part for part in (PRACTICE, words) if part])
        ledger = self.croupier.ledger
        if ledger is not None and (ledger, words) != self._captioned:
            self._captioned = ledger, words
            ledger.caption(words)

    # --- a move

    def show(self, step: Step, then: Callable[[], None]) -> None:
        """Queues all that is to be seen and read of a move, and what is to be done when that has been."""
        self._caption()                              # at once: what follows may be cut off
        viewer = self.chair.viewer
        if not forgiven(lambda: self._show(step)):
            self.procession.add(self.performance.at_once(self.show_all))
        self.procession.add(self.performance.at_once(lambda: self._seen_by(viewer, step)))
        self.procession.add(self.performance.at_once(lambda: self._settled(step, then)))
        if step.ended and not self.has_hands(step):
            self.procession.add(self.procession.rest(LOOK))

    def _seen_by(self, viewer: int, step: Step) -> None:
        """Who has come to his window amid a move sees his hand, which was dealt with its backs up."""
        if self.chair.viewer != viewer and step.deal is self.croupier.sitting.match.deal():
            self.show_all()

    def _show(self, step: Step) -> None:
        if step.by == self.chair.viewer:
            self._grown_used_to()
            self.answered()
        fresh = not any(one.follows(step) for one in self.croupier.steps[:-1])
        self.deal = step.deal
        self.narration.take(step)
        after = self.chair.look(step.deal)
        if fresh:
            stood = before(step.deal, step.events)
            self.procession.add(self.procession.divided(telling.begin(self.scene, after, stood)))
            shown = stood.put(after.deal.copy())
            self.procession.add(self.performance.at_once(lambda: self._begun(shown, after)))
        self.procession.add(self.performance.at_once(lambda: self._hush(step)))
        eyes = after.deal.eyes(self.chair.viewer)
        read = [event.to(after.deal.eyes(self.chair.reader)) for event in step.events]
        talk, deal, name = self.scene.talk, step.deal.view(self.chair.reader), after.name
        lines = self.narration.lines(deal, read, name)
        tellings = [Telling(told, talk.recital(deal, event, name), talk.moment(deal, event, name))
                    for event, told in zip(read, lines, strict=True)]
        self.performance.perform([event.to(eyes) for event in step.events], tellings, after)

    def perform_again(self, step: Step, then: Callable[[], None]) -> None:
        """The last move from how the table stood before it, all but what the book tells of it already."""
        stood = step.deal.copy()
        for event in reversed(step.events):
            if event.kind == "moved":
                left = list(stood.zone[event.dst])
                for card in event.cards:
                    left.remove(card)
                stood.zone[event.dst] = tuple(left)
                stood.zone[event.src] += event.cards
        before(step.deal, step.events).put(stood)
        self.deal = step.deal
        sight = self.chair.look(stood, self.chair.look(step.deal).places)
        self.scene.furnish(sight)
        self.scene.recite(None)
        self.scene.lying.match(sight.deal.zone, places_of_trick(events_of(self.croupier, step.deal, step.coup), sight))
        self.scene.lying.put_all()
        self.scene.tell(sight)
        self.show(step, then)

    def _grown_used_to(self) -> None:
        """The cards that came in are new no more."""
        for item in self.scene.lying.all():
            if item.fresh:
                item.fresh = False
                item.refresh()

    def _talked(self, line: Line, event: Event) -> None:
        self.narration.write(line, self.chair.sight.deal, event, self.chair.sight.short)
        if line.kind == "said":
            self.scene.quote(self.narration.calls)
            bubbles.give_way(self.scene)
            who = self.chair.sight.players[self.chair.sight.deal.by(line.seat)].name
            self.chair.remember(f"{who}: “{line.text}”")
        if line.kind == "told":
            self.chair.remember(line.text)
        if line.text:
            spoken.announce(self.book, line.text)
            who = self.chair.sight.short(line.seat) or "You" if line.kind == "said" else ""
            self.told(f"{who}: {line.text}" if who else line.text)

    def _hush(self, step: Step) -> None:
        self.narration.hush(step)
        self.scene.quote(self.narration.calls)

    def _marked(self) -> None:
        """Points are seen on their instrument: heading and sheet tell as much."""
        self._entitle(deal := self.narration.seen(self.chair.sight.deal))
        self.narration.score(deal, self.chair.sight.columns(), self.chair.sight.purses())

    def _settled(self, step: Step, then: Callable[[], None]) -> None:
        if step.ended:
            self.book.talk.rule()
        self.head()
        then()

    def last_taken(self) -> int | None:
        """The zone to which the trick last taken in this deal has gone."""
        events = events_of(self.croupier, self.deal)
        return next((event.dst for event in reversed(events) if event.motion == TOOK), None)

    def show_again(self, zone: int) -> None:
        """What came to a zone last is turned up again for a while, and told to who hears the table: the talk has it."""
        events = [event for event in events_of(self.croupier, self.deal) if event.kind == "moved" and event.dst == zone]
        if not events or self.busy:
            return
        last = events[-1].to(self.deal.eyes(self.chair.viewer))
        read = events[-1].to(self.deal.eyes(self.chair.reader))
        told = [line.text for line in self.scene.talk.lines(self.deal.view(self.chair.reader), [read],
                                                            self.chair.sight.name) if line.text]
        seen = [f"the {card.name}" for card in read.cards if card is not BACK]
        words = " ".join([*told, f"{listed(seen)[:1].upper()}{listed(seen)[1:]}." if seen else ""]).strip()
        spoken.announce(self.book, words)
        self.told(words)
        self.procession.add(*self.performance.show(last.dst, last.cards))

    # --- the end of a deal, and what is said besides

    def has_hands(self, step: Step) -> bool:
        """Whether anybody held cards in the deal that a step has ended, or some were shown that are nobody's: else
        there was a cut, or stakes were laid.  Of a coup that is not the last also whether a slip is to lie after it."""
        if isinstance(step.deal, Cut) or not step.deal.over and not self.scene.talk.slip_between:
            return False
        return bool(hands_of(self.croupier, step.deal, self.scene.lying.zones, step.coup)
                    or self.narration.talk.shared(step.deal, self.chair.sight.short))

    def ending(self, step: Step) -> Ending:
        """What is to be said of the deal that a step has ended."""
        match, zones = self.croupier.sitting.match, self.scene.lying.zones
        deal, events = as_open(match, step.deal, events_of(self.croupier, step.deal, step.coup), self.chair.viewer)
        return ending_of(step, self.chair, self.narration, hands_held(events, deal, zones), events)

    def game_ending(self, step: Step, farewells: Sequence[tuple[int, str]]) -> GameEnding:
        """What is to be said of the game that ended with it, with the words of those who take leave."""
        return game_ending_of(step, self.chair, self.narration, farewells)

    def remark(self, said: Sequence[tuple[int, str]]) -> None:
        """Companions speak, for everybody to hear."""
        for player, words in said:
            bubbles.say(self.scene, player, words)
            self.book.talk.say(self.chair.sight.short_of(player) or "", words)

    def warn(self, message: str) -> None:
        """Something went wrong that the person should know."""
        self.book.talk.narrate(message)
        spoken.announce(self.book, message, urgent=True)

    def watch(self, player: int, out: bool) -> None:
        """A computer player's watch comes out, or is put away."""
        plate = self.scene.plates.of(player)
        if plate is not None:
            plate.thinking = out
