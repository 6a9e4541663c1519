"""How a deal, a game, a sitting ends: what is written on its slip, the ways on from there, what is kept of it."""
