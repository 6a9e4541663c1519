from cardtable.solver.machine cimport highest, lowest
from cardtable.families.tricks.habitual.play cimport Play

cdef double NEVER
cdef int SEATS

cdef class Layouts(Play):
    cdef int seat
    cdef int most
    cdef int others                          # a bit for each seat whose cards tell him something
    cdef int hidden                          # how many hands hold cards he does not see
    cdef double as_habit                     # logarithms: how likely a card is that habit plays,
    cdef double otherwise[64]                # and another, by how many such there are
    cdef double part[4]                      # of what fell, by seat
    cdef unsigned long long unseen
    cdef unsigned long long fixed[4]
    cdef unsigned long long may[4]
    cdef unsigned long long lot[4]
    cdef unsigned long long played[4]
    cdef int need[4]
    cdef int order[4]                        # the hands to be drawn, the most bound first
    cdef int some[64]
    cdef int[::1] leads                      # who led each trick
    cdef int[::1] fell
    cdef unsigned long long[::1] laid
    cdef int many

    cdef double draws(self) noexcept
    cdef double replay(self, int watched, double floor) noexcept
    cdef double told(self, int seat) noexcept
    cdef void keep(self, int n) noexcept
    cdef void take_up(self, int n) noexcept
    cdef void stir(self, int n, int steps) noexcept
    cdef void spread(self, int tries, int kept, unsigned long long[::1] drawn, double[::1] weights) noexcept
