"""A QR code of an address, for a terminal: ISO/IEC 18004, version 2 with error correction L."""

from collections.abc import Iterator, Sequence

MOST = 32
"""How many bytes such a code holds: enough for every address of a machine in its network."""

_SIZE, _DATA, _CHECK = 25, 34, 10  # modules a side, codewords of data and of error correction
_FORMAT = 0b111011111000100  # correction L and mask 0, with the check bits of these
_QUIET = 4  # modules of light around it
_FINDERS = ((0, 0), (0, _SIZE - 7), (_SIZE - 7, 0))
_ALIGNED = _SIZE - 7  # row and column in the middle of the alignment pattern
_TIMING = 6  # the row and the column where light and dark alternate

HALVES = " ▄▀█"
"""Two modules, one above the other: neither is dark, the lower, the upper, both."""

_INK = "\x1b[30;107m"  # black on white, whatever the terminal's colours
_PLAIN = "\x1b[0m"

Square = tuple[int, int]


def drawn(text: str) -> str:
    """Return the code of a text as lines for a terminal, two rows of modules in each."""
    dark = modules(text)
    wide = range(-_QUIET, _SIZE + _QUIET)
    rows = range(-_QUIET, _SIZE + _QUIET, 2)
    lines = (
        "".join(
            HALVES[2 * ((row, column) in dark) + ((row + 1, column) in dark)] for column in wide
        )
        for row in rows
    )
    return "\n".join(f"{_INK}{line}{_PLAIN}" for line in lines)


def modules(text: str) -> set[Square]:
    """Return the dark modules of the code of a text, as rows and columns; at most 32 bytes."""
    dark, fixed = _patterns()
    bits = _bits([*_with_check(_codewords(text.encode()))])
    for row, column in _path():
        if (row, column) not in fixed and next(bits, False) != ((row + column) % 2 == 0):
            dark.add((row, column))
    return dark


def _codewords(data: bytes) -> list[int]:
    """Return data in byte mode: its kind, its length, itself, and padding."""
    if len(data) > MOST:
        raise ValueError(f"{data!r} is too long for this code: it holds {MOST} bytes.")
    number = (0b0100 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    full = (number << 4).to_bytes(len(data) + 2, "big")
    padding = [0xEC, 0x11] * _DATA
    return [*full, *padding[: _DATA - len(full)]]


def _with_check(data: Sequence[int]) -> list[int]:
    """Return codewords with their Reed-Solomon remainder."""
    divisor = [1]
    for power in range(_CHECK):
        shifted = [*divisor, 0]
        divisor = [
            one ^ _product(_power(power), other)
            for one, other in zip(shifted, [0, *divisor], strict=True)
        ]
    rest = [*data, *[0] * _CHECK]
    for place in range(len(data)):
        for offset, factor in enumerate(divisor[1:], 1):
            rest[place + offset] ^= _product(rest[place], factor)
    return [*data, *rest[len(data) :]]


def _product(one: int, other: int) -> int:
    """Return the product of two elements of the field GF(256) of QR codes."""
    product = 0
    for bit in range(8):
        if other >> bit & 1:
            product ^= one << bit
    for bit in range(14, 7, -1):
        if product >> bit & 1:
            product ^= 0b100011101 << bit - 8
    return product


def _power(exponent: int) -> int:
    value = 1
    for _ in range(exponent):
        value = _product(value, 2)
    return value


def _bits(codewords: Sequence[int]) -> Iterator[bool]:
    return (bool(word >> bit & 1) for word in codewords for bit in range(7, -1, -1))


def _path() -> Iterator[Square]:
    """Yield all modules that may hold data, from the right in columns of two, up and down."""
    upwards = True
    for right in (*range(_SIZE - 1, _TIMING, -2), *range(_TIMING - 1, 0, -2)):
        for row in reversed(range(_SIZE)) if upwards else range(_SIZE):
            yield from ((row, right), (row, right - 1))
        upwards = not upwards


def _patterns() -> tuple[set[Square], set[Square]]:
    """Return the dark modules that are alike in all such codes, and all that hold no data."""
    dark: set[Square] = set()
    fixed: set[Square] = set()
    for at in range(8, _SIZE - 8):
        _set(dark, fixed, (_TIMING, at), at % 2 == 0)
        _set(dark, fixed, (at, _TIMING), at % 2 == 0)
    for top, left in _FINDERS:
        for row in range(-1, 8):
            for column in range(-1, 8):
                ring = max(abs(row - 3), abs(column - 3))
                _set(dark, fixed, (top + row, left + column), ring in (0, 1, 3))
    for row in range(-2, 3):
        for column in range(-2, 3):
            square = (_ALIGNED + row, _ALIGNED + column)
            _set(dark, fixed, square, max(abs(row), abs(column)) != 1)
    for bit, (one, other) in enumerate(zip(*_format_places(), strict=True)):
        for square in (one, other):
            _set(dark, fixed, square, bool(_FORMAT >> bit & 1))
    _set(dark, fixed, (_SIZE - 8, 8), True)
    return dark, fixed


def _format_places() -> tuple[list[Square], list[Square]]:
    """Return where the format stands twice, from its lowest bit on."""
    rows = [0, 1, 2, 3, 4, 5, 7, 8]
    around = [*((row, 8) for row in rows), *((8, column) for column in (7, 5, 4, 3, 2, 1, 0))]
    right = [(8, _SIZE - 1 - bit) for bit in range(8)]
    return around, [*right, *((_SIZE - 7 + bit, 8) for bit in range(7))]


def _set(dark: set[Square], fixed: set[Square], square: Square, is_dark: bool) -> None:
    """Mark a module that is the same in all codes, if the code has it."""
    if not all(0 <= place < _SIZE for place in square):
        return
    fixed.add(square)
    if is_dark:
        dark.add(square)
