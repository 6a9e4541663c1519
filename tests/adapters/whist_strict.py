"""Incidents of Deschapelles' code: each is brought about by moves at a strict table, and answered by what is then
offered there."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from cardtable.cards import SUIT_NAMES, SUITS, cards
from cardtable.families.tricks import honours
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.answers import revoke_noticed
from cardtable.games.whist.match import paying
from cardtable.games.whist.rules import PACK
from cardtable.games.whist.scoring import HONOURS, LONG
from cardtable.games.whist.strict import HandDealt, StrictDeschapelles, StrictDumbmy
from cardtable.games.whist.strict.answers import remedy
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.strictly import does

Facts = dict[str, Any]
HANDS = ("AS KS QS 2S AH KH 3H AD KD 4D AC KC 5C", "JS TS 3S QH JH 4H QD JD 5D QC JC 6C 7C",
         "9S 8S 4S TH 9H 5H TD 9D 6D TC 9C 8C 4C", "7S 6S 5S 8H 7H 6H 8D 7D 3D 2D 3C 2C 2H")
"""Hearts are trumps; seat 3 deals, and seat 0 leads."""
TOKENS = {"keep": "retain_and_rectify", "new-deal": "new_deal", "exposed-lead": "exposed", "accept": "accept",
          "call-suit-this-trick": "call_suit_this_trick", "call-suit-next-trick": "call_suit_next_trick",
          "consult": "consult", "highest": "highest", "lowest": "lowest", "restore-trick": "restore_trick",
          "first-stays": "choose_which_stays", "second-stays": "choose_which_stays", "own-hand": "one_hand_at_command",
          "partner-hand": "one_hand_at_command", "add-three": "mark_revoke", "take-three": "mark_revoke",
          "three-tricks": "mark_revoke", "put-right": "mark_revoke", "recut": "recut", "rectify": "rectify",
          "annul-add-three": "mark_revoke_now_annul_deal", "annul-take-three": "mark_revoke_now_annul_deal",
          "restore-card": "retain_and_rectify", "rectify-numbers": "retain_and_rectify", "call-it-later": "exposed",
          "call-suit-after": "call_suit_next_trick",
          "keep-card": "keep_card", "rightful-dealer-deals": "rightful_dealer_deals"}
"""What the match offers, by the words of the cases; three ways to be paid are one revoke to be marked."""

SAID = {"whisper_call": "whisper", "prompt_partner": "prompt"}


class Sat(StrictTricks):
    """A deal at which things go wrong: mixed in before the strict game."""

    def does(self, *moves: str) -> Self:
        """Seat and words each; what breaks a law is let stand, and what cannot be done while an order is asked is done
        after none has been given."""
        for text in moves:
            seat, move = text.split(" ", 1)
            if self.phase == "ordering" and self.refusal(int(seat), Move.read(move)) is IMPOSSIBLE:
                does(self, f"{self.must[0]} free")
            does(self, text)
        return self

    def plays(self, *texts: str) -> Self:
        """Cards, each by whose turn it is."""
        for text in texts:
            while self.phase == "ordering":
                self.does(f"{self.must[0]} free")
            self.does(f"{self.must[0]} play {text}")
        return self

    def plays_on(self, cards_: int) -> Self:
        """So many more, lawful ones, low first; of the end what is asked is answered with nothing."""
        while self.phase == "ordering":
            self.does(f"{self.must[0]} free")
        for _ in range(cards_):
            while self.phase == "ordering":
                self.does(f"{self.must[0]} free")
            if self.phase != "play" or self.over:
                break
            seat = self.must[0]
            self.does(f"{seat} play {min(self.allowed(seat), key=lambda c: c.rank)}")
        while self.phase == "ordering" and cards_:
            self.does(f"{self.must[0]} free")
        return self

    def offers(self) -> list[str]:
        """What may be exacted now."""
        return [str(move[1]) for move in self.decision(self.must[0])] if self.phase == "remedy" else []

    def if_claimed(self, text: str) -> Self:
        """A copy, at which somebody has claimed."""
        return self.copy().does(text)


class Table(Sat, StrictDeschapelles):
    """By Deschapelles’ code."""


def at(*hands: str, dealer: int = 3, score: Sequence[int] = (0, 0), **agreed: Any) -> Table:
    """Dealt so; the dealer's last card is turned up."""
    deal = Table(dealer, score, [0] * 4, scheme=LONG, **agreed)
    held = [cards(hand) for hand in hands or HANDS]
    order = [held[seat][n] for n in range(13) for seat in deal.round(deal.left(dealer))]
    deal.apply(NATURE, Move(("shuffle", *order)), None)
    while deal.phase == "calling":
        deal.does(f"{deal.must[0]} pass")
    return deal


