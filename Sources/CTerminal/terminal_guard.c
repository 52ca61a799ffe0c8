#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Written before `active` is set and not after it, so that a handler on any thread reads it whole.
static struct {
  int input, output;
  bool has_termios, has_output;
  pid_t owner;
  struct termios found;
} guard;
static atomic_bool active;
static atomic_uint modes;
// Rows from the cursor to below the frame that stands on the screen; 0 without a frame.
static atomic_uint rows_to_below;
static struct sigaction earlier[NSIG];

// A program that another one put in the background must leave the terminal to it. Where the terminal is not
// this process's controlling one there is no foreground to ask about.
static bool in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group > 0 && group != getpgrp();
}

static bool differ(const struct termios *a, const struct termios *b) {
  return a->c_iflag != b->c_iflag || a->c_oflag != b->c_oflag || a->c_cflag != b->c_cflag ||
         a->c_lflag != b->c_lflag || memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) != 0;
}

// With SIGTTOU blocked: between the look at the foreground and the call it may have changed.
static void put_back_termios(void) {
  struct termios now;
  if (!guard.has_termios || in_background(guard.input) || tcgetattr(guard.input, &now) != 0) return;
  if (!differ(&now, &guard.found)) return;
  sigset_t one, mask;
  sigemptyset(&one);
  sigaddset(&one, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &one, &mask);
  while (tcsetattr(guard.input, TCSANOW, &guard.found) != 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static void append(char *text, size_t *count, const char *more) {
  while (*more) text[(*count)++] = *more++;
}

// Output that was stopped (^S) or that nobody reads must not keep a dying process: a tenth of a second each.
static void put_back_modes(void) {
  unsigned on = atomic_exchange(&modes, 0), rows = atomic_exchange(&rows_to_below, 0);
  if ((on == 0 && rows == 0) || !guard.has_output || in_background(guard.output)) return;
  char text[80 + 2 * CT_MOST_ROWS];
  size_t count = 0, done = 0;
  if (on & CT_MODE_MOUSE) append(text, &count, "\033[?1006l\033[?1002l");
  if (on & CT_MODE_BRACKETED_PASTE) append(text, &count, "\033[?2004l");
  if (on & CT_MODE_STYLES) append(text, &count, "\033[0m");
  if (on & CT_MODE_ALTERNATE_SCREEN) append(text, &count, "\033[?1049l");
  if (on & CT_MODE_HIDDEN_CURSOR) append(text, &count, "\033[?25h");
  if (rows > CT_MOST_ROWS) rows = CT_MOST_ROWS;
  while (rows-- > 0) append(text, &count, "\r\n");
  while (done < count) {
    struct pollfd ready = {.fd = guard.output, .events = POLLOUT};
    int found = poll(&ready, 1, 100);
    if (found < 0 && errno == EINTR) continue;
    if (found <= 0) return;
    ssize_t put = write(guard.output, text + done, count - done);
    if (put < 0 && errno != EINTR && errno != EAGAIN) return;
    if (put > 0) done += (size_t)put;
  }
}

void ct_guard_restore(void) {
  // A forked child has copies of all this, but the terminal is its parent's.
  if (!atomic_load(&active) || getpid() != guard.owner) return;
  put_back_modes();
  put_back_termios();
}

// Made by the processor at an instruction that runs again when the handler returns.
static bool repeats(int signal, const siginfo_t *info) {
  if (info->si_code <= 0) return false;
#if defined(__aarch64__)
  if (signal == SIGTRAP) return true;
#endif
  return signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE;
}

// The handlers are SA_NODEFER, so a raise in them acts at once; SA_RESETHAND, so a fault in them ends the process.
static void hand_over(int signal, siginfo_t *info, void *context) {
  int saved = errno;
  ct_guard_restore();
  // Asked for at the keyboard, and no crash: a backtracer that would explain it must not keep the terminal.
  static struct sigaction by_default;
  struct sigaction *before = signal == SIGQUIT ? &by_default : &earlier[signal];
  struct sigaction now;
  sigaction(signal, before, NULL);
  if (repeats(signal, info)) {
    // The instruction faults again, for the earlier handler or for the core dump, with its own registers.
  } else if (before->sa_handler == SIG_DFL || (before->sa_flags & SA_RESETHAND)) {
    raise(signal);
  } else if (before->sa_handler != SIG_IGN) {
    // Called rather than raised for: a backtracer needs the registers of the place that was interrupted.
    sigset_t mask;
    pthread_sigmask(SIG_BLOCK, &before->sa_mask, &mask);
    if (before->sa_flags & SA_SIGINFO) before->sa_sigaction(signal, info, context);
    else before->sa_handler(signal);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    // A backtracer leaves the default action behind and trusts that the fault comes again.
    if (sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_DFL) raise(signal);
  }
  errno = saved;
}

// A stack that overflowed has no room for the handler. Swift's backtracer, where it is on, has set one already.
static void need_signal_stack(void) {
  static _Alignas(16) char room[65536];
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

// Keyboard, hang-up and crash: an earlier handler is no reason not to guard these; it runs after the guard's.
// SIGINT is here for the time in which no event loop watches it.
static bool ends_with_handler(int signal) {
  switch (signal) {
  case SIGINT: case SIGTERM: case SIGHUP: case SIGQUIT: case SIGABRT:
  case SIGSEGV: case SIGBUS: case SIGILL: case SIGTRAP: case SIGFPE: return true;
  default: return false;
  }
}

// SIGKILL ends it too, but cannot be caught. All others, timers' and real-time signals too, end it (POSIX, XBD
// signal.h).
static bool ends_by_default(int signal) {
  switch (signal) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT:
  case SIGCHLD: case SIGURG: case SIGWINCH: return false;
#if defined(__APPLE__)
  case SIGIO: case SIGINFO: return false;
#endif
  default: return true;
  }
}

static void set_handlers(void) {
  struct sigaction action = {0};
  action.sa_sigaction = hand_over;
  action.sa_flags = SA_SIGINFO | SA_RESETHAND | SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction present;
    // The C library keeps a few real-time signals to itself, and refuses to say what they do.
    if (!ends_by_default(signal) || sigaction(signal, NULL, &present) != 0) continue;
    if (present.sa_handler == SIG_IGN) continue;
    if (present.sa_handler != SIG_DFL && !ends_with_handler(signal)) continue;
    // Still there where something else that watched the signal put it back after an earlier guard's end.
    if (present.sa_sigaction == hand_over) continue;
    earlier[signal] = present;
    sigaction(signal, &action, NULL);
  }
}

static void unset_handlers(void) {
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction present;
    if (sigaction(signal, NULL, &present) != 0 || present.sa_sigaction != hand_over) continue;
    sigaction(signal, &earlier[signal], NULL);
  }
}

