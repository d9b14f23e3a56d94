import SegueCatalog
import SegueSystem
@testable import SegueTerminal
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueStaging

/// Pictures that are made while nobody waits.
@Suite struct RenderWorkerTests {
  private static let catalog = (try? CatalogFolder(Checkout.catalog)).map { LoadedCatalog([$0]) }

  private static let capabilities = TerminalCapabilities(
    environment: { ["TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"][$0] },
    replies: nil, size: TerminalSize(columns: 80, rows: 24))

  private static let place = RenderPlacement(
    area: CellRect(column: 30, row: 2, columns: 16, rows: 18),
    phones: [CellRect(column: 30, row: 2, columns: 16, rows: 18)], fineness: 1)

  private func subject(_ id: String, _ operation: Operation) throws -> RenderSubject {
    let catalog = try #require(Self.catalog)
    return RenderSubject(
      preset: try catalog.preset(id), catalog: catalog,
      request: PhoneAnimationRequest(
        preset: id, revision: 1, operation: operation, changes: [:], look: BrowserLook(), width: 60)
    )
  }

  @Test func `the frame of the source is part of the stage`() throws {
    let frame = Rect2D(origin: Point2D(x: 16, y: 96), size: Size2D(width: 180, height: 120))
    var request = try subject("cover", .present).request
    let preset = try subject("cover", .present).preset
    let other = request
    request.source = frame
    #expect(request.stage(for: preset).source == frame && !request.isSameMotion(as: other))
  }

  private func order(
    _ number: Int, _ subject: RenderSubject, time: Double = 0, touches: [PhoneTouch] = [],
    since key: Duration = .seconds(1), at moment: ContinuousClock.Instant = .now
  ) -> RenderRequest {
    RenderRequest(
      number: number, subjects: [subject], place: Self.place, time: time, moment: moment,
      lastKey: moment - key, touches: touches)
  }

  /// The reports until that of a number has come.
  private func reports(_ worker: RenderWorker, until number: Int) -> [RenderResult] {
    var all: [RenderResult] = []
    let end = ContinuousClock.now + .seconds(60)
    while all.last?.number != number, ContinuousClock.now < end {
      worker.done.wait(for: .milliseconds(100))
      all += worker.takeReports()
    }
    return all
  }