def side(deal: Table, offender: int) -> str | None:
    """Who is asked, beside the offender."""
    return "offenders" if deal.party[deal.must[0]] == deal.party[offender] else "adversaries"


def offered(deal: Table, offender: int, window: str | None) -> Facts:
    """What is open to whom."""
    found = list(dict.fromkeys(TOKENS[name] for name in deal.offers() if name != "let-it-go"))
    return {"remedies": found, "chooser": side(deal, offender) if found else None, "window": window}


def until(deal: Table, claim: str, late: bool = False) -> str:
    """How long a claim stays good, by playing on; one that is proved `late` is voiced meanwhile."""
    offender, trick = int(claim.split()[3]), len(deal.begun)
    accuser, one = int(claim[0]), deal.copy()
    while one.phase in ("play", "ordering"):
        one.plays_on(0)
        if late and len(one.playable(accuser)) == 1:             # while he holds a card (101)
            one.does(claim).plays_on(60)
            break
        seat = one.must[0]
        one.plays_on(1)
        if one.phase == "play" and not late and not one.if_claimed(claim).offers():
            if len(one.begun) > trick and one.party[seat] == one.party[one.rightful(trick)]:
                return "until_rightful_side_plays_next_trick"
            return "until_adversaries_play" if one.party[seat] != one.party[offender] else f"until {seat} played"
    for other in one.must:
        one.does(claim if other == accuser and not late else f"{other} content")
    return "end_of_deal" if one.offers() else "during_play"


def blocked(deal: Table) -> bool:
    """Whether nobody can play before it is settled."""
    return not any(choice.verb == "play" for seat in range(4)
                   for choice in (*deal.decision(seat).choices, *deal.faults(seat)))


# Out of turn

def lead_out_of_turn(rightful_side_played_next_trick: bool) -> Facts:
    deal = at().does("1 play JS")
    if rightful_side_played_next_trick:
        deal.plays("9S", "7S", "AS", "2S")
        assert not deal.if_claimed("0 accuse 82 1").offers()
        return {"remedies": ["stands"], "chooser": "automatic", "window": None}
    return offered(deal.if_claimed("0 accuse 82 1"), 1, until(deal, "0 accuse 82 1"))


def play_out_of_turn(by: str, partner_already_played: bool) -> Facts:
    deal, offender = (at().does("0 play 2S", "2 play 9S"), 2) if by == "third_hand" else \
        (at().does("0 play 2S", "1 play 3S", "3 play 5S"), 3)
    accuser = deal.must[0]
    claim = f"{accuser} accuse 83 {offender}"
    return offered(deal.if_claimed(claim), offender, until(deal, claim))


