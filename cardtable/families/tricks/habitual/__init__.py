"""The master of a game of four hands where everybody is taken to play by habit, compiled: layouts as likely as the
cards that fell make them, and every card played on in all of them.  A game writes its habit
(families/partnership/search is the example)."""
