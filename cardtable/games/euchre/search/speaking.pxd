from cardtable.games.euchre.search.calls cimport Calls

cdef int ADOPTING, MAKING, SUPERSEDING, OPPOSING, DISCARDING, PLAY, ENDED, ALONE, JAMBONE, JAMBOREE, TOGETHER, NO

cdef class Speaking(Calls):
    cdef void says(self, int word) noexcept
    cdef void undertakes(self, int seat, int trump, int contract) noexcept
    cdef void settled(self) noexcept
    cdef void begins(self) noexcept
    cdef int speaks(self) noexcept
