"""The cloth: what lies on it, and where."""
