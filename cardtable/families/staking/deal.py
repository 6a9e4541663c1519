"""Staking: all at once lay coins on the cloth, move, double and take them up, until each has done."""
from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

from cardtable.families.staking.stakes import Stake, Stakes, laid
from cardtable.rules.deal import Deal
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Counters, One, Spots, Token, calls

Held = Mapping[str, int]                         # the coins of one seat, by place
Laying = tuple[tuple[str, int], ...]             # places, and how many coins go on each for one


class Staking(Deal):
    """A game adds its places (`layout.spots`), their limits, what is called by voice, and `closed`, which is what
    follows when the last has done.

    What lies on the cloth is public: `stakes`, in the order in which they were laid.  A seat's `before` is what it had
    there, loose, when the staking was closed last.  Every payment of a stake names its seat and its spot.
    """

    open_phases = frozenset({"staking"})
    counters: ClassVar[tuple[int, ...]]          # what a single counter is worth, from the least
    cloth: ClassVar[int]                         # the pots: of loose stakes, of those in prison, and the bank
    jail: ClassVar[int]
    bank: ClassVar[int]
    forbids: ClassVar[dict[str, Law]] = {}       # why nothing may be laid: "most", "purse", or a game's own reason

    def begin(self) -> None:
        self.stakes: Stakes = ()
        self.before: Stakes = ()
        self.phase, self.must = "staking", self.punters

    @property
    def punters(self) -> tuple[int, ...]:
        """The seats that stake: all, unless one of them is the bank."""
        return tuple(range(self.seats))

    @property
    def till(self) -> int:
        """The purse that pays and takes: the pot of the bank, unless one who sits here is the bank."""
        return self.bank

    # What a game says

    def least(self, spot: str) -> int:
        """The smallest stake there."""
        raise NotImplementedError                        # abstract

    def most(self, spot: str, held: Held) -> int:
        """What may yet be laid there by a seat that holds so much on the places it has staked on."""
        raise NotImplementedError                        # abstract

    def shared(self, spot: str) -> tuple[str, ...]:
        """The places that are one chance with this one, and bear only so much together with it; itself included."""
        return (spot,)

    def open_to(self, seat: int, held: Held) -> Sequence[str]:
        """The places on which a seat may lay anything at all, if it holds so much of its own; the whole cloth."""
        return self.layout.spots

    def funds(self, seat: int) -> int:
        """How much a seat may yet lay of what it has: its purse, where there is no credit."""
        return self.purse[self.player[seat]]

    def why(self, seat: int, spot: str) -> str:
        """Why this seat may lay nothing there, as a key of `forbids`; nothing where the place is none of its own."""
        if spot not in self.open_to(seat, {}):
            return ""
        return "most" if self.funds(seat) >= self.least(spot) else "purse"

    def enough(self, held: Held) -> bool:
        """Whether who has laid this may have done; nobody need stake, unless a game says so."""
        return True

    def closed(self) -> None:
        """No more is laid."""
        raise NotImplementedError                        # abstract

    def spoken(self) -> dict[str, tuple[str, ...]]:
        """What may be called to the croupier, by name, with the places that may be named with it; none, where it says
        enough by itself."""
        return {}

    def meant(self, name: str, spot: str) -> Laying:
        """What the croupier lays when that is called."""
        raise NotImplementedError                        # abstract, where anything may be called

    # What lies there

    def held(self, seat: int) -> Held:
        """The loose coins of a seat, by place."""
        return {one.spot: one.coins for one in self.stakes if one.seat == seat and not one.prison}

    def loose(self, seat: int) -> Stakes:
        """What a seat may take up again."""
        return tuple([one for one in self.stakes if one.seat == seat and not one.prison])

    def room(self, seat: int, spot: str) -> range:
        """The amounts that a seat may add there."""
        return self._room(spot, self.held(seat), self.funds(seat))

    def _room(self, spot: str, held: Held, purse: int) -> range:
        step = self.counters[0]
        return range(step if spot in held else self.least(spot), min(self.most(spot, held), purse) + 1, step)

    def affords(self, seat: int, some: Iterable[tuple[str, int]]) -> bool:
        """Whether all these may be laid together."""
        held, purse = dict(self.held(seat)), self.funds(seat)
        for spot, coins in some:
            if spot not in self.open_to(seat, held) or coins not in self._room(spot, held, purse):
                return False
            held[spot], purse = held.get(spot, 0) + coins, purse - coins
        return True

    # The staking

    def staking(self, seat: int) -> Choices:
        held = self.held(seat)
        mine, free = tuple(held), self.free(seat)
        found: Choices = calls("done") if self.enough(held) else ()
        found += (Choice("place", Spots(free), lambda said: Counters(self.room(seat, str(said[0])), self.counters)),) \
            if free else ()
        if not mine and self._again(seat):
            found += calls("again")
        if mine:
            found += (Choice("take", Spots(mine)), *calls("clear"))
            found += calls("double") if self.affords(seat, held.items()) else ()
            able = tuple([spot for spot in mine if next(self._fitting(seat, spot, held), None)])
            found += (Choice("move", Spots(able), lambda said: Spots(tuple(
                self._fitting(seat, str(said[0]), held)))),) if able else ()
        return found + self._by_voice(seat, free, held)

    def free(self, seat: int) -> tuple[str, ...]:
        """The places on which this seat may lay something."""
        held, purse = self.held(seat), self.funds(seat)
        touched = {one for spot in held for one in self.shared(spot)}
        return tuple([spot for spot in self.open_to(seat, held)
                      if (self._room(spot, held, purse) if spot in touched else purse >= self.least(spot))])

    def faults(self, seat: int) -> Choices:
        """Where no more may be laid, each place with the article that says so."""
        if self.phase != "staking" or seat not in self.must:
            return ()
        free = frozenset(self.free(seat))
        barred: dict[str, list[str]] = {}
        for spot in self.layout.spots:
            if spot not in free:
                barred.setdefault(self.why(seat, spot), []).append(spot)
        amounts = range(self.counters[0], self.counters[-1] + 1, self.counters[0])
        return tuple([Choice("place", Spots(tuple(spots)), Counters(amounts, self.counters), law=self.forbids[why])
                      for why, spots in barred.items() if why])

    def _fitting(self, seat: int, spot: str, held: Held) -> Iterator[str]:
        """Where all that lies on a place may be moved."""
        coins = held[spot]
        rest = {one: some for one, some in held.items() if one != spot}
        for to in self.open_to(seat, rest):
            if to != spot and coins <= self.most(to, rest) and (coins >= self.least(to) or to in held):
                yield to

    def _again(self, seat: int) -> Stakes:
        """What lay there the last time, if all of it may be laid again."""
        some = tuple([one for one in self.before if one.seat == seat and one.spot in self.open_to(seat, {})])
        return some if some and self.affords(seat, [(one.spot, one.coins) for one in some]) else ()

    def _by_voice(self, seat: int, free: Sequence[str], held: Held) -> Choices:
        found, there, purse = list[Choice](), frozenset(free), self.funds(seat)
        touched = frozenset([one for spot in held for one in self.shared(spot)])
        for name, spots in self.spoken().items():
            wanted = self._wanted(name, spots or ("",))
            able = tuple([spot for spot, places, least in wanted if (
                purse >= least if touched.isdisjoint(places) else
                self._heard(self.meant(name, spot), there, held, purse))])
            if able and spots:
                found.append(Choice("call", One((name,)), Spots(able), lambda said: self._coins(seat, *said)))
            elif able:
                found.append(Choice("call", One((name,)), lambda said: self._coins(seat, *said)))
        return tuple(found)

    @classmethod
    @cache
    def _wanted(cls, name: str, spots: tuple[str, ...]) -> tuple[tuple[str, frozenset[str], int], ...]:
        """What is called, with each of these places: where coins are laid, and the least they cost where none lie."""
        deal, found = cls(), list[tuple[str, frozenset[str], int]]()
        for spot in spots:
            some = deal.meant(name, spot)
            least = max([deal.least(one) for one, _ in some]) * sum([number for _, number in some])
            found.append((spot, frozenset(dict(some)), least))
        return tuple(found)

    def _heard(self, some: Laying, free: Container[str], held: Held, purse: int) -> bool:
        return all(one in free for one, _ in some) and bool(self._coin(some, held, purse))

    def _coins(self, seat: int, name: Token, spot: Token = "") -> Counters:
        some = self.meant(str(name), str(spot))
        return Counters(self._coin(some, self.held(seat), self.funds(seat)), self.counters)

    def _coin(self, some: Laying, held: Held, purse: int) -> range:
        """How much may be the coin of what is called: every place must have room for it, and the purse for all."""
        step = self.counters[0]
        least = max([step if one in held else self.least(one) for one, _ in some])
        most = min([self.most(one, held) // number for one, number in some])
        return range(least, min(most, purse // sum([number for _, number in some])) + 1, step)

    def put(self, seat: int, spot: str, coins: int) -> None:
        """From his purse on to the cloth."""
        self.pay(coins, self.player[seat], self.cloth, "staked", seat=seat, spot=spot)
        self.stakes = laid(self.stakes, Stake(seat, spot, coins))

    def pick(self, stake: Stake) -> None:
        """From the cloth back into the purse."""
        self.stakes = tuple([one for one in self.stakes if one is not stake])
        self.pay(stake.coins, self.jail if stake.prison else self.cloth, self.player[stake.seat], "taken up",
                 seat=stake.seat, spot=stake.spot)

    def do_place(self, seat: int, spot: str, coins: int) -> None:
        self.put(seat, spot, coins)

    def do_call(self, seat: int, name: str, *rest: Token) -> None:
        """The croupier lays what is called: a place may be named, and the coin is."""
        *named, coin = rest
        self.say(seat, "calls", name, *named)
        for spot, number in self.meant(name, str(named[0]) if named else ""):
            self.put(seat, spot, number * int(coin))

    def do_take(self, seat: int, spot: str) -> None:
        self._pick_all([one for one in self.loose(seat) if one.spot == spot])

    def do_clear(self, seat: int) -> None:
        self._pick_all(self.loose(seat))

    def _pick_all(self, some: Sequence[Stake]) -> None:
        for one in some:
            self.pick(one)

    def do_move(self, seat: int, spot: str, to: str) -> None:
        """One payment from the cloth to the cloth would be none: they are taken up and laid."""
        coins = self.held(seat)[spot]
        self.do_take(seat, spot)
        self.put(seat, to, coins)

    def do_double(self, seat: int) -> None:
        for one in self.loose(seat):
            self.put(seat, one.spot, one.coins)

    def do_again(self, seat: int) -> None:
        for one in self._again(seat):
            self.put(seat, one.spot, one.coins)

    def do_done(self, seat: int) -> None:
        self.say(seat, "done")
        if self.done(seat):
            self.before = tuple([one for one in self.stakes if not one.prison])
            self.closed()
