"""Vingt-un at the real window: evenings by one means alone, two at one screen, and what lies on the cloth."""
from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import combinations, pairwise, product
from operator import or_
from random import Random
from types import SimpleNamespace

import pytest

from cardtable.croupier.sheet import ScoreSheet
from cardtable.games import part
from cardtable.games.vingt_un import layout, words
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import KINDS
from cardtable.games.vingt_un.talk import TALK
from cardtable.games.vingt_un.zones import COMPANY, HANDS, SELF, STOCK, THROWN, Hand
from cardtable.players.think import think
from cardtable.rules.events import Event
from cardtable.showing.laid import Paid
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.reading.deal_history import hands_of
from cardtable.table.sitting.page import TablePage
from tests.games.vingt_un.moments import MOMENTS, Evening, french, on_both
from tests.games.vingt_un.moments import settled as settled_round
from tests.spread import far, sampled
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tests.table.twins import awaited, hold, hurried, idle, let_go
from tools.screens import table
from tools.waiting import until

__all__ = ["seat", "store"]


def deal_of(page: TablePage) -> VingtUn:
    deal = page.host.sight.deal
    assert isinstance(deal, VingtUn)
    return deal


def played(page: TablePage, person: Mouse | Keys, moves: int) -> int:
    """The book's moves, made by a person, until the evening is over or so many have been; slips are put away."""
    made = 0
    settled(page)
    while not page.host.croupier.sitting.over and made < moves:
        if page.slips.slip is not None:
            person.button(next(iter(page.slips.slip.buttons.values())))
        else:
            sitting = page.host.croupier.sitting
            asked = page.host.answering.prompts[0].seat
            person.make(think(sitting.view(sitting.match.deal().player[asked]), "club", made).move)
            made += 1
        settled(page)
    return made


@pytest.mark.usefixtures("qapp")
def test_of_seven_the_dealers_button_lies_clear_of_the_disc_and_two_far_hands_of_each_others_words() -> None:
    """Lisle has doubled and drawn, as has Thorne beside him."""
    evening = Evening(7, 4, form="french")
    evening.randomly()
    evening.turn("deal").stakes(5, 1, 5, 5, 1).turn("double")
    for number in range(12):
        if evening.due and number % 2:
            evening.stand()
        elif evening.due:
            evening.turn("card")
    with table(evening.moment(then="wait"), (1440, 900), {}) as page:
        button = page.scene.button.sceneBoundingRect()
        signs = [device.sceneBoundingRect() for device in page.scene.instruments if device.isVisible()]
        assert signs
        assert not [rect for rect in signs if rect.intersects(button)]
        said = [words.sceneBoundingRect() for words in page.scene.captions.values() if words.isVisible() and words.text]
        assert not [one for one, other in combinations(said, 2) if one.intersects(other)]


@pytest.mark.parametrize(("form", "hand"), sampled([("ordinary", Mouse), ("ordinary", Keys), ("french", Mouse),
                                                    ("french", Keys)], 1))
def test_rounds_are_played_by_one_means_alone(seat: Seat, hand: type[Mouse] | type[Keys], form: str) -> None:
    """A whole evening of two, each dealing once: stakes, doubles, draws and choices."""
    page = seat(Evening(2, form=form, length="rounds", lasts=3).moment(0))
    moves = played(page, hand(page, Random(4)), 200)
    match = page.host.croupier.sitting.match
    assert match.over
    assert moves > 10
    assert sum(match.result().by_player) == 0


def test_two_at_one_screen_each_see_their_own_card_alone(seat: Seat) -> None:
    """Whoever is not asked sees backs."""
    evening = Evening(3, 2)
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"}, evening.players[2])
    evening.deals({0: "9H 4C", 1: "KS 7D", 2: "8H 8C"}).turn("deal")
    page = seat(replace(evening.moment(), players=people))
    settled(page)
    deal = deal_of(page)
    faces = {one.text for player in (0, 1) for one in page.host.sight.deal.zone[HANDS[0][player]]}
    assert len(faces & {"9H", "KS"}) <= 1
    assert deal.phase == "staking"


