from cardtable.solver.machine cimport highest, lowest
from cardtable.families.tricks.habitual.trials cimport Trials

cdef int TEN, KING, ACE, TRICKS
cdef unsigned long long HONOURS

cdef class Signs(Trials):
    cdef int goal_for[2]                     # tricks that win the game, by party
    cdef double[::1] worth
    # what whole tricks have told
    cdef int small[16]                       # 4 * seat + suit: the first card of second or fourth hand, -1 for none
    cdef int more[16]                        # whether there was a second
    cdef int third[16]                       # how far ace, king and a small one have come
    cdef int called                          # a bit for each seat
    cdef int wants                           # who has led trumps among his first two leads
    cdef int led[4]                          # how often each has led
    cdef int led_first[4]                    # his first lead, -1 for none
    cdef int trumps_led[4]                   # how often he has led trumps
    cdef int trump_first[4]                  # the first of them
    # whoever is to play, as he sees it
    cdef int me
    cdef int mate
    cdef unsigned long long out
    cdef int lacks

    cdef void look(self) noexcept
    cdef bint lacking(self, int seat, int suit) noexcept
    cdef bint wants_trumps(self, int seat) noexcept
    cdef bint wants_now(self, int seat) noexcept
    cdef bint has_called(self, int seat) noexcept
    cdef bint master(self, int card) noexcept
    cdef bint gains(self, int card, int top) noexcept
    cdef bint trumps_against(self) noexcept
    cdef bint ruffed(self, int suit) noexcept
    cdef bint mate_may_trump(self, int suit) noexcept
    cdef int wanted(self) noexcept
    cdef int over_ten(self, unsigned long long lane) noexcept
    cdef int fourth(self, unsigned long long lane) noexcept
