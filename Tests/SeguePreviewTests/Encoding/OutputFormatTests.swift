import SeguePreview
import Testing

@Suite struct OutputFormatTests {
  @Test(arguments: [
    ("a.png", OutputFormat.png), ("x/y.z/b.WebP", OutputFormat.webp), ("..gif", OutputFormat.gif),
    ("é.apng", OutputFormat.apng), ("-o.mp4", OutputFormat.mp4),
  ])
  func suffixes(path: String, format: OutputFormat) throws {
    #expect(try OutputFormat(path: path) == format)
  }

  @Test(arguments: ["", "png", "a.", "a.png/b", "a.xyz"]) func unknownSuffixesAreErrors(
    path: String
  ) {
    let error = #expect(throws: MediaError.self) { try OutputFormat(path: path) }
    #expect(error?.code == .unknownFormat)
    #expect(error?.help == "supported extensions: .png .webp .gif .apng .mp4")
  }

  @Test(arguments: [("a.tiff", "png"), ("a.mov", "mp4"), ("a.wepb", "webp"), ("a.JPG", "png")])
  func `the suffixes of other formats and misspelled ones lead to one`(path: String, meant: String)
  {
    let error = #expect(throws: MediaError.self) { try OutputFormat(path: path) }
    #expect(error?.help == "write .\(meant)")
  }

  @Test(arguments: [(60.0, 2), (50, 2), (40, 3), (30, 3), (24, 4), (10, 10)])
  func gifFrameDelaysAreHundredths(wanted: Double, delay: Int) throws {
    let rate = try #require(OutputFormat.gif.frameRate(nearest: wanted))
    #expect(rate == FrameRate(100, delay))
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func invalidRatesAreRejected(wanted: Double) {
    for format in OutputFormat.allCases { #expect(format.frameRate(nearest: wanted) == nil) }
  }

  @Test func frameCountsIncludeBothEnds() {
    #expect(FrameRate(60).frameCount(duration: 0.35) == 22)
    #expect(FrameRate(100, 3).frameCount(duration: 0.3) == 11)
    #expect(FrameRate(60).frameCount(duration: 0) == 2)
  }

  @Test func frameTimesDoNotDrift() {
    #expect((0...6).map(FrameRate(60).milliseconds) == [0, 17, 33, 50, 67, 83, 100])
    #expect(FrameRate(60).milliseconds(ofFrame: 6000) == 100_000)
  }
}
