from cardtable.games.euchre.search.habits cimport Habits

cdef int ADOPTING, MAKING, SUPERSEDING, OPPOSING, DISCARDING, PLAY, ENDED, TOGETHER, ALONE, JAMBONE, JAMBOREE, NO
cdef unsigned long long ACES

cdef class Calls(Habits):
    cdef int proposed
    cdef int bridges
    cdef int[::1] us
    cdef int[::1] them
    cdef bint later_call
    cdef bint lone_leads
    cdef bint opposed
    cdef bint may_expose
    cdef bint may_show
    cdef int phase
    cdef bint turned_down
    cdef int opposer
    cdef bint trumps_enough
    cdef int fewest
    cdef double orders
    cdef double third_orders
    cdef double bridge_third
    cdef double assists
    cdef double takes
    cdef double light
    cdef double next
    cdef double cross
    cdef double other
    cdef double younger
    cdef double four_all
    cdef double more
    cdef double one
    cdef double close

    cdef int manner(self, int seat, unsigned long long plain, unsigned long long six, int trump, bint dealer) noexcept
    cdef unsigned long long kept(self, unsigned long long six, bint exposing) noexcept
    cdef unsigned long long with_turned(self, unsigned long long plain) noexcept
    cdef unsigned long long plain_bit(self, int card, int trump) noexcept
    cdef int word(self, int seat, unsigned long long plain, bint making) noexcept
    cdef double wanted(self, int seat, double mark) noexcept
    cdef bint can_wait(self, unsigned long long plain, int trump) noexcept
    cdef bint ordinarily(self, unsigned long long plain, int trump) noexcept
    cdef int adopts(self, int seat, unsigned long long plain) noexcept
    cdef bint assists_on(self, int seat, unsigned long long some, double worth, int n, bint four_all) noexcept
    cdef int takes_up(self, int seat, unsigned long long plain) noexcept
    cdef int makes(self, int seat, unsigned long long plain) noexcept
