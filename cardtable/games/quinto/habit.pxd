from cardtable.families.tricks.habitual.play cimport Play
from cardtable.solver.machine cimport highest, lowest

cdef int TRICK, FEW, HEARTS, KNAVE, ACE_OF_SPADES, ACE_OF_CLUBS
cdef unsigned long long FIVES, LANE

cdef class Habit(Play):
    cdef int cost[64]                        # what is lost with a card, and no two alike
    cdef unsigned long long quint[13]
    cdef int counts[13]
    cdef int score[2]
    cdef int goal
    cdef int factor
    cdef int victor
    cdef int dummy
    cdef unsigned long long cachette
    cdef unsigned long long out              # what whoever is to play has not seen
    cdef unsigned long long lying            # the trick, as a set
    cdef int enemies                         # who play after him
    cdef int lying_worth

    cdef int worth(self, unsigned long long some) noexcept
    cdef void count_quints(self, int party, unsigned long long some) noexcept
    cdef int completes(self, int card) noexcept
    cdef bint sure(self, int card) noexcept
    cdef bint worthwhile(self, int card, unsigned long long able) noexcept
    cdef void look(self) noexcept
    cdef int cheapest(self, unsigned long long some) noexcept
    cdef int scoring(self, unsigned long long some) noexcept
    cdef int lead(self, unsigned long long some) noexcept
    cdef int follow(self, unsigned long long some) noexcept
    cdef int spare(self, unsigned long long some) noexcept
