import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCoordinator
@testable import SegueScenes

/// A presented screen that a finger moves between its detents.
@Suite struct DetentTests {
  /// How the finger moves the sheet: by formulas, or by scrubbing the transition.
  enum Follows: CaseIterable { case formulas, progress }

  private static let size = Size2D(width: 400, height: 800)

  private static func frame(at top: Double) -> Rect2D {
    Rect2D(x: 0, y: top, width: size.width, height: size.height - top)
  }

  private static func preset(_ follows: Follows, _ onCancel: String = ownReturn) -> String {
    """
    schema: 1
    id: sheet
    name: Sheet
    summary: A sheet with two detents.
    transitions:
      present: {tracks: [{layer: to, translate-y: {from: container.height - to.y}}]}
      dismiss: {reverse: present}
    presentation:
      style: over-context
      detents:
        medium: [0, 400, container.width, container.height - 400]
        large: [0, 60, container.width, container.height - 60]
    interaction:
      dismiss:
        gesture: {pan: vertical}
        progress: gesture.translation.y / container.height
        finish: from.y + gesture.translation.y > 650
        \(follows == .formulas ? "tracks: [{layer: from, translate-y: gesture.translation.y}]" : "")
        \(onCancel)
    reduced-motion: none

    """
  }

  private static let ownReturn = "on-cancel: {duration: 400ms}"

