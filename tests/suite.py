"""What must hold of every game in every form: one random match, watched after every move."""
from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from cardtable.cards import BACK, mask
from cardtable.games import games
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import APPLIED, STRICT
from cardtable.rules.match import Series
from cardtable.rules.motions import MOTIONS
from cardtable.rules.moves import Move
from cardtable.rules.options import Number, OneOf, Option, Switch, Value, complete
from cardtable.rules.record import Record, line, parse_line
from cardtable.rules.sitting import Sitting
from cardtable.rules.strict import Strict
from cardtable.showing.talk import talk_of
from tests.leaks import QUICK, Leak, Past, check_leaks, told

SPREADING = ("form", "laws")          # the options whose values make a form; the others are drawn game by game
ENDING = ("resign", "concede")
SEARCHING = "master"
HARDLY_EVER, SELDOM, OFTEN = 0.003, 0.06, 0.4


class Form(NamedTuple):
    """A game with the options that make one of its forms."""

    game: Game
    fixed: Mapping[str, Value]

    def __str__(self) -> str:
        return "-".join([self.game.name, *[str(value) for value in self.fixed.values()]])


def values(option: Option) -> list[Value]:
    """Every value worth trying: all names, and of many numbers the ends and the default."""
    if isinstance(option, OneOf):
        return list(option.choices or {})
    if isinstance(option, Switch):
        return [False, True]
    assert isinstance(option, Number)
    numbers = list(option.range)
    return [*numbers] if len(numbers) < 8 else [numbers[0], option.default, numbers[1], numbers[-1]]


def forms(spreading: tuple[str, ...] = SPREADING) -> list[Form]:
    """Every form of every game in the list: all values of the options of these names."""
    found = []
    for game in games():
        chosen: list[dict[str, Value]] = [{}]
        for option in game.options:
            if option.name in spreading:
                chosen = [{**some, option.name: value} for some in chosen for value in values(option)
                          if value == option.default or option.counts(complete(game.options, some))]
        found += [Form(game, some) for some in chosen]
    return found


def drawn(form: Form, rng: Random) -> tuple[dict[str, Value], int]:
    """All options of one match of this form, and how many sit at it."""
    chosen = dict(form.fixed)
    for option in form.game.options:
        if option.name not in chosen and option.counts(complete(form.game.options, chosen)):
            chosen[option.name] = rng.choice(values(option))
    options = complete(form.game.options, chosen)
    return options, rng.choice(form.game.players(options))


def step(sitting: Sitting, rng: Random) -> tuple[int, Move]:
    """Somebody's next move: mostly lawful; under strict laws now and then a fault; seldom a right used."""
    deal = sitting.match.deal()
    must, may, _ = deal.pending()
    seat = rng.choice(must)
    chance = rng.random()
    if chance < SELDOM:                                  # a right, such as a claim, is not always granted
        who = rng.choice((max(seat, 0), rng.randrange(deal.seats)))
        rights = deal.rights(who)
        move = rng.choice(rights).sample(rng) if rights else Move(("nothing",))
        if (move.verb not in ENDING or chance < HARDLY_EVER) and sitting.refusal(who, move) is None:
            return who, move
    if deal.strict and chance < 0.2:
        who = rng.randrange(deal.seats)
        wrong = [choice for choice in deal.faults(who) if choice.law is not None and choice.law.treatment == STRICT]
        if wrong:
            return who, rng.choice(wrong).sample(rng)
    if may and rng.random() < OFTEN:
        who = rng.choice(may)
        if deal.decision(who):                           # who may speak may yet have nothing to say
            return who, deal.decision(who).sample(rng)
    return seat, deal.decision(seat).sample(rng)


