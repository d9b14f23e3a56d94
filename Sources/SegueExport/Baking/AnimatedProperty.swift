import SegueTimeline

/// A property in an export format, as numbers sampled from a timeline.
///
/// Several tracks may affect one property, each with its own timing; the numbers are their combined
/// result.
protocol AnimatedProperty {
  /// The representation in which two values are compared.
  associatedtype Look

  /// The property's name in the format.
  var name: String { get }
  /// Returns whether its numbers may change when tracks animate the given channels.
  func changes(with moved: AnimatedChannels) -> Bool
  /// Returns the numbers in a frame; always the same count.
  func numbers(in frame: Frame) -> [Double]
  /// Interpolates two keyframes' numbers as the format does.
  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double]
  /// Returns the comparable representation of numbers.
  func look(_ numbers: [Double]) -> Look
  /// Returns whether two values differ by no more than the stated bound.
  func isClose(_ a: Look, _ b: Look) -> Bool
  /// Returns the numbers in the syntax of CSS.
  func value(_ numbers: [Double]) -> CSSValue
  /// Returns the shortest text of the numbers, in which default arguments may be missing.
  func text(_ numbers: [Double]) -> String
}

extension AnimatedProperty {
  func text(_ numbers: [Double]) -> String { value(numbers).text }

  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double] {
    zip(a, b).map { $0 == $1 ? $0 : $0 * (1 - t) + $1 * t }
  }
}

/// The maximum deviation of a baked value from the timeline's, where both were sampled.
enum BakingBound {
  /// For lengths and a layer's projected corners, in points.
  static let points = 0.05
  /// For opacities and color components.
  static let opacity = 0.001
  /// For discrete values.
  static let discrete = 0.01
}

/// The channels that a timeline's tracks animate; everything else is the same in every frame.
struct AnimatedChannels {
  private var channels: [Int: Set<Channel>] = [:]
  /// The layers with a track that animates something other than a channel: the matrix, or the
  /// mask's corners.
  private var others: Set<Int> = []

  init(_ tracks: [Track]) {
    for track in tracks {
      switch track.property {
      case .channels(let moved): channels[track.layer, default: []].formUnion(moved)
      case .transform, .maskVertices: others.insert(track.layer)
      }
    }
  }

  /// Returns whether a track animates one of some channels of a layer.
  func contains(_ moved: Set<Channel>, of layer: Int) -> Bool {
    channels[layer].map { !$0.isDisjoint(with: moved) } ?? false
  }

  /// Returns whether a track animates anything of a layer.
  func contains(_ layer: Int) -> Bool { channels[layer] != nil || others.contains(layer) }
}

/// A property computed from a layer's own numbers.
struct SampledProperty: AnimatedProperty {
  let name: String
  let layer: Int
  let bound: Double
  /// Returns whether its numbers may change when tracks animate the given channels.
  let isMoved: @Sendable (AnimatedChannels) -> Bool
  let read: @Sendable (LayerState, Frame) -> [Double]
  let write: @Sendable ([Double]) -> CSSValue

  func changes(with moved: AnimatedChannels) -> Bool { isMoved(moved) }

  func numbers(in frame: Frame) -> [Double] { read(frame.states[layer], frame) }

  func look(_ numbers: [Double]) -> [Double] { numbers }

  func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= bound }
  }

  func value(_ numbers: [Double]) -> CSSValue { write(numbers) }
}

/// How closely motion is sampled.
public enum BakingDetail: Sendable {
  /// Within the bounds of every export.
  case full
  /// A few samples with smooth curves between them, used while a slider moves.
  case draft

  /// The number of even samples a second; in full detail, more are taken where these are too few.
  var samplesPerSecond: Double { self == .full ? 120 : 40 }
}
