@_exported public import Forms
@_exported public import LineEditing
@_exported public import RxCore
@_exported public import TerminalIO
@_exported public import Views
