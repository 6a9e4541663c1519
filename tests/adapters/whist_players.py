"""Whist: each case of a decision made a moment at the table, and put to the player who sits there.

What a case leaves out is filled in (`games/whist/filling.py`).  Two things are computed: what a revoke is to be paid
with, of which a case tells the score and no cards (at the strict table a player is asked: `tests/games/whist`), and the
tricks of every card with open hands, which the solver counts.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.cards import RANKS, SUITS, Card, Cards, card, cards
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.whereabouts import Whereabouts
from cardtable.games.whist.filling import Told, Trick, anything, silent
from cardtable.games.whist.position import NoPosition, Position
from cardtable.games.whist.rules import LAYOUT, PACK, Whist
from cardtable.games.whist.scoring import LONG, Revoke, scored
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import Solver

Facts = dict[str, Any]
LEFT, PARTNER, RIGHT = 1, 2, 3
HELD = 13
OLD = {"code": "deschapelles-1839"}
OPTIONS: dict[str | None, dict[str, str]] = {None: {}, "1839": OLD}


class Asked(NamedTuple):
    """What a case asks of a player: the moment, and by which key of `expect` his card is judged."""

    key: str
    moment: Told | Position
    suit: int = -1               # where only that is asked: whether he plays a card of it


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def suit_of(text: str) -> int:
    return SUITS.index(text)


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What the player at the table does, and what is wrong with it ("" if nothing)."""
    topic = given.get("topic", "remedy" if "revoke_by" in given else "call" if "own_honours" in given else "place")
    thought = Thought(0, Move(("play",)), topic)
    wrong = [text for key, found in computed(topic, given).items()
             if key in ("play", *expect) and (text := misses(key, found, expect))]
    plays: list[str] = []
    for asked in TOPICS.get(topic, nobody)(given, expect):
        view = (asked.moment.position() if isinstance(asked.moment, Told) else asked.moment).view()
        thought = think(view)
        done = str(thought.move[1]) if len(thought.move) > 1 else thought.move.verb
        if asked.key == "plays":
            plays.append(done)
            continue
        answer: Any = card(done).suit == asked.suit if asked.suit >= 0 else done
        wrong += [text for text in [misses(asked.key, answer, expect)] if text]
        if wrong:
            break
    if plays and plays != expect["plays"]:
        wrong.append(f"{plays} instead of {expect['plays']}")
    return thought, "; ".join(wrong)


def misses(key: str, found: Any, expect: Facts) -> str:
    """What is wrong with an answer."""
    if key == "play":
        for name in ("play", "any_of", "play_any_of", "choose_any_of"):
            if name in expect and found not in ([expect[name]] if name == "play" else expect[name]):
                return f"{found} instead of {expect[name]}"
        if "suit" in expect and not str(found).endswith(expect["suit"]):
            return f"{found} instead of a card of {expect['suit']}"
        return f"{found}, which never" if found in expect.get("none_of", ()) else ""
    return "" if found == expect[key] else f"{found} instead of {expect[key]}"


def nobody(given: Facts, expect: Facts) -> Iterator[Asked]:
    """Nobody is asked."""
    yield from ()


# Small cards to fill a trick with

class Deck:
    """The cards of which a case tells nothing, given out from the lowest or the highest."""

    def __init__(self, *named: Cards) -> None:
        self.gone = {c for some_ in named for c in some_}

    def low(self, suit: int, under: int = HELD, over: int = -1) -> Card:
        """The lowest of a suit, between these ranks."""
        return self.take([c for c in PACK if c.suit == suit and over < c.rank < under])

    def high(self, suit: int, under: int = HELD) -> Card:
        return self.take([c for c in reversed(PACK) if c.suit == suit and c.rank < under])

    def take(self, able: Sequence[Card]) -> Card:
        """The first that nobody has."""
        found = next((c for c in sorted(able, key=lambda c: c.rank) if c not in self.gone), None) \
            if able and able[0].rank < able[-1].rank else next((c for c in able if c not in self.gone), None)
        if found is None:
            raise NoPosition("no card is left for that")
        self.gone.add(found)
        return found

    def best(self, suit: int) -> Card:
        """The highest that is left."""
        found = max((c for c in PACK if c.suit == suit and c not in self.gone), key=lambda c: c.rank)
        self.gone.add(found)
        return found


