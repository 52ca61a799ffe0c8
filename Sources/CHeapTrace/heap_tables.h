#ifndef FORMLINE_HEAP_TABLES_H
#define FORMLINE_HEAP_TABLES_H
#include "heap_memory.h"

/// Lets malloc put together what is free, so that its remains are not taken for blocks in use.
void ht_settle_heap(void);

/// Fills the table of blocks.
bool ht_walk_heaps(const ht_region *regions, size_t count);

#endif
