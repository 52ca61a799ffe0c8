import Glibc

nonisolated extension StandardStreams {
  /// Occupies those of the descriptors 0 to 2 that the process was started without, so that no file opened later
  /// takes their place: a store would be read as answers, or messages written into it.
  ///
  /// What stands there then can be neither read from (0) nor written to (1, 2).
  public static func occupyMissing() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
