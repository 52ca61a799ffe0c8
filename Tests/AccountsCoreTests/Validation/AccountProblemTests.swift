import AccountsCore
import Testing

@Suite struct AccountProblemTests {
  @Test(arguments: [
    (AccountProblem(.account, .required), "required"),
    (AccountProblem(.account, .character("/")), "\"/\" is not allowed: letters, digits and . _ - @ +"),
    (AccountProblem(.account, .character(" ")), "a blank is not allowed: letters, digits and . _ - @ +"),
    (AccountProblem(.account, .firstCharacter("-")), "must begin with a letter or a digit, not with \"-\""),
    (AccountProblem(.account, .taken("Ada")), "\"Ada\" is taken"),
    (AccountProblem(.name, .control("\u{1B}")), "the control character U+001B is not allowed"),
    (AccountProblem(.name, .tooLong(limit: 200)), "at most 200 characters"),
    (AccountProblem(.email, .atSign), "must look like name@example.org"),
    (AccountProblem(.email, .localPartTooLong(limit: 64)), "at most 64 bytes before the @"),
    (AccountProblem(.email, .localPartDots), "a dot before the @ must stand between other characters"),
    (AccountProblem(.email, .domain("-")), "\"-\" is not a domain name"),
    (AccountProblem(.email, .domainWithoutDot("host")), "\"host\" is not a full domain name"),
    (AccountProblem(.role, .unknownRole("root")), "must be reader, editor or admin"),
    (AccountProblem(.password, .tooShort(limit: 8)), "at least 8 characters"),
    (AccountProblem(.password, .tooManyBytes(limit: 511)), "at most 511 bytes"),
    (AccountProblem(.password, .passwordsDiffer), "the passwords differ"),
    (AccountProblem(.account, .gone("Ada")), "\"Ada\" is no longer stored: somebody removed it"),
  ])
  func saysWhatIsWrong(problem: AccountProblem, sentence: String) {
    #expect(problem.description == sentence)
  }
}
