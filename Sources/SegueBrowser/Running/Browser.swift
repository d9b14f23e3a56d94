package import SegueStaging
import SegueCatalog
package import SeguePreview
import SegueTerminal
import SegueTimeline
import SegueYAML

/// The browser at work: it reads events, changes the state, and shows it.
///
/// Text is shown at once; pictures are made by a ``RenderWorker``, and shown when they are there.
package struct Browser {
  /// Why the loop ended.
  package enum Outcome: Hashable {
    case quit
    case interrupted
    case edit(String)
  }

  let capabilities: TerminalCapabilities
  let library: PresetLibrary
  let worker: RenderWorker
  var state: BrowserState
  var details = BrowserDetails()
  var traffic: OutputThrottle
  var painter: CellPainter
  var orders = RenderQueue()
  /// What the terminal shows of phones.
  var cells: CellGrid?
  /// The cells that a picture covers; nil where there is none.
  var pictureArea: CellRect?
  var finger: FingerHold?
  private let device: TerminalDevice
  private let theme: BrowserTheme
  private var presets: OpenPresets
  private var input = BrowserInput()
  private var lastLook: ContinuousClock.Instant?
  private var lastBytes = ContinuousClock.now
  /// When the user did something last.
  private(set) var lastInput = ContinuousClock.now

  /// How long between two looks at files.
  private static let idle = Duration.milliseconds(40)
  /// How long after an escape its sequence may go on; after that it was the key.
  private static let escapePatience = Duration.milliseconds(30)

  /// Prepares a browser.
  ///
  /// - Parameters:
  ///   - library: the presets that there are.
  ///   - device: the terminal.
  ///   - abilities: what the terminal can do.
  ///   - theme: what it is drawn with.
  ///   - query: what is looked for first.
  ///   - isRemote: whether the terminal is at the other end of a network.
  /// - Throws: ``MediaError/Code/terminal`` where the system has nothing left to make pictures with.
  package init(
    _ library: PresetLibrary, on device: TerminalDevice, _ capabilities: TerminalCapabilities,
    _ theme: BrowserTheme, query: String, isRemote: Bool
  ) throws(MediaError) {
    self.library = library
    self.device = device
    self.capabilities = capabilities
    self.theme = theme
    presets = OpenPresets(library)
    worker = try RenderWorker(capabilities)
    let size = device.size
    let items = library.index.entries.map { BrowserItem($0, origin: library.origin(of: $0)) }
    state = BrowserState(
      items: items, columns: size.columns, rows: size.rows,
      cell: (capabilities.cellWidth, capabilities.cellHeight), query: query)
    state.message = library.index.messages.summary
    painter = CellPainter(columns: size.columns, rows: size.rows)
    traffic = OutputThrottle(isRemote: isRemote)
  }

  /// Shows and obeys until the user has enough.
  package mutating func run() throws -> Outcome {
    let session = try TerminalSession(device, capabilities, image: PhonePicture.image)
    var redraws: Int?
    var last = ContinuousClock.now
    while true {
      if session.redraws != redraws {
        redraws = session.redraws
        try redraw(session)
      }
      let now = ContinuousClock.now
      lookAtFiles(at: now)
      // Time stands still while there is nothing to be seen of it.
      if !orders.isFilmAwaited { state.playback.advance(by: (now - last) / .seconds(1)) }
      last = now
      takeReports()
      requestPicture(at: now)
      try show(session, at: now)
      let events = try events(session, timeout: patience(at: .now))
      // First, so that none that came together with the last key is waited for.
      for event in events where event == .acknowledgement { traffic.receive(at: .now) }
      for event in events {
        for effect in state.handle(event) {
          if let outcome = try perform(effect, session) {
            try awaitAcknowledgement(session)
            return outcome
          }
        }
        readPresets()
      }
      if session.isInterrupted {
        try awaitAcknowledgement(session)
        return .interrupted
      }
    }
  }

  /// Says something in the line of hints.
  package mutating func tell(_ message: String) { state.message = message }

  /// Ends what makes pictures; the browser cannot be run any more.
  package func close() { worker.close() }

  /// How long there is nothing to do, unless something comes.
  private func patience(at now: ContinuousClock.Instant) -> Duration {
    var patience = Self.idle
    if isMoving, !orders.isBusy, orders.waiting == nil {
      let rest = orders.last + RenderQueue.pace - now
      patience = rest > .zero ? rest : RenderQueue.pace
    }
    if input.mayBeEscapeKey { patience = min(patience, lastBytes + Self.escapePatience - now) }
    return max(.zero, patience)
  }

  /// Waits a moment for what the terminal still has to answer: later it would look as if it had been typed.
  private mutating func awaitAcknowledgement(_ session: borrowing TerminalSession) throws {
    let end = ContinuousClock.now + traffic.lastPatience
    while traffic.awaitsAcknowledgement, ContinuousClock.now < end {
      for event in try events(session, timeout: .milliseconds(20)) {
        if event == .acknowledgement { traffic.receive(at: .now) }
        // Whoever presses a key once more has waited long enough.
        if case .key = event { return }
      }
    }
  }

  /// Whether frames differ by themselves.
  var isMoving: Bool { state.playback.isPlaying || finger != nil }

  private mutating func events(
    _ session: borrowing TerminalSession, timeout: Duration
  ) throws -> [BrowserEvent] {
    let bytes = try session.read(timeout: timeout, orUntil: worker.done)
    let now = ContinuousClock.now
    if !bytes.isEmpty {
      let events = input.consume(bytes)
      if events.contains(where: { $0 != .acknowledgement }) { lastInput = now }
      lastBytes = now
      return events
    }
    if input.mayBeEscapeKey, now - lastBytes >= Self.escapePatience { return input.flushEscape() }
    return []
  }

  // MARK: Presets

  /// The preset of an item that is shown, as it could be read last.
  func open(_ item: BrowserItem) -> OpenPreset? { presets[item.id] }

  /// Reads what is shown and has not been read.
  private mutating func readPresets() {
    for item in state.shownItems where presets.open(state.items[item].id) {
      take(item)
    }
  }

  /// Reads what is shown anew where a file that it depends on has changed; nothing else is read.
  private mutating func lookAtFiles(at now: ContinuousClock.Instant) {
    if let lastLook, now - lastLook < Self.idle { return }
    lastLook = now
    readPresets()
    for item in state.shownItems {
      switch presets.look(state.items[item].id) {
      case .none: break
      case .lost: state.message = nil
      case .read:
        take(item)
        state.message = "reloaded"
      }
    }
    details.fileNote = state.selected.flatMap { open($0)?.note }
  }

  private mutating func take(_ item: Int) {
    if let preset = open(state.items[item])?.preset { state.take(preset, as: item) }
  }

  // MARK: Showing

  /// Draws everything anew, for a screen that may have another size.
  mutating func redraw(_ session: borrowing TerminalSession) throws {
    let size = device.size
    state.resize(
      columns: size.columns, rows: size.rows,
      cell: (capabilities.cellWidth, capabilities.cellHeight))
    painter = CellPainter(columns: size.columns, rows: size.rows)
    try session.write(capabilities.deletion(of: PhonePicture.image) + TerminalSession.clearing)
    forgetPicture()
  }

  /// The screen as it should be, without pictures of pixels.
  func grid() -> CellGrid {
    var grid = BrowserDrawing(state: state, details: details, theme: theme).grid()
    let area = state.layout.picture
    if showsPicture, let cells { grid.draw(cells, row: area.row, column: area.column) }
    return grid
  }
}

extension CatalogMessages {
  /// The first warning, and how many there are; nil where all is well.
  fileprivate var summary: String? {
    let all = warnings + refusals
    guard let first = all.first else { return nil }
    return all.count == 1 ? first : "\(first) (and \(all.count - 1) more: 'segue list' tells)"
  }
}
