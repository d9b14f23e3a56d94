import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

@Suite("Transition context")
struct TransitionContextTests {
  /// A row of the containment table: what is in the container at the start, after success and after a cancel.
  struct Row: Sendable, CustomTestStringConvertible {
    let operation: Operation
    let style: Presentation.Style
    let start: [String]
    let success: [String]
    let cancel: [String]
    var testDescription: String { "\(operation.rawValue) \(style.rawValue)" }
  }

  static let table = [
    Row(
      operation: .push, style: .fullScreen, start: ["from", "to"], success: ["to"], cancel: ["from"]
    ),
    Row(
      operation: .pop, style: .fullScreen, start: ["to", "from"], success: ["to"], cancel: ["from"]),
    Row(
      operation: .tab, style: .fullScreen, start: ["from", "to"], success: ["to"], cancel: ["from"]),
    Row(
      operation: .present, style: .fullScreen, start: ["from", "to"], success: ["to"],
      cancel: ["from"]),
    Row(
      operation: .dismiss, style: .fullScreen, start: ["to", "from"], success: ["to"],
      cancel: ["from"]),
    Row(operation: .present, style: .overContext, start: ["to"], success: ["to"], cancel: []),
    Row(operation: .dismiss, style: .overContext, start: ["from"], success: [], cancel: ["from"]),
  ]

  private static let frame = Rect2D(x: 0, y: 0, width: 390, height: 844)

  private static func views(
    _ row: Row
  ) -> (container: HeadlessView, from: HeadlessView, to: HeadlessView) {
    let container = HeadlessView(name: "container", frame: frame)
    let (from, to) = (
      HeadlessView(name: "from", frame: frame), HeadlessView(name: "to", frame: frame)
    )
    if !(row.operation == .present && row.style == .overContext) { container.insert(from) }
    return (container, from, to)
  }

  @Test("The view hierarchy follows UIKit's contract", arguments: table, [true, false])
  func hierarchy(row: Row, finishes: Bool) {
    let (container, from, to) = Self.views(row)
    let context = TransitionContext(
      operation: row.operation, style: row.style, container: container, from: from, to: to)
    #expect(container.subviews.map(\.name) == row.start)
    #expect((context.view(forKey: .from) != nil) == row.start.contains("from"))
    #expect((context.view(forKey: .to) != nil) == row.start.contains("to"))
    #expect(context.animatedView(forKey: .from) === from)
    #expect(context.animatedView(forKey: .to) === to)
    context.completeTransition(finishes)
    #expect(container.subviews.map(\.name) == (finishes ? row.success : row.cancel))
    #expect(context.transitionWasCancelled != finishes)
  }

  @Test("A presenter stays in its own hierarchy when presenting over context")
  func presenterStays() {
    let home = HeadlessView(name: "home", frame: Self.frame)
    let (container, from, to) = (
      HeadlessView(name: "container", frame: Self.frame),
      HeadlessView(name: "from", frame: Self.frame), HeadlessView(name: "to", frame: Self.frame)
    )
    home.insert(from)
    let context = TransitionContext(
      operation: .present, style: .overContext, container: container, from: from, to: to)
    #expect(from.superview === home)
    #expect(context.finalFrame(for: .from) == Self.frame)
    context.completeTransition(true)
    #expect(from.superview === home)
  }

  @Test("Cancelling a full-screen presentation returns the presenter to its own hierarchy")
  func presenterComesHome() {
    let home = HeadlessView(name: "home", frame: Self.frame)
    let container = HeadlessView(name: "container", frame: Self.frame)
    let from = HeadlessView(name: "from", frame: Self.frame)
    home.insert(from)
    let context = TransitionContext(
      operation: .present, container: container, from: from,
      to: HeadlessView(name: "to", frame: Self.frame))
    #expect(from.superview === container)
    context.completeTransition(false)
    #expect(from.superview === home)
    #expect(container.subviews.isEmpty)
  }

  @Test("Completion restores every shown property exactly", arguments: [true, false])
  func restoration(finishes: Bool) {
    let row = Self.table[0]
    let (container, from, to) = Self.views(row)
    from.update {
      $0.opacity = 0.1 + 0.2
      $0.anchorPoint = Point2D(x: 1.0 / 3, y: 0.7)
      $0.mask = Mask(shape: .ellipse, frame: Rect2D(x: 1, y: 2, width: 3, height: 4))
    }
    let before = from.layer
    let context = TransitionContext(
      operation: row.operation, container: container, from: from, to: to)
    var state = LayerState(frame: Rect2D(x: 9, y: 9, width: 9, height: 9))
    for channel in Channel.allCases { state[channel] = channel.range.contains(0.77) ? 0.77 : 1 }
    context.show(state, on: from)
    context.show([HeadlessView.Transient(id: "dimming", state: state)])
    #expect(from.layer == state)
    #expect(container.transients.map(\.id) == ["dimming"])
    context.completeTransition(finishes)
    #expect(from.layer == before)
    #expect(container.transients.isEmpty)
  }

  @Test("Completion uses the container's latest frame")
  func resized() {
    let row = Self.table[0]
    let (container, from, to) = Self.views(row)
    to.update { $0.opacity = 0.5 }
    let context = TransitionContext(
      operation: row.operation, container: container, from: from, to: to)
    context.show(LayerState(frame: Rect2D(x: 5, y: 5, width: 5, height: 5)), on: to)
    let rotated = Rect2D(x: 0, y: 0, width: 844, height: 390)
    to.lay(out: rotated)
    #expect(to.layer.frame == Rect2D(x: 5, y: 5, width: 5, height: 5))
    #expect(context.finalFrame(for: .to) == rotated)
    context.completeTransition(true)
    #expect(to.layer.frame == rotated)
    #expect(to.layer.opacity == 0.5)
  }

  @Test("A context completes once and ignores later changes")
  func once() {
    let (container, from, to) = Self.views(Self.table[0])
    let context = TransitionContext(operation: .push, container: container, from: from, to: to)
    #expect(context.completeTransition(false))
    #expect(!context.completeTransition(true))
    #expect(context.transitionWasCancelled)
    let before = from.layer
    context.show(LayerState(frame: .zero), on: from)
    #expect(from.layer == before)
    #expect(container.subviews.map(\.name) == ["from"])
  }

  @Test(
    "A view shared by two transitions is restored when the last of them completes",
    arguments: [true, false])
  func shared(outerFirst: Bool) {
    let frame = Self.frame
    let view = HeadlessView(name: "shared", frame: frame)
    let before = view.layer
    let contexts = (0..<2).map { _ in
      TransitionContext(
        operation: .push, container: HeadlessView(name: "container", frame: frame), from: nil,
        to: HeadlessView(name: "to", frame: frame))
    }
    for context in contexts {
      context.show(LayerState(frame: Rect2D(x: 1, y: 1, width: 1, height: 1)), on: view)
    }
    contexts[outerFirst ? 0 : 1].completeTransition(true)
    #expect(view.layer != before)
    contexts[outerFirst ? 1 : 0].completeTransition(false)
    #expect(view.layer == before)
  }
}
