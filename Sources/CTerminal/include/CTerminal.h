#ifndef FORMLINE_CTERMINAL_H
#define FORMLINE_CTERMINAL_H
#include <stdbool.h>
#include <stddef.h>
#include "terminal_guard.h"

/// Overwrites memory in a way that the optimiser may not remove: Swift has no such store.
void ct_wipe(void *bytes, size_t count);

/// There is a queue, but no descriptor is left to wait for it with; `errno` says why.
#define CT_NO_DESCRIPTOR_LEFT (-2)

/// The descriptor that becomes readable when the Dispatch main queue has work, -1 or `CT_NO_DESCRIPTOR_LEFT`. C,
/// because only C can declare a weak symbol: without libdispatch in the process there is no such queue. Linux only:
/// elsewhere the handle is no file descriptor.
int ct_main_queue_descriptor(void);

/// Runs what waits on the Dispatch main queue; main thread only. C for the same reason.
void ct_main_queue_drain(void);

/// Whether the caller runs on the process's first thread. C: `gettid` has no Swift import on every system.
bool ct_is_main_thread(void);

/// Lets `signal` write its number as one byte to `descriptor`. A keyboard or hang-up signal that this process
/// was started with as ignored (nohup, a shell without job control) stays ignored. Returns 0, or an error
/// number. C: a handler must be async-signal-safe, which Swift code never promises.
int ct_signal_watch(int signal, int descriptor);

/// Says that a loop has read what came. Three interrupts that none has read end the process.
void ct_signals_heard(void);

/// Gives `signal` back what it did before it was watched, if `descriptor` is the one that watches it.
void ct_signal_unwatch(int signal, int descriptor);

/// Stops this process as the signal's default action would (SIGTSTP, SIGTTIN, SIGTTOU), whatever handler is
/// set, and returns once it was continued. C: `sigaction`'s handler member is a union with macros.
void ct_stop_process(int signal);

#endif
