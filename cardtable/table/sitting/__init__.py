"""A sitting at the table: the page, the host that seats it, and what a person may do there."""
