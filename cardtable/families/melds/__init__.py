"""Games in which combinations of cards are declared from the hand while a stock is drawn, such as Bézique."""
