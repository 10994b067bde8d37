# The bit operations of bits.py as single instructions, for the compiled solver.

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int cardtable_highest(long long x) {
        unsigned long i;
        _BitScanReverse64(&i, (unsigned long long)x);
        return (int)i;
    }
    #if defined(_M_X64)
    static __inline int cardtable_count(long long x) { return (int)__popcnt64((unsigned long long)x); }
    #else
    static __inline int cardtable_count(long long x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
    #endif
    #else
    static inline int cardtable_highest(long long x) { return 63 - __builtin_clzll((unsigned long long)x); }
    static inline int cardtable_count(long long x) { return __builtin_popcountll((unsigned long long)x); }
    #endif
    """
    int highest "cardtable_highest"(long long) noexcept nogil
    int count "cardtable_count"(long long) noexcept nogil
