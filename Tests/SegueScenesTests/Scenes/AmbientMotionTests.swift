import SegueCatalog
import SegueScenes
import SegueTimeline
import Testing

/// The drift and breath of a floating button, compared with the reference numbers of the effect.
@Suite struct AmbientMotionTests {
  private let frame = Rect2D(x: 50, y: 200, width: 120, height: 120)
  private let motion = AmbientMotion(
    drift: .init(size: Size2D(width: 10, height: 10), duration: 5),
    breath: .init(scale: 1.1, duration: 4))

  @Test func `begins at the rightmost point and moves clockwise`() throws {
    let start = try motion.frame(of: frame, at: 0)
    #expect(start.center == Point2D(x: 115, y: 260))
    let soon = try motion.frame(of: frame, at: 0.5)
    #expect(soon.center.y > 260)
  }

  @Test func `is halfway around in the middle of a pass and returns along the same path`() throws {
    // Symmetric ease-in-out, so half the time is half the distance.
    let half = try motion.frame(of: frame, at: 2.5)
    #expect(half.center.distance(to: Point2D(x: 105, y: 260)) < 1e-6)
    for time in [0.7, 1.9, 4.2] {
      let there = try motion.frame(of: frame, at: time).center
      let back = try motion.frame(of: frame, at: 10 - time).center
      #expect(there.distance(to: back) < 1e-9)
    }
  }

  @Test func `stays on its ellipse`() throws {
    for step in 0..<200 {
      let center = try motion.frame(of: frame, at: Double(step) * 0.05).center
      #expect(abs(center.distance(to: frame.center) - 5) < 5e-4)
    }
  }

  @Test func `repeats its breath in every pass, equally in width and height`() throws {
    for pass in [0.0, 4, 4000] {
      let size = try motion.frame(of: frame, at: pass + 2).size
      #expect(abs(size.width - 132) < 1e-9 && abs(size.height - 132) < 1e-9)
      #expect(try abs(motion.frame(of: frame, at: pass).size.width - 120) < 1e-9)
    }
  }
}
