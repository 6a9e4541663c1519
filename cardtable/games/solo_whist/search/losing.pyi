TRICKS: int
PARTNERS: int
NOTHING: int
ALL: int
LAST: int
