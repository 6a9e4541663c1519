cimport cython

cdef int GRID, SIDE, CELLS, LINES, CARDS
cdef int HIGHEST, PAIR, TWO, THREES, STRAIGHT, FLUSH, FULL, FOURS, SF, ROYAL
cdef int SINGLE, TRIPS, SECOND, TO_FULL, TO_FOURS, BY_PAIR, OF_TWO, RUN, SUIT, SUITED_RUN, DEAD

cdef class Square:
    cdef double points[10]
    cdef double weights[33]
    cdef int runs[10]
    cdef int ranks[10][5]
    cdef int held[18][4]
    cdef int number[18]
    cdef int suit[18]
    cdef double value[18]
    cdef int taken[81]
    cdef int left[52]
    cdef int of_rank[13]
    cdef int of_suit[4]
    cdef double chance[13]
    cdef double single
    cdef int free[81]
    cdef double grows[18]
    cdef double comes[5]
    cdef int laid
    cdef int unseen
    cdef int west
    cdef int east
    cdef int north
    cdef int south
    cdef bint touching
    cdef bint fixed

    cdef void see(self, int card) noexcept
    @cython.locals(to_come=cython.int, rank=cython.int, n=cython.int, line=cython.int, none=cython.double)
    cdef void reckon(self) noexcept
    @cython.locals(bit=cython.int, times=cython.int)
    cdef void join(self, int line, int rank, int suit) noexcept
    @cython.locals(row=cython.int, column=cython.int)
    cdef void put(self, int card, int cell) noexcept
    @cython.locals(one=cython.int, two=cython.int, three=cython.int, four=cython.int, suited=cython.bint, n=cython.int)
    cdef double full(self, int line) noexcept
    @cython.locals(one=cython.int, two=cython.int, three=cython.int, four=cython.int, number=cython.int, rank=cython.int, value=cython.double, best=cython.double, alive=cython.bint)
    cdef double worth(self, int line) noexcept
    @cython.locals(base=cython.double, rank=cython.int, last=cython.double, value=cython.double, paired=cython.double)
    cdef double _of_three(self, int number, int one, int three) noexcept
    @cython.locals(low=cython.int, high=cython.int, made=cython.double, base=cython.double, rank=cython.int, third=cython.double, value=cython.double, second=cython.double, rest=cython.int, none=cython.double, other=cython.int)
    cdef double _of_two(self, int number, int one, int two) noexcept
    @cython.locals(rank=cython.int)
    cdef int _rank(self, int bits) noexcept
    @cython.locals(best=cython.double, n=cython.int, found=cython.double, place=cython.int, rank=cython.int)
    cdef double _run(self, int one) noexcept
    @cython.locals(best=cython.double, n=cython.int, found=cython.double, place=cython.int, rank=cython.int)
    cdef double _suited_run(self, int one, int suit) noexcept
    @cython.locals(come=cython.double, share=cython.double, found=cython.double, n=cython.int)
    cdef double _suit(self, int suit, int wanted) noexcept
    @cython.locals(found=cython.int, cell=cython.int, row=cython.int, column=cython.int, north=cython.int, south=cython.int, west=cython.int, east=cython.int)
    cdef int able(self) noexcept
    @cython.locals(down=cython.int, right=cython.int)
    cdef bint _touches(self, int row, int column) noexcept
    @cython.locals(rank=cython.int, suit=cython.int, fresh=cython.double, line=cython.int, number=cython.int, one=cython.int, two=cython.int, three=cython.int, four=cython.int, before=cython.int)
    cdef void joined(self, int card) noexcept
    @cython.locals(chosen=cython.int, most=cython.double, gained=cython.double, n=cython.int, found=cython.int)
    cdef int best(self, int card) noexcept
