import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueStaging

/// What is copied can be used as it is.
@Suite struct PresetCopyTests {
  @Test func `the copied YAML has the changed values as defaults and validates`() throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    var changed = 0
    // A child's file lacks what it inherits; what cannot be changed in it is told.
    let whole = catalog.registry.presets.filter { preset in
      !String(decoding: preset.place?.file.bytes ?? [], as: UTF8.self).contains("\nextends: ")
    }
    for preset in whole {
      var changes: [String: ParameterValue] = [:]
      for parameter in preset.parameters {
        let value = parameter.value(parameter.defaultValue, movedBy: 1)
        if value != parameter.defaultValue { changes[parameter.name] = value }
      }
      let copy = try #require(PresetCopy(preset, changes: changes).yaml)
      #expect(copy.missed.isEmpty, "\(preset.id): \(copy.missed)")
      let path = try #require(preset.place?.file.name)
      var reader = YAMLReader()
      let (read, found) = PresetDecoder.decode(
        SourceFile(name: path, bytes: Array(copy.text.utf8)), with: &reader)
      #expect(found.isEmpty, "\(found.text(.oneLine))")
      for parameter in read?.parameters ?? [] {
        guard let wanted = changes[parameter.name] else { continue }
        #expect(parameter.text(of: parameter.defaultValue) == parameter.text(of: wanted))
        changed += 1
      }
    }
    #expect(changed > 30)
  }

  @Test func `the Swift line includes the changed parameters`() {
    var preset = Preset(id: "cell-zoom", name: "Cell zoom", summary: "", reducedMotion: .none)
    preset.parameters = [
      ParameterDescription(
        name: "spread", kind: .number(0...1), defaultValue: .number(0.5), help: "How far it goes.")
    ]
    #expect(PresetCopy(preset, changes: [:]).swift == #"TransitionOptions(preset: "cell-zoom")"#)
    let line = PresetCopy(preset, changes: ["spread": .number(0.25)]).swift
    #expect(
      line == #"TransitionOptions(preset: "cell-zoom", parameters: "#
        + #"ParameterValues(["spread": .number(0.25)]))"#)
  }

  /// The line as it is above, compiled.
  @Test func `the Swift line compiles`() {
    let options =
      TransitionOptions(preset: "cell-zoom", parameters: ParameterValues(["spread": .number(0.25)]))
    #expect(options.preset == "cell-zoom" && options.parameters["spread"] == .number(0.25))
  }
}
