import Foundation

/// The pipes between a test and the program that it runs.
struct Wiring {
  /// What the program's descriptors are to be.
  private(set) var redirections: [Int32: ChildProcess.Redirection] = [:]
  private(set) var output = Sink()
  private(set) var errors = Sink()
  private var input = Feed()
  private var programsEnds: [Int32] = []

  init(input: StandardInput, output: StandardOutput) throws {
    do {
      try connect(input)
      try connect(output)
      errors.descriptor = try capture(STDERR_FILENO)
    } catch {
      closeAll()
      throw error
    }
  }

  /// Whether the program has closed all that it wrote to.
  var isDone: Bool { output.descriptor == nil && errors.descriptor == nil }

  /// Waits a moment for something to read or room to write, and passes it on.
  mutating func passSomething() throws {
    var polled: [pollfd] = []
    for descriptor in [output.descriptor, errors.descriptor] {
      if let descriptor { polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    }
    // A program that has closed its outputs is about to end; whether it has is not to be seen on a descriptor.
    if let descriptor = input.descriptor {
      polled.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
    }
    poll(&polled, nfds_t(polled.count), isDone ? 1 : 100)
    for entry in polled where entry.revents != 0 {
      switch entry.fd {
      case output.descriptor: try output.readSome()
      case errors.descriptor: try errors.readSome()
      default: try input.writeSome()
      }
    }
  }

  /// Closes what only the program needs, once it has been started.
  mutating func closeProgramsEnds() {
    for end in programsEnds { close(end) }
    programsEnds = []
  }

  mutating func closeAll() {
    closeProgramsEnds()
    output.close()
    errors.close()
    input.close()
  }

  private mutating func connect(_ input: StandardInput) throws {
    switch input {
    case .bytes(let bytes):
      let pipe = try Pipe()
      programsEnds.append(pipe.reading)
      self.input = Feed(descriptor: pipe.writing, bytes: bytes[...])
      try SystemError.check("fcntl", result: fcntl(pipe.writing, F_SETFL, O_NONBLOCK))
      redirections[STDIN_FILENO] = .copy(of: pipe.reading)
    case .file(let file): redirections[STDIN_FILENO] = .file(file, flags: O_RDONLY)
    case .closed: redirections[STDIN_FILENO] = .closed
    }
  }

  private mutating func connect(_ output: StandardOutput) throws {
    switch output {
    case .captured: self.output.descriptor = try capture(STDOUT_FILENO)
    case .file(let file): redirections[STDOUT_FILENO] = .file(file, flags: O_WRONLY | O_CREAT)
    case .brokenPipe: close(try capture(STDOUT_FILENO))
    case .closed: redirections[STDOUT_FILENO] = .closed
    }
  }

  /// Connects a descriptor of the program with a pipe and returns the end to read from.
  private mutating func capture(_ descriptor: Int32) throws -> Int32 {
    let pipe = try Pipe()
    programsEnds.append(pipe.writing)
    redirections[descriptor] = .copy(of: pipe.writing)
    return pipe.reading
  }
}

/// What is still to be written to a program; without a descriptor when all is.
struct Feed {
  private(set) var descriptor: Int32?
  private var bytes: ArraySlice<UInt8> = []

  init() {}

  init(descriptor: Int32, bytes: ArraySlice<UInt8>) {
    self.descriptor = descriptor
    self.bytes = bytes
  }

  mutating func writeSome() throws {
    guard let descriptor else { return }
    let count = try Descriptor.write(bytes, to: descriptor)
    bytes = bytes.dropFirst(count ?? bytes.count)
    if bytes.isEmpty { close() }
  }

  mutating func close() {
    descriptor.map { _ = Foundation.close($0) }
    descriptor = nil
  }
}

/// What a program has written; without a descriptor when it has ended.
struct Sink {
  var descriptor: Int32?
  private(set) var bytes: [UInt8] = []

  mutating func readSome() throws {
    guard let descriptor else { return }
    switch try Descriptor.read(descriptor) {
    case .bytes(let more): bytes += more
    case .end: close()
    }
  }

  mutating func close() {
    descriptor.map { _ = Foundation.close($0) }
    descriptor = nil
  }
}
