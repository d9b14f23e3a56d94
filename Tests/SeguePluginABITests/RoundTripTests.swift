import CSeguePlugin
import Foundation
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SeguePluginTestSupport
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueLaws
@testable import SeguePluginABI

/// Whatever a timeline can hold crosses the border as it is, except masks of curves and filtered pictures, which presets alone have.
@Suite struct RoundTripTests {
  @Test func `every timeline of the catalog round-trips`() throws {
    let registry = try Self.catalog()
    var count = 0
    for preset in registry.presets {
      for operation in preset.operations {
        // One as most, and one that differs in all.
        for variant in [StageVariant.all.first, StageVariant.all.last].compactMap({ $0 }) {
          let stage = Stage(preset, operation, variant)
          let timeline = try registry.timeline(of: preset, operation, on: stage)
          if timeline.layers.contains(where: \.hasNoRecord) { continue }
          #expect(try sent(timeline) == timeline, "\(preset.id), \(operation.rawValue), \(variant)")
          count += 1
        }
      }
    }
    #expect(count > 300)
  }

  @Test func `two thousand random timelines round-trip`() throws {
    for seed in 0..<2000 as Range<UInt64> {
      let timeline = try RandomTimeline.of(seed: seed)
      #expect(try sent(timeline) == timeline, "seed \(seed)")
    }
  }

  @Test func `a zeroed record has the header's defaults`() throws {
    let sink = TimelineSink.immortal()
    sink.open()
    var layer = segue_layer()
    layer.size = UInt32(MemoryLayout<segue_layer>.size)
    let number = "plain".withCString { id in
      layer.id = id
      return sink.record.pointee.add_layer(sink.record, &layer)
    }
    #expect(number == 1)
    let draft = try sink.close().get()
    #expect(draft.layers == [Layer(id: "plain", state: LayerState(frame: .zero))])
  }

  @Test(arguments: ["ease-in-out", "spring(damping-ratio: 0.8)", "linear(0, 0.5 20%, 1)"])
  func `a text easing resolves as in a preset`(text: String) throws {
    let sink = TimelineSink.immortal()
    sink.open()
    let writer = ReferenceWriter()
    var layer = writer.record(Layer(id: "a", state: LayerState(frame: .zero)))
    #expect(sink.record.pointee.add_layer(sink.record, &layer) == 1)
    let track = Track(
      layer: 0, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)],
      timing: TrackTiming(duration: 0.4))
    var record = writer.record(track)
    var easing = segue_easing()
    easing.size = UInt32(MemoryLayout<segue_easing>.size)
    easing.kind = UInt32(SEGUE_EASING_TEXT)
    let status = text.withCString { words in
      easing.text = words
      return withUnsafePointer(to: easing) { pointer in
        record.easing = pointer
        return sink.record.pointee.add_track(sink.record, &record)
      }
    }
    #expect(status == 0)
    let expected = try TimingDescription(parsing: text).resolved(duration: 0.4)
    #expect(try sink.close().get().tracks.first?.easing == expected)
  }

  /// The timeline that comes out of a sink into which another was written.
  private func sent(_ timeline: Timeline) throws -> Timeline {
    let sink = TimelineSink.immortal()
    sink.open()
    let status = ReferenceWriter().write(timeline, to: sink.record)
    let draft = try sink.close().get()
    #expect(status == 0)
    return try draft.timeline()
  }

  private static func catalog() throws -> Registry {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../catalog").standardized
    let others: Set<String> = [
      "scenes", "scenarios", "schema", "fonts", "samples", "gestures", "explain",
    ]
    let families = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !others.contains($0) && !$0.hasSuffix(".yaml") }
    let files = try families.flatMap { family in
      try FileManager.default
        .contentsOfDirectory(atPath: folder.appending(path: family).path)
        .filter { $0.hasSuffix(".yaml") }
        .map { PresetFile(path: folder.appending(path: "\(family)/\($0)").path) }
    }
    let result = CatalogLoader().load([files])
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(CatalogSource(name: "catalog", presets: result.groups.flatMap { $0 }))
    var diagnostics = Diagnostics()
    return builder.registry(reporting: &diagnostics)
  }
}

extension Layer {
  /// Whether the interface has no record for its mask or its contents.
  fileprivate var hasNoRecord: Bool {
    if case .path? = state.mask?.shape { return true }
    return contents.filter != nil
  }
}
