"""Bit sets below 2**63, as the interpreted solver has them; the compiled one takes those of bits.pxd."""


def highest(bits: int) -> int:
    """The number of the highest bit; of no bits it must not be asked."""
    return bits.bit_length() - 1


def count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()
