import AccountsCore

/// The program's own: Swift Testing has a type of the same name.
typealias ExitStatus = AccountsCore.ExitStatus
