import SegueStaging
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueCLI

/// A plugin that fails has a status of its own.
@Suite(.waits) struct PluginFailureTests {
  @Test func `a plugin's failure has its own exit status`() {
    let ours = AnimatorFailure("the timeline never ends")
    let theirs = AnimatorFailure("plugin 'ripple' crashed", plugin: "ripple")
    #expect(CommandFailure(StagingError("tiles", cannotBeShown: ours)).status == .inputOutput)
    #expect(CommandFailure(StagingError("tiles", cannotBeShown: theirs)).status == .plugin)
    #expect(CommandFailure(theirs).status.rawValue == 5)
  }
}
