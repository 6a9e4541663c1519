"""The book beside the table: score, talk, laws and advice."""
from __future__ import annotations

from cardtable.table.book.book import Book
from cardtable.table.book.courses import Counsel, Course, counsel

__all__ = ["Book", "Counsel", "Course", "counsel"]
