"""What the club player says of a card at a game of melds is so of the hand that lies there."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from cardtable.cards import Card, cards
from cardtable.families.melds.adviser import named_apart, told_apart
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.finding import find
from cardtable.families.melds.grounds import Ground, borne_out, grounds, of_a_declaration, plainly, telling
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.maxims import A_TRUMP, LATE, named, scoring
from cardtable.families.melds.prospects import keeping, lacking, unseen
from cardtable.families.melds.reserve import held_back
from cardtable.families.melds.search.questions import ByTrials, asked
from cardtable.families.melds.search.words import CERTAIN, HOPES, OTHERS, SCORE, SEQUENCES, SMALLER, TRICKS
from cardtable.games import game, part
from cardtable.games.bezique import maxims as bezique
from cardtable.games.bezique.equity import state
from cardtable.games.bezique.evaluate import GAME
from cardtable.games.bezique.position import Position
from cardtable.games.bezique.rules import Bezique
from cardtable.games.rubicon_bezique import maxims as rubicon_bezique
from cardtable.players.comparison import Course
from cardtable.players.levels import chooser
from cardtable.players.think import only_move
from cardtable.rules.moves import Move
from tests.advised import advised, club
from tests.spread import far

MOVES = far(2500, 20000)
ODD = .15                                        # how often somebody does otherwise, so that all is met with


class Said(NamedTuple):
    """Who speaks, of which card."""

    deal: MeldDeal
    seat: int
    card: Card

    def able(self) -> list[Card]:
        return [*self.deal.allowed(self.seat)]

    def sure(self, card: Card) -> bool:
        """Whether nothing that is out beats it."""
        out, order, trump = unseen(self.deal, self.seat).cards, self.deal.order, self.deal.trump
        return not any(order.beats(face, card, trump) for face in out)

    def good_trump(self) -> bool:
        """Whether another is kept that is sure to win the last trick."""
        return any(c.suit == self.deal.trump and c is not self.card and self.sure(c) for c in self.able())

    def rich(self) -> bool:
        return brisques((self.card,)) > 0

    def takes(self) -> bool:
        trick = self.deal.on_table()
        return bool(trick) and self.deal.order.beats(self.card, trick[0], self.deal.trump)

    def ready(self) -> bool:
        """Whether something can be scored without this card."""
        return any(self.card not in meld.cards for meld in scoring(self.deal, self.seat))

    def others(self) -> list[float]:
        """How much more each other card costs to part with, but brisques and what is ready to be scored."""
        deal, seat = self.deal, self.seat
        back = held_back(deal, seat, bezique.TASTE.reserves if isinstance(deal, Bezique) else {})
        due = bezique.sevens_due(deal, seat) if isinstance(deal, Bezique) else {}
        costs = {card: cost + back[card] + due.get(card, 0) + A_TRUMP * (card.suit == deal.trump)
                 for card, cost in keeping(deal, seat).items()}
        ready = {card for meld in scoring(deal, seat) for card in meld.cards}
        return [cost - costs[self.card] for one, cost in costs.items() if not brisques((one,)) and one not in ready
                and one is not self.card]

    def least(self) -> bool:
        """Whether none costs less."""
        return all(more >= 0 for more in self.others())

    def dearer(self) -> bool:
        """Whether each is more likely to score."""
        return all(more > 0 for more in self.others())


SAID: dict[str, Callable[[Said], bool]] = {
    "leaves the good trump": lambda s: s.good_trump(),
    "It costs nothing": lambda s: not s.rich() and s.card.suit != s.deal.trump,
    "is a trump and no brisque": lambda s: not s.rich() and s.card.suit == s.deal.trump,
    "brisques that are left": lambda s: all(brisques((c,)) for c in s.able()),
    "trumps that are left": lambda s: all(c.suit == s.deal.trump for c in s.able()),
    "sure to win; another": lambda s: s.sure(s.card) and sum(map(s.sure, s.able())) > 1,
    "Nothing that is out": lambda s: s.sure(s.card) and s.rich(),
    "makes the brisque": lambda s: s.takes() and s.rich(),
    "wins the brisque": lambda s: s.takes() and brisques(s.deal.on_table()) > 0,
    "It wins the trick": lambda s: s.takes(),
    "trick, to score": lambda s: s.ready(),
    "a brisque is safe": lambda s: s.rich(),
    "least likely": lambda s: not s.takes() and s.least() and not s.rich(),
    "It has scored": lambda s: any(s.card in meld.cards for meld in s.deal.melds[s.seat]) and s.deal.to_draw() > 2
    and keeping(s.deal, s.seat)[s.card] < 0,
    "whole": lambda s: s.ready(),
    "better risked": lambda s: not s.takes() and s.rich() and s.dearer(),
    "may win the trick": lambda s: not s.deal.on_table(),
    "make its brisque": lambda s: s.rich() and not s.deal.on_table(),
}
"""What is said, and what must then be so."""


BOOK = {"7", "8", "9", "J"}


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_the_book_is_named_for_no_card_that_it_would_keep_before_another(name: str) -> None:
    """002:564-570: sevens, eights, nines, and knaves of plain suits but that of diamonds; rather an ace than a queen or
    king.  A king or queen was thrown "by the book" beside a knave that it would throw."""
    rng, named, club = Random(f"book {name}"), 0, chooser(name, "maxims")
    assert club is not None
    for view, seat, thought in advised(game(name), {}, rng, MOVES, ODD, club):
        deal = view.deal
        if not (thought.source in ("002:564-567", "002:569-570") and isinstance(deal, MeldDeal)
                and "likely to score" in thought.why):
            continue
        named += 1
        held, card = [one for one in deal.held_by(seat) if one.suit != deal.trump], thought.move[1]
        assert isinstance(card, Card)
        poor = [one for one in held if one.text[0] in BOOK and one.text[:2] != "JD"]
        assert card in poor if poor else brisques((card,)) or not any(
            one.text[0] == "A" for one in held), (thought, held)
    assert named > 100


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_it_is_so_of_the_hand(name: str) -> None:
    rng, told, club = Random(f"truth {name}"), Counter[str](), chooser(name, "maxims")
    assert club is not None
    for view, seat, thought in advised(game(name), {}, rng, MOVES, ODD, club):
        if thought.move.verb == "play" and only_move(view, seat) is None and isinstance(view.deal, MeldDeal):
            card = thought.move[1]
            assert isinstance(card, Card)
            said = Said(view.deal, seat, card)
            for words, so in SAID.items():
                if words in thought.why:
                    told[words] += 1
                    assert so(said), f"{thought.why} {thought.move} {view.deal.zone} {view.deal.trump}"
            if thought.why.startswith("It wins the trick, and keeps"):        # the book says so of the end of the stock
                assert bool(thought.source) == (view.deal.to_draw() <= LATE)
    assert len(told) > 12, told


@pytest.mark.parametrize("names", [bezique.NAMES, rubicon_bezique.NAMES])
def test_melds_have_their_article(names: dict[str, str]) -> None:
    """"Win the trick, to score a marriage"."""
    assert (names["marriage"], names["sequence"]) == ("a marriage", "the sequence")


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_what_is_said_to_be_kept_for_a_meld_may_still_be_declared(name: str) -> None:
    """With the card that is played gone, and no more drawn than can be before a trick is won for the last time."""
    told = 0
    for view, seat, thought in advised(game(name), {}, Random(f"kept {name}"), MOVES, ODD, club):
        deal = view.deal
        draws = deal.to_draw() // deal.seats - 1 if isinstance(deal, MeldDeal) else 9
        if not isinstance(deal, MeldDeal) or deal.phase != "play" or not deal.stocked or draws > 1:
            continue
        found, played = part(name, "evaluate").question(view, seat, thought.move), thought.move[1]
        if not isinstance(found, ByTrials) or not isinstance(played, Card):
            continue
        found.laid_out()
        held = tuple([card for card in deal.held_by(seat) if card is not played])
        open_ = [deal.zone[zone] for zone in (*deal.layout.declared, *deal.layout.won)]
        seen = {*held, played, *[card for some in open_ for card in some]}
        more = [(), *[(card,) for card in deal.pack if card not in seen]][:None if draws else 1]
        ways = [(one.kind.name, way) for drawn in more
                for one in find(deal.kinds, (*held, *drawn), (), deal.melds[seat], deal.trump) for way in one.ways]
        for kept in held:
            for kind in found.uses(kept, played):
                told += 1
                assert any(kept.face in {card.face for card in way} or {card.rank for card in way} == {kept.rank}
                           for name, way in ways if name == kind), (kept, kind)
    assert told > 20


def test_at_the_last_draw_no_queen_is_kept_for_four_of_which_one_is_played() -> None:
    """After this trick nothing more is declared, and of three queens that are held one is played."""
    ace, club, played = cards("AH1 QC1 QS1")
    for cards_left in (2, 3, 20):
        view = Position(cards("QD1 QS1 JD1 AH1 QC1 AD1 TD1 KD1"), 1, cards_left, led=cards("JS2")[0]).view()
        assert isinstance(view.deal, Bezique)
        two, three = [tuple([one for one in view.deal.held_by(0) if one is not gone]) for gone in (played, ace)]
        found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", played)))
        assert isinstance(found, ByTrials)
        assert found.draws == cards_left // 2 - 1
        wanting = [lacking(view.deal, 0, view.deal.kind["four-queens"], held, club) for held in (two, three)]
        assert wanting == [2, 1] if cards_left == 20 else min(wanting) > found.draws
        found.laid_out()
        assert found.uses(club, played) == ["marriage"] * (cards_left == 20)             # one queen as the other
        assert ("four-queens" in found.uses(club, ace)) == (cards_left == 20)
        assert found.uses(cards("KD1")[0], played)[0] == "sequence"


QUEENS = "QD1 QS1 QC1 KS1 JH1 9C1 8C1 TH1"       # three queens, and the king of one of them alone


def of_a_card(hand: str, played: str, rival: str, *scored: Meld, led: str = "") -> dict[str, Ground]:
    """By its words, what may speak for a card that is led, or played to a lead, beside another."""
    view = Position(cards(hand), 2, 30, led=cards(led)[0] if led else None, scored=scored).view()
    assert isinstance(view.deal, Bezique)
    card, other = cards(f"{played} {rival}")
    found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", card)))
    assert isinstance(found, ByTrials)
    return {one.words: one for one in grounds(found, card, other, bezique.NAMES)}


@pytest.mark.parametrize(("played", "kept", "said"), [
    ("8C1", "QD1", "the queen of diamonds is kept for four queens"),
    ("8C1", "KS1", "the king of spades is kept for a marriage"),
    ("KC1", "KC2", "another king of clubs is kept for a marriage")])
def test_a_card_is_kept_for_the_likeliest_meld(played: str, kept: str, said: str) -> None:
    """"The king of spades is kept for four kings": it was a single king, beside three queens."""
    again = played == "KC1"                      # which has scored with one queen; the other king may with another
    hand, scored = ("KC1 QC1 KC2 QC2 JH1 9C1 8C1 TH1", [Meld("marriage", cards("KC1 QC1"))]) if again else (QUEENS, [])
    found = of_a_card(hand, played, kept, *scored)
    assert said in found
    assert not any("is kept" in words for words in found if words != said)


@pytest.mark.parametrize(("led", "won"), [("9S1", False), ("7C1", True)])
def test_of_a_card_that_wins_the_trick_that_is_said(led: str, won: bool) -> None:
    said = next(words for words in of_a_card(QUEENS, "8C1", "QD1", led=led) if "is kept for" in words)
    assert said == "it wins the trick, and " * won + "the queen of diamonds is kept for four queens"


def told_of(hand: str, played: str, equal: str, worse: str) -> Ground | None:
    """What is told of a card beside some that are as good, and some that are worse."""
    parts = {HOPES: 0.0, **dict.fromkeys([CERTAIN, SEQUENCES, SMALLER, SCORE, OTHERS, TRICKS], 0.0)}
    rows = [Course(Move.read(f"play {card}"), "", "", (), 0.0, 0.0, card not in worse.split(), "", 0.0,
                   {**parts, HOPES: -9.0 * (card in worse.split())}) for card in [played, *f"{equal} {worse}".split()]]
    return telling(iter(of_a_card(hand, played, worse.split()[0]).values()), rows)


@pytest.mark.parametrize(("equal", "worse", "kept"), [
    ("", "QD1 QS1", True), ("JH1", "QD1 QS1 QC1", True), ("9C1 JH1 TH1", "QD1", False), ("QS1", "QD1", False)])
def test_what_nearly_all_others_keep_is_no_reason(equal: str, worse: str, kept: bool) -> None:
    """Of four cards one alone gave up four queens, and what the others keep, too, was the reason for the first."""
    ground = told_of(QUEENS.replace("8C1", "JC1"), "JC1", equal, worse)
    assert (ground is not None and ground.kept) == kept


@pytest.mark.parametrize(("hand", "led", "said"), [
    ("KD1 QD1 AC1 9S1 8S1 7C1 8H1 9H1", "7C2", "it wins the trick, and a marriage can be scored"),
    ("KD1 KC1 QC1 AC1 9S1 8S1 8H1 9H1", "7C2", "it wins the trick without a trump, and a marriage can be scored"),
    ("KD1 9D1 AC1 9S1 8S1 7C1 8H1 9H1", "TC2", "it wins the ten of clubs"),
    ("KD1 QD1 AC1 9S1 8S1 7C1 8H1 9H1", "TC2", "it wins the ten of clubs, and a marriage can be scored"),
    ("KD1 9D1 AC1 9S1 8S1 7C1 8H1 9H1", "7C2", "it wins the trick, and ten with it")])
def test_what_a_card_wins_is_said_where_others_win_less(hand: str, led: str, said: str) -> None:
    """"What is kept is worth more later", and a marriage was scored at once."""
    view = Position(cards(hand), 3, 30, led=cards(led)[0]).view()
    assert isinstance(view.deal, Bezique)
    ace, nine, king = cards("AC1 9S1 KD1")
    found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", ace)))
    assert isinstance(found, ByTrials)
    ground = next(one for one in grounds(found, ace, king, bezique.NAMES) if one.words == said)
    assert ground.tells(king)
    assert not ground.tells(ace)
    assert ground.tells(nine) == (said == "it wins the trick, and ten with it" or "without" in said)     # it is a trump
    assert ground.scored == ("scored" in said)


@pytest.mark.parametrize(("hand", "played", "worse", "words"), [
    ("TH1 QS1 7C1 9D2 8S1 JC1 9C2 QH1", "TH1", "7C1", "likely"), ("TH1 QS1 7C1 9D2 8S1 JC1 9C2 QH1", "QH1", "7C1",
                                                                  "likelier"),
    ("8C1 QS1 7C1 9D2 8S1 JC1 9S2 JH1", "8C1", "7C1", "")])
def test_a_lead_that_keeps_the_other_from_declaring_is_said_to(hand: str, played: str, worse: str, words: str) -> None:
    """"It is least likely to score", and a seven of clubs, after which the other declared 41 more, can never score."""
    found = of_a_card(hand, played, worse)
    told = [one.words for one in found.values() if OTHERS in one.parts and one.tells(cards(worse)[0])]
    assert told == [f"it is {words} to win the trick, and the other could not declare"] * bool(words)


def test_what_is_true_of_the_other_card_is_no_reason() -> None:
    """"It is least likely to score" was said of a nine beside a seven of the same use."""
    view = Position(cards("9C1 7S1 QD1 KD1 QS1 JD1 AH1 AS1"), 2, 30).view()
    assert isinstance(view.deal, Bezique)
    nine, seven, queen = cards("9C1 7S1 QD1")
    found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", nine)))
    assert isinstance(found, ByTrials)
    assert plainly(found, nine, [queen])
    assert not plainly(found, nine, [seven, queen])


def test_a_reason_of_one_point_in_eighty_is_none() -> None:
    """"The knave of diamonds is kept for four knaves", and it was 80 worse for a brisque."""
    rows = [Course(Move.read(f"play {card}"), "", "", (), 0.0, 0.0, not gone, "", 0.0, {HOPES: -gone, SCORE: -lost})
            for card, gone, lost in (("AD1", 0.0, 0.0), ("JD1", 1.0, 80.0))]
    kept, wins = Ground("kept", (HOPES,), lambda _: True, kept=True), Ground("wins", (SCORE,), lambda _: True)
    assert telling(iter([kept]), rows) is None
    assert telling(iter([kept, wins]), rows) == wins


@pytest.mark.parametrize(("played", "part", "less", "given"), [
    ("KC1", TRICKS, 9.0, True), ("QD1", TRICKS, 9.0, False),         # of tricks none speaks that loses this one
    ("KC1", OTHERS, 0.1, False), ("KC1", OTHERS, 9.0, True), ("QD1", OTHERS, 9.0, False),
    ("QD1", SMALLER, 9.0, True), ("QD1", SMALLER, 1.0, False)])      # by so little nothing is behind
def test_a_part_is_a_reason_where_it_makes_the_difference(played: str, part: str, less: float, given: bool) -> None:
    """"It lets the other declare less", by a tenth of a point of ten, of a seven that lost the trick."""
    view = Position(cards("KC1 QD1 AH1 9S1 8S1 7S1 8H1 9H1"), 3, 30, led=cards("QC2")[0]).view()
    assert isinstance(view.deal, Bezique)
    found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", cards("AH1")[0])))
    assert isinstance(found, ByTrials)
    rows = [Course(Move.read(f"play {one}"), "", "", (), -behind, behind, not behind, "", 0.0, {part: -gone})
            for one, behind, gone in ((played, 0.0, 0.0), ("9S1", 8.0, less), ("8S1", 10.0, less))]
    assert borne_out(found, rows, part) == given


def test_single_bezique_goes_before_double_because_it_could_not_follow() -> None:
    table = Position(cards("QS1 QS2 JD1 JD2 9C1 8C1 7C1 8H1"), 3, 30, declaring=True).view().deal
    assert isinstance(table, Bezique)
    single, double = Meld("bezique", cards("QS1 JD1")), Meld("double-bezique", cards("QS1 QS2 JD1 JD2"))
    assert of_a_declaration(table, 0, single, bezique.NAMES) == "after Double Bézique it could no longer be scored"
    assert of_a_declaration(table, 0, double, bezique.NAMES) == "nothing else scores more"


@pytest.mark.parametrize(("hand", "led", "played"), [
    ("JS1 8S1 QH1 KC1 QC1 QD1 9D1 7H1", "7S1", "8S1"), ("JS1 8S1 QH1 KC1 QC1 QD1 9D1 7H1", "9S1", "JS1"),
    ("8S1 QH1 KC1 QC1 QD1 KD1 AD1 7H1", "AS1", "7H1"), ("8S1 QH1 KC1 QC1 KD1 JH1 AH1 7H1", "KS1", "7H1")])
def test_no_trump_takes_what_a_plain_card_takes(hand: str, led: str, played: str) -> None:
    """002:565-567: what is thrown away are plain cards; the seven of trumps took a seven that the eight took."""
    view = Position(cards(hand), 2, 30, led=cards(led)[0]).view()
    assert isinstance(view.deal, Bezique)
    view.deal.sevens = 2
    assert str(bezique.advise(view.deal, 0).move) == f"play {played}"


def test_a_marriage_is_told_with_its_suit_where_there_are_several() -> None:
    clubs, hearts = [Meld("marriage", cards(text)) for text in ("KC QC", "KH QH")]
    names = {"marriage": "a marriage"}
    assert named(clubs, [clubs, hearts], names) == "a marriage in clubs"
    assert named(clubs, [clubs], names) == "a marriage"


def test_copies_are_told_apart_by_where_they_lie() -> None:
    table, held, other = cards("QD1 QD3 8S1")
    rows = [Course(Move(("play", one)), "Play", f"Play the {one.name}", (), 0, 0, False, "", 0, {})
            for one in (table, held, other)]
    assert [row.words for row in told_apart(rows, (table,))] == [
        "Play the queen of diamonds, the one on the table", "Play the queen of diamonds, the one in your hand",
        "Play the eight of spades"]


def test_copies_that_lie_together_are_told_apart_by_what_they_have_scored() -> None:
    """Two queens lay on the table, and two courses with different figures had the same words."""
    first, second, king = cards("QD1 QD2 KD1")
    scored = [Meld("four-queens", (first, second)), Meld("marriage", (king, first))]
    played = [Course(Move(("play", one)), "Play", f"Play the {one.name}", (), 0, 0, False, "Worse.", 0, {})
              for one in (first, second)]
    assert [row.words for row in told_apart(played, (first, second, king), scored, bezique.NAMES)] == [
        "Play the queen of diamonds, the one that has scored four queens and a marriage",
        "Play the queen of diamonds, the one that has scored four queens"]
    again = [Meld("four-queens", (first, second)), Meld("four-queens", (first, king))]
    assert [row.words for row in told_apart(played, (first, second, king), again, bezique.NAMES)] == [
        "Play the queen of diamonds, the one that has scored four queens twice",
        "Play the queen of diamonds, the one that has scored four queens"]
    first_told = told_apart(played, (first, second, king), again, bezique.NAMES)[0]
    for words in (played[0].words, first_told.words):
        assert named_apart(f"{words}: it has scored.", played[0], first_told) == f"{first_told.words}: it has scored."
    made = [Course(Move(("declare", "marriage", king, one)), "Score", "Score a marriage", (), 0, 0, False, "Worse.", 0,
                   {}) for one in (first, second)]
    assert [row.why for row in told_apart(made, (king, first), scored, bezique.NAMES)] == [
        "Worse. (with the queen of diamonds on the table)", "Worse. (with the queen of diamonds in your hand)"]


def test_which_of_two_that_score_alike_is_not_the_books_word() -> None:
    """"By the book, score a marriage in clubs: nothing else scores more", though there was one in diamonds."""
    for held, of_book in (("TS1 9S1 8H1 KC1 QC1 KD1 QD1 JD2", False), ("TS1 9S1 8H1 KC1 QC1 KD1 9D1 JD2", True)):
        view = Position(cards(held), 2, 40, declaring=True).view()
        told = bezique.choose(view, 0, Random(1))
        assert told.move.verb == "declare"
        assert bool(told.source) == of_book


def test_the_larger_at_once_is_the_books_word_late_alone() -> None:
    """"By the book, score Double Bézique at once: there may be no other trick", with forty-two tricks to come."""
    for to_draw, of_book in ((40, False), (6, True)):
        view = Position(cards("QS1 QS2 JD1 JD2 9S1 8H1 KD1 9D1"), 2, to_draw, declaring=True).view()
        told = bezique.choose(view, 0, Random(1))
        assert told.why.startswith("Score Double Bézique at once: there may be no other trick") == of_book
        assert bool(told.source) == of_book