def suit_called(offender_void: bool) -> Facts:
    """Of seat 1, which has to lead and whose partner has led; it has no clubs."""
    deal = at(HANDS[0].replace("KC", "3S"), HANDS[1].replace("3S", "6S").replace("QC JC 6C 7C", "9H 9D TD 9S"),
              HANDS[2].replace("9S", "KC").replace("9H", "QC").replace("9D", "JC").replace("TD", "6C"),
              HANDS[3].replace("6S", "7C")).plays("2S", "JS", "4S", "5S")
    deal.does("3 play 3C", "2 accuse 82 3", "2 exact call-suit-this-trick", "2 suit clubs")
    assert not any(c.suit == 0 for c in deal.playable(1))
    free = set(deal.allowed(1)) == set(deal.playable(1))
    return {"remedies": ["free_play"] if free else [], "chooser": "automatic", "window": None}


def call_disobeyed(able: bool) -> Facts:
    deal = at().plays("2S", "JS", "4S", "5S").does("3 play 3C", "2 accuse 82 3", "2 exact call-suit-this-trick",
                                                  "2 suit clubs", "1 play QD")
    claim = "0 accuse 88 1 2"
    window = until(deal, claim, late=True)
    deal.does(claim).plays_on(60).does(*[f"{seat} content" for seat in range(4)])
    return offered(deal, 1, window)


# Exposed cards

def lies(deal: Table, seat: int) -> Facts:
    """What has become of the cards that a seat has let be seen."""
    found = ["hand_thrown_down"] if deal.zone[deal.layout.shown[seat]] else ["exposed"] if deal.exposed(seat) else []
    return {"remedies": found, "chooser": "automatic" if found else None, "window": None}


def card_dropped(seen_by_partner: bool) -> Facts:
    return lies(at().does("1 drop QD" if seen_by_partner else "1 drop-unseen QD"), 1)


def card_drawn_out_intentionally(more_than_half: bool) -> Facts:
    return lies(at().does("1 half-draw QD"), 1)


def two_cards_to_a_trick() -> Facts:
    deal = at().does("0 play 2S", "1 play 3S", "1 play TS")
    found = offered(deal, 1, "at_once" if blocked(deal) else None)
    exposed = [deal.copy().does(f"{deal.must[0]} exact {name}").exposed(1) for name in deal.offers()]
    assert exposed == [cards("TS"), cards("3S")]
    return {**found, "also_exposed": ["other_cards"]}


def turn_up_left_on_table(trick_finished: int) -> Facts:
    return lies(at().plays_on(4 * trick_finished), 3)


def cards_shown(shown: int, held: int) -> Facts:
    deal = at().plays_on(4 * (13 - held))
    hand = deal.zone[deal.layout.hand[1]]
    return lies(deal.does(f"1 drop {' '.join(map(str, hand[:shown]))}"), 1)


# The revoke

def revoke_corrected_in_time() -> Facts:
    deal = at().does("0 play AS", "1 play QD", "1 mend")
    found = offered(deal, 1, "before_offender_replays" if blocked(deal) else None)
    assert deal.exposed(1) == cards("QD")
    told = deal.copy().does(f"{deal.must[0]} exact highest")
    assert (told.must, told.allowed(1)) == ((1,), cards("JS")), "who is bound"
    return {**found, "binds": "offender", "also_exposed": ["withdrawn_card"]}


REVOKES = {0: ("0 play AS", "1 play QD", "2 play 4S", "3 play 5S"),
           1: ("0 play AS", "1 play QH", "2 play 4S", "3 play 5S"),
           3: ("0 play 2S", "1 play QD", "2 play 4S", "3 play 5S"), None: ()}
"""Seat 1 does not follow suit, by who then wins the trick."""


def revoke_state(revoker: int, events: Sequence[Facts]) -> Facts:
    """Whether it can no longer be put right, which its maker may try."""
    first, *more = events
    deal = at()
    moves = list(REVOKES[first["trick_winner"]])
    if any(event["do"] == "partner_asks" for event in more):
        moves.insert(3, "3 ask")
    deal.does(*moves)
    for event in more:
        seat = event.get("player", event.get("by_side"))
        match event["do"]:
            case "trick_turned":
                deal.does(f"{seat} turn")
            case "lead" | "follow":
                deal.does(f"{seat} play {deal.allowed(seat)[-1]}")
            case "hand_thrown_down":
                deal.does(f"{seat} lay-down")
    made = any(offence.fault == "revoke" for offence in deal.offences)
    return {"revoke_complete": made and deal.refusal(revoker, Move(("mend",))) is not None}


