"""The rules: dealing, counting, the forms, the board, the match."""