class Trial:
    """One random match, every move of which is checked.  `looks` is how often it is looked at from all sides,
    less where there are more than two, and not while there are more other pasts than `enough` for each move; the first
    `searched` other pasts are put to those that search, too.

    Afterwards `counts` tells how many deals, moves, looks, other pasts and other worlds were gone through.
    """

    def __init__(self, form: Form, seed: int, looks: float = 0.03, levels: tuple[str, ...] = QUICK,
                 searched: int = 0, enough: float = 1000) -> None:
        self.rng = Random(f"{form} {seed}")
        options, seats = drawn(form, self.rng)
        self.form, self.looks, self.levels = form, looks * 2 / seats, levels
        self.searched, self.enough = searched, enough
        self.counts = Counter[str]()
        self.talk = talk_of(form.game)
        self.events: list[Event] = []
        self.sitting = Sitting(form.game, options, [{} for _ in range(seats)])
        self.sitting.listeners.append(self.events.append)
        self.new_deal()

    def __str__(self) -> str:
        return f"{self.sitting.options} {self.sitting.lines}"

    @property
    def deal(self) -> Deal:
        return self.sitting.match.deal()

    def new_deal(self) -> None:
        deal = self.deal
        if isinstance(deal, Strict):
            code = self.form.game.codes[deal.code]
            untold = [number for row in deal.FAULTS.values() if (number := deal.number(row))
                      if code.law(number).treatment not in (STRICT, *APPLIED)]
            assert not untold, "a fault that the code does not tell of"
        self.past = Past(self.sitting)
        self.counts["deals"] += 1
        self.began = self.added = len(self.events)
        self.score, self.beside, self.purse = list(deal.score), list(deal.beside), list(deal.purse)
        self.side = deal.side
        self.faulty = False

    def play(self, most: int = 100_000) -> Trial:
        """To the end, which a random match reaches well before so many moves."""
        resume_at = self.rng.randrange(200)
        while not self.sitting.over:
            assert len(self.sitting.lines) < most, "no end"
            if len(self.sitting.lines) == resume_at:
                self.resume()
            self.move()
        self.ended()
        return self

    def move(self) -> None:
        sitting, deal = self.sitting, self.deal
        if self.rng.random() < self.looks and self.counts["pasts"] <= self.enough * self.counts["moves"]:
            self.look()
        seat, move = step(sitting, self.rng)
        check_text(seat, move)
        law = deal.refusal(seat, move)
        assert (law is None) == (move in deal.decision(seat) or any(move in right for right in deal.rights(seat)))
        self.faulty |= law is not None
        self.past.moves.append((seat, move))
        told = len(self.events)
        sitting.submit(seat, move)
        self.counts["moves"] += 1
        self.check_deal(deal)
        self.hear(deal, self.events[told:])
        if self.deal is not deal:
            assert self.deal.purse == deal.purse, "coins between the deals"
            self.new_deal()

    def check_deal(self, deal: Deal) -> None:
        """Cards and coins are conserved, and points and coins are what the events have told."""
        held = sorted([c for zone in deal.zone for c in zone])
        assert not held or held == sorted(deal.pack), "cards"
        assert sum(deal.purse) == sum(self.purse), "coins"
        assert deal.side == self.side, "a side is fixed for the deal; who plays together is a party"
        assert len(deal.side) == len(deal.party) == deal.seats, "a side and a party for every seat"
        for event in self.events[self.added:]:
            if event.kind == "scored":
                (self.beside if event.beside else self.score)[event.seat] += event.points
            elif event.kind == "paid":
                self.purse[event.src] -= event.points
                self.purse[event.dst] += event.points
        self.added = len(self.events)
        assert (deal.score, list(deal.beside)) == (self.score, self.beside), "points marked and points told"
        assert deal.lined or not any(self.beside), "points beside a line that is not drawn"
        assert deal.purse == self.purse, "coins paid and coins told"
        assert deal.scored or not any(deal.score), "points in a deal that is not scored"
        assert not deal.capped or deal.goal is None or max(deal.score) <= deal.goal, "more points than the game has"
        if not deal.strict:
            for knowledge in self.sitting.knowledge if deal is self.deal else ():
                for zone, held_there in enumerate(deal.zone):
                    assert not mask(held_there) & ~knowledge.may[zone], "knowledge excludes the truth"
                    assert knowledge.size[zone] == len(held_there), "knowledge has lost count"

    def hear(self, deal: Deal, events: list[Event]) -> None:
        """The game has its own words for whatever happens, to whom it concerns and to another; and every motion is
        one that the table knows."""
        assert all(event.what in MOTIONS for event in events if event.kind == "moved"), "a motion nobody knows"
        reader = self.rng.randrange(deal.players)
        view, eyes = deal.view(reader), deal.eyes(reader)
        own = frozenset(deal.seats_of(reader))
        for event in events:
            for said in self.talk.about(view, event.to(eyes), lambda seat: None if seat in own else f"Player {seat}"):
                assert said.kind in ("told", "said", "cited"), said
                assert said.kind == "cited" or sentence(said.text), f"no sentence: {said.text!r}"
        self.counts["heard"] += len(events)

    def read(self, deal: Deal, player: int) -> None:
        """What stands on plates, captions and tokens just now."""
        view = deal.view(player)
        own = frozenset(view.seats_of(player))

        def name(seat: int) -> str | None:
            return None if seat in own else f"Player {seat}"

        assert sentence(self.talk.in_words(view, name, self.form.game.title)), "the table in words"
        for zone in range(len(view.layout)):
            self.talk.caption(view, zone, name)
        for seat in range(view.seats):
            self.talk.below_stacks(view, seat, name)
        for seat in own:
            for choice in (*view.decision(seat).choices, *view.faults(seat), *view.rights(seat)):
                assert self.talk.token(choice.sample(self.rng), name)

    def look(self) -> None:
        """At a moment of the match: copies, views, other pasts, other worlds."""
        self.counts["looks"] += 1
        match, deal = self.sitting.match, self.deal
        check_copy(match, self.rng)
        if NATURE in deal.must:
            return
        for player in range(deal.players):
            self.read(deal, player)
            view = self.sitting.view(player)
            assert pickle.loads(pickle.dumps(view)).match == view.match, "a view does not survive pickling"
            searching = view.turn is not None and self.counts["searched"] < self.searched
            stood = check_leaks(self.past, self.sitting, player, self.rng,
                                (*self.levels, SEARCHING) if searching else self.levels)
            self.counts["pasts"] += stood
            self.counts["searched"] += stood if searching else 0
            if told(view.match, player) != told(match, player):
                raise Leak("a decision differs in the view")
            self.check_worlds(player)
            assert self.sitting.view(player).match == view.match, "a view shares"

    def check_worlds(self, player: int) -> None:
        """Whole deals in agreement with what a player knows look to him like the true one."""
        view = self.sitting.view(player)
        if view.knowledge.given_up or not any(held[:1] == (BACK,) for held in view.deal.zone):
            return
        worlds = view.knowledge.worlds(view.deal)
        for _ in range(2):
            world = view.knowledge.world(view.deal, self.rng, worlds)
            assert sorted([c for zone in world.zone for c in zone]) == sorted(world.pack), "cards of a world"
            assert world.view(player) == view.deal, "a world of another view"
            if not self.faulty and world.pending() != self.deal.pending():       # after a fault it is but belief
                raise Leak("pending depends on what he does not know")
            self.counts["worlds"] += 1

    def resume(self) -> None:
        """The match is written down, read back, and goes on from there."""
        sitting = self.sitting
        again: list[Event] = []
        record = Record.from_bytes(sitting.record().to_bytes())
        self.sitting = Sitting.replay(record, self.form.game, listener=again.append)
        assert again == self.events, "a record tells another story"
        assert self.sitting.match == sitting.match, "a record leads elsewhere"
        assert [k.may for k in self.sitting.knowledge] == [k.may for k in sitting.knowledge], "knowledge replayed"
        self.sitting.listeners[:] = [self.events.append]
        self.counts["resumed"] += 1

    def ended(self) -> None:
        match = self.sitting.match
        assert match.pending() == ((), (), ""), "over, and yet somebody is asked"
        assert match.refusal(0, Move(("resign",))) is not None, "over, and yet one may move"
        layout, purse = self.deal.layout, self.deal.purse
        pots = [purse[-1 - n] for n in range(len(layout.pots)) if -1 - n not in layout.banks]
        assert not any(pots), "coins are left on the table"
        self.check_result()
        self.resume()

    def check_result(self) -> None:
        """Everybody is on one side, and the result is of all."""
        match, players = self.sitting.match, list(range(self.deal.players))
        result, sides = match.result(), match.sides()
        assert sorted([player for side in sides for player in side]) == players, "a side for every player"
        assert len(result.by_player) == len(players), "something is counted of every player"
        assert result.winners <= set(players), "winners who do not play"
        for side in sides:
            assert len({match.outcome(player) for player in side}) == 1, "partners win and lose together"


def sentence(text: str) -> bool:
    """Whether this begins and ends as a sentence does."""
    return text[:1].isupper() and text.rstrip("”’)")[-1:] in tuple(".!?")


def check_text(seat: int, move: Move) -> None:
    """A move and its text are the same thing."""
    read = Move.read(str(move))
    assert read == move, "text"
    assert [type(t) for t in read] == [type(t) for t in move], "text"
    assert parse_line(line(seat, move)) == (seat, move), "line"


def check_copy(match: Series, rng: Random) -> None:
    """Playing on with a copy leaves the match as it was."""
    copy, frozen = match.copy(), pickle.loads(pickle.dumps(match.copy()))
    assert copy == match == frozen, "copy"
    for _ in range(30):
        if not copy.over:
            seat = rng.choice(copy.pending().must)
            copy.apply(seat, copy.decision(seat).sample(rng))
    assert match == frozen, "a copy shares what changes"

