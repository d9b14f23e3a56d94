import Measuring

/// Films of presets, written by Segue and by others.
struct Films {
  let segue: String
  let folder: String

  /// The command that writes a film.
  func command(_ preset: String, to file: String, _ options: [String] = []) -> [String] {
    [segue, "preview", preset] + options + ["-o", file]
  }

  /// Compares each format with its encoder alone, by processor time.
  func compareWithEncoders() -> Bool {
    var report = Report("A film of cell-zoom, in processor time of all processes", unit: "ms")
    for format in ["mp4", "apng", "webp", "gif"] {
      // An APNG takes ffmpeg a quarter of a minute.
      let rounds = format == "apng" ? 1 : 5
      let film = "\(folder)/film.\(format)"
      guard let alone = encoders(of: format), let own = ownRun(format),
        let runs = ProcessRuns(
          rounds: rounds,
          [command("cell-zoom", to: film)] + alone.map { ["sh", "-c", $0.command] })
      else { return false }
      for (index, encoder) in alone.enumerated() {
        let clock = short(runs.wall[0].ratio(to: runs.wall[index + 1]))
        report.add(
          Row(
            index == 0 ? format : "\(format), \(encoder.name)",
            runs.processor[0].scaled(by: 1000),
            ratio: (runs.processor[0].ratio(to: runs.processor[index + 1]), encoder.name),
            aim: index == 0 ? "≤ 1.10×" : nil, peakMemory: runs.peakMemory[0],
            note: "\(clock)× by the clock; the encoder's peak alone "
              + "\(short(Double(runs.peakMemory[index + 1]) / 1e6)) MB"))
      }
      if let own {
        report.add(
          Row(
            "\(format), Segue's part", own.processor[0].scaled(by: 1000), aim: "≤ 150 MB",
            peakMemory: own.peakMemory[0]))
      }
    }
    report.print()
    return true
  }

  /// Segue's own time and memory, with an encoder that throws all frames away; nil where the encoder is in the
  /// same process, and nothing where it fails.
  private func ownRun(_ format: String) -> ProcessRuns?? {
    guard format != "webp" else { return .some(nil) }
    let film = "\(folder)/film.\(format)"
    let kept = "\(folder)/kept-film.\(format)"
    let idle = """
      #!/bin/sh
      for path; do :; done
      cat >/dev/null
      cp \(kept) "${path#file:}"

      """
    let (name, line) = (shellQuoted("\(folder)/idle"), command("cell-zoom", to: kept))
    guard output(of: line.map(shellQuoted).joined(separator: " ")) != nil,
      output(of: "mkdir -p \(name)") != nil, writeProgram(idle, to: "\(folder)/idle/ffmpeg"),
      let runs = ProcessRuns(
        rounds: 5, [["env", "PATH=\(folder)/idle:\(searchPath)"] + command("cell-zoom", to: film)])
    else { return nil }
    return runs
  }

  /// The commands that encode the frames of a film, which they read from a file; the first is what counts.
  private func encoders(of format: String) -> [(name: String, command: String)]? {
    let options = format == "gif" ? ["--scale", "1", "--fps", "50"] : []
    guard let words = rawFrames("cell-zoom", as: "apng", options) else { return nil }
    let rate = format == "gif" ? 50 : 60
    switch format {
    case "mp4":
      guard let planes = rawFrames("cell-zoom", as: "mp4") else { return nil }
      let convert =
        "-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,"
        + "format=yuv420p"
      return [
        (
          "the encoder alone",
          "\(input(words, rate)) \(convert) -c:v libx264 -preset veryfast -crf 18 "
            + "-movflags +faststart -f mp4 \(folder)/alone.mp4"
        ),
        (
          "the encoder alone, given our planes",
          "ffmpeg \(planes.arguments) \(folder)/alone.mp4 <\(planes.path)"
        ),
      ]
    case "gif":
      return [("ffmpeg's palette filters", paletteFilters(words, dither: "bayer"))]
    case "webp":
      return [("the encoder alone", encode(words, rate, to: "alone.webp"))]
    default:
      return [
        ("the encoder alone", "ffmpeg \(words.arguments) \(folder)/alone.\(format) <\(words.path)")
      ]
    }
  }
}
