"""What is said at the table, told in the talk, and written on tokens and beside the cloth."""
from __future__ import annotations

CRIES = {"open": ("Messieurs, faites vos jeux.", "Gentlemen, place your stakes."),
         "closed": ("Les jeux sont faits. Rien ne va plus.", "The stakes are made. No more stakes."),
         "passes": ("Monsieur, les cartes passent.", "Sir, the cards are through."),
         "added": ("Ajouter à la banque.", "Money is to be added to the bank.")}
"""By what happens, the tailleur’s cry and what it means.  The print has "sont fait" and "perds"."""
