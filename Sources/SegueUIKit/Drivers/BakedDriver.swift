#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// A driver that hands the whole film to Core Animation, which plays it even while the main thread is
/// busy.
///
/// The layers themselves are set to the end state first, so that they show the right picture whatever
/// removes the animations.
@MainActor
final class BakedDriver: TransitionDriver {
  private var marker: CompletionMarker?
  private var animated: [(layer: CALayer, keys: [String])] = []

  func play(
    _ film: Film, from now: Double, on tree: LayerTree,
    completion: @escaping @MainActor () -> Void
  ) {
    stop()
    let elapsed = min(max(now - film.start, 0), film.duration)
    let recording = KeyframeRecording(film, from: elapsed, on: tree)
    tree.show(film.frame(film.duration))
    for (index, node) in tree.nodes.enumerated() {
      for (place, property) in node.properties.enumerated() {
        guard let layer = node.layer(of: property.part),
          let keyframes = recording.keyframes(node: index, property: place)
        else { continue }
        add(property.key, keyframes, from: elapsed, to: film.duration, on: layer, now: now)
      }
    }
    marker = CompletionMarker(duration: film.end - now, in: tree, completion)
  }

  private func add(
    _ key: LayerProperty.Key, _ keyframes: KeyframeRecording.Track,
    from start: Double, to end: Double, on layer: CALayer, now: Double
  ) {
    let animation = CAKeyframeAnimation(keyPath: key.rawValue)
    animation.values = keyframes.animatables(for: key)
    let offsets = keyframes.offsets(from: start, to: end)
    if key.isDiscrete {
      animation.calculationMode = .discrete
      // Discrete values need one more time than values: each lasts until the next time.
      animation.keyTimes = offsets + [1]
    } else {
      animation.keyTimes = offsets
    }
    animation.duration = end - start
    animation.beginTime = layer.convertTime(now, from: nil)
    animation.fillMode = .backwards
    // Without a hint Core Animation may choose fewer frames than the display can show.
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    let name = "segue.\(key.rawValue)"
    layer.add(animation, forKey: name)
    if animated.last?.layer === layer {
      animated[animated.count - 1].keys.append(name)
    } else {
      animated.append((layer, [name]))
    }
  }

  func stop() {
    marker?.cancel()
    marker = nil
    for (layer, keys) in animated { for key in keys { layer.removeAnimation(forKey: key) } }
    animated = []
  }
}

extension KeyframeRecording.Track {
  /// The values as Core Animation takes them.
  fileprivate func animatables(for key: LayerProperty.Key) -> [Any] {
    values.map { $0.animatable(for: key) }
  }

  /// The times in fractions of the time between two others.
  fileprivate func offsets(from start: Double, to end: Double) -> [NSNumber] {
    times.map { NSNumber(value: ($0 - start) / (end - start)) }
  }
}

/// An animation without a visible effect that ends with the others and reports that once.
@MainActor
private final class CompletionMarker: NSObject, @MainActor CAAnimationDelegate {
  private let layer = CALayer()
  private var completion: (@MainActor () -> Void)?

  init(duration: Double, in tree: LayerTree, _ completion: @escaping @MainActor () -> Void) {
    self.completion = completion
    super.init()
    tree.add(marker: layer)
    let animation = CABasicAnimation(keyPath: LayerProperty.Key.zPosition.rawValue)
    animation.fromValue = 0
    animation.toValue = 0
    // Core Animation replaces a duration of 0 by its default duration.
    animation.duration = max(duration, 1e-3)
    animation.delegate = self
    layer.add(animation, forKey: "segue.marker")
  }

  // An unfinished animation was removed by the system, for example in the background. The layers
  // then show the end state, so the transition is over too.
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    layer.removeFromSuperlayer()
    completion?()
    completion = nil
  }

  func cancel() {
    completion = nil
    layer.removeFromSuperlayer()
    layer.removeAllAnimations()
  }
}
#endif
