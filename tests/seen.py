"""Golden transcripts: one fixed deal of a game, and after each move what everybody sees, hears and is asked.

    python -m tests.seen GAME                       writes each transcript of the game anew, from the moves in it
    python -m tests.seen GAME [NAME] OPTION=VALUE.. makes one of a deal between club players

They lie in tests/games/GAME, one for every form: seen.txt of the usual one, seen_FORM.txt of the others, and under
strict laws seen_strict.txt or seen_FORM_strict.txt.  (The first command makes those that are wanting, too: under strict
laws with faults, since without any a deal is seen as under the others.)  The moves are those in the file, so that a
transcript outlives every change of the computer players; all else in it is written afresh and compared.  Read what has
changed as a card player would before you keep it: who sees a card too many?
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from textwrap import wrap

from cardtable.cards import BACK, Cards
from cardtable.games import game as game_named
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import STRICT
from cardtable.rules.moves import Choice, Move
from cardtable.rules.options import Value
from cardtable.rules.options import read as read_options
from cardtable.rules.record import line, parse_line
from cardtable.rules.sitting import Played, Sitting
from cardtable.showing.talk import Names, talk_of
from tests.suite import Form, forms

GAMES = Path(__file__).parent / "games"
PEOPLE = ("Ann", "Ben", "Cora", "Dan", "Eve", "Fred", "Grace", "Hugh")
ONLOOKER = "Onlooker"
MOVE = "> "                               # before each move, as it stands in a record
NAME_WIDTH, WIDTH = 10, 116
COUPS = 2                                 # of a deal that has many
FAULTY = .4                               # how often somebody tries what is against the laws, where they are strict
MOST, SHOWN = 60, 6                       # values of a field that are written out, and of more the first
ENDLESS = 1000                            # moves after which a deal between club players is given up
FEW = 12                                  # moves that are written out; of more, what they are made of


def transcripts(name: str) -> list[Path]:
    """The transcripts of a game."""
    return sorted((GAMES / name).glob("seen*.txt"))


def transcript(form: Form) -> Path:
    """Where that of a form lies: it is called by what is not usual about the form."""
    usual = {option.name: option.default for option in form.game.options}
    unusual = [str(value).replace("-", "_") for name, value in form.fixed.items() if value != usual[name]]
    return GAMES / form.game.name / ("_".join(["seen", *unusual]) + ".txt")


def options_and_moves(text: str) -> tuple[dict[str, str], int, list[str]]:
    """The options of a transcript, how many sit, and its moves as a record has them."""
    rows = text.splitlines()
    options = dict(word.split("=") for row in rows if row.startswith("Options: ") for word in row.split()[1:])
    seats = next(len(row.split()) - 1 for row in rows if row.startswith("Players: "))
    return options, seats, [row.removeprefix(MOVE) for row in rows if row.startswith(MOVE)]


def again(game: Game, text: str) -> str:
    """A transcript as it would be written now, of the same options and moves."""
    options, seats, moves = options_and_moves(text)
    played = iter([parse_line(move) for move in moves])
    return written(game, options, seats, lambda sitting: fixed(next(played, None)))


def fixed(played: tuple[int, Move | int] | None) -> Played | None:
    """A move of a transcript, in which nothing is taken back."""
    if played is None:
        return None
    seat, move = played
    assert isinstance(move, Move), "nothing is taken back in a transcript"
    return seat, move


def by_club(sitting: Sitting) -> Played | None:
    """What the club players do next, or under strict laws now and then a fault; what is left to chance is drawn by the
    options and the number of moves made, or whoever plays by fancy would do the same for ever.  SystemExit, in a
    sentence, where the deal does not end."""
    deal, chance = sitting.match.deal(), Random(f"{sitting.options} {len(sitting.moves)}")
    if sitting.over:
        return None
    if sitting.nature_next:
        return NATURE, deal.decision(NATURE).sample(chance)
    seat = chance.randrange(deal.seats)
    wrong = [choice for choice in deal.faults(seat) if choice.law and choice.law.treatment == STRICT]
    if deal.strict and wrong and chance.random() < FAULTY:
        return seat, chance.choice(wrong).sample(chance)
    if len(sitting.moves) >= ENDLESS:
        raise SystemExit(f"{sitting.game.name}: {ENDLESS} moves, and no end of the deal or of its first coups. Does "
                         "who stakes say at last that he has done? See its novice.py and maxims.py.")
    thought = think(sitting.view(deal.by(deal.must[0])), "club", len(sitting.moves))
    return thought.seat, thought.move


def written(game: Game, given: Mapping[str, str], seats: int, next_move: Callable[[Sitting], Played | None]) -> str:
    """The transcript of one deal, with whatever precedes it: a cut, stakes; or of its first coups."""
    sitting = Sitting(game, read_options(game.options, given), [{} for _ in range(seats)])
    rows = [f"{game.title}. One deal, and after each move what everybody sees, hears and is asked.",
            " ".join(["Options:", *[f"{name}={text(value)}" for name, value in sitting.options.items()]]),
            " ".join(["Players:", *PEOPLE[:seats]])]
    deal = sitting.match.deal()
    watchers = [Watcher(game, deal, player) for player in range(seats + 1)]
    while (played := next_move(sitting)) is not None:
        events = sitting.submit(*played)
        rows += ["", MOVE + line(*played)]
        before: dict[tuple[str, ...], str] = {}
        for watcher in watchers:
            rows += watcher.rows(events, before)
        now = sitting.match.deal()
        if now.coup == COUPS:
            break
        if now is not deal or sitting.over:
            if not deal.preliminary:
                break
            rows += ["", "The cards are dealt."]
            deal = now
            watchers = [Watcher(game, deal, player) for player in range(seats + 1)]
    return "\n".join(rows) + "\n"


def text(value: Value) -> str:
    """The value of an option as a command line gives it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Watcher:
    """One player of a deal, or the onlooker, and what he has seen already: only what is new to him is told."""

    def __init__(self, game: Game, deal: Deal, player: int) -> None:
        self.talk, self.title = talk_of(game), game.title
        self.deal, self.player, self.eyes = deal, player, deal.eyes(player)
        self.called = PEOPLE[player] if player < deal.players else ONLOOKER
        self.seen: dict[str, str] = {}

    def name(self, seat: int) -> str | None:
        """As the talk wants it: None for who reads."""
        player = self.deal.player[seat] if 0 <= seat < self.deal.seats else -1
        return None if player == self.player else PEOPLE[player]

    def rows(self, events: Iterable[Event], before: dict[tuple[str, ...], str]) -> Iterator[str]:
        """What has changed in his sight, what happened and was said of it, and what he is asked; in short, where it is
        the same as for somebody told of before."""
        view = self.deal.view(self.player)
        told = [said for event in events for said in self.told(view, event.to(self.eyes))]
        sight = self.sight(view)
        new = [f"{what}: {how or '-'}" for what, how in sight.items() if how != self.seen.get(what, "")]
        self.seen = sight
        asked = [] if self.called == ONLOOKER else [
            f"{self.seat(seat)}{choice}" for seat in view.seats_of(self.player) for choice in self.asked(view, seat)]
        called = self.called
        for what, said in (("sees", new), ("hears", told), ("asked", asked)):
            other = before.setdefault((what, *said), self.called)
            head = f"{called:<{NAME_WIDTH}}{what:<6} "
            for one in said if other == self.called else said and [f"as {other}"]:
                yield from wrap(one, WIDTH, initial_indent=head, subsequent_indent=" " * (len(head) + 2),
                                break_long_words=False, break_on_hyphens=False)
                head, called = " " * len(head), ""

    def seat(self, seat: int) -> str:
        """A seat before what it is asked, where a player has several."""
        return f"({self.zone_owner(seat)}) " if len(self.deal.seats_of(self.player)) > 1 else ""

    def zone_owner(self, seat: int) -> str:
        """Who sits there; a second seat of the same player has a number, too."""
        player = self.deal.player[seat] if seat < self.deal.seats else -1
        several = self.deal.seats_of(player) if player >= 0 else ()
        return f"{PEOPLE[player]} {several.index(seat) + 1}" if len(several) > 1 else PEOPLE[player]

    def zone(self, zone: int) -> str:
        """"Ann's hand", "stock"."""
        owner = self.deal.layout[zone].owner
        name = self.deal.layout[zone].name
        return f"{self.zone_owner(owner)}'s {name}" if owner is not None and owner < self.deal.seats else name

    def purse(self, purse: int) -> str:
        """Who has these coins, or the name of the pot."""
        return PEOPLE[purse] if purse >= 0 else f"the {self.deal.layout.pots[-1 - purse]}"

    def sight(self, view: Deal) -> dict[str, str]:
        """Everything in sight, by its name."""
        found = {self.zone(z): in_letters(held) for z, held in enumerate(view.zone)}
        found |= {f"coins of {self.purse(n)}": str(view.purse[n]) if view.purse[n] else ""
                  for n in range(-len(view.layout.pots), view.players)}
        found |= {f"points of {', '.join(PEOPLE[view.player[s]] for s in range(view.seats) if view.side[s] == side)}":
                  str(points or "") for side, points in enumerate(view.score)}
        if view.lined:
            found |= {f"points beside the line of side {n}": str(points or "") for n, points in enumerate(view.beside)}
        found |= {f"under {self.zone_owner(seat)}'s name": self.talk.plate(view, seat) for seat in range(view.seats)}
        found |= {f"beside {self.zone(z)}": self.talk.caption(view, z, self.name) for z in range(len(view.layout))}
        found |= {f"below {self.zone_owner(seat)}'s counters": self.talk.below_stacks(view, seat, self.zone_owner)
                  for seat in range(view.seats)}
        return found

    def told(self, view: Deal, event: Event) -> Iterator[str]:
        """An event, and the words there are for it."""
        yield self.event(event)
        name: Names = self.name
        for said in self.talk.about(view, event, name):
            yield f"“{said.text}”" if said.kind != "cited" else f"“Law {said.law}.”"

    def event(self, event: Event) -> str:
        """An event in short: cards by their letters, from where to where."""
        match event.kind:
            case "shuffled":
                whole = sorted(event.cards) == sorted(self.deal.pack)
                cards = f"the pack of {len(event.cards)}" if whole else in_letters(event.cards)
                return f"[shuffled: {cards}, now the {self.zone(event.dst)}]"
            case "moved":
                return f"[{event.what}: {in_letters(event.cards)}, {self.zone(event.src)} to {self.zone(event.dst)}]"
            case "showed":
                return f"[{self.zone_owner(event.seat)} shows {in_letters(event.cards)} of {self.zone(event.src)}]"
            case "paid":
                return f"[{self.purse(event.src)} to {self.purse(event.dst)}: {event.points} for {event.what}]"
            case "scored":
                line = ", beside the line" if event.beside else ""
                return f"[{event.points} to side {event.seat} for {event.what}{line}]"
            case "lacks":
                return f"[{self.zone(event.src)} is without {in_letters(event.cards)}]"
            case _:
                who = f"{self.zone_owner(event.seat)} " if event.seat >= 0 else ""
                return f"[{who}{event.kind}: {' '.join(map(str, (event.what, *event.args)))}]"

    def asked(self, view: Deal, seat: int) -> Iterator[str]:
        """The choices of a seat in its turn, or out of it."""
        for choice in view.decision(seat).choices:
            moves = list(islice(choice, FEW + 1))
            yield ", ".join(map(str, moves)) if len(moves) <= FEW else made_of(choice)


