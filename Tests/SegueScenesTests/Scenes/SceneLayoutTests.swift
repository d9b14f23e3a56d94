import SegueTimeline
import Testing

@testable import SegueScenes

struct SceneLayoutTests {
  private func layout(_ nodes: [Node], width: Double = 100, height: Double = 60) -> ScreenLayout? {
    let screen = Screen(
      name: "one", background: .clear, statusBar: .label, homeIndicator: .label, nodes: nodes)
    let scene = Scene(
      id: "test", name: "", summary: "", screens: [screen],
      roles: SceneRoles(lower: "one", upper: "one"))
    return scene.layout(size: Size(width: width, height: height)).screens["one"]
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
    #expect(found?["a"]?.frame == Rect(x: 30, y: 20, width: 70, height: 40))
  }

  @Test func sidesAreNeverNegative() {
    let found = layout([box(SceneFrame(x: 130, y: 20, height: -5), "a")])
    #expect(found?["a"]?.frame == Rect(x: 130, y: 20, width: 0, height: 0))
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
    #expect(found?["inner"]?.frame == Rect(x: 16, y: 17, width: 3, height: 4))
    #expect(found?["inner"]?.parent == "outer")
    #expect(found?["outer"]?.parent == nil)
  }

  @Test func systemBarsRequireASafeArea() {
    #expect(layout([])?.elements == [])
    let phone = layout([], width: 390, height: 844)
    #expect(phone?.elements.map(\.name) == [.statusBar, .homeIndicator])
    #expect(phone?[.statusBar]?.frame == Rect(x: 0, y: 0, width: 390, height: 47))
    let small = layout([], width: 320, height: 568)
    #expect(small?.elements.map(\.name) == [.statusBar])
  }

  private func points(_ step: Outline.Step) -> [Point] {
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