def test_stakes_lie_before_their_hands_and_say_how_much(seat: Seat) -> None:
    page = seat(MOMENTS["both-6"]())
    settled(page)
    deal, payments = deal_of(page), page.scene.payments
    shown = {pot: item.coins for pot, (_, item, _) in payments.pots.items() if item.isVisible()}
    assert shown == {hand.stake: deal.purse[hand.stake] for hand in deal.live}
    assert shown[Hand(0, 0).stake] == shown[Hand(0, 1).stake] == 10


def test_what_lies_before_a_player_is_named() -> None:
    """What his hands come to is told to him alone, until they are turned up."""
    talk, deal = part("vingt_un", "talk").TALK, on_both(6).deal

    def captions(player: int) -> set[str]:
        view = deal.view(player)
        return {talk.caption(view, zone, lambda seat: None if seat == player else "Ann")
                for zone in range(len(deal.layout))}
    assert {"nineteen", "fifteen"} <= captions(0)
    assert not {"nineteen", "fifteen"} & captions(1)
    assert {"nineteen", "fifteen", "sixteen"} <= {
        talk.caption(settled_round(6).deal.view(1), zone, lambda seat: "Ann") for zone in range(len(deal.layout))}


def test_what_cards_come_to_is_covered_with_them(seat: Seat) -> None:
    """Two at one screen, hands in racks: no sum is read below backs, before a look or after it."""
    moment = MOMENTS["both-2"]()
    people = {"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"}
    page = seat(replace(moment, players=people))
    until(lambda: hurried(page) and idle(page) and awaited(page) != NOBODY)
    zones, player = {zone for hands in HANDS for zone in hands}, awaited(page)

    def sums() -> list[str]:
        return [words.text for zone, words in page.scene.captions.items() if zone in zones and words.text]
    assert not sums()
    hold(page, player)
    assert sums()
    let_go(page, player)
    assert not sums()


def test_no_token_lies_on_coins(seat: Seat) -> None:
    """Eight at table, three words to choose from."""
    page = seat(MOMENTS["pair-8"](), size=(1440, 900))
    settled(page)
    tokens = [token.sceneBoundingRect() for token in page.scene.tokens]
    coins = [coin.sceneBoundingRect() for coin in page.scene.payments.lying()]
    assert len(tokens) == 3
    assert coins
    assert not [(one, other) for one in tokens for other in coins if one.intersects(other)]


def test_a_slip_shows_every_hand_that_was_gone_on(seat: Seat) -> None:
    page = seat(settled_round(6).moment(then=""))
    settled(page)
    step = page.host.croupier.steps[-1]
    held = hands_of(page.host.croupier, step.deal, page.scene.lying.zones, step.coup)
    assert len(held[0]) == 5, "nineteen with three cards, and fifteen with two"
    sheet = ScoreSheet()
    for one in page.host.croupier.steps:
        sheet.take(one)
    assert page.scene.talk.dealings(sheet.game[-1].dealings(0)) == "a nearer hand and one stake lost"


def test_the_hand_in_play_is_framed_where_several_lie(seat: Seat) -> None:
    """On two: the second is to draw, and the frame lies round its cards alone."""
    page = seat(on_both(6).moment())
    settled(page)
    scene, deal = page.scene, deal_of(page)
    assert deal.speaking[0] == Hand(0, 1)
    frame = scene.due.frame
    assert frame is not None
    own = {number: [item.home_rect for zone in Hand(0, number).zones for item in scene.lying.items.get(zone, ())]
           for number in range(2)}
    assert all(frame.sceneBoundingRect().contains(card) for card in own[1])
    assert not any(frame.sceneBoundingRect().intersects(card) for card in own[0])


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_what_a_hand_comes_to_is_told_beside_it(seat: Seat, size: tuple[int, int]) -> None:
    """Eight at an oval table, all turned up: the words of each lie nearest to its own cards, and on no sign."""
    page = seat(MOMENTS["settled-8"](), size=size)
    settled(page)
    scene = page.scene
    hands = {hand: [item.home_rect for zone in hand.zones for item in scene.lying.items.get(zone, ())]
             for hand in [Hand(seat, 0) for seat in range(8)]}
    of_zone = {zone: hand for hand in hands for zone in hand.zones}
    told = {of_zone[zone]: words.sceneBoundingRect().center() for zone, words in scene.captions.items()
            if words.text and zone in of_zone and page.slips.slip is not None}
    assert len(told) > 5
    for hand, middle in told.items():
        away = {other: min((card.center() - middle).manhattanLength() for card in held)
                for other, held in hands.items() if held}
        assert min(away, key=away.__getitem__) == hand
    disc = next(one.sceneBoundingRect() for one in scene.instruments if one.isVisible())
    assert not any(words.sceneBoundingRect().intersects(disc) for words in scene.captions.values() if words.text)