void ct_ignore_broken_pipes(void) {
  struct sigaction ignore = {0}, present;
  ignore.sa_handler = SIG_IGN;
  sigemptyset(&ignore.sa_mask);
  if (sigaction(SIGPIPE, NULL, &present) == 0 && present.sa_handler == SIG_DFL)
    sigaction(SIGPIPE, &ignore, NULL);
}

bool ct_guard_begin(int input, int output) {
  static atomic_bool hooked;
  if (atomic_load(&active)) return false;
  guard.input = input;
  guard.output = output;
  guard.owner = getpid();
  guard.has_termios = tcgetattr(input, &guard.found) == 0;
  guard.has_output = isatty(output) == 1;
  atomic_store(&modes, 0);
  atomic_store(&rows_to_below, 0);
  atomic_store(&active, true);
  if (!atomic_exchange(&hooked, true)) atexit(ct_guard_restore);
  need_signal_stack();
  set_handlers();
  return true;
}

void ct_guard_end(void) {
  ct_guard_restore();
  unset_handlers();
  atomic_store(&active, false);
}

void ct_guard_set_rows_to_below(unsigned rows) { atomic_store(&rows_to_below, rows); }

void ct_guard_set_modes(unsigned on) { atomic_store(&modes, on); }

bool ct_guard_suspend(void) {
  struct sigaction present;
  if (sigaction(SIGTSTP, NULL, &present) == 0 && present.sa_handler == SIG_IGN) return false;
  struct termios ours;
  bool known = atomic_load(&active) && guard.has_termios && tcgetattr(guard.input, &ours) == 0;
  ct_guard_restore();
  ct_stop_process(SIGTSTP);
  // Continued in the background this stops once more (SIGTTOU), until the terminal is ours again.
  if (known) while (tcsetattr(guard.input, TCSANOW, &ours) != 0 && errno == EINTR) {}
  return true;
}
