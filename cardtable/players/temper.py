"""What a manner does to a sound answer: the course taken when two are nearly equal, lapses and slips, and a short
memory."""
from __future__ import annotations

from random import Random
from typing import NamedTuple

from cardtable.cards import BACK, BACKS, mask
from cardtable.games import part
from cardtable.players import novice
from cardtable.players.levels import chooser
from cardtable.players.manners import Manner
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.laws import STRICT
from cardtable.rules.moves import Choice, Move, same
from cardtable.rules.view import View

TRICK = "trick"                  # the zone in which a game lays the cards being played,
ASKED = 8                        # so often in a round is who is not in turn asked whether he wishes to speak
HEAP = "tricks won"              # and those to which they go


class Courses(NamedTuple):
    """A cautious move and a bold one, between which a decision lies; a game's temper.py finds them."""

    cautious: Move
    bold: Move
    gain: float                  # share of a game by which the bold one seems better, below 0 where it seems worse
    whole: float = 1.0           # what a game is, in the unit in which courses are weighed


def inclined(view: View, thought: Thought, manner: Manner) -> Thought:
    """The course he likes, where the other is not better by more than his nerve."""
    temper = part(view.game, "temper")
    found: Courses | None = temper.courses(view, thought.seat) if manner.nerve and temper else None
    if found is None or thought.move not in (found.cautious, found.bold):
        return thought
    bold = manner.nerve > 0
    liked = found.bold if bold else found.cautious
    gain = _searched(thought, found)
    if liked == thought.move or (-gain if bold else gain) > abs(manner.nerve):
        return thought
    why = f"It is a close thing: {'boldness' if bold else 'caution'} decides."
    return thought._replace(move=liked, why=why, source="")


def _searched(thought: Thought, found: Courses) -> float:
    """By search, where both were looked at, else as the game's tables have it."""
    value = {weighed.move: weighed.value for weighed in thought.weighed}
    if found.cautious not in value or found.bold not in value:
        return found.gain
    return (value[found.bold] - value[found.cautious]) / (100 if thought.unit == "games in 100" else found.whole)


def lapse(view: View, sound: Thought, manner: Manner, rng: Random) -> Thought:
    """Now and then what a novice would do: always one of the decision's lawful moves, which show no hand.

    Once a partner has played to the trick nobody lapses, so that no winner of a partner's is cut.
    """
    if rng.random() >= manner.lapses or _partner_has_played(view, sound.seat):
        return sound
    slip = (chooser(view.game, "novice") or novice.choose)(view, sound.seat, rng)
    if same(slip.move, sound.move):
        return sound
    return slip._replace(why="A lapse: the mind was elsewhere.")


def carelessness(view: View, sound: Thought, manner: Manner, rng: Random) -> Thought:
    """Under strict laws now and then what breaks one: drawn from all that this seat could do wrong just now."""
    deal, seat = view.deal, sound.seat
    faults = _faults(deal, seat) if manner.careless and rng.random() < manner.careless else []
    if not faults:
        return sound
    move = rng.choice(faults).sample(rng)
    wrong = deal.refusal(seat, move) is not None         # what is a fault in one way may be right in another
    return sound._replace(move=move, why="A slip: it was not in order.", source="") if wrong else sound


def _faults(deal: Deal, seat: int) -> list[Choice]:
    """All that this seat could do against strict laws just now."""
    return [one for one in deal.faults(seat) if one.law is not None and one.law.treatment == STRICT] \
        if deal.strict else []


def out_of_turn(view: View, seat: int, manner: Manner, rng: Random) -> Thought | None:
    """The same of who is not in turn, and is asked more often: he plays, shows or says something all the same."""
    if not manner.careless or seat in view.deal.must or rng.random() >= manner.careless / ASKED:
        return None
    faults = _faults(view.deal, seat)
    if not faults:
        return None
    return Thought(seat, rng.choice(faults).sample(rng), "A slip: it was not his turn.")


def noticing(view: View, memory: int | None) -> View:
    """The same view when of what has come out against belief only the last so much is remembered."""
    noticed = view.knowledge.noticed
    if memory is None or len(noticed) <= memory:
        return view
    knowledge = view.knowledge.copy()
    knowledge.noticed = noticed[len(noticed) - memory:]
    return View(view.game, view.player, view.match, knowledge)


def _partner_has_played(view: View, seat: int) -> bool:
    deal = view.deal
    return bool(deal.partners_of(seat)) and any(
        held for zone, held in zip(deal.layout, deal.zone) if zone.name == TRICK and held)


def forgetful(view: View, memory: int) -> View:
    """The same view when of each heap of cards played only the last so many are remembered: the others may, for all he
    knows, be anywhere unseen; and of what earlier deals have told as much as the game has it.  The view given is not
    changed."""
    remembered = view.match.remembering(memory)
    if remembered is not view.match:
        view = View(view.game, view.player, remembered, view.knowledge)
    deal = view.deal
    heaps = [z for z, zone in enumerate(deal.layout)
             if zone.name == HEAP and len(deal.zone[z]) > memory and BACK not in deal.zone[z]]
    if not heaps:
        return view
    match, knowledge = view.match.copy(), view.knowledge.copy()
    zone = match.deal().zone
    gone = 0
    for z in heaps:
        gone |= mask(zone[z][:len(zone[z]) - memory])
        zone[z] = BACKS[len(zone[z])]            # what is remembered of it, the knowledge says
    unseen = gone
    for held, may in zip(view.deal.zone, knowledge.may):
        unseen |= may if held and held[0] is BACK else 0
    for z, held in enumerate(zone):
        if z in heaps:
            knowledge.may[z] |= unseen
        elif held and held[0] is BACK:
            knowledge.may[z] |= gone
    return View(view.game, view.player, match, knowledge)
