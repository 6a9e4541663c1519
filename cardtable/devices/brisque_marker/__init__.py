"""The marker of brisques, with the studs they raise."""
