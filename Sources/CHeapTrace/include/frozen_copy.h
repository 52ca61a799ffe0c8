#ifndef FORMLINE_FROZEN_COPY_H
#define FORMLINE_FROZEN_COPY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// C, because between `fork` and the first look at the heap nothing may be allocated or locked, which Swift code
// never promises.

/// How a walk of the frozen copy ended.
typedef enum {
  HT_FINISHED,
  HT_NO_FORK,
  HT_CRASHED,
  HT_STUCK,
  HT_TOO_LATE,
  HT_SANITIZER,
  HT_OTHER_ALLOCATOR,
  HT_OTHER_PLATFORM,
} ht_outcome;

/// What the child said. `bytes` came from malloc and belongs to the caller; `detail` is an error number or a signal.
typedef struct {
  ht_outcome outcome;
  char *bytes;
  size_t count;
  int detail;
} ht_answer;

/// Runs `body` in a forked child, which sees this process as it was, with no other thread running.
///
/// A child that dies while it decodes one kind of object (`ht_mark`) is followed by another that passes over that
/// kind; one that makes no progress for a while hangs on a lock that another thread held at the fork, and is followed
/// by another too. One call at a time; others wait.
ht_answer ht_frozen_copy(void (*body)(void *context), void *context, int limit_in_milliseconds);

/// In the child, after `ht_heap_take`: whether a block that malloc gave before the fork was found in the heap. It was not
/// where malloc is another than glibc's in a way that cannot be told from its name, as under valgrind.
bool ht_sees_own_block(void);

/// Gives an answer's bytes back.
void ht_release(ht_answer answer);

/// In the child: sends bytes to the parent.
void ht_tell(const void *bytes, size_t count);

/// In the child: says what kind of object is looked at now, 0 for none. It counts as progress.
void ht_mark(uintptr_t kind);

/// Whether a child died looking at this kind of object.
bool ht_is_skipped(uintptr_t kind);

/// In the child: the lowest address of the forking thread's stack that is not the walk's own. The registers that the
/// thread had in use when it called are stored above it.
uintptr_t ht_stack_floor(void);

#endif
