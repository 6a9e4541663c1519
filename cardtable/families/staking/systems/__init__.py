"""The systems by which people stake on even chances, as the book works them (002:16755-17390; 17617-17835)."""
