from cardtable.solver.deal cimport Deal

cdef bint never_wins(Deal deal, unsigned long long agg, int lead) noexcept nogil
