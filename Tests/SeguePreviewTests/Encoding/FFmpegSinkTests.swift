import SegueSystem
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

@Suite(.needs("ffmpeg", "ffprobe"))
struct FFmpegSinkTests {
  private func write(
    _ name: String, in folder: TemporaryFolder, rate: Double, frames: [Bitmap],
    options: EncodingOptions = EncodingOptions()
  ) throws -> String {
    let path = folder.file(name)
    let format = try OutputFormat(path: path)
    let rate = try #require(format.frameRate(nearest: rate))
    let sink = try format.openSink(path: path, rate: rate, options: options)
    for frame in frames { try sink.append(frame) }
    try sink.finish()
    #expect(try folder.names() == [name])
    return path
  }

  private func probe(_ entries: String, _ path: String) throws -> [String] {
    try text(
      of: "ffprobe -v error -count_frames -show_entries \(entries) -of default=nw=1:nk=1 '\(path)'"
    ).split(separator: "\n").map(String.init)
  }

  private let bars = stride(from: 0, to: 40, by: 4).map {
    Bitmap.bar(at: $0, width: 47, height: 31)
  }

  @Test func mp4HasEvenSizeColorTagsAndFastStart() throws {
    let folder = try TemporaryFolder()
    let path = try write("a b:c.mp4", in: folder, rate: 60, frames: bars)
    let stream = "stream=codec_name,width,height,pix_fmt,color_space,color_primaries,color_transfer"
    #expect(
      try probe(stream + ",r_frame_rate,nb_read_frames", path)
        == ["h264", "48", "32", "yuv420p", "bt709", "iec61966-2-1", "bt709", "60/1", "10"])
    let bytes = try contents(of: path)
    let header = try #require(bytes.firstRange(of: Array("moov".utf8))).lowerBound
    let pictures = try #require(bytes.firstRange(of: Array("mdat".utf8))).lowerBound
    #expect(header < pictures)
  }

  @Test func mp4KeepsItsColors() throws {
    let folder = try TemporaryFolder()
    let color = Bitmap(width: 32, height: 32) { _, _ in 0xffc8_5032 }
    let path = try write("a.mp4", in: folder, rate: 30, frames: [color, color])
    let pixels = try output(
      of: "ffmpeg -loglevel error -i '\(path)' -frames:v 1 -f rawvideo -pix_fmt rgb24 -")
    let middle = Array(pixels[(16 * 32 + 16) * 3..<(16 * 32 + 17) * 3]).map(Int.init)
    for (got, wanted) in zip(middle, [0xc8, 0x50, 0x32]) { #expect(abs(got - wanted) <= 3) }
  }

  /// Mixed colors, in odd sizes, against the formulas of BT.709: nothing is off by more than rounding.
  @Test func videoPlanesFollowTheFormulas() throws {
    let frame = Bitmap(width: 7, height: 5) { x, y in
      y == 0
        ? [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF][x % 5]
        : 0xFF00_0000 | UInt32(x + 7 * y) &* 2_654_435_761 >> 8
    }
    let pixels = RawPixels(.mp4, EncodingOptions())
    try pixels.pack(frame)
    let bytes = pixels.bytes.map(Double.init)
    try #require(bytes.count == 8 * 6 * 3 / 2)
    func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let word = frame[min(x, 6), min(y, 4)]
      return SIMD3(Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255)) / 255
    }
    func brightness(_ color: SIMD3<Double>) -> Double {
      (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }
    for y in 0..<6 {
      for x in 0..<8 {
        #expect(abs(bytes[y * 8 + x] - (16 + 219 * brightness(color(x, y)))) < 0.51)
      }
    }
    for y in 0..<3 {
      for x in 0..<4 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { color(2 * x + $0, 2 * y + $1) }
        let mean = four.reduce(.zero, +) / 4
        let blue = 128 + 224 * (mean.z - brightness(mean)) / 1.8556
        let red = 128 + 224 * (mean.x - brightness(mean)) / 1.5748
        #expect(abs(bytes[48 + y * 4 + x] - blue) < 0.51)
        #expect(abs(bytes[60 + y * 4 + x] - red) < 0.51)
      }
    }
  }

  /// Rows, and pairs of rows, of which some, all or none are as in the frame before.
  ///
  /// Colors that differ by one level would become the same entry, whichever came first.
  @Test(arguments: [FFmpegRecipe.mp4, .gif, .apng])
  func aFrameIsPackedAsIfItWereTheFirst(recipe: FFmpegRecipe) throws {
    let frames = [[], [], [3], [4, 5], [0, 6], Array(0..<7), [6]].map { (changed: [Int]) in
      Bitmap(width: 9, height: 7) { x, y in
        changed.contains(y) ? 0xFF80_4020 | UInt32(2 * x) : 0xFF10_2030 | UInt32(2 * y)
      }
    }
    let chosen = EncodingOptions(palette: try ColorPalette(of: frames))
    for options in [EncodingOptions(), chosen] {
      let pixels = RawPixels(recipe, options)
      for frame in frames {
        try pixels.pack(frame)
        let fresh = RawPixels(recipe, options)
        try fresh.pack(frame)
        #expect(isSame(Array(pixels.bytes), Array(fresh.bytes)))
      }
    }
  }

  @Test func gifDelaysAreExact() throws {
    let folder = try TemporaryFolder()
    let path = try write("a.gif", in: folder, rate: 60, frames: bars)
    let bytes = try contents(of: path)
    let controls = bytes.indices.dropLast(8).filter {
      bytes[$0...].prefix(3).elementsEqual([0x21, 0xf9, 0x04])
    }
    #expect(
      controls.map { Int(bytes[$0 + 4]) | Int(bytes[$0 + 5]) << 8 }
        == Array(repeating: 2, count: 10))
    let loop = try #require(bytes.firstRange(of: Array("NETSCAPE2.0".utf8))).upperBound
    #expect(bytes[loop + 2] == 0 && bytes[loop + 3] == 0)
    #expect(try probe("stream=width,height", path) == ["47", "31"])
  }

  @Test func gifWithFewColorsIsLossless() throws {
    let folder = try TemporaryFolder()
    let path = try write("a.gif", in: folder, rate: 25, frames: bars)
    let pixels = try output(of: "ffmpeg -loglevel error -i '\(path)' -f rawvideo -pix_fmt rgb24 -")
    let expected = bars.flatMap(\.words).flatMap { word in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    #expect(isSame(pixels, expected))
  }

  @Test func apngIsLossless() throws {
    let folder = try TemporaryFolder()
    let frames = (0..<4).map { index in
      Bitmap(width: 21, height: 13) { x, y in
        StraightAlpha.premultiplied(
          UInt32(x * 12) << 24 | UInt32(y * 19) << 16 | UInt32(index * 60))
      }
    }
    let path = try write("a.apng", in: folder, rate: 50, frames: frames)
    #expect(try contents(of: path).firstRange(of: Array("sRGB".utf8)) != nil)
    #expect(
      try probe("stream=codec_name,r_frame_rate,nb_read_frames", path) == ["apng", "50/1", "4"])
    let pixels = try output(
      of: "ffmpeg -loglevel error -f apng -i '\(path)' -f rawvideo -pix_fmt bgra -")
    let words = stride(from: 0, to: pixels.count, by: 4).map { (at: Int) -> UInt32 in
      pixels[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    #expect(isSame(words.map(StraightAlpha.premultiplied), frames.flatMap(\.words)))
  }

  @Test func transparencyInGIFNeedsABackground() throws {
    let folder = try TemporaryFolder()
    let clear = Bitmap(width: 20, height: 20)
    let error = #expect(throws: MediaError.self) {
      try write("a.gif", in: folder, rate: 25, frames: [clear])
    }
    #expect(error?.help == "set a background, or write .webp or .apng")
    let options = EncodingOptions(background: Color(red: 1, green: 0, blue: 0))
    for name in ["a.apng", "a.gif"] {
      let path = try write(name, in: folder, rate: 25, frames: [clear, clear], options: options)
      let pixels = try output(
        of:
          "ffmpeg -loglevel error -f \(name.dropFirst(2)) -i '\(path)' -f rawvideo -pix_fmt rgba -")
      let red = (0..<pixels.count).allSatisfy { pixels[$0] == [255, 0, 0, 255][$0 % 4] }
      #expect(red && pixels.count % 1600 == 0 && !pixels.isEmpty)
      try output(of: "rm '\(path)'")
    }
  }

  @Test func framesOfAnotherSizeAreRefusedAndLeaveNoFiles() throws {
    let folder = try TemporaryFolder()
    do {
      let sink = try OutputFormat.mp4.openSink(path: folder.file("a.mp4"), rate: FrameRate(30))
      try sink.append(.bar(at: 0))
      let error = #expect(throws: MediaError.self) { try sink.append(.bar(at: 0, width: 50)) }
      #expect(error?.code == .frames)
    }
    #expect(try folder.names().isEmpty)
  }
}