def test_the_slip_leads_to_the_next_round(seat: Seat) -> None:
    page = seat(settled_round(3).moment(then=""))
    settled(page)
    assert page.slips.slip is not None
    assert page.slips.slip.ways.first.text() == "Next round"


def test_a_stake_that_lies_is_not_called_lost(seat: Seat) -> None:
    """The dealer has staked nothing."""
    page = seat(on_both(3).moment())
    settled(page)
    page.book.open_tab("score")
    told = page.book._score.sheet.in_words()
    assert told.count(": staked") == 2
    assert "lost" not in told


def test_no_meaning_is_written_over_coins(seat: Seat) -> None:
    """Where eight sit the lines above the tokens would lie on two stakes: they stand in the talk."""
    page = seat(on_both(8).moment())
    settled(page)
    scene = page.scene
    lines = scene.question.sceneBoundingRect()
    coins = [item.sceneBoundingRect() for item in scene.payments.lying()]
    assert len(coins) == 8
    assert not scene.question.isVisible() or not any(lines.intersects(one) for one in coins)


def test_a_french_round_that_is_over_keeps_its_name_and_its_own_totals() -> None:
    """Until the next is dealt, at which the deal stands already."""
    over = french("ordinary", seats=3).deal
    assert isinstance(over, VingtUn)
    assert (over.kind, over.lying, over.added) == ("imaginary", "ordinary", 0)
    assert TALK.heading(over, 1) == "Ordinary Vingt-un"
    assert TALK.heading(over, 10) == "Imaginary Tens", "the second round of the second dealer"
    assert "natural" in TALK.worth(over, Hand(over.dealer, 0)), "and not 21, with ten added"
    differences = french("differences").deal
    assert isinstance(differences, VingtUn)
    told = [TALK.worth(differences, Hand(seat, 0)) for seat in range(differences.seats)]
    assert "eleven" in told, "an ace is one there"
    assert not any("natural" in one for one in told)


def test_the_rounds_of_the_french_game_stand_below_the_talk(seat: Seat) -> None:
    """All eight, the fourth marked while it is played; the ordinary game has no such list."""
    page = seat(MOMENTS["french-choosing"](), size=(1440, 900))
    settled(page)
    page.book.open_tab("talk")
    sheet = page.book._talk.sheet
    assert sheet.isVisible()
    assert [row[0] for row in sheet.rows][3] == "Sympathy and Antipathy"
    assert (len(sheet.rows), sheet.marked) == (8, 3)
    deal = page.host.sight.deal
    own = [gained[0] for gained in deal.made]
    assert [row[1] for row in sheet.rows] == [*[f"{coins:+d}".replace("-", "−") if coins else "0" for coins in own],
                                              "two colours", "the colour", "the first pair", "each point", "the hour"]
    assert sheet.columns == ("gain, or rule",)
    assert any(own)
    assert all(sum(gained) == 0 for gained in deal.made)
    assert sum(own) == deal.purse[0] + sum([deal.purse[hand.stake] for hand in deal.live if hand.seat == 0])
    assert TALK.scale(Evening(3).deal) is None


