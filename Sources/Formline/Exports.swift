@_exported public import Differences
@_exported public import Forms
@_exported public import LineEditing
@_exported public import Lists
@_exported public import RxCore
@_exported public import TerminalIO
@_exported public import Views
