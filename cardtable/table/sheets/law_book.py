"""The laws of a game on paper: one code, every article in its order, with how the table goes by it."""
from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtGui import QTextDocument

from cardtable.rules.laws import Code, Law
from cardtable.table.book.laws import TREATED
from cardtable.table.sheets.printing import made_of


def law_book(title: str, code: Code) -> QTextDocument:
    """The book of a game called so."""
    body = [f"<h1>The laws of {escape(title)}</h1>",
            f'<p class="note">{escape(code.title)} · {len(code.laws)} articles, in the words of this house</p>']
    for law in code.laws:
        body += _article(law, code.numbered)
    return made_of("".join(body), f"The laws of {title}: {code.title}")


def _article(law: Law, numbered: bool) -> Iterator[str]:
    yield f"<h2>{f'{law.number}. ' if numbered else ''}{escape(law.heading)}</h2>"
    if law.text:
        yield f"<p>{escape(law.text)}</p>"
    yield f'<p class="note">{escape(TREATED[law.treatment])}</p>'
