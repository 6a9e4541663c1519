"""From events to what is seen of them, one act after the other."""
