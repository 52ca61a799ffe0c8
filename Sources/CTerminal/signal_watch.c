#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#define SIGNALS 65

static atomic_int descriptors[SIGNALS]; // descriptor + 1, so that zero is "none"
static struct sigaction before[SIGNALS];

// Interrupts that no loop has read. A program that does not come to its loop any more, as in a key macro of the user's
// that plays itself, would hear none of them: the third ends it as if it had not been watched.
static atomic_int unheard_interrupts;
#define INTERRUPTS_THAT_END 3

static void end_by(int signal) {
  ct_guard_restore();
  struct sigaction by_default = {0};
  by_default.sa_handler = SIG_DFL;
  sigaction(signal, &by_default, NULL);
  raise(signal); // Blocked in this handler, so it comes when the handler returns.
}

void ct_signals_heard(void) { atomic_store(&unheard_interrupts, 0); }

// Async-signal-safe: an atomic load, write(2), and errno put back.
static void tell(int signal) {
  int saved = errno;
  int descriptor = atomic_load(&descriptors[signal]) - 1;
  unsigned char byte = (unsigned char)signal;
  if (descriptor >= 0) {
    ssize_t put = write(descriptor, &byte, 1);
    (void)put; // A full pipe already holds a wake-up.
  }
  if (signal == SIGINT && atomic_fetch_add(&unheard_interrupts, 1) + 1 >= INTERRUPTS_THAT_END) end_by(signal);
  errno = saved;
}

static bool stays_ignored(int signal) {
  return signal == SIGINT || signal == SIGQUIT || signal == SIGHUP || signal == SIGTSTP;
}

int ct_signal_watch(int signal, int descriptor) {
  if (signal <= 0 || signal >= SIGNALS || descriptor < 0) return EINVAL;
  if (atomic_exchange(&descriptors[signal], descriptor + 1) != 0) return 0;
  struct sigaction action = {0};
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  int failure = 0;
  if (sigaction(signal, NULL, &before[signal]) != 0) {
    failure = errno;
  } else if (before[signal].sa_handler == SIG_IGN && stays_ignored(signal)) {
    return 0;
  } else if (sigaction(signal, &action, NULL) != 0) {
    failure = errno;
  }
  if (failure != 0) atomic_store(&descriptors[signal], 0);
  return failure;
}

void ct_signal_unwatch(int signal, int descriptor) {
  if (signal <= 0 || signal >= SIGNALS || descriptor < 0) return;
  if (atomic_load(&descriptors[signal]) != descriptor + 1) return;
  sigaction(signal, &before[signal], NULL);
  atomic_store(&descriptors[signal], 0);
}

void ct_stop_process(int signal) {
  struct sigaction byDefault = {0}, kept;
  byDefault.sa_handler = SIG_DFL;
  sigemptyset(&byDefault.sa_mask);
  if (sigaction(signal, &byDefault, &kept) != 0) return;
  // A thread that blocks the signal would go on, and be stopped at some later moment.
  sigset_t one, mask;
  sigemptyset(&one);
  sigaddset(&one, signal);
  pthread_sigmask(SIG_UNBLOCK, &one, &mask);
  raise(signal);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &kept, NULL);
}
