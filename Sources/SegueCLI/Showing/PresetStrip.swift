import SegueStaging
import SegueCatalog
import SeguePreview
import SegueTerminal
import SegueTimeline

/// Five frames of a preset below its page, on terminals that show pictures.
struct PresetStrip {
  let preset: Preset
  let catalog: LoadedCatalog
  /// The colors of the page: without them pictures are off too, unless requested.
  let style: ANSIStyle
  /// The picture protocol.
  let pictures: ProtocolChoice

  private static let moments = [0, 0.25, 0.5, 0.75, 1]
  /// The timeout for the terminal's reply about its capabilities; the page has already been
  /// printed.
  private static let timeout = Duration.milliseconds(300)

  /// Shows the frames, or reports why they cannot be drawn.
  ///
  /// Sends nothing if the output is not a terminal, without colors, or in CI.
  func show(in environment: CommandEnvironment, messages: ANSIStyle) throws(CommandFailure) {
    guard environment.hasTerminal, !preset.operations.isEmpty, isWanted(in: environment) else {
      return
    }
    do {
      try draw(in: environment, messages)
    } catch let failure as CommandFailure where failure.message.isEmpty {
      throw failure
    } catch let error as MediaError where error.code == .terminal && pictures != .auto {
      throw CommandFailure(.terminal, error.message, help: error.help)
    } catch {
      let reason = CommandFailure(error).message
      try environment.report(.note, "no images: \(reason.printableLines)", style: messages)
    }
  }

  /// Whether to query the terminal: if pictures are requested, or nothing disables them.
  private func isWanted(in environment: CommandEnvironment) -> Bool {
    if pictures == .none { return false }
    if pictures != .auto { return true }
    return style.isOn && environment.variable("CI") == nil && environment.variable("TERM") != "dumb"
  }

  private func draw(in environment: CommandEnvironment, _ messages: ANSIStyle) throws {
    let staged = try StagedPreset(preset, StageRequest(), PictureChoice(), in: catalog)
    let device = try TerminalDevice()
    guard device.isForeground, TerminalStrip.fits(Self.moments.count, in: device.size) else {
      return
    }
    let capabilities = try pictures.capabilities(of: device, timeout: Self.timeout)
    if pictures == .auto && capabilities.pictures == .ascii {
      try environment.report(
        .note, "no images: they need a UTF-8 locale, such as LANG=C.UTF-8", style: messages)
      return
    }
    let size = staged.resolved.stage.container.size
    guard
      let strip = TerminalStrip(
        count: Self.moments.count, container: size, size: device.size, capabilities: capabilities)
    else { return }
    let frameSource = try staged.frameSource(scale: strip.scale(of: size))
    let picture = strip.bitmap(of: Self.moments.map { frameSource.frame(at: $0) })
    try environment.print(styled: "\n\(heading(staged))")
    try InlinePicture(device: device, capabilities: capabilities).show(picture, rows: strip.rows)
    try environment.print(
      styled: style.paint(strip.captions(Self.moments.map(FrameStrip.caption)), .dim))
  }

  private func heading(_ staged: StagedPreset) -> String {
    "\(style.paint("FRAMES", .bold)) (\(staged.resolved.stage.operation.rawValue))"
  }
}
