from cardtable.families.declarer.search.promises cimport Promises

cdef int PASS, LOWEST, LEAST_TENTHS, TENTHS, SPADES, NO_TRUMPS, DENOMINATIONS, FOUR, NONE, BOOK, ALL
cdef int ONE_SPADE, TWO_SPADES, UNDER, LEAST_LOSS, SHORT
cdef double SUPPORT, HELP, RAISED, AGAINST, THEIRS, SILENT, UNKNOWN

cdef class Auction(Promises):
    cdef double likely[2548]                 # by tenths of tricks hoped for, how likely each number of them is
    cdef double game_worth[2]                # of a game, by side
    cdef double known[69888]                 # outcomes that have been counted: 182 * (192 * side + 3 * bid + doubled)
    cdef int ranks[64]                       # of bids, by points and then by tricks
    cdef bint convention
    cdef int said[128]                       # all words so far
    cdef int words
    # how the auction stands
    cdef int must
    cdef int bid                             # 8 * tricks + denomination, 0 for none
    cdef int bidder
    cdef int doubled
    cdef int silent                          # how many have passed since the last word that was none
    cdef int opened                          # the first bid
    cdef int earnest[4]                      # by seat, how many bids were meant
    cdef int most[20]                        # 5 * seat + denomination: tricks of the highest that was meant
    cdef int spoke                           # a bit for each seat that has said anything
    cdef int passed                          # and for each that has passed
    cdef int first_in[10]                    # 5 * side + denomination: who called it first, -1 for nobody
    cdef double hope[20]                     # 5 * seat + denomination: what the hand promises by itself

    cdef void forget(self) noexcept
    cdef void open_calls(self) noexcept
    cdef void weigh_up(self, int seat) noexcept
    cdef int cheapest(self, int named) noexcept
    cdef double hoped(self, int seat, int named) noexcept
    cdef double outcomes(self, int side, int bid, double hopes, int doubled) noexcept
    cdef double counted(self, int side, int bid, int at, int doubled) noexcept
    cdef double ours(self, int seat, int bid, int doubled) noexcept
    cdef double theirs(self, int seat) noexcept
    cdef int best_bid(self, int seat, int without) noexcept
    cdef void say(self, int word) noexcept
    cdef bint settled(self) noexcept
