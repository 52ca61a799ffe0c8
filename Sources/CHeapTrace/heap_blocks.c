#define _GNU_SOURCE
#include "heap_memory.h"
#include "heap_tables.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <stdlib.h>

// glibc's malloc, as malloc/malloc.c and malloc/arena.c lay it out (2.26 and later, 64 bit): a chunk is a size with three
// flags, 8 bytes before the block; the flag that a chunk is in use is kept in the chunk after it.

/// The head of a chunk. The block begins behind it.
struct chunk {
  size_t size_before;
  size_t size_and_flags;
};

/// The head of a heap of an arena that is not the main one; it lies at a multiple of its greatest size.
struct arena_heap {
  uintptr_t arena;
  uintptr_t heap_before;
  size_t size;
  size_t writable_size;
};

enum {
  BEFORE_IS_IN_USE = 1,
  IS_MAPPED = 2,
  FLAGS = 7,
  SMALLEST_CHUNK = 32,
  ALIGNMENT = 16,
  PAGE = 4096,
  /// Of an arena's own state, which lies before the first chunk of its first heap: 2192 bytes in glibc 2.26, 2200 since
  /// 2.27. What is passed over of it must not be taken for chunks: it has numbers that look like sizes.
  LEAST_ARENA_STATE = 2192,
};
static const uintptr_t greatest_heap = 64u << 20;

static ht_block *blocks;
static size_t block_count, block_room;
static uintptr_t cache_key;
static bool is_disguised;

/// Where malloc's heaps lie, in the order of their addresses.
enum { MOST_HEAPS = 4096 };
static struct {
  uintptr_t start, end;
} heaps[MOST_HEAPS];
static size_t heap_count;

const ht_block *ht_blocks(void) { return blocks; }
size_t ht_block_count(void) { return block_count; }

static const struct chunk *chunk_at(uintptr_t address) { return (const struct chunk *)address; }
static size_t size_of(uintptr_t chunk) { return chunk_at(chunk)->size_and_flags & ~(size_t)FLAGS; }

/// A thread's cache of freed blocks keeps them marked as in use. They are in a list: the first word leads to the next, in
/// newer versions disguised, and the second is a key that is the same for all.
static uintptr_t disguise(uintptr_t address) { return is_disguised ? address >> 12 : 0; }

/// Looks at two blocks that were freed, one after the other.
static void learn_cache(void) {
  uintptr_t *volatile first = malloc(24);
  uintptr_t *volatile second = malloc(24);
  uintptr_t first_address = (uintptr_t)first, second_address = (uintptr_t)second;
  free(first);
  free(second);
  if (!first_address || !second_address) return;
  __asm__ volatile("" : "+r"(first_address), "+r"(second_address));
  const volatile uintptr_t *words = (const volatile uintptr_t *)second_address;
  is_disguised = words[0] == (first_address ^ (second_address >> 12));
  if (is_disguised || words[0] == first_address) cache_key = words[1];
}

void ht_settle_heap(void) {
  malloc_trim(0);
  learn_cache();
}

/// Whether a block is in a thread's cache. The key alone may be left over in the memory of one that is in use.
static bool is_cached(uintptr_t address) {
  const uintptr_t *words = (const uintptr_t *)address;
  if (!cache_key || words[1] != cache_key) return false;
  uintptr_t next = words[0] ^ disguise(address);
  return next == 0 || (next % ALIGNMENT == 0 && ht_is_readable(next, 2 * sizeof(uintptr_t)) &&
                       ((const uintptr_t *)next)[1] == cache_key);
}

static void add(uintptr_t address, size_t size) {
  if (block_count == block_room || is_cached(address)) return;
  blocks[block_count++] = (ht_block){address, size};
}

static bool is_chunk(uintptr_t at, uintptr_t end) {
  size_t size = size_of(at);
  return size >= SMALLEST_CHUNK && size % ALIGNMENT == 0 && size <= end - at;
}

/// Whether `next` may follow a chunk: one that is free has its size again at its end.
static bool may_follow(uintptr_t next, uintptr_t at, uintptr_t end) {
  if (size_of(next) < sizeof(struct chunk) || size_of(next) > end - next) return false;
  return (chunk_at(next)->size_and_flags & BEFORE_IS_IN_USE) || chunk_at(next)->size_before == size_of(at);
}

