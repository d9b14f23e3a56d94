// What Swift needs of a C library, and nothing else: memory, functions on bytes, hash seeds, and what is no instruction.
// With -mbulk-memory, what looks like a call of itself in memcpy and others is one instruction.
//
// There are no tables of Unicode: texts are equal if their scalars are, and only ASCII letters have two cases. The tables would
// be a tenth of what a page loads, and the names in catalogs are ASCII.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks of powers of two, each behind a header; freed ones form a list for each power. A transition lays out once and then
// samples without allocating, so speed matters little and code size does.
enum { smallest = 5, powers = 32 };
struct header {
  unsigned power;
  struct block *block;
  uint64_t nothing;  // The block behind it is aligned as the header is: to 16 bytes.
};
struct block {
  struct block *next;
};
static struct block *freed[powers];
static uintptr_t top;

static struct block *allocate(size_t size) {
  unsigned power = smallest;
  while (((size_t)1 << power) < size + sizeof(struct header)) {
    if (++power == powers) __builtin_trap();
  }
  struct block *block = freed[power];
  if (block) {
    freed[power] = block->next;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + ((uintptr_t)1 << power);
  uintptr_t available = __builtin_wasm_memory_size(0) << 16;
  // Memory grows by an eighth at least, since growing is slow.
  if (end < top) __builtin_trap();
  if (end > available) {
    uintptr_t pages = (end - available + available / 8 + 0xFFFF) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  struct header *header = (struct header *)top;
  top = end;
  *header = (struct header){power, (struct block *)(header + 1), 0};
  return header->block;
}

void free(void *pointer) {
  if (!pointer) return;
  struct header *header = (struct header *)pointer - 1;
  header->block->next = freed[header->power];
  freed[header->power] = header->block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t padding = alignment > 16 ? alignment : 0;
  struct block *block = allocate(size + padding);
  *result = block;
  if (padding) {
    // The header is repeated where free() looks for it.
    struct header *header = (struct header *)block - 1;
    *result = (void *)(((uintptr_t)block + padding - 1) & ~(uintptr_t)(padding - 1));
    ((struct header *)*result)[-1] = *header;
  }
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count; --count, ++x, ++y) {
    if (*x != *y) return *x - *y;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) ++length;
  return length;
}

// Hash tables need no secret here: one page runs one catalog. The same numbers every time make every run the same.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5E, count); }

// Swift prints why it stops; there is nowhere to print to.
int putchar(int character) { return character; }

// Halves go away from zero, unlike in JavaScript's Math.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// The compiler calls it for products of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t low = (uint64_t)a, other = (uint64_t)b;
  uint64_t a0 = (uint32_t)low, a1 = low >> 32, b0 = (uint32_t)other, b1 = other >> 32;
  uint64_t first = a0 * b0;
  uint64_t middle = a1 * b0 + (first >> 32);
  uint64_t second = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (second >> 32);
  high += low * (uint64_t)(b >> 64) + other * (uint64_t)(a >> 64);
  return (__int128)((unsigned __int128)high << 64 | (second << 32 | (uint32_t)first));
}

// Every scalar stands for itself: it is normalized, combines with nothing, and is a character of its own.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) { return (void)x, (void)y, UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return (void)scalar, UINT8_MAX; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return (void)scalar, 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return (void)scalar, 0; }
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return (void)scalar, (void)mapping, 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, size_t *length) {
  (void)scalar, (void)mapping;
  *length = 0;
  return 0;
}
