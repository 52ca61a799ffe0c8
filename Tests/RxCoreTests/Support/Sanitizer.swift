#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether the address sanitizer runs this: its frames are several times larger.
let isAddressSanitized = dlsym(nil, "__asan_init") != nil