  /// A window in which the sheet is presented.
  private func window(
    _ follows: Follows = .formulas, onCancel: String = ownReturn
  ) throws -> (HeadlessSession, PresentationChain, HeadlessScreen) {
    var reader = YAMLReader()
    let (preset, diagnostics) = PresetDecoder.decode(
      SourceFile(name: "sheet.yaml", text: Self.preset(follows, onCancel)), with: &reader,
      parent: { _ in nil })
    #expect(diagnostics.text(.oneLine) == "")
    let registry = Registry.fixture([try #require(preset)])
    let session = HeadlessSession(delegate: AnimatorSelector(registry: registry))
    let window = PresentationChain(
      size: Self.size, root: HeadlessScreen(name: "Map"), in: session)
    let sheet = HeadlessScreen(name: "Place")
    window.present(sheet, TransitionOptions(preset: "sheet"))
    session.finishAll()
    return (session, window, sheet)
  }

  /// Draws a finger down by a distance, slowly enough for its speed not to count, and lifts it.
  private func drag(_ window: PresentationChain, _ session: HeadlessSession, by distance: Double) {
    let start = session.time
    touch(window, .began, start, 0)
    // The distance counts from where the gesture is recognized.
    let all = distance + (distance < 0 ? -12 : 12)
    touch(window, .moved, start + 0.1, distance < 0 ? -12 : 12)
    for step in 1...20 {
      touch(window, .moved, start + 0.1 + 0.1 * Double(step), all * Double(step) / 20)
    }
    touch(window, .moved, start + 3, all)
    touch(window, .ended, start + 3.5, all)
  }

  /// Draws a finger down in equal steps, and keeps it there.
  private func pull(
    _ window: PresentationChain, from start: Double, steps: Int, of distance: Double,
    every seconds: Double
  ) {
    for step in 0...steps {
      touch(
        window, step == 0 ? .began : .moved, start + seconds * Double(step), distance * Double(step)
      )
    }
  }

  /// The state of the sheet at rest.
  private static func rest(at top: Double) -> LayerState {
    var state = LayerState(frame: frame(at: top))
    state.cornerCurve = .continuous
    return state
  }

  /// Has a finger do something at a distance below its start.
  private func touch(
    _ window: PresentationChain, _ phase: TouchEvent.Phase, _ time: Double, _ distance: Double
  ) {
    window.handle(
      TouchEvent(time: time, phase: phase, position: Point2D(x: 200, y: 420 + distance)))
  }

  @Test func `a screen is presented at its first detent`() throws {
    let (_, window, sheet) = try window()
    #expect(window.selectedDetent == "medium")
    #expect(sheet.view?.layer == Self.rest(at: 400))
  }

  @Test(
    arguments: Follows.allCases,
    [(-300.0, "large", 60.0), (-100, "medium", 400), (60, "medium", 400)])
  func `a cancelled dismissal rests at the nearest detent, exactly`(
    follows: Follows, drag: (distance: Double, detent: String, top: Double)
  ) throws {
    let (session, window, sheet) = try window(follows)
    // What is scrubbed does not move above its start.
    let detent = follows == .progress ? "medium" : drag.detent
    self.drag(window, session, by: drag.distance)
    session.finishAll()
    #expect(window.selectedDetent == detent)
    #expect(window.presented.map(\.name) == ["Place"])
    let top = detent == "medium" ? 400 : drag.top
    #expect(sheet.view?.layer == Self.rest(at: top))
  }

  @Test func `from another detent the finger goes on, back and out`() throws {
    let (session, window, sheet) = try window()
    drag(window, session, by: -300)
    session.finishAll()
    #expect(sheet.view?.layer == Self.rest(at: 60))
    drag(window, session, by: 280)
    session.finishAll()
    #expect(window.selectedDetent == "medium")
    drag(window, session, by: 300)
    session.finishAll()
    #expect(window.presented.isEmpty)
  }

  @Test(arguments: Follows.allCases) func `a scrubbed sheet returns to the detent below`(
    follows: Follows
  ) throws {
    let (session, window, sheet) = try window(follows)
    window.selectDetent("large")
    drag(window, session, by: 320)
    session.finishAll()
    #expect(window.selectedDetent == "medium")
    #expect(sheet.view?.layer == Self.rest(at: 400))
  }

  @Test(arguments: Follows.allCases) func `nothing jumps on the way to a detent`(
    follows: Follows
  ) throws {
    let (session, window, sheet) = try window(follows)
    window.selectDetent("large")
    drag(window, session, by: 250)
    func top() -> Double { sheet.view?.layer.visibleFrame?.minY ?? .nan }
    var last = top()
    // What is scrubbed moves through all of the container's height while the screen leaves it.
    #expect(abs(last - (follows == .formulas ? 310 : 60 + 250.0 / 800 * 740)) < 1)
    for _ in 0..<100 {
      session.advance(by: 0.005)
      #expect(abs(top() - last) < 6)
      last = top()
    }
    #expect(last == 400)
  }

  /// A finger past the start leaves the progress at 0, but not the sheet where it was.
  @Test(arguments: [("", 0.2), ("on-cancel: {speed: 2}", 0.1), ("hand-over: velocity", 0.2)])
  func `a sheet that has to move does not jump where there is no progress`(
    onCancel: String, duration: Double
  ) throws {
    let (session, window, sheet) = try window(onCancel: onCancel)
    drag(window, session, by: -250)
    func top() -> Double { sheet.view?.layer.visibleFrame?.minY ?? .nan }
    #expect(abs(top() - 150) < 1)
    var last = top()
    for _ in 0..<Int(duration * 1000) - 1 {
      session.advance(by: 0.001)
      #expect(abs(top() - last) < 2)
      last = top()
    }
    #expect(last != 60)
    session.advance(by: 0.002)
    #expect(top() == 60)
  }

  /// What progress animates is at its end already, but not at the detent that the finger's speed reaches.
  @Test(arguments: ["", "hand-over: velocity"])
  func `a scrubbed sheet does not jump to the detent that a flick reaches`(onCancel: String) throws
  {
    let (session, window, sheet) = try window(.progress, onCancel: onCancel)
    let start = session.time
    pull(window, from: start, steps: 10, of: -20, every: 0.008)
    touch(window, .ended, start + 0.085, -200)
    func top() -> Double { sheet.view?.layer.visibleFrame?.minY ?? .nan }
    #expect(top() == 400)
    session.advance(by: 0.1)
    #expect(abs(top() - 230) < 100)
    session.finishAll()
    #expect(top() == 60)
    #expect(window.selectedDetent == "large")
  }

  @Test func `a flick reaches a detent that the finger has not`() throws {
    let (session, window, _) = try window()
    let start = session.time
    pull(window, from: start, steps: 8, of: -12, every: 0.01)
    touch(window, .ended, start + 0.085, -96)
    session.finishAll()
    #expect(window.selectedDetent == "large")
  }

  @Test func `a rotation keeps the detent`() throws {
    let (_, window, sheet) = try window()
    window.selectDetent("large")
    window.lay(out: Rect2D(x: 0, y: 0, width: 800, height: 400))
    #expect(sheet.view?.layer.frame == Rect2D(x: 0, y: 60, width: 800, height: 340))
  }

  @Test(arguments: Follows.allCases)
  func `a rotation on the way to a detent ends there without a jump`(follows: Follows) throws {
    let (session, window, sheet) = try window(follows)
    window.selectDetent("large")
    drag(window, session, by: 250)
    session.advance(by: 0.2)
    window.lay(out: Rect2D(x: 0, y: 0, width: 800, height: 700))
    func top() -> Double { sheet.view?.layer.visibleFrame?.minY ?? .nan }
    var last = top()
    for _ in 0..<100 {
      session.advance(by: 0.005)
      #expect(abs(top() - last) < 8)
      last = top()
    }
    session.finishAll()
    #expect(window.selectedDetent == "medium")
    #expect(sheet.view?.layer.frame == Rect2D(x: 0, y: 400, width: 800, height: 300))
    #expect(abs(top() - last) < 1)
  }

  @Test func `a request to cancel leaves the screen where it was`() throws {
    let (session, window, sheet) = try window()
    pull(window, from: session.time, steps: 20, of: -15, every: 0.1)
    #expect(window.cancelTransition())
    session.finishAll()
    #expect(window.selectedDetent == "medium")
    #expect(sheet.view?.layer == Self.rest(at: 400))
  }

  @Test(arguments: [
    ("detents: {medium: [0, 0, 1, 1]}", "there must be from 2 to 8 detents, found 1"),
    (
      "frame: [0, 0, 1, 1]\n  detents: {a: [0, 0, 1, 1], b: [0, 0, 1, 1]}",
      "must not have both 'frame' and 'detents'"
    ),
    ("detents: {a: [0, 0, 1], b: [0, 0, 1, 1]}", "'a' must have 4 items, found 3"),
    (
      "detents: {a: [0, 400, container.width, 400], b: [0, 400, container.width, 400]}",
      "the detent 'b' has the same frame as 'a'"
    ),
  ])
  func `wrong detents are reported`(keys: String, message: String) throws {
    var reader = YAMLReader()
    let lines = Self.preset(.formulas).split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("  style:") })
    let others = lines[..<first] + ["  \(keys)"] + lines.dropFirst(first + 4)
    let text = others.joined(separator: "\n") + "\n"
    let (_, diagnostics) = PresetDecoder.decode(
      SourceFile(name: "sheet.yaml", text: text), with: &reader, parent: { _ in nil })
    #expect(diagnostics.shown.count == 1, "\(diagnostics.text(.oneLine))")
    #expect(
      diagnostics.shown.first?.message.contains(message) == true, "\(diagnostics.text(.oneLine))")
  }
}
