import CAllocations
import Measuring
import PhoneStage
import SegueCatalog
import SegueTimeline

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A timeline to sample, with a frame to sample into.
final class Subject {
  let preset: String
  let name: String
  let timeline: Timeline
  private var frame: Frame
  private var copy: Frame

  private init(_ preset: String, _ operation: SegueTimeline.Operation, _ timeline: Timeline) {
    self.preset = preset
    name = "\(preset) \(operation.rawValue)"
    self.timeline = timeline
    frame = timeline.sample(at: 0)
    copy = timeline.sample(at: 0)
  }

  /// Returns the timelines of all operations that a preset defines itself.
  static func all(of preset: Preset) -> [Subject] {
    preset.operations.compactMap { operation in
      let animator = preset.animator(for: operation)
      let timeline = try? animator?.timeline(
        for: .phone(operation, elements: preset.elements), parameters: preset.defaultParameters)
      return timeline.map { Subject(preset.id, operation, $0) }
    }
  }

  /// The number of animated layer properties; a transform counts as one, as does a mask corner.
  var propertyCount: Int {
    timeline.tracks.reduce(0) { sum, track in
      switch track.property {
      case .channels(let channels): sum + channels.count
      case .transform: sum + 1
      case .maskVertices:
        sum + timeline.layers[track.layer].maskVertices.count
      }
    }
  }

  var allocationsPerThousandSamples: Int {
    let before = allocations_so_far()
    sample(1000)
    return allocations_so_far() - before
  }

  func sampleNanoseconds() -> Double {
    let count = max(2, 20_000 / (timeline.layers.count + timeline.tracks.count))
    return processorTime { sample(count) } * 1e9 / Double(count)
  }

  func copyNanoseconds() -> Double {
    let count = max(2, 200_000 / timeline.layers.count)
    let time = processorTime {
      for _ in 0..<count {
        copy.states.withUnsafeMutableBytes { target in
          frame.states.withUnsafeBytes { target.copyMemory(from: $0) }
        }
      }
    }
    return time * 1e9 / Double(count)
  }

  private func sample(_ count: Int) {
    for index in 0..<count {
      timeline.sample(at: timeline.time(at: Double(index) / Double(count - 1)), into: &frame)
    }
  }
}
