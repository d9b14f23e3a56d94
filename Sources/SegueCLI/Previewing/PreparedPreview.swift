import SegueCatalog
import SegueExport
import SeguePreview
import SegueSystem
import SegueTimeline

/// A preset with all that it takes to show it.
struct PreparedPreview {
  let preset: Preset
  let subject: PreviewSubject
  let scale: Double
  /// The progress of each frame of a PNG; nil for the usual ones.
  let moments: [Double]?
  let framesPerSecond: Double
  let speed: Double

  /// The frames of a sheet where none are named.
  static let usualMoments = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

  /// Writes a file, and says so.
  func write(
    _ target: PreviewTarget, in environment: CommandEnvironment, ink: Ink
  ) throws(CommandFailure) {
    do {
      switch target {
      case .media(.png, path: let path): try writeStill(to: path)
      case .media(_, path: let path): try record(to: path, in: environment)
      case .page(path: let path): try writePage(to: path, in: environment, ink: ink)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as MediaError {
      throw CommandFailure(.inputOutput, error.message, help: error.help)
    } catch let failure as SystemFailure {
      throw CommandFailure(.inputOutput, failure.description, help: failure.help)
    } catch let failure as AnimatorFailure {
      throw CommandFailure(failure)
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
    try environment.print(target.path)
  }

  /// What is to be seen, in frames.
  func frameSource() throws -> any FrameSource { try subject.frameSource(scale: scale) }

  private func writeStill(to path: String) throws {
    let frameSource = try frameSource()
    if let moments, moments.count == 1 {
      try PNG.write(frameSource.frame(at: moments[0]), to: path)
    } else {
      let strip = FrameStrip(moments: moments ?? Self.usualMoments, fonts: subject.fonts)
      try PNG.write(try strip.bitmap(of: frameSource), to: path)
    }
  }

  private func record(to path: String, in environment: CommandEnvironment) throws {
    var recording = Recording()
    recording.framesPerSecond = framesPerSecond
    recording.speed = speed
    recording.options.background = subject.background
    let bar = ProgressBar(label: path, environment: environment)
    defer { bar.clear() }
    try recording.write(try frameSource(), to: path) { done, all in bar.show(done, of: all) }
  }

  private func writePage(
    to path: String, in environment: CommandEnvironment, ink: Ink
  ) throws {
    guard let page = try subject.page(of: preset, scale: scale) else {
      throw PreviewTarget.noPage(path)
    }
    for loss in page.losses {
      try environment.tell(.warning, "\(path): \(loss)", ink: ink)
    }
    try AtomicFile.write(Array(page.text.utf8), to: path)
  }
}
