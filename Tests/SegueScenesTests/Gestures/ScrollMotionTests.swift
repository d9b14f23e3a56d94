import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueScenes

@Suite struct ScrollMotionTests {
  /// A view of 390 × 550 points with 600 points of content: the bottom is at offset 50.
  private static let view = ScrollPosition(
    size: Size2D(width: 390, height: 550), content: Size2D(width: 390, height: 600))

  private static func touch(_ time: Double, _ phase: TouchEvent.Phase, _ y: Double) -> TouchEvent {
    TouchEvent(time: time, phase: phase, position: Point2D(x: 195, y: y))
  }

  private func motion(_ touches: TouchEvent..., from view: ScrollPosition = view) -> ScrollMotion {
    ScrollMotion(view, under: touches)
  }

  /// A pull of 1000 points past the top, which moves the content by 275.
  private func pull(_ after: TouchEvent...) -> ScrollMotion {
    ScrollMotion(
      Self.view,
      under: [Self.touch(1, .began, 0), Self.touch(2, .moved, 1000), Self.touch(3, .ended, 1000)]
        + after)
  }

  @Test func `follows the finger with rubber-banding`() {
    let motion = pull()
    #expect(motion.position(at: 0).offset == .zero)
    #expect(abs(motion.position(at: 2).offset.y + 275) < 1e-9)
    #expect(abs(motion.position(at: 1.5).offset.y + 137.5) < 1e-9)
    #expect(motion.positions.map(\.offset) == [1, 2, 3].map { motion.position(at: $0).offset })
  }

  @Test func `settles back without overshooting`() {
    let motion = pull()
    let offsets = (0...45).map { motion.position(at: 3 + Double($0) / 100).offset.y }
    #expect(abs(offsets[0] + 275) < 1e-9 && offsets[45] == 0)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(offsets.allSatisfy { $0 <= 0 })
    // Halfway through, only a few hundredths are left, and there is no visible jump at the end.
    #expect(offsets[22] > -275 * 0.1 && offsets[44] > -0.5)
    #expect(motion.end(after: 2) == 3 + ScrollMotion.settling)
    let phases = [0, 1, 2.5, 3, 3.4, 3.46].map { motion.phase(at: $0) }
    #expect(phases == [.resting, .scrolling, .scrolling, .settling, .settling, .resting])
  }

  @Test(arguments: [0.1, 0.3, 0.65, 1.7, 3.3])
  func `ends exactly at its resting offset`(lift: Double) {
    let motion = motion(
      Self.touch(0, .began, 0), Self.touch(0.05, .moved, 900), Self.touch(lift, .ended, 900))
    #expect(motion.position(at: motion.end(after: 2)).offset == .zero)
  }

  @Test func `stays where it is released within its bounds`() {
    let motion = motion(
      Self.touch(0, .began, 400), Self.touch(1, .moved, 370), Self.touch(1.5, .cancelled, 370))
    #expect(motion.position(at: 9).offset == Point2D(x: 0, y: 30))
    #expect(motion.end(after: 2) == 1.5 && motion.phase(at: 1.5) == .resting)
  }

  @Test func `settles back to the bottom from beyond it`() {
    let motion = motion(
      Self.touch(0, .began, 1200), Self.touch(1, .moved, 150), Self.touch(2, .ended, 150))
    #expect(abs(motion.position(at: 1).offset.y - 325) < 1e-9)
    #expect(motion.position(at: 2.45).offset.y == 50)
  }

  @Test func `a new touch holds the content while it settles`() {
    let caught = pull(Self.touch(3.1, .began, 300), Self.touch(4, .ended, 300))
    let held = pull().position(at: 3.1).offset.y
    #expect(held < -50 && held > -275)
    for time in [3.1, 3.5, 4] {
      #expect(abs(caught.position(at: time).offset.y - held) < 1e-9)
    }
    #expect(caught.end(after: 3) == 3.1 && caught.position(at: 4.45).offset.y == 0)
  }

  @Test func `scrolls horizontally only when the content is wider than the view`() {
    var touches = [Self.touch(0, .began, 0), Self.touch(1, .moved, 0), Self.touch(2, .ended, 0)]
    touches[1].position.x = 295
    #expect(ScrollMotion(Self.view, under: touches).position(at: 1).offset.x == 0)
    var wide = Self.view
    wide.content.width = 391
    #expect(ScrollMotion(wide, under: touches).position(at: 1).offset.x < -45)
  }

  @Test func `content that scrolls sideways only is not pulled down`() {
    let row = ScrollPosition(
      size: Size2D(width: 390, height: 550), content: Size2D(width: 600, height: 550))
    let motion = motion(Self.touch(0, .began, 0), Self.touch(1, .moved, 300), from: row)
    #expect(row.isSideways && motion.position(at: 1).offset == .zero)
    #expect(!Self.view.isSideways)
  }

  @Test(arguments: [false, true])
  func `siblings past the trailing edge form a row`(_ isRightToLeft: Bool) throws {
    let size = Size2D(width: 400, height: 800)
    let bounds = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .present, container: Stage.Container(size: size),
      from: .init(name: "a", frame: bounds), to: .init(name: "b", frame: bounds))
    stage.traits.isRightToLeft = isRightToLeft
    #expect(stage.scrollView == nil)
    stage.siblings = (0..<4).map { index in
      let leading = 100 + 220 * Double(index)
      return .init(
        frame: Rect2D(x: isRightToLeft ? 200 - leading : leading, y: 100, width: 200, height: 200))
    }
    let row = try #require(stage.scrollView)
    // From 100 to 960, with 100 after it.
    #expect(row.content == Size2D(width: 1060, height: 800) && row.isSideways)
    var scrolled = row
    scrolled.offset.x = 220
    // The second one stands where the first one was.
    let now = scrolled.inCoordinates(of: stage).offset.x
    #expect(stage.siblings[1].frame.minX - now == stage.siblings[0].frame.minX)
    stage.siblings.append(.init(frame: Rect2D(x: 0, y: 900, width: 100, height: 100)))
    #expect(stage.scrollView?.isSideways == false)
  }

  @Test func `a recorded offset keeps its proportion on another list`() throws {
    let gesture = RecordedGesture(
      id: "g", summary: "S.", container: Size2D(width: 390, height: 844), touches: [],
      scroll: ScrollPosition(
        offset: Point2D(x: 0, y: 378), size: Size2D(width: 390, height: 844),
        content: Size2D(width: 390, height: 1600)))
    let bounds = Rect2D(x: 0, y: 0, width: 200, height: 400)
    var stage = Stage(
      operation: .present,
      container: Stage.Container(
        size: bounds.size, safeArea: Insets(top: 10, left: 0, bottom: 20, right: 0)),
      from: .init(name: "a", frame: bounds), to: .init(name: "b", frame: bounds))
    #expect(gesture.scroll(on: stage) == gesture.scroll)
    stage.siblings = [.init(frame: Rect2D(x: 0, y: 380, width: 200, height: 100))]
    let found = try #require(gesture.scroll(on: stage))
    // The list ends at 480 with an inset of 20 below: it scrolls by 100, and half of that is 50.
    #expect(found.farthestOffset == Point2D(x: 0, y: 100) && found.offset == Point2D(x: 0, y: 50))
  }
}
