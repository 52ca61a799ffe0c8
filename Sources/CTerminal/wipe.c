#define _GNU_SOURCE
#include "CTerminal.h"
#include <string.h>

void ct_wipe(void *bytes, size_t count) {
#if defined(__APPLE__)
  memset_s(bytes, count, 0, count);
#else
  explicit_bzero(bytes, count);
#endif
}
