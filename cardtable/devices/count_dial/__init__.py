"""The dial of a running count, and how it is drawn."""
