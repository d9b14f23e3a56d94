import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueSystem
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI
@testable import SegueGallery
@testable import SegueStaging

/// The texts to copy on a preset's page work unchanged.
@Suite struct PresetUsesTests {
  private static let catalog = Result {
    LoadedCatalog([try CatalogFolder(SampledCatalog.path)])
  }

  private func presets() throws -> [Preset] { try Self.catalog.get().inOrder }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0).replacing("'", with: "") }
  }

  @Test func `every command line parses, with other parameter values too`() throws {
    var count = 0
    for preset in try presets() {
      let changes = Dictionary(
        uniqueKeysWithValues: preset.parameters.map { parameter in
          (parameter.name, parameter.value(parameter.defaultValue, movedBy: 1))
        })
      for uses in [PresetUses(preset), PresetUses(preset, changes: changes)] {
        for use in uses.all where use.text.hasPrefix("segue ") {
          let command = try Segue.parseAsRoot(Array(words(use.text).dropFirst()))
          #expect(command is PreviewCommand || command is NewCommand)
          count += 1
          guard let preview = command as? PreviewCommand else { continue }
          #expect(preview.id == preset.id)
          let values = try preset.parameters(preview.stage.request.parameters)
          let changed = preset.parameters.filter { values[$0.name] != $0.defaultValue }
          #expect(changed.isEmpty != use.text.contains("--param"), "\(use.text)")
        }
      }
    }
    #expect(count >= 4 * 15)
  }

  @Test func `every command works`() throws {
    let folder = try TemporaryFolder()
    for (name, picture) in [("a", "feed"), ("b", "player")] {
      let bytes = try FileBytes.read(
        "\(SampledCatalog.path)/samples/\(picture).png", limit: 1 << 24)
      try folder.write(bytes, to: "\(name).png")
    }
    for preset in try presets() where !preset.requirements.isEmpty {
      let line = try #require(PresetUses(preset).all.first).text
      let run = CommandRun(
        words(line).dropFirst().map {
          $0.hasSuffix(".mp4") ? "\(folder.path)/\(preset.id).html" : $0
        } + ["--catalog", SampledCatalog.path], in: folder)
      #expect(run.status == .success, "\(line): \(run.errors)")
      #expect(try folder.read("\(preset.id).html").hasPrefix("<!DOCTYPE html>"))
    }
  }

  @Test func `the rules are valid, and choose the preset`() throws {
    for preset in try presets() where preset.scroll == nil {
      let use = try #require(PresetUses(preset).all.first { $0.text.hasPrefix("schema") })
      var reader = YAMLReader()
      let (rules, found) = RulesFile.read(
        SourceFile(name: "rules.yaml", bytes: Array(use.text.utf8)), with: &reader)
      #expect(found.isEmpty, "\(found.text(.oneLine))")
      #expect(rules.map(\.operation) == preset.operations)
      #expect(rules.allSatisfy { $0.preset == preset.id })
    }
  }

  @Test func `the Swift code is what 'segue use' prints; a scroll view has its own`() throws {
    let catalog = try Self.catalog.get()
    for preset in catalog.inOrder where preset.scroll == nil {
      let texts = PresetUses(preset).all.map(\.text)
      for options in [[], ["--swiftui"]] {
        let run = CommandRun(["use", preset.id, "--catalog", SampledCatalog.path] + options)
        #expect(texts.contains { run.output.hasSuffix("\n\n\($0)\n") }, "\(run.output)")
      }
    }
    let cover = try #require(catalog.registry.preset("cover"))
    let texts = PresetUses(cover, changes: ["dimming": .number(0.5)]).all.map(\.text)
    #expect(texts.contains { $0.contains("detail.segue.style = .cover(dimming: 0.5)\n") })
    #expect(texts.contains { $0.contains(".segueCover(item: $item, .cover(dimming: 0.5)) {") })
    let list = try #require(catalog.registry.preset("spring-list"))
    let swift = try #require(
      PresetUses(list, changes: ["factor": .number(5)]).all.first { $0.label == "the Swift code" })
    #expect(
      swift.text == #"guard let preset = registry.preset("spring-list"),"# + "\n"
        + #"  var effect = try ScrollEffect(preset, parameters: "#
        + #"ParameterValues(["factor": .number(5)]), on: stage) else { return }"#)
  }

  /// The Swift code for a scroll view from the test above, compiled.
  @Test func `the Swift code for a scroll view compiles`() throws {
    let registry = try Self.catalog.get().registry
    var stage = Stage(
      operation: .push, container: .init(size: Size2D(width: 390, height: 844)),
      from: .init(name: "a", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)),
      to: .init(name: "b", frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
    stage.siblings = [.init(frame: Rect2D(x: 16, y: 20, width: 358, height: 100))]
    guard let preset = registry.preset("spring-list"),
      var effect = try ScrollEffect(
        preset, parameters: ParameterValues(["factor": .number(5)]), on: stage)
    else {
      Issue.record("there is no spring list")
      return
    }
    let before = effect.frame
    effect.show(
      ScrollPosition(
        offset: Point2D(x: 0, y: -50), size: stage.container.size, content: stage.container.size))
    #expect(effect.frame != before)
  }
}
