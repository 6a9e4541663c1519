"""As much of a move as a person has said, step by step, and what may follow; nothing of how it is shown."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.laws import STRICT
from cardtable.rules.moves import Choice, Choices, Move, Token, Tokens
from cardtable.rules.strict import Strict
from cardtable.table.asking.choosing import USUAL, Manners, Prompt, Said, joined, prompt, reached, with_counter


class MoveBegun:
    """Through the choices of some seats of one deal, as their player sees it: those of their decisions, or others that
    are given by seat, as their rights."""

    def __init__(self, deal: Deal | None = None, seats: Iterable[int] = (),
                 choices: Callable[[int], Choices] | None = None, manners: Manners = USUAL) -> None:
        self._manners = manners
        self.deal = deal if choices is None else None
        self.strict = self.deal is not None and self.deal.strict
        self._choices: dict[int, Choices] = {} if deal is None else {
            seat: _possible(deal, seat) if choices is None else choices(seat) for seat in seats}
        self._steps: list[tuple[int, Tokens]] = []       # whose move, and what had been said of it, and now is
        self._known: tuple[object, list[Prompt]] = (None, [])    # what was found last, and when so much had been said

    # --- what has been said

    @property
    def begun(self) -> Tokens:
        """As much of a move as has been said."""
        return self._steps[-1][1] if self._steps else ()

    def step(self, seat: int, tokens: Tokens) -> None:
        """So much has been said now."""
        self._steps.append((seat, tokens))

    def back(self) -> Token | None:
        """The step taken last is taken back; what was said last, None if nothing was."""
        return self._steps.pop()[1][-1] if self._steps else None

    def unfold(self, unfolded: bool = True) -> bool:
        """What lies behind one token lies open now, or behind it again; was it otherwise?"""
        before, self._manners = self._manners.unfolded, self._manners._replace(unfolded=unfolded)
        return before != unfolded

    @property
    def unfolded(self) -> bool:
        """Whether it lies open, and nothing has been said."""
        return self._manners.unfolded and not self._steps

    def keep(self, steps: int) -> None:
        """Only the first so many steps stand."""
        del self._steps[steps:]

    def reached(self, seat: int, tokens: Tokens) -> Tokens:
        """What has been said of a move, as a Move if that is the whole of it."""
        return reached(self._lawful(seat), tokens) or reached(self._faults(seat), tokens) or tokens

    def lawful(self, seat: int, move: Move) -> bool:
        """Whether a seat may make a whole move."""
        return any(move in choice for choice in self._lawful(seat))

    def with_counter(self, seat: int, tokens: Tokens, coins: int) -> Tokens:
        """The same with what the counter in hand is worth, where that is wanted next."""
        return with_counter((*self._lawful(seat), *self._faults(seat)), tokens, coins, self._manners.by_place)

    def chosen(self, seat: int, tokens: Tokens) -> Tokens:
        """The same when the cards last named are all that were to be chosen, though there be none of them."""
        choices = (*self._lawful(seat), *self._faults(seat))
        return Move(tokens) if any(tokens in choice for choice in choices) else self.reached(seat, tokens)

    # --- what may follow

    def prompts(self) -> list[Prompt]:
        """What each seat may answer next: once a move has begun, only the seat whose it is.  A cloth has some two
        hundred places, and is asked for them again and again: it is gone through once."""
        said = (*self._steps[-1:], self._manners)
        if self._known[0] != said:
            seats = [self._steps[-1][0]] if self._steps else list(self._choices)
            self._known = said, [found for seat in seats if (found := self._of(seat))]
        return self._known[1]

    def _of(self, seat: int) -> Prompt:
        """Under strict laws whoever has begun to break one may go on."""
        found = prompt(seat, self._lawful(seat), self.begun, manners=self._manners)
        return found if found or not self.begun or not self.strict else prompt(seat, self._faults(seat), self.begun)

    def spots(self, number: int) -> dict[str, tuple[int, Tokens]]:
        """The places that may be named, each with the seat and what it makes of the move; also such as may follow an
        amount that is set to this number."""
        found: dict[str, tuple[int, Tokens]] = {}
        for one in self.prompts():
            spots = one.spots
            if one.amount is not None:
                spots = prompt(one.seat, self._lawful(one.seat), (*one.amount.prefix, number)).spots
            found |= {name: (one.seat, tokens) for name, tokens in spots.items()}
        return found

    def spots_for(self, card: Card) -> set[str]:
        """The places on which this card may be laid."""
        return {name for _, seat, begun in self._earlier() for choice in self._lawful(seat)
                if (said := joined((choice,), begun, (card,))) is not None
                for name in prompt(seat, (choice,), said.tokens).spots}

    def forbidden(self, deal: Deal, seat: int, token: Token) -> Said | None:
        """What this card or place would make of a move of any seat of the deal, if a law speaks of it."""
        begun = self.begun if seat in self._choices else ()
        return prompt(seat, self._lawful(seat), begun, deal.faults(seat), self._manners).forbidden.get(token)

    def instead(self, card: Card) -> tuple[int, int, Tokens] | None:
        """Where this card could have been named before: how many steps then stand, whose move it is, and what the card
        makes of it."""
        for steps, seat, begun in self._earlier():
            found = prompt(seat, self._lawful(seat), begun).cards
            if card in found:
                return steps, seat, found[card]
        return None

    def both(self, card: Card, spot: str) -> tuple[int, int, Said] | None:
        """The same of a card and a place at once, lawful or at least forbidden by some law."""
        for lawful in (True, False):
            for steps, seat, begun in self._earlier():
                said = joined(self._lawful(seat) if lawful else self._faults(seat), begun, (card, spot))
                if said is not None:
                    return steps, seat, said
        return None

    def _earlier(self) -> Iterator[tuple[int, int, Tokens]]:
        """How many steps stand, whose move it is and what was said: now, and after every step taken back."""
        for steps in range(len(self._steps), 0, -1):
            yield (steps, *self._steps[steps - 1])
        for seat in self._choices:
            yield 0, seat, ()

    def _lawful(self, seat: int) -> Choices:
        return self._choices.get(seat, ())

    def _faults(self, seat: int) -> Choices:
        return self.deal.faults(seat) if self.deal is not None else ()


def _possible(deal: Deal, seat: int) -> Choices:
    """What is lawful; under strict laws also rights that will soon be too late, and words of the game and numbers that
    are not lawful, since one that is wanting would tell.  What is nothing but an accident is no answer."""
    lawful = deal.decision(seat).choices
    if not isinstance(deal, Strict):
        return lawful
    lawful += deal.at_hand(seat)
    verbs = {choice.verb for choice in lawful}
    numbers = deal.numbers(seat)
    lawful = tuple([c for c in lawful if c.verb not in numbers])
    return lawful + tuple([c for c in unlawful(deal, seat) if not c.fields and c.verb not in verbs
                           and deal.ordinary(c.verb)]) + tuple(
        [Choice(verb, some) for verb, some in numbers.items()])


def unlawful(deal: Deal, seat: int) -> Choices:
    """All that would break a law now, and that strict laws let stand; else nothing."""
    if not deal.strict:
        return ()
    return tuple([c for c in deal.faults(seat) if c.law is not None and c.law.treatment == STRICT])
