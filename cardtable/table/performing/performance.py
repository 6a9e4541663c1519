"""From a move's events to what is seen of them: cards travel, counters slide, words are spoken, one after the other."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.cards import BACK, Card, Cards
from cardtable.rules.events import NATURE, Event
from cardtable.rules.motions import LOOKED_AT, PLAYED, TURNED_DOWN
from cardtable.showing.places import numbers as by_number
from cardtable.showing.recital import Recital
from cardtable.showing.talk import Line
from cardtable.showing.telling import Telling
from cardtable.table.cloth import telling
from cardtable.table.cloth.racks import in_racks
from cardtable.table.cloth.recital_row import row_of
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CardItem, carry, close_up, turn_over
from cardtable.table.items.motion import DEAL, GATHER, PLAY, REST, STAGGER, Timing
from cardtable.table.performing import bubbles, drawn_ahead, hearing, shown
from cardtable.table.performing.announced import announce
from cardtable.table.performing.queue import Act, Done, Procession
from cardtable.table.performing.recitation import Recitation

SWEPT = Timing(320)
STAKES = {"back": "won", "freed": "won", "halved": "half"}
"""By what a stake is paid for, with what other it is seen together: what has won comes back with what it wins."""
NEAR = 12                    # a card of the pack that lies so near its place, at unit 1, is there already


class Performance:
    """Shows the events of one move after the other on a scene.

    `talked` is told each line when its time has come, `marked` that a score is seen.
    """

    def __init__(self, scene: TableScene, procession: Procession, recitation: Recitation,
                 talked: Callable[[Line, Event], None], marked: Done) -> None:
        self.scene, self.procession, self.recitation = scene, procession, recitation
        self.talked, self.marked = talked, marked

    def perform(self, events: Sequence[Event], tellings: Sequence[Telling], after: Sight) -> None:
        """`events` as the viewer sees them, what is told with each, and how it all looks afterwards."""
        acts: list[Act] = []
        climbed: dict[int, int] = {}             # by the number of a score, the points of it shown in a recital
        seen: set[int] = set()                   # the numbers of those marked by then
        row = row_of(after).zones
        last = max((n for n, told in enumerate(tellings) if told.recital is not None), default=-1)
        counts = any(event.dst in row for event in events)
        for numbers in motions(events):
            first, telling = events[numbers[0]], tellings[numbers[0]]
            if first.dst in row:                 # what lay there has been looked at as long as anybody wished
                acts += [self.procession.rest(REST)] if counts else []
                acts.append(self._move([events[n] for n in numbers], after))
                counts = False
            elif first.kind == "scored" and numbers[0] in climbed:
                acts.append(self._score_rest(first, climbed[numbers[0]], numbers[0] in seen))
            else:
                acts += self._acts([events[n] for n in numbers], after)
            if first.motion.together:
                acts.append(self._words(after))
            if telling.recital is not None:
                number = _score_of(telling.recital, numbers[0], events, after)
                points = events[number].points if number is not None else 0
                if number is not None:
                    climbed[number] = min(points, sum([item.points for item in telling.recital.items]))
                whole = number is not None and climbed[number] == points and number == _next_score(numbers[0], events)
                if number is not None and whole:
                    seen.add(number)
                acts += self.recitation.acts(telling.recital, points, after.deal.over and numbers[0] == last,
                                             self.marked if whole else _nothing)
            for n in numbers:
                acts += [self._talk(line, events[n], aloud=tellings[n].recital is None) for line in tellings[n].lines]
                if (moment := tellings[n].moment) is not None:
                    acts += self.recitation.moment(moment)
        if any(event.motion.laid_open and event.dst not in row for event in events):
            acts.append(self.procession.rest(shown.SHOWN))
        if any(event.motion == LOOKED_AT and event.src != event.dst and BACK not in event.cards for event in events):
            acts.append(self.procession.rest(shown.LOOKED))          # another may take of them at once
        acts += self._settle(after)
        self.procession.add(*acts)

    def _acts(self, events: list[Event], after: Sight) -> list[Act]:
        event = events[0]
        if event.kind == "shuffled":
            return [self._shuffle(event)]
        if event.kind == "moved":
            pause = shown.SHOWN if event.motion.laid_open else REST if event.motion.rests else 0
            return [*([self.procession.rest(pause)] if pause else []), self._move(events, after)]
        if event.kind == "showed":
            return self.show(event.src, event.cards)
        if event.kind == "said":
            return [self._announce(event, after)]
        if event.kind == "scored":
            return [self.at_once(lambda: self._score(event))]
        if event.kind == "paid":
            return [self._pay(events)]
        return []

    def _announce(self, event: Event, after: Sight) -> Act:
        """A word said aloud."""
        def act(done: Done) -> None:
            won = self.scene.spots.stakes.draw_won(self.scene.talk.won(after.deal, event) or ())
            self.procession.divided([*won, _nothing])(lambda: announce(self.scene, event, after.deal, done))
        return act

    def _pay(self, events: list[Event]) -> Act:
        """Coins from where they lie to where they are paid."""
        def act(done: Done) -> None:
            hearing.hear(self.scene, events)
            made = self.scene.spots.stakes.making(events) if events[0].spot else []
            self.procession.divided([*made, _nothing])(lambda: self.scene.pay(events, done))
        return act

    @staticmethod
    def at_once(what: Done) -> Act:
        """Something done that takes no time."""
        def act(done: Done) -> None:
            what()
            done()
        return act

    def _talk(self, line: Line, event: Event, aloud: bool = True) -> Act:
        """Into the book; and what is said `aloud`, beside who says it."""
        def tell() -> None:
            if aloud and line.kind == "said" and self.scene.sight is not None and line.seat >= 0:
                bubbles.say(self.scene, self.scene.sight.deal.player[line.seat], line.text)
            self.talked(line, event)
        return self.at_once(tell)

    def _settle(self, after: Sight) -> list[Act]:
        """Whatever the motions left undone is put right, and then plates and captions say how it stands: one after the
        other, for all at once would make a frame late."""
        lying = self.scene.lying

        def put_right() -> None:
            self.scene.furnish(after)
            lying.match(after.deal.zone, {item.card: at for item, at in lying.played_at.items()})
            lying.put_all(astray_only=True)
        return [self.procession.divided(parts) for parts in (
            [put_right], *telling.parts(self.scene, after, moving=True), [lambda: bubbles.give_way(self.scene)])]

    def _score(self, event: Event) -> None:
        hearing.hear(self.scene, [event])
        self.scene.score(event.seat, event.points, event.beside)
        self.marked()

    def _score_rest(self, event: Event, climbed: int, marked: bool) -> Act:
        """A score of which so much has been shown, and perhaps been marked in the book."""
        def score() -> None:
            if event.points > climbed:
                self.scene.score(event.seat, event.points - climbed)
            if not marked:
                self.marked()
        return self.at_once(score)

    def _words(self, after: Sight) -> Act:
        """What is told before all has been shown, when a stage of the deal is over: coins that have not gone yet are
        nobody's, and nothing is over."""
        def so_far() -> Sight:
            shown = after.deal.copy()
            shown.purse, shown.over = list(self.scene.payments.purse or shown.purse), False
            return replace(after, deal=shown)

        def told(part: telling.Part) -> Done:
            return lambda: part(so_far())

        return self.procession.divided([told(part) for part in (
            self.scene.instruments.find, *telling.words(self.scene))])

    # --- cards

    def _shuffle(self, event: Event) -> Act:
        """All cards come together, face down, where the pack lies."""
        def act(done: Done) -> None:
            hearing.hear(self.scene, [event])
            lying = self.scene.lying
            old = lying.all()
            seen = [item for item in old if item.isVisible()]
            for item in old:
                item.legal, item.selected, item.fresh = None, False, False
            lying.items = {event.dst: old}
            source = lying.source(event.dst)
            while len(old) < len(event.cards):
                item = lying.make(BACK)
                item.put(source)
                old.append(item)
            lying.discard(old[len(event.cards):])
            del old[len(event.cards):]
            turning = [(item, BACK) for item in old if item.card is not BACK]
            if turning:
                turn_over(self.scene.stage, turning)

            def swept() -> None:
                lying.lie(event.dst)
                done()

            going = []
            for item, home in lying.astray((event.dst,)):
                far = abs(item.home.x - home.x) + abs(item.home.y - home.y) > NEAR * self.scene.stage.look.unit
                if item in seen and far:
                    going.append((item, home))
                else:
                    item.put(home)               # what nobody sees moving need not be moved
            carry(self.scene.stage, going, SWEPT, done=swept)
        return act

    def _move(self, events: list[Event], after: Sight) -> Act:
        """From zone to zone.  Cards dealt or drawn come one by one and are turned when they lie; others on the way."""
        def move(done: Done) -> None:
            hearing.hear(self.scene, events)
            lying, stage = self.scene.lying, self.scene.stage
            going: list[CardItem] = []
            turning: list[tuple[CardItem, Card]] = []
            zones: list[int] = []
            zones += self._to_row(events[0])
            lying.foresee(in_racks(by_number(after.places.zones, after.deal, after.below), after))
            moved = [card for event in events for card in event.cards]
            down = events[0].motion == TURNED_DOWN
            lying.down = lying.down.union(moved) if down else lying.down.difference(moved)
            for event in events:
                items = lying.take(event.src, event.cards)
                lying.add(event.dst, items, self._at(event))
                turning += [(item, card) for item, card in zip(items, [lying.shown(event.dst, c) for c in event.cards])
                            if item.card is not card]
                going += items
                zones += [zone for zone in (event.dst, event.src) if zone not in zones]
            for zone in zones:
                if not lying.items.get(zone) and zone in self.scene.captions:
                    self.scene.captions[zone].text = ""          # what was said of the cards that have gone
            motion, faces = events[0].motion, dict(turning)
            for zone in {event.src for event in events}:
                lying.lie(zone)                  # what lay below the cards taken can be seen now
            for zone in zones:
                lying.arrange(zone, faces)
                lying.group(zone, after.deal.zone[zone])
            for item in going:
                item.setVisible(True)
                item.lie("rest")
                item.legal, item.selected = None, False
                item.fresh = motion.fresh and faces.get(item, item.card) is not BACK and self._own(item)
            homes = dict(lying.astray(list(dict.fromkeys([one for zone in zones for one in lying.with_row(zone)]))))
            travelling = [(item, homes[item]) for item in going if item in homes]
            closing_up = [(item, home) for item, home in homes.items() if item not in going]

            def landed() -> None:
                for zone in zones:
                    lying.lie(zone)
                    if zone in lying.zones and lying.zones[zone].awaits:
                        self.scene.tell_row(after, zone)
                if motion == PLAYED:
                    self.scene.plates.acted(events[0].seat)
                    self.scene.clear_button()
                bubbles.give_way(self.scene)
                if motion.one_by_one and turning:
                    turn_over(stage, turning, done)
                else:
                    done()

            close_up(stage, closing_up)
            if turning and not motion.one_by_one:
                turn_over(stage, turning)
            timing = DEAL if motion.one_by_one else GATHER if motion.swept else PLAY
            carry(stage, travelling, timing, STAGGER if motion.one_by_one else 0, landed)

        def act(done: Done) -> None:
            self.procession.divided([*drawn_ahead.faces(self.scene, events), _nothing])(lambda: move(done))
        return act

    def _to_row(self, event: Event) -> list[int]:
        """What is to be counted comes to the row, and what lay there goes to its own place."""
        lying = self.scene.lying
        if event.dst not in lying.row.zones:
            return []
        moved = [zone for zone in self.scene.recite(event.dst) if zone != event.dst]
        for zone in moved:
            if zone in self.scene.captions:
                self.scene.captions[zone].text = ""
        return moved

    def _own(self, item: CardItem) -> bool:
        sight = self.scene.sight
        zone = self.scene.lying.zone_of(item)
        return sight is not None and sight.viewer >= 0 and sight.deal.layout[zone].owner == sight.below

    def _at(self, event: Event) -> int:
        sight = self.scene.sight
        return sight.at(event.seat) if sight is not None and event.seat != NATURE else 0

    def show(self, zone: int, cards: Cards) -> list[Act]:
        """Cards shown to all that stay where they are."""
        return shown.acts(self.scene, self.procession, zone, cards)


