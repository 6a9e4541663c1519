"""The window: the room, the table in it, and everything a person sees and touches."""
