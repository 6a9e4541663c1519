"""The board of Cribbage: holes, lanes, pegs, and how they are drawn."""
