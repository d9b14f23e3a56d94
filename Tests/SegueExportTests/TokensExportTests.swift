import Foundation
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueExport

/// The rules are those of the schema of the Design Tokens format, 2025.10.
struct TokensExportTests {
  private let registry: Registry

  init() throws {
    let loaded = try CatalogLoader().load([CatalogFolder(Checkout.catalog)])
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(CatalogSource(name: "catalog", presets: loaded.groups[0]))
    var diagnostics = Diagnostics()
    registry = builder.registry(reporting: &diagnostics)
  }

  @Test func `tokens keep the format's rules`() throws {
    let presets = registry.presets.filter { SampledCatalog.named.contains($0.id) }
    let export = try ExportFormat.tokens.export(presets, from: registry)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(export.text.utf8)) as? [String: Any])
    var count = 0
    for (name, group) in root where name != "$schema" {
      #expect(!name.contains { "{}.$".contains($0) }, "\(name)")
      for (member, token) in try #require(group as? [String: Any]) where member != "$description" {
        count += 1
        let token = try #require(token as? [String: Any])
        #expect(Set(token.keys) == ["$type", "$value", "$extensions"])
        #expect(token["$type"] as? String == "transition")
        let value = try #require(token["$value"] as? [String: Any])
        #expect(Set(value.keys) == ["duration", "delay", "timingFunction"])
        for name in ["duration", "delay"] {
          let duration = try #require(value[name] as? [String: Any])
          #expect(Set(duration.keys) == ["value", "unit"])
          #expect(duration["unit"] as? String == "ms")
          #expect(try #require(duration["value"] as? Double) >= 0)
        }
        let curve = try #require(value["timingFunction"] as? [Double])
        #expect(curve.count == 4)
        #expect([curve[0], curve[2]].allSatisfy { (0...1).contains($0) }, "\(curve)")
      }
    }
    #expect(count == presets.map(\.operations.count).reduce(0, +))
    #expect(count > 30)
  }

  @Test func `the recipe has the preset's formulas`() throws {
    let preset = try #require(registry.preset("parallax-push"))
    let text = try ExportFormat.tokens.export(preset, from: registry).text
    #expect(text.contains(#""-(parallax * container.width * direction)""#))
    #expect(text.contains(#""easing": "spring(damping-ratio: 1, velocity: 0)""#))
  }

  @Test func `an easing has the words of the preset`() throws {
    let preset = try #require(registry.preset("sheet-morph"))
    let text = try ExportFormat.tokens.export(preset, from: registry).text
    #expect(text.contains(#""easing": "spring(duration: response, bounce: bounce, velocity: 0)""#))
    #expect(!text.contains("mass: response"))
  }

  @Test func `parameters that are no formulas are among the losses`() throws {
    let preset = try #require(registry.preset("cell-zoom"))
    for format in ExportFormat.allCases {
      let losses = try format.export(preset, from: registry).losses.map(\.description)
      #expect(
        losses.contains { $0.contains("the parameter 'release' has its default value") },
        "\(format): \(losses)")
    }
  }

  @Test func `a preset in code has a token, and says that it has no recipe`() throws {
    let preset = try #require(registry.preset("genie"))
    let export = try ExportFormat.tokens.export(preset, from: registry)
    #expect(export.operations == preset.operations)
    #expect(
      export.losses.contains {
        "\($0)"
          == "present: there is no recipe under $extensions, because it is played by the code of 'genie'"
      })
  }

  /// The distance is computed here from the definition of a Bézier curve, not with the type that was fitted.
  @Test func `the nearest curve is as near as it says, and nearer than the named ones`() throws {
    let spring = TimingDescription.uiKitSpring(try UIKitSpring(dampingRatio: 0.8))
      .resolved(duration: 0.4)
    let nearest = NearestBezier(to: spring)
    let curve = nearest.curve
    func distance(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
      (0...1000).map { step -> Double in
        let t = Double(step) / 1000
        let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
        return abs(a * y1 + b * y2 + c - spring.value(at: a * x1 + b * x2 + c))
      }.max() ?? 1
    }
    #expect(abs(distance(curve.x1, curve.y1, curve.x2, curve.y2) - nearest.error) < 0.01)
    #expect(nearest.error < 0.05)
    for named in [(0.25, 0.1, 0.25, 1.0), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1)] {
      #expect(distance(named.0, named.1, named.2, named.3) > nearest.error)
    }
    let ease = TimingFunction.cubicBezier(try CubicBezier(0.25, 0.1, 0.25, 1))
    #expect(NearestBezier(to: ease).error == 0)
  }
}
