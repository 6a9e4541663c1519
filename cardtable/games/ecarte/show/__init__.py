"""How it is shown: words, places, its picture, its practice."""
