# What the search asks of the machine, in C: bit scans and large blocks of memory.  machine.py is the same in Python.
cdef extern from *:
    """
    #include <stdlib.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int card_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static __inline int card_highest(unsigned long long x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #else
    #define card_lowest(x) __builtin_ctzll(x)
    #define card_highest(x) (63 - __builtin_clzll(x))
    #endif
    #if defined(__linux__)
    #include <sys/mman.h>
    #endif
    #define CARD_GUARDS 0x8000800080008000ULL
    #define CARD_UNITS 0x1000100010001ULL
    #define CARD_CARDS 0x7FFF7FFF7FFF7FFFULL
    #define CARD_LANE 0xFFFFULL
    #define CARD_ONE 0x1ULL
    #define CARD_ALL 0xFFFFFFFFFFFFFFFFULL
    #define CARD_MIX 0x9E3779B97F4A7C15ULL
    #define CARD_MIX2 0xBF58476D1CE4E5B9ULL
    #define CARD_MIX3 0x94D049BB133111EBULL
    #define CARD_OWNERS 0x3FFFFFFULL
    #define CARD_LENGTHS 0x3FFFFFC000000ULL
    #define CARD_PATTERN 0xFFFFFFFFFFFFFFFULL
    #define CARD_GROUPED 0x8000000000000000ULL
    #define CARD_NOBODY 0x1C000000000000ULL
    #define CARD_TWOS 0x5555555555555555ULL
    #define CARD_FOURS 0x3333333333333333ULL
    #define CARD_EIGHTS 0xF0F0F0F0F0F0F0FULL
    #define CARD_SIXTEENS 0x1F001F001F001FULL
    #define CARD_NO_SLOT 4294967295U
    #define CARD_SPLIT 32
    #define CARD_FOLLOW 1
    #define CARD_HEAD 2
    #define CARD_RUFF 4
    #define CARD_LONGEST 32
    #define CARD_ENTRY_BYTES 24
    #define CARD_SLOT_BYTES 32
    /* The k-th highest of some cards. */
    static inline unsigned long long card_top(unsigned long long cards, int k) {
        unsigned long long b = 0;
        while (k-- > 0) { b = CARD_ONE << card_highest(cards); cards ^= b; }
        return b;
    }
    /* The row of what is left of suit s; `first` says where the rows of each suit begin. */
    #define card_row(rows, first, left, s) ((rows)[(first)[s] + (int)(((left) >> (16 * (s))) & 0xFFFF)])
    typedef struct {
        unsigned long long key, deeps;
        unsigned int more, head, epoch;
        unsigned short count, size;
    } card_slot;
    /* Zeroed memory; a large block asks for huge pages, since a table is read at random. */
    static void *card_take(size_t bytes) {
    #if defined(__linux__) && defined(MADV_HUGEPAGE)
        size_t huge = (size_t)1 << 21;
        if (bytes >= 2 * huge) {
            void *p = NULL;
            bytes = (bytes + huge - 1) & ~(huge - 1);
            if (posix_memalign(&p, huge, bytes)) return NULL;
            madvise(p, bytes, MADV_HUGEPAGE);
            madvise(p, bytes, MADV_DONTNEED);
            return p;
        }
    #endif
        return calloc(bytes ? bytes : 1, 1);
    }
    #define card_words(n) ((unsigned long long *)card_take((size_t)(n) * 8))
    #define card_ints(n) ((int *)card_take((size_t)(n) * sizeof(int)))
    #define card_slots(n) ((card_slot *)card_take((size_t)(n) * sizeof(card_slot)))
    """
    enum: LONGEST "CARD_LONGEST"
    const unsigned long long GUARDS "CARD_GUARDS"
    const unsigned long long UNITS "CARD_UNITS"
    const unsigned long long CARDS "CARD_CARDS"
    const unsigned long long LANE "CARD_LANE"
    const unsigned long long ONE "CARD_ONE"
    const unsigned long long ALL "CARD_ALL"
    const unsigned long long MIX "CARD_MIX"
    const unsigned long long MIX2 "CARD_MIX2"
    const unsigned long long MIX3 "CARD_MIX3"
    const unsigned long long OWNERS "CARD_OWNERS"
    const unsigned long long LENGTHS "CARD_LENGTHS"
    const unsigned long long PATTERN "CARD_PATTERN"
    const unsigned long long GROUPED "CARD_GROUPED"
    const unsigned long long NOBODY "CARD_NOBODY"
    const unsigned long long TWOS "CARD_TWOS"
    const unsigned long long FOURS "CARD_FOURS"
    const unsigned long long EIGHTS "CARD_EIGHTS"
    const unsigned long long SIXTEENS "CARD_SIXTEENS"
    const unsigned int NO_SLOT "CARD_NO_SLOT"
    const int SPLIT "CARD_SPLIT"
    const int FOLLOW "CARD_FOLLOW"
    const int HEAD "CARD_HEAD"
    const int RUFF "CARD_RUFF"
    const int ENTRY_BYTES "CARD_ENTRY_BYTES"
    const int SLOT_BYTES "CARD_SLOT_BYTES"
    ctypedef struct Slot "card_slot":
        unsigned long long key, deeps
        unsigned int more, head, epoch
        unsigned short count, size
    int lowest "card_lowest"(unsigned long long) noexcept nogil
    int highest "card_highest"(unsigned long long) noexcept nogil
    unsigned long long top_of "card_top"(unsigned long long, int) noexcept nogil
    unsigned long long row_of "card_row"(unsigned long long *, int *, unsigned long long, int) noexcept nogil
    unsigned long long *take_words "card_words"(size_t) noexcept nogil
    int *take_ints "card_ints"(size_t) noexcept nogil
    Slot *take_slots "card_slots"(size_t) noexcept nogil
    void release "free"(void *) noexcept nogil
