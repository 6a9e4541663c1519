from cardtable.solver.machine cimport highest, lowest
from cardtable.games.loo.search.hopes cimport Hopes

cdef class Habits(Hopes):
    cdef unsigned long long gone             # what was played, and the turn-up
    cdef int trick[8]
    cdef int lies, turn, best, holder        # cards on the table; whose turn, and who has the trick, by place in order
    cdef int taken[8]                        # by place in order
    cdef bint after, civil, over
    cdef double gain, left                   # the asker's counters, and what is in the pool at the end

    cdef void say(self, int seat, int word, unsigned long long thrown) noexcept
    cdef bint flush(self, unsigned long long held) noexcept
    cdef void board(self, int winner) noexcept
    cdef void speak_on(self, int seat) noexcept
    cdef void lead_off(self) noexcept
    cdef unsigned long long bound(self, unsigned long long held) noexcept
    cdef int lead(self, unsigned long long held) noexcept
    cdef bint beats(self, int card) noexcept
    cdef unsigned long long lawful(self, unsigned long long held) noexcept
    cdef int follow(self, unsigned long long held) noexcept
    cdef int card(self) noexcept
    cdef void put(self, int card) noexcept
    cdef void play_on(self) noexcept
    cdef void reckon(self) noexcept
    cdef double worth(self) noexcept
