from cardtable.families.declarer.search.promises cimport Promises

cdef int CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMPS, LEAVE, CONTENT, DOUBLE
cdef int DECLARING, NAMING, DOUBLING, ANSWERING, REDOUBLING, PARTNER, OVER
cdef int FOUR, NONE, BOOK, ALL, GAME, WIDE, UNENDING
cdef unsigned long long LANE, ACES, TENS
cdef double SAFE, IN_CLUBS, CERTAIN, AGAINST, FOR_DOUBLE, FOR_REDOUBLE, STRONGER, DOUBT, ODD, LEAST

cdef class Calls(Promises):
    cdef int phase                           # where the calls stand, by number
    cdef int must                            # who is to speak
    cdef int namer
    cdef int doublers[2]
    cdef int doubled
    cdef int trick_limit                     # what a trick may come to be worth, 0 for any amount
    cdef int said[320]                       # five numbers for each word: who, phase, named, doubled, what he said
    cdef int words
    cdef double aside                        # how far the word that is looked at is from another

    cdef double certain_in(self, unsigned long long hand, int seat, int named) noexcept
    cdef double worth_in(self, unsigned long long hand, int seat, int named) noexcept
    cdef bint strong(self, unsigned long long lane) noexcept
    cdef bint safe(self, unsigned long long hand, int named) noexcept
    cdef int by_aces(self, unsigned long long hand) noexcept
    cdef int for_game(self, unsigned long long hand, int seat) noexcept
    cdef int declaring(self, unsigned long long hand, int seat) noexcept
    cdef int naming(self, unsigned long long hand, int seat) noexcept
    cdef int word(self, unsigned long long hand, int seat, int phase, int named, int doubled) noexcept
    cdef void say(self, int word) noexcept
    cdef void raised(self) noexcept
    cdef int trick_worth(self) noexcept
    cdef double settled(self, int tricks) noexcept
