/// A malloc that has nothing in common with glibc's: it takes from one mapping, and takes nothing back.
enum OtherMalloc {
  /// For a C compiler.
  static let source = """
    #define _GNU_SOURCE
    #include <errno.h>
    #include <stdatomic.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <string.h>
    #include <sys/mman.h>

    static const size_t room = (size_t)8 << 30;
    static _Atomic(uintptr_t) start;
    static atomic_size_t used;

    static uintptr_t memory(void) {
      uintptr_t known = start;
      if (known) return known;
      void *fresh = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
      if (atomic_compare_exchange_strong(&start, &known, (uintptr_t)fresh)) return (uintptr_t)fresh;
      munmap(fresh, room);
      return known;
    }

    // The size stands before the block.
    void *aligned_alloc(size_t alignment, size_t size) {
      if (alignment < 16) alignment = 16;
      size_t whole = (size + 2 * alignment + 15) & ~(size_t)15;
      uintptr_t block = (memory() + atomic_fetch_add(&used, whole) + 2 * alignment - 1) & ~(alignment - 1);
      ((size_t *)block)[-1] = size;
      return (void *)block;
    }

    void *malloc(size_t size) { return aligned_alloc(16, size); }
    void *calloc(size_t count, size_t size) { return malloc(count * size); }
    void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }
    void free(void *block) { (void)block; }
    size_t malloc_usable_size(void *block) { return block ? ((size_t *)block)[-1] : 0; }
    int posix_memalign(void **block, size_t alignment, size_t size) {
      *block = aligned_alloc(alignment, size);
      return 0;
    }
    void *realloc(void *block, size_t size) {
      if (block && malloc_usable_size(block) >= size) return block;
      void *larger = malloc(size);
      if (block) memcpy(larger, block, malloc_usable_size(block));
      return larger;
    }

    """
}
