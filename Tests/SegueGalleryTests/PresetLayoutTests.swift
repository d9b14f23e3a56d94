import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// What the server answers to a page that asks for other values.
@Suite struct PresetLayoutTests {
  private func layouts() throws -> PresetLayouts {
    let builder = GalleryBuilder(request: StageRequest(), pictures: PictureChoice(), scale: 1)
    let layouts = PresetLayouts()
    layouts.show(PartSource(builder: builder, catalog: try GallerySite.catalog.get()))
    return layouts
  }

  private func answer(
    _ preset: String, _ fields: [(name: String, value: String)], from layouts: PresetLayouts
  ) throws -> (status: UInt32, object: [String: Any]) {
    let answer = layouts.answer(preset, fields)
    let object = try JSONSerialization.jsonObject(with: Data(answer.text.utf8))
    return (answer.status, try #require(object as? [String: Any]))
  }

  @Test func `values change the timeline of the operation that was asked for`() throws {
    let layouts = try layouts()
    let operation = (name: "operation", value: "push")
    let standard = try answer("parallax-push", [operation], from: layouts)
    let dark = try answer(
      "parallax-push", [operation, ("set", "dimming:1"), ("set", "parallax:0.5")], from: layouts)
    #expect(standard.status == 200 && dark.status == 200)
    let timelines = try #require(dark.object["timelines"] as? [String: Any])
    #expect(Array(timelines.keys) == ["push"])
    let before = try #require(standard.object["timelines"] as? NSDictionary)
    #expect(before != timelines as NSDictionary)
    #expect("\(dark.object["uses"] ?? "")".contains("dimming: 1"))
  }

  @Test func `a gesture is laid out only when it is asked for`() throws {
    let layouts = try layouts()
    let fields = [(name: "operation", value: "pop"), ("set", "commit:0.2")]
    let full = try answer("parallax-push", fields, from: layouts)
    let gestures = try #require(full.object["gestures"] as? [String: [String: Any]])
    #expect((gestures["pop"]?["parameters"] as? [String: Double])?["commit"] == 0.2)
    let quick = try answer("parallax-push", fields + [("part", "timeline")], from: layouts)
    #expect((quick.object["gestures"] as? [String: Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ("set", "dimming:6", "'6' is not a valid value for 'dimming'\nexpected 0 to 1"),
    ("set", "dimmng:0.5", "'parallax-push' has no parameter 'dimmng'"),
    ("set", "dimming", "'dimming' has no colon"),
    ("operation", "dismiss", "'parallax-push' does not support dismiss"),
    ("operation", "jump", "'jump' is not an operation"),
    ("variant", "upside-down", "is not a variant"),
    ("easing", "push:bouncy", "'bouncy' is not an easing: there is no easing named 'bouncy'"),
    ("easing", "pop:ease-in", "'parallax-push' has no easing to change for pop"),
    ("frames", "60", "a layout has no field 'frames'"),
  ])
  func `a value that is not possible is answered with the engine's diagnostic`(
    name: String, value: String, problem: String
  ) throws {
    let refused = try answer("parallax-push", [(name, value)], from: try layouts())
    #expect(refused.status == 422)
    #expect("\(refused.object["problem"] ?? "")".contains(problem), "\(refused.object)")
  }

  @Test func `an unknown preset is named`() throws {
    let refused = try answer("parallax-pull", [], from: try layouts())
    #expect(refused.status == 422)
    #expect("\(refused.object["problem"] ?? "")".contains("there is no preset 'parallax-pull'"))
    #expect(PresetLayouts().answer("cover", []).status == 422)
  }

  @Test func `the pictures of a layout can be loaded`() throws {
    let layouts = try layouts()
    let reply = try answer("cover", [("operation", "present")], from: layouts)
    let timelines = try #require(reply.object["timelines"] as? [String: [String: Any]])
    let names = try #require(timelines["present"]?["pictures"] as? [String])
    #expect(!names.isEmpty)
    for name in names { #expect(layouts.picture("/media/\(name).webp") != nil) }
    #expect(layouts.picture("/media/other.webp") == nil && layouts.picture("/data/a.js") == nil)
  }

  /// The preset that the page writes for a changed easing, compared with what the server shows for it.
  @Test func `the YAML of another easing moves as its layout does`() throws {
    let catalog = try GallerySite.catalog.get()
    let folder = try TemporaryFolder()
    let easing = "cubic-bezier(0.9, 0.1, 0.5, 1)"
    var changed: [(preset: Preset, operation: SegueTimeline.Operation)] = []
    // Their pieces take long to lay out.
    for preset in catalog.inOrder where !["explode", "fold"].contains(preset.id) {
      for operation in preset.operations {
        guard case .forward(let plan)? = preset.transitions[operation],
          MainEasing(of: plan)?.fixed != nil
        else { continue }
        let block = try #require(
          PresetChanges(preset, [], in: catalog).transition(operation), "\(preset.id)")
        let id = "my-\(preset.id)-\(operation.rawValue)"
        try folder.write(
          """
          schema: 1
          id: \(id)
          extends: \(preset.id)
          name: Mine
          transitions:
          \(block.replacingOccurrences(of: YAMLBlock.easingMark, with: "\"\(easing)\""))
          """, to: "catalog/mine/\(id).yaml")
        changed.append((preset, operation))
      }
    }
    #expect(changed.count > 10)
    let both = LoadedCatalog([
      try CatalogFolder("\(folder.path)/catalog"), try CatalogFolder(SampledCatalog.path),
    ])
    let errors = both.diagnostics.shown.filter { $0.severity == .error }.map { $0.text(.oneLine) }
    #expect(errors.isEmpty)
    let description = try TimingDescription(parsing: easing)
    for (preset, operation) in changed {
      var own = preset
      if case .forward(let plan)? = preset.transitions[operation] {
        own.transitions[operation] = .forward(
          try #require(MainEasing(of: plan)).replaced(in: plan, by: description))
      }
      let request = StageRequest(operation: operation)
      let mine = try #require(both.registry.preset("my-\(preset.id)-\(operation.rawValue)"))
      let written = try StagedPreset(mine, request, PictureChoice(), in: both)
      let shown = try StagedPreset(
        own, request, PictureChoice(), in: LoadedCatalog(catalog, changing: own))
      #expect(
        written.resolved.timeline == shown.resolved.timeline, "\(preset.id) \(operation.rawValue)")
    }
  }

  @Test func `parameters that only conditions read need no layout`() throws {
    let catalog = try GallerySite.catalog.get()
    func names(_ id: String) throws -> [String] {
      try #require(catalog.registry.preset(id)).conditionParameters
    }
    #expect(try names("cover") == ["commit", "after"])
    #expect(try names("parallax-push") == ["commit", "after"])
    #expect(try names("flip") == ["commit"])
  }
}
