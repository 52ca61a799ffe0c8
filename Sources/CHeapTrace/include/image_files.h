#ifndef FORMLINE_IMAGE_FILES_H
#define FORMLINE_IMAGE_FILES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// C, because a symbol table has a hundred thousand entries and a line table a million rows, and tests are built
// without optimisation.

/// A loaded segment of the program or a library.
typedef struct {
  const char *path;
  /// What was added to the addresses in the file.
  uintptr_t base;
  uintptr_t start, end;
  bool is_writable, is_executable;
} ht_segment;

/// Calls `body` for each loaded segment. The path is empty for the program itself.
void ht_each_segment(void (*body)(void *context, const ht_segment *segment), void *context);

/// The address that blocks on the heap begin with, 0 where no blocks runtime can be found.
uintptr_t ht_malloc_block_class(void);

/// A file as it is on the disk, read only.
typedef struct {
  const uint8_t *bytes;
  size_t size;
} ht_file;

/// Maps a file; an empty path means the program's own. No bytes where it cannot be read.
ht_file ht_open_file(const char *path);

/// A section of an ELF file. No bytes where it is missing or compressed.
ht_file ht_section(ht_file file, const char *name);

/// Where a section begins in the file's addresses, and its size. False where it is missing.
bool ht_section_range(ht_file file, const char *name, uintptr_t *address, size_t *size);

/// A symbol; the address is the one in the file.
typedef struct {
  uintptr_t address;
  size_t size;
  const char *name;
} ht_symbol;

/// The symbol that covers an address of the file. Linear in the number of symbols.
bool ht_symbol_at(ht_file file, uintptr_t address, ht_symbol *found);

/// The symbol of this name. Linear in the number of symbols.
bool ht_symbol_named(ht_file file, const char *name, size_t length, ht_symbol *found);

/// A place in a source file.
typedef struct {
  char file[256];
  uint64_t line;
} ht_line;

/// The first place that the line table (DWARF 2 to 5) gives in [from, end); generated code has none.
bool ht_line_in(ht_file file, uintptr_t from, uintptr_t end, ht_line *found);

#endif
