"""Boards out of a PBN file, whoever has written it: what can be read is read, the rest is named in a line each."""
from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from cardtable.cards import BY_TEXT, RANKS, SUITS, Card, Cards, pack
from cardtable.pbn.board import COMPASS, HAND, QUARTERS, UNKNOWN, BadPBN, Board, Trick
from cardtable.pbn.tokens import Game, Tagged, decoded, games
from cardtable.printable import quoted

MOST_BYTES = 8_000_000
CONTRACT = re.compile(r"([1-7])(NT|N|[CDHS])(XX?)?")
CALL = re.compile(r"[1-7](NT|N|[CDHS])")
NOTE = re.compile(r"=\d+=|\$\d+|[!?]{1,2}|\^\w*")        # notes, how good something was, and irregularities
WORD = re.compile(r"[a-z-]+(_\w+)*")
SPOKEN = {"PASS": "Pass", "P": "Pass", "X": "X", "DBL": "X", "XX": "XX", "RDBL": "XX"}
FULL = frozenset(pack(RANKS))


class Found(NamedTuple):
    """What a file holds: the boards that can be read, and why others cannot."""

    boards: tuple[Board, ...]
    wrong: tuple[str, ...]


def read(data: bytes) -> Found:
    """All games of a file; BadPBN where there is none that can be read."""
    return read_text(decoded(data))


def read_text(text: str) -> Found:
    """The same of a text."""
    boards, wrong = [], []
    for game in games(text):
        try:
            boards.append(board(game))
        except BadPBN as error:
            wrong.append(str(error))
    if not boards:
        raise BadPBN(wrong[0] if wrong else "there is no deal here: a file of deals in PBN has lines like "
                     '[Deal "N:AKQ.J76.T98.5432 ..."]')
    return Found(tuple(boards), tuple(wrong))


def board(game: Game) -> Board:
    """A game as far as it is told; BadPBN where its cards cannot be read, or what was played does not go with them."""
    if game.wrong:
        raise BadPBN(game.wrong)
    tags = game.tags
    if "deal" not in tags:
        raise BadPBN(f"line {game.line}: this game has no Deal tag, and so no cards; add one, or leave the game out")
    first, hands = _hands(tags["deal"])
    dealer = _quarter(tags.get("dealer"))
    if dealer < 0:
        dealer = _quarter(tags.get("auction")) if _quarter(tags.get("auction")) >= 0 else first
    contract = _contract(_value(tags, "contract"))
    declarer = _quarter(tags.get("declarer"))
    made = Board(hands, dealer, _value(tags, "board"), _value(tags, "game"),
                 tuple([_value(tags, name.lower()) for name in QUARTERS]), contract, declarer,
                 _result(_value(tags, "result")), _turned(tags.get("turnup")), _auction(tags.get("auction")),
                 _words(tags.get("calltable")), _tricks(tags.get("play")), game.line,
                 {"Event": _value(tags, "event"), "Date": _value(tags, "date")})
    _check_play(made, tags.get("play"))
    return made


def _value(tags: dict[str, Tagged], name: str) -> str:
    found = tags[name].value.strip() if name in tags else ""
    return "" if found == UNKNOWN else found


def _quarter(tag: Tagged | None) -> int:
    """Of "N", "North" or "^N"; -1 where it says nothing of the kind."""
    told = tag.value.strip().lstrip("^").upper()[:1] if tag is not None else ""
    return COMPASS.find(told) if told else -1


def _hands(tag: Tagged) -> tuple[int, tuple[Cards | None, ...]]:
    """Who is named first, and the hands from North round."""
    where, (told, colon, rest) = f"line {tag.line}", tag.value.strip().partition(":")
    first = COMPASS.find(told.strip().upper()) if colon and told.strip() else -1
    if first < 0:
        raise BadPBN(f"{where}: the Deal tag does not say whose hand is first; begin it with N:, E:, S: or W:")
    words = rest.split()
    if len(words) != 4:
        raise BadPBN(f"{where}: the Deal tag has {len(words)} hands, not 4; write - for a hand that is not known")
    hands: list[Cards | None] = [None] * 4
    for n, word in enumerate(words):
        quarter = (first + n) % 4
        if word != "-":
            hands[quarter] = _hand(word, f"{where}: {QUARTERS[quarter]}")
    _check_hands(hands, where)
    if sum(hand is None for hand in hands) == 1:
        held = {card for hand in hands if hand is not None for card in hand}
        hands[hands.index(None)] = tuple(sorted(FULL - held))
    return first, tuple(hands)


