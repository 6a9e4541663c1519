"""Euchre's incidents, each brought about by moves at a strict table; what is told is what the match then offers."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cardtable.cards import Card, card
from cardtable.games.euchre.rules import LAYOUT as CLOTH
from cardtable.games.euchre.rules import PACK
from cardtable.games.euchre.scoring import ALL
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.euchre_words import SEATS, UnknownShape, accepting, some

Facts = dict[str, Any]
NAMES = SEATS[4]
LAW = StrictEuchre.articles
TRIES = 4000


def table(dealer: int = 3, score: Sequence[int] = (2, 2), **agreed: bool) -> StrictEuchre:
    """Four, of whom the last deals unless told otherwise."""
    return StrictEuchre(dealer, score, [0] * 4, tuple(range(4)), **agreed)


def deal_out(one: StrictEuchre, hands: dict[int, str], turn_up: str) -> StrictEuchre:
    """By seat what it is known to hold; the rest falls as the pack lies."""
    given = {seat: list(some(text.split())) for seat, text in hands.items()}
    up = card(turn_up)
    rest = iter([c for c in PACK if c is not up and not any(c in own for own in given.values())])
    rows = {seat: [*given.get(seat, []), *[next(rest) for _ in range(ALL - len(given.get(seat, [])))]]
            for seat in range(4)}
    seats = one.round(one.left(one.dealer))
    order = [c for part in (slice(3), slice(3, ALL)) for seat in seats for c in rows[seat][part]]
    says(one, NATURE, Move(("shuffle", *order, up, *rest)))
    return one


def says(one: StrictEuchre, seat: int, move: Move | str, law: str = "") -> StrictEuchre:
    """A move, lawful or against this law."""
    move = Move.read(move) if isinstance(move, str) else move
    broken = one.refusal(seat, move)
    assert (broken.number if broken else 0) == (LAW[law] if law else 0), f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)
    return one


def playing(hands: dict[int, str], turn_up: str = "9S") -> StrictEuchre:
    """The dealer has taken it up, has put it out again, and eldest hand is to lead."""
    one = deal_out(table(), hands, turn_up)
    for seat in range(3):
        says(one, seat, "pass")
    says(one, 3, "take together")
    while one.phase == "superseding":
        says(one, one.must[0], "leave")
    return says(one, 3, f"discard {turn_up}")


def plays(one: StrictEuchre, count: int = 1, choose: Callable[[Sequence[Move]], Move] = lambda moves: moves[0]) -> None:
    """Lawful cards, exposed cards called by nobody meanwhile."""
    while count and one.phase in ("play", "ordering"):
        seat, = one.must
        if one.phase == "ordering":
            says(one, seat, "free")
            continue
        says(one, seat, choose(list(one.decision(seat))))
        count -= 1


def may_be_called(one: StrictEuchre, seat: int, held: Card) -> bool:
    """Whether somebody is offered to call this card when its owner is next to play."""
    for _ in range(2 * ALL):
        if one.phase == "ordering" and one.owner == seat:
            return Move(("demand", held)) in one.decision(one.must[0])
        if one.phase == "ordering":
            says(one, one.must[0], "free")
        elif one.phase == "play":
            plays(one)
    return False


HANDS = {0: "AH KH QH 7C 8C", 1: "9H TH 8H KS QS", 2: "TC JC QC KC AC", 3: "7D 8D 9D TD QD"}
"""Hearts are eldest hand's and second's."""


def lead_out_of_turn(cards_on_table: int) -> Facts:
    one = playing(HANDS)
    wrong = card("8H")
    says(one, 1, Move(("play", wrong)), "turn")
    plays(one, cards_on_table - 1)
    says(one, 0, Move(("accuse", LAW["turn"], 1)))
    stands = one.phase != "remedy"
    if not stands:
        says(one, 0, "exact exposed-lead")
    return {"card_stands": stands, "callable_later": may_be_called(one, 1, wrong)}


def wrong_suit(holds_suit_led: bool) -> Facts:
    one = playing(HANDS)
    says(one, 0, "play AH")
    seat, wrong = (1, card("KS")) if holds_suit_led else (2, card("TC"))
    says(one, seat if holds_suit_led else 1, Move(("play", wrong if holds_suit_led else card("8H"))),
         "revoke" if holds_suit_led else "")
    if not holds_suit_led:
        says(one, 2, Move(("play", wrong)))
    stands = one.refusal(seat, Move(("mend",))) is IMPOSSIBLE
    if not stands:
        says(one, seat, "mend")
        says(one, one.must[0], "exact call-it-later")
    return {"card_stands": stands, "callable_later": may_be_called(one, seat, wrong)}


def two_cards(cards: Sequence[str], chosen: str) -> Facts:
    """Second plays both to eldest hand's lead."""
    first, second = map(card, cards)
    hands = {0: "AH QH JH 7C 8C", 1: f"{cards[0]} {cards[1]} 8H KS QS", 2: HANDS[2], 3: HANDS[3]}
    one = playing(hands)
    says(one, 0, "play AH")
    says(one, 1, Move(("play", first)))
    says(one, 1, Move(("play", second)), "17")
    says(one, one.must[0], "exact second-stays" if card(chosen) is second else "exact first-stays")
    played = [c for c in (first, second) if c in one.on_table()]
    other = first if played == [second] else second
    return {"played": str(played[0]), "callable": [str(other)] if may_be_called(one, 1, other) else []}


