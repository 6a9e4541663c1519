from cardtable.families.melds.search.table cimport Table

cdef class Habits(Table):
    cdef double[::1] taste, drawn, before
    cdef int[::1] by_face, places, able, many
    cdef double _wants(self, int p, int shape, int but) noexcept
    cdef double _faces(self, int p, int shape, int but, int broken) noexcept
    cdef double _four(self, int p, int shape, int but, int broken) noexcept
    cdef double _pairs(self, int p, int shape, int but) noexcept
    cdef void _prospects(self, int p) noexcept
    cdef double _loss(self, int p, int n) noexcept
