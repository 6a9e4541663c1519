"""What lessons say of the cards and points on the table is so when it is said."""
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from cardtable.cards import RANK_NAMES, SUIT_NAMES, Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.tutor.lesson import Page
from cardtable.tutor.library import lesson, names, script, taught

ALL = [name for game_ in taught() for name in names(game_)]
MOST_TRIED = 1000
LED = re.compile(r"(Captain|Colonel|M\w+\. \w+|You|you)(?: ha[sd])? led the (\w+) of (\w+)")
DREW = re.compile(r"[Yy]ou (?:have )?dr[ae]wn? the (\w+) of (\w+)")
POINTS = [                       # lesson, page, and where both sides stand when what is said there has been said
    ("piquet/first", "Three great things", [43, 23]), ("piquet/dealer", "Ninety-seven", [97, 1]),
    ("piquet/repique", "Sequences", [9, 0]), ("piquet/repique", "The ace of spades", [92, 0]),
    ("bezique/first", "Royal marriage", [100, 0]), ("bezique/first", "Score it", [350, 0]),
    ("bezique/second_queen", "Single Bézique", [50, 0]), ("bezique/four_aces", "A hundred", [110, 0]),
    ("rubicon_bezique/first", "Four queens, anew", [660, 0]),
    ("rubicon_bezique/four_marriages", "The last pair", [160, 0]),
    ("rubicon_bezique/carte_blanche", "Shown again", [200, 0]), ("cribbage/eight_fifteen", "Go", [8, 15]),
    ("cribbage/eight_fifteen", "Thirty-one", [20, 27]), ("euchre/first", "Made, or euchred", [1, 0]),
    ("euchre/lone", "The third trick", [0, 4]), ("euchre/tenace", "Euchred", [0, 2]),
    ("ecarte/hand_three", "Say it first", [4, 0]),
    ("ecarte/hand_three", "And with other cards", [5, 0])]
COINS = [                        # the same of the learner's purse
    ("blind_hookey/first", "The show", 5), ("blind_hookey/first", "All round", 10),
    ("poker/first", "Ten more", 62),
    ("loo/first", "Play", -2), ("napoleon/first", "The third trick", 9), ("napoleon/first", "If nobody calls", 12),
    ("pope_joan/first", "Matrimony", 52), ("pope_joan/first", "Pope", 58),
    ("pope_joan/first", "What cannot be led up to", 83), ("pope_joan/intrigue", "Out", 67)]

HELD = [                         # lesson, page, who, how many of a suit or which card of it he is said to hold there
    ("bridge/four_maxims", "Cheaply", "Mr. Pettifer", "king of spades"),
    ("bridge/four_maxims", "Let it run", "Mr. Pettifer", "queen of diamonds"),
    ("auction_bridge/silence", "What to say", "Mr. Pettifer", "no clubs"),
    ("auction_bridge/silence", "What to say", "Mr. Pettifer", "5 diamonds"),
    ("auction_bridge/silence", "What to say", "Captain Lisle", "4 diamonds"),
    ("auction_bridge/silence", "The third", "Captain Lisle", "knave of clubs")]


class Seen(NamedTuple):
    """A page, the sitting as it is when the page is read, and the learner's move if he makes one, with his seat."""

    page: Page
    sitting: Sitting
    made: tuple[int, Move] | None


def pages(name: str) -> Iterator[Seen]:
    """The lesson played through; after each page is yielded, what is done on it has been done."""
    found = script(name)
    record = found.record
    sitting = Sitting(game(record.game), record.options, record.players, start=found.start)
    for number, page in enumerate(found.lesson.pages):
        for seat, move in found.moves[len(sitting.moves):found.at[number]]:
            sitting.submit(seat, move)
        todo = found.moves[found.at[number]:found.till[number]]
        yield Seen(page, sitting, todo[0] if todo else None)
        for seat, move in todo:
            sitting.submit(seat, move)


def after(name: str, head: str) -> Sitting:
    """As the table stands when the page of this head has been done."""
    found = script(name)
    number = next(n for n, page in enumerate(found.lesson.pages) if page.head == head)
    sitting = next(seen.sitting for n, seen in enumerate(pages(name)) if n == number)
    for seat, move in found.moves[found.at[number]:found.till[number]]:
        sitting.submit(seat, move)
    return sitting


def held(deal: Deal, player: int) -> set[tuple[str, str]]:
    """The cards in a player's zones, by the names of rank and suit."""
    mine = [cards for zone, cards in zip(deal.layout, deal.zone, strict=False)
            if zone.owner is not None and zone.owner < deal.seats and deal.by(zone.owner) == player]
    return {(RANK_NAMES[card.rank], SUIT_NAMES[card.suit]) for cards in mine for card in cards if card.suit >= 0}


@pytest.mark.parametrize("name", ALL)
def test_who_is_said_to_have_drawn_a_card_has_it(name: str) -> None:
    for page, sitting, _ in pages(name):
        mine = held(sitting.match.deal(), script(name).lesson.learner)
        for rank, suit in DREW.findall(page.text.replace("\n", " ")):
            assert suit not in SUIT_NAMES or (rank, suit) in mine, page.head


@pytest.mark.parametrize("name", ALL)
def test_who_is_said_to_have_led_a_card_has_led_it(name: str) -> None:
    for page, sitting, _ in pages(name):
        played = {f"{RANK_NAMES[token.rank]} of {SUIT_NAMES[token.suit]}": seat for seat, move in sitting.moves
                  for token in move if isinstance(token, Card) and token.suit >= 0}
        for who, rank, suit in LED.findall(page.text.replace("\n", " ")):
            if f"{rank} of {suit}" in played:
                leader = sitting.players[sitting.match.deal().player[played[f"{rank} of {suit}"]]]["name"]
                assert who.lower() in leader.lower(), page.head