static void add_heap(uintptr_t start, uintptr_t end) {
  if (heap_count == MOST_HEAPS) return;
  heaps[heap_count].start = start;
  heaps[heap_count++].end = end;
}

/// Walks from chunk to chunk. What is no chunk is passed over: the fence posts of a gap.
static void walk_chunks(uintptr_t at, uintptr_t end) {
  while (at + SMALLEST_CHUNK <= end) {
    uintptr_t next = at + (is_chunk(at, end) ? size_of(at) : 0);
    if (next + sizeof(struct chunk) > end && next != at) return;  // the rest of the heap, which is free
    if (next == at || !may_follow(next, at, end)) {
      at += ALIGNMENT;
      continue;
    }
    if (chunk_at(next)->size_and_flags & BEFORE_IS_IN_USE) {
      // The last word of a chunk in use is the first of the next.
      add(at + sizeof(struct chunk), size_of(at) - sizeof(size_t));
    }
    at = next;
  }
}

/// Blocks so large that each has a mapping of its own, which the kernel may have put together with others.
static void walk_mappings(uintptr_t at, uintptr_t end) {
  at = (at + PAGE - 1) & ~(uintptr_t)(PAGE - 1);
  while (at + PAGE <= end) {
    size_t head = chunk_at(at)->size_and_flags, size = size_of(at);
    bool is_mapped = (head & FLAGS) == IS_MAPPED && chunk_at(at)->size_before == 0 && size >= PAGE &&
                     size % PAGE == 0 && size <= end - at;
    if (is_mapped) add(at + sizeof(struct chunk), size - sizeof(struct chunk));
    at += is_mapped ? size : PAGE;
  }
}

static bool is_arena_heap(uintptr_t at, const ht_region *region) {
  if (at + PAGE > region->end) return false;
  const struct arena_heap *heap = (const struct arena_heap *)at;
  uintptr_t first = heap->arena & ~(greatest_heap - 1);
  return heap->size >= PAGE && heap->size <= region->end - at && heap->arena != 0 &&
         heap->arena - first <= 64 && (first == at || heap->heap_before != 0);
}

/// Where the chunks of an arena's heap begin, or a little before.
static uintptr_t first_chunk_place(uintptr_t heap) {
  uintptr_t arena = ((const struct arena_heap *)heap)->arena;
  bool is_first = (arena & ~(greatest_heap - 1)) == heap;
  uintptr_t place = is_first ? arena + LEAST_ARENA_STATE : heap + sizeof(struct arena_heap);
  return place & ~(uintptr_t)(ALIGNMENT - 1);
}

static void walk_region(const ht_region *region, uintptr_t main_heap) {
  if (main_heap >= region->start && main_heap < region->end) {
    add_heap(region->start, region->end);
    walk_chunks(region->start, region->end);
    return;
  }
  uintptr_t at = region->start;
  while (at < region->end) {
    uintptr_t next = (at + greatest_heap - 1) & ~(greatest_heap - 1);
    if (next != at) {
      uintptr_t end = next < region->end ? next : region->end;
      walk_mappings(at, end);
      at = end;
    } else if (is_arena_heap(at, region)) {
      // What was trimmed from its end stays its own, and is where the walk's tables may come to lie.
      uintptr_t end = at + greatest_heap < region->end ? at + greatest_heap : region->end;
      add_heap(at, end);
      walk_chunks(first_chunk_place(at), at + ((const struct arena_heap *)at)->size);
      at = end;
    } else {
      uintptr_t end = at + greatest_heap < region->end ? at + greatest_heap : region->end;
      walk_mappings(at, end);
      at = end;
    }
  }
}

bool ht_walk_heaps(const ht_region *regions, size_t count) {
  extern void *sbrk(intptr_t);
  uintptr_t main_heap = (uintptr_t)sbrk(0) - 1;
  size_t total = 0;
  for (size_t i = 0; i < count; i++) {
    if (regions[i].is_anonymous && regions[i].is_writable) total += regions[i].end - regions[i].start;
  }
  block_room = total / SMALLEST_CHUNK + 1;
  if (!(blocks = ht_own_memory(block_room * sizeof *blocks))) return false;
  for (size_t i = 0; i < count; i++) {
    if (regions[i].is_anonymous && regions[i].is_writable && regions[i].is_readable) {
      walk_region(&regions[i], main_heap);
    }
  }
  return true;
}