# Tricks, words, hands laid down

def names_turn_up(taken_up: bool, second_trick_turned: bool) -> Facts:
    deal = at().plays_on(4).does("3 take-up").plays_on(4)
    deal.does(f"{deal.must[0]} turn", "1 name-turn-up")
    claim = "0 accuse 115 1"
    return offered(deal.if_claimed(claim), 1, until(deal, claim))


def looks_at_trick(last: bool) -> Facts:
    deal = at().plays_on(4)
    assert deal.refusal(1, Move(("look", 1))) is None
    return offered(deal.does("1 look 1"), 1, None)


def trick_taken_by_wrong_side() -> Facts:
    deal = at().plays_on(4)
    offender = deal.against(deal.leader)[0]
    claim = f"{deal.leader} accuse 120 {offender}"
    deal.does(f"{offender} turn")
    return offered(deal.if_claimed(claim), offender, until(deal, claim))


def rest_claimed() -> Facts:
    deal = at().does("0 lay-down")
    found = offered(deal, 0, "at_once" if blocked(deal) else None)
    down = [seat for seat in range(4) if deal.zone[deal.layout.shown[seat]]]
    told = deal.copy().does(f"{deal.must[0]} exact own-hand")
    return {**found, "commander": "adversaries" if told.by(0) in (1, 3) else None,
            "also_exposed": ["partner_hand"] if down == [0, 2] else []}


def hand_thrown_up(adversary_threw_in: bool, partner_saved_it: bool) -> Facts:
    deal = at().does("0 throw-up", "2 prevent" if partner_saved_it else "2 agree")
    deal.does(f"{deal.must[0]} {'throw-in' if adversary_threw_in else 'play-on'}")
    ended = deal.phase == "accusations" and sum(deal.taken) == 13
    return {"remedies": ["round_ended"] if ended else [], "chooser": "automatic", "window": None}


def false_lead(player: int, followed_by: Sequence[int], choice: str) -> Facts:
    """It is claimed when others have followed to it; the rightful leader sits at its maker's left."""
    deal = at(*[HANDS[(seat - player - 1) % 4] for seat in range(4)], dealer=player)
    leader = deal.must[0]
    deal.does(f"{player} play {deal.playable(player)[0]}")
    for seat in followed_by:
        deal.does(f"{seat} play {deal.allowed(seat)[0]}")
    played = [seat for seat, *_ in deal.history]
    deal.does(f"{leader} accuse 82 {player}", f"{leader} exact {choice}-lead")
    exposed = [seat for seat in range(4) if deal.exposed(seat)]
    return {"taken_back": sorted(played) if not deal.history else [], "exposed": exposed,
            "free": [seat for seat in range(4) if seat not in exposed]}


# The deal by hand

class Dealing(HandDealt, Table):
    """The same, where hands deal."""

    FAULTS = HandDealt.FAULTS


STEPS = {"cutting_pack": "2 cut", "dealing": "3 deal", "laying": "1 lay-pack", "turning": "3 turn-trump"}


def dealing(phase: str = "dealing", score: Sequence[int] = (0, 0), **agreed: Any) -> Dealing:
    """Seat 3 deals; all goes well as far as this phase."""
    deal = Dealing(3, score, [0] * 4, scheme=LONG, by_hand=True, **agreed)
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in range(4)])
    while deal.phase != phase:
        deal.does(STEPS[deal.phase])
    return deal


