import SegueTimeline

@testable import SegueLaws

/// Timelines made by hand, on a stage of 100 by 200 points.
enum HandMade {
  static let stage: Stage = {
    let size = Size2D(width: 100, height: 200)
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "a", frame: frame), to: Stage.Screen(name: "b", frame: frame))
    stage.source = Stage.Element(frame: Rect2D(x: 10, y: 20, width: 40, height: 30))
    return stage
  }()

  static let whole = Rect2D(x: 0, y: 0, width: 100, height: 200)

  /// The departing or the arriving screen, changed.
  static func screen(
    _ side: Subject.Side, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    layer(side.rawValue, .live(side == .from ? .from : .to), whole, change)
  }

  /// A layer of one color.
  static func color(
    _ color: Color, _ frame: Rect2D = whole, parent: Int? = nil,
    _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    layer("color", .none, frame) { layer in
      layer.parent = parent
      layer.state.backgroundColor = color
      change(&layer)
    }
  }

  static func layer(
    _ id: String, _ contents: Contents, _ frame: Rect2D, _ change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    var layer = Layer(id: id, contents: contents, state: LayerState(frame: frame))
    change(&layer)
    return layer
  }

  /// What shows at a point of layers that nothing moves, the uppermost last.
  static func appearance(_ layers: [Layer], at x: Double, _ y: Double) throws -> String {
    try appearance(of: Timeline(layers: layers, tracks: []), time: 0, at: x, y)
  }

  /// What shows at a point of a timeline.
  static func appearance(
    of timeline: Timeline, time: Double, at x: Double, _ y: Double
  ) throws -> String {
    let cast = VisibleLayers(timeline.layers, on: stage)
    return VisibleFrame(cast, timeline.sample(at: time)).appearance(at: Point2D(x: x, y: y))
      .description
  }
}