def made_of(choice: Choice) -> str:
    """What the moves of a choice are made of, field by field, the first value standing for what decides the next."""
    done: tuple[object, ...] = ()
    parts = [choice.verb]
    for rule in choice.fields:
        field = rule(done) if callable(rule) else rule      # type: ignore[arg-type]
        least, most = getattr(field, "least", 1), getattr(field, "most", 1)
        offered = getattr(field, "cards", getattr(field, "range", ()))
        listed = [str(one) for one in offered]
        these = f"({' '.join(listed)})" if len(listed) <= MOST else \
            f"({' '.join(listed[:SHOWN])} .. {listed[-1]}, {len(listed)} in all)"
        parts.append(f"{least} to {most} of {these}" if most > 1 else
                     f"{offered[0]} to {offered[-1]}" if isinstance(offered, range) else these)
        done += next(iter(field), ())
    return " ".join(parts)


def in_letters(some: Cards) -> str:
    """Cards by their letters, in their order; those face down as a number."""
    shown = [str(card) for card in some if card is not BACK]
    hidden = len(some) - len(shown)
    return " ".join([*shown, *([f"{hidden} face down"] if hidden else [])])


def make(game: Game, options: Mapping[str, str], file: Path) -> None:
    """A transcript of a deal between club players."""
    seats = game.players(read_options(game.options, options))[0]
    file.write_text(written(game, options, seats, by_club), "utf-8")


def main(given: list[str]) -> None:
    name, *more = given
    game = game_named(name)
    if more:
        options = dict(word.split("=") for word in more if "=" in word)
        called = "_".join(["seen", *[word for word in more if "=" not in word]])
        make(game, options, GAMES / game.name / f"{called}.txt")
    for form in forms():
        if form.game is game and not transcript(form).exists():
            make(game, {option: text(value) for option, value in form.fixed.items()}, transcript(form))
    for path in transcripts(game.name):
        path.write_text(again(game, path.read_text("utf-8")), "utf-8")
        print(f"written: {path.relative_to(GAMES.parent.parent)}")


if __name__ == "__main__":
    main(sys.argv[1:])
