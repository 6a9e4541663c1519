"""Asking a person: what may be answered, by mouse and by keyboard."""
