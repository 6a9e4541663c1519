"""What is heard at the table, and how it comes to the loudspeaker; nothing here waits for a device."""
