cdef enum:
    PASS, STAND, MISS, FOR_POOL, DRAW

cdef enum:
    THREE = 3
    FIVE = 5
    SEATS = 8
    ACE = 12
    PAM = 15
    WHOLE = 11
