import SeguePreview
import SegueSystem
import SegueTerminal
import Synchronization

/// Makes pictures of phones on a thread of its own, so that no key waits for one.
///
/// The newest order wins: those before it that nobody has begun are dropped, all but what their fingers did.
final class RenderWorker: Sendable {
  private struct Mailbox {
    var order: RenderRequest?
    var reports: [RenderResult] = []
    var isClosed = false
    var hasEnded = false
  }

  /// Rings when a report is there.
  let done: WakePipe
  private let wanted: WakePipe
  private let desk = Mutex(Mailbox())

  /// How long after a key another one is likely: films are not begun for what passes by.
  private static let hurry = Duration.milliseconds(70)

  /// Starts the thread.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where the system gives none.
  init(_ capabilities: TerminalCapabilities) throws(MediaError) {
    done = try WakePipe()
    wanted = try WakePipe()
    guard startDetached({ self.work(PhoneRenderer(capabilities)) }) else {
      throw MediaError(.terminal, "the system gives no thread for pictures")
    }
  }

  /// Orders a picture.
  func order(_ order: RenderRequest) {
    desk.withLock { desk in
      var order = order
      order.touches = (desk.order?.touches ?? []) + order.touches
      desk.order = order
    }
    wanted.ring()
  }

  /// The reports that have come since the last look, in the order in which they were made.
  func takeReports() -> [RenderResult] {
    desk.withLock { desk in
      defer { desk.reports = [] }
      return desk.reports
    }
  }

  /// Has the thread end after what it is at; waits for that, but not for long: a film may take seconds.
  func close() {
    desk.withLock { $0.isClosed = true }
    wanted.ring()
    let end = ContinuousClock.now + .milliseconds(100)
    while !desk.withLock({ $0.hasEnded }), ContinuousClock.now < end {
      done.wait(for: .milliseconds(10))
    }
  }

  // MARK: The thread

  private func work(_ maker: PhoneRenderer) {
    leaveSignalsToOthers()
    var maker = maker
    while let order = next(for: maker) {
      let report = maker.report(on: order)
      desk.withLock { $0.reports.append(report) }
      done.ring()
    }
    desk.withLock { $0.hasEnded = true }
    done.ring()
  }

  /// Waits for an order, and while keys follow each other for the last of several; nil at the end.
  private func next(for maker: PhoneRenderer) -> RenderRequest? {
    while true {
      let (order, isClosed) = desk.withLock { ($0.order, $0.isClosed) }
      if isClosed { return nil }
      guard let order else {
        wanted.wait()
        continue
      }
      let rest = order.lastKey + Self.hurry - ContinuousClock.now
      if rest > .zero, !maker.isReady(for: order) {
        wanted.wait(for: rest)
        continue
      }
      let taken = desk.withLock { desk in
        defer { desk.order = nil }
        return desk.order
      }
      if let taken { return taken }
    }
  }
}

/// Signals that come from outside are for the thread that has the terminal; those of a crash come to whoever crashes.
private func leaveSignalsToOthers() {
  Signal.block([
    .interrupt, .keyboardStop, .resume, .windowChange, .terminate, .hangUp, .quit,
  ])
}
