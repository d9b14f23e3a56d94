import SegueCatalog
import SeguePreview
import SegueTimeline

extension Browser {
  /// Does what an event asks for; an outcome ends the loop.
  mutating func perform(
    _ effect: BrowserEffect, _ session: borrowing TerminalSession
  ) throws -> Outcome? {
    switch effect {
    case .quit: return .quit
    case .redraw: try redraw(session)
    case .copyYAML: try copyYAML(session)
    case .copySwift:
      if let preset = state.selected?.preset {
        let line = PresetCopy(preset, changes: state.changes(of: preset)).swift
        try copy(line, called: "the Swift line", session)
      }
    case .edit:
      guard let path = state.selected?.preset.place?.file.name else { return nil }
      return .edit(path)
    case .touch(let phase, let point): touch(phase, at: point)
    }
    return nil
  }

  private mutating func copyYAML(_ session: borrowing TerminalSession) throws {
    guard let preset = state.selected?.preset else { return }
    let changes = state.changes(of: preset)
    guard let yaml = PresetCopy(preset, changes: changes).yaml else {
      state.message = "its file cannot be read"
      return
    }
    try copy(yaml.text, called: "the YAML", session)
    if !yaml.missed.isEmpty {
      let names = yaml.missed.joined(separator: ", ")
      state.message = "copied the YAML; change the defaults of \(names) yourself"
    }
  }

  /// Gives a text to the terminal, which gives it to the user's clipboard if it may (OSC 52).
  private mutating func copy(
    _ text: String, called name: String, _ session: borrowing TerminalSession
  ) throws {
    try session.write(ClipboardSequence.bytes(of: text, insideTmux: abilities.isInsideTmux))
    state.message = "copied \(name), \(text.utf8.count) bytes"
  }

  // MARK: A finger

  private mutating func touch(_ phase: FingerPhase, at point: Point) {
    do {
      let now = ContinuousClock.now
      if phase == .began {
        finger = nil
        guard let preset = state.selected?.preset, let hold = try hold(of: preset) else {
          state.message = "no gesture drives it"
          state.isTouching = false
          return
        }
        finger = (hold, now)
      }
      guard let start = finger?.start else { return }
      let time = (now - start) / .seconds(1)
      let own: TouchEvent.Phase = [.began: .began, .moved: .moved, .ended: .ended][phase] ?? .moved
      try finger?.hold.handle(TouchEvent(time: time, phase: own, position: point))
      state.message = finger?.hold.decision
    } catch {
      finger = nil
      state.message = "\(error)".printable
    }
  }

  private mutating func hold(of preset: Preset) throws -> PhoneFinger? {
    let (film, _) = stage.film(request(of: preset), of: preset, in: catalogue)
    return try film.flatMap { try PhoneFinger($0) }
  }

  /// The frame under a finger; nil where there is none, or all is over.
  mutating func heldFrame(at now: ContinuousClock.Instant) -> Bitmap? {
    guard let start = finger?.start else { return nil }
    let time = (now - start) / .seconds(1)
    if let end = finger?.hold.end, time > end {
      finger = nil
      state.playback.restart()
      return nil
    }
    do {
      return try finger?.hold.frame(at: time)
    } catch {
      finger = nil
      state.message = "\(error)".printable
      return nil
    }
  }

  // MARK: The file

  /// Reads the selected preset anew where its file has changed; nothing else is read.
  mutating func lookAtFile() {
    guard let preset = state.selected?.preset, let path = preset.place?.file.name else { return }
    if watch?.path != path {
      watch = FileWatch(path)
      fileProblems = []
      details.fileNote = nil
      finger = nil
    }
    switch watch?.look() ?? .none {
    case .none: break
    case .gone:
      state.message = nil
      details.fileNote = "its file is gone; what was read last is shown"
    case .changed: reread(preset)
    }
  }

  private mutating func reread(_ preset: Preset) {
    details.fileNote = nil
    let (new, read, found) = catalogue.rereading(preset)
    fileProblems = new == nil ? found.shown.map(\.shortLine) : []
    guard let new, let read else { return }
    catalogue = new
    revisions[preset.id, default: 0] += 1
    state.replace(read)
    finger = nil
    state.message = "read anew"
  }
}

extension Diagnostic {
  /// The line, the message and what to do: the file is known.
  fileprivate var shortLine: String {
    let line =
      place.map { "line \($0.text.split(separator: ":").dropFirst().first ?? "?"): " } ?? ""
    return line + message.printable + (help.map { ". " + $0.printable } ?? "")
  }
}
