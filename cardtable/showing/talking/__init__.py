"""How a game is put into words, by subject: what is asked, what has happened, plates, instruments, papers."""
