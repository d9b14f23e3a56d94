import Measuring
import SeguePreview
import SegueTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: terminal-bench SEGUE [PRESET...] [--json]
//
// Plays frames of shipped presets to a simulated terminal of 39 by 42 cells and counts bytes; chafa
// and timg get the same frames as PNG. The displayed characters are read back and compared with the
// frame, since bytes can be saved by showing less. Our player is measured in this process, by its
// thread's processor time; chafa and timg as whole processes that also read the PNG, by the cost of
// one more frame.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
let bench = BenchFolder(of: "terminal-bench", segue: words.first)
let (segue, folder) = (bench.segue, bench.path)
bench.close(isMeasured: measure())

/// Prints all tables; returns false where something could not be drawn.
func measure() -> Bool {
  let presets =
    words.count > 1 ? Array(words.dropFirst()) : ["cover", "cell-zoom", "cube", "crossfade"]
  let animations = presets.compactMap { PlayedAnimation($0, by: segue, in: folder) }
  guard animations.count == presets.count else { return false }
  for report in [
    byteReport(animations), errorReport(animations), pixelReport(animations),
    timeReport(animations),
  ] {
    guard let report else { return false }
    report.print()
  }
  return true
}

/// Compares the bytes per frame, averaged over an animation.
func byteReport(_ animations: [PlayedAnimation]) -> Report? {
  var report = Report(
    "Characters, bytes a frame on the average of 25, 24-bit colors", unit: "bytes")
  for mode in CellMode.allCases {
    for animation in animations {
      guard let own = OwnPlayer.play(animation, mode.pictures, isJudged: false) else {
        return nil
      }
      let whole = OwnPlayer.play(animation, mode.pictures, eachWhole: true, isJudged: false)
      var best: Double?
      for peer in Peer.allCases {
        for way in peer.ways(of: mode) {
          let bytes = way.bytes(of: animation).map { $0 / Double(animation.files.count) }
          best = [best, bytes].compactMap { $0 }.min()
          report.add(
            Row(
              "\(animation.preset), \(mode.rawValue), \(way.title)", bytes.map { Samples([$0]) },
              note: bytes == nil ? "not installed, or failed" : nil))
        }
      }
      report.add(
        Row(
          "\(animation.preset), \(mode.rawValue), ours, each whole",
          whole.map { Samples([Double($0.bytes) / Double(animation.files.count)]) }))
      let mean = Double(own.bytes) / Double(animation.files.count)
      report.add(
        Row(
          "\(animation.preset), \(mode.rawValue), ours", Samples([mean]),
          ratio: best.map { (mean / $0, "the best peer") }, aim: "≤ 1×"))
    }
  }
  return report
}

/// Measures the mean difference between display and frame, in levels of 0…255, over all pixels of
/// an animation.
func errorReport(_ animations: [PlayedAnimation]) -> Report? {
  var report = Report("Characters, mean error of a color, of 255", unit: "levels")
  for mode in CellMode.allCases where mode.isDecoded {
    for animation in animations {
      guard let own = OwnPlayer.play(animation, mode.pictures) else { return nil }
      var best: Double?
      for peer in Peer.allCases {
        for way in peer.ways(of: mode) where !way.isFilm {
          let error = way.text(of: animation).flatMap { PeerScreen.error(of: $0, animation) }
          best = [best, error].compactMap { $0 }.min()
          report.add(
            Row(
              "\(animation.preset), \(mode.rawValue), \(way.title)", error.map { Samples([$0]) },
              note: error == nil ? "not installed, or drew another size" : nil))
        }
      }
      report.add(
        Row(
          "\(animation.preset), \(mode.rawValue), ours", Samples([own.error]),
          ratio: best.map { (own.error / $0, "the best peer") }, aim: "≤ 1×"))
    }
  }
  return report
}

/// Compares pixel protocols: bytes per thousand pixels, since a peer without a terminal chooses
/// other sizes.
func pixelReport(_ animations: [PlayedAnimation]) -> Report? {
  var report = Report("Pixels, bytes for a thousand of them, each frame whole", unit: "bytes")
  for (pictures, peers) in [(PictureProtocol.sixel, Peer.sixelWays), (.kitty, Peer.kittyWays)] {
    for animation in animations {
      guard let own = OwnPlayer.play(animation, pictures, eachWhole: true) else { return nil }
      let pixels = Double(animation.frames.count * PlayedAnimation.width * PlayedAnimation.height)
      let mean = Double(own.bytes) * 1000 / pixels
      var best: Double?
      for way in peers {
        let bytes = way.bytesForAThousandPixels(of: animation)
        best = [best, bytes].compactMap { $0 }.min()
        report.add(
          Row(
            "\(animation.preset), \(pictures.title), \(way.title)", bytes.map { Samples([$0]) },
            note: bytes == nil ? "not installed, or failed" : nil))
      }
      report.add(
        Row(
          "\(animation.preset), \(pictures.title), ours", Samples([mean]),
          ratio: best.map { (mean / $0, "the best peer") }))
    }
  }
  return report
}

/// Measures the processor time per frame, for the first animation.
func timeReport(_ animations: [PlayedAnimation]) -> Report? {
  var report = Report("Processor time of a frame", unit: "ms")
  guard let animation = animations.first else { return nil }
  for mode in CellMode.allCases {
    var best: Double?
    for peer in Peer.allCases {
      for way in peer.ways(of: mode) {
        let samples = way.processorTime(of: animation)
        best = [best, samples?.median].compactMap { $0 }.min()
        report.add(
          Row(
            "\(animation.preset), \(mode.rawValue), \(way.title)", samples,
            note: samples == nil ? "not installed, or failed" : "a whole process, with its PNG"))
      }
    }
    let samples = inTurn(
      rounds: 5,
      [
        {
          processorTime { _ = OwnPlayer.play(animation, mode.pictures, isJudged: false) } * 1000
            / Double(animation.frames.count)
        }
      ])
    report.add(
      Row(
        "\(animation.preset), \(mode.rawValue), ours", samples[0],
        ratio: best.map { (samples[0].median / $0, "the best peer") }, note: "in this process"))
  }
  return report
}