def others(*suits: int) -> list[int]:
    """The suits besides."""
    return [suit for suit in range(4) if suit not in suits]


def played(given: Facts, key: str) -> tuple[Trick, ...]:
    """Tricks as a case has them."""
    return tuple([(int(one["leader"]), some(one["cards"])) for one in given.get(key) or ()])


# The lead

def lead_suit(given: Facts, expect: Facts) -> Iterator[Asked]:
    """At the first lead, the suit being the one to open; or with nothing else but trumps, or of trumps alone."""
    held, trump = some(given["holding"]), suit_of(given["trump"])
    suit, size = held[0].suit, len(held)
    plain = frozenset(others(suit, trump))
    if suit == trump and size < 5:
        first = Told(held, trump, whole=True, closed=frozenset({suit}), only=plain, fits=trumps_out)
    elif suit != trump and size < 3:
        trumps = tuple([c for c in PACK if c.suit == trump][1:4])
        first = Told((*held, *trumps), trump, whole=True, closed=frozenset({suit, trump}), only=plain)
    else:
        most = size if suit == trump else 3 if size < 5 else size - 1
        under = min(held[0].rank if size > 3 else max(c.rank for c in held) - 1, RANKS.index("9"))
        first = Told(held, trump, closed=frozenset({suit, trump} if suit == trump else {suit}), trumps=(0, 4),
                     longest=most, best=HELD if size > 3 else max(under, RANKS.index("7")), dealer=RIGHT)
    yield Asked("play", first)
    if "next" not in expect:
        return
    told = given.get("first") or {"won": True, "fell": []}
    one = card(expect["play"])
    deck, fell = Deck(held), list(some(told["fell"]))
    deck.gone |= {*fell}
    while len(fell) < 3:
        fell.append(deck.low(suit))
    script: tuple[Trick, ...] = ((0, (one, *fell)),)
    left = tuple([c for c in held if c is not one])
    if suit == trump and size < 5:
        yield Asked("next", Told(left, trump, whole=True, closed=frozenset({suit}), only=plain, last=script,
                                 fits=trumps_out))
        return
    if suit == trump:
        yield Asked("next", Told(left, trump, script=script, closed=frozenset({suit}), only=plain))
        return
    yield Asked("next", Told(left, trump, script=script, closed=frozenset({suit}), trumps=(0, 3), only=plain,
                             longest=4))


def trumps_out(reading: Reading) -> bool:
    """Whether the adversaries may have trumps, and nobody has called."""
    return reading.trumps_against() and silent(reading)


def opening_lead(given: Facts, expect: Facts) -> Iterator[Asked]:
    turned = card(given["turned"]) if given.get("turned") else None
    own = turned is not None and given["turned"] in given["hand"]
    yield Asked("play", Told(some(given["hand"]), suit_of(given["trump"]), whole=True, dealer=0 if own else RIGHT,
                             turned=turned))


def return_lead(given: Facts, expect: Facts) -> Iterator[Asked]:
    held, trump, mine = some(given["holding"]), suit_of(given["trump"]), card(given["played"])
    suit, deck = mine.suit, Deck(held)
    script = ((PARTNER, (deck.low(suit), deck.low(suit), mine, deck.low(suit))),)
    yield Asked("play", Told(tuple([c for c in held if c is not mine]), trump, script=script, closed=frozenset({suit}),
                             only=frozenset(others(suit, trump))))


# The places

def second_hand(given: Facts, expect: Facts) -> Iterator[Asked]:
    yield Asked("play", answering(given))


def answering(given: Facts, **more: Any) -> Told:
    """A card led, the holding in its suit being told, and few small trumps."""
    held, trump, trick = some(given["holding"]), suit_of(given["trump"]), some(given["trick"])
    suit = trick[0].suit
    lowest = 1 if len(trick) == 3 and suit != trump else 0
    return Told(held, trump, lies=trick, closed=frozenset({suit}), trumps=(lowest, 3 if suit != trump else HELD),
                **{"tricks": 0, **more})


def third_hand(given: Facts, expect: Facts) -> Iterator[Asked]:
    suit, trump = some(given["trick"])[0].suit, suit_of(given["trump"])
    earlier = played(given, "earlier")
    wanted = given.get("tricks_to_win_game")
    if wanted is None:
        yield Asked("play", answering(given, script=earlier, tricks=None if earlier else 0,
                                      only=frozenset(others(suit, trump))))
        return
    yield Asked("play", answering(given, **at_the_score(given, suit, trump, wanted, earlier)))


