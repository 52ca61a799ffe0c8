#define _GNU_SOURCE
#include "CTerminal.h"
#include <stdint.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <pthread.h>

int ct_main_queue_descriptor(void) { return -1; }
void ct_main_queue_drain(void) {}
bool ct_is_main_thread(void) { return pthread_main_np() != 0; }

#else
#include <sys/eventfd.h>

// libdispatch's own entrance for run loops that are not Dispatch's.
__attribute__((weak)) extern int _dispatch_get_main_queue_handle_4CF(void);
__attribute__((weak)) extern void _dispatch_main_queue_callback_4CF(void *);

int ct_main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  // Made at the first question, where libdispatch crashes if it gets no eventfd: see first whether there is one.
  static bool is_made;
  if (!is_made) {
    int spare = eventfd(0, EFD_CLOEXEC);
    if (spare < 0) return CT_NO_DESCRIPTOR_LEFT;
    close(spare);
    is_made = true;
  }
  return _dispatch_get_main_queue_handle_4CF();
}

void ct_main_queue_drain(void) {
  int descriptor = ct_main_queue_descriptor();
  if (descriptor < 0) return;
  // The handle is an eventfd: unread, it stays readable and the caller would spin.
  uint64_t count;
  ssize_t got = read(descriptor, &count, sizeof count);
  (void)got;
  _dispatch_main_queue_callback_4CF(NULL);
}

bool ct_is_main_thread(void) { return getpid() == gettid(); }

#endif
