#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a sanitizer watches this: its stack frames are several times larger.
let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
