from cardtable.solver.deal cimport Deal
from cardtable.solver.entries cimport Entries
from cardtable.solver.machine cimport *
from cardtable.solver.pattern cimport Pattern
from cardtable.solver.points cimport Points


cdef class Table:
    cdef Deal deal
    cdef Points points
    cdef Pattern pattern
    cdef Entries entries
    cdef Slot *slots
    cdef unsigned int size, claimed, largest
    # a bit for each group that may be there, by its key, so that few others are looked for; whether any is set
    cdef unsigned long long there[16384]
    cdef bint grouped
    cdef unsigned int hit                   # the entry that decided
    cdef long long probes, steps

    cdef unsigned int find(self, unsigned long long key, bint claim) noexcept nogil
    cdef unsigned long long group(self, unsigned long long key, int k, unsigned long long r0, unsigned long long r1) noexcept nogil
    cdef unsigned long long key_of(self, int lead, int left, int won) noexcept nogil
    cdef int scan(self, unsigned int i, unsigned long long r0, unsigned long long r1, int need) noexcept nogil
    cdef int recall(self, unsigned long long agg, int lead, int left, int need, int won) noexcept nogil
    cdef void remember(self, unsigned long long agg, int lead, int left, int need, int won, bint res, unsigned long long w) noexcept nogil
    cdef long long append(self, unsigned int i, unsigned long long p0, unsigned long long p1, int left) noexcept nogil
    cdef void grow(self) noexcept nogil
