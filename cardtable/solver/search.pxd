from cardtable.solver.budget cimport Budget
from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *
from cardtable.solver.points cimport Points
from cardtable.solver.tricks cimport Tricks


cdef class Search:
    cdef Deal deal
    cdef Points points
    cdef Tricks tricks
    cdef Budget budget
    cdef long long memory
    cdef bint lasting                       # whether the table outlasts a question
    cdef object kind                        # of the questions whose answers it holds

    cdef int after_card(self, unsigned long long b, int need) noexcept nogil
    cdef int best_of_all(self, int need) noexcept nogil
