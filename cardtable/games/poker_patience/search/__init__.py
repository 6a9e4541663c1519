"""How squares are laid well: a count of what each line may come to, and squares laid out by it in trial."""
