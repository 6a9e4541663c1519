"""Lessons: read from the TOML files beside a game, played through when they are read, walked by a learner; no Qt."""
