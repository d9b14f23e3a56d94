import Measuring
import SeguePreview
import SegueTimeline

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A transition that ffmpeg's `xfade` filter also supports, between the same pictures.
enum CrossFade: String, CaseIterable {
  case fade, slideleft, circleopen

  /// The goal for the speedup over ffmpeg.
  var aim: Double { self == .circleopen ? 48 : 16 }

  /// Draws a number of frames across the transition.
  func draw(frames: Int) {
    let scenes = BenchScenes()
    let compositor = Compositor(threads: 1)
    var output = FrameBuffer(width: 780, height: 1688)
    for frame in 0..<frames {
      let progress = Double(frame) / Double(frames - 1)
      compositor.draw(scenes.crossFade(self, at: progress), into: &output)
    }
  }

  /// Returns the equivalent ffmpeg command, with pictures from files.
  func command(frames: Int, _ first: String, _ second: String) -> [String] {
    let input = ["-f", "rawvideo", "-pix_fmt", "bgra", "-s", "780x1688", "-r", "60", "-i"]
    // xfade works on planar formats: the pictures are converted to planes once, each frame back to
    // rgba.
    let filter =
      "[0]format=gbrp,loop=-1:1[a];[1]format=gbrp,loop=-1:1[b];"
      + "[a][b]xfade=transition=\(rawValue):duration=\(frames / 60):offset=0,format=rgba"
    return ["ffmpeg", "-v", "error", "-nostdin", "-threads", "1", "-filter_complex_threads", "1"]
      + input + [first] + input + [second] + ["-filter_complex", filter]
      + ["-frames:v", "\(frames)", "-threads", "1", "-f", "null", "-"]
  }
}

/// Compares with ffmpeg in turn: the processor time of 360 frames minus that of 60.
func crossFadeReport(rounds: Int) -> Report {
  var report = Report(
    "The same transitions by ffmpeg's xfade, rgba, 780×1688, one thread, per frame", unit: "ms")
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  let files = ["a", "b"].map { "\(folder)/segue-xfade-\(getpid())-\($0).raw" }
  let scenes = BenchScenes()
  defer { for file in files { unlink(file) } }
  let isReady =
    isInstalled("ffmpeg") && write(scenes.a, to: files[0]) && write(scenes.b, to: files[1])
  for fade in CrossFade.allCases {
    let commands = [60, 360].flatMap { frames in
      [
        [CommandLine.arguments[0], "--frames", "\(frames)", fade.rawValue],
        fade.command(frames: frames, files[0], files[1]),
      ]
    }
    guard isReady, let runs = ProcessRuns(rounds: rounds, commands) else {
      report.add(Row(fade.rawValue, nil, note: "ffmpeg is not installed or failed"))
      continue
    }
    let marginal = [0, 1].map { which in
      Samples(
        zip(runs.processor[which + 2].values, runs.processor[which].values).map {
          ($0 - $1) / 300 * 1000
        })
    }
    report.add(Row("\(fade.rawValue), xfade", marginal[1], peakMemory: runs.peakMemory[3]))
    report.add(
      Row(
        "\(fade.rawValue), ours", marginal[0],
        ratio: (marginal[1].ratio(to: marginal[0]), "our speed: xfade's time over ours"),
        aim: "≥ \(Int(fade.aim))×", peakMemory: runs.peakMemory[2]))
  }
  return report
}

private func write(_ bitmap: Bitmap, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  var isWhole = true
  for y in 0..<bitmap.height {
    let count = bitmap.withRow(y) { row in
      row.withUnsafeBufferPointer { fwrite($0.baseAddress, 4, $0.count, file) }
    }
    isWhole = count == bitmap.width && isWhole
  }
  return fclose(file) == 0 && isWhole
}
