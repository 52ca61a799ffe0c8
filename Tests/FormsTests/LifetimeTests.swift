import FormlineTesting
import Forms
import LeakCheck
import TerminalIO
import Testing

/// A form dies with its session, and takes nothing with it.
@Suite struct LifetimeTests {
  @Test(arguments: Way.allCases)
  func formAndModelDie(way: Way) throws {
    try assertDeallocated {
      let model = tracked(JoinModel())
      _ = try way.run(model, ["Taro", "taro@example.org", "", "sesame"])
      return model.makeForm()
    }
  }

  @Test func sessionAndFieldsDie() throws {
    try assertDeallocated {
      let form = tracked(JoinModel().makeForm())
      for field in form.fields { tracked(field) }
      let keyboard = tracked(ScriptedKeyboard("x", .escape))
      let session = FormSession(form, input: keyboard, renderer: tracked(ScreenRecorder()))
      _ = try session.run()
      return session
    }
  }
}
