"""The tray in which a banker's coins lie before the middle."""
