from cardtable.games.auction_bridge.search.auction cimport Auction

cdef int PASS, DOUBLE, REDOUBLE, LOWEST, CLUBS, SPADES, NO_TRUMPS, FOUR, NONE, BOOK, ALL, LONGEST
cdef int ONE_SPADE, TWO_SPADES, TWO_CLUBS, ONE_NO_TRUMPS, UNDER, LEAST_LOSS, BONUS, HIGH
cdef double MARGIN, RUN, BEAT, SURE, REDOUBLED, DOUBT, ODD, LEAST

cdef class Calls(Auction):
    cdef int opening(self, int seat) noexcept
    cdef int invited(self, int seat) noexcept
    cdef int obliged(self, int seat) noexcept
    cdef int partners_call(self, int seat) noexcept
    cdef int doubled_by_them(self, int seat) noexcept
    cdef bint keep_silent(self, int seat) noexcept
    cdef bint doubles(self, int seat) noexcept
    cdef int over_them(self, int seat) noexcept
    cdef int word(self, int seat) noexcept
    cdef double worth_of_word(self, int seat, int word) noexcept
    cdef double comes(self, int tricks) noexcept
