"""Tables that were computed, and the programs that computed them."""
