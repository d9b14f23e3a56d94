import SegueCatalog
import SeguePreview
import SegueTimeline

/// The browser at work: it reads events, changes the state, and shows it.
///
/// Text is shown at once; pictures are made when no key waits.
struct Browser {
  /// Why the loop ended.
  enum Outcome: Hashable {
    case quit
    case interrupted
    case edit(String)
  }

  let device: TerminalDevice
  let abilities: TerminalAbilities
  let theme: BrowserTheme
  let environment: CommandEnvironment
  var catalogue: Catalogue
  var state: BrowserState
  var details = BrowserDetails()
  var stage = PhoneStage()
  var revisions: [String: Int] = [:]
  var watch: FileWatch?
  var finger: (hold: PhoneFinger, start: ContinuousClock.Instant)?
  private var input = BrowserInput()
  private var traffic: TrafficControl
  private var painter: CellPainter
  private var picture: PhonePicture?
  private var shown: PictureKey?
  private var frame: PhoneFrame?
  private var lastInput = ContinuousClock.now
  private var frameCount = 1

  /// What the picture shows: where nothing of it changed, none is sent.
  private struct PictureKey: Hashable {
    var requests: [PhoneRequest]
    var progress: [Double]
    var touch: Int
  }

  /// How long between two looks at a file, and between two frames of what does not move.
  private static let idle = Duration.milliseconds(60)
  /// The shortest time between two frames.
  private static let pace = Duration.milliseconds(16)
  /// How long after a key another one is likely.
  private static let hurry = Duration.milliseconds(70)
  /// How long after an escape its sequence may go on; after that it was the key.
  private static let escapePatience = Duration.milliseconds(40)

