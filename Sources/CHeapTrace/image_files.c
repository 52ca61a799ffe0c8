#define _GNU_SOURCE
#include "image_files.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct each {
  void (*body)(void *, const ht_segment *);
  void *context;
};

static int each_image(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  struct each *each = context;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &image->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = image->dlpi_addr + header->p_vaddr;
    ht_segment segment = {image->dlpi_name, image->dlpi_addr, start, start + header->p_memsz,
                          (header->p_flags & PF_W) != 0, (header->p_flags & PF_X) != 0};
    each->body(each->context, &segment);
  }
  return 0;
}

void ht_each_segment(void (*body)(void *, const ht_segment *), void *context) {
  struct each each = {body, context};
  dl_iterate_phdr(each_image, &each);
}

uintptr_t ht_malloc_block_class(void) { return (uintptr_t)dlsym(RTLD_DEFAULT, "_NSConcreteMallocBlock"); }

ht_file ht_open_file(const char *path) {
  ht_file file = {NULL, 0};
  int descriptor = open(*path ? path : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > (off_t)sizeof(Elf64_Ehdr)) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) file = (ht_file){bytes, (size_t)status.st_size};
  }
  close(descriptor);
  if (file.bytes && memcmp(file.bytes, ELFMAG, SELFMAG) != 0) file = (ht_file){NULL, 0};
  return file;
}

static ht_file part(ht_file file, size_t offset, size_t size) {
  if (offset > file.size || size > file.size - offset) return (ht_file){NULL, 0};
  return (ht_file){file.bytes + offset, size};
}

static size_t section_count(ht_file file) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file.bytes;
  if (!file.bytes || header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr)) return 0;
  ht_file table = part(file, header->e_shoff, (size_t)header->e_shnum * sizeof(Elf64_Shdr));
  return table.bytes ? header->e_shnum : 0;
}

static const Elf64_Shdr *section_at(ht_file file, size_t index) {
  return (const Elf64_Shdr *)(file.bytes + ((const Elf64_Ehdr *)file.bytes)->e_shoff) + index;
}

static ht_file contents(ht_file file, size_t index) {
  if (index >= section_count(file)) return (ht_file){NULL, 0};
  const Elf64_Shdr *section = section_at(file, index);
  if (section->sh_type == SHT_NOBITS || (section->sh_flags & SHF_COMPRESSED)) return (ht_file){NULL, 0};
  return part(file, section->sh_offset, section->sh_size);
}

/// The text at an offset of a string table, NULL where it does not end inside it.
static const char *text_at(ht_file strings, size_t offset) {
  if (offset >= strings.size || !memchr(strings.bytes + offset, 0, strings.size - offset)) return NULL;
  return (const char *)strings.bytes + offset;
}

/// The index of the section of this name; the number of sections where there is none.
static size_t index_of(ht_file file, const char *name) {
  size_t count = section_count(file);
  if (count == 0) return 0;
  ht_file names = contents(file, ((const Elf64_Ehdr *)file.bytes)->e_shstrndx);
  size_t index = 0;
  for (; index < count; index++) {
    const char *found = text_at(names, section_at(file, index)->sh_name);
    if (found && strcmp(found, name) == 0) break;
  }
  return index;
}

ht_file ht_section(ht_file file, const char *name) { return contents(file, index_of(file, name)); }

bool ht_section_range(ht_file file, const char *name, uintptr_t *address, size_t *size) {
  size_t index = index_of(file, name);
  if (index >= section_count(file)) return false;
  *address = section_at(file, index)->sh_addr;
  *size = section_at(file, index)->sh_size;
  return true;
}

/// The table of all symbols, or where the file was stripped of it that of the exported ones.
static const Elf64_Sym *symbols_of(ht_file file, size_t *count, ht_file *strings) {
  static const uint32_t kinds[] = {SHT_SYMTAB, SHT_DYNSYM};
  for (size_t k = 0; k < 2; k++) {
    for (size_t i = 0; i < section_count(file); i++) {
      if (section_at(file, i)->sh_type != kinds[k]) continue;
      ht_file table = contents(file, i);
      if (!table.bytes) continue;
      *count = table.size / sizeof(Elf64_Sym);
      *strings = contents(file, section_at(file, i)->sh_link);
      return (const Elf64_Sym *)table.bytes;
    }
  }
  *count = 0;
  return NULL;
}

static bool is_code_or_data(const Elf64_Sym *symbol) {
  unsigned kind = ELF64_ST_TYPE(symbol->st_info);
  return (kind == STT_FUNC || kind == STT_OBJECT) && symbol->st_shndx != SHN_UNDEF;
}

bool ht_symbol_at(ht_file file, uintptr_t address, ht_symbol *found) {
  size_t count;
  ht_file strings;
  const Elf64_Sym *symbols = symbols_of(file, &count, &strings);
  const Elf64_Sym *best = NULL;
  for (size_t i = 0; i < count; i++) {
    uintptr_t from = symbols[i].st_value, size = symbols[i].st_size ? symbols[i].st_size : 1;
    if (address < from || address - from >= size || !is_code_or_data(&symbols[i])) continue;
    if (!best || from > best->st_value) best = &symbols[i];
  }
  const char *name = best ? text_at(strings, best->st_name) : NULL;
  if (!name) return false;
  *found = (ht_symbol){best->st_value, best->st_size, name};
  return true;
}

bool ht_symbol_named(ht_file file, const char *name, size_t length, ht_symbol *found) {
  size_t count;
  ht_file strings;
  const Elf64_Sym *symbols = symbols_of(file, &count, &strings);
  for (size_t i = 0; i < count; i++) {
    size_t offset = symbols[i].st_name;
    if (offset >= strings.size || strings.size - offset <= length) continue;
    const char *text = (const char *)strings.bytes + offset;
    if (text[length] != 0 || memcmp(text, name, length) != 0 || !is_code_or_data(&symbols[i])) continue;
    *found = (ht_symbol){symbols[i].st_value, symbols[i].st_size, text};
    return true;
  }
  return false;
}

#else

void ht_each_segment(void (*body)(void *, const ht_segment *), void *context) { (void)body, (void)context; }
uintptr_t ht_malloc_block_class(void) { return 0; }
ht_file ht_open_file(const char *path) { (void)path; return (ht_file){NULL, 0}; }
ht_file ht_section(ht_file file, const char *name) { (void)file, (void)name; return (ht_file){NULL, 0}; }
bool ht_section_range(ht_file file, const char *name, uintptr_t *address, size_t *size) {
  (void)file, (void)name, (void)address, (void)size;
  return false;
}
bool ht_symbol_at(ht_file file, uintptr_t address, ht_symbol *found) { (void)file, (void)address, (void)found; return false; }
bool ht_symbol_named(ht_file file, const char *name, size_t length, ht_symbol *found) {
  (void)file, (void)name, (void)length, (void)found;
  return false;
}

#endif
