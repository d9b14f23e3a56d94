import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueCLI

@Suite struct PlayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, preset: alpha}\n", to: "catalog/rules.yaml")
  }

  /// A scenario of a stack of one screen, and another screen.
  private func script(_ steps: String...) -> String {
    """
    schema: 1
    id: small
    summary: A push.
    screens: {feed: {elements: {cell: [0, 0, 10, 10]}}, detail: {}}
    containers: {home: {stack: [feed]}}
    root: home
    steps:

    """ + steps.map { "  - \($0)\n" }.joined()
  }

  private func play(_ steps: String..., format: String...) -> CommandRun {
    var text = script()
    for step in steps { text += "  - \(step)\n" }
    return CommandRun(["play", "-"] + format, in: folder, input: text)
  }

  @Test func `prints the log in columns, then the view hierarchy`() {
    let run = play("{push: detail, as: push}", "{wait: 175ms}", "{push: feed}")
    #expect(run.status == .success)
    #expect(run.errors == "")
    #expect(
      run.output == """
        small: A push.

          0 ms  home  #1  requested: push
          0 ms  home  #1  animation controller? alpha by tracks
          0 ms  home  #1  interaction controller? none
          0 ms  home  #1  will show detail
          0 ms  home  #1  animate transition: 0.35 s
        175 ms  home  #2  requested: push
        175 ms  home  #2  queued

        window
          home
            feed
            detail  translate-x 201

        """)
  }

  @Test func `what led to failures is said once for each step`() {
    let run = play(
      "{push: detail, animated: false}", "{expect: {shows: feed, idle: false}}",
      "{expect: {shows: feed}}")
    #expect(run.errors.ranges(of: "error[").count == 3, "\(run.errors)")
    #expect(run.errors.ranges(of: "the time is 0 ms").count == 2, "\(run.errors)")
    #expect(run.errors.ranges(of: "this failed first").count == 1, "\(run.errors)")
  }

  @Test(arguments: [
    ("{expect: {hierarchy: window(home(feed}}", "close each parenthesis: 2 more"),
    ("{expect: {hierarchy: window(home(fed))}}", "a view with a similar name: 'feed'"),
    ("wait 120ms", "write {wait: 120ms}"),
  ])
  func `mistakes in steps are found before anything runs`(step: String, help: String) {
    let run = play(step)
    #expect(run.errors.contains(help) && run.output.isEmpty, "\(run.errors)")
  }

  @Test func `prints the log and the hierarchy as JSON`() {
    let run = play("{push: detail, animated: false}", "{expect: {shows: detail}}", format: "--json")
    #expect(run.status == .success && run.errors == "")
    #expect(
      run.output == """
        {"schema":1,"scenario":"small","log":[\
        {"time":0,"container":"home","change":1,"event":"requested: push"},\
        {"time":0,"container":"home","change":1,"event":"will show detail"},\
        {"time":0,"container":"home","change":1,"event":"without animation: as requested"},\
        {"time":0,"container":"home","change":1,"event":"complete transition: true"},\
        {"time":0,"container":"home","change":1,"event":"did show detail"}],\
        "hierarchy":{"name":"window","layer":{},"added":[],"views":[{"name":"home","layer":{},\
        "added":[],"views":[{"name":"detail","layer":{},"added":[],"views":[]}]}]},\
        "expectations":1,"diagnostics":[]}

        """)
  }

  @Test func `reports each failed expectation at its line and exits with status 1`() {
    let run = play("{push: detail, as: push}", "{expect: {shows: detail, idle: true}}")
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("window\n  home\n"))
    #expect(
      run.errors.contains(
        "error[scenario/not-as-expected]: expected the screen on top to be detail, found feed\n"
          + " --> standard input:9:22\n"))
    #expect(run.errors.contains("expected idle to be true, found false\n --> standard input:9:36"))
    let json = play("{expect: {shows: detail}}", format: "--json")
    #expect(json.status == .checkFailed)
    #expect(json.output.contains(#""diagnostics":[{"code":"scenario/not-as-expected","#))
  }

  @Test func `a failure says what is running, what a drag met, and what failed before`() {
    let run = play(
      "{push: detail}", "{wait: 100ms}", "{drag: {from: [200, 400], by: [0, 200], over: 100ms}}",
      "{expect: {idle: true, shows: detail}}", "{expect: {layers: {detail: {translate-x: 7}}}}")
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.contains(
        "help: the time is 200 ms; the push of home is still running; the drag that ended at 200 ms began nothing: "
      ),
      "\(run.errors)")
    // The preset that a rule chose may have no gesture.
    #expect(run.errors.contains("this rule chose 'alpha' for the push"), "\(run.errors)")
    // Of two failures in one step, none comes from the other.
    #expect(run.errors.matches(of: /this failed first/).count == 1, "\(run.errors)")
    #expect(run.errors.firstMatch(of: /found -?[0-9]+(\.[0-9]{1,3})?\n/) != nil, "\(run.errors)")
  }

  @Test func `a failure about the choice of a preset shows the rule that chose it`() {
    let run = play("{push: detail}", "{expect: {log: [animation controller? alpah by tracks]}}")
    #expect(run.errors.contains("catalog/rules.yaml:3:31\n"), "\(run.errors)")
    #expect(run.errors.contains("this rule chose 'alpha' for the push"), "\(run.errors)")
    #expect(
      run.errors.contains("there is a similar line: 'animation controller? alpha by tracks'"),
      "\(run.errors)")
    let other = play("{push: detail}", "{expect: {log: [no such line]}}")
    #expect(!other.errors.contains("this rule chose"), "\(other.errors)")
    #expect(!other.errors.contains("similar line"), "\(other.errors)")
    let chosen = play("{push: detail, preset: alpha}", "{expect: {log: [controller? beta]}}")
    #expect(!chosen.errors.contains("this rule chose"), "\(chosen.errors)")
  }

  @Test func `a drag during a transition says when that was running`() {
    let run = play(
      "{push: detail}", "{wait: 100ms}", "{drag: {from: [200, 400], by: [0, 200], over: 100ms}}")
    #expect(
      run.output.contains("no gesture: another transition was running at 117 ms"), "\(run.output)")
  }

  @Test func `every kind of expectation can fail`() {
    let wrong = [
      "hierarchy: window", "shows: detail", "idle: false", "at-rest: false", "log: [no such line]",
      "layers: {feed: {opacity: 0.5}}", "layers: {feed.cell: {translate-x: 0.01}}",
      "layers: {window: {width: 391}}", "layers: {home: {scale-x: 0.998}}",
      "outcomes: {pop: finished}",
    ]
    for expectation in wrong {
      let run = play("{pop: home, as: pop}", "{expect: {\(expectation)}}")
      #expect(run.status == .checkFailed, "\(expectation)")
      #expect(run.errors.contains("standard input:9:"), "\(run.errors)")
    }
    let right = play(
      "{pop: home, as: pop}",
      "{expect: {hierarchy: window(home(feed)), idle: true, at-rest: true, outcomes: {pop: refused}}}",
      "{expect: {layers: {feed.cell: {opacity: 1.0004}}, log: [only the root is left]}}")
    #expect(right.status == .success, "\(right.errors)")
    #expect(right.errors == "note: 6 expectations passed\n")
  }

  @Test func `an impossible step is an error`() {
    for step in [
      "cancel", "{cancel: window}", "{select: 0}", "{select: feed}",
    ] {
      let run = play(step)
      #expect(run.status == .checkFailed)
      #expect(run.errors.contains("error[scenario/impossible-step]"), "\(run.errors)")
      #expect(run.errors.contains("standard input:8:"), "\(run.errors)")
    }
    let lost = play("{lose: detail}", "{lose: detail}")
    #expect(lost.errors.contains("'detail' has no view to lose"))
    #expect(lost.errors.contains("standard input:9:6"))
  }

  @Test func `rejects unknown presets, and unknown or invalid parameters`() {
    let cases = [
      ("{push: detail, preset: alhpa}", "registry/unknown-preset", "'alpha'"),
      (
        "{push: detail, preset: alpha, parameters: {raech: 1}}", "scenario/unknown-parameter",
        "'reach'"
      ),
      ("{push: detail, preset: alpha, parameters: {reach: 2}}", "scenario/bad-value", "'2'"),
      ("{push: detail, preset: alpha, parameters: {tilt: 20}}", "scenario/bad-value", "'20'"),
      (
        "{push: detail, parameters: {reach: 1}}", "scenario/parameters-without-preset", "preset: ID"
      ),
    ]
    for (step, code, text) in cases {
      let run = play(step)
      #expect(run.status == .checkFailed && run.output == "")
      #expect(run.errors.contains(code) && run.errors.contains(text), "\(run.errors)")
    }
    let run = play("{push: detail, preset: alpha, parameters: {reach: 1, tilt: 20deg}}")
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test func `a preset that does not have the operation is a warning at its line`() {
    let run = play("{present: detail, preset: alpha}")
    #expect(run.status == .success)
    #expect(
      run.errors.hasPrefix(
        "warning[registry/unsupported-operation]: 'alpha' does not support present: the rules choose another\n"
          + " --> standard input:8:31"), "\(run.errors)")
    #expect(play("{push: detail, preset: alpha}").errors == "")
  }

  /// Why nothing follows a drag: each container that gets the touch says it.
  @Test(
    arguments: [
      ("from: [100, 4], by: [200, 0]", "home: only the root is left", "pop"),
      ("from: [100, 4], by: [200, 0]", "window: nothing is presented", "pop"),
      ("from: [4, 4], by: [200, 0]", "home: 'alpha' has no gesture for pop", "{push: detail}"),
      (
        "from: [300, 300], by: [200, 0]",
        "home: {edge-pan: leading} of 'edge': the finger went down too far from the edge",
        "{push: detail, preset: edge}"
      ),
      (
        "from: [4, 300], by: [0, 200]",
        "home: {edge-pan: leading} of 'edge': the finger moved in another direction",
        "{push: detail, preset: edge}"
      ),
      ("from: [4, 300], by: [5, 0]", nil, "{push: detail, preset: edge}"),
      ("from: [4, 300], by: [200, 0]", nil, "{push: detail, preset: edge}"),
    ] as [(String, String?, String)])
  func `a drag that begins nothing is explained`(drag: String, why: String?, step: String) throws {
    try folder.write(
      samplePreset(
        "edge",
        more:
          "interaction: {pop: {gesture: {edge-pan: leading}, progress: gesture.distance / container.width, finish: progress > 0.5}}\n"
      ), to: "catalog/slide/edge.yaml")
    let run = play(step, "{wait: until-idle}", "{drag: {\(drag), over: 300ms}}")
    #expect(run.status == .success, "\(run.errors)")
    guard let why else { return #expect(!run.output.contains("  no gesture"), "\(run.output)") }
    let words = why.split(separator: ": ", maxSplits: 1)
    let said = run.output.split(separator: "\n").contains {
      $0.contains("ms  \(words[0])") && $0.hasSuffix("no gesture: \(words[1])")
    }
    #expect(said, "\(run.output)")
    let json = play(step, "{wait: until-idle}", "{drag: {\(drag), over: 300ms}}", format: "--json")
    #expect(json.output.contains(#""change":null,"event":"no gesture: "#))
  }

  @Test func `does not play an invalid scenario`() {
    let run = CommandRun("play", "-", in: folder, input: "schema: 1\nid: small\n")
    #expect(run.status == .checkFailed && run.output == "")
    #expect(run.errors.contains("error[format/missing-key]"))
    let json = CommandRun("play", "-", "--json", in: folder, input: "schema: 2\n")
    #expect(json.status == .checkFailed && json.errors == "")
    #expect(json.output.hasPrefix(#"{"schema":1,"diagnostics":[{"#))
  }

  @Test func `finds a scenario by path or by id`() throws {
    try folder.write(script("{push: detail}"), to: "catalog/scenarios/small.yaml")
    #expect(CommandRun("play", "small", in: folder).status == .success)
    #expect(CommandRun("play", "catalog/scenarios/small.yaml", in: folder).status == .success)
    let missing = CommandRun("play", "smal", in: folder)
    #expect(missing.status == .notFound)
    #expect(missing.errors.contains("there is a scenario with a similar name: 'small'"))
    #expect(CommandRun("play", "small.yaml", in: folder).status == .notFound)
  }

  @Test func `validates the scenarios of a catalog and does not list them`() throws {
    try folder.write(script("{push: detail, preset: alpha}"), to: "catalog/scenarios/small.yaml")
    let good = CommandRun("validate", "catalog", in: folder)
    #expect(good.errors == "note: 3 files checked, no problems found\n", "\(good.output)")
    #expect(!CommandRun("list", in: folder).output.contains("small"))
    try folder.write(
      script("{push: detial}", "{pop: home}"), to: "catalog/scenarios/small.yaml")
    let bad = CommandRun("validate", "catalog", "--format", "oneline", in: folder)
    #expect(bad.status == .checkFailed)
    #expect(bad.output.contains("catalog/scenarios/small.yaml:8:12: error: there is no screen"))
    try folder.write(
      script("{push: detail, preset: beta}"), to: "catalog/scenarios/small.yaml")
    let unknown = CommandRun("validate", "catalog/scenarios/small.yaml", in: folder)
    #expect(unknown.status == .checkFailed)
    #expect(unknown.output.contains("there is no preset 'beta'"))
  }
}
