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
    let path = try FixtureLibrary.path("writing.c")
    plugin = try LoadedPlugin(
      library: LibraryFile(path: path, shownPath: path), name: "writing", host: .segue
    ) { _, _ in }
  }

  @Test(arguments: [
    ("not-a-number", "layer 2 'tile-2': number 2 (scaleX) is not finite"),
    ("no-such-word", "layer 1 'tile': its fit is 7, expected at most 6"),
    ("bad-parent", "layer 1 'tile': its parent is layer 12, but only 0 come before it"),
    ("size-0", "layer 1: it claims to have 0 bytes, expected 168 to 4096"),
    ("size-3", "layer 1: it claims to have 3 bytes, expected 168 to 4096"),
    ("size-huge", "layer 1: it claims to have 2147483648 bytes"),
    ("null-id", "layer 1: its id is null"), ("not-utf8", "layer 1: its id is not UTF-8"),
    ("endless-text", "layer 1: its id is longer than 128 bytes"),
    ("endless-layers", "there are more than 4096 layers"),
    ("deaf-to-refusal", "layer 1: its id is null"), ("no-layers", "the timeline has no layers"),
    ("mirrors", "its easing: easings are nested more than 8 levels deep"),
  ])
  func `rejects an invalid timeline with a reason`(animator: String, reason: String) throws {
    let fault = try fault(of: animator)
    #expect(fault.kind == .badTimeline)
    #expect(
      fault.description.hasPrefix("plugin 'writing' wrote an invalid timeline (")
        && fault.description.contains(reason)
        && fault.description.hasSuffix(") while creating the push timeline of '\(animator)'"),
      "\(fault)")
  }

  @Test(arguments: [
    ("no-message", "failed: no error message (SEGUE_UNSUPPORTED)"),
    ("rude-message", #"failed: \u{1B}[2Jno"#),
    ("create-nothing", "failed: no error message (status 0)"),
    ("create-small", "returned an invalid animator: its record claims to have 3 bytes"),
  ])
  func `passes on the plugin's own failure`(animator: String, reason: String) throws {
    #expect(try fault(of: animator).printable.reason.hasPrefix(reason))
  }

  @Test func `a closed sink ignores writes`() throws {
    let table = InstanceTable(plugin)
    for _ in 0..<20 {
      let timeline = try table.timeline(of: "kept-sink", on: .phone(), parameters: .init())
      #expect(timeline.layers.map(\.id) == ["from", "to"])
    }
  }

  @Test func `survives writes from the plugin's own thread`() throws {
    let table = InstanceTable(plugin)
    for _ in 0..<50 {
      // It may come too early, too late or in between: then the timeline has its layers, too.
      let mixed = try? table.timeline(of: "second-thread", on: .phone(), parameters: .init())
      let plain = try table.timeline(of: "plain", on: .phone(), parameters: .init())
      for timeline in [mixed, plain].compactMap(\.self) {
        let own = timeline.layers.map(\.id).filter { !$0.hasPrefix("thread-") }
        #expect(own == ["from", "to"])
      }
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
