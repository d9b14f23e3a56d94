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
  init(
    _ transitions: String, reducedMotion: String = "none", animators: [any Animator] = []
  ) throws {
    let text = """
      schema: 1
      id: broken
      name: Broken
      summary: Breaks a law.
      transitions:
        \(transitions)
      reduced-motion: \(reducedMotion)
      """
    var reader = YAMLReader()
    let (decoded, diagnostics) = PresetDecoder.decode(
      SourceFile(name: "broken", text: text), with: &reader)
    preset = try #require(decoded, "\(diagnostics.text(.human(.plain)))")
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: [preset]))
    for animator in animators { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
    var reported = Diagnostics()
    registry = builder.registry(reporting: &reported)
  }

  /// Where it breaks laws, judged with what a test puts in the place of the ordinary apparatus.
  func violations(_ change: (inout LawEnvironment) -> Void = { _ in }) -> [Violation] {
    var check = LawCheck(registry: registry)
    change(&check.environment)
    return check.run(preset)
  }
}

extension TestPreset {
  /// A preset that keeps every law.
  static let slide =
    "push: {tracks: [{layer: to, translate-x: {from: container.width * direction, to: 0}}]}"
}
