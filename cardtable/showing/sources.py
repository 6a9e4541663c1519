"""The books of the house, as a reader knows them; a source in the code is a book's number and lines, "002:3104"."""
from __future__ import annotations

BOOKS = {"000": "Cavendish, 1886", "001": "The Law and Practice, 1862", "002": "Hoyle, 1909",
         "003": "Deschapelles, 1839"}


def books_of(source: str) -> str:
    """The books that a source names, without their lines; "" for none."""
    numbers = [part.strip().partition(":")[0] for part in source.split(";")]
    return "; ".join(dict.fromkeys([BOOKS[number] for number in numbers if number in BOOKS]))
