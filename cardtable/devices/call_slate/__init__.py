"""The slate on which calls are written, and how it is drawn."""
