import SegueSystem
private import SegueTimeline

/// A sink that encodes a file with an `ffmpeg` child process.
final class FFmpegSink: FrameSink {
  private let recipe: FFmpegRecipe
  private let path: String
  private let rate: FrameRate
  private let options: EncodingOptions
  private let program: String
  private let pixels: RawPixels
  private var frames = 0
  private var running: (process: FFmpegProcess, file: AtomicFile, size: FrameSize)?

  /// - Parameter program: the name or path of ffmpeg.
  init(
    _ recipe: FFmpegRecipe, path: String, rate: FrameRate, options: EncodingOptions,
    program: String = "ffmpeg"
  ) {
    self.recipe = recipe
    self.path = path
    self.rate = rate
    self.options = options
    self.program = program
    pixels = RawPixels(recipe, options)
  }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    if let running { try running.size.check(frame) }
    guard recipe.canKeepAlpha || options.background != nil || frame.isOpaque else {
      throw MediaError(
        .encoder, "cannot write \(path): the format does not support transparency",
        help: "set a background, or write .webp or .apng")
    }
    try pixels.pack(frame)
    let process = try started(with: frame)
    for _ in 0..<periods {
      guard process.write(pixels.bytes) else { throw failure(of: process, status: process.wait()) }
    }
    frames += periods
  }

  func finish() throws(MediaError) {
    guard let (process, file, _) = running else { throw FrameSize.missing(path) }
    let status = process.wait()
    guard status == 0 else { throw failure(of: process, status: status) }
    running = nil
    try file.commit(
      recipe.format, path: path, frames: frames, encoder: "ffmpeg",
      messages: process.errorOutput())
  }

  private func started(with frame: Bitmap) throws(MediaError) -> FFmpegProcess {
    if let running { return running.process }
    let file = try throwingMediaError { try AtomicFile(path: path) }
    let process: FFmpegProcess
    do {
      process = try FFmpegProcess(
        program,
        recipe.arguments(
          frame: frame, rate: rate, options: options, output: file.temporaryPath))
    } catch {
      let install =
        "install ffmpeg to write .\(recipe.rawValue) files: "
        + "apt install ffmpeg / brew install ffmpeg"
      throw MediaError(
        error.code, "cannot write \(path): \(error.message)",
        help: error.code == .missingProgram ? install : error.help)
    }
    running = (process, file, FrameSize(frame))
    return process
  }

  /// Returns an error with ffmpeg's output; the partial file is deleted.
  private func failure(of process: FFmpegProcess, status: Int) -> MediaError {
    running = nil
    let said = process.errorOutput()
    let end = status == 0 ? "ended early" : "failed with status \(status)"
    return MediaError(
      .encoder, "cannot write \(path): ffmpeg \(end)",
      help: said.isEmpty ? "there was no output" : "output:\n" + said)
  }
}
