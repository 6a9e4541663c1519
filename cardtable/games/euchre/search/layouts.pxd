from cardtable.games.euchre.search.speaking cimport Speaking

cdef int PLACES, LAID, DISCARD, REST
cdef double ODD_CALL, ODD_MANNER, ODD_DISCARD, ODD_PLAY

cdef class Layouts(Speaking):
    cdef int seat
    cdef int most
    cdef unsigned long long[::1] fixed
    cdef unsigned long long[::1] may
    cdef int[::1] need
    cdef unsigned long long[::1] lot
    cdef unsigned long long[::1] played
    cdef int[::1] some
    cdef unsigned long long[::1] laid
    cdef unsigned long long unseen
    cdef int[::1] said
    cdef int[::1] fell
    cdef int maker_then
    cdef int out_then
    cdef int contract_then
    cdef int lone_then
    cdef int trump_then
    cdef int first
    cdef bint discarded

    cdef double draws(self) noexcept
    cdef double agrees(self) noexcept
    cdef unsigned long long as_dealt(self, int seat) noexcept
    cdef double replay(self, bint weighing) noexcept
