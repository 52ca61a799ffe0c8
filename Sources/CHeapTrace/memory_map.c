#define _GNU_SOURCE
#include "heap_memory.h"
#include "heap_tables.h"

ptrdiff_t ht_index_of(const uintptr_t *sorted, size_t count, uintptr_t value) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low < count && sorted[low] == value ? (ptrdiff_t)low : -1;
}

#if defined(__linux__) && defined(__GLIBC__)
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST_REGIONS = 65536, LINE_ROOM = 4352 };

static ht_region *regions;
static size_t region_count;
static size_t last_hit;

const ht_region *ht_regions(void) { return regions; }
size_t ht_region_count(void) { return region_count; }

void *ht_own_memory(size_t size) {
  // Shared, so that the map names a file for it and no private region grows together with it.
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static const ht_region *region_of(uintptr_t address) {
  if (last_hit < region_count && address >= regions[last_hit].start && address < regions[last_hit].end) {
    return &regions[last_hit];
  }
  size_t low = 0, high = region_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (regions[middle].end <= address) low = middle + 1;
    else high = middle;
  }
  if (low == region_count || regions[low].start > address) return NULL;
  last_hit = low;
  return &regions[low];
}

bool ht_is_readable(uintptr_t address, size_t size) {
  for (;;) {
    const ht_region *region = region_of(address);
    if (!region || !region->is_readable) return false;
    size_t room = region->end - address;
    if (size <= room) return true;
    address += room;
    size -= room;
  }
}

static const char *hexadecimal(const char *at, uintptr_t *value) {
  for (*value = 0;; at++) {
    if (*at >= '0' && *at <= '9') *value = *value << 4 | (uintptr_t)(*at - '0');
    else if (*at >= 'a' && *at <= 'f') *value = *value << 4 | (uintptr_t)(*at - 'a' + 10);
    else return at;
  }
}

/// Readable and writable memory that no file stands behind, apart from the main heap and stack.
static bool is_plain(const ht_region *region) {
  return region->is_readable && region->is_writable && region->is_anonymous && !region->is_main_heap;
}

/// `7f..-7f.. rw-p 00000000 00:00 0    [heap]`
static void add_line(const char *line) {
  if (region_count == MOST_REGIONS) return;
  ht_region region = {0};
  line = hexadecimal(line, &region.start);
  line = hexadecimal(line + 1, &region.end);
  region.is_readable = line[1] == 'r';
  region.is_writable = line[2] == 'w';
  const char *path = line + 1;
  for (int blanks = 0; blanks < 4 && *path; path++) blanks += *path == ' ';
  while (*path && *path != ' ') path++;
  while (*path == ' ') path++;
  region.is_main_stack = strncmp(path, "[stack", 6) == 0;
  region.is_main_heap = strncmp(path, "[heap", 5) == 0;
  region.is_anonymous = *path == 0 || region.is_main_heap || strncmp(path, "[anon", 5) == 0;
  // Parts of the kernel that are mapped here cannot be read like memory.
  if (strncmp(path, "[vvar", 5) == 0 || strncmp(path, "[vsyscall", 9) == 0) region.is_readable = false;
  // Neighbours are one where only the kernel's bookkeeping parts them.
  ht_region *last = region_count ? &regions[region_count - 1] : NULL;
  if (last && last->end == region.start && is_plain(last) && is_plain(&region)) last->end = region.end;
  else regions[region_count++] = region;
}

static bool read_map(void) {
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  static char text[LINE_ROOM + 1];
  size_t held = 0;
  ssize_t taken;
  while ((taken = read(file, text + held, LINE_ROOM - held)) > 0) {
    held += (size_t)taken;
    char *line = text, *end;
    while ((end = memchr(line, '\n', held - (size_t)(line - text)))) {
      *end = 0;
      add_line(line);
      line = end + 1;
    }
    held -= (size_t)(line - text);
    memmove(text, line, held);
  }
  close(file);
  return region_count > 0;
}

bool ht_heap_take(void) {
  if (!(regions = ht_own_memory(MOST_REGIONS * sizeof *regions))) return false;
  ht_settle_heap();
  return read_map() && ht_walk_heaps(regions, region_count);
}

#else

bool ht_heap_take(void) { return false; }
const ht_region *ht_regions(void) { return NULL; }
size_t ht_region_count(void) { return 0; }
bool ht_is_readable(uintptr_t address, size_t size) { (void)address, (void)size; return false; }
void *ht_own_memory(size_t size) { (void)size; return NULL; }

#endif
