#ifndef FORMLINE_CSQLITE_SHIM_H
#define FORMLINE_CSQLITE_SHIM_H
#include <sqlite3.h>
#endif