def places_of_trick(events: Sequence[Event], sight: Sight) -> dict[Card, int]:
    """From which place of the table each card was played, by the events of a deal."""
    return {card: sight.at(event.seat) for event in events if event.motion == PLAYED
            for card in event.cards}


def _score_of(recital: Recital, after: int, events: Sequence[Event], sight: Sight) -> int | None:
    """The number of the score that a recital counts out: the next of the speaker's side in the same move."""
    side = sight.deal.side[recital.seat]
    return next((n for n in range(after + 1, len(events)) if events[n].kind == "scored" and events[n].seat == side
                 and not events[n].beside and not any(other.kind == "moved" for other in events[after:n])), None)


def _next_score(after: int, events: Sequence[Event]) -> int | None:
    """The number of the next score: the book marks them in their order."""
    return next((n for n in range(after + 1, len(events)) if events[n].kind == "scored"), None)


def _nothing() -> None:
    """Nothing is marked yet."""


def motions(events: Sequence[Event]) -> list[list[int]]:
    """The numbers of those that are seen as one motion, together."""
    found: list[list[int]] = []
    for number, event in enumerate(events):
        if found and _joins(event, [events[n] for n in found[-1]]):
            found[-1].append(number)
        else:
            found.append([number])
    return found


def _joins(event: Event, others: Sequence[Event]) -> bool:
    """Cards that are dealt or shown; stakes raked in, and stakes paid; coins that one player pays to several accounts,
    or several players to one."""
    if event.motion.one_by_one or event.motion.together:
        return event.motion == others[0].motion
    if event.kind == "paid" == others[0].kind and event.spot:
        return STAKES.get(event.what, event.what) == STAKES.get(others[0].what, others[0].what)
    if event.kind == "paid" == others[0].kind and event.src >= 0 <= others[0].src:
        return all(event.src == other.src for other in others) or all(event.dst == other.dst for other in others)
    return False
