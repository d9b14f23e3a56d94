import SegueStaging
import SegueCatalog
import SegueTimeline

extension Browser {
  /// Performs an effect; an outcome ends the loop.
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
      guard let path = state.selected?.path, !path.isEmpty else { return nil }
      return .edit(path)
    case .mark(let id, let isFavorite): mark(id, isFavorite)
    case .scrollDetails(let rows):
      let drawing = BrowserDrawing(state: state, details: details, theme: theme)
      state.detailsTop = drawing.detailsTop(movedBy: rows)
    case .touch(let phase, let point): touch(phase, at: point)
    }
    return nil
  }

  private mutating func mark(_ id: String, _ isFavorite: Bool) {
    do throws(Favorites.Problem) {
      try favorites.mark(id, isFavorite)
      state.mark(favorites.ids)
      state.message = isFavorite ? "'\(id)' is a favorite" : "'\(id)' is no longer a favorite"
    } catch {
      state.message = error.message
    }
  }

  private mutating func copyYAML(_ session: borrowing TerminalSession) throws {
    guard let preset = state.selected?.preset else {
      state.message = "cannot read the preset's file"
      return
    }
    let changes = state.changes(of: preset)
    guard let yaml = PresetCopy(preset, changes: changes).yaml else {
      state.message = "cannot read the preset's file"
      return
    }
    try copy(yaml.text, called: "the YAML", session)
    if !yaml.missed.isEmpty {
      let names = yaml.missed.joined(separator: ", ")
      state.message = "copied the YAML; change the defaults of \(names) by hand"
    }
  }

  /// Sends a text to the terminal, which copies it to the user's clipboard if permitted (OSC 52).
  private mutating func copy(
    _ text: String, called name: String, _ session: borrowing TerminalSession
  ) throws {
    try session.write(ClipboardSequence.bytes(of: text, insideTmux: capabilities.isInsideTmux))
    let condition = capabilities.isInsideTmux ? ", if set-clipboard is on in tmux" : ""
    state.message = "copied \(name), \(text.utf8.count) bytes\(condition)"
  }

  /// Records a touch; the worker's result reports its effect.
  private mutating func touch(_ phase: FingerPhase, at point: Point2D) {
    let touch = PhoneTouch(phase: phase, point: point, moment: .now)
    if phase == .began {
      finger = FingerHold(touches: [touch])
    } else {
      finger?.touches.append(touch)
    }
  }
}
