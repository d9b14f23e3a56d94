import Measuring

extension Films {
  /// Compares GIFs of the same frames with those of ffmpeg's palette filters, by processor time and error.
  func compareWithPaletteFilters() -> Bool {
    var report = Report("GIFs of the same frames, in processor time", unit: "ms")
    for preset in ["cover-slide", "circle-reveal"] {
      let options = ["--corner-radius", "0", "--scale", "1", "--fps", "50"]
      guard let frames = rawFrames(preset, as: "apng", options) else { return false }
      for (dither, own) in [("sierra2_4a", ""), ("none", "plain")] {
        let (mine, theirs) = ("own.gif", "alone.gif")
        guard
          let runs = ProcessRuns(
            rounds: 5,
            [
              ["sh", "-c", encode(frames, 50, to: mine, own)],
              ["sh", "-c", paletteFilters(frames, dither: dither)],
            ]),
          let (ours, others) = both({ error(of: $0, frames) }, mine, theirs)
        else { return false }
        report.add(
          Row(
            "\(preset), \(dither == "none" ? "not " : "")dithered",
            runs.processor[0].scaled(by: 1000),
            ratio: (
              1 / runs.processor[0].ratio(to: runs.processor[1]),
              "the speed of palettegen and paletteuse"
            ),
            aim: "≥ 3×, no larger error", peakMemory: runs.peakMemory[0],
            note: "PSNR \(short(ours)) dB, theirs \(short(others))"))
      }
    }
    report.print()
    return true
  }

  /// ffmpeg's command for a GIF of frames: it chooses the colors in a first pass.
  func paletteFilters(_ frames: RawFrames, dither: String) -> String {
    let palette = "\(folder)/palette.png"
    return
      "\(input(frames, 50)) -vf palettegen \(palette) && \(input(frames, 50)) -i \(palette) "
      + "-lavfi paletteuse=dither=\(dither) -f gif \(folder)/alone.gif"
  }

  /// The peak signal-to-noise ratio of a GIF, in decibels, as ffmpeg measures it.
  private func error(of name: String, _ frames: RawFrames) -> Double? {
    let filters =
      "[0:v]format=gbrp,setpts=N[a];[1:v]fps=50,format=gbrp,setpts=N[b];[a][b]psnr"
    let line =
      input(frames, 50).replacing("-loglevel error", with: "-nostats")
      + " -i \(folder)/\(name) -lavfi '\(filters)' -f null - 2>&1"
    let end = output(of: line)?.split(separator: " ").last { $0.hasPrefix("average:") }
    return end.flatMap { Double($0.dropFirst("average:".count)) }
  }

  private func both(
    _ value: (String) -> Double?, _ first: String, _ second: String
  ) -> (Double, Double)? {
    guard let one = value(first), let other = value(second) else { return nil }
    return (one, other)
  }
}