bool ht_is_heap(uintptr_t address) {
  for (size_t i = 0; i < heap_count; i++) {
    if (address >= heaps[i].start && address < heaps[i].end) return true;
  }
  return false;
}

uintptr_t ht_end_of_part(uintptr_t address, uintptr_t limit) {
  for (size_t i = 0; i < heap_count; i++) {
    if (address >= heaps[i].start && address < heaps[i].end) return heaps[i].end < limit ? heaps[i].end : limit;
    if (heaps[i].start > address) return heaps[i].start < limit ? heaps[i].start : limit;
  }
  return limit;
}

ptrdiff_t ht_block_containing(uintptr_t address) {
  size_t low = 0, high = block_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (blocks[middle].address + blocks[middle].size <= address) low = middle + 1;
    else high = middle;
  }
  return low < block_count && blocks[low].address <= address ? (ptrdiff_t)low : -1;
}

static bool may_be_metadata(uintptr_t word) {
  return word % sizeof(uintptr_t) == 0 && word >= PAGE && ht_is_readable(word, 2 * sizeof(uintptr_t));
}

size_t ht_next_candidate(size_t index) {
  for (; index < block_count; index++) {
    const uintptr_t *words = (const uintptr_t *)blocks[index].address;
    if (words[1] != 0 && may_be_metadata(words[0])) break;
  }
  return index;
}

uintptr_t ht_next_static_candidate(uintptr_t address, uintptr_t end) {
  // HeapObject's count of an immortal object, as the compiler writes it: the upper half is fixed.
  enum { IMMORTAL = 0x80000000, IMMORTAL_WITHOUT_DEINIT = 0x80000004 };
  for (; address + 2 * sizeof(uintptr_t) <= end; address += sizeof(uintptr_t)) {
    const uintptr_t *words = (const uintptr_t *)address;
    uint32_t upper = (uint32_t)(words[1] >> 32);
    if ((upper == IMMORTAL || upper == IMMORTAL_WITHOUT_DEINIT) && may_be_metadata(words[0])) return address;
  }
  return end;
}

uintptr_t ht_next_equal(uintptr_t from, uintptr_t end, uintptr_t value) {
  for (; from + sizeof(uintptr_t) <= end; from += sizeof(uintptr_t)) {
    if (*(const uintptr_t *)from == value) return from;
  }
  return end;
}

uintptr_t ht_next_pointer(uintptr_t from, uintptr_t end, uintptr_t *found) {
  if (block_count == 0) return end;
  uintptr_t lowest = blocks[0].address, highest = blocks[block_count - 1].address;
  for (; from + sizeof(uintptr_t) <= end; from += sizeof(uintptr_t)) {
    uintptr_t word = *(const uintptr_t *)from;
    if (word % ALIGNMENT != 0 || word < lowest || word > highest) continue;
    ptrdiff_t index = ht_block_containing(word);
    if (index < 0 || blocks[index].address != word) continue;
    *found = word;
    return from;
  }
  return end;
}

#else

const ht_block *ht_blocks(void) { return NULL; }
size_t ht_block_count(void) { return 0; }
ptrdiff_t ht_block_containing(uintptr_t address) { (void)address; return -1; }
bool ht_is_heap(uintptr_t address) { (void)address; return false; }
uintptr_t ht_end_of_part(uintptr_t address, uintptr_t limit) { (void)address; return limit; }
size_t ht_next_candidate(size_t index) { (void)index; return 0; }
uintptr_t ht_next_static_candidate(uintptr_t address, uintptr_t end) { (void)address; return end; }
uintptr_t ht_next_equal(uintptr_t from, uintptr_t end, uintptr_t value) { (void)from, (void)value; return end; }
uintptr_t ht_next_pointer(uintptr_t from, uintptr_t end, uintptr_t *found) { (void)from, (void)found; return end; }

#endif
