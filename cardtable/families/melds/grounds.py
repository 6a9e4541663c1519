"""What can be seen to speak for a card at a game of melds: that it wins something, that something can be scored, that
others are kept for a meld, or that it is of little use.

A ground is none where it holds of most of what is worse, too, or where the figures are against it.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.maxims import holds, holds_hidden, named
from cardtable.families.melds.search.questions import WORTH_NAMING, ByTrials
from cardtable.families.melds.search.words import CERTAIN, HOPES, OTHERS, SCORE, SEQUENCES, SMALLER, TRICKS
from cardtable.players.comparison import Course

DECLARED = (CERTAIN, SEQUENCES, SMALLER, HOPES)  # parts in which it is felt what is declared, or kept for that
FELT = .25                       # of all by which a card is better, what must be felt of a reason
LIKELY = .6                      # how likely a lead is to win, when that is said of it; else that it is likelier to
LEAST = "it is least likely to score"
LESS = .15                       # how much less likely what is worse must be; or half as likely


class Ground(NamedTuple):
    """What speaks for a card, in which parts that is felt, and beside which others it does.  That something can be
    `scored` at once goes before all else; that a card is `kept` is said only where it is so beside most cards, since
    whatever else is played keeps it, too."""

    words: str
    parts: Sequence[str]
    tells: Callable[[Card], bool]
    scored: bool = False
    kept: bool = False


def telling(found: Iterator[Ground], rows: Sequence[Course]) -> Ground | None:
    """Of what speaks for the first beside the best and most of what is worse, and is felt there, what is felt most.
    What would speak against most of what is as good is none, unless it can be scored at once."""
    best, fair, worse = rows[0], [row for row in rows[1:] if row.equal], [row for row in rows if not row.equal]
    better = sum([max(0.0, value - worse[0].parts[part]) for part, value in best.parts.items()])

    def gained(ground: Ground) -> float:
        return sum([best.parts[part] - worse[0].parts[part] for part in ground.parts])

    def speaks(ground: Ground) -> bool:
        less, alike = (sum([ground.tells(row.cards[0]) for row in some]) for some in (worse, fair))
        return ground.tells(worse[0].cards[0]) and gained(ground) > 0 and gained(ground) >= FELT * better and (
            ground.scored or 2 * alike <= len(fair)) and 2 * less >= len(worse) + ground.kept * len(fair)

    return max(filter(speaks, found), key=lambda one: (one.scored, gained(one)), default=None)


def grounds(asked: ByTrials, card: Card, rival: Card, names: Mapping[str, str]) -> Iterator[Ground]:
    """What may speak for a card; `rival` is the best of those that are worse."""
    deal = asked.deal
    yield from (of_a_reply if deal.on_table() else of_a_lead)(asked, card, names)
    trick = deal.on_table()
    if card.suit != deal.trump and not (trick and deal.order.beats(card, trick[0], deal.trump)):
        yield Ground("it spends no trump", (HOPES, TRICKS), lambda one: one.suit == deal.trump)
    asked.laid_out()
    yield from of_use(asked, card, rival, names)


def of_a_reply(asked: ByTrials, card: Card, names: Mapping[str, str]) -> Iterator[Ground]:
    """What it wins, or does not give away."""
    deal, seat, led = asked.deal, asked.seat, asked.deal.on_table()[0]

    def wins(one: Card) -> bool:
        return deal.order.beats(one, led, deal.trump)

    def less(one: Card) -> bool:
        """Whether less can be scored after it, if anything."""
        return not wins(one) or best_after(deal, seat, one) < best_after(deal, seat, card)

    if not wins(card):
        yield Ground("it gives no ace or ten away", brisques_in(asked),
                     lambda one: bool(brisques((one,))) and not wins(one))
        return
    ready, his = ready_after(deal, seat, card), on_his_table(deal, seat)
    what = f"the {led.name}" if brisques((led,)) else "the trick"
    if ready:
        meld = named(ready[0], ready, names)
        yield Ground(f"it wins {what}, and {meld} can be scored", (*DECLARED, TRICKS), less, scored=True)
        if card.suit != deal.trump:
            yield Ground(f"it wins {what} without a trump, and {meld} can be scored", (*DECLARED, TRICKS),
                         lambda one: less(one) or one.suit == deal.trump, scored=True)
    elif brisques((led,)):
        yield Ground(f"it wins {what}", brisques_in(asked), lambda one: not wins(one))
    elif brisques((card,)):
        more = "ten with it" if asked.game.rules.brisque else "a brisque is safe there"
        yield Ground(f"it wins the trick, and {more}", brisques_in(asked),
                     lambda one: not wins(one) or not brisques((one,)))
    if card.suit != deal.trump:
        yield Ground(f"it wins {what}, and spends no trump", (HOPES, TRICKS),
                     lambda one: not wins(one) or one.suit == deal.trump)
    if his:
        yield Ground(f"it wins {what}, and the other cannot score {named(his[0], his, names)}", (OTHERS,),
                     lambda one: not wins(one))
    else:
        yield Ground(f"it wins {what}, and the other cannot declare", (OTHERS,), lambda one: not wins(one))


def of_a_lead(asked: ByTrials, card: Card, names: Mapping[str, str]) -> Iterator[Ground]:
    """What it is likely to win, or does not risk."""
    deal, seat = asked.deal, asked.seat
    chance, ready = stands(deal, seat, card), ready_after(deal, seat, card)

    def less(one: Card) -> bool:
        return stands(deal, seat, one) < max(chance - LESS, chance / 2)

    wins = "nothing can take it" if chance == 1 else \
        f"it is {'likely' if chance >= LIKELY else 'likelier'} to win the trick"
    if ready and chance >= LIKELY:
        yield Ground(f"{wins}, and {named(ready[0], ready, names)} can be scored", (*DECLARED, TRICKS),
                     lambda one: less(one) or best_after(deal, seat, one) < best_after(deal, seat, card), scored=True)
    elif ready:
        yield Ground(f"{wins}, and {named(ready[0], ready, names)} could be scored", (*DECLARED, TRICKS), less)
    yield Ground(f"{wins}, and the other could not declare", (OTHERS,), less)
    yield Ground(wins, brisques_in(asked) if brisques((card,)) else (TRICKS,), less)
    if not brisques((card,)):
        yield Ground("it risks no ace or ten", brisques_in(asked),
                     lambda one: bool(brisques((one,))) and less_than_sure(deal, seat, one))


def brisques_in(asked: ByTrials) -> Sequence[str]:
    """The parts in which brisques are felt: where they score nothing as they are taken, in the state of the score."""
    return (TRICKS,) if asked.game.rules.brisque else (TRICKS, SCORE)


def less_than_sure(deal: MeldDeal, seat: int, card: Card) -> bool:
    """Whether a lead may be beaten."""
    return holds(deal, seat, card) < 1


def stands(deal: MeldDeal, seat: int, card: Card) -> float:
    """How likely a lead is to win, beside what he shows and what he hides: he may beat it with either."""
    return min(holds(deal, seat, card), holds_hidden(deal, seat, card))


def of_use(asked: ByTrials, card: Card, rival: Card, names: Mapping[str, str]) -> Iterator[Ground]:
    """That it is of no use for melds, or of less than others, which are kept for one."""
    def kept(one: Card) -> bool:
        return bool(asked.uses(one, card))

    if useless(asked, card):
        poor = not brisques((card,)) and not kept(rival)
        yield Ground(f"nothing can be declared with it{', and it is no brisque' * poor}", (*DECLARED, *[TRICKS] * poor),
                     lambda one: kept(one) or poor and bool(brisques((one,))))
    meld = next(iter(asked.uses(rival, card)), "")
    if meld:
        led = asked.deal.on_table()
        won = "it wins the trick, and " * bool(led and asked.deal.order.beats(card, led[0], asked.deal.trump))
        what = f"{'another' if rival.name == card.name else 'the'} {rival.name} is kept for {names[meld]}"
        yield Ground(won + what, DECLARED, lambda one: meld in asked.uses(one, card), kept=True)
    use = uses(asked)
    if rival.name != card.name:
        for than in [LEAST] * least(use, card) + [f"it is less likely to score than the {rival.name}"]:
            yield Ground(than, DECLARED, lambda one: use[one] >= use[card] + WORTH_NAMING)


def plainly(asked: ByTrials, card: Card, worse: Sequence[Card]) -> str:
    """What can be said of a card that is thrown away where nothing else speaks for it, beside the best of what is worse
    and most of it; "" where it is of use, or they are of as little."""
    asked.laid_out()
    use = uses(asked)
    of_more = [use[one] >= use[card] + WORTH_NAMING for one in worse]
    as_useless = [useless(asked, one) for one in worse]
    if useless(asked, card) and not as_useless[0] and 2 * sum(as_useless) <= len(worse):
        return "nothing can be declared with it"
    return LEAST if least(use, card) and of_more[0] and 2 * sum(of_more) >= len(worse) else ""


def borne_out(asked: ByTrials, rows: Sequence[Course], part: str) -> bool:
    """Whether a part may be given as the reason for a card: it makes half of what most of what is worse falls short
    by; and of tricks, and of what the other may declare, only a card speaks that is likely to win."""
    best, worse = rows[0], [row for row in rows if not row.equal]
    deal, card = asked.deal, best.cards[0]
    led = deal.on_table()
    wins = deal.order.beats(card, led[0], deal.trump) if led else holds(deal, asked.seat, card) >= LIKELY
    most = 2 * sum([2 * (best.parts[part] - row.parts[part]) >= row.behind for row in worse if row.parts])
    return most >= len(worse) and (wins or part not in (TRICKS, OTHERS))


def useless(asked: ByTrials, card: Card) -> bool:
    """Whether it is a plain card with which nothing could be declared."""
    return card.suit != asked.deal.trump and not asked.serves(card)


def uses(asked: ByTrials) -> dict[Card, float]:
    """By card, what habit would lose of all melds without it."""
    return {one: sum([max(0.0, loss) for loss in asked.losses(one).values()]) for one in asked.deal.held_by(asked.seat)}


def least(use: Mapping[Card, float], card: Card) -> bool:
    """Whether less hangs on this card than on any other."""
    return all(use[card] <= found for one, found in use.items() if one.name != card.name)


def of_a_declaration(deal: MeldDeal, seat: int, meld: Meld, names: Mapping[str, str]) -> str:
    """Why this is scored, and nothing else that could be; "" where more can be."""
    ready = ready_after(deal, seat)
    best = ready[0]
    if best.kind in deal.kind[meld.kind].above and set(meld.cards) & set(best.cards):
        return f"after {named(best, ready, names)} it could no longer be scored"
    return "nothing else scores more" if deal.worth(meld) >= deal.worth(best) else ""


def ready_after(deal: MeldDeal, seat: int, card: Card | None = None) -> list[Meld]:
    """What can be scored when a card has been played, if one is, the best first."""
    layout = deal.layout
    hand, table = ([one for one in deal.zone[zone[seat]] if one is not card] for zone in (layout.hand, layout.declared))
    found = melds(list(find(deal.kinds, tuple(hand), tuple(table), deal.melds[seat], deal.trump)))
    return sorted(found, key=deal.worth, reverse=True)


def best_after(deal: MeldDeal, seat: int, card: Card) -> int:
    """What that would bring."""
    return max(map(deal.worth, ready_after(deal, seat, card)), default=0)


def on_his_table(deal: MeldDeal, seat: int) -> list[Meld]:
    """What the other can be seen to be ready to score, the best first."""
    other = deal.after(seat)
    shown = deal.zone[deal.layout.declared[other]]
    found = melds(list(find(deal.kinds, (), shown, deal.melds[other], deal.trump)))
    return sorted(found, key=deal.worth, reverse=True)
