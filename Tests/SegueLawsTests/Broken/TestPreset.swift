import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueLaws

/// A preset for one test, in a registry of its own.
struct TestPreset {
  let preset: Preset
  let registry: Registry

  /// Reads a preset from its transitions.
  ///
  /// - Parameter form: the transitions of another preset, `form`.
  init(
    _ transitions: String, reducedMotion: String = "none", form: String? = nil,
    animators: [any Animator] = []
  ) throws {
    preset = try Self.read(transitions, "broken", reducedMotion)
    let others = try form.map { [try Self.read($0, "form", "none")] } ?? []
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: [preset] + others))
    for animator in animators { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
    var reported = Diagnostics()
    registry = builder.registry(reporting: &reported)
  }

  private static func read(
    _ transitions: String, _ id: String, _ reducedMotion: String
  ) throws -> Preset {
    let text = """
      schema: 1
      id: \(id)
      name: Broken
      summary: Breaks a law.
      transitions:
        \(transitions)
      reduced-motion: \(reducedMotion)
      """
    var reader = YAMLReader()
    let (decoded, diagnostics) = PresetDecoder.decode(
      SourceFile(name: id, text: text), with: &reader)
    return try #require(decoded, "\(diagnostics.text(.human(.plain)))")
  }

  /// Where it breaks laws, judged with what a test puts in the place of the ordinary apparatus.
  func violations(
    laws: Set<Law> = Set(Law.allCases), _ change: (inout LawEnvironment) -> Void = { _ in }
  ) -> [Violation] {
    var check = LawCheck(registry: registry, laws: laws)
    change(&check.environment)
    return check.run(preset)
  }
}

extension TestPreset {
  /// A preset that keeps every law.
  static let slide =
    "push: {tracks: [{layer: to, translate-x: {from: container.width * direction, to: 0}}]}"
}
