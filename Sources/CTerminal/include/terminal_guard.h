#ifndef FORMLINE_TERMINAL_GUARD_H
#define FORMLINE_TERMINAL_GUARD_H
#include <stdbool.h>

// C, because what runs in a signal handler must be async-signal-safe, which Swift code never promises.

/// What was switched on by escape sequences, a bit each.
enum {
  CT_MODE_STYLES = 1,
  CT_MODE_HIDDEN_CURSOR = 2,
  CT_MODE_BRACKETED_PASTE = 4,
  CT_MODE_MOUSE = 8,
  CT_MODE_ALTERNATE_SCREEN = 16,
};

/// More rows than this are not made below a frame.
#define CT_MOST_ROWS 200

/// Ignores SIGPIPE where it has its default action.
void ct_ignore_broken_pipes(void);

/// Begins to guard: keeps the termios of `input`, and sets handlers and an exit hook that put the terminal back.
/// False, and nothing was done, where a guard has begun and not ended. One thread at a time.
bool ct_guard_begin(int input, int output);

/// Puts the terminal back and gives the signals back what they did before.
void ct_guard_end(void);

/// Puts termios and modes back as they were found; the guard goes on. Async-signal-safe.
void ct_guard_restore(void);

/// Says which modes are on now.
void ct_guard_set_modes(unsigned modes);

/// Says how many rows below the cursor what stands on the screen ends; 0 where nothing does. When the terminal is
/// put back the cursor goes there, so that what comes next is not written over it.
void ct_guard_set_rows_to_below(unsigned rows);

/// Puts a guarded terminal back, stops the process as ^Z does, and once it was continued puts termios on again.
/// The caller switches its modes on again. False, and nothing was done, where SIGTSTP is ignored.
bool ct_guard_suspend(void);

#endif
