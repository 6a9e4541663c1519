"""What the master searches with: pegging, the race home, likely hands, the adviser."""
