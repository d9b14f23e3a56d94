import ArgumentParser
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// Presets broken in one place each: `segue validate --laws` reports the cause once, at its line.
@Suite struct `Diagnostics of laws` {
  /// A preset whose line with `# here` is wrong, and the law that it breaks.
  struct Row: Sendable, CustomTestStringConvertible {
    let law: String
    let text: String
    var testDescription: String { law + ": " + (line ?? "") }

    var line: String? {
      text.split(separator: "\n").map(String.init).first { $0.contains("# here") }
    }
  }

  /// The arriving screen begins over a corner; the other one differs in what nobody sees.
  static let corner = """
    transitions:
      push:
        tracks:
          - {layer: from, sublayer-perspective: 800, opacity: {to: 0.5}}
          - layer: to  # here
            translate-x: {from: container.width * 0.85 * direction}
            translate-y: {from: container.height * 0.85}
      pop: {reverse: push}
    """

  static let rows = [
    Row(
      law: "ends",
      text: """
        transitions:
          push:
            tracks:
              - {layer: from, opacity: {to: 0.4}}
              - {layer: to, translate-x: {from: container.width * direction, to: 3 * direction}}  # here
          pop: {reverse: push}
        """),
    Row(
      law: "ends",
      text: """
        transitions:
          push:
            sequence:
              - tracks: [{layer: to, opacity: {from: 0}}]
              - tracks:
                  - {layer: to, scale: {from: 1, to: 0.97}}  # here
          pop: {reverse: push}
        """),
    Row(
      law: "ends",
      text: """
        transitions:
          push:
            layers:
              veil: {color: black}
            tracks:
              - {layer: to, translate-y: {from: container.height}}
              - {layer: veil, opacity: {from: 0, to: 0.2}}  # here
          pop: {reverse: push}
        """),
    Row(
      law: "ends",
      text: """
        transitions:
          push:
            layers:
              veil: {color: black, opacity: 0.2}  # here
            tracks:
              - {layer: to, translate-y: {from: container.height}}
        """),
    Row(
      law: "ends",
      text: """
        presentation: {style: over-context, while-presented: {opacity: 0.5}}
        transitions:
          present:  # here
            tracks:
              - {layer: to, translate-y: {from: container.height}}
        """),
    Row(
      law: "ends",
      text: """
        transitions:
          tab:
            tracks:
              - {layer: to, translate-x: {from: container.width * direction}}
              - {layer: to, corner-radius: {from: 40, to: 90}, clip: true}  # here
        """),
    Row(law: "ends", text: corner),
    Row(
      law: "continuity",
      text: """
        transitions:
          push:
            duration: 300ms
            tracks:
              - {layer: from, translate-x: {to: -50 * direction}}
              - {layer: to, translate-y: {from: container.height}}
              - {layer: to, opacity: {keyframes: {0%: 0, 49%: 0.2, 50%: 0.2}}, duration: 100ms}  # here
              - {layer: to, opacity: {from: 0.5}, delay: 100ms, duration: 200ms}
        """),
    Row(
      law: "mirroring",
      text: """
        transitions:
          push:
            tracks:
              - {layer: to, opacity: {from: 0}}
              - {layer: from, translate-x: {to: -container.width}}  # here
        """),
    // Seen through a layer that is not at fault, and moved by no channel that only turns.
    Row(
      law: "mirroring",
      text: """
        transitions:
          push:
            tracks:
              - {layer: to, opacity: {from: 0}}
              - {layer: from, scale: {to: 1.1}}
              - {layer: from, center: {to: [0, container.height / 2]}}  # here
        """),
    Row(
      law: "mirroring",
      text: """
        transitions:
          push:
            tracks:
              - {layer: to, opacity: {from: 0}}
              - {layer: from, frame: {to: [0, 0, 100, 200]}}  # here
        """),
    Row(
      law: "reversal",
      text: """
        transitions:
          push:
            duration: 300ms
            tracks:
              - {layer: to, duration: 200ms, translate-y: {from: container.height, to: 0}}
              - {layer: to, delay: 100ms, duration: 200ms, composite: add, translate-y: {keyframes: {0%: 0, 25%: 20, 50%: 0, 100%: 0}}}
          pop: {reverse: push}  # here
        """),
    Row(
      law: "restoration",
      text: """
        transitions:
          pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}
        interaction:
          pop:
            gesture: {pan: down}
            progress: gesture.translation.y / container.height
            finish: projected(300ms) > 0.3
            tracks:
              - {layer: from, translate-y: "max(gesture.translation.y, 0)"}  # here
            on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 2}}]}
        """),
    Row(
      law: "continuity",
      text: """
        transitions:
          pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}
        interaction:
          pop:
            gesture: {pan: down}
            progress: gesture.translation.y / container.height
            finish: projected(300ms) > 0.3
            tracks:
              - {layer: to, opacity: 1}
              - {layer: from, translate-y: "if(progress > 0.2, 60, 0)"}  # here
        """),
    Row(
      law: "reduced-motion",
      text: """
        transitions:
          push: {tracks: [{layer: to, translate-y: {from: container.height}}]}
        reduced-motion: broken  # here
        """),
  ]