def at_the_score(given: Facts, suit: int, trump: int, wanted: int, earlier: tuple[Trick, ...] = ()) -> Facts:
    """So many tricks win the game: the score, and what partner has taken with the winners of other suits."""
    mine = min(4, 11 - wanted)
    won = 11 - mine - wanted
    deck = Deck(some(given["holding"]), some(given["trick"]), *[cards_ for _, cards_ in earlier])
    sides = [s for s in others(suit, trump) for _ in range(3)][:won]
    late = [(PARTNER, (deck.best(s), deck.low(s), deck.low(s), deck.low(s))) for s in sides]
    return {"script": earlier, "last": tuple(late), "tricks": len(earlier) + len(late) if not earlier else None,
            "score": (mine, 0), "fits": anything}


def fourth_hand(given: Facts, expect: Facts) -> Iterator[Asked]:
    yield Asked("play", answering(given))


def place(given: Facts, expect: Facts) -> Iterator[Asked]:
    """Deschapelles' places: what the trick is worth at the long game, whether partner, who has called, is wanted."""
    held, trick = some(given["hand"]), some(given["cards_played"])
    suit = trick[0].suit
    trump = others(suit)[0]
    facts: Facts = {"holding": given["hand"], "trick": given["cards_played"], "trump": SUITS[trump]}
    more: Facts = {}
    deck = Deck(held, trick)
    effect, known = given.get("trick_effect", "none"), given.get("known")
    if effect != "none":
        sides = [s for s in others(suit, trump) for _ in range(3)]
        taker = PARTNER if effect == "wins_game" else RIGHT
        late: list[Trick] = [(taker, (deck.best(s), deck.low(s), deck.low(s), deck.low(s))) for s in sides]
        more |= {"score": (9, 0) if effect == "wins_game" else (0, 9), "fits": anything, "tricks": 6}
        if (effect == "wins_game") == (given["seat"] == "third"):
            more["last"] = tuple(late)
        else:
            more |= {"script": tuple(late), "tricks": None, "only": frozenset(others(suit, trump))}
    elif known:
        fallen = sorted(some(known["fallen"]), key=lambda c: c.rank)
        deck.gone |= {*fallen}
        leader = PARTNER if given.get("leader", "partner") == "partner" else RIGHT
        mine = next((c for c in fallen if c.rank + 1 in {h.rank for h in held}), None) or deck.low(suit)
        best = fallen[-1] if fallen[-1] is not mine else deck.best(suit)
        spare = [c for c in fallen if c not in (mine, best)]
        small = [spare.pop(0) if spare else deck.low(suit) for _ in range(2)]
        row = (small[0], small[1], mine, best) if leader == PARTNER else (small[0], mine, best, small[1])
        more |= {"script": ((leader, row),), "tricks": None, "only": frozenset(others(suit, trump))}
    elif given.get("wants_partner_in"):
        more |= {"script": called(others(suit, trump)[0], others(suit, trump)[1], RIGHT, deck), "fits": anything,
                 "tricks": None, "only": frozenset(others(suit, trump))}
    yield Asked("play", answering(facts, options=OLD, **more))


# Signals

def called(suit: int, next_suit: int, winner: int, deck: Deck) -> tuple[Trick, ...]:
    """Partner calls on the king and ace of the left, who then leads what `winner` takes."""
    king, ace = deck.take(cards("K" + SUITS[suit])), deck.take(cards("A" + SUITS[suit]))
    lower, higher = deck.low(suit), deck.low(suit, over=3)
    out = [(LEFT, (king, higher, deck.low(suit), deck.low(suit))), (LEFT, (ace, lower, deck.low(suit), deck.low(suit)))]
    best = deck.best(next_suit)
    row = [deck.low(next_suit) for _ in range(4)]
    row[(winner - LEFT) % 4] = best
    return (*out, (LEFT, tuple(row)))


