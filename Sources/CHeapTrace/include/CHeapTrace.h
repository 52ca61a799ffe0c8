#ifndef FORMLINE_CHEAPTRACE_H
#define FORMLINE_CHEAPTRACE_H
#include "frozen_copy.h"
#include "heap_memory.h"
#include "image_files.h"
#include "runtime_layouts.h"
#endif
