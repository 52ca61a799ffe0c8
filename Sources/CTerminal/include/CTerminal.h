#ifndef FORMLINE_CTERMINAL_H
#define FORMLINE_CTERMINAL_H
#include <stddef.h>

/// Overwrites memory in a way that the optimiser may not remove: Swift has no such store.
void ct_wipe(void *bytes, size_t count);

#endif
