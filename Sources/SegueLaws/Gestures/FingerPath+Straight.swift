import SegueTimeline

extension FingerPath {
  /// Straight paths in all four directions, from the middle and from the edge: far and slowly, as a flick, and back
  /// past the start to the other side.
  static func straight(in size: Size2D) -> [FingerPath] {
    let headings = [
      Point2D(x: 1, y: 0), Point2D(x: -1, y: 0), Point2D(x: 0, y: 1), Point2D(x: 0, y: -1),
    ]
    return headings.flatMap { heading in
      let length = heading.x != 0 ? size.width : size.height
      let middle = Point2D(x: size.width / 2, y: size.height / 2)
      let edge = Point2D(
        x: middle.x - heading.x * (size.width / 2 - 4),
        y: middle.y - heading.y * (size.height / 2 - 4))
      // Where the finger stops on its way, in lengths of the container, and seconds until then.
      let routes: [[(stop: Double, seconds: Double)]] = [
        [(0.6, 0.6)], [(0.12, 0.05)], [(0.3, 0.3), (-0.4, 0.5)],
      ]
      return routes.flatMap { route in
        [edge, middle].map { start in
          FingerPath(touches: [
            Touch(
              pause: 0, start: start, moves: moves(route, along: heading, length),
              isTaken: false)
          ])
        }
      }
    }
  }

  private static func moves(
    _ route: [(stop: Double, seconds: Double)], along heading: Point2D, _ length: Double
  ) -> [Move] {
    var place = 0.0
    return route.flatMap { stop, seconds -> [Move] in
      let count = max(Int(seconds * 60), 2)
      let step = (stop - place) * length / Double(count)
      place = stop
      return Array(
        repeating: Move(
          by: Point2D(x: heading.x * step, y: heading.y * step), seconds: seconds / Double(count)),
        count: count)
    }
  }
}
