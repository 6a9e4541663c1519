from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *
from cardtable.solver.points cimport Points


cdef class Order:
    cdef Deal deal
    cdef Points points
    cdef unsigned long long moves[(LONGEST + 1) * 8 * 32]
    cdef unsigned long long runs[(LONGEST + 1) * 8 * 32]
    cdef int merit[(LONGEST + 1) * 8 * 32]
    cdef int beats[(LONGEST + 1) * 8 * 32]
    cdef int tuned[128]
    cdef int w                              # where the weights of this deal begin

    cdef unsigned long long legal(self, unsigned long long hand, int suit, unsigned long long best) noexcept nogil
    cdef unsigned long long run_of(self, unsigned long long rest, unsigned long long b, unsigned long long others) noexcept nogil
    cdef int leads(self, unsigned long long agg, int seat, int base) noexcept nogil
    cdef int forced(self, unsigned long long rest, unsigned long long agg, int seat, unsigned long long best, int base) noexcept nogil
    cdef void again(self, unsigned long long b, unsigned long long agg, int seat, unsigned long long best, int base) noexcept nogil
    cdef int stands(self, unsigned long long b, unsigned long long best) noexcept nogil
    cdef int replies(self, unsigned long long rest, unsigned long long agg, int k, int lead, int seat, int best_seat, unsigned long long best, int suit, int base) noexcept nogil
    cdef void best_first(self, int base, int i, int count) noexcept nogil
