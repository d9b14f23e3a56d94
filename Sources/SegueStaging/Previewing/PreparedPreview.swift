package import SeguePreview
import SegueSystem
import SegueTimeline

/// A preset on its stage, with everything needed to show it.
package struct PreparedPreview {
  package let subject: PreviewSubject
  /// The size of the output.
  package let resolution: Resolution
  /// The surroundings of the frames.
  package let surroundings: Surroundings
  /// The progress of each frame of a PNG; nil to spread them over the visible motion.
  package let moments: [Double]?
  /// The frames per second and the speed.
  package let recording: Recording

  /// Prepares to show a preset.
  package init(
    _ subject: PreviewSubject,
    resolution: Resolution = .standard,
    surroundings: Surroundings = Surroundings(),
    moments: [Double]? = nil,
    recording: Recording = Recording()
  ) {
    self.subject = subject
    self.resolution = resolution
    self.surroundings = surroundings
    self.moments = moments
    self.recording = recording
  }

  /// Writes a file.
  ///
  /// - Parameter progress: called with the number of finished frames and the total; an error that it throws ends
  ///   the work.
  /// - Returns: what the file cannot represent exactly.
  package func write(
    _ target: PreviewTarget, progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws(StagingError) -> [StagingMessage] {
    do {
      switch target {
      case .media(.png, path: let path): try writeStill(to: path)
      case .media(let format, path: let path): try record(format, to: path, progress)
      case .page(path: let path): return try writePage(to: path)
      }
    } catch {
      throw StagingError(error)
    }
    return []
  }

  private func writeStill(to path: String) throws {
    if let moments, moments.count == 1 {
      try PNG.write(frameSource(.png).frame(at: moments[0]), to: path)
    } else {
      try PNG.write(sheet().bitmap, to: path)
    }
  }

  /// Several frames; a caption stands above them all.
  ///
  /// - Parameters:
  ///   - width: the greatest width of the picture, in pixels; nil for frames of their usual width.
  ///   - willDraw: called before each frame; an error that it throws ends the work.
  package func sheet(
    width: Int? = nil, willDraw: @escaping () throws -> Void = {}
  ) throws -> (bitmap: Bitmap, moments: [Double]) {
    let scale = width == nil ? resolution.scale(for: .png, of: subject, in: nil) : 1
    var frameSource: any FrameSource = try subject.frameSource(scale: scale)
    let moments =
      try moments
      ?? SheetMoments.moments(of: try subject.frameSource(scale: SheetMoments.scale))
    var strip = FrameStrip(moments: moments, fonts: subject.fonts)
    if let width { strip.sheet.fit(moments.count, into: width) }
    if surroundings.areDark { strip.isDark = true }
    if surroundings.hasDevice {
      let style = ReviewFrame.Style(
        hasDevice: true, isDark: surroundings.areDark, margin: 6,
        background: strip.sheet.background)
      frameSource = try mounted(frameSource, style, scale: scale)
      strip.sheet.cornerRadius = 0
    }
    if surroundings.hasCaption { strip.heading = subject.caption(speed: 1) }
    return (try strip.bitmap(of: frameSource, willDraw: willDraw), moments)
  }

  /// The frames of a format, with their surroundings.
  private func frameSource(_ format: OutputFormat) throws -> any FrameSource {
    let style = surroundings.style(
      caption: subject.caption(speed: format.isAnimated ? recording.speed : 1))
    let scale = resolution.scale(for: format, of: subject, in: style)
    // Films draw several frames at the same time instead.
    let frameSource = try subject.frameSource(scale: scale, threads: format.isAnimated ? 1 : 2)
    guard let style else { return frameSource }
    return try mounted(frameSource, style, scale: scale, width: resolution.width)
  }

  private func mounted(
    _ frameSource: some FrameSource, _ style: ReviewFrame.Style, scale: Double, width: Int? = nil
  ) throws -> any FrameSource {
    ReviewFrameSource(
      frameSource,
      in: try ReviewFrame(
        style, around: subject.stage.container.size,
        cornerRadius: subject.stage.container.cornerRadius, scale: scale, width: width,
        fonts: subject.fonts))
  }

  private func record(
    _ format: OutputFormat, to path: String, _ progress: (Int, Int) throws -> Void
  ) throws {
    var recording = recording
    recording.options.background = ground(of: format)
    try recording.write(try frameSource(format), to: path, advance: progress)
  }

  /// The color behind the frames of a film; nil if its format can leave the screen's corners transparent.
  private func ground(of format: OutputFormat) -> Color? {
    if subject.stage.container.cornerRadius == 0 {
      return subject.stage.presentation?.background ?? .black
    }
    return format.canKeepAlpha ? nil : ReviewFrame.ground(isDark: surroundings.isDark)
  }

  private func writePage(to path: String) throws -> [StagingMessage] {
    let scale = resolution.scale(for: nil, of: subject, in: nil)
    guard let page = try subject.page(scale: scale) else {
      throw PreviewTarget.noPage(path)
    }
    try AtomicFile.write(Array(page.text.utf8), to: path)
    return page.losses.map { .warning("\(path): \($0)") }
  }
}
