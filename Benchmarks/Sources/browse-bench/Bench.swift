import GeneratedCatalog
import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The measurements and the measured program.
struct Bench {
  /// The executable.
  let segue: String
  /// The catalog shipped with it.
  let catalog: String

  /// Measures frames per second, by protocol and terminal size.
  func measureFrames() {
    for (columns, rows) in [(100, 30), (160, 45)] {
      let size = TerminalProcess.Size(columns: columns, rows: rows)
      var report = Report(
        "Frames a second on \(columns) × \(rows) cells of 9 × 18 pixels", unit: "/s")
      let protocols = [
        ("half", "half"), ("quadrant", "quadrant"), ("sixel", "sixel"), ("kitty", "kitty"),
        ("kitty", "kitty, by files"),
      ]
      for (pictures, title) in protocols {
        // A slide, a perspective, and many pieces.
        let frames = ["parallax-push", "cube", "explode"].compactMap { id in
          Frames(
            [segue, "browse", id, "--protocol", pictures, "--catalog", catalog], size: size,
            seconds: 4, readsFiles: title != pictures)
        }
        let rates = Samples(frames.map(\.rate))
        let bytes = Samples(frames.map(\.size)).median
        report.add(
          Row(
            title, rates.values.isEmpty ? nil : rates, aim: "≥ 30",
            note: "\(short(bytes / 1000)) kB a picture, \(short(bytes * rates.median / 1e6)) MB/s"))
      }
      report.print()
    }
  }

  /// Measures the latency from a key to the screen among many presets, and from the start to the
  /// list.
  func measureKeys(among presets: Int) {
    let isMeasured = GeneratedCatalog.use(presets: presets) { generated in
      setenv("XDG_CACHE_HOME", "\(generated.path)-cache", 1)
      let folders = ["--catalog", generated.path, "--catalog", catalog]
      var starts: [Double] = []
      var report = Report("From a key to the screen, \(presets) presets", unit: "ms")
      var missed = 0
      let size = TerminalProcess.Size()
      for round in 0..<5 {
        guard
          var keys = KeyTimes([segue, "browse", "--protocol", "half"] + folders, size: size)
        else { return false }
        starts.append(keys.start)
        if round == 4 {
          keys.measure(KeyTimes.Key.moving, rounds: 12)
          keys.measure(KeyTimes.Key.searching, rounds: 6)
          keys.measure(KeyTimes.Key.others, rounds: 6)
          for (name, seconds) in keys.times {
            let samples = Samples(seconds).scaled(by: 1000)
            report.add(
              Row(
                name, samples.values.isEmpty ? nil : samples, aim: "< 50",
                note:
                  "nine of ten below \(short(samples.below(0.9))), worst \(short(samples.below(1)))"
              ))
          }
          missed = keys.missed
        }
        keys.quit()
      }
      var first = Report("From the start to the list, \(presets) presets", unit: "ms")
      first.add(Row("segue browse", Samples(starts).scaled(by: 1000), aim: "< 1500"))
      first.print()
      report.print()
      if missed > 0 { print("\(missed) keys showed nothing") }
      _ = output(of: "rm -r \(shellQuoted("\(generated.path)-cache"))")
      return missed == 0
    }
    if isMeasured != true { fail("the browser shows no list, or a key shows nothing") }
  }
}

extension Samples {
  /// Returns a percentile, for a fraction 0…1.
  fileprivate func below(_ part: Double) -> Double {
    values.isEmpty ? .nan : values.sorted()[Int((Double(values.count - 1) * part).rounded(.up))]
  }
}

/// Prints an error and exits.
func fail(_ text: String) -> Never {
  print("browse-bench: \(text)")
  exit(1)
}
