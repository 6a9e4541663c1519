from cardtable.games.euchre.search.leads cimport Leads

cdef int ACE, LEFT, RIGHT
cdef double SURE
cdef unsigned long long ACES

cdef class Habits(Leads):
    cdef unsigned long long likes(self) noexcept
    cdef bint partner_behind(self) noexcept
    cdef bint enemy_behind(self) noexcept
    cdef bint sure(self) noexcept
    cdef unsigned long long winning(self, unsigned long long own, int suit) noexcept
    cdef unsigned long long answer(self, unsigned long long some) noexcept
    cdef int follow(self, unsigned long long some) noexcept
    cdef int signal(self, unsigned long long own, int card) noexcept
    cdef unsigned long long as_good(self, unsigned long long own, int card, unsigned long long winning) noexcept
    cdef unsigned long long without(self, unsigned long long some) noexcept
    cdef bint late_king(self) noexcept
    cdef bint keeps_tenace(self, unsigned long long own, bint ours, bint last) noexcept
    cdef unsigned long long ruffs_to_tell(self, unsigned long long own, unsigned long long winning) noexcept
    cdef unsigned long long throw(self, unsigned long long some) noexcept
