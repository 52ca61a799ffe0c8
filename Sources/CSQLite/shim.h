#ifndef FORMLINE_CSQLITE_SHIM_H
#define FORMLINE_CSQLITE_SHIM_H
#include <sqlite3.h>

/// Binds a copy of `count` bytes of UTF-8.
///
/// Why it is C: SQLITE_TRANSIENT, which asks for the copy, is a number cast to a function pointer; Swift imports
/// no such macro.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
#endif
