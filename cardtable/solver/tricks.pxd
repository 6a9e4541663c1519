from cardtable.solver.budget cimport Budget
from cardtable.solver.deal cimport Deal
from cardtable.solver.decided cimport Decided
from cardtable.solver.exact cimport Exact
from cardtable.solver.machine cimport *
from cardtable.solver.mattered cimport as_good, of_run
from cardtable.solver.misere cimport never_wins
from cardtable.solver.order cimport Order
from cardtable.solver.points cimport Points
from cardtable.solver.sure cimport Sure
from cardtable.solver.table cimport Table


cdef class Tricks:
    cdef Deal deal
    cdef Points points
    cdef Table table
    cdef Exact exact
    cdef Order order
    cdef Sure sure
    cdef Decided decided
    cdef Budget budget
    cdef bint relative                      # which of the two tables
    cdef bint recalls                       # whether what decided before is tried first
    cdef bint cash                          # whether sure tricks are counted

    cdef int peek(self, unsigned long long agg, int lead, int left, int need, int won) noexcept nogil
    cdef bint expand(self, unsigned long long agg, int lead, int left, int need, int won) noexcept nogil
    cdef bint complete(self, unsigned long long agg, int lead, int winner, unsigned long long best, bint byrank, int left, int need, int won, int pile) noexcept nogil
    cdef bint card(self, unsigned long long agg, int k, int lead, int seat, int best_seat, unsigned long long best, int suit, bint byrank, int left, int need, int won, int pile) noexcept nogil
