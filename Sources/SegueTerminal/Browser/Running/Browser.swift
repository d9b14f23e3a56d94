package import SegueStaging
import SegueCatalog
package import SeguePreview
package import SegueTimeline
import SegueYAML

/// The browser's event loop: it reads events, changes the state, and shows it.
///
/// Text is shown at once; a ``RenderWorker`` renders pictures, which are shown when they are ready.
package struct Browser {
  /// The reason why the loop ended.
  package enum Outcome: Hashable {
    case quit
    case interrupted
    case edit(String)
  }

  let capabilities: TerminalCapabilities
  /// The content of the screens.
  let pictures: PictureChoice
  /// The frame of the source element, in points; nil for the scene's.
  let source: Rect2D?
  let worker: RenderWorker
  private let watcher: CatalogWatcher
  var state: BrowserState
  var details = BrowserDetails()
  var traffic: OutputThrottle
  var painter: CellPainter
  var orders = RenderQueue()
  /// The phones drawn as cells.
  var cells: CellGrid?
  /// The cells that a picture covers; nil if there is none.
  var pictureArea: CellRect?
  var finger: FingerHold?
  private let device: TerminalDevice
  let theme: BrowserTheme
  var favorites: Favorites
  private var presets: OpenPresets
  private var input = BrowserInput()
  private var lastBytes = ContinuousClock.now
  /// The time of the last user input.
  private(set) var lastInput = ContinuousClock.now

  /// The interval between two checks of files.
  private static let idle = Duration.milliseconds(40)
  /// The maximum delay between an escape and the rest of its sequence; after that it is the key.
  private static let escapeTimeout = Duration.milliseconds(30)

  /// Prepares a browser.
  ///
  /// - Parameters:
  ///   - catalog: the available presets, which are reloaded when their files change.
  ///   - pictures: the content of the screens.
  ///   - source: the frame of the source element, in points; nil for the scene's.
  ///   - device: the terminal.
  ///   - capabilities: the capabilities of the terminal.
  ///   - theme: the colors and symbols.
  ///   - favorites: the presets that the user has marked.
  ///   - query: the initial search.
  ///   - isRemote: whether the terminal is connected over a network.
  /// - Throws: ``MediaError/Code/terminal`` if the system cannot create a thread.
  package init(
    _ catalog: LoadedCatalog, _ pictures: PictureChoice,
    source: Rect2D?, on device: TerminalDevice, _ capabilities: TerminalCapabilities,
    _ theme: BrowserTheme,
    favorites: Favorites, query: String, isRemote: Bool
  ) throws(MediaError) {
    self.pictures = pictures
    self.source = source
    self.device = device
    self.capabilities = capabilities
    self.theme = theme
    presets = OpenPresets(catalog)
    worker = try RenderWorker(capabilities)
    watcher = try CatalogWatcher(
      CatalogReloader(catalog.folders, plugins: catalog.plugins), waking: worker.done)
    let size = device.size
    state = BrowserState(
      items: BrowserItem.all(in: catalog), columns: size.columns, rows: size.rows,
      cell: (capabilities.cellWidth, capabilities.cellHeight), query: query)
    state.families = catalog.families
    state.message = catalog.messages.summary
    self.favorites = favorites
    do throws(Favorites.Problem) {
      try self.favorites.read()
      state.mark(self.favorites.ids)
    } catch {
      state.message = error.message
    }
    painter = CellPainter(columns: size.columns, rows: size.rows)
    traffic = OutputThrottle(isRemote: isRemote)
  }

  /// Runs until the user quits.
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
      takeCatalog()
      readPresets()
      details.fileNote = state.selected.flatMap { open($0)?.note }
      // Time pauses until the animation is visible; under a finger it follows the transition.
      if !orders.isFilmAwaited, finger == nil {
        state.playback.advance(by: (now - last) / .seconds(1))
      }
      last = now
      takeReports()
      requestPicture(at: now)
      try show(session, at: now)
      let events = try events(session, timeout: timeout(at: .now))
      // Acknowledgements are handled first, so that quitting does not wait for one that arrived together
      // with the last key.
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

  /// Shows a message in the line of hints.
  package mutating func showMessage(_ message: String) { state.message = message }

  /// Stops rendering and watching; the browser cannot run again.
  package func close() {
    watcher.close()
    worker.close()
  }

  /// The timeout for the next event.
  private func timeout(at now: ContinuousClock.Instant) -> Duration {
    var timeout = Self.idle
    if isMoving, !orders.isBusy, orders.waiting == nil {
      let rest = orders.last + RenderQueue.pace - now
      timeout = rest > .zero ? rest : RenderQueue.pace
    }
    if input.mayBeEscapeKey { timeout = min(timeout, lastBytes + Self.escapeTimeout - now) }
    return max(.zero, timeout)
  }

  /// Waits briefly for the terminal's pending reply, which would otherwise appear as typed text.
  private mutating func awaitAcknowledgement(_ session: borrowing TerminalSession) throws {
    let end = ContinuousClock.now + traffic.finalTimeout
    while traffic.awaitsAcknowledgement, ContinuousClock.now < end {
      for event in try events(session, timeout: .milliseconds(20)) {
        if event == .acknowledgement { traffic.receive(at: .now) }
        // Another key press ends the wait.
        if case .key = event { return }
      }
    }
  }

  /// Whether frames change without events.
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
    if input.mayBeEscapeKey, now - lastBytes >= Self.escapeTimeout { return input.flushEscape() }
    return []
  }

  // MARK: Presets

  /// The last readable version of an item's preset.
  func open(_ item: BrowserItem) -> OpenPreset? { presets[item.file] }

  /// Reads the shown presets that have not been read.
  private mutating func readPresets() {
    for item in state.shownItems where presets.open(state.items[item].file) {
      take(item)
    }
  }

  /// Takes the catalog after files have appeared, changed, disappeared, broken or been fixed.
  private mutating func takeCatalog() {
    switch watcher.takeChange() {
    case nil: break
    // The last catalog stays, with the known state of its files.
    case .missing: show(presets.use(presets.catalog))
    case .catalog(let catalog, _, _):
      let changes = presets.use(catalog)
      state.families = catalog.families
      if let text = state.replaceItems(by: BrowserItem.all(in: catalog)).text {
        state.message = text
      }
      show(changes)
    }
  }

  /// Shows the changes of the presets on the screen.
  private mutating func show(_ presets: [PresetFile: OpenPreset.Change]) {
    for item in state.shownItems {
      switch presets[state.items[item].file] ?? .none {
      case .none: break
      case .lost:
        state.message = nil
        state.lose(item)
      case .read:
        take(item)
        state.message = "reloaded"
      }
    }
  }

  private mutating func take(_ item: Int) {
    if let preset = open(state.items[item])?.preset { state.take(preset, as: item) }
  }

  // MARK: Drawing

  /// Redraws everything, for a screen that may have another size.
  mutating func redraw(_ session: borrowing TerminalSession) throws {
    let size = device.size
    state.resize(
      columns: size.columns, rows: size.rows,
      cell: (capabilities.cellWidth, capabilities.cellHeight))
    painter = CellPainter(columns: size.columns, rows: size.rows)
    try session.write(capabilities.deletion(of: PhonePicture.image) + TerminalSession.clearing)
    forgetPicture()
  }

  /// The expected screen, without pixel pictures.
  func grid() -> CellGrid {
    var grid = BrowserDrawing(state: state, details: details, theme: theme).grid()
    let area = state.layout.picture
    if showsPicture, let cells { grid.draw(cells, row: area.row, column: area.column) }
    return grid
  }
}

extension CatalogMessages {
  /// The first warning, and the total number; nil if there is none.
  fileprivate var summary: String? {
    let all = warnings + refusals
    guard let first = all.first else { return nil }
    return all.count == 1
      ? first : "\(first) (and \(all.count - 1) more; run 'segue list' to see all)"
  }
}
