from cardtable.games.euchre.search.habits cimport Habits

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
    cdef double orders
    cdef double third_orders
    cdef double assists
    cdef double takes
    cdef double next
    cdef double cross
    cdef double other
    cdef double at_four
    cdef double close

    cdef int manner(self, unsigned long long plain, unsigned long long six, int trump, bint dealer) noexcept
    cdef unsigned long long kept(self, unsigned long long plain) noexcept
    cdef unsigned long long plain_bit(self, int card, int trump) noexcept
    cdef int word(self, int seat, unsigned long long plain, bint making) noexcept
    cdef int adopts(self, int seat, unsigned long long plain) noexcept
    cdef int takes_up(self, int seat, unsigned long long plain) noexcept
    cdef int makes(self, int seat, unsigned long long plain) noexcept
    cdef void says(self, int word) noexcept
    cdef void undertakes(self, int seat, int trump, int contract) noexcept
    cdef void settled(self) noexcept
    cdef void begins(self) noexcept
    cdef int speaks(self) noexcept
