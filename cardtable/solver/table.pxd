from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *
from cardtable.solver.pattern cimport Pattern
from cardtable.solver.points cimport Points


cdef class Table:
    cdef Deal deal
    cdef Points points
    cdef Pattern pattern
    cdef Slot *slots
    cdef unsigned int slot_mask
    cdef int slot_bits
    # an entry: two words of owners, and unless tricks are plain two bounds
    cdef unsigned long long *words
    cdef int *bounds
    cdef unsigned int entries, used, end
    cdef unsigned int epoch, oldest, start  # slots older than `oldest` count as empty
    cdef unsigned int hit                   # the entry that decided
    cdef long long probes, steps

    cdef void free(self) noexcept
    cdef unsigned int find(self, unsigned long long key, bint claim) noexcept nogil
    cdef unsigned long long group(self, unsigned long long key, int k, unsigned long long r0, unsigned long long r1) noexcept nogil
    cdef int scan(self, unsigned int i, unsigned long long r0, unsigned long long r1, int need) noexcept nogil
    cdef long long same(self, unsigned int i, unsigned long long p0, unsigned long long p1) noexcept nogil
    cdef unsigned int room(self, unsigned int size) noexcept nogil
    cdef long long append(self, unsigned int i, unsigned long long p0, unsigned long long p1, int left) noexcept nogil
    cdef void copy(self, unsigned int e, unsigned int f) noexcept nogil
    cdef int depth(self, unsigned long long p0, unsigned long long p1) noexcept nogil
    cdef unsigned long long key_of(self, int lead, int left, int won) noexcept nogil
    cdef int recall(self, unsigned long long agg, int lead, int left, int need, int won) noexcept nogil
    cdef void remember(self, unsigned long long agg, int lead, int left, int need, int won, bint res, unsigned long long w) noexcept nogil
