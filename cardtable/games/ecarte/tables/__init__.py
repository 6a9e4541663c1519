"""Tables made by playing deals, and what makes them."""
