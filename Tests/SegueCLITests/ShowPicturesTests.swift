import SegueTestSupport
#if os(Linux)
import Foundation
import SeguePreview
import Testing

@testable import SegueCLI

/// The frames that `segue show` puts below its page, as a terminal gets them.
@Suite(.waits) struct ShowPicturesTests {
  private static let page = ["show", "parallax-push", "--catalog", SampledCatalog.path]
  private static let kitty =
    "\u{1B}P>|kitty(0.36.0)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
    + "\u{1B}[6;18;9t\u{1B}[?62;c"
  private static let question = "\u{1B}[c"
  private static let captions = ["0 %", "25 %", "50 %", "75 %", "100 %"]

  /// Whether the last line has the progress of each frame, in order.
  private func hasCaptions(_ output: String) -> Bool {
    let line = output.split(separator: "\r\n").last ?? ""
    var rest = line[...]
    return Self.captions.allSatisfy { caption in
      guard let found = rest.firstRange(of: caption) else { return false }
      rest = rest[found.upperBound...]
      return true
    }
  }

  @Test func `sends kitty graphics when the terminal supports them`() throws {
    let run = try TerminalRun(Self.page, answer: .reply(Self.kitty))
    #expect(run.status == 0 && run.isRestored)
    #expect(run.output.contains("FRAMES\u{1B}[0m (push)"))
    #expect(hasCaptions(run.output))
    #expect(!run.output.contains("▄"))
    // The frames are below the page: its title, its last section, their heading, their picture.
    let places = ["Parallax push", "INTERACTION", "FRAMES", "a=T"]
      .compactMap { run.output.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
    let picture = try Self.picture(in: run.output)
    // Five frames of 16 cells with gaps of 2, on cells of 9 × 18 pixels.
    #expect(picture.width == 88 * 9 && picture.height == 17 * 18)
    let middle = picture.height / 2
    #expect(picture[16 * 9 + 9, middle] == 0)
    #expect((0..<5).allSatisfy { picture[($0 * 18 + 8) * 9, middle] >> 24 == 0xFF })
    // The frames show a motion: none is like its neighbor.
    let frames = (0..<5).map { frame in
      (0..<16 * 9).map { picture[frame * 18 * 9 + $0, middle] }
    }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test(arguments: ["", "truecolor"])
  func `draws quadrants on a terminal that does not reply`(colors: String) throws {
    let run = try TerminalRun(Self.page, variables: ["COLORTERM": colors])
    #expect(run.status == 0 && run.isRestored)
    #expect(run.output.contains("▐") && run.output.contains("▄"))
    #expect(run.output.contains("8;2;") == (colors == "truecolor"))
    #expect(run.output.contains("8;5;") == colors.isEmpty)
    #expect(!run.output.contains("a=T"))
    #expect(hasCaptions(run.output))
    let cursor = try #require(run.output.ranges(of: "\u{1B}[?25l").last)
    #expect(run.output[cursor.upperBound...].contains("\u{1B}[?25h"))
  }

  /// A reason to show no pictures.
  struct Reason {
    var options: [String] = []
    var variables: [String: String] = [:]
    var columns: UInt16 = 100
  }

  static let reasons = [
    Reason(options: ["--json"]), Reason(options: ["--no-pictures"]),
    Reason(options: ["--color", "never"]), Reason(variables: ["NO_COLOR": "1"]),
    Reason(variables: ["TERM": "dumb"]), Reason(variables: ["CI": "true"]), Reason(columns: 47),
  ]

  @Test(arguments: reasons)
  func `does not query the terminal when it shows no pictures`(reason: Reason) throws {
    let run = try TerminalRun(
      Self.page + reason.options, columns: reason.columns, variables: reason.variables,
      answer: .reply(Self.kitty))
    #expect(run.status == 0 && run.isRestored)
    #expect(run.output.contains("Parallax push"))
    #expect(!run.output.contains(Self.question) && !run.output.contains("FRAMES"))
  }

  @Test func `says that pictures need a UTF-8 locale`() throws {
    let run = try TerminalRun(Self.page, variables: ["LANG": "C"])
    #expect(run.status == 0)
    #expect(run.output.contains("no images: they need a UTF-8 locale, such as LANG=C.UTF-8"))
    #expect(!run.output.contains("▄") && !run.output.contains("FRAMES"))
  }

  @Test func `Ctrl-C during the terminal query restores the terminal`() throws {
    let run = try TerminalRun(Self.page, answer: .interrupt)
    #expect(run.signal == SIGINT)
    #expect(run.isRestored)
    #expect(!run.output.contains("FRAMES"))
  }

  @Test func `says why a preset cannot be drawn`() throws {
    let folder = try TemporaryFolder()
    let text = samplePreset("alpha", more: "preview: {scene: nowhere}")
    try folder.write(text, to: "catalog/slide/alpha.yaml")
    let run = try TerminalRun(["show", "alpha", "--catalog", folder.path + "/catalog"])
    #expect(run.status == 0 && run.isRestored)
    #expect(run.output.contains("no images: there is no scene 'nowhere'"))
    #expect(!run.output.contains("FRAMES") && !run.output.contains(Self.question))
  }

  /// The picture that was sent.
  private static func picture(in output: String) throws -> Bitmap {
    var rest = output[...]
    var payload = ""
    while let start = rest.firstRange(of: "\u{1B}_G"),
      let end = rest[start.upperBound...].firstRange(of: "\u{1B}\\")
    {
      let parts = rest[start.upperBound..<end.lowerBound].split(separator: ";", maxSplits: 1)
      if parts[0].contains("m=") { payload += parts[1] }
      rest = rest[end.upperBound...]
    }
    let folder = try TemporaryFolder()
    try folder.write(Array(try #require(Data(base64Encoded: payload))), to: "strip.png")
    return try PictureFile.read(folder.path + "/strip.png")
  }
}
#endif
