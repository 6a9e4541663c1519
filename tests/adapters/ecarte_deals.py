"""Écarté: cases about one deal, gone through with real moves."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardtable.cards import SUITS, Card, Cards, card, cards
from cardtable.families.match import winner
from cardtable.games.ecarte.rules.match import EcarteGame
from cardtable.games.ecarte.rules.rules import HAND, KINGS, PACK, STOCK, TURN_UP, WON, Ecarte
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.games.ecarte.search.position import DEALER, ELDER, match_at
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import Series
from cardtable.rules.moves import Move

Facts = dict[str, Any]
SEATS = {"nondealer": ELDER, "dealer": DEALER}
ROLES = {ELDER: "nondealer", DEALER: "dealer"}
CALLS = {"propose": "propose", "play": "stand", "accept": "accept", "accept_if_enough": "accept-if-enough",
         "refuse": "refuse"}
DECIDED = {"nondealer_played": ["stand"], "dealer_refused": ["propose", "refuse"], "accepted": ["propose", "accept"],
           None: []}


def do(table: Deal | Series, seat: int, text: str) -> None:
    """A move that the rules must allow."""
    move = Move.read(text)
    law = table.refusal(seat, move)
    assert law is None, f"{seat} {text}: {law.heading}"
    table.apply(seat, move)


def in_turn(deal: Deal) -> int:
    seat, = deal.pending().must
    return seat


def stacked(first: Iterable[Card]) -> str:
    """Nature's order that begins with these cards."""
    top = tuple(first)
    return "shuffle " + " ".join(map(str, (*top, *[c for c in PACK if c not in top])))


def dealt(elder: Cards, dealer: Cards, turn_up: Card) -> Cards:
    """The order in which cards must lie to be dealt so, by twos and threes."""
    return (*elder[:2], *dealer[:2], *elder[2:], *dealer[2:], turn_up)


def exchange(deal: Deal, elder: str, dealer: str) -> None:
    do(deal, ELDER, f"discard {elder}".strip())
    do(deal, DEALER, f"discard {dealer}".strip())


# Points of one deal

HANDS = cards("7C 8C 9C TC 7D"), cards("8D 9D TD AD 7H")            # elder hand's and dealer's; spades are trumps
SMALL_TRUMP, KING = card("7S"), card("KS")


def score(first_decision: str | None, later_decision: str | None, tricks: dict[str, int], king_mark: str | None,
          abandoned_by: str | None, offence: Facts | None) -> Facts:
    holder = offence["by"] if offence and offence["law"] == 25 and offence["adversary_holds_king"] else None
    king_in = SEATS[{"nondealer": "dealer", "dealer": "nondealer"}[holder]] if holder else -1
    if king_mark in ("nondealer_announced", "dealer_announced"):
        king_in = SEATS[king_mark.removesuffix("_announced")]
    elder = (KING, *HANDS[0][1:]) if king_in == ELDER else HANDS[0]
    dealer = (KING, *HANDS[1][1:]) if king_in == DEALER else HANDS[1]
    # nobody has revoked but on paper, so that the cards are laid where the tricks of the case went
    deal = StrictEcarte(points=15)
    do(deal, NATURE, stacked(dealt(elder, dealer, KING if king_mark == "dealer_turned" else SMALL_TRUMP)))
    go_through(deal, first_decision, later_decision)
    if king_mark and king_mark.endswith("announced"):
        do(deal, king_in, "king")
    if offence and offence["law"] == 25:
        move = Move(("king",))
        law = deal.refusal(SEATS[offence["by"]], move)
        assert law is not None
        assert law.number == 25
        deal.apply(SEATS[offence["by"]], move)
    take(deal, tricks)
    if offence and offence["law"] == 43:
        deal.record("revoke", SEATS[offence["by"]])
    if abandoned_by:
        do(deal, SEATS[abandoned_by], "concede")
    else:
        deal.close("count")
    settle(deal, tricks, offence)
    assert deal.over
    return {"points": {role: deal.score[seat] for role, seat in SEATS.items()}}


def go_through(deal: Ecarte, first: str | None, later: str | None) -> None:
    """To the play by way of these decisions."""
    for call in DECIDED[first]:
        do(deal, in_turn(deal), call)
    while deal.phase != "play":
        if deal.phase == "exchange":
            exchange(deal, str(deal.zone[HAND[ELDER]][-1]), "")
            for call in DECIDED[later]:
                do(deal, in_turn(deal), call)
        else:
            do(deal, in_turn(deal), "stand")