@pytest.mark.parametrize(("name", "head", "who", "what"), HELD)
def test_who_is_said_to_hold_a_card_has_it(name: str, head: str, who: str, what: str) -> None:
    sitting = next(seen.sitting for seen in pages(name) if seen.page.head == head)
    mine = held(sitting.match.deal(), [player["name"] for player in sitting.players].index(who))
    number, suit = what.split(" of ") if " of " in what else what.split()
    assert (number, suit) in mine if " of " in what else len([one for _, one in mine if one == suit]) == int(
        number.replace("no", "0"))


@pytest.mark.parametrize(("name", "head", "points"), POINTS)
def test_points_told_are_those_on_the_dials(name: str, head: str, points: list[int]) -> None:
    assert list(after(name, head).match.deal().score) == points


@pytest.mark.parametrize(("name", "head", "coins"), COINS)
def test_coins_told_are_those_in_the_purse(name: str, head: str, coins: int) -> None:
    assert after(name, head).match.deal().purse[script(name).lesson.learner] == coins


@pytest.mark.parametrize("name", ALL)
def test_every_answer_to_a_move_may_be_wanted(name: str) -> None:
    """An answer that no lawful move of the learner's brings out is not one to the hand that lies there."""
    for page, sitting, made in pages(name):
        if page.do is None or made is None:
            continue
        decision = sitting.match.deal().decision(made[0])
        deal = sitting.match.deal()
        strictly = [choice for choice in (*deal.rights(made[0]), *deal.faults(made[0])) if choice.verb == page.do.verb]
        given = {page.why_not(move, decision) for choice in (*decision.choices, *strictly)
                 for move in islice(choice, MOST_TRIED)
                 if page.as_good(move, decision) is None}
        assert not [why for why in page.wrong.values() if why not in given], page.head


SUPPOSED = re.compile(r"[Ss]uppose that (?:you|she|he|they) (?:have|has|stand|stands) [\w-]+ points?")


@pytest.mark.parametrize("name", ALL)
def test_no_lesson_supposes_a_score_that_the_table_does_not_show(name: str) -> None:
    """It begins with it instead: `score`, at its head."""
    for page in script(name).lesson.pages:
        assert not SUPPOSED.search(page.text.replace("\n", " ")), page.head


PARTNERS = ("whist", "bridge", "auction_bridge")             # games that open a suit by the table of leads
LEADS = {"AKQJ": "KJ", "AKQ": "KQ", "AK": "KA"}              # the best of three or more: what is led first, and then


def opened(name: str) -> Iterator[tuple[str, str]]:
    """Each plain suit headed by ace and king that is opened, by a hand whose partner does not lie open: its best cards,
    and what is led of it, first and second."""
    found = script(name)
    sitting = Sitting(game(found.record.game), found.record.options, found.record.players, start=found.start)
    suits: dict[tuple[int, int], tuple[str, str]] = {}
    gone: set[int] = set()
    for seat, move in found.moves:
        deal, card = sitting.match.deal(), move[-1]
        if move[0] == "play" and isinstance(deal, TrickDeal) and isinstance(card, Card):
            if not deal.on_table() and seat != getattr(deal, "declarer", -1):
                mine = "".join([str(one)[0] for one in sorted(deal.zone[deal.layout.hand[seat]], reverse=True)
                                if one.suit == card.suit])
                best = next((best for best in LEADS if mine.startswith(best)), "")
                if (seat, card.suit) in suits:
                    was, led = suits[seat, card.suit]
                    suits[seat, card.suit] = was, led + str(card)[0]
                elif best and len(mine) > 2 and card.suit != deal.trump and card.suit not in gone:
                    suits[seat, card.suit] = best, str(card)[0]
            gone.add(card.suit)
        sitting.submit(seat, move)
    yield from [(best, led[:2]) for best, led in suits.values()]


@pytest.mark.parametrize("name", [name for name in ALL if name.partition("/")[0] in PARTNERS])
def test_whoever_opens_a_suit_in_a_lesson_leads_by_the_table_of_leads(name: str) -> None:
    """002:6216-6260; the leads of plain suits, where partner is told by them."""
    for best, led in opened(name):
        assert LEADS[best].startswith(led), (best, led)


def test_what_is_so_of_both_is_said_of_a_move_as_good() -> None:
    seen = next(seen for seen in pages("whist/revoke") if seen.page.do is not None)
    assert seen.made is not None
    assert "has thrown the two of clubs on it" in seen.page.done
    decision = seen.sitting.match.deal().decision(seen.made[0])
    for other, why in seen.page.also.items():
        assert seen.page.as_good(other, decision) == f"{why} {seen.page.done}"


@pytest.mark.parametrize("name", ALL)
def test_a_right_no_is_not_answered_with_yes(name: str) -> None:
    """"May he call a solo?" - "No" - "Yes: only abondance would do"."""
    for page in lesson(name).pages:
        for answer in page.answers:
            assert not (answer.right and re.match(r"No[,:;.]", answer.text) and answer.why.startswith("Yes"))
            assert not (answer.right and re.match(r"Yes[,:;.]", answer.text) and re.match(r"No[,:;.]", answer.why))
