package import SegueCatalog
import SeguePreview
import SegueSystem

/// A preset with everything needed to show it.
package struct PreparedPreview {
  package let preset: Preset
  package let subject: PreviewSubject
  /// Pixels per point.
  package let scale: Double
  /// The progress of each frame of a PNG; nil for the defaults.
  package let moments: [Double]?
  package let framesPerSecond: Double
  /// The playback speed.
  package let speed: Double

  /// Prepares to show a preset.
  package init(
    preset: Preset,
    subject: PreviewSubject,
    scale: Double,
    moments: [Double]?,
    framesPerSecond: Double,
    speed: Double
  ) {
    self.preset = preset
    self.subject = subject
    self.scale = scale
    self.moments = moments
    self.framesPerSecond = framesPerSecond
    self.speed = speed
  }

  /// The default progress of each frame of a PNG.
  static let defaultMoments = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

  /// Writes a file.
  ///
  /// - Parameter progress: called with the number of finished frames and the total.
  /// - Returns: what the file cannot represent exactly.
  package func write(
    _ target: PreviewTarget, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StagingError) -> [StagingMessage] {
    do {
      switch target {
      case .media(.png, path: let path): try writeStill(to: path)
      case .media(_, path: let path): try record(to: path, progress)
      case .page(path: let path): return try writePage(to: path)
      }
    } catch {
      throw StagingError(error)
    }
    return []
  }

  private func writeStill(to path: String) throws {
    let frameSource = try subject.frameSource(scale: scale)
    if let moments, moments.count == 1 {
      try PNG.write(frameSource.frame(at: moments[0]), to: path)
    } else {
      let strip = FrameStrip(moments: moments ?? Self.defaultMoments, fonts: subject.fonts)
      try PNG.write(try strip.bitmap(of: frameSource), to: path)
    }
  }

  private func record(to path: String, _ progress: (Int, Int) -> Void) throws {
    var recording = Recording()
    recording.framesPerSecond = framesPerSecond
    recording.speed = speed
    recording.options.background = subject.background
    try recording.write(try subject.frameSource(scale: scale), to: path, advance: progress)
  }

  private func writePage(to path: String) throws -> [StagingMessage] {
    guard let page = try subject.page(of: preset, scale: scale) else {
      throw PreviewTarget.noPage(path)
    }
    try AtomicFile.write(Array(page.text.utf8), to: path)
    return page.losses.map { .warning("\(path): \($0)") }
  }
}