  private static func diagnostics(of text: String, fingers: Int = 20) throws -> [Diagnostic] {
    let file = SourceFile(name: "broken.yaml", text: text)
    var reader = YAMLReader()
    let (decoded, problems) = PresetDecoder.decode(file, with: &reader)
    let preset = try #require(decoded, "\(problems.text(.oneLine))")
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: [preset]))
    var reported = Diagnostics()
    let check = LawCheck(registry: builder.registry(reporting: &reported), fingers: fingers)
    var laws = LawDiagnostics(of: [preset])
    return laws.diagnostics(of: check.run(preset)).shown
  }

  /// What moves an author on: the layer, how much of it is wrong, and where to see it.
  @Test(arguments: [
    (
      corner,
      "'to' still covers a corner of the screen at 0 s (2 % of the screen): move it further, or fade it out",
      "push --container 320x568 --at 0%"
    ),
    (
      "transitions: {push: {tracks: [{layer: to, opacity: {from: 0, to: 0.8}}]}}",
      "'to' is not at rest at 0.35 s: its 'opacity' is 0.8 instead of 1; "
        + "leave out 'to', or let it be that value",
      "push --container 320x568 --at 100%"
    ),
  ])
  func `help names the layer and the command that shows it`(
    text: String, advice: String, command: String
  ) throws {
    let found = try Self.diagnostics(of: Self.preset(text), fingers: 0)
    let line = "segue preview broken --operation \(command) -o broken.png"
    #expect(found.map(\.help) == ["\(advice); see '\(line)'"])
    let arguments = line.split(separator: " ").dropFirst().map(String.init)
    #expect(throws: Never.self) { try Segue.parseAsRoot(arguments) }
  }

  @Test func `what a preset inherits is said once, where it stands`() throws {
    var reader = YAMLReader()
    let (base, _) = PresetDecoder.decode(
      SourceFile(name: "broken.yaml", text: Self.preset(Self.corner)), with: &reader)
    let parent = try #require(base)
    let (copy, _) = PresetDecoder.decode(
      SourceFile(name: "copy.yaml", text: "schema: 1\nid: copy\nextends: broken\n"),
      with: &reader, parent: { _ in parent })
    let child = try #require(copy)
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: [child, parent]))
    var reported = Diagnostics()
    let check = LawCheck(registry: builder.registry(reporting: &reported), fingers: 0)
    var laws = LawDiagnostics(of: [child, parent])
    let found = laws.diagnostics(of: check.run(child) + check.run(parent)).shown
    #expect(found.map { $0.place?.file.name } == ["broken.yaml"])
    #expect(found.first?.message.hasSuffix("; also in 1 preset that extends it)") == true)
  }

  @Test(arguments: rows) func `a broken line is reported once`(row: Row) throws {
    let text = Self.preset(row.text)
    let found = try Self.diagnostics(of: text)
    #expect(found.map(\.code.description) == ["law/" + row.law], "\(found.map(\.message))")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let due = try #require(lines.firstIndex { $0.contains("# here") }) + 1
    #expect(found.first?.place?.range.start.line == due, "\(found.map(\.message))")
    #expect(found.first?.help != nil)
  }

  @Test func `stages are counted, with what they have in common`() {
    let all = StageVariant.all
    #expect(StageWords(Set(all)).description == "all 16 stages")
    #expect(
      StageWords(Set(all.filter(\.isRightToLeft))).description == "8 of 16 stages, right-to-left")
    #expect(
      StageWords(Set(all.filter { $0.size.width == 844 })).description
        == "4 of 16 stages, 844×390")
    #expect(StageWords([all[0]]).description == "320×568, left-to-right")
    var reduced = all
    for index in reduced.indices { reduced[index].reducesMotion = true }
    #expect(StageWords(Set(reduced)).description == "all 16 stages, with reduced motion")
  }

  private static func preset(_ rest: String) -> String {
    """
    schema: 1
    id: broken
    name: Broken
    summary: Breaks a law.
    \(rest)
    \(rest.contains("reduced-motion:") ? "" : "reduced-motion: none")
    """
  }
}
