from cardtable.games.euchre.search.course cimport Course

cdef int ACE, LEFT, RIGHT
cdef unsigned long long ACES

cdef class Leads(Course):
    cdef unsigned long long lead(self, unsigned long long some) noexcept
    cdef unsigned long long last_two(self, unsigned long long own, unsigned long long lay, bint ours) noexcept
    cdef unsigned long long to_euchre(self, unsigned long long some, unsigned long long own, unsigned long long lay) noexcept
    cdef bint waits_with(self, unsigned long long own, int n) noexcept
    cdef unsigned long long lead_as_maker(self, unsigned long long some, unsigned long long own, unsigned long long lay) noexcept
    cdef unsigned long long lead_plain(self, unsigned long long some) noexcept
    cdef unsigned long long against_lone(self, unsigned long long some) noexcept
    cdef unsigned long long lead_alone(self, unsigned long long some) noexcept
