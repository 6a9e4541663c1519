"""Lessons at the table: the page of the book that leads, what is pointed at, and the sheet on which one is chosen."""
