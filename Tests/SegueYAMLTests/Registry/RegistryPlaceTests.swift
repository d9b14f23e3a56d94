import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// What a registry finds wrong is shown on the line that says it.
@Suite struct RegistryPlaceTests {
  private static let preset = """
    schema: 1
    id: fade
    name: Fade
    summary: It fades.
    license: MIT
    aliases:
      - mist
      - cut
    fallback: nowhere
    transitions:
      push:
        duration: 350ms
        animator: {id: revael}
      pop:
        duration: 350ms
        animator: [gone, reveal]
        with:
          round: yes-please
    reduced-motion: nothing

    """

  private static let child = """
    schema: 1
    id: child
    name: Child
    summary: It fades as well.
    extends: fade

    """

  private static let cut = """
    schema: 1
    id: cut
    name: Cut
    summary: It cuts.
    license: MIT
    transitions:
      push: {duration: 0s, tracks: [{layer: to, opacity: {from: 0}}]}
    reduced-motion: none

    """

  private static let rules = """
    schema: 1
    rules:
      - preset: cut
        operation: dismiss
      - {operation: push, preset: cutt}

    """

  /// The diagnostics as `LINE:COLUMN CODE`.
  private static func reported(children: Bool = false) throws -> [String] {
    var reader = YAMLReader()
    var presets: [Preset] = []
    for (name, text) in [("fade", preset), ("cut", cut)] + (children ? [("child", child)] : []) {
      let file = SourceFile(name: "\(name).yaml", text: text)
      let (preset, found) = PresetDecoder.decode(file, with: &reader) { id in
        presets.first { $0.id == id }
      }
      #expect(found.isEmpty, "\(found.text(.oneLine))")
      presets.append(try #require(preset))
    }
    let (rules, found) = RulesFile.read(
      SourceFile(name: "rules.yaml", text: rules), with: &reader)
    #expect(found.isEmpty)
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: presets, rules: rules))
    builder.add(AnimatorProvider(Reveal(), origin: .builtIn))
    var diagnostics = Diagnostics()
    _ = builder.registry(reporting: &diagnostics)
    return diagnostics.shown.map { diagnostic in
      let start = diagnostic.place?.range.start
      return "\(diagnostic.place?.file.name ?? ""):\(start?.line ?? 0):\(start?.column ?? 0) "
        + diagnostic.code.description
    }
  }

  @Test func `reports each problem at the value that is wrong`() throws {
    #expect(
      try Self.reported() == [
        "fade.yaml:8:5 registry/alias-clash",
        "fade.yaml:9:11 registry/unknown-preset",
        "fade.yaml:13:20 registry/unknown-animator",
        "fade.yaml:16:16 registry/unknown-animator",
        "fade.yaml:18:7 registry/unknown-setting",
        "fade.yaml:19:17 registry/unknown-preset",
        "rules.yaml:4:16 registry/unsupported-operation",
        "rules.yaml:5:31 registry/unknown-preset",
      ])
  }

  @Test func `reports inherited problems at the extends key`() throws {
    let ofChild = try Self.reported(children: true).filter { $0.hasPrefix("child.yaml") }
    #expect(!ofChild.isEmpty)
    for line in ofChild { #expect(line.hasPrefix("child.yaml:5:10 "), "\(line)") }
  }
}

/// An animator in code, which the preset names.
private struct Reveal: Animator {
  let description = AnimatorDescription(id: "reveal", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline { throw AnimatorFailure("is never asked") }
}