def take(deal: StrictEcarte, tricks: dict[str, int]) -> None:
    """So many tricks for each."""
    for role, n in tricks.items():
        for _ in range(n):
            for seat in (ELDER, DEALER):
                top = deal.zone[HAND[seat]][:1]
                deal.set_played(seat, deal.played[seat] + top)
                deal.shift(top, HAND[seat], WON[SEATS[role]], seat, "played")


def settle(deal: StrictEcarte, tricks: dict[str, int], offence: Facts | None) -> None:
    """The accusations after the play, and what is exacted."""
    for seat in (ELDER, DEALER):
        if offence and offence["law"] == 43 and seat != SEATS[offence["by"]]:
            do(deal, seat, f"accuse 43 {SEATS[offence['by']]}")
        else:
            do(deal, seat, "content")
    if deal.phase == "remedy":
        assert offence is not None
        do(deal, in_turn(deal), "exact replay" if offence["replay_demanded"] else "exact reduce-score")
        if offence["replay_demanded"]:
            take(deal, tricks)                           # what the hands brought when played again
            deal.close("count")
            settle(deal, tricks, None)


# A deal played out

def playout(dealer: str, nondealer: str, trump: str, turnup: str | None, exchange: Facts | None,
            hands: dict[str, list[str]], proposals: list[list[str]], king_marked_by: str | None,
            score_before: dict[str, int], plays: list[list[str]]) -> Facts:
    """Once with points enough to the last card, and once as the game stands."""
    seats = {dealer: DEALER, nondealer: ELDER}
    names = {seat: name for name, seat in seats.items()}
    order, throws = arranged(seats, SUITS.index(trump), turnup, exchange, hands, proposals)
    winners: list[str] = []

    def listen(event: Event) -> None:
        if event.what == "took":
            winners.append(names[event.seat])

    whole = Ecarte(points=15)
    whole.tell = listen
    play_out(whole, whole, seats, order, throws, proposals, king_marked_by, plays)
    points = {name: whole.score[seat] for name, seat in seats.items()}
    before = [0, 0]
    for name, seat in seats.items():
        before[seat] = score_before[name]
    deal = Ecarte(score=before)
    match = match_at(deal)
    game = match.inner
    assert isinstance(game, EcarteGame)
    done = play_out(game, deal, seats, order, throws, proposals, king_marked_by, plays)
    after = {name: deal.score[seat] for name, seat in seats.items()}
    if not done:             # the game was over before; what the loser might still have made is written all the same
        loser = names[1 - winner(game.deal())]
        after[loser] += points[loser]
    return {"winners": winners, "tricks": {name: winners.count(name) for name in seats}, "points": points,
            "score_after": after, "game_winner": names[winner(game.deal())] if game.over else None}


def arranged(seats: dict[str, int], trump: int, turnup: str | None, given: Facts | None, hands: dict[str, list[str]],
             proposals: list[list[str]]) -> tuple[Cards, list[list[str]]]:
    """Nature's order, and what is thrown out (elder hand's, then dealer's) at each exchange.  Where an exchange is not
    told, the elder hand throws a card of no account and draws one that he ends with."""
    final = {seat: cards(" ".join(hands[name])) for name, seat in seats.items()}
    if given:
        first = {seat: cards(" ".join(given["dealt"][name])) for name, seat in seats.items()}
        drawn = {seat: cards(" ".join(given["draws"][name])) for name, seat in seats.items()}
        throws = [[" ".join(given["discards"][name]) for name, _ in sorted(seats.items(), key=lambda s: -s[1])]]
    else:
        first, drawn, throws = dict(final), {ELDER: (), DEALER: ()}, []
    used = {*final[ELDER], *final[DEALER], *first[ELDER], *first[DEALER]} | ({card(turnup)} if turnup else set())
    spare = [c for c in PACK if c not in used and c.suit != trump]
    if not given and any(call == "accept" for _, call in proposals):
        for _ in range(sum(call == "accept" for _, call in proposals)):
            thrown = spare.pop()
            drawn[ELDER] = (first[ELDER][0], *drawn[ELDER])      # at a later exchange, itself of no account
            first[ELDER] = (thrown, *first[ELDER][1:])
            throws.insert(0, [str(thrown), ""])
    trumps = [c for c in PACK if c.suit == trump and c not in used and c is not KINGS[trump]]
    turned = card(turnup) if turnup else trumps[0]
    return (*dealt(first[ELDER], first[DEALER], turned), *drawn[ELDER], *drawn[DEALER]), throws


def play_out(table: Deal | Series, deal: Ecarte, seats: dict[str, int], order: Cards, throws: list[list[str]],
             proposals: list[list[str]], king_marked_by: str | None, plays: list[list[str]]) -> bool:
    """All moves of the case, to the last card or as far as the game goes; whether to the last card."""
    for seat, text in script(deal, seats, order, throws, proposals, king_marked_by, plays):
        if deal.over:
            return False
        do(table, seat, text)
    return True