def revoke(trick_turned_and_quitted: bool, offender_or_partner_played_again: bool) -> Facts:
    """Second revokes to eldest hand's ace; whether it can still be put right."""
    one = playing(HANDS)
    says(one, 0, "play AH")
    says(one, 1, "play KS", "revoke")
    if trick_turned_and_quitted:
        plays(one, 2)
    if offender_or_partner_played_again:
        while not any(seat % 2 for seat, *_ in one.history[4:]):
            plays(one)
    return {"revoke_complete": one.refusal(1, Move(("mend",))) is IMPOSSIBLE}


def revoke_corrected(led: str, trump: str, hand: Sequence[str], revoke_card: str) -> Facts:
    """Second corrects it; what each remedy then lets him play, or lays open."""
    found: list[str] = []
    called: list[str] = []
    for remedy in ("lowest", "highest", "call-it-later"):
        spare = next(str(c) for c in PACK if str(c) not in hand and str(c)[1] not in (led[1], trump))
        one = playing({0: led, 1: " ".join([*hand, spare])}, f"8{trump}")
        says(one, 0, Move(("play", card(led))))
        says(one, 1, Move(("play", card(revoke_card))), "revoke")
        says(one, 1, "mend")
        says(one, one.must[0], f"exact {remedy}")
        if remedy == "call-it-later":
            called = [str(c) for c in one.exposed(1)] if may_be_called(one, 1, card(revoke_card)) else []
        else:
            found += [str(move[1]) for move in one.decision(1)]
    return {"may_compel": found, "callable": called}


def card_exposed(offender: str) -> Facts:
    one, seat = playing(HANDS), NAMES.index(offender)
    says(one, seat, Move(("drop", one.zone[CLOTH.hand[seat]][0])), "29")
    while one.phase != "ordering":
        plays(one)
    return {"who_may_call": NAMES[one.must[0]]}


PLAYS: dict[str, Callable[..., Facts]] = {
    "lead_out_of_turn": lead_out_of_turn, "wrong_suit_played": wrong_suit, "wrong_card_played": wrong_suit,
    "two_cards_played": two_cards, "revoke": revoke, "revoke_corrected": revoke_corrected, "card_exposed": card_exposed}


def play_irregularity(rules: str, law: str, event: str, **given: Any) -> Facts:
    return PLAYS[event](**given)


# What it costs

def revoked(rng: Random, offending: Sequence[int], dealer: int, score: Sequence[int],
            maker: int) -> StrictEuchre | None:
    """One deal played at random, in which each of these seats has revoked where it first could, proved at its end."""
    one = table(dealer, score)
    says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    while one.phase != "play":
        seat, = one.must
        move = rng.choice([m for m in one.decision(seat) if "alone" not in m])
        says(one, seat, move)
        if one.over:
            return None
    if one.side[one.maker] != maker:
        return None
    wrong: list[Move] = []
    left = list(offending)
    while one.phase == "play":
        seat, = one.must
        bad = [m for choice in one.faults(seat) if choice.law is not None and choice.law.number == LAW["revoke"]
               for m in choice]
        if seat in left and bad:
            left.remove(seat)
            says(one, seat, bad[0], "revoke")
            wrong.append(Move(("accuse", LAW["revoke"], seat, one.offences[-1].trick)))
        else:
            says(one, seat, rng.choice(list(one.decision(seat))))
    if left:
        return None
    for seat in list(one.must):
        mine = [m for m in wrong if one.party[int(str(m[2]))] != one.party[seat]]
        wrong = [m for m in wrong if m not in mine]
        says(one, seat, mine[0] if mine else "content")
    return one


def both_sides(**_: Any) -> Facts:
    """Each side has revoked, and both are proved."""
    for seed in range(TRIES):
        one = revoked(Random(seed), (0, 1), 3, (2, 2), 0)
        if one is not None:
            assert one.void
            return {"result": "fresh_deal", "option_of": None, "deadline": None,
                    "next_dealer": "dealer" if one.void == "same" else "eldest"}
    raise AssertionError("no such deal")


