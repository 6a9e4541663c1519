"""How the books say Euchre is played: the Professor's of 1862 and Hoyle's of 1909, each under its own code."""
