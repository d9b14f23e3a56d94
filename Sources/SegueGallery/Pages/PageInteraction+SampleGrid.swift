import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
import SegueJSON
import SegueTimeline

extension PageInteraction {
  /// A grid of finger positions, and the states of the layers there.
  struct SampleGrid {
    let layers: [Layer]
    let frames: [Frame]
    /// The distances to the right and downward; the grid contains every combination.
    let across, down: [Double]

    /// The position nearest to a point.
    func nearest(_ point: Point) -> Point {
      func nearest(_ value: Double, _ places: [Double]) -> Double {
        places.min { abs($0 - value) < abs($1 - value) } ?? 0
      }
      return Point(x: nearest(point.x, across), y: nearest(point.y, down))
    }

    /// Its members of a JSON object.
    var more: JSONObject { ["across": .numbers(across), "down": .numbers(down)] }
  }

  /// The layers' response to the finger; a direction without effect has a single position.
  func net() throws -> SampleGrid {
    let size = stage.container.size
    let rest = try frame(Point.zero)
    let coarse = Self.places(size.width, in: 10)
    let isSideways = try coarse.contains { try frame(Point(x: $0, y: 0)).frame != rest.frame }
    let isUpright = try Self.places(size.height, in: 10).contains {
      try frame(Point(x: 0, y: $0)).frame != rest.frame
    }
    // A single direction can have four times as many.
    let count = isSideways && isUpright ? 10 : 40
    let across = isSideways ? Self.places(size.width, in: count) : [0]
    let down = isUpright ? Self.places(size.height, in: count) : [0]
    let frames = try down.flatMap { y in
      try across.map { x in try frame(Point(x: x, y: y)).frame }
    }
    return SampleGrid(layers: rest.layers, frames: frames, across: across, down: down)
  }

  /// Evenly spaced positions up to a length, in both directions.
  private static func places(_ length: Double, in count: Int) -> [Double] {
    (-count...count).map { Double($0) / Double(count) * length }
  }

  private func frame(_ translation: Point) throws -> (layers: [Layer], frame: Frame) {
    let held = try InteractiveTransition(
      staged.resolved.animation, plan, on: stage, reading(translation))
    return (held.layers, held.frame)
  }

  /// The gesture state for a finger's translation.
  package func reading(_ translation: Point, velocity: Point = .zero) -> GestureState {
    let length = LibM.hypot(translation.x, translation.y)
    let along =
      length > 0 ? Point(x: translation.x / length, y: translation.y / length) : Point(x: 1, y: 0)
    let axis = plan.gesture.direction(on: stage) ?? along
    return GestureState(
      translation: translation, velocity: velocity,
      distance: translation.x * axis.x + translation.y * axis.y,
      speed: velocity.x * axis.x + velocity.y * axis.y)
  }
}
