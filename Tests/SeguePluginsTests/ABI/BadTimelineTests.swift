import SegueCatalog
import SeguePluginABI
import SeguePluginTestSupport
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePlugins

/// What is no timeline does not cross the border, and the first thing that is wrong with it is named.
@Suite(.needs("cc"))
struct BadTimelineTests {
  private let plugin: LoadedPlugin

  init() throws {
    plugin = try LoadedPlugin(
      library: try FixtureLibrary.path("writing.c"), name: "writing", host: .segue
    ) { _, _ in }
  }

  @Test(arguments: [
    ("not-a-number", "layer 2 'tile-2': number 2 (scaleX) is not finite"),
    ("no-such-word", "layer 1 'tile': its fit is 7, and 6 is the highest"),
    ("bad-parent", "layer 1 'tile': its parent is layer 12, and there are 0 before it"),
    ("size-0", "layer 1: it says that it has 0 bytes, and a record of its kind has 168"),
    ("size-3", "layer 1: it says that it has 3 bytes, and a record of its kind has 168"),
    ("size-huge", "layer 1: it says that it has 2147483648 bytes"),
    ("null-id", "layer 1: its id is null"), ("not-utf8", "layer 1: its id is not UTF-8"),
    ("endless-text", "layer 1: its id does not end within 128 bytes"),
    ("endless-layers", "there are more than 4096 layers"),
    ("deaf-to-refusal", "layer 1: its id is null"), ("no-layers", "the timeline has no layers"),
    ("mirrors", "its easing: easings lie in each other more than 8 deep"),
  ])
  func `is refused`(animator: String, reason: String) throws {
    let fault = try fault(of: animator)
    #expect(fault.kind == .badTimeline)
    #expect(
      fault.description.hasPrefix("plugin 'writing' wrote no right timeline (")
        && fault.description.contains(reason)
        && fault.description.hasSuffix(") while laying out push of '\(animator)'"), "\(fault)")
  }

  @Test(arguments: [
    ("no-message", "fails: it gives no reason (SEGUE_UNSUPPORTED)"),
    ("rude-message", #"fails: it says: \u{1B}[2Jno"#),
    ("create-nothing", "fails: it gives no reason (status 0)"),
    ("create-small", "makes an instance that is none: its record says that it has 3 bytes"),
  ])
  func `a failure of the plugin's own is passed on`(animator: String, reason: String) throws {
    #expect(try fault(of: animator).printable.reason.hasPrefix(reason))
  }

  @Test func `a sink that is used too late takes nothing`() throws {
    let table = InstanceTable(plugin)
    for _ in 0..<20 {
      let timeline = try table.timeline(of: "kept-sink", on: .phone(), parameters: .init())
      #expect(timeline.layers.map(\.id) == ["from", "to"])
    }
  }

  @Test func `a thread of the plugin's own that writes, too, does no harm`() throws {
    let table = InstanceTable(plugin)
    for _ in 0..<50 {
      // It may come too early, too late or in between: then the timeline has its layers, too.
      _ = try? table.timeline(of: "second-thread", on: .phone(), parameters: .init())
      let timeline = try table.timeline(of: "plain", on: .phone(), parameters: .init())
      #expect(timeline.layers.suffix(1).first?.id != nil)
    }
  }

  private func fault(of animator: String) throws -> PluginFault {
    try #require(throws: PluginFault.self) {
      let draft = try InstanceTable(plugin).instance(of: animator)
        .draft(of: .phone(), parameters: ParameterValues())
      _ = try draft.timeline(by: "writing", for: .push, of: animator)
    }
  }
}
