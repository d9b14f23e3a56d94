import SeguePreview
import SegueSystem
import Synchronization

/// Renders pictures of phones on a separate thread, so that keys never wait for one.
///
/// The newest request wins: earlier ones that have not started are dropped, except for their
/// touches.
final class RenderWorker: Sendable {
  private struct Mailbox {
    var order: RenderRequest?
    var reports: [RenderResult] = []
    var isClosed = false
    var hasEnded = false
  }

  /// Signaled when a result is ready.
  let done: WakePipe
  private let wanted: WakePipe
  private let desk = Mutex(Mailbox())

  /// The delay after a key during which another one is likely: animations are not started for
  /// presets scrolled past.
  private static let hurry = Duration.milliseconds(70)

  /// Starts the thread.
  ///
  /// - Throws: ``MediaError/Code/terminal`` if the system cannot create one.
  init(_ capabilities: TerminalCapabilities) throws(MediaError) {
    done = try WakePipe()
    wanted = try WakePipe()
    try startBackgroundThread(for: "rendering") { self.work(PhoneRenderer(capabilities)) }
  }

  /// Requests a picture.
  func order(_ order: RenderRequest) {
    desk.withLock { desk in
      var order = order
      order.touches = (desk.order?.touches ?? []) + order.touches
      desk.order = order
    }
    wanted.signal()
  }

  /// The results since the last call, in the order in which they were rendered.
  func takeReports() -> [RenderResult] {
    desk.withLock { desk in
      defer { desk.reports = [] }
      return desk.reports
    }
  }

  /// Stops the thread after its current task; waits only briefly, since an animation may take
  /// seconds.
  func close() {
    desk.withLock { $0.isClosed = true }
    wanted.signal()
    let end = ContinuousClock.now + .milliseconds(100)
    while !desk.withLock({ $0.hasEnded }), ContinuousClock.now < end {
      done.wait(for: .milliseconds(10))
    }
  }

  // MARK: Thread

  private func work(_ renderer: PhoneRenderer) {
    var renderer = renderer
    while let order = next(for: renderer) {
      let report = renderer.report(on: order)
      desk.withLock { $0.reports.append(report) }
      done.signal()
    }
    desk.withLock { $0.hasEnded = true }
    done.signal()
  }

  /// Waits for a request, and during rapid key presses for the last of several; nil at the end.
  private func next(for renderer: PhoneRenderer) -> RenderRequest? {
    while true {
      let (order, isClosed) = desk.withLock { ($0.order, $0.isClosed) }
      if isClosed { return nil }
      guard let order else {
        wanted.wait()
        continue
      }
      let rest = order.lastKey + Self.hurry - ContinuousClock.now
      if rest > .zero, !renderer.isReady(for: order) {
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