def settled(fault: str) -> Facts:
    """What follows a fault in dealing, and until when it can be made."""
    seat = int(fault[0])
    move = Move.read(fault[2:])
    made = [phase for phase in STEPS if dealing(phase).refusal(seat, move) is not IMPOSSIBLE]
    window = "at_once" if made in (["cutting_pack"], ["turning"]) else "during_deal" if made == ["dealing"] else \
        "until_trump_turned"
    deal = dealing(made[0]).does(fault)
    if deal.over:
        return {"remedies": [{"next": "lost_deal", "same": "new_deal"}[deal.void]], "chooser": "automatic",
                "window": window}
    found = offered(deal, seat, window)
    return {**found, "chooser": "dealer"} if deal.must == (3,) else found


def cut(cards_cut: int) -> Facts:
    return settled("2 cut-few")


def cut_omitted() -> Facts:
    deal = dealing("cutting_pack").does("3 deal", "1 lay-pack", "3 turn-trump")
    claim = "0 accuse 21 3"
    found = offered(deal.if_claimed(claim), 3, None)
    assert not deal.plays("2S").if_claimed(claim).offers()
    return {**found, "window": "until_first_card_played"}


def turn_up_shown_in_cutting() -> Facts:
    return settled("2 cut-showing")


def turn_up_looked_at() -> Facts:
    return settled("3 peep")


def card_dropped_in_deal() -> Facts:
    return settled("3 drop-pack")


def cards_shown_in_deal(count: int, by_side: str) -> Facts:
    assert by_side == "dealer"
    return settled(f"3 let-see {count}")


def cards_given_wrong(count: int) -> Facts:
    return settled(f"3 misgive {count}")


def hand_touched_to_count() -> Facts:
    return settled("3 feel")


def turn_up_laid_unturned() -> Facts:
    return settled("3 lay-unturned")


def other_pack_not_laid() -> Facts:
    return settled("1 forget-pack")


def card_faced_in_pack(position: int) -> Facts:
    return settled("3 face-last" if position == 52 else "3 face")


def deal_out_of_turn(trump_turned: bool) -> Facts:
    deal = dealing().does("0 deal")
    if not trump_turned:
        return offered(deal.if_claimed("1 accuse 38 0"), 0, "until_trump_turned")
    deal.does("2 lay-pack", "0 turn-trump")
    assert not deal.if_claimed("1 accuse 38 0").offers()
    return {"remedies": ["stands"], "chooser": "automatic", "window": None}


def hand_short(found_in: str) -> Facts:
    """After the lead, by where the card is."""
    if found_in == "tricks_played":
        return short_by_a_trick()
    places, article, offender = {"adversary_hand": (1, 41, 3), "partner_hand": (2, 42, 0)}[found_in]
    deal = dealing().does(f"3 deal-wrong 0 {places}", "1 lay-pack", "3 turn-trump").plays("2S")
    claim = f"{1 if offender == 0 else 0} accuse {article} {offender}"
    after = deal.if_claimed(claim)
    late = deal.plays_on(40).if_claimed(claim)
    assert (after.over, after.offers()) == (late.over, late.offers())
    if after.over:
        return {"remedies": [{"next": "lost_deal", "same": "new_deal"}[after.void]], "chooser": "automatic",
                "window": "during_play"}
    return offered(after, offender, "during_play")


def short_by_a_trick() -> Facts:
    """Seat 1 has let a card slip under the first trick: claimed early or late, or found when its hand has run out."""
    deal, claim = at().plays_on(4).does("1 slip 7C"), "0 accuse 45 1"
    late = deal.copy().plays_on(40)
    found = [deal.if_claimed(claim), late.if_claimed(claim), late.copy().plays_on(60)]
    assert len({(tuple(one.offers()), one.phase) for one in found}) == 1
    assert not found[2].playable(1)
    return offered(found[1], 1, "during_play")


