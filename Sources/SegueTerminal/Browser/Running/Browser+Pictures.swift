import SegueCatalog
import SegueTimeline

extension Browser {
  /// A finger on the first phone.
  struct FingerHold {
    /// The touches since the last request.
    var touches: [PhoneTouch]
  }

  /// The rendering time after which the browser shows that it is busy.
  private static let quiet = Duration.milliseconds(250)

  /// Whether there is space for the phone, and something to show in it.
  var showsPicture: Bool {
    state.layout.fits && state.focus != .help && capabilities.pictures != .none
      && state.selected.map { open($0)?.preset != nil } ?? false
  }

  // MARK: Requests

  /// Requests the picture for the current state, unless it is shown or pending.
  mutating func requestPicture(at now: ContinuousClock.Instant) {
    let subjects = subjects
    guard showsPicture, !subjects.isEmpty else {
      details.facts = []
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

  /// The content of the phones, without unreadable presets.
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
      changes: state.changes(of: preset), pictures: pictures, source: source, look: state.look,
      width: PhoneShape.screenWidth(of: size.width))
  }

  /// The resolution of pictures, at most 1: still pictures are looked at closely, and may take
  /// longer.
  private var fineness: Double { isMoving ? traffic.fineness : 1 }

  /// The errors in the current files of the selected preset.
  private var fileProblems: [String] { state.selected.flatMap { open($0)?.problems } ?? [] }

  // MARK: Results

  /// Handles the worker's results.
  mutating func takeReports() {
    for report in worker.takeReports() {
      orders.note(report)
      take(report.finger)
      if report.requests.first?.preset == state.selected?.id {
        details.facts = report.facts
        details.problems = fileProblems + report.problems
        state.playback.duration = report.duration
        if finger != nil, let progress = report.progress { state.playback.follow(progress) }
      }
      if report.place.page == orders.page { orders.keep(report) }
    }
  }

  private mutating func take(_ report: RenderResult.Finger) {
    switch report {
    case .none: break
    case .holds(let decision): if finger != nil, let decision { state.message = decision }
    case .refused:
      state.message = "this preset has no gesture"
      state.isTouching = false
      finger = nil
    case .over:
      if finger != nil { state.playback.restart() }
      finger = nil
    }
  }

  // MARK: Output

  /// Shows changes: the text at once, the picture when the terminal has acknowledged the previous
  /// one.
  mutating func show(
    _ session: borrowing TerminalSession, at now: ContinuousClock.Instant
  ) throws {
    // The picture has moved; the old one would stay on screen.
    if let pictureArea, pictureArea != state.layout.picture { try redraw(session) }
    // Not every terminal can delete a single picture, and unchanged empty cells would not be sent.
    if !showsPicture, pictureArea != nil { try redraw(session) }
    var picture: [UInt8]?
    if showsPicture, traffic.maySend(at: now), let report = orders.takeWaiting() {
      picture = report.picture?.bytes
      cells = report.picture?.cells
      let area = report.place.area
      if pictureArea == nil, cells == nil {
        // An earlier page must not show through a picture.
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

  /// Records that the terminal no longer shows a picture.
  mutating func forgetPicture() {
    cells = nil
    pictureArea = nil
    orders.turnPage()
  }
}
