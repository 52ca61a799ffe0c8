import CEditLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One libedit editor on a terminal: it keeps the keymaps, the line, kill and yank, undo and the history, reads its
/// characters from us, and draws nowhere, because the form paints.
///
/// Neither an EditLine nor a history may be used by two threads; this class is confined like everything here.
final class EditLine {
  let handle: OpaquePointer
  /// Where libedit draws and complains.
  private let nowhere: UnsafeMutablePointer<FILE>
  /// `EL_ADDFN` does not copy the names: they live as long as the handle.
  private let names = (
    main: WideString("formline-key"), alternative: WideString("formline-key-vi"),
    help: WideString("Formline's")
  )
  /// What the history commands look at; never none, because without one libedit stops reading `.editrc` at a
  /// `history` line.
  private var history = FieldHistory()
  private let noHistory = FieldHistory()
  /// Gives the next character; `nil` breaks the command off.
  var reader: (() -> Unicode.Scalar?)?
  /// The private key that the last command was, and whether vi's command mode had it.
  private(set) var noted: (key: PrivateKey, isViCommand: Bool)?

  /// An editor in emacs mode on the terminal `terminal`.
  ///
  /// - Throws: `LineEditorError.engine` without memory or descriptors.
  init(program: String, terminal: Int32) throws(LineEditorError) {
    guard let nowhere = cel_open_nowhere() else { throw .engine(errno: errno) }
    // The output's descriptor must be a terminal too, or libedit does not edit; it only asks for its settings.
    guard let handle = el_init_fd(program, nowhere, nowhere, nowhere, terminal, terminal, terminal) else {
      let reason = errno
      fclose(nowhere)
      throw .engine(errno: reason)
    }
    self.nowhere = nowhere
    self.handle = handle
    // Unretained: the handle is ended in deinit, and nothing else calls back.
    cel_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    // libedit's own handlers signal the whole process group.
    _ = cel_set_int(handle, EL_SIGNAL, 0)
    cel_use_emacs(handle)
    cel_set_reader(handle) { handle, character in EditLine.read(handle, character) }
    _ = cel_add_function(handle, names.main.pointer, names.help.pointer) { handle, character in
      EditLine.note(handle, character, isViCommand: false)
    }
    _ = cel_add_function(handle, names.alternative.pointer, names.help.pointer) { handle, character in
      EditLine.note(handle, character, isViCommand: true)
    }
  }

  deinit {
    // With editing off, `el_end` leaves the terminal alone: it would throw away what was typed ahead.
    _ = cel_set_int(handle, EL_EDITMODE, 0)
    el_end(handle)
    fclose(nowhere)
  }

  /// Whether the vi keys are in use.
  var isVi: Bool { cel_is_vi(handle) != 0 }

  /// Whether editing is on; `edit off` in `.editrc` switches it off.
  var isEditing: Bool {
    var value: Int32 = 0
    return cel_get_int(handle, EL_EDITMODE, &value) == 0 && value != 0
  }

  /// Reads the user's `.editrc`.
  ///
  /// What libedit has to say about it goes to standard error. A line that it cannot read to its end says nothing.
  func readUserSettings() {
    guard let path = UserSettings.path else { return }
    cel_set_error_file(handle, cel_standard_error())
    for line in UserSettings.lines(of: path) {
      _ = CommandWords.with(line) { count, words in el_parse(handle, count, words) }
    }
    cel_set_error_file(handle, nowhere)
  }

  /// Switches editing on again, with single keys: a command at the foot may have switched it off.
  func keepEditing() {
    guard !isEditing else { return }
    _ = cel_set_int(handle, EL_EDITMODE, 1)
    setRaw(true)
  }

  /// Lets the history commands look at a field's entries, or at none.
  func useHistory(_ history: FieldHistory?) {
    self.history = history ?? noHistory
    cel_set_history(handle, self.history.handle)
  }

  /// Runs one editing command, reading as many characters as it takes.
  func runCommand() {
    noted = nil
    var count: Int32 = 0
    _ = el_wgets(handle, &count)
  }

  /// Puts characters before what is to be read.
  func push(_ scalar: Unicode.Scalar) {
    [scalar].withWideString { el_wpush(handle, $0) }
  }

  private static func read(_ handle: OpaquePointer?, _ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    let scalar = owner(of: handle)?.reader?()
    character?.pointee = scalar.map { wchar_t($0) } ?? 0
    return scalar == nil ? 0 : 1
  }

  private static func note(_ handle: OpaquePointer?, _ character: wint_t, isViCommand: Bool) -> UInt8 {
    if let key = UInt8(exactly: character).flatMap(PrivateKey.init) {
      owner(of: handle)?.noted = (key, isViCommand)
    }
    return UInt8(CC_NORM)
  }

  private static func owner(of handle: OpaquePointer?) -> EditLine? {
    // Set in init and alive until deinit has ended the handle.
    handle.flatMap { cel_owner($0) }.map { Unmanaged<EditLine>.fromOpaque($0).takeUnretainedValue() }
  }
}
