KINDS: tuple[int, int, int, int, int]