def faulty_pack(cards: int, duplicate: bool) -> Facts:
    """A card is missing: claimed at once or late, or found by itself."""
    assert (cards, duplicate) == (51, False)
    deal = dealing().does("3 deal-faulty", "1 lay-pack", "3 turn-trump")
    found = [deal.if_claimed("0 accuse 48 3"), deal.copy().plays_on(30).if_claimed("0 accuse 48 3"),
             deal.copy().plays_on(60)]
    assert {one.void for one in found} == {"same"}
    return {"remedies": ["deal_void"], "chooser": "automatic", "window": "any"}


def two_lead_together(in_fault: str) -> Facts:
    """One of them, whose lead it is not; or both."""
    deal = at().does("1 play JS", "2 lead-with TD") if in_fault == "both" else at().does("0 play 2S", "1 lead-with QD")
    if in_fault == "both":
        assert not deal.exposed(1) + deal.exposed(2) + deal.on_table()
        return {"remedies": deal.offers(), "chooser": "automatic", "window": None}
    return offered(deal, 1, "at_once")


OFFENCES: Mapping[str, Callable[..., Facts]] = {one.__name__: one for one in (
    lead_out_of_turn, play_out_of_turn, suit_called, call_disobeyed, card_dropped, card_drawn_out_intentionally,
    two_cards_to_a_trick, turn_up_left_on_table, cards_shown, revoke_corrected_in_time, names_turn_up, looks_at_trick,
    trick_taken_by_wrong_side, rest_claimed, hand_thrown_up, cut, cut_omitted, turn_up_shown_in_cutting,
    turn_up_looked_at, card_dropped_in_deal, cards_shown_in_deal, cards_given_wrong, hand_touched_to_count,
    turn_up_laid_unturned, other_pack_not_laid, card_faced_in_pack, deal_out_of_turn, hand_short,
    faulty_pack, two_lead_together)}


def offence(offence: Facts) -> Facts:
    """By what was done, with its particulars."""
    return OFFENCES[offence["what"]](**{key: value for key, value in offence.items() if key != "what"})


# What a demand leaves of a hand

def legal(hand: Sequence[str], led: str | None, trump: str, exposed: Sequence[str], demand: Facts | None) -> list[str]:
    """Seat 0 has the hand; what is demanded of it is said by those who may."""
    deal = Table(3, (0, 0), [0] * 4, scheme=LONG)
    deal.trump = SUITS.index(trump)
    held = cards(" ".join(hand))
    layout = deal.layout
    mode = demand["mode"] if demand else ""
    put_right = mode in ("highest", "lowest") and exposed[0][-1] != led       # exposed by a revoke put right
    deal.zone[layout.hand[0]] = tuple([c for c in held if put_right or str(c) not in exposed])
    deal.zone[layout.exposed[0]] = () if put_right else cards(" ".join(exposed))
    others = [c for c in PACK if c not in held]
    first = next(c for c in others if led and SUITS[c.suit] == led) if led else others[0]
    rest = [c for c in others if c is not first]
    deal.zone[layout.hand[3]] = (first, *rest[:2])
    deal.zone[layout.hand[1]], deal.zone[layout.hand[2]] = tuple(rest[2:5]), tuple(rest[5:8])
    deal.leader = 3 if led else 0
    deal.go("play", deal.leader)
    for owner in deal.due_orders(deal.leader):           # called before his right-hand adversary plays (78)
        deal.ask_orders(owner)
    if deal.phase == "ordering":
        suit = SUIT_NAMES[SUITS.index(led)] if led else SUIT_NAMES[deal.exposed(0)[0].suit]
        word = {"play": "demand", "refuse": "forbid"}.get(mode, mode)
        deal.does(f"{deal.must[0]} {word} {demand.get('card') or suit}" if demand else f"{deal.must[0]} free")
        mode = ""
    if led:
        deal.does(f"3 play {first}")
    if mode == "lead_suit":
        assert demand is not None
        deal.does(f"2 play {deal.playable(2)[0]}", "1 accuse 82 2", "1 exact call-suit-this-trick",
                  f"1 suit {SUIT_NAMES[SUITS.index(demand['suit'])]}")
    elif mode in ("trump", "not_trump"):
        deal.does(f"2 play {deal.playable(2)[0]}")
        deal.does(f"{deal.must[0]} exact highest-or-{'trump' if mode == 'trump' else 'no-trump'}")
    elif put_right:
        deal.does(f"0 play {exposed[0]}", "0 mend", f"1 exact {mode}")
    assert deal.phase == "play"
    return [str(move[1]) for move in deal.decision(0) if move[0] == "play"]


