import SegueSystem
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Encoders that exit with 0 although the file is not complete, as ffmpeg does on a full disk.
@Suite(.needs("ffmpeg"), .serialized) struct IncompleteFileTests {
  private static let frames = (0..<6).map { Bitmap.bar(at: 6 * $0) }
  private static let formats: [OutputFormat] = [.mp4, .gif, .apng, .webp, .png]

  /// A complete file.
  private func file(_ format: OutputFormat, in folder: TemporaryFolder) throws -> [UInt8] {
    let path = folder.file("film.\(format.rawValue)")
    let sink = try format.openSink(path: path, rate: FrameRate(25))
    for frame in format.isAnimated ? Self.frames : [Self.frames[0]] { try sink.append(frame) }
    try sink.finish()
    return try contents(of: path)
  }

  private func problem(
    _ bytes: [UInt8], _ format: OutputFormat, in folder: TemporaryFolder, frames: Int = 6
  ) throws -> String? {
    try AtomicFile.write(bytes, to: folder.file("part"))
    let file = try EncodedFile(folder.file("part"))
    do throws(EncodedFile.Problem) {
      try file.check(format, frames: frames)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: formats) func `a file is complete, and no beginning of it is`(
    format: OutputFormat
  ) throws {
    let folder = try TemporaryFolder()
    let bytes = try file(format, in: folder)
    #expect(try problem(bytes, format, in: folder) == nil)
    for length in Set((0..<40).map { bytes.count * $0 / 40 } + [bytes.count - 1]) {
      #expect(try problem(Array(bytes[..<length]), format, in: folder) != nil, "\(length)")
    }
    #expect(try problem(bytes + [0], format, in: folder) != nil)
  }

  @Test(arguments: [OutputFormat.mp4, .gif, .apng, .webp])
  func `a film of one frame is complete`(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let sink = try format.openSink(path: folder.file("film"), rate: FrameRate(25))
    try sink.append(Self.frames[0])
    try sink.finish()
    #expect(try problem(contents(of: folder.file("film")), format, in: folder, frames: 1) == nil)
  }

  @Test(arguments: [OutputFormat.mp4, .apng])
  func `a file that lacks a frame is not complete`(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let bytes = try file(format, in: folder)
    #expect(try problem(bytes, format, in: folder, frames: 7) == "it has 6 of 7 frames")
  }

  @Test func `an MP4 with a hole is not complete`() throws {
    let folder = try TemporaryFolder()
    var bytes = try file(.mp4, in: folder)
    let media = try #require(bytes.firstRange(of: Array("mdat".utf8))).upperBound
    for index in media..<media + 8 { bytes[index] = 0 }
    #expect(try problem(bytes, .mp4, in: folder) == "a frame is empty")
  }

  @Test(arguments: [FFmpegRecipe.mp4, .gif, .apng])
  func `a program that exits with 0 and cuts its file leaves the old file`(
    recipe: FFmpegRecipe
  ) throws {
    let folder = try TemporaryFolder()
    let script = folder.file("ffmpeg")
    let cut = """
      #!/bin/sh
      for path; do :; done
      path=${path#file:}
      ffmpeg "$@" && truncate -s -9 "$path"
      echo no space >&2
      exit 0

      """
    try AtomicFile.write(Array(cut.utf8), to: script)
    try output(of: "chmod +x '\(script)'")
    let name = "film.\(recipe.rawValue)"
    try AtomicFile.write(Array("old".utf8), to: folder.file(name))
    let sink = FFmpegSink(
      recipe, path: folder.file(name), rate: FrameRate(25), options: EncodingOptions(),
      program: script)
    let error = #expect(throws: MediaError.self) {
      for frame in Self.frames { try sink.append(frame) }
      try sink.finish()
    }
    #expect(
      error?.message.hasPrefix(
        "cannot write \(folder.file(name)): the file from ffmpeg is incomplete: it") == true)
    #expect(error?.help == "output:\nno space\n")
    #expect(try contents(of: folder.file(name)) == Array("old".utf8))
    #expect(try folder.names() == ["ffmpeg", name])
  }

  /// The limit is the process's own, and ends with it.
  @Test(.exits, arguments: ["film.mp4", "film.gif", "film.apng", "film.webp", "film.png"])
  func `a full device is an error for every format, and leaves the old file`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array("old".utf8), to: folder.file(name))
    let path = folder.file(name)
    await #expect(processExitsWith: .success) { [path = path as String] in
      var state: UInt32 = 1
      let noise = (0..<4).map { _ in
        Bitmap(width: 160, height: 160) { _, _ in
          state = state &* 1_664_525 &+ 1_013_904_223
          return 0xFF00_0000 | state >> 8
        }
      }
      let format = try OutputFormat(path: path)
      let sink = try format.openSink(
        path: path, rate: FrameRate(25),
        options: EncodingOptions(background: Color(red: 0, green: 0, blue: 0), webP: .lossless))
      var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
      #if canImport(Darwin)
      setrlimit(RLIMIT_FSIZE, &limit)
      #else
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      do throws(MediaError) {
        for frame in format.isAnimated ? noise : [noise[0]] { try sink.append(frame) }
        try sink.finish()
        exit(1)
      } catch {
        exit(0)
      }
    }
    #expect(try contents(of: path) == Array("old".utf8))
    #expect(try folder.names() == [name])
  }
}
