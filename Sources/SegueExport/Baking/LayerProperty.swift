import SegueTimeline

/// A property computed from a layer's own numbers.
struct SampledProperty: AnimatedProperty {
  let name: String
  let layer: Int
  let bound: Double
  /// Returns whether its numbers may change when tracks animate the given channels.
  let isMoved: @Sendable (AnimatedChannels) -> Bool
  let read: @Sendable (LayerState, Frame) -> [Double]
  let write: @Sendable ([Double]) -> String

  func changes(with moved: AnimatedChannels) -> Bool { isMoved(moved) }

  func numbers(in frame: Frame) -> [Double] { read(frame.states[layer], frame) }

  func look(_ numbers: [Double]) -> [Double] { numbers }

  func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= bound }
  }

  func text(_ numbers: [Double]) -> String { write(numbers) }
}
