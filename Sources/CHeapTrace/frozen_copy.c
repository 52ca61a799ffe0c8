#define _GNU_SOURCE
#include "frozen_copy.h"
#include "heap_memory.h"

#include <stdlib.h>

void ht_release(ht_answer answer) { free(answer.bytes); }

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <gnu/libc-version.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_SKIPPED = 64, MOST_TRIES = 12, STUCK_AFTER_MS = 1500, LOOK_EVERY_MS = 100 };

/// What parent and child both see: a page that is not copied at the fork.
struct shared {
  volatile uintptr_t mark;
  volatile uint64_t progress;
};

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static struct shared *shared;
static uintptr_t skipped[MOST_SKIPPED];
static int skipped_count;
static uintptr_t stack_floor;
static int child_output = -1;
/// A block to find in the copy.
static void *own_block;

void ht_mark(uintptr_t kind) {
  if (!shared) return;
  shared->mark = kind;
  shared->progress++;
}

bool ht_is_skipped(uintptr_t kind) {
  for (int i = 0; i < skipped_count; i++) {
    if (skipped[i] == kind) return true;
  }
  return false;
}

uintptr_t ht_stack_floor(void) { return stack_floor; }

bool ht_sees_own_block(void) {
  ptrdiff_t index = ht_block_containing((uintptr_t)own_block);
  return index >= 0 && ht_blocks()[index].address == (uintptr_t)own_block;
}

void ht_tell(const void *bytes, size_t count) {
  const char *from = bytes;
  while (count > 0) {
    ssize_t written = write(child_output, from, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    from += written;
    count -= (size_t)written;
  }
}

static long now_in_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// A child that traps must end without a word: no handler of the program, no core, no text on its terminal.
static void become_silent(void) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGTERM,
                                SIGINT,  SIGHUP, SIGQUIT, SIGALRM, SIGPIPE, SIGTSTP};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int descriptor = 0; nowhere >= 0 && descriptor <= 2; descriptor++) dup2(nowhere, descriptor);
}

/// Takes what the child says until it ends. `HT_FINISHED` only means that it closed its end of the pipe.
static ht_outcome listen(int input, long deadline, ht_answer *answer) {
  size_t room = 0;
  uint64_t progress = shared->progress;
  long last_progress = now_in_milliseconds();
  for (;;) {
    long now = now_in_milliseconds();
    if (now >= deadline) return HT_TOO_LATE;
    if (progress != shared->progress) {
      progress = shared->progress;
      last_progress = now;
    } else if (now - last_progress > STUCK_AFTER_MS) {
      return HT_STUCK;
    }
    struct pollfd waiting = {input, POLLIN, 0};
    int ready = poll(&waiting, 1, LOOK_EVERY_MS);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    if (room - answer->count < 4096) {
      char *larger = realloc(answer->bytes, room += 65536);
      if (!larger) return HT_TOO_LATE;
      answer->bytes = larger;
    }
    ssize_t taken = read(input, answer->bytes + answer->count, room - answer->count);
    if (taken < 0 && errno == EINTR) continue;
    if (taken <= 0) return HT_FINISHED;
    answer->count += (size_t)taken;
  }
}

static ht_answer fork_once(void (*body)(void *), void *context, long deadline) {
  ht_answer answer = {HT_NO_FORK, NULL, 0, 0};
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    answer.detail = errno;
    return answer;
  }
  pid_t child = fork();
  if (child == 0) {
    become_silent();
    child_output = ends[1];
    body(context);
    ht_tell("", 1);  // the terminator: only a walk that came to its end sends it
    _exit(0);
  }
  close(ends[1]);
  if (child < 0) {
    answer.detail = errno;
    close(ends[0]);
    return answer;
  }
  answer.outcome = listen(ends[0], deadline, &answer);
  close(ends[0]);
  if (answer.outcome != HT_FINISHED) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  if (answer.outcome != HT_FINISHED) return answer;
  // The program may reap children itself, so the terminator decides and not the status.
  if (answer.count > 0 && answer.bytes[answer.count - 1] == 0) {
    answer.count--;
    return answer;
  }
  answer.outcome = HT_CRASHED;
  answer.detail = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return answer;
}

static ht_answer fork_until_done(void (*body)(void *), void *context, int limit) {
  ht_answer answer = {HT_NO_FORK, NULL, 0, 0};
  long deadline = now_in_milliseconds() + limit;
  for (int tries = 0; tries < MOST_TRIES; tries++) {
    free(answer.bytes);
    shared->mark = 0;
    answer = fork_once(body, context, deadline);
    if (answer.outcome == HT_STUCK) continue;
    if (answer.outcome != HT_CRASHED) break;
    uintptr_t kind = shared->mark;
    if (kind == 0 || ht_is_skipped(kind) || skipped_count == MOST_SKIPPED) break;
    skipped[skipped_count++] = kind;
  }
  return answer;
}

/// Whether the malloc that everybody calls is the C library's own: a preloaded or linked one comes before it.
static bool malloc_is_glibcs(void) {
  Dl_info library, owner;
  void *function = dlsym(RTLD_DEFAULT, "malloc");
  // Where the program is one file there is nothing to compare.
  if (!function || !dladdr(function, &owner) || !dladdr((void *)gnu_get_libc_version, &library)) return true;
  return owner.dli_fbase == library.dli_fbase;
}

__attribute__((noinline)) ht_answer ht_frozen_copy(void (*body)(void *), void *context, int limit) {
  ht_answer answer = {HT_SANITIZER, NULL, 0, 0};
  // Their heaps are not the C library's.
  static const char *const sanitizers[] = {"__asan_init", "__tsan_init", "__msan_init", "__hwasan_init"};
  for (size_t i = 0; i < sizeof sanitizers / sizeof *sanitizers; i++) {
    if (dlsym(RTLD_DEFAULT, sanitizers[i])) return answer;
  }
  answer.outcome = HT_OTHER_ALLOCATOR;
  if (!malloc_is_glibcs()) return answer;
  // What the caller keeps in registers only is a reference too: this puts it on the stack, above the floor.
  jmp_buf registers;
  (void)setjmp(registers);
  pthread_mutex_lock(&one_at_a_time);
  stack_floor = (uintptr_t)&registers;
  if (!shared) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page != MAP_FAILED) shared = page;
  }
  answer.outcome = HT_NO_FORK;
  if (!own_block) own_block = malloc(1);
  if (shared && own_block) answer = fork_until_done(body, context, limit);
  pthread_mutex_unlock(&one_at_a_time);
  return answer;
}

#else

ht_answer ht_frozen_copy(void (*body)(void *), void *context, int limit) {
  (void)body, (void)context, (void)limit;
  return (ht_answer){HT_OTHER_PLATFORM, NULL, 0, 0};
}
void ht_tell(const void *bytes, size_t count) { (void)bytes, (void)count; }
void ht_mark(uintptr_t kind) { (void)kind; }
bool ht_is_skipped(uintptr_t kind) { (void)kind; return false; }
uintptr_t ht_stack_floor(void) { return 0; }
bool ht_sees_own_block(void) { return false; }

#endif
