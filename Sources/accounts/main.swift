import AccountsCore
import Glibc

// A reader that goes away is an error of the write that meets it, not the end of the process.
signal(SIGPIPE, SIG_IGN)
// So is a file that may grow no further (`ulimit -f`).
signal(SIGXFSZ, SIG_IGN)
StandardStreams.occupyMissing()
let program = AccountsProgram(add: AddCommand.run)
exit(program.run(argumentVector: CommandLine.unsafeArgv).rawValue)
