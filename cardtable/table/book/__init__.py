"""The book beside the table: score, talk, laws and advice."""
from __future__ import annotations

from cardtable.table.book.advice import Counsel, Course, counsel
from cardtable.table.book.book import Book

__all__ = ["Book", "Counsel", "Course", "counsel"]
