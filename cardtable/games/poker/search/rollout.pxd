cimport cython

cdef int SEATS, WORTH_ONE, OFTEN
cdef double FROM, SURE, OPENERS, FEWEST

cdef class Rest:
    cdef bint stands[8]
    cdef int paid[8]
    cdef int has[8]
    cdef int final[8]
    cdef int drew[8]
    cdef int order[8]
    cdef bint passed[8]
    cdef double played[8]
    cdef double kept[8]
    cdef double standings[8]
    cdef double up_to[8]
    cdef double stays[8]
    cdef double stakes[8]
    cdef double bluffs[8]
    cdef double part[8][8]
    cdef list seen
    cdef object manners
    cdef object lots
    cdef int drawn
    cdef int me
    cdef int seats
    cdef int pool
    cdef int begun
    cdef int number
    cdef int level
    cdef int better
    cdef bint staked
    cdef bint passing
    cdef int most
    cdef int total
    cdef int times
    cdef int first
    cdef int last
    cdef int opener
    cdef int base
    cdef int blind

    @cython.locals(found=Rest)
    cpdef Rest copy(self, object lots)
    @cython.locals(n=cython.int, m=cython.int)
    cdef void copy_to(self, Rest found) noexcept
    @cython.locals(n=cython.int, m=cython.int)
    cdef void forget(self) noexcept
    cpdef void speak(self, object order) except *
    @cython.locals(n=cython.int, seat=cython.int)
    cpdef void second(self, int first, bint hold, object limits, object field) except *
    @cython.locals(due=cython.int)
    cdef int due(self, int seat) noexcept
    @cython.locals(one=cython.int, most=cython.int)
    cdef int room(self, int seat) noexcept
    cdef void out(self, int seat) noexcept
    cdef void see(self, int seat) noexcept
    @cython.locals(one=cython.int, n=cython.int)
    cdef void up(self, int seat, int by) noexcept
    cdef void put(self, int seat, int coins) noexcept
    cpdef void plays_at_least(self, double part)
    @cython.locals(seat=cython.int)
    cdef int asked(self) noexcept
    @cython.locals(seat=cython.int, due=cython.int, room=cython.int, standing=cython.double, level=cython.double, part=cython.double, above=cython.double)
    cpdef before_the_draw(self)
    cdef int at_most(self, int room, int by) noexcept
    cdef void narrowed(self, int seat, double part) noexcept
    @cython.locals(seat=cython.int, due=cython.int, room=cython.int, wins=cython.double, up=cython.bint, easy=cython.double, by=cython.int)
    cpdef void with_the_hands(self) except *
    cdef void waits(self, int seat, int room, double hoped) except *
    cdef double lot(self) except -1
    @cython.locals(other=cython.int, found=cython.double, part=cython.double, kept=cython.double, bluffs=cython.double, above=cython.double)
    cpdef double chance(self, int seat) except -1
    cpdef double shared(self, int more=*)
    @cython.locals(me=cython.int, spent=cython.int, mine=cython.int, level=cython.int, beaten=cython.int, equal=cython.int, besides=cython.int, one=cython.int, won=cython.int, paid=cython.int)
    cpdef double gained(self)