def test_head_score_and_list_name_the_round_whose_cards_lie_there(seat: Seat) -> None:
    """Played on from round to round: also while a slip lies there, though the deal stands at the next round."""
    page = seat(Evening(3, form="french").moment(0), size=(1440, 900))
    person, named = Mouse(page, Random(7)), list[str]()
    for _ in range(far(14, 40)):
        played(page, person, 1)
        lies = words.ROUNDS[deal_of(page).lying]
        named += [lies] if lies not in named else []
        book = page.book
        marked = book._talk.sheet.marked
        assert marked is not None
        assert {book._talk.heading.title.text(), book._score._title, book._talk.sheet.rows[marked][0]} == {lies}
        if page.slips.slip is not None:
            person.button(next(iter(page.slips.slip.buttons.values())))
    assert len(named) > 3


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_dealer_s_and_company_s_card_lie_clear_of_the_pack_and_of_what_is_thrown_in(seat: Seat, seats: int) -> None:
    page = seat(MOMENTS[f"french-company-{seats}"](), pace=1e6)
    until(lambda: all(page.scene.lying.items.get(zone) for zone in (SELF, COMPANY, THROWN)))
    own, company, stock, thrown = [[item.sceneBoundingRect() for item in page.scene.lying.items.get(zone, ())]
                                   for zone in (SELF, COMPANY, STOCK, THROWN)]
    assert not any(one.intersects(other) for one in (*own, *company) for other in (*stock, *thrown))


def test_for_the_clock_the_pack_has_not_run_out() -> None:
    """All cards are shuffled first, however many lie in the pack (002:5255-5262)."""
    deal = Evening(3, form="french").deal
    assert isinstance(deal, VingtUn)
    made_up = Event("said", 1, what="made up")
    names = ("Anna", "Ben", "Cecil").__getitem__
    assert "has run out" in TALK.on_said(deal, made_up, names)[0].text
    deal.coup = KINDS.index("clock")
    assert TALK.on_said(deal, made_up, names)[0].text == "Ben shuffles the full pack, and it is cut."


def test_of_the_dealer_it_is_told_what_he_took_and_paid() -> None:
    """He had to do with every hand: "a nearer hand and the dealer nearer" tells nobody anything."""
    assert TALK.dealings([Paid("nearer", -10), Paid("nearer", -10), Paid("further", 2)]) == "took 2; paid 20"
    assert TALK.dealings([Paid("staked", -2), Paid("nearer", 2), Paid("back", 2)]) == "a nearer hand"
    assert TALK.dealings([Paid("over", 2)]) == "took 2"              # of two at table; it is not he who is over
    assert TALK.dealings([Paid("natural", -2)]) == "paid 2"


@pytest.mark.parametrize(("form", "said"), [("ordinary", "Three at table"), ("french", "French, three at table")])
def test_the_head_says_which_of_the_two_is_played(form: str, said: str) -> None:
    sitting = Evening(3, form=form).sitting
    assert TALK.subtitle(sitting.game, sitting.options)[0] == said


@pytest.mark.usefixtures("qapp")
def test_beside_the_book_no_hand_gone_on_covers_another() -> None:
    with table(MOMENTS["score"](), (1093, 614), {"text size": 200}) as page:
        assert page.scene.covered is not None
        lying = page.scene.lying
        mine = [cards for zone, cards in lying.items.items() if cards and lying.zones[zone].at == 0]
        lies = [reduce(or_, [item.home_rect for item in cards]) for cards in mine]
        assert len(lies) == 3
        assert not [one for one, other in combinations(lies, 2) if one.intersects(other)]


@pytest.mark.parametrize(("at", "spot"), [(0, (.5, layout.OWN)), *enumerate(layout.OTHERS[8], 1)])
def test_hands_gone_on_lie_side_by_side_however_much_is_drawn(at: int, spot: tuple[float, float]) -> None:
    """So many cards were dealt to each, and so many drawn: where a hand ends the next has not begun."""
    for drawn in product((0, 1, 4), repeat=4):
        many = range(len(drawn))
        zone = {zone: ((),) * cards for number in many for zone, cards in
                zip(reversed(Hand(0, number).zones), (drawn[number], 0, 2, 0))}
        deal = SimpleNamespace(counts=[len(drawn)], zone=zone)
        row = layout._row(deal, 0, at, spot)                             # type: ignore[arg-type]
        half = [(1 + row.step + (1 + (cards - 1) * row.step if cards else 0)) / 2 for cards in drawn]
        ends = sorted([(row.at(n) - half[n], row.at(n) + half[n]) for n in many])
        assert all(end < begin for (_, end), (begin, _) in pairwise(ends)), drawn
        assert (ends[-1][1] - ends[0][0]) * row.wide <= layout.ROOM + 1
