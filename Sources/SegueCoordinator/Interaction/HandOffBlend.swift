import SegueCatalog
import SegueTimeline

/// A blend from the current state of the layers into a timeline, continuous in position and
/// optionally in velocity.
///
/// The difference between the two at the start is added to the timeline and fades out: by an
/// easing, or along the cubic Hermite curve that starts with the difference of their velocities and
/// ends at rest.
struct HandOffBlend: Sendable {
  private enum Fade: Hashable, Sendable {
    case eased(TimingFunction)
    case cubic
  }

  private let offsets: [LayerOffset]
  /// Masks missing from the timeline; they open to the whole layer.
  private let masks: [(layer: Int, state: LayerState)]
  /// Transforms that components cannot express, blended by matrix elements.
  private let matrices: [(layer: Int, from: Matrix4, to: Matrix4)]
  private let fade: Fade
  private let duration: Double

  /// The empty blend.
  static let none = HandOffBlend(offsets: [], masks: [], matrices: [], fade: .cubic, duration: 0)

  private init(
    offsets: [LayerOffset], masks: [(layer: Int, state: LayerState)],
    matrices: [(layer: Int, from: Matrix4, to: Matrix4)], fade: Fade, duration: Double
  ) {
    self.offsets = offsets
    self.masks = masks
    self.matrices = matrices
    self.fade = fade
    self.duration = duration
  }

  /// Creates a blend into a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline that follows.
  ///   - current: the layers' current states and velocities, by id.
  ///   - easing: the easing of the fade; nil to keep velocities continuous, too.
  init(into timeline: Timeline, from current: [String: LayerMotion], easing: TimingFunction?) {
    let start = timeline.sample(at: 0)
    let soon = timeline.sample(at: Self.moment)
    var offsets: [LayerOffset] = []
    var masks: [(layer: Int, state: LayerState)] = []
    var matrices: [(layer: Int, from: Matrix4, to: Matrix4)] = []
    for (index, layer) in timeline.layers.enumerated() {
      guard let motion = current[layer.id] else { continue }
      var base = start.states[index]
      if let mask = motion.state.mask, base.mask == nil, mask.shape.vertices == nil {
        masks.append((index, motion.state))
        base.openMask(like: motion.state)
      }
      if motion.state.matrix != nil || base.matrix != nil, motion.state.transform != base.transform
      {
        matrices.append((index, motion.state.transform, base.transform))
      }
      for channel in Channel.allCases where !channel.isDiscrete {
        let value = motion.state[channel] - base[channel]
        var velocity = 0.0
        if easing == nil, let speed = motion.velocity[channel] {
          velocity =
            speed - (soon.states[index][channel] - start.states[index][channel]) / Self.moment
        }
        guard value != 0 || velocity != 0 else { continue }
        offsets.append(
          LayerOffset(layer: index, channel: channel, value: value, velocity: velocity))
      }
    }
    self.init(
      offsets: offsets, masks: masks, matrices: matrices,
      fade: easing.map(Fade.eased) ?? .cubic, duration: timeline.duration)
  }

  /// The time step for measuring velocities, in seconds.
  private static let moment = 1e-4

  /// Whether the timeline starts exactly in the current state.
  var isEmpty: Bool { offsets.isEmpty && masks.isEmpty && matrices.isEmpty }

  /// Adds the remaining difference at a time of the timeline, without allocating.
  func apply(at time: Double, to frame: inout Frame) {
    guard time < duration else { return }
    let s = max(time / duration, 0)
    let weight: Double
    var speedWeight = 0.0
    switch fade {
    case .eased(let easing): weight = 1 - easing.value(at: s)
    case .cubic:
      weight = (2 * s - 3) * s * s + 1
      speedWeight = duration * s * (s - 1) * (s - 1)
    }
    for (layer, state) in masks { frame.states[layer].openMask(like: state) }
    for (layer, from, to) in matrices {
      frame.states[layer].matrix = frame.states[layer].transform.adding(from, minus: to, weight)
    }
    for offset in offsets {
      frame.add(
        offset.value * weight + offset.velocity * speedWeight, to: offset.channel, of: offset.layer)
    }
  }
}

extension Matrix4 {
  /// Adds the weighted difference of two matrices, element by element.
  fileprivate func adding(_ a: Matrix4, minus b: Matrix4, _ weight: Double) -> Matrix4 {
    func sum(_ x: Row, _ y: Row, _ z: Row) -> Row {
      (
        x.0 + (y.0 - z.0) * weight, x.1 + (y.1 - z.1) * weight, x.2 + (y.2 - z.2) * weight,
        x.3 + (y.3 - z.3) * weight
      )
    }
    return Matrix4(
      rows: sum(row1, a.row1, b.row1), sum(row2, a.row2, b.row2), sum(row3, a.row3, b.row3),
      sum(row4, a.row4, b.row4))
  }
}
