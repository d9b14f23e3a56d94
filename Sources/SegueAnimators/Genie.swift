import SegueTimeline

/// A screen that is sucked into a mouth, as a function of progress.
///
/// A point on the screen is identified by its distance `v` from the far edge, 0…1. First the sides pull in
/// until they form a funnel that ends in the mouth; then the screen slides down the funnel.
struct Genie {
  let mouth: (center: Point2D, width: Double)
  /// The part of the time in which the sides pull in.
  let pull: Double
  /// The screen, in the container's coordinates.
  let screen: Rect2D
  /// The screen's edges that are farthest from the mouth and nearest to it.
  private let far: Double
  private let near: Double
  private let side = TimingFunction.bezier(0.5, 0, 0.5, 1)

  /// Creates the motion of a screen; it leaves downward or upward, whichever is farther.
  init(screen: Rect2D, mouth center: Point2D, width: Double, pull: Double) {
    self.screen = screen
    self.pull = pull
    mouth = (center, max(width, Self.smallestMouth))
    let goesDown = center.y >= screen.center.y
    (far, near) = goesDown ? (screen.minY, screen.maxY) : (screen.maxY, screen.minY)
  }

  /// Whether the mouth is below.
  var goesDown: Bool { far < near }

  /// The smallest width of the mouth, in points, so that the strips in it have an area.
  private static let smallestMouth = 2.0
  /// The smallest height of a strip in the mouth, so that it has an area.
  private static let smallestHeight = 0.05

  /// A line across the screen, in the container's coordinates.
  struct Line {
    var left: Double
    var right: Double
    var y: Double
  }

  /// The image of the line at `v`.
  func line(at v: Double, _ progress: Double) -> Line {
    let pulled = self.pulled(at: progress)
    let edge = between(near, mouth.center.y, pulled)
    let slid = slid(at: progress) * (mouth.center.y - far)
    let y = before(far + (edge - far) * v + slid, end(at: progress))
    let share = side.value(at: ((y - far) / (mouth.center.y - far)).clamped(to: 0...1)) * pulled
    return Line(
      left: between(screen.minX, mouth.center.x - mouth.width / 2, share),
      right: between(screen.maxX, mouth.center.x + mouth.width / 2, share), y: y)
  }

  /// The trapezoid between two lines of the screen; never without a height.
  func strip(from start: Double, to end: Double, _ progress: Double) -> (top: Line, bottom: Line) {
    var lines = (line(at: start, progress), line(at: end, progress))
    if !goesDown { swap(&lines.0, &lines.1) }
    let lack = Self.smallestHeight - (lines.1.y - lines.0.y)
    if lack > 0 {
      lines.0.y -= lack / 2
      lines.1.y += lack / 2
    }
    return (top: lines.0, bottom: lines.1)
  }

  /// The progress at which the line at `v` reaches the mouth, by bisection.
  func progress(ofArrivalAt v: Double) -> Double {
    var (before, after) = (slideStart, 1.0)
    for _ in 0..<24 {
      let middle = (before + after) / 2
      let hasArrived = abs(line(at: v, middle).y - end(at: middle)) < 0.01
      if hasArrived { after = middle } else { before = middle }
    }
    return after
  }

  /// How far the sides are pulled in, 0…1.
  private func pulled(at progress: Double) -> Double {
    Self.pulling.value(at: progress / pull)
  }

  /// How far the screen has slid toward the mouth, 0…1.
  private func slid(at progress: Double) -> Double {
    let t = ((progress - slideStart) / (1 - slideStart)).clamped(to: 0...1)
    // Accelerates from rest.
    return t * t * (1.6 - 0.6 * t)
  }

  /// When the screen begins to slide: a little before the sides have pulled in.
  private var slideStart: Double { 0.75 * pull }

  /// Where the screen ends: at the mouth, or beyond it while the sides still pull in.
  private func end(at progress: Double) -> Double {
    let edge = between(near, mouth.center.y, pulled(at: progress))
    return goesDown ? max(edge, mouth.center.y) : min(edge, mouth.center.y)
  }

  /// A position, moved back to an end if it lies beyond it.
  private func before(_ y: Double, _ end: Double) -> Double {
    goesDown ? min(y, end) : max(y, end)
  }

  private static let pulling = TimingFunction.bezier(0.4, 0, 0.4, 1)
}
