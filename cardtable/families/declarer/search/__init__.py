"""How masters of these games search: hands played by habit, two of them by one player; what a hand promises; layouts
as likely as calls and cards make them.  A game derives its calls."""
