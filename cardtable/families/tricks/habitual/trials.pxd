from cardtable.families.tricks.habitual.layouts cimport Layouts

cdef class Trials(Layouts):
    cdef void to_end(self) noexcept
