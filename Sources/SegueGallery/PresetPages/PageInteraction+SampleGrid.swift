import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SegueTimeline

extension PageInteraction {
  /// A grid of finger positions, and the states of the layers there.
  struct SampleGrid {
    let layers: [Layer]
    let frames: [Frame]
    /// The horizontal and vertical translations; the grid contains every combination.
    let columns, rows: [Double]

    /// The position nearest to a point.
    func nearest(_ point: Point2D) -> Point2D {
      func nearest(_ value: Double, _ positions: [Double]) -> Double {
        positions.min { abs($0 - value) < abs($1 - value) } ?? 0
      }
      return Point2D(x: nearest(point.x, columns), y: nearest(point.y, rows))
    }

    /// Its members of a JSON object.
    var more: JSONObject { ["columns": .numbers(columns), "rows": .numbers(rows)] }
  }

  /// The layers' response to the finger; a direction without effect has a single position.
  func sampleGrid() throws -> SampleGrid {
    let size = stage.container.size
    let resting = try frame(Point2D.zero)
    let coarse = Self.positions(size.width, in: 10)
    let isHorizontal = try coarse.contains {
      try frame(Point2D(x: $0, y: 0)).frame != resting.frame
    }
    let isVertical = try Self.positions(size.height, in: 10).contains {
      try frame(Point2D(x: 0, y: $0)).frame != resting.frame
    }
    // A single direction can have four times as many.
    let count = isHorizontal && isVertical ? 10 : 40
    let columns = isHorizontal ? Self.positions(size.width, in: count) : [0]
    let rows = isVertical ? Self.positions(size.height, in: count) : [0]
    let frames = try rows.flatMap { y in
      try columns.map { x in try frame(Point2D(x: x, y: y)).frame }
    }
    return SampleGrid(layers: resting.layers, frames: frames, columns: columns, rows: rows)
  }

  /// Evenly spaced positions up to a length, in both directions.
  private static func positions(_ length: Double, in count: Int) -> [Double] {
    (-count...count).map { Double($0) / Double(count) * length }
  }

  private func frame(_ translation: Point2D) throws -> (layers: [Layer], frame: Frame) {
    let transition = try InteractiveTransition(
      staged.resolved.animation, plan, on: stage, gestureState(translation: translation))
    return (transition.layers, transition.frame)
  }

  /// The gesture state for a finger's translation.
  package func gestureState(translation: Point2D, velocity: Point2D = .zero) -> GestureState {
    plan.gesture.state(translation: translation, velocity: velocity, on: stage)
  }
}
