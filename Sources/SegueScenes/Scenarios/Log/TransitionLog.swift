import SegueCoordinator
import SegueTimeline

/// The log of containers' delegate calls, their results, and reported events, in order.
public struct TransitionLog: Hashable, Sendable {
  /// One event.
  public struct Entry: Hashable, Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The name of the container.
    public let container: String
    /// The number of the change; nil for a touch that began none.
    public let change: Int?
    /// The event.
    public let event: TransitionEvent
  }

  /// The events.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The events of one change.
  public func events(of change: Int) -> [TransitionEvent] {
    entries.filter { $0.change == change }.map(\.event)
  }

  /// The changes that were animated and have not ended, in the order of their requests.
  var running: [(operation: Operation, container: String)] {
    entries.compactMap { entry in
      guard case .requested(let operation) = entry.event, let change = entry.change else {
        return nil
      }
      var isRunning = false
      for event in events(of: change) {
        switch event {
        case .animateTransition: isRunning = true
        case .completeTransition: isRunning = false
        default: break
        }
      }
      return isRunning ? (operation, entry.container) : nil
    }
  }

  /// Why the last drag began nothing, for each container that got the touch; empty if something was requested since then.
  var missedDrag: [String] {
    var reasons: [String] = []
    var lifted: Double?
    for entry in entries.reversed() {
      if case .requested = entry.event { break }
      guard case .unrecognized(let miss) = entry.event else { continue }
      if let lifted, lifted != entry.time { break }
      lifted = entry.time
      reasons.append("\(entry.container): \(miss)")
    }
    return reasons.reversed()
  }
}

extension TransitionLog: CustomStringConvertible {
  /// One line for each event.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}

extension TransitionLog.Entry: CustomStringConvertible {
  /// Time in milliseconds, container, change and event.
  public var description: String {
    "\((time * 1000).rounded().asInteger) ms \(container) "
      + (change.map { "#\($0) " } ?? "") + "\(event)"
  }
}

extension Double {
  /// The number rounded to three decimal places.
  package var inThousandths: Double { (self * 1000).rounded() / 1000 }

  /// The number as an integer for printing, at most the largest one.
  fileprivate var asInteger: Int { Int(exactly: self) ?? .max }
}

extension TransitionEvent: CustomStringConvertible {
  /// The event as text.
  public var description: String {
    switch self {
    case .unrecognized(let miss): "no gesture: \(miss)"
    case .requested(let operation): "requested: \(operation.rawValue)"
    case .queued: "queued"
    case .refused(let reason): "refused: \(reason.rawValue)"
    case .shouldSelect(let index): "should select \(index)? yes"
    case .animationController(let decision):
      "animation controller? \(decision?.description ?? "none")"
    case .note(let note): "note: \(note)"
    case .presentationController(let style): "presentation controller? \(style.rawValue)"
    case .interactionController(let isDriven):
      "interaction controller? \(isDriven ? "a gesture" : "none")"
    case .willShow(let name): "will show \(name)"
    case .startInteractiveTransition: "start interactive transition"
    case .interaction(let decision): "gesture: \(decision)"
    case .shortcut(let failure): "skipped to the outcome: \(failure)"
    case .animateTransition(let seconds): "animate transition: \(seconds.inThousandths) s"
    case .unanimated(let reason): "without animation: \(reason)"
    case .laidOutAgain(let seconds): "laid out again: \(seconds.inThousandths) s"
    case .keptLayout(let failure): "kept the layout: \(failure)"
    case .completeTransition(let finished): "complete transition: \(finished)"
    case .animationEnded(let finished): "animation ended: \(finished)"
    case .didShow(let name): "did show \(name)"
    case .didSelect(let index): "did select \(index)"
    }
  }
}

extension UnanimatedReason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .asRequested: "as requested"
    case .noAnimator: "there is no animator"
    case .noView(.from): "the view of the departing screen is missing"
    case .noView(.to): "the view of the arriving screen is missing"
    case .empty: "the container or a screen is empty"
    case .failed(let failure): failure.description
    }
  }
}