@Suite struct FailingEncoderTests {
  private func sink(_ program: String, _ folder: TemporaryFolder) -> FFmpegSink {
    FFmpegSink(
      .gif, path: folder.file("a.gif"), rate: FrameRate(25), options: EncodingOptions(),
      program: program)
  }

  @Test func aProcessThatWasWaitedForHasNoStatus() throws {
    let process = try FFmpegProcess("true", [])
    #expect(process.wait() == 0)
    #expect(process.wait() == -1)
  }

  @Test func aMissingProgramIsNamedWithItsPackage() throws {
    let folder = try TemporaryFolder()
    let sink = sink("/nowhere/ffmpeg", folder)
    let error = #expect(throws: MediaError.self) { try sink.append(.bar(at: 0)) }
    #expect(error?.code == .missingProgram)
    #expect(error?.help.contains("apt install ffmpeg / brew install ffmpeg") == true)
    let text = folder.file("text")
    try AtomicFile.write([], to: text)
    let other = #expect(throws: MediaError.self) {
      try self.sink(text, folder).append(.bar(at: 0))
    }
    #expect(other?.message.hasSuffix("cannot run \(text): Permission denied") == true)
    #expect(other?.code == .encoder && other?.help == "")
    try output(of: "rm '\(text)'")
    #expect(try folder.names().isEmpty)
  }

  @Test func aProgramThatExitsEarlyIsAnError() throws {
    let folder = try TemporaryFolder()
    let sink = sink("false", folder)
    let frame = Bitmap.bar(at: 0, width: 500, height: 500)
    let error = #expect(throws: MediaError.self) {
      for _ in 0..<20 { try sink.append(frame) }
      try sink.finish()
    }
    #expect(error?.code == .encoder)
    #expect(error?.message.hasSuffix("ffmpeg failed with status 1") == true)
    #expect(try folder.names().isEmpty)
  }

  @Test func theProgramsErrorOutputIsShown() throws {
    let folder = try TemporaryFolder()
    let script = folder.file("program")
    try AtomicFile.write(Array("#!/bin/sh\necho out of colors >&2\nexit 3\n".utf8), to: script)
    try output(of: "chmod +x '\(script)'")
    let sink = sink(script, folder)
    let error = #expect(throws: MediaError.self) {
      try sink.append(.bar(at: 0))
      try sink.finish()
    }
    #expect(error?.help == "output:\nout of colors\n")
    #expect(try folder.names() == ["program"])
  }

  @Test func releasingASinkTerminatesItsProgram() throws {
    let folder = try TemporaryFolder()
    let script = folder.file("program")
    let text = "#!/bin/sh\necho $$ > '\(folder.file("id"))'\nexec sleep 60\n"
    try AtomicFile.write(Array(text.utf8), to: script)
    try output(of: "chmod +x '\(script)'")
    do {
      let sink = sink(script, folder)
      try sink.append(.bar(at: 0))
      try output(of: "while [ ! -s '\(folder.file("id"))' ]; do sleep 0.01; done")
    }
    #expect(throws: ProgramError.self) {
      try output(of: "kill -0 $(cat '\(folder.file("id"))') 2>&-")
    }
  }
}