def scored(event: str, offender: int, maker: int, tricks: Sequence[int], scores_before: Sequence[int]) -> Facts:
    """A deal in which the sides take so many tricks, and this one has revoked, or has played with six cards."""
    dealer = 2 if offender == 0 else 3           # of the offending side
    for seed in range(TRIES):
        rng = Random(seed)
        if event == "revoke":
            one = revoked(rng, (offender,), dealer, scores_before, maker)
            if one is not None and one.phase == "remedy" and [one.tricks(0), one.tricks(1)] == list(tricks):
                says(one, one.must[0], "exact add-two")
                return {"scores_after": one.score}
        else:
            one = table(dealer, scores_before)
            says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
            while one.must[0] != dealer:
                says(one, one.must[0], "pass")
            says(one, dealer, "take together")
            says(one, dealer, "keep-six", "19")
            plays(one, 4 * ALL, rng.choice)
            if [one.tricks(0), one.tricks(1)] == list(tricks):
                for seat in list(one.must):
                    says(one, seat, "content")
                return {"scores_after": one.score}
    raise AssertionError("no such deal")


def hinted(offender: int, scores_before: Sequence[int]) -> Facts:
    one = deal_out(table(score=scores_before), HANDS, "9S")
    return {"scores_after": says(one, offender, "hint", "35").score}


# Marks made by hand (33)

def by_hand(score: Sequence[int], before: StrictEuchre | None = None) -> StrictEuchre:
    """A deal whose score hands keep, after this one; a spade is turned up."""
    given = {"ledger": before.handed_on} if before is not None else {}
    one = StrictEuchre(3, score, [0] * 4, tuple(range(4)), hands_mark=True, **given)
    return deal_out(one, {}, "9S")


def passed_out(one: StrictEuchre) -> StrictEuchre:
    """Nobody plays, and the next deal is dealt."""
    while not one.over:
        says(one, one.must[0], "turn-down" if one.phase == "adopting" and one.must[0] == one.dealer else "pass")
    return by_hand(one.score, one)


def won_one(offender: int, score: Sequence[int]) -> StrictEuchre:
    """A deal that brings the side of this seat a point; it is to be marked."""
    for seed in range(TRIES):
        rng, one = Random(seed), by_hand(score)
        while one.must[0] != offender:
            says(one, one.must[0], "pass")
        says(one, offender, f"{one.decision(offender).choices[0].verb} together")
        while one.phase != "play":
            says(one, one.must[0], next(iter(one.decision(one.must[0]))))
        plays(one, 4 * ALL, rng.choice)
        for seat in list(one.must):
            says(one, seat, "content")
        if one.ledger.accounts[one.side[offender]].left == 1:
            return one
    raise AssertionError("no such deal")


def no_more(one: StrictEuchre) -> StrictEuchre:
    """Whoever keeps a score leaves it as it stands."""
    while not one.over:
        seat = one.must[0]
        says(one, seat, "marked", "33" if one.refusal(seat, Move(("marked",))) else "")
    return one


def marked_wrongly(offender: int, marked: int, discovered: str, scores: Sequence[int]) -> list[int]:
    """The scores as they stand when the others say that too much has been marked; or when he who has marked too little
    marks the rest, if nobody then can say so."""
    accuser = 1 - offender
    claim = f"accuse {LAW['33']} {offender}"
    if marked > 0:
        before = [n - marked * (side == offender) for side, n in enumerate(scores)]
        one = says(by_hand(before), offender, f"mark {marked}")
        if discovered != "before_next_turn_up":
            one = passed_out(one)
        return says(one, accuser, claim).score
    one = no_more(won_one(offender, scores))
    one = by_hand(one.score, one)
    if discovered == "after_next_deal_completed":
        one = passed_out(one)
    rest = says(one.copy(), offender, f"mark {-marked}")
    told = says(rest.copy(), accuser, claim)
    return rest.score if told.score == rest.score else one.score


def law_score(rules: str, law: str, event: str, offender: int, scores_before: Sequence[int], maker: int = 0,
              contract: str = "", tricks: Sequence[int] = (), marked: int = 0, discovered: str = "",
              **_: Any) -> Facts:
    if event == "hint_to_partner":
        return hinted(offender, scores_before)
    if event in ("revoke", "six_cards_or_no_discard"):
        return scored(event, offender, maker, tricks, scores_before)
    if event in ("over_marked", "under_marked"):
        return {"scores_after": marked_wrongly(offender, marked, discovered, scores_before)}
    raise UnknownShape(event)


def called_too_late(jambone_player: str) -> Facts:
    """The partner of who is to call plays before it is called."""
    one = deal_out(table(jambone=True), {}, "9S")
    player = NAMES.index(jambone_player)
    for seat in range(player):
        says(one, seat, "pass")
    says(one, player, f"{accepting(jambone_player)} jambone")
    while one.phase == "superseding":
        says(one, one.must[0], "leave")
    if one.phase == "discarding":
        says(one, one.dealer, next(iter(one.decision(one.dealer))))
    leader = one.leader
    plays(one)
    partner = one.left(leader, 2)
    card_ = next(m for choice in one.faults(partner) if choice.verb == "play" for m in choice)
    says(one, partner, card_, "call")
    return {"leader": NAMES[leader], "sitting_out": NAMES[one.out[0]],
            "caller": NAMES[one.must[0]] if one.phase == "naming" else None}
