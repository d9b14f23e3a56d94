import CAllocations
import Measuring
import SegueCatalog
import SegueTimeline

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A timeline to sample, with frames to sample into.
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

  /// The timelines of all operations that a preset writes down itself.
  static func all(of preset: Preset) -> [Subject] {
    preset.operations.compactMap { operation in
      let animator = preset.animator(for: operation)
      let timeline = try? animator?.timeline(
        for: .phone(operation, elements: preset.elements), parameters: preset.defaultParameters)
      return timeline.map { Subject(preset.id, operation, $0) }
    }
  }

  /// How many properties of layers move; a transform counts as one, as does a corner of a mask.
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

extension Stage {
  /// A phone with everything that a preset may ask for.
  fileprivate static func phone(_ operation: SegueTimeline.Operation, elements: [String]) -> Stage {
    let frame = Rect(x: 0, y: 0, width: 390, height: 844)
    var stage = Stage(
      operation: operation, container: Container(size: frame.size, cornerRadius: 47),
      from: Screen(name: "feed", frame: frame), to: Screen(name: "player", frame: frame))
    stage.direction = stage.arrivesAbove ? 1 : -1
    stage.source = Element(frame: Rect(x: 198, y: 131, width: 186, height: 236), cornerRadius: 12)
    stage.destination = Element(frame: Rect(x: 0, y: 47, width: 390, height: 495))
    stage.siblings = (0..<5).map { index in
      Element(
        frame: Rect(
          x: index % 2 == 0 ? 6 : 198, y: 131 + 242 * Double(index / 2), width: 186, height: 236))
    }
    for (index, name) in elements.enumerated() {
      let element = Element(frame: Rect(x: 20, y: 60 + 50 * Double(index), width: 200, height: 40))
      stage.elements[name] = ElementPair(from: element, to: element)
    }
    return stage
  }
}
