"""What the lines of a square of cards come to, beside the square, and the way in which its cards were laid."""
