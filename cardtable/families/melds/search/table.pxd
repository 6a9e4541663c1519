cdef class Table:
    cdef int size, copies, goal, brisque, last_trick, exchange, kinds, shapes
    cdef int[::1] above, again
    cdef int[::1] shape_kind, shape_suit, shape_rank, shape_size, shape_face, shape_wanted, shape_points, shape_trumps
    cdef int[::1] strength, late
    cdef int[::1] stock
    cdef int stocked
    cdef int[::1] state, base, root
    cdef int[::1] card, served, shown, partner, count, seen, whole_kind, whole_cards, bound, parts, score, wholes, now

    cdef bint _beats(self, int card, int top) noexcept
    cdef bint _free(self, int p, int n, int kind) noexcept
    cdef int _ways(self, int p, int shape) noexcept
    cdef int _points(self, int shape) noexcept
    cdef void _scores(self, int p, int shape, int cards) noexcept
    cdef int _take(self, int p, int n) noexcept
    cdef void _draw(self, int p) noexcept
    cdef void _mark(self, int p, int part, int points) noexcept
    cdef void _seven(self, int p) noexcept
