import SeguePreview
import SegueSystem
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueStaging

/// What went wrong, and what kind of failure it is.
@Suite struct StagingErrorTests {
  @Test func `a plugin's failure is distinguished from others`() {
    let ours = AnimatorFailure("the timeline never ends")
    let theirs = AnimatorFailure("plugin 'ripple' crashed", plugin: "ripple")
    #expect(StagingError("tiles", cannotBeShown: ours).kind == .animator)
    let error = StagingError("tiles", cannotBeShown: theirs)
    #expect(error.kind == .plugin)
    #expect(error.message == "cannot show 'tiles': plugin 'ripple' crashed")
    #expect(StagingError(ours).kind == .animator && StagingError(theirs).kind == .plugin)
  }

  @Test func `a media error keeps its message and help`() {
    let error = StagingError(MediaError(.file, "cannot read a.png", help: "name another"))
    #expect(error.kind == .unreadable && error.lines == ["cannot read a.png", "name another"])
    #expect(StagingError(error) == error)
    #expect(StagingError(MediaError(.file, "cannot read a.png")).help == nil)
  }

  @Test func `a failure of the system keeps its help`() {
    let failure = SystemFailure(.write, "a.html", reason: "no", help: "Choose another folder.")
    #expect(StagingError(failure).lines == ["\(failure)", "Choose another folder."])
  }
}
