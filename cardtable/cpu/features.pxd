# What other compiled modules see of features.py.

cdef int merit(
    int* weight, int base, int fool, int points, int higher, int beats, int trump, int lowest, int length, int top,
    int below, int foes_void, int friends_void, int sure, int pot
) noexcept nogil
