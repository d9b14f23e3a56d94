import SegueCatalog
import SeguePreview
import SegueTerminal
import SegueTimeline

/// The posters of presets in rows, each above its id.
struct PosterGrid {
  let catalog: Catalog
  let pictures: ProtocolChoice
  let ink: Ink

  /// Shows the posters; those that cannot be drawn are named on the error stream.
  func show(_ ids: [String], in environment: CommandEnvironment, messages: Ink)
    throws(CommandFailure)
  {
    guard environment.hasTerminal else {
      throw CommandFailure(
        .usage, "there is no terminal to show pictures in", help: "leave --pictures out")
    }
    do {
      let device = try TerminalDevice()
      let capabilities = try pictures.capabilities(of: device)
      guard capabilities.pictures != .none else {
        throw CommandFailure(
          .terminal, "no pictures are shown in this terminal", help: "leave --pictures out")
      }
      let count = TerminalStrip.mostFrames(in: device.size)
      guard
        let strip = TerminalStrip(
          count: count, container: StageBuilder.defaultSize, size: device.size,
          capabilities: capabilities)
      else {
        throw CommandFailure(.terminal, "the terminal is too small for pictures")
      }
      for start in stride(from: 0, to: ids.count, by: count) {
        let row = Array(ids[start..<min(start + count, ids.count)])
        let posters = try row.map { try poster($0, strip, in: environment, messages) }
        try InlinePicture(device: device, capabilities: capabilities)
          .show(strip.bitmap(of: posters), rows: strip.rows)
        try environment.print(ink.paint(strip.captions(row).trimmedEnd, .cyan) + "\n")
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
  }

  private func poster(
    _ id: String, _ strip: TerminalStrip, in environment: CommandEnvironment, _ messages: Ink
  ) throws -> Bitmap? {
    guard let preset = catalog.registry.preset(id) else { return nil }
    let width = strip.scale(of: StageBuilder.defaultSize) * StageBuilder.defaultSize.width
    let request = PhoneAnimationRequest(
      preset: id, revision: 0, operation: preset.preview.operation ?? preset.operations.first,
      changes: [:], look: BrowserLook(), width: max(1, Int(width.rounded())))
    do throws(CommandFailure) {
      let frameSource = try PhoneAnimation(request, of: preset, in: catalog)
      return try frameSource.poster(at: preset.preview.poster)
    } catch {
      try environment.tell(
        .note, "no picture of '\(id)': \(error.message.printableLines)", ink: messages)
      return nil
    }
  }
}

extension PhoneAnimation {
  /// The frame that stands for the whole.
  fileprivate func poster(at progress: Double) throws(CommandFailure) -> Bitmap {
    do {
      return try frame(at: progress)
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
  }
}
