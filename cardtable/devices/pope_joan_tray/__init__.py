"""The tray of Pope Joan: its wells, and the disc in its middle."""
