#ifndef FORMLINE_HEAP_MEMORY_H
#define FORMLINE_HEAP_MEMORY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// C, because the tables are made in a forked child before it allocates anything, so that it never finds itself in
// them, and because tests are built without optimisation, where Swift would take a hundred times as long.

/// A mapped part of the address space.
typedef struct {
  uintptr_t start, end;
  bool is_readable, is_writable;
  /// Memory that no file stands behind: heap, stacks, other mappings.
  bool is_anonymous;
  bool is_main_stack;
  bool is_main_heap;
} ht_region;

/// A block of malloc's that is in use.
typedef struct {
  uintptr_t address;
  size_t size;
} ht_block;

/// In the child: reads the memory map and walks the heaps of glibc's malloc. To be called before anything is
/// allocated. False where the map cannot be read.
bool ht_heap_take(void);

const ht_region *ht_regions(void);
size_t ht_region_count(void);

/// Whether `size` bytes from `address` can be read in the frozen copy. Logarithmic in the number of regions.
bool ht_is_readable(uintptr_t address, size_t size);

/// The blocks in use, by address.
const ht_block *ht_blocks(void);
size_t ht_block_count(void);

/// The index of the block in which `address` lies, -1 for none. Logarithmic.
ptrdiff_t ht_block_containing(uintptr_t address);

/// Whether malloc keeps its blocks here, in use or free, other than in a mapping of a block's own.
bool ht_is_heap(uintptr_t address);

/// Where the part of the address space that begins at `address` ends: a heap of malloc's, or the memory up to the next
/// one or to `limit`.
uintptr_t ht_end_of_part(uintptr_t address, uintptr_t limit);

/// The first block from `index` on that may be a Swift object: its first word could point to metadata and its second is
/// not zero. The number of blocks when there is none.
size_t ht_next_candidate(size_t index);

/// The first address from `address` on, below `end`, at which an object may lie that the compiler laid out: a word
/// that could point to metadata, before the reference count of an immortal object. `end` when there is none.
uintptr_t ht_next_static_candidate(uintptr_t address, uintptr_t end);

/// The first word-aligned address in [from, end) whose word is the address of a block; `end` when there is none.
/// `found` is that word.
uintptr_t ht_next_pointer(uintptr_t from, uintptr_t end, uintptr_t *found);

/// The first word-aligned address in [from, end) whose word is `value`; `end` when there is none.
uintptr_t ht_next_equal(uintptr_t from, uintptr_t end, uintptr_t value);

/// The index of `value` in a sorted table, -1 for none.
ptrdiff_t ht_index_of(const uintptr_t *sorted, size_t count, uintptr_t value);

/// Memory for the walk's own tables, apart from the heap and not counted as anonymous. Zeroed; NULL for none.
void *ht_own_memory(size_t size);

#endif