def script(deal: Ecarte, seats: dict[str, int], order: Cards, throws: list[list[str]], proposals: list[list[str]],
           king_marked_by: str | None, plays: list[list[str]]) -> Iterator[tuple[int, str]]:
    yield NATURE, stacked(order)
    exchanges = iter(throws)
    for name, call in proposals:
        yield seats[name], CALLS[call]
        if call == "accept":
            for seat, thrown in zip((ELDER, DEALER), next(exchanges)):
                yield seat, f"discard {thrown}".strip()
    if king_marked_by is not None and deal.zone[TURN_UP][0] is not KINGS[deal.trump]:
        yield seats[king_marked_by], "king"
    for led, reply in plays:
        leader = -1 if deal.over else in_turn(deal)
        yield leader, f"play {led}"
        yield 1 - leader, f"play {reply}"


# What may be done, and by whom

def dealing(order: list[int]) -> Facts:
    packets: list[list[object]] = []
    turned: list[Card] = []

    def listen(event: Event) -> None:
        if event.what == "dealt":
            packets.append([ROLES[HAND.index(event.dst)], len(event.cards)])
        elif event.what == "turned":
            turned.extend(event.cards)

    name = {(2, 3): "two-three", (3, 2): "three-two"}[order[0], order[1]]
    deal = Ecarte(packets=(name, name))
    deal.tell = listen
    do(deal, NATURE, stacked(PACK))
    return {"packets": packets, "turnup_card_number": PACK.index(turned[0]) + 1,
            "stock_after_turnup": len(deal.zone[STOCK])}


def announce_king(holder: str, first_card_is_king: bool, cards_played: dict[str, int]) -> Facts:
    seat = SEATS[holder]
    played: list[Card | None] = [None, None]
    zones: dict[int, str | int] = {}
    for role, n in cards_played.items():
        own = [KING, *HANDS[SEATS[role]][1:]] if role == holder else list(HANDS[SEATS[role]])
        if role == holder and not first_card_is_king:
            own.reverse()
        played[SEATS[role]] = own[0] if n else None
        zones[HAND[SEATS[role]]] = " ".join(map(str, own[n:]))
    turns = {True: ELDER, False: DEALER}
    deal = Ecarte.position(zones, "play", turns[cards_played["nondealer"] <= cards_played["dealer"]],
                           first=(played[DEALER], played[ELDER]), trump=KING.suit)
    return {"may_mark": Move(("king",)) in deal.decision(seat)}


def game_end(score: dict[str, int], event: str) -> Facts:
    deal = Ecarte(score=(score["dealer"], score["nondealer"]))
    game = match_at(deal).inner
    assert isinstance(game, EcarteGame)
    hands = list(HANDS)
    holder = {"nondealer_announces_king": ELDER, "dealer_announces_king": DEALER}.get(event, -1)
    if holder >= 0:
        hands[holder != ELDER] = (KING, *hands[holder != ELDER][1:])
    do(game, NATURE, stacked(dealt(hands[0], hands[1], SMALL_TRUMP if holder >= 0 else KING)))
    if holder >= 0:
        do(game, ELDER, "stand")
        do(game, holder, "king")
    return {"game_over": game.over, "winner": ROLES[winner(game.deal())] if game.over else None}


def decision_flow(so_far: list[str], stock_left: int) -> Facts:
    deal = Ecarte()
    do(deal, NATURE, stacked(dealt(*HANDS, SMALL_TRUMP)))
    left = so_far.count("exchange")
    for step in so_far:
        if step != "exchange":
            do(deal, in_turn(deal), CALLS[step])
            continue
        now = min(10, (len(deal.zone[STOCK]) - stock_left) // left)          # what is to go, shared by all exchanges
        elder = max(1, min(5, now))
        thrown = [deal.zone[HAND[seat]][:n] for seat, n in ((ELDER, elder), (DEALER, now - elder))]
        exchange(deal, *[" ".join(map(str, some)) for some in thrown])
        left -= 1
    deal.zone[STOCK] = deal.zone[STOCK][:stock_left]     # where no exchanges could take so many, the rest is lost
    seat = deal.pending().must[0]
    words = {move.verb for move in deal.decision(seat) if move.verb != "king"}
    named = {"stand": "play", "play": "lead", "discard": "exchange", "accept-if-enough": "accept_if_enough"}
    return {"to_act": ROLES[seat], "options": sorted(named.get(word, word) for word in words),
            "penalty_flag": ROLES.get(deal.pays_two)}

