// Behavior: `values` and `path` in CAAnimation.h of the iOS 16.5 SDK.

import CoreGraphics

/// Keys and what is between them.
protocol KeyframeTrack {
  /// How many keys.
  var count: Int { get }
  /// The value at a key.
  func value(_ index: Int) -> LayerValue
  /// The value after a key, at 0…1 toward the next.
  func value(after index: Int, at moment: Double) -> LayerValue
}

/// Keys with values.
struct ValueTrack: KeyframeTrack {
  private let values: [Any]

  init(_ values: [Any]) { self.values = values }

  var count: Int { values.count }

  func value(_ index: Int) -> LayerValue { LayerValue(values[index]) }

  func value(after index: Int, at moment: Double) -> LayerValue {
    .between(value(index), value(index + 1), at: moment)
  }
}

/// The ends of a path's elements as keys; positions lie on the path between them.
struct PathTrack: KeyframeTrack {
  /// The points of a curve of degree 0, 1, 2 or 3 that leads to each key.
  private var curves: [[CGPoint]] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      switch element.type {
      case .moveToPoint:
        start = element.points[0]
        curves.append([start])
      case .closeSubpath: curves.append([current, start])
      default: curves.append([current] + element.points)
      }
      current = curves.last?.last ?? current
    }
  }

  var count: Int { curves.count }

  func value(_ index: Int) -> LayerValue { .point(curves[index].last ?? .zero) }

  func value(after index: Int, at moment: Double) -> LayerValue {
    var points = curves[index + 1]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { one, other in
        CGPoint(
          x: one.x + (other.x - one.x) * CGFloat(moment),
          y: one.y + (other.y - one.y) * CGFloat(moment))
      }
    }
    return .point(points[0])
  }
}
