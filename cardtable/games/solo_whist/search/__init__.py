"""The club player at Solo Whist, compiled: what he says, and the cards he plays."""
