"""Search in games of melds: open hands played on by habit, and the last tricks exactly."""
