import SegueDiagnostics
import SegueYAML
import Testing

/// What people write in scenarios who know tests of user interfaces: each message says what to write instead, and with
/// that in its place the scenario is valid.
@Suite struct ForeignStepTests {
  private func read(_ step: String, screens: String, containers: String) -> [Diagnostic] {
    let text = """
      schema: 1
      id: test
      summary: A test.
      screens: \(screens)
      containers: \(containers)
      root: home
      steps:
        - {push: detail, as: show}
        - \(step)

      """
    var reader = YAMLReader()
    return ScenarioFile.read(SourceFile(name: "test.yaml", text: text), with: &reader)
      .diagnostics.shown
  }

  /// `«…»` marks what is replaced by what the help says.
  private func check(
    _ marked: String, _ instead: String, _ read: (String) -> [Diagnostic]
  ) throws {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let found = read(marked.replacing("«", with: "").replacing("»", with: ""))
    #expect(found.count == 1 && found[0].help?.contains(instead) == true, "\(found)")
    let corrected = marked[..<start] + instead + marked[marked.index(after: end)...]
    #expect(read(String(corrected)).isEmpty)
  }

  @Test(arguments: [
    ("«{swipe: back}»", "{drag: {from: [4, 400], by: [200, 0], over: 300ms}}"),
    ("«{swipe: left}»", "{drag: {from: [300, 400], by: [-200, 0], over: 300ms}}"),
    ("«{fling: up}»", "{drag: {from: [200, 600], by: [0, -300], over: 300ms}}"),
    ("«swipe-down»", "{drag: {from: [200, 300], by: [0, 300], over: 300ms}}"),
    ("«swipeRight»", "{drag: {from: [100, 400], by: [200, 0], over: 300ms}}"),
    ("{drag: «right»}", "{from: [100, 400], by: [200, 0], over: 300ms}"),
    ("«{tap: cell}»", "{push: detail, source: cell}"), ("«tap»", "{push: detail}"),
    ("«landscape»", "rotate"), ("«abort»", "cancel"), ("{wait: «until idle»}", "until-idle"),
    ("{wait: «idle»}", "until-idle"), ("{wait: «until-done»}", "until-idle"),
    ("{wait: «finished»}", "until-idle"), ("«tap-outside»", "{dismiss: window}"),
    ("«{tap-outside: detail}»", "{dismiss: window}"), ("«tapOutside»", "{dismiss: window}"),
    ("{expect: {layers: {feed: {«alpha»: 1}}}}", "opacity"),
    ("{«assert»: {shows: detail}}", "expect"), ("{«verify»: {idle: false}}", "expect"),
    ("{expect: {«screen»: detail}}", "shows"),
    ("{expect: {outcomes: {show: «done»}}}", "finished"),
    ("{expect: {outcomes: {show: «success»}}}", "finished"),
    ("{expect: {outcomes: {show: «true»}}}", "finished"),
    ("{expect: {outcomes: {show: «aborted»}}}", "cancelled"),
    ("{expect: {outcomes: {show: «queued»}}}", "waiting"),
    ("{wait: «1»}", "1s"), ("{wait: «200»}", "200ms"), ("{«sleep»: 1s}", "wait"),
    ("{dismiss: «detail»}", "window"), ("«back»", "pop"), ("{«show»: detail}", "push"),
    ("{drag: {from: [4, 4], by: [9, 0], «duration»: 1s}}", "over"),
    ("{drag: {from: [4, 4], by: [9, 0], over: «1»}}", "1s"),
    ("{push: detail, «transition»: cube}", "preset"),
  ])
  func `a step of another tool`(marked: String, instead: String) throws {
    try check(marked, instead) {
      read(
        $0, screens: "{feed: {elements: {cell: [0, 0, 9, 9]}}, detail: {}}",
        containers: "{home: {stack: [feed]}}")
    }
  }

  @Test(arguments: [
    ("«[feed, detail]»", "{feed: {}, detail: {}}"), ("{feed: {}, detail: «»}", "{}"),
    ("{feed: {elements: «[cell]»}, detail: {}}", "{cell: [16, 100, 170, 120]}"),
  ])
  func `screens of another tool`(marked: String, instead: String) throws {
    try check(marked, instead) {
      read("pop", screens: $0, containers: "{home: {stack: [feed]}}")
    }
  }

  @Test(arguments: [
    ("{home: {«navigation»: [feed]}}", "stack"), ("{home: {«tabbar»: [feed]}}", "tabs"),
    ("«[home]»", "{home: {stack: [feed]}}"),
  ])
  func `containers of another tool`(marked: String, instead: String) throws {
    try check(marked, instead) { read("rotate", screens: "{feed: {}, detail: {}}", containers: $0) }
  }

  @Test(arguments: [
    ("{pop: home, wait: 1s}", "a step does one thing: begin another with '- wait:'"),
    (
      "{tap: cell, wait: 1s}",
      "nothing is tapped here: write what the tap asks for, as in {push: detail, source: cell}"
    ),
    ("{push: detail, soruce: cell}", "there is a key with a similar name: 'source'"),
  ])
  func `a step with more than it does`(step: String, help: String) {
    let found = read(step, screens: "{feed: {}, detail: {}}", containers: "{home: {stack: [feed]}}")
    #expect(found.first?.help == help, "\(found)")
  }

  @Test(arguments: ["in: home", "as: back"])
  func `what belongs beside a drag`(key: String) {
    let found = read(
      "{drag: {from: [4, 4], by: [9, 0], over: 1s, \(key)}}", screens: "{feed: {}, detail: {}}",
      containers: "{home: {stack: [feed]}}")
    #expect(found.map(\.help) == ["write '\(key.prefix(2))' beside 'drag', not in it"])
  }
}
