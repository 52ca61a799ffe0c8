import Glibc

/// The file of a store, made so that nobody but its owner reads it, whatever the umask.
nonisolated struct StoreFile {
  /// Where it is.
  let path: String

  /// Whether there is something at the path.
  ///
  /// - Throws: `StoreError.danglingLink` for a link to nothing: a list must not call it empty, and what it points
  ///   to may only be out of reach for now; `.cannotOpen` where that cannot be found out.
  func exists() throws(StoreError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    let number = errno
    guard number == ENOENT || number == ENOTDIR else {
      throw StoreError(path: path, reason: .cannotOpen(errno: number))
    }
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw StoreError(path: path, reason: .danglingLink)
    }
    return false
  }

  /// Refuses a file that is too short for a database and yet not empty.
  ///
  /// SQLite takes a file of one byte for an empty one, and would write over it. Its header has 100 bytes (the file
  /// format, 1.3).
  ///
  /// - Throws: `StoreError.notADatabase`; `.cannotOpen` where the file's size cannot be found out.
  func refuseFragment() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw StoreError(path: path, reason: .cannotOpen(errno: errno)) }
    guard status.st_mode & S_IFMT != S_IFREG || status.st_size == 0 || status.st_size >= 100 else {
      throw StoreError(path: path, reason: .notADatabase)
    }
  }

  /// Makes an empty file with mode 0600, and the folders that are missing above it with 0700; a file that is
  /// there stays as it is.
  ///
  /// SQLite gives the files that it puts beside it (`-wal`, `-shm`) the same mode.
  func createIfMissing() throws(StoreError) {
    guard try !exists() else { return }
    try createFolder(parent(of: path))
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let number = errno
      if number == EEXIST { return }
      throw failure(number)
    }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0 else { throw failure(errno) }
  }

  private func createFolder(_ folder: String) throws(StoreError) {
    var number = makeFolder(folder)
    if number == ENOENT, parent(of: folder) != folder {
      try createFolder(parent(of: folder))
      number = makeFolder(folder)
    }
    guard number == 0 || number == EEXIST else { throw failure(number) }
  }

  /// Makes one folder for its owner alone; gives 0 or the system's error number.
  private func makeFolder(_ folder: String) -> Int32 {
    guard mkdir(folder, 0o700) == 0, chmod(folder, 0o700) == 0 else { return errno }
    return 0
  }

  /// The folder of a path: `.` for a name alone, `/` for the root.
  private func parent(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func failure(_ number: Int32) -> StoreError {
    StoreError(path: path, reason: .cannotCreate(errno: number))
  }
}