# A deal played out, with a revoke in it

PAID = {"add": "add-three", "deduct": "take-three", "tricks": "three-tricks"}
RECTIFIED = {"put-right": "rectify_131"}


class Noticed(NamedTuple):
    """As much of a view as a claim is made of."""

    knowledge: Knowledge


def playout(code: str, dealer: int, trump: str, turn_up: str, hands: Sequence[Sequence[str]], score: Sequence[int],
            plays: Sequence[Sequence[str]], strict: bool) -> Facts:
    """An adversary notices it when a card of the suit comes out, and claims it at once."""
    assert strict
    assert code == "long"
    deal = Table(dealer, score, [0] * 4, scheme=LONG)
    accuser = 0
    knowledge = Knowledge(deal.eyes(accuser), deal.pack, len(deal.layout))
    winners: list[int] = []

    def heard(event: Event) -> None:
        knowledge.note(event)
        if event.kind == "moved" and event.what == "took":
            winners.append(event.seat)

    deal.tell = heard
    held = [cards(" ".join(hand)) for hand in hands]
    held[dealer] = (*[c for c in held[dealer] if str(c) != turn_up], *cards(turn_up))
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in deal.round(deal.left(dealer))])
    leaders, claim, proved = [], None, 0
    for number, play in enumerate(plays, 1):
        deal.plays(play[0])
        leaders.append(deal.leader)
        deal.plays(*play[1:])
        noticed: Any = Noticed(knowledge)
        found = revoke_noticed(noticed, deal, accuser)
        if found is not None and claim is None:
            claim, proved = found, number
            deal.does(f"{accuser} {claim}")
    assert claim is not None
    tricks = [deal.tricks(side) for side in range(2)]
    honours_held = list(honours.held(deal, HONOURS))
    deal.does(*[f"{seat} content" for seat in range(4)])
    wrong = next(offence for offence in deal.offences if offence.fault == "revoke")
    results = {how: after(deal.copy().does(f"{accuser} exact {name}")) for how, name in PAID.items()}
    best = str(remedy(deal, accuser).move[1])
    return {"leaders": leaders, "winners": winners, "tricks": tricks, "honours_held": honours_held, "result": None,
            "revoke": {"by": wrong.seat, "trick": wrong.trick, "card": str(wrong.cards[0]), "proved_in_trick": proved},
            "penalty_results": results, "best_remedy": RECTIFIED.get(best, best)}


def after(deal: Table) -> Facts:
    """The score that is then marked."""
    assert deal.over
    assert max(deal.score) < LONG.goal
    return {"score": deal.score, "game": None, "slam_fish": None}


# Revokes at one's own cost

STRONG = "AS KS QS JS TS 9S 8S 7S AH KH QH JH TH", "6S 9H 8H QD JD 5D 9D QC JC 6C 7C 8C 9C", \
    "5S 7H AD KD 4D 3D TD 8D AC KC 5C 4C 3C", "4S 3S 2S 6H 5H 4H 3H 7D 6D 2D TC 2C 2H"
"""Seat 0 takes all the tricks."""


