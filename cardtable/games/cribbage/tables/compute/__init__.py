"""The programs that compute the tables and figures of this game."""
