import SegueCatalog
import SegueTerminal
import SegueTimeline

extension Browser {
  /// A finger on the first phone.
  struct FingerHold {
    /// What it has done since the last order.
    var touches: [PhoneTouch]
  }

  /// How long a picture may take before that is said.
  private static let quiet = Duration.milliseconds(250)

  /// Whether there is a place for the phone now, and something to show in it.
  var showsPicture: Bool {
    state.layout.fits && state.focus != .help && capabilities.pictures != .none
      && state.selected != nil
  }

  // MARK: Orders

  /// Orders the picture that belongs to the state, unless it is there or on its way.
  mutating func requestPicture(at now: ContinuousClock.Instant) {
    let subjects = subjects
    guard showsPicture, !subjects.isEmpty else {
      details.facts = nil
      details.isDrawing = false
      details.problems = fileProblems
      return
    }
    var order = RenderRequest(
      number: 0, subjects: subjects,
      place: RenderPlacement(
        page: orders.page, area: state.layout.picture, phones: state.layout.phones,
        fineness: fineness),
      time: min(state.playback.time, state.playback.duration), moment: now, lastKey: lastInput,
      touches: finger?.touches ?? [])
    if orders.wants(order, isHeld: finger != nil) {
      orders.note(&order)
      finger?.touches = []
      worker.order(order)
    }
    details.isDrawing = orders.isFilmAwaited && now - orders.last > Self.quiet
  }

  /// What the phones show; those that cannot be read are missing.
  private var subjects: [RenderSubject] {
    let items = [state.selected, state.compared].compactMap { $0 }
    return items.prefix(state.layout.phones.count).compactMap { item in
      guard let open = open(item), let preset = open.preset, let catalog = open.catalog else {
        return nil
      }
      return RenderSubject(
        preset: preset, catalog: catalog, request: request(of: preset, open.revision))
    }
  }

  private func request(of preset: Preset, _ revision: Int) -> PhoneAnimationRequest {
    let size = PhonePicture.pixels(state.layout.phones[0], capabilities, fineness: fineness)
    return PhoneAnimationRequest(
      preset: preset.id, revision: revision,
      operation: preset.scroll == nil ? state.operation(of: preset) : nil,
      changes: state.changes(of: preset), look: state.look,
      width: PhoneShape.screenWidth(of: size.width))
  }

  /// How fine pictures are, of 1: what stands still is there to be looked at, and may take its time.
  private var fineness: Double { isMoving ? traffic.fineness : 1 }

  /// What is wrong with the selected preset's files as they are.
  private var fileProblems: [String] { state.selected.flatMap { open($0)?.problems } ?? [] }

  // MARK: Reports

  /// Takes what the worker has made.
  mutating func takeReports() {
    for report in worker.takeReports() {
      orders.note(report)
      take(report.finger)
      if report.requests.first?.preset == state.selected?.id {
        details.facts = report.facts
        details.problems = fileProblems + report.problems
        state.playback.duration = report.duration
      }
      if report.place.page == orders.page { orders.keep(report) }
    }
  }

  private mutating func take(_ report: RenderResult.Finger) {
    switch report {
    case .none: break
    case .holds(let decision): if finger != nil, let decision { state.message = decision }
    case .refused:
      state.message = "no gesture drives it"
      state.isTouching = false
      finger = nil
    case .over:
      if finger != nil { state.playback.restart() }
      finger = nil
    }
  }

  // MARK: Showing

  /// Shows what has changed: the text at once, the picture when the terminal has taken the one before.
  mutating func show(
    _ session: borrowing TerminalSession, at now: ContinuousClock.Instant
  ) throws {
    // A picture that lies elsewhere now would stay where it was.
    if let pictureArea, pictureArea != state.layout.picture { try redraw(session) }
    // Not every terminal can take a picture away by itself, and cells that were empty before would not be sent.
    if !showsPicture, pictureArea != nil { try redraw(session) }
    var picture: [UInt8]?
    if showsPicture, traffic.maySend(at: now), let report = orders.takeWaiting() {
      picture = report.picture?.bytes
      cells = report.picture?.cells
      let area = report.place.area
      if pictureArea == nil, cells == nil {
        // Nothing of an earlier page may shine through a picture.
        painter.forget(
          rows: area.row..<area.row + area.rows, columns: area.column..<area.column + area.columns
        )
      }
      pictureArea = area
    }
    var bytes = painter.paint(grid())
    if let picture { bytes += picture + traffic.note(at: now) }
    if !bytes.isEmpty { try session.write(bytes) }
  }

  /// Takes note that the terminal shows no picture any more.
  mutating func forgetPicture() {
    cells = nil
    pictureArea = nil
    orders.turnPage()
  }
}