def half_slam(code: str, option: str, slam_by: int, revoker: int) -> Facts:
    """The revoker throws a club to trumps, and seat 2 claims it."""
    assert (code, option, slam_by, revoker) == ("long", "insolidaire", 0, 1)
    deal = at(*STRONG, alone=True).plays("AH", "6C").plays_on(2)
    for trump in ("KH", "QH", "JH", "TH"):
        deal.plays(trump).plays_on(3)
    deal.does(f"2 accuse 89 {revoker} 1").plays_on(50)
    deal.does(*[f"{seat} content" for seat in range(4)], "2 exact add-three")
    return {"per_player": deal.purse}


def alone(code: str, option: str, net_fish: int, winning_side: int, revoker: int, rubber_lost_in_that_round: bool,
          partner_announced: bool = False) -> Facts:
    """The side of the revoker loses the rubber, in that deal or in the next, before which his partner may speak."""
    assert (code, option, winning_side, revoker) == ("long", "insolidaire", 1, 2)
    hands = [STRONG[(seat - 1) % 4] for seat in range(4)]            # seat 1 takes all the tricks
    guilty: tuple[int, ...] = ()
    if not rubber_lost_in_that_round:
        guilty = revoked_by(at(*hands, dealer=0, alone=True), revoker).guilty
    deal = at(*hands, dealer=0, score=(0, 9), alone=True, guilty=guilty)
    if rubber_lost_in_that_round:
        revoked_by(deal, revoker)
    else:
        deal.does(*(["0 to-his-account"] if partner_announced else []))
        assert deal.plays_on(4).refusal(0, Move(("to-his-account",))) is IMPOSSIBLE, "it is too late then"
        deal.plays_on(50)
        deal.does(*[f"{seat} content" for seat in range(4)])
    assert deal.over
    before = list(deal.purse)
    deal.score = [0, LONG.goal]                          # the rubber is lost, whatever the tricks have brought
    for loser, to in paying(deal):
        deal.pay(net_fish, deal.player[loser], deal.player[to])
    return {"per_player": [now - then for now, then in zip(deal.purse, before, strict=True)]}


def revoked_by(deal: Table, seat: int) -> Table:
    """He throws a club to the first lead, a trump, and is accused in the next."""
    deal.plays("AH", "6C").plays_on(7).does(f"3 accuse 89 {seat} 1").plays_on(50)
    deal.does(*[f"{one} content" for one in range(4)], "3 exact add-three")
    assert deal.guilty == (seat,)
    return deal


# Dumbmy: seats 0 and 2 are the defender's, and seat 2 lies open

class ThreeHanded(Table, StrictDumbmy):
    """The same for three."""

    FAULTS = StrictDumbmy.FAULTS


def three(*, dealer: int = 3) -> ThreeHanded:
    """Dealt as for four."""
    deal = ThreeHanded(dealer, (0, 0), [0] * 3, (0, 1, 0, 2), scheme=LONG, open_seats=(2,))
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in deal.round(deal.left(dealer))])
    return deal


def dumbmy(code: str, offence: Facts) -> Facts:
    """By the defender, or by an assailant."""
    assert code == "dumbmy"
    defends = offence["by"] == "defender"
    match offence["what"]:
        case "two_cards_to_a_trick":
            deal = three().does("0 play 2S", "0 play AS")
            found = offered(deal, 0, "at_once" if blocked(deal) else None)
            exposed = [deal.copy().does(f"{deal.must[0]} exact {name}").exposed(0) for name in deal.offers()]
            return {**found, "also_exposed": ["other_cards"] if any(exposed) else []}
        case "lead_from_wrong_hand":
            deal, claim = three().does("2 play 9S"), "1 accuse 142 2"
            found = offered(deal.if_claimed(claim), 2, until(deal, claim))
            called = deal.copy().does(claim, "1 exact call-suit-this-trick")
            remedies = [name.replace("call_suit_this_trick", "call_suit") for name in found["remedies"]]
            return {**found, "remedies": remedies, "also_exposed": list(map(str, called.exposed(2)))}
        case _:
            deal = three().does(f"{0 if defends else 1} drop {'KS' if defends else 'QD'}")
            return lies(deal, 0 if defends else 1)
