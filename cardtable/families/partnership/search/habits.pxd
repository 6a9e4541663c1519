from cardtable.solver.machine cimport highest, lowest
from cardtable.families.partnership.search.leading cimport Leading

cdef int NONE, WIDE, TEN, KNAVE, QUEEN, KING, ACE
cdef unsigned long long LANE, SMALL, KING_QUEEN, KING_TEN, COURT

cdef class Habits(Leading):
    cdef int[::1] second                     # of the books' table, seven numbers a row
    cdef int[::1] tries                      # of finesses: what is held, and what is tried

    cdef int follow(self, unsigned long long some) noexcept
    cdef int high_second(self, unsigned long long some) noexcept
    cdef bint unblocks(self, unsigned long long some) noexcept
    cdef int calling(self, unsigned long long some) noexcept
    cdef int second_hand(self, unsigned long long some) noexcept
    cdef int third_hand(self, unsigned long long some) noexcept
    cdef bint mates_queen(self, int suit) noexcept
    cdef bint not_on_the_right(self, int suit, int tried) noexcept
    cdef int lacking_it(self) noexcept
    cdef int thrown(self, unsigned long long own, bint enemies) noexcept