  @Test func `a report contains the picture, its duration and facts`() throws {
    let worker = try RenderWorker(Self.capabilities)
    defer { worker.close() }
    worker.order(order(1, try subject("cover", .present)))
    let report = try #require(reports(worker, until: 1).first)
    #expect(
      report.duration > 0 && report.facts.map(\.operation) == [.present, .dismiss]
        && report.problems.isEmpty)
    #expect(report.picture?.cells?.columns == 16 && report.picture?.cells?.rows == 18)
    worker.order(order(2, try subject("cover", .present)))
    #expect(reports(worker, until: 2).last?.picture == nil, "nothing of it has changed")
    worker.order(order(3, try subject("cover", .present), time: report.duration))
    let last = try #require(reports(worker, until: 3).last?.picture?.cells)
    #expect(last != report.picture?.cells)
  }

  @Test func `renders only the last request while keys are pressed`() throws {
    let worker = try RenderWorker(Self.capabilities)
    defer { worker.close() }
    // Found beforehand, since that may take longer than the pause that the worker waits for.
    let subjects = try [
      subject("cover", .present), subject("flip", .push), subject("parallax-push", .push),
      subject("cube", .push),
    ]
    for (index, subject) in subjects.enumerated() {
      worker.order(order(index + 1, subject, since: .zero, at: .now))
    }
    let all = reports(worker, until: 4)
    #expect(all.map(\.number) == [4] && all.first?.requests.first?.preset == "cube")
  }

  @Test func `another operation of the shown preset renders without delay`() throws {
    var renderer = PhoneRenderer(Self.capabilities)
    let now = try subject("flip", .push)
    #expect(!renderer.isReady(for: order(1, now)))
    _ = renderer.report(on: order(1, now))
    #expect(renderer.isReady(for: order(2, now)))
    #expect(renderer.isReady(for: order(2, try subject("flip", .pop))))
    #expect(!renderer.isReady(for: order(2, try subject("cube", .push))))
  }

  @Test func `keeps the touches of skipped requests`() throws {
    let worker = try RenderWorker(Self.capabilities)
    defer { worker.close() }
    let cover = try subject("cover", .dismiss)
    let start = ContinuousClock.now
    worker.order(order(1, cover))
    _ = reports(worker, until: 1)
    func touch(_ phase: FingerPhase, _ y: Double, _ time: Double) -> PhoneTouch {
      PhoneTouch(phase: phase, point: Point2D(x: 195, y: y), moment: start + .seconds(time))
    }
    worker.order(
      order(2, cover, touches: [touch(.began, 100, 0)], at: start))
    for step in 1...20 {
      let time = Double(step) * 0.02
      worker.order(
        order(
          2 + step, cover, touches: [touch(.moved, 100 + Double(step) * 30, time)],
          at: start + .seconds(time)))
    }
    let held = try #require(reports(worker, until: 22).last)
    #expect(held.finger.isHolding && held.picture != nil)
    worker.order(
      order(23, cover, touches: [touch(.ended, 700, 0.42)], at: start + .seconds(0.42)))
    let decided = try #require(reports(worker, until: 23).last)
    guard case .holds(let decision?) = decided.finger else {
      Issue.record("nothing was decided: \(decided.finger)")
      return
    }
    #expect(decision.contains("finish"))
    worker.order(order(24, cover, at: start + .seconds(20)))
    #expect(reports(worker, until: 24).last?.finger == .over)
  }

  @Test(arguments: [true, false])
  func `reports the progress under the finger, and of the completion after it`(
    finishes: Bool
  ) throws {
    var renderer = PhoneRenderer(Self.capabilities)
    let cover = try subject("cover", .dismiss)
    let start = ContinuousClock.now
    var number = 0
    func progress(_ phase: FingerPhase?, _ y: Double, _ time: Double) -> Double? {
      number += 1
      let moment = start + .seconds(time)
      let touch = phase.map { PhoneTouch(phase: $0, point: Point2D(x: 195, y: y), moment: moment) }
      let touches = [touch].compactMap { $0 }
      return renderer.report(on: order(number, cover, touches: touches, at: moment)).progress
    }
    #expect(renderer.report(on: order(0, cover, at: start)).progress == nil)
    #expect(progress(.began, 100, 0) == 0)
    var seen: [Double] = []
    for step in 1...20 {
      seen.append(try #require(progress(.moved, 100 + Double(step) * 20, Double(step) * 0.05)))
    }
    #expect(seen == seen.sorted())
    let held = try #require(seen.last)
    #expect((0.2..<0.8).contains(held))
    #expect(progress(nil, 0, 2) == held, "it waits with the finger")
    let end = finishes ? 500.0 : 200
    for step in 1...10 { _ = progress(.moved, end, 2 + Double(step) * 0.05) }
    let released = try #require(progress(.ended, end, 2.6))
    let after = try #require(progress(nil, 0, 2.7))
    #expect(finishes ? after > released : after < released)
    var last: Double?
    for step in 1...100 { last = progress(nil, 0, 2.7 + Double(step) * 0.02) ?? last }
    #expect(last == (finishes ? 1 : 0))
  }

  @Test func `refuses a touch without a gesture, and ends it when the preset changes`() throws {
    var renderer = PhoneRenderer(Self.capabilities)
    let now = ContinuousClock.now
    let touch = PhoneTouch(phase: .began, point: Point2D(x: 10, y: 10), moment: now)
    let fade = try subject("crossfade", .push)
    #expect(renderer.report(on: order(1, fade, touches: [touch], at: now)).finger == .refused)
    let cover = try subject("cover", .dismiss)
    #expect(renderer.report(on: order(2, cover, touches: [touch], at: now)).finger.isHolding)
    #expect(renderer.report(on: order(3, fade, at: now)).finger == .over)
  }

  @Test func `reports why a preset cannot be shown, and keeps its last animation`() throws {
    var renderer = PhoneRenderer(Self.capabilities)
    let good = try subject("cover", .present)
    let shown = renderer.report(on: order(1, good))
    var request = good.request
    request.operation = .tab
    let bad = RenderSubject(
      preset: good.preset, catalog: good.catalog, request: request)
    let report = renderer.report(on: order(2, bad))
    #expect(
      report.problems == ["'cover' does not support tab. supported operations: present, dismiss"])
    #expect(report.duration == shown.duration && report.duration > 0)
  }

  @Test func `closes while it draws`() throws {
    let worker = try RenderWorker(Self.capabilities)
    worker.order(order(1, try subject("explode", .push)))
    // The film is drawn on another thread, and left there.
    #expect(processorTime { worker.close() } < .seconds(1))
  }

  // MARK: The book of orders

  @Test func `requests a frame only when it is due and something changed`() throws {
    var book = RenderQueue()
    let (cover, flip) = (try subject("cover", .present), try subject("flip", .push))
    let now = ContinuousClock.now + .seconds(1)
    var first = order(0, cover, at: now)
    #expect(book.wants(first, isHeld: false))
    book.note(&first)
    #expect(first.number == 1 && book.isBusy && book.isFilmAwaited)
    let later = order(0, cover, time: 0.1, at: now + .milliseconds(20))
    #expect(!book.wants(later, isHeld: false), "one is being made")
    #expect(book.wants(order(0, flip, at: now), isHeld: false), "that is another one")
    book.note(RenderResult(number: 1, place: Self.place, requests: [cover.request]))
    #expect(!book.isBusy && !book.isFilmAwaited)
    #expect(book.wants(later, isHeld: false))
    #expect(!book.wants(order(0, cover, time: 0.1, at: now + .milliseconds(5)), isHeld: false))
    let same = order(0, cover, at: now + .milliseconds(20))
    #expect(!book.wants(same, isHeld: false) && book.wants(same, isHeld: true))
    #expect(book.takeWaiting() == nil)
    book.turnPage()
    #expect(book.wants(same, isHeld: false), "the screen is empty")
  }

  @Test func `sends a waiting picture together with the next`() throws {
    var book = RenderQueue()
    func report(_ bytes: [UInt8]?) -> RenderResult {
      RenderResult(
        number: 1, place: Self.place, requests: [],
        picture: bytes.map { RenderResult.Picture(cells: nil, bytes: $0) })
    }
    for bytes in [[1, 2], [3], nil] as [[UInt8]?] { book.keep(report(bytes)) }
    #expect(book.takeWaiting()?.picture?.bytes == [1, 2, 3] && book.waiting == nil)
    book.keep(report([4]))
    book.turnPage()
    #expect(book.takeWaiting() == nil)
  }
}
