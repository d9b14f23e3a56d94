import Foundation
import SegueTimeline

/// A gesture that is drawn by rules: strokes of legs, each with a profile, sampled as a screen would.
struct GestureDrawing {
  /// How a finger goes from one place to another.
  enum SpeedProfile {
    /// From rest to rest, as smoothly as an arm moves: minimum jerk (Flash and Hogan, 1985).
    case settling
    /// From rest to twice its mean speed, at which it is lifted.
    case flinging
  }

  /// One movement, or a rest where it is.
  struct Leg {
    let seconds: Double
    let to: Point2D
    var second: Point2D?
    var profile = SpeedProfile.settling
  }

  /// From a finger's coming down to its being lifted.
  struct Stroke {
    /// When the finger comes down, in seconds.
    var at = 0.0
    let from: Point2D
    var second: Point2D?
    let legs: [Leg]
    var end = "up"
  }

  let id: String
  let summary: String
  /// Samples a second.
  var rate = 60.0
  /// The scroll view, as YAML.
  var scroll: String?
  let strokes: [Stroke]

  /// The file.
  var text: String {
    let lines = [
      "# yaml-language-server: $schema=../schema/gesture.json",
      "# Generated from Tests/SegueYAMLTests/Gestures/GestureDrawing+Library.swift.",
      "schema: 1", "id: \(id)", "summary: \(summary)", "container: [390, 844]",
    ]
    let scrolling = scroll.map { ["scroll: \($0)"] } ?? []
    let samples = strokes.flatMap { $0.samples(rate: rate) }
    return (lines + scrolling + ["samples:"] + samples).joined(separator: "\n") + "\n"
  }
}

extension GestureDrawing.Stroke {
  private var duration: Double { legs.reduce(0) { $0 + $1.seconds } }

  fileprivate func samples(rate: Double) -> [String] {
    // The last report before the finger is lifted must not fall on the same millisecond.
    let count = Int((duration * rate - 0.5).rounded(.down))
    let moves = (1...count).map { line("move", at: Double($0) / rate) }
    return [line("down", at: 0)] + moves + [line(end, at: duration)]
  }

  private func line(_ key: String, at time: Double) -> String {
    let milliseconds = Int(((at + time) * 1000).rounded())
    var parts = [
      "at: \(milliseconds)ms", "\(key): \(text(position(at: time) { $0.to }, time, from))",
    ]
    if let second {
      let other = position(at: time, from: second) { $0.second ?? second }
      parts.append("second: \(text(other, time + 0.3, second))")
    }
    return "  - {\(parts.joined(separator: ", "))}"
  }

  /// A place with the tremor of a finger that moves, to a tenth of a point.
  private func text(_ point: Point2D, _ time: Double, _ start: Point2D) -> String {
    let travel = min(hypot(point.x - start.x, point.y - start.y) / 60, 1)
    let x = point.x + travel * 0.4 * sin(41 * time + 1)
    let y = point.y + travel * 0.5 * sin(33 * time + 2)
    return "[\(Self.tenths(x)), \(Self.tenths(y))]"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private func position(
    at time: Double, from start: Point2D? = nil, _ target: (GestureDrawing.Leg) -> Point2D
  ) -> Point2D {
    var place = start ?? from
    var rest = time
    for leg in legs {
      let to = target(leg)
      if rest < leg.seconds {
        let part = leg.profile.part(rest / leg.seconds)
        return Point2D(x: place.x + (to.x - place.x) * part, y: place.y + (to.y - place.y) * part)
      }
      rest -= leg.seconds
      place = to
    }
    return place
  }
}

extension GestureDrawing.SpeedProfile {
  /// The part of the way after a part of the time.
  fileprivate func part(_ s: Double) -> Double {
    switch self {
    case .settling: s * s * s * (10 - 15 * s + 6 * s * s)
    case .flinging: s * s
    }
  }
}