def read_call(given: Facts, expect: Facts) -> Iterator[Asked]:
    """With the lead, and three trumps: whether he leads one."""
    own = some(given["plays"])
    suit = own[0].suit
    first = card(given["trick_led"])
    trump, side, spare = others(suit)
    deck = Deck(own, (first,))
    to_me: Trick = (LEFT, (deck.low(side), deck.low(side), deck.low(side), deck.best(side)))
    if given["seat"] == "third":
        script: list[Trick] = [
            (0, (first, deck.low(suit), own[0], deck.low(suit))),
            (PARTNER, (own[1], deck.low(suit), deck.low(suit), deck.low(suit))),
            (PARTNER, (deck.low(spare), deck.low(spare), deck.low(spare), deck.best(spare))),
            (LEFT, (deck.high(suit), own[2], deck.low(suit), deck.low(suit))), to_me]
        own_high = script[3][1][0]
        if own_high.rank < own[2].rank:
            raise NoPosition("nobody can take the third round")
    else:
        high, next_high = sorted([c for c in PACK if c.suit == suit and c not in deck.gone], key=lambda c: -c.rank)[:2]
        deck.gone |= {high, next_high}
        by = LEFT if given["seat"] == "second" else RIGHT
        if by == LEFT:
            script = [(LEFT, (first, own[0], high, deck.low(suit))), (RIGHT, (next_high, deck.low(suit), deck.low(suit),
                                                                              own[1]))]
        else:
            script = [(RIGHT, (first, deck.low(suit), high, own[0])), (LEFT, (next_high, own[1], deck.low(suit),
                                                                              deck.low(suit)))]
        last = script[-1][0]
        row = [deck.low(side) for _ in range(4)]
        row[(0 - last) % 4] = to_me[1][3]
        script.append((last, tuple(row)))
    low = tuple([c for c in PACK if c.suit == trump][1:4])
    yield Asked("called", Told(low, trump, script=tuple(script), closed=frozenset({trump, suit}), fits=anything,
                               only=frozenset({side, spare})), trump)


def make_call(given: Facts, expect: Facts) -> Iterator[Asked]:
    """With strength enough to call, or without."""
    held, trick = some(given["holding"]), some(given["trick"])
    suit = trick[0].suit
    trump, side, _ = others(suit)
    strength = " ".join([f"{rank}{SUITS[trump]}" for rank in "AK974"]) + f" Q{SUITS[side]}"
    strong = cards(strength) if given["call"] else ()
    script: tuple[Trick, ...] = ()
    deck = Deck(held, trick, strong)
    earlier = some(given["played"]) if given.get("played") else ()
    if earlier:
        script = ((RIGHT, (deck.low(suit), earlier[0], deck.low(suit), deck.best(suit))),)
    closed = frozenset({suit, trump}) if given["call"] else frozenset({suit})
    first = Told((*held, *strong), trump, lies=trick, closed=closed, trumps=(0, 5 if given["call"] else 2),
                 script=script, tricks=None if earlier else 0, fits=anything, only=frozenset({side}))
    yield Asked("play", first)


def echo(given: Facts, expect: Facts) -> Iterator[Asked]:
    held, trump = some(given["holding"]), suit_of(given["trump"])
    deck = Deck(held, some(given["partner_plays"]))
    script: list[Trick] = []
    for one, mine in zip(some(given["partner_plays"]), some(expect["plays"]), strict=True):
        lies = (one, deck.low(trump))
        yield Asked("plays", Told(held, trump, lies=lies, script=tuple(script), closed=frozenset({trump}),
                                  tricks=len(script), trumps=(0, HELD), dealer=LEFT, fits=anything))
        script.append((PARTNER, (*lies, mine, deck.low(trump))))
        held = tuple([c for c in held if c is not mine])


def answer_call(given: Facts, expect: Facts) -> Iterator[Asked]:
    held, trump = some(given["holding"]), suit_of(given["trump"])
    suit, side, _ = others(trump)
    deck = Deck(held)
    script = called(suit, side, 0, deck)
    yield Asked("play", Told(held, trump, script=script, closed=frozenset({trump, suit}), trumps=(0, HELD), tricks=3,
                             fits=anything))
    if "next" in expect:
        mine = card(expect["play"])
        row = (mine, deck.low(trump), deck.low(trump), deck.low(trump))
        yield Asked("next", Told(tuple([c for c in held if c is not mine]), trump, script=(*script, (0, row)), tricks=4,
                                 closed=frozenset({trump, suit}), trumps=(0, HELD), fits=anything))


