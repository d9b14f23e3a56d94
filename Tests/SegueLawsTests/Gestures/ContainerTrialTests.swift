import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Container trial` {
  private static let entry = ShippedCatalog.entries.filter {
    $0.preset.id == "parallax-push" && $0.operation == .pop
  }

  /// A swipe from the leading edge in a phone's width that finishes; then a touch of the next screen.
  private static let path = FingerPath(touches: [
    .init(
      pause: 0, start: Point2D(x: 5, y: 300),
      moves: Array(repeating: .init(by: Point2D(x: 30, y: 0), seconds: 0.02), count: 10),
      isTaken: false),
    .init(pause: 2, start: Point2D(x: 5, y: 300), moves: [], isTaken: false),
  ])
  private static let states: [InteractionState] =
    [.possible, .began] + Array(repeating: .changing, count: 9) + [.finishing]
    + Array(repeating: .completed(true), count: 2)

  private func failure(_ states: [InteractionState]) throws -> GestureTrial.Failure? {
    let entry = try #require(Self.entry.first)
    let variant = StageVariant(
      size: Size2D(width: 390, height: 844), isRightToLeft: false, knowsSource: true)
    let subject = try LawSubject(
      entry.preset, entry.operation, variant, in: ShippedCatalog.registry, with: LawEnvironment())
    var trial = ContainerTrial(subject)
    return trial.failure(on: Self.path, reaching: states)
  }

  @Test func `accepts the states that the gesture reaches without a container`() throws {
    #expect(try failure(Self.states) == nil)
  }

  @Test func `reports a state that differs`() throws {
    var states = Self.states
    states[11] = .cancelling
    let found = try #require(try failure(states))
    #expect(found.law == .completion)
    #expect(
      found.what
        == "in a container the transition is moving on to its end, where by itself it is moving back"
    )
  }
}
