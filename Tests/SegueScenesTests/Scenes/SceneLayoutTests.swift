import SegueTimeline
import Testing

@testable import SegueScenes

struct SceneLayoutTests {
  private func layout(
    _ nodes: [Node], width: Double = 100, height: Double = 60, isRightToLeft: Bool = false
  ) -> ScreenLayout? {
    let screen = Screen(
      name: "one", background: .clear, statusBar: .label, homeIndicator: .label, nodes: nodes)
    let scene = Scene(
      id: "test", name: "", summary: "", screens: [screen],
      roles: SceneRoles(lower: "one", upper: "one"))
    return scene.layout(size: Size2D(width: width, height: height), isRightToLeft: isRightToLeft)
      .screens["one"]
  }

  private func box(
    _ frame: SceneFrame, _ name: ElementName?, corners: [SceneLength] = [], children: [Node] = []
  ) -> Node {
    Node(
      .box(SceneFigure(), corners: corners, clips: false), frame: frame, element: name,
      children: children)
  }

  @Test func omittedSidesReachTheEdge() {
    let found = layout([box(SceneFrame(x: 30, y: 20), "a")])
    #expect(found?["a"]?.frame == Rect2D(x: 30, y: 20, width: 70, height: 40))
  }

  @Test func rightToLeftLayoutsAreMirroredWithinTheirFrames() {
    let inner = box(SceneFrame(x: 2, y: 3, width: 5, height: 4), "inner")
    var fixed = box(SceneFrame(x: 40, y: 0, width: 20), "fixed", children: [inner])
    fixed.mirrors = false
    let outer = box(
      SceneFrame(x: 10, y: 20, width: 70), "outer",
      children: [box(SceneFrame(x: 4, y: 1, width: 6), "nested")])
    let found = layout([outer, fixed], isRightToLeft: true)
    #expect(found?["outer"]?.frame == Rect2D(x: 20, y: 20, width: 70, height: 40))
    #expect(found?["nested"]?.frame == Rect2D(x: 80, y: 21, width: 6, height: 39))
    #expect(found?["fixed"]?.frame == Rect2D(x: 40, y: 0, width: 20, height: 60))
    #expect(found?["inner"]?.frame == Rect2D(x: 42, y: 3, width: 5, height: 4))
  }

  @Test func sidesAreNeverNegative() {
    let found = layout([box(SceneFrame(x: 130, y: 20, height: -5), "a")])
    #expect(found?["a"]?.frame == Rect2D(x: 130, y: 20, width: 0, height: 0))
  }

  @Test func radiiAreAtMostHalfTheShorterSide() {
    let frame = SceneFrame(width: 40, height: 20)
    #expect(layout([box(frame, "a", corners: [99])])?["a"]?.cornerRadius == 10)
    #expect(layout([box(frame, "a", corners: [-4])])?["a"]?.cornerRadius == 0)
    #expect(layout([box(frame, "a", corners: [0, 6, 2, 0])])?["a"]?.cornerRadius == 6)
  }

  @Test func elementsKnowTheirParents() {
    let inner = box(SceneFrame(x: 1, y: 2, width: 3, height: 4), "inner")
    let between = box(SceneFrame(x: 10, y: 10), nil, children: [inner])
    let found = layout([box(SceneFrame(x: 5, y: 5), "outer", children: [between])])
    #expect(found?.elements.map(\.name) == ["outer", "inner"])
    #expect(found?["inner"]?.frame == Rect2D(x: 16, y: 17, width: 3, height: 4))
    #expect(found?["inner"]?.parent == "outer")
    #expect(found?["outer"]?.parent == nil)
  }

  @Test func systemBarsRequireASafeArea() {
    #expect(layout([])?.elements == [])
    let phone = bars(width: 402, height: 874)
    #expect(phone.count == 3)
    #expect(phone[0].frame == Rect2D(x: 0, y: 0, width: 402, height: 62))
    #expect(phone[1].frame == Rect2D(x: 138, y: 14, width: 126, height: 37))
    #expect(phone[2].frame == Rect2D(x: 0, y: 840, width: 402, height: 34))
    #expect(bars(width: 390, height: 844).map(\.frame.height) == [47, 34])
    #expect(bars(width: 320, height: 568).map(\.frame.height) == [20])
    // In landscape the island is at the left, and there is no status bar.
    #expect(bars(width: 874, height: 402).map(\.frame.width) == [37, 874])
  }

  private func bars(width: Double, height: Double) -> [SystemBars.Part] {
    let size = Size2D(width: width, height: height)
    return SystemBars(size: size, safeArea: .typical(for: size))
      .parts(SystemBars.Tints(statusBar: .black, homeIndicator: .black))
  }

  private func points(_ step: Outline.Step) -> [Point2D] {
    switch step {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  @Test func everyIconIsParsedAndLiesInItsSquare() {
    let names = Set(SceneIcon.lined.keys).union(SceneIcon.filled.keys)
    #expect(Set(SceneIcon.standard.keys) == names)
    #expect(SceneIcon.lined.keys.allSatisfy { SceneIcon.filled[$0] == nil })
    for (name, icon) in SceneIcon.standard {
      for point in icon.outline.steps.flatMap(points) {
        #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name)")
      }
    }
  }
}