def discard(given: Facts, expect: Facts) -> Iterator[Asked]:
    """Trumps have been led by nobody, by partner or by an adversary in the first trick."""
    hand, trick, trump = some(given["hand"]), some(given["trick"]), suit_of(given["trump"])
    by, plain = given["trumps_shown_by"], frozenset(others(trump))
    deck = Deck(hand, trick)
    script: tuple[Trick, ...] = ()
    if by and trick[0].suit != trump and len(hand) < HELD:
        leader = PARTNER if by == "partner" else RIGHT
        script = ((leader, (deck.best(trump), deck.low(trump), deck.low(trump), deck.low(trump))),)
    yield Asked("play", Told(hand, trump, lies=trick, whole=True, script=script, only=plain, closed=frozenset(
        {trump} if script or by else ())))


def ruff(given: Facts, expect: Facts) -> Iterator[Asked]:
    held, trump = some(given["holding"]), suit_of(given["trump"])
    suit, side, spare = others(trump)
    deck = Deck(held)
    led = card(("A" if given["card"] == "winning" else "6") + SUITS[suit])
    deck.gone.add(led)
    script = called(side, spare, RIGHT, deck) if given["partner_wants_trumps"] else ()
    now = Told(held, trump, lies=(led,), closed=frozenset({trump, suit}), trumps=(0, HELD), script=script,
               tricks=len(script), fits=anything)
    yield Asked("ruff", now, trump)
    if "next" in expect:
        low = min(held)
        row = (led, low, deck.low(suit), deck.low(suit))
        yield Asked("next", Told(tuple([c for c in held if c is not low]), trump, script=(*script, (RIGHT, row)),
                                 closed=frozenset({trump, suit}), trumps=(0, HELD), tricks=len(script) + 1,
                                 fits=anything))


# Partner's suit, and the end

def unblock(given: Facts, expect: Facts) -> Iterator[Asked]:
    held, trump, led = some(given["holding"]), suit_of(given["trump"]), some(given["partner_leads"])
    mine = some(given["played"]) if given["played"] else ()
    suit, deck = led[0].suit, Deck(held, led, mine)
    script: tuple[Trick, ...] = tuple([(PARTNER, (one, deck.low(suit), own, deck.low(suit)))
                                       for one, own in zip(led[:-1], mine, strict=True)])
    lies = (led[-1], deck.low(suit))
    yield Asked("play", Told(held, trump, lies=lies, script=script, closed=frozenset({suit}), tricks=len(script)))
    if "next" in expect:
        one = card(expect["play"])
        yield Asked("next", Told(tuple([c for c in held if c is not one]), trump, script=(
            *script, (PARTNER, (*lies, one, deck.low(suit)))), closed=frozenset({suit}), tricks=len(script) + 1))


def endgame(given: Facts, expect: Facts) -> Iterator[Asked]:
    """As much as can be is told by the tricks before: best where every trump lies, and what is best with partner."""
    me, trump, trick = given["to_play"], suit_of(given["trump"]), some(given["trick"])
    hands = {(seat - me) % 4: some(hand) for seat, hand in enumerate(given["hands"])}
    theirs = {c: seat for seat, hand in hands.items() for c in hand if seat}
    trumps = [c for c in hands[RIGHT] if c.suit == trump]
    base = Told(hands[0], trump, lies=trick, whole=True, others={s: h for s, h in hands.items() if s},
                never=frozenset(), turned=max(trumps) if trumps else None, dealer=RIGHT if trumps else None)

    def clear(reading: Reading) -> bool:
        where = Whereabouts(reading)
        tops = {max((c for c in theirs if c.suit == suit), key=lambda c: c.rank) for suit in {c.suit for c in theirs}}
        return all(where.likely(seat, c) and not any(where.likely(s, c) for s in (1, 2, 3) if s != seat)
                   for c, seat in theirs.items() if c.suit == trump or c in tops and seat == PARTNER)

    kings = [card(f"K{SUITS[top.suit]}") for top in hands[PARTNER] if RANKS[top.rank] == "A" and top.suit != trump
             and card(f"K{SUITS[top.suit]}") not in {*theirs, *hands[0], *trick}]
    ways = [replace(base, fits=clear, attempts=200)]
    for king in kings:                                   # or partner has led the king, which tells of the ace
        deck = Deck(tuple(theirs), hands[0], trick, (king,), (base.turned,) if base.turned else ())
        try:
            row = (king, deck.low(king.suit), deck.low(king.suit), deck.low(king.suit))
        except NoPosition:
            continue
        ways.append(replace(base, fits=clear, script=((PARTNER, row),), turned=None, dealer=LEFT))
    for way in ways:
        try:
            yield Asked("play", way.position())
            return
        except NoPosition:
            continue
    yield Asked("play", replace(base, fits=anything))


