import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCoordinator
@testable import SegueScenes

/// A sheet that a tap beside it dismisses, and a finger before it lifts.
@Suite struct HeldOutcomeTests {
  private static let size = Size2D(width: 400, height: 800)

  private static func preset(_ presentation: String, _ gesture: String, _ rules: String) -> String {
    """
    schema: 1
    id: sheet
    name: Sheet
    summary: A sheet in the lower half.
    transitions:
      present: {tracks: [{layer: to, translate-y: {from: container.height - to.y}}]}
      dismiss: {reverse: present}
    presentation: {style: over-context, frame: [0, 400, container.width, 400]\(presentation)}
    interaction:
      dismiss: {gesture: \(gesture), progress: gesture.distance / 400, finish: "false"\(rules)}
    reduced-motion: none

    """
  }

  private func window(
    _ presentation: String = "", gesture: String = "{pan: down}", _ rules: String = ""
  ) throws -> (HeadlessSession, PresentationChain) {
    var reader = YAMLReader()
    let text = Self.preset(presentation, gesture, rules)
    let (preset, diagnostics) = PresetDecoder.decode(
      SourceFile(name: "sheet.yaml", text: text), with: &reader, parent: { _ in nil })
    #expect(diagnostics.text(.oneLine) == "")
    let registry = Registry.fixture([try #require(preset)])
    let session = HeadlessSession(delegate: AnimatorSelector(registry: registry))
    let window = PresentationChain(size: Self.size, root: HeadlessScreen(name: "Map"), in: session)
    window.present(HeadlessScreen(name: "Place"), TransitionOptions(preset: "sheet"))
    session.finishAll()
    return (session, window)
  }

  /// Passes a finger's places, at times after now.
  private func touch(
    _ window: PresentationChain, _ session: HeadlessSession, lifts: Bool = true,
    _ places: [(Double, Point2D)]
  ) {
    let start = session.time
    for (index, (time, place)) in places.enumerated() {
      let isLast = index == places.count - 1
      let phase: TouchEvent.Phase = index == 0 ? .began : isLast && lifts ? .ended : .moved
      window.handle(TouchEvent(time: start + time, phase: phase, position: place))
    }
  }

  private static let tap = [(0.0, Point2D(x: 200, y: 100)), (0.1, Point2D(x: 203, y: 102))]

  @Test func `a tap outside dismisses where the preset says so`() throws {
    let (session, window) = try window(", tap-outside: dismisses")
    touch(window, session, [(0, Point2D(x: 200, y: 500)), (0.1, Point2D(x: 200, y: 500))])
    session.finishAll()
    #expect(window.presented.count == 1)
    let away = (0.1, Point2D(x: 260, y: 100))
    touch(window, session, [Self.tap[0], away, (0.2, Point2D(x: 200, y: 100))])
    session.finishAll()
    #expect(window.presented.count == 1)
    touch(window, session, Self.tap)
    session.finishAll()
    #expect(window.presented.isEmpty)
  }

  @Test func `elsewhere a tap outside does nothing`() throws {
    let (session, window) = try window()
    touch(window, session, Self.tap)
    session.finishAll()
    #expect(window.presented.count == 1)
  }

  private static let pull = (0...30).map { step in
    (Double(step) / 50, Point2D(x: 200, y: 450 + 10 * Double(step)))
  }

  @Test func `completes under the finger, as soon as its condition holds`() throws {
    let (session, window) = try window(gesture: "{pan: down}", ", complete: progress > 0.6")
    touch(window, session, lifts: false, Self.pull)
    session.finishAll()
    #expect(window.presented.isEmpty)
    let (other, unfinished) = try self.window()
    touch(unfinished, other, Self.pull)
    other.finishAll()
    #expect(unfinished.presented.count == 1)
  }

  @Test func `a long press rests half a second, then drags`() throws {
    let rest = (0...52).map { (Double($0) / 100, Point2D(x: 200 + Double($0 % 2), y: 450)) }
    let drag = (1...40).map { (0.52 + Double($0) / 100, Point2D(x: 200, y: 450 + 8 * Double($0))) }
    let (session, window) = try window(gesture: "long-press", ", complete: progress > 0.6")
    touch(window, session, lifts: false, rest + drag)
    session.finishAll()
    #expect(window.presented.isEmpty)
    let (other, early) = try self.window(gesture: "long-press", ", complete: progress > 0.6")
    touch(early, other, Self.pull)
    other.finishAll()
    #expect(early.presented.count == 1)
  }
}
