"""The row of tokens: which there are, what stands on them, and which key presses which."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardtable.cards import Card
from cardtable.rules.moves import Move, Tokens
from cardtable.showing.faces import Face
from cardtable.showing.settling import Remedy
from cardtable.table.asking.amount import AmountSetting
from cardtable.table.asking.choosing import Amount, Graded, Picked, Prompt
from cardtable.table.asking.grades import Grades
from cardtable.table.cloth import token_places
from cardtable.table.cloth.geometry import LARGE
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import GradedToken, RemedyToken, SlideToken, TokenItem
from cardtable.table.paint.tokens import Kind
from cardtable.table.wording.keys import NUMBERS

UNSET = "--"                             # instead of an amount that nobody has named
GRADED = 3                               # the key of the first token that can be raised: others are the keys before
NONE = "no number is enough"
CHOOSE_FIRST = "Choose cards before you press it, and it is made of them."
Does = Literal["say", "less", "amount", "more", "slide", "chosen", "unfold", "back"]


@dataclass(frozen=True, slots=True)
class Call:
    """One token: what pressing it does, for which seat and with which tokens of a move, and what it says."""

    does: Does
    text: str
    seat: int = -1
    tokens: Tokens = ()
    able: bool = True
    confirms: bool = False
    key: str | None = None           # that presses it; None: its number in the row
    room: str = ""                   # the longest text it may come to bear
    of: Tokens = ()                  # the same made of its best cards
    varied: bool = False             # whether others may be chosen for it
    face: Face | None = None         # instead of words, where its number may be raised
    graded: Graded | None = None
    named: str = ""                  # what it is about, whatever its number

    @property
    def kind(self) -> Kind:
        """Oxblood only for what confirms."""
        return "oxblood" if self.confirms else "bone"

    @property
    def said(self) -> Tokens:
        """As much of a move as is said by pressing it; the cards chosen or an amount follow."""
        return self.tokens if self.does in ("say", "amount", "chosen") else ()

    @property
    def stands_for(self) -> tuple[Does, int, Tokens]:
        """By which it is the same token with other words."""
        return self.does, self.seat, self.of or self.tokens


def with_last_keys(calls: Sequence[Call], fleeting: Sequence[str]) -> list[Call]:
    """What may be said only for a while lies last, and has the last digits, so that no other token's number changes
    when it comes or goes; none, where the rest reaches so far."""
    found = {str(call.tokens[0]): call for call in calls
             if call.does == "say" and call.key is None and call.tokens and call.tokens[0] in fleeting}
    rest = [call for call in calls if call not in found.values()]
    digits = dict(zip(fleeting, reversed(NUMBERS.names)))
    return rest + [replace(found[verb], key=digits[verb] if int(digits[verb]) > len(rest) else "")
                   for verb in reversed(fleeting) if verb in found]


class CallRow:
    """The tokens on a table; `pressed` is told of each that is pressed, `grades` how far one is raised; a slide stands
    at the amount that is in `setting`."""

    def __init__(self, scene: TableScene, pressed: Callable[[Call], None], grades: Grades, setting: AmountSetting
                 ) -> None:
        self.scene, self.pressed, self.grades, self.setting = scene, pressed, grades, setting
        self.calls: list[Call] = []

    def clear(self) -> None:
        """No tokens."""
        self.calls = []
        self._mean(())
        self.scene.show_tokens(())

    def make(self, prompts: Sequence[Prompt], number: AmountSetting, chosen: Collection[Card], armed: bool, begun: bool
             ) -> list[TokenItem] | None:
        """New tokens; or new words on those that lie there and stand for the same, and None.

        These cards are `chosen`, and confirming them has been `armed`; a move that has `begun` can be taken back.
        """
        calls = self._once([call for one in prompts for call in self._of(one, number, chosen, armed)])
        calls.sort(key=lambda call: call.does == "say" and self._main(call.tokens))
        if begun:
            calls.append(Call("back", "Back"))
        calls.sort(key=lambda call: self._order(call))
        if any(one.amount for one in prompts) and not any(call.does == "slide" for call in calls):
            # digits set the amount, and press no token
            calls = [call if call.key is not None else replace(call, key="") for call in calls]
        calls = with_last_keys(self._with_own_keys(calls), self.scene.talk.fleeting)
        same = [call.stands_for for call in calls] == [call.stands_for for call in self.calls]
        self.calls = calls
        if not same:
            self._mean(())
            return [self._token(number, call) for number, call in enumerate(calls)]
        for token, call in zip(self.scene.tokens, calls):
            if (token.label, token.kind) != (call.text, call.kind):
                token.text = token.label = call.text
                token.short = self._short(call)
                token.kind, token.key = call.kind, call.key if call.key is not None else token.key
                if not number.typed:             # whoever types a figure knows what his token comes to say
                    token.guard_again()
            token.says = call.said
            self._face(token, call)
            token.allow(call.able)
        return None

    def lay(self, made: Sequence[TokenItem] | None) -> None:
        """These instead of what lay there, or the same as before, where there is room for their words; what is asked is
        put there next."""
        if made is None:
            token_places.lay(self.scene)
        else:
            self.scene.show_tokens(made)
        self._serve()

    def _once(self, calls: Sequence[Call]) -> list[Call]:
        """What a player may say for either of his hands, as a declarer that the trick is turned, stands there once."""
        sight, found = self.scene.sight, dict[object, Call]()
        for number, call in enumerate(calls):
            alike = sight is not None and call.does == "say" and isinstance(call.tokens, Move)
            found.setdefault((sight.deal.by(call.seat), call.tokens) if alike and sight else number, call)
        return list(found.values())

    def _order(self, call: Call) -> int:
        """Where it comes in a row whose order is the game's; a slide lies below all."""
        order = self.scene.talk.row_order
        if not order or call.does == "slide":
            return 2 * len(order)
        return order.index(str(call.tokens[0])) if call.tokens and call.tokens[0] in order else len(order)

    def _slides(self, amount: Amount | None) -> bool:
        """Whether it is set on a slide."""
        return amount is not None and str(amount.prefix[0]) in self.scene.talk.slides

    def _with_own_keys(self, calls: Sequence[Call]) -> list[Call]:
        """Where a game gives calls digits of their own no other token of the row goes by its place in it; unless two
        lie there that have the same one: then all do."""
        own, fleeting = self.scene.talk.keys, self.scene.talk.fleeting
        said = [call.does if call.does in ("unfold", "back") else " ".join(map(str, call.tokens)) for call in calls]
        digits = [own[one] for one in said if one in own and one != "back"]
        if not digits or len({*digits}) < len(digits):
            return list(calls)
        return [call if call.key is not None or one in fleeting else replace(call, key=own.get(one, ""))
                for call, one in zip(calls, said, strict=True)]

    def at(self, does: Does) -> int:
        """Where in the row the first token stands that does this."""
        return next(number for number, call in enumerate(self.calls) if call.does == does)

    def saying(self, move: Move, chosen: bool) -> int | None:
        """Where the first stands that says a move, or begins it; or confirms the cards `chosen` for it."""
        return next((number for number, call in enumerate(self.calls)
                     if (call.does == "say" and call.able and move[:len(call.tokens)] == call.tokens)
                     or (call.does == "amount" and call.able and (*call.tokens, self.setting.number) == move)
                     or (chosen and call.does == "chosen")), None)

    def able(self, does: Does) -> bool:
        """Whether the first token that does this may be pressed."""
        return self.calls[self.at(does)].able

    def _token(self, number: int, call: Call) -> TokenItem:
        key = call.key if call.key is not None else NUMBERS.names[number] if number < len(NUMBERS.names) else ""
        several = len([call for call in self.calls if call.does != "slide"])
        many = self.scene.sight is not None and several > self.scene.sight.places.small_tokens
        small = self.scene.stage.look.text > LARGE or many
        remedy = self._remedy(call)
        made = RemedyToken if remedy is not None else SlideToken if call.does == "slide" \
            else TokenItem if call.face is None else GradedToken
        token = made(self.scene.stage, call.text, key, call.kind, self.scene.ring, small, call.room)
        self._face(token, call)
        stage = self.scene.talk.stage(self.scene.sight.deal) if self.scene.sight is not None else ""
        token.meaning = CHOOSE_FIRST if call.varied else self.scene.talk.meaning(Move(call.tokens), stage) \
            if call.does in ("say", "chosen", "amount") and call.tokens else ""
        token.says = call.said
        if isinstance(token, RemedyToken) and remedy is not None:
            token.show_remedy(remedy)
        token.row, token.short = self._row(call)[0], self._short(call)
        token.allow(call.able)
        token.pressed.connect(lambda: self._pressed(number))
        token.touched.connect(lambda on: self._mean(self._tokens(number) if on else ()))
        if isinstance(token, SlideToken) or call.does in ("less", "more", "amount"):
            token.touched.connect(self._serve)
        return token

    def _serve(self) -> None:
        """Figures press tokens, unless the ring is on the slide: there they set it; and Return takes an amount, unless
        the ring is on what makes it more or less, and the pointer is not."""
        ringed = self.scene.ring.about
        set_by_them = any(isinstance(token, SlideToken) and token.hasFocus() for token in self.scene.tokens)
        for token, call in zip(self.scene.tokens, self.calls):
            elsewhere = isinstance(ringed, TokenItem) and ringed is not token and not ringed.isUnderMouse()
            token.serve(not set_by_them and not (call.does == "amount" and elsewhere))

    def _remedy(self, call: Call) -> Remedy | None:
        """What is shown instead, if all are such, and letters leave room for sheets."""
        sight = self.scene.sight
        if sight is None or self.scene.stage.look.text > LARGE:
            return None
        said = [one.does == "say" and bool(one.tokens) for one in self.calls]
        found = [self.scene.talk.remedy(sight.deal, one.seat, Move(one.tokens)) if of else None
                 for one, of in zip(self.calls, said, strict=True)]
        return found[self.calls.index(call)] if all(one is not None for one in found) else None

    def _face(self, token: TokenItem, call: Call) -> None:
        """What is drawn on one that may be raised, and whether it may."""
        token.named = call.named
        if isinstance(token, GradedToken) and call.face is not None:
            one = call.graded
            token.prefix = one.prefix if one is not None else ()
            token.show_face(call.face, [by for by in (1, -1) if one is not None and self.grades.may(one, by)])
            token.step = lambda by: None if one is None else self.grades.step(one, by)
        if isinstance(token, SlideToken) and self.setting.amount is not None:
            numbers, number = self.setting.amount.numbers, self.setting.number
            token.show_amount(numbers, number, self._beside(call.tokens, numbers, number))
            token.put_number = self.setting.put

    def _row(self, call: Call) -> tuple[str, str]:
        """The name of the row in which it lies, if there are several, and the words that the name saves it."""
        rows = self.scene.talk.rows
        verbs = {str(other.tokens[0]) for other in self.calls if other.does == "say" and other.tokens}
        several = len([verb for verb in verbs if verb in rows]) > 1
        return rows.get(str(call.tokens[0]), ("", "")) if several and call.does == "say" and call.tokens else ("", "")

    def _short(self, call: Call) -> str:
        """What it need say there."""
        text = call.text.removeprefix(self._row(call)[1])
        return text[:1].upper() + text[1:]

    def _tokens(self, number: int) -> Tokens:
        """What a token stands for; nothing, once it is being taken away under the pointer."""
        return self.calls[number].tokens if number < len(self.calls) else ()

    def _mean(self, tokens: Tokens) -> None:
        """The cards that a call would use have a ring, which tells copies apart by where they lie."""
        for item in self.scene.lying.all():
            meant = bool(tokens) and any(item.card is token for token in tokens)
            if meant != item.meant:
                item.meant = meant
                item.refresh()

    def _pressed(self, number: int) -> None:
        if number < len(self.calls):
            self.pressed(self.calls[number])

    def _of(self, one: Prompt, number: AmountSetting, chosen: Collection[Card], armed: bool) -> Iterator[Call]:
        """The tokens for what one seat may answer."""
        named = one.amount is not None and str(one.amount.prefix[0]) in self.scene.talk.unset
        meant = number.meant or not one.calls and not named
        if one.amount is not None:
            yield from self._amount(one.seat, one.amount, number.number, meant)
        sure = next((move for move in one.calls if str(move[0]) not in self.scene.talk.rash), None)
        for move in one.calls:
            first = one.amount is not None and not meant and move is sure and not self._slides(one.amount)
            made, confirms = one.with_cards(move, chosen), first or self._main(move)
            yield Call("say", self._words(made), one.seat, made, confirms=confirms, key="↵" if first else None,
                       of=move, varied=move in one.made)
        for begun in one.opens:
            yield Call("say", self._words(begun), one.seat, begun)
        if one.folds:
            yield Call("unfold", self.scene.talk.unfolds, one.seat)
        yield from self._graded(one)
        if one.picked is not None:
            yield self._several(one.seat, one.picked, len(chosen), armed)

    def _main(self, said: Tokens) -> bool:
        """Whether this is the call with which most go on, which stands at the end of the row."""
        return tuple(said) == (self.scene.talk.main,)

    def _graded(self, one: Prompt) -> Iterator[Call]:
        """Of each name the least that is enough, or what it has been raised to; and such as no number is enough for."""
        offered = {graded.prefix: graded for graded in one.graded}
        for verb in dict.fromkeys([prefix[0] for prefix in offered]):
            every: list[Tokens] = [(verb, name) for name in self.scene.talk.grades.get(str(verb), ())]
            for place, prefix in enumerate(every or [prefix for prefix in offered if prefix[0] == verb]):
                graded, named = offered.get(prefix), self._words(prefix)
                key = NUMBERS.names[max(GRADED - 1, len(one.calls)) + place]
                if graded is None and self.scene.stage.look.text > LARGE:
                    continue                         # what cannot be said takes no room
                if graded is None:
                    yield Call("say", f"{named}: {NONE}", one.seat, able=False, of=prefix, named=named, key=key,
                               face=self.scene.talk.face(prefix, None))
                    continue
                said = Move((*prefix, number := self.grades.number(graded)))
                yield Call("say", self._words(said), one.seat, said, of=prefix, named=named, key=key, graded=graded,
                           face=self.scene.talk.face(prefix, number))

    def _amount(self, seat: int, amount: Amount, number: int, meant: bool) -> Iterator[Call]:
        """Return takes the amount; where there are words to be said instead, or where none stands there before it is
        named, only once it has been set."""
        room = max((self._words((*amount.prefix, n)) for n in amount.numbers), key=len)
        unset = not meant and str(amount.prefix[0]) in self.scene.talk.unset
        words = f"{self._words(amount.prefix)} {UNSET}" if unset else self._words((*amount.prefix, number))
        if self._slides(amount):
            yield Call("amount", words, seat, amount.prefix, confirms=meant, room=room)
            if len(amount.numbers) > 1:
                said = self._beside(amount.prefix, amount.numbers, number)
                yield Call("slide", f"{said[0].capitalize()}: {said[1]}", seat, amount.prefix, key="")
            return
        yield Call("less", "−", seat, amount.prefix, able=not unset and number > amount.numbers[0], key="")
        yield Call("amount", words, seat, amount.prefix, able=not unset, confirms=meant,
                   key="↵" * meant, room=room)
        yield Call("more", "+", seat, amount.prefix, able=number < amount.numbers[-1], key="")

    def _beside(self, begun: Tokens, numbers: Sequence[int], number: int) -> tuple[str, str]:
        """What is said left and right of a slide."""
        sight, talk = self.scene.sight, self.scene.talk
        return talk.beside_slide(sight.deal, begun, number, numbers[-1]) if sight is not None else ("", "")

    def _several(self, seat: int, picked: Picked, chosen: int, armed: bool) -> Call:
        talk, none = self.scene.talk, not chosen and not picked.some.least
        text = talk.again(picked.prefix, chosen) if armed else talk.none(picked.prefix) if none else \
            talk.several(picked.prefix, chosen)
        return Call("chosen", text, seat, picked.prefix, picked.some.least <= chosen <= picked.some.most, armed)

    def _words(self, said: Tokens) -> str:
        talk, sight = self.scene.talk, self.scene.sight
        return talk.token_now(sight.deal, Move(said), sight.name) if sight else talk.token(Move(said))