def computed(topic: str, given: Facts) -> Facts:
    """What no moment is told of: all hands open, the tricks of each card; for a revoke, what brings most."""
    if topic == "endgame":
        return {"side_tricks": side_tricks(given)}
    return {"play": remedy(given)} if topic == "remedy" else {}


def side_tricks(given: Facts) -> Facts:
    to_play, trick = given["to_play"], some(given["trick"])
    deal = Whist(3)
    for seat, held in enumerate(given["hands"]):
        deal.zone[LAYOUT.hand[seat]] = some(held)
    deal.trump, deal.leader = suit_of(given["trump"]), (to_play - len(trick)) % 4
    deal.zone[LAYOUT.trick] = trick
    deal.go("play", to_play)
    values = Solver().values(deal.open_position(deal.party[to_play]))
    return {str(c): int(values[deal.bit(c)]) for c in deal.allowed(to_play)}


def remedy(given: Facts) -> str:
    """For a revoke: of the choices that which brings most."""
    worth = {}
    for choice in ("add", "deduct", "tricks"):
        out = scored(LONG, given["score"], given["tricks"], given["honours_held"], [Revoke(given["revoke_by"], choice)])
        won = out.winner == 1 - given["revoke_by"]
        worth[choice] = (LONG.value(out.score[given["revoke_by"]]) if won else 0, *out.score)
    return max(worth, key=lambda choice: worth[choice])


def call(given: Facts, expect: Facts) -> Iterator[Asked]:
    """At eight in the long game, eldest hand being asked."""
    trump, (us, them) = 0, given["score"]
    held = cards(" ".join([f"{rank}{SUITS[trump]}" for rank in "AKQJ"[:given["own_honours"]]] + [f"5{SUITS[trump]}"]))
    yield Asked("play", Told(held, trump, closed=frozenset({trump}), score=(us, them), options=OLD, dealer=RIGHT,
                             tricks=0))


def told(given: Facts, expect: Facts) -> Iterator[Asked]:
    """A moment told in full, or as far as it matters: `hand`, `trump`, and what else is known."""
    turned = card(given["turned"]) if given.get("turned") else None
    yield Asked("play", Told(
        some(given["hand"]), suit_of(given["trump"]), lies=some(given["lies"]) if given.get("lies") else (),
        whole=given.get("whole", False), script=played(given, "earlier"), last=played(given, "latest"),
        tricks=given.get("tricks"), closed=frozenset(map(suit_of, given.get("closed", ""))), turned=turned,
        dealer=given.get("dealer"), trumps=tuple(given.get("trumps", (0, 4))),
        longest=given.get("longest", HELD), best=RANKS.index(given.get("best", "A")),
        others={int(seat): some(held) for seat, held in given.get("others", {}).items()},
        never=frozenset(given.get("never", (0, 2))), only=frozenset(map(suit_of, given.get("only", SUITS))),
        score=tuple(given.get("score", (0, 0))), options=OPTIONS[given.get("rules")],
        fits=anything if given.get("loud") else silent))


def whole_position(given: Facts, expect: Facts) -> Iterator[Asked]:
    yield Asked("play", position(given))


TOPICS: dict[str, Callable[[Facts, Facts], Iterator[Asked]]] = {
    "lead_suit": lead_suit, "opening_lead": opening_lead, "return_lead": return_lead, "second_hand": second_hand,
    "third_hand": third_hand, "fourth_hand": fourth_hand, "read_call": read_call, "make_call": make_call, "echo": echo,
    "answer_call": answer_call, "discard": discard, "ruff": ruff, "unblock": unblock, "endgame": endgame,
    "call": call, "place": place, "told": told, "position": whole_position}


# A moment of which all is told, as the blunders have it

def position(given: Facts) -> Position:
    """He sits in seat 0, and all that was played is told."""
    so_far = cards(" ".join([*given["tricks"], given["lies"]]))
    us, them = given["score"]
    return Position(cards(given["hand"]), given["dealer"], card(given["turn_up"]), so_far, (us, them),
                    OPTIONS[given.get("rules")])