def _hand(word: str, whose: str) -> Cards:
    suits = word.split(".")
    if len(suits) != 4:
        raise BadPBN(f"{whose} has {len(suits)} suits, not 4; write spades, hearts, diamonds and clubs with a dot "
                     "between")
    cards: list[Card] = []
    for suit, ranks in zip("SHDC", suits):
        for rank in ranks.upper().replace("10", "T").replace("-", ""):
            if rank not in RANKS:
                raise BadPBN(f"{whose} has a card “{quoted(rank)}”, which there is not; write AKQJT98765432")
            cards.append(BY_TEXT[rank + suit])
    if len(cards) != HAND:
        raise BadPBN(f"{whose} has {len(cards)} cards, not {HAND}; mend the hand, or write - for it")
    return tuple(sorted(cards))


def _check_hands(hands: list[Cards | None], where: str) -> None:
    held = Counter([card for hand in hands if hand is not None for card in hand])
    for card, times in held.items():
        if times > 1:
            whose = " and ".join([QUARTERS[n] for n, hand in enumerate(hands) if hand is not None and card in hand])
            raise BadPBN(f"{where}: the {card.name} is dealt {times} times, to {whose}; leave it in one hand, once")


def _contract(told: str) -> str:
    """"" where it is none that can be read."""
    plain = re.sub(r"[\s*]", "", told.upper())
    found = CONTRACT.fullmatch(plain)
    if found is None:
        return "Pass" if plain == "PASS" else ""
    return f"{found[1]}{'NT' if found[2] == 'N' else found[2]}{found[3] or ''}"


def _result(told: str) -> int:
    found = re.search(r"\d{1,2}", told)
    return int(found[0]) if found is not None and int(found[0]) <= HAND else -1


def _turned(tag: Tagged | None) -> Card | None:
    return _card(tag.value.strip(), tag.line) if tag is not None and tag.value.strip() not in ("", UNKNOWN) else None


def _card(word: str, line: int) -> Card:
    told = word.upper().replace("10", "T")
    if len(told) != 2 or told[0] not in SUITS or told[1] not in RANKS:
        raise BadPBN(f"line {line}: “{quoted(word[:12])}” is no card; write the suit and then the rank, as SA or HT")
    return BY_TEXT[told[1] + told[0]]


def _auction(tag: Tagged | None) -> tuple[str, ...]:
    """The calls, notes left out; what follows a call that nobody has told is left out, too."""
    calls: list[str] = []
    for word, line in tag.words if tag is not None else ():
        if word in ("*", "+"):
            break
        told = NOTE.sub("", word).upper()
        if told in ("", "-"):
            continue
        if told == "AP":
            calls += ["Pass"] * 3
        elif told in SPOKEN:
            calls.append(SPOKEN[told])
        elif CALL.fullmatch(told):
            calls.append(told[0] + ("NT" if told[1] == "N" else told[1]))
        else:
            raise BadPBN(f"line {line}: “{quoted(word[:12])}” is no call; write 1C to 7NT, Pass, X, XX or AP")
    return tuple(calls)


def _words(tag: Tagged | None) -> tuple[str, ...]:
    """What was said where that is no auction, as this house writes it."""
    found = []
    for word, line in tag.words if tag is not None else ():
        if WORD.fullmatch(word) is None:
            raise BadPBN(f"line {line}: “{quoted(word[:12])}” is nothing that can be said; leave out the CallTable")
        found.append(word.replace("_", " "))
    return tuple(found)


def _tricks(tag: Tagged | None) -> tuple[Trick, ...]:
    """The tricks, as far as they are told."""
    cards: list[Card | None] = []
    for word, line in tag.words if tag is not None else ():
        if word == "*":
            break
        told = NOTE.sub("", word)
        if told:
            cards.append(None if told in ("-", "+") else _card(told, line))
    tricks = [tuple((cards[n:n + 4] + [None] * 4)[:4]) for n in range(0, len(cards), 4)]
    return tuple([trick for trick in tricks if any(card is not None for card in trick)][:HAND])


def _check_play(made: Board, tag: Tagged | None) -> None:
    """Whether everybody held what he played."""
    seen: set[Card] = set()
    for quarter, card in made.played():
        hand = made.hands[quarter]
        assert tag is not None
        if hand is not None and card not in hand:
            raise BadPBN(f"line {tag.line}: {QUARTERS[quarter]} plays the {card.name} and does not hold it; mend the "
                         "Play section, or leave it out")
        if card in seen:
            raise BadPBN(f"line {tag.line}: the {card.name} is played twice; mend the Play section, or leave it out")
        seen.add(card)