  init(
    _ catalogue: Catalogue, on device: TerminalDevice, _ abilities: TerminalAbilities,
    _ theme: BrowserTheme, query: String, in environment: CommandEnvironment
  ) {
    self.device = device
    self.abilities = abilities
    self.theme = theme
    self.environment = environment
    self.catalogue = catalogue
    let size = device.size
    let items = catalogue.registry.presets.sorted { $0.id < $1.id }
      .map { BrowserItem($0, origin: catalogue.origin(of: $0).printable) }
    state = BrowserState(
      items: items, columns: size.columns, rows: size.rows,
      cell: (abilities.cellWidth, abilities.cellHeight), query: query)
    painter = CellPainter(columns: size.columns, rows: size.rows)
    let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment.variable($0) != nil }
    traffic = TrafficControl(isRemote: isRemote)
  }

  /// Shows and obeys until the user has enough.
  mutating func run() throws -> Outcome {
    let session = try TerminalSession(device, abilities, image: PhonePicture.image)
    var redraws: Int?
    var last = ContinuousClock.now
    while true {
      if session.redraws != redraws {
        redraws = session.redraws
        try redraw(session)
      }
      let start = ContinuousClock.now
      state.playback.advance(by: (start - last) / .seconds(1))
      last = start
      lookAtFile()
      try showText(session)
      let events = try events(session, timeout: .zero)
      if events.isEmpty { try showPicture(session) }
      let rest = (isMoving ? Self.pace : Self.idle) - (ContinuousClock.now - start)
      let more = events.isEmpty ? try self.events(session, timeout: max(rest, .zero)) : events
      for event in more {
        if event == .receipt { traffic.receive(at: .now) }
        for effect in state.handle(event) {
          if let outcome = try perform(effect, session) {
            try awaitReceipt(session)
            return outcome
          }
        }
      }
      if session.isInterrupted {
        try awaitReceipt(session)
        return .interrupted
      }
    }
  }

  /// Waits a moment for what the terminal still has to answer: later it would look as if it had been typed.
  private mutating func awaitReceipt(_ session: borrowing TerminalSession) throws {
    let end = ContinuousClock.now + traffic.lastPatience
    while traffic.awaitsReceipt, ContinuousClock.now < end {
      for event in try events(session, timeout: .milliseconds(20)) where event == .receipt {
        traffic.receive(at: .now)
      }
    }
  }

  /// Whether frames differ by themselves.
  private var isMoving: Bool { state.playback.isPlaying || finger != nil }

  private mutating func events(
    _ session: borrowing TerminalSession, timeout: Duration
  ) throws -> [BrowserEvent] {
    let bytes = try session.read(timeout: timeout)
    let now = ContinuousClock.now
    if !bytes.isEmpty {
      lastInput = now
      return input.consume(bytes)
    }
    if input.mayBeEscapeKey, now - lastInput >= Self.escapePatience { return input.flushEscape() }
    return []
  }

  // MARK: Showing

  /// Draws everything anew, for a screen that may have another size.
  mutating func redraw(_ session: borrowing TerminalSession) throws {
    let size = device.size
    state.resize(
      columns: size.columns, rows: size.rows, cell: (abilities.cellWidth, abilities.cellHeight))
    painter = CellPainter(columns: size.columns, rows: size.rows)
    try session.write((picture?.deletion ?? []) + TerminalSession.clearing)
    picture = nil
    shown = nil
  }

  private mutating func showText(_ session: borrowing TerminalSession) throws {
    // A picture that lies elsewhere now would stay where it was.
    if let picture, picture.area != state.layout.picture { try redraw(session) }
    var grid = BrowserDrawing(state: state, details: details, theme: theme).grid()
    let area = state.layout.picture
    // Not every terminal can take a picture away by itself, and cells that were empty before would not be sent.
    if !showsPicture, picture != nil { try redraw(session) }
    if showsPicture, let cells = picture?.cells {
      grid.draw(cells, row: area.row, column: area.column)
    }
    let bytes = painter.paint(grid)
    if !bytes.isEmpty { try session.write(bytes) }
  }

  /// Whether there is a place for the phone now, and something to show in it.
  private var showsPicture: Bool {
    state.layout.fits && state.focus != .help && abilities.pictures != .none
      && state.selected != nil
  }

  private mutating func showPicture(_ session: borrowing TerminalSession) throws {
    guard showsPicture, let item = state.selected else {
      details = BrowserDetails(fileNote: details.fileNote)
      return
    }
    let now = ContinuousClock.now
    let presets = [item.preset] + (state.compared.map { [$0.preset] } ?? [])
    let requests = presets.prefix(state.layout.phones.count).map { request(of: $0) }
    guard traffic.maySend(at: now) else { return }
    // A film takes a while to make: whoever holds a key down shall not wait for those that pass by.
    if now - lastInput < Self.hurry, !requests.allSatisfy({ stage.has($0) }) { return }
    var films: [PhoneFilm?] = []
    var problems: [String] = []
    for (preset, request) in zip(presets, requests) {
      let (film, problem) = stage.film(request, of: preset, in: catalogue)
      films.append(film)
      if let problem { problems.append(problem) }
    }
    note(item.preset, problems)
    state.playback.duration = films.compactMap { $0?.duration }.max() ?? 0
    let time = state.playback.time
    let progress = films.map { film in
      film.map { $0.duration > 0 ? min(1, time / $0.duration) : 1 } ?? 0
    }
    let touch = finger == nil ? 0 : frameCount
    let key = PictureKey(requests: requests, progress: progress, touch: touch)
    guard key != shown || picture == nil else { return }
    shown = key
    frameCount += 1
    let screens = try zip(films, progress).enumerated().map { index, film in
      let held = index == 0 ? heldFrame(at: now) : nil
      return try held ?? film.0?.frame(at: film.1)
    }
    try send(screens, session)
  }

  private mutating func send(
    _ screens: [Bitmap?], _ session: borrowing TerminalSession
  ) throws {
    let area = state.layout.picture
    let isNew = picture == nil
    var new = picture ?? PhonePicture(abilities, in: area)
    let bytes = try new.encode(composed(screens, in: area))
    picture = new
    if isNew && new.cells == nil {
      // Nothing of an earlier page may shine through a picture.
      painter.forget(
        rows: area.row..<area.row + area.rows, columns: area.column..<area.column + area.columns)
      try showText(session)
    }
    if new.cells != nil { try showText(session) }
    try session.write(bytes + traffic.note(at: .now))
  }

  /// The body of a phone, drawn once for each size.
  private mutating func phoneFrame(width: Int, height: Int) -> PhoneFrame {
    if let frame, frame.has(width: width, height: height) { return frame }
    let new = PhoneFrame(width: width, height: height)
    frame = new
    return new
  }

  /// The phones side by side.
  private mutating func composed(_ screens: [Bitmap?], in area: CellRect) -> Bitmap {
    let size = PhonePicture.pixels(area, abilities, fineness: traffic.fineness)
    let result = Bitmap(width: size.width, height: size.height)
    for (screen, phone) in zip(screens, state.layout.phones) {
      let own = PhonePicture.pixels(phone, abilities, fineness: traffic.fineness)
      let x = (phone.column - area.column) * size.width / max(1, area.columns)
      let frame = phoneFrame(width: min(own.width, size.width - x), height: size.height)
      frame.draw(screen, into: result, x: x)
    }
    return result
  }

  func request(of preset: Preset) -> PhoneRequest {
    let phone = state.layout.phones[0]
    let size = PhonePicture.pixels(phone, abilities, fineness: traffic.fineness)
    return PhoneRequest(
      preset: preset.id, revision: revisions[preset.id] ?? 0,
      operation: preset.scroll == nil ? state.operation(of: preset) : nil,
      changes: state.changes(of: preset), look: state.look,
      width: PhoneFrame.screenWidth(of: size.width))
  }

  /// Takes note of what is known now of the selected preset.
  private mutating func note(_ preset: Preset, _ problems: [String]) {
    details.problems = fileProblems + problems
    details.facts = state.operation(of: preset).map {
      stage.facts($0, of: preset, revision: revisions[preset.id] ?? 0, in: catalogue)
    }
  }

  /// What is wrong with the file as it is now; what was read last is shown meanwhile.
  var fileProblems: [String] = []
}
