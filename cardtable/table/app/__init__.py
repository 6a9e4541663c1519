"""The application: how it opens, its one window, and what it does about faults."""
