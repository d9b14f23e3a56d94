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

// Usage: film-bench SEGUE [--json]
//
// Compares writing a film with its encoder alone, which reads the same frames from a file. A script named
// ffmpeg, first in PATH, saves the frames and the arguments of one film.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
if words.first == "--webp" {
  exit(encodeWebP(words.dropFirst().first ?? "", to: words.last ?? "") ? 0 : 1)
}
guard isInstalled("ffmpeg") else {
  print("film-bench: skipped: ffmpeg is not installed")
  exit(0)
}
let bench = BenchFolder(of: "film-bench", segue: words.first)
let (segue, folder) = (bench.segue, bench.path)
bench.close(isMeasured: measure())

/// Prints the table; returns false where something could not be run.
func measure() -> Bool {
  let real = trimmed(output(of: "command -v ffmpeg") ?? "")
  let keeper = """
    #!/bin/sh
    printf "'%s' " "$@" >\(folder)/arguments
    tee \(folder)/frames | \(real) "$@"

    """
  guard write(keeper, to: "\(folder)/ffmpeg"), chmod("\(folder)/ffmpeg", 0o755) == 0 else {
    return false
  }
  var report = Report("A film of cell-zoom, by the clock", unit: "ms")
  for format in ["mp4", "apng", "webp", "gif"] {
    let film = "\(folder)/film.\(format)"
    let command = [segue, "preview", "cell-zoom", "-o", film]
    guard let alone = encoder(format, film: film),
      let runs = ProcessRuns(rounds: 7, [command, ["sh", "-c", alone]])
    else { return false }
    report.add(
      Row(
        format, runs.wall[0].scaled(by: 1000),
        ratio: (runs.wall[0].ratio(to: runs.wall[1]), "the encoder alone"), aim: "≤ 1.10×",
        peakMemory: runs.peakMemory[0]))
  }
  report.print()
  return true
}

/// Saves the raw frames of a film, and returns the command that encodes them; nil where it fails.
func encoder(_ format: String, film: String) -> String? {
  // A GIF's encoder chooses its colors in a first pass, a video's converts them, and WebP's is a library.
  let options = format == "gif" ? "--scale 1 --fps 50" : ""
  let line =
    "PATH=\(folder):$PATH \(shellQuoted(segue)) preview cell-zoom \(options) -o \(folder)/kept.apng"
  guard output(of: line) != nil,
    let arguments = output(of: "cat \(folder)/arguments"),
    output(of: "mv \(folder)/frames \(folder)/\(format).raw") != nil
  else { return nil }
  let frames = "\(folder)/\(format).raw"
  let parts = arguments.split(separator: " ").map { $0.filter { $0 != "'" } }
  guard let size = parts.firstIndex(of: "-video_size").map({ parts[$0 + 1] }) else { return nil }
  let input =
    "ffmpeg -y -loglevel error -f rawvideo -pixel_format bgr0 -video_size \(size) "
    + "-framerate \(format == "gif" ? 50 : 60) -i \(frames)"
  switch format {
  case "mp4":
    return
      "\(input) -vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p "
      + "-c:v libx264 -preset veryfast -crf 18 -movflags +faststart -f mp4 \(folder)/alone.mp4"
  case "gif":
    let palette = "\(folder)/palette.png"
    return
      "\(input) -vf palettegen \(palette) && \(input) -i \(palette) -lavfi paletteuse=dither=bayer "
      + "-f gif \(folder)/alone.gif"
  case "webp":
    return
      "\(shellQuoted(CommandLine.arguments[0])) --webp \(size) \(frames) \(folder)/alone.webp"
  default:
    let words = arguments.split(separator: " ").dropLast().joined(separator: " ")
    return "ffmpeg \(words) \(folder)/alone.\(format) <\(frames)"
  }
}

/// Encodes a file of raw frames as WebP, each once for as long as it is shown, as films are.
func encodeWebP(_ size: String, to path: String) -> Bool {
  let sides = size.split(separator: "x").compactMap { Int($0) }
  let frames = CommandLine.arguments.dropLast().last ?? ""
  guard sides.count == 2, let file = fopen(frames, "rb"),
    let sink = try? OutputFormat.webp.openSink(
      path: path, rate: FrameRate(60),
      options: EncodingOptions(background: Color(red: 0, green: 0, blue: 0)))
  else { return false }
  defer { fclose(file) }
  var next = [UInt32](repeating: 0, count: sides[0] * sides[1])
  var shown: (words: [UInt32], periods: Int)?
  while fread(&next, 4, next.count, file) == next.count {
    if let last = shown, last.words == next {
      shown?.periods += 1
      continue
    }
    guard append(shown, width: sides[0], to: sink) else { return false }
    shown = (next, 1)
  }
  return ferror(file) == 0 && append(shown, width: sides[0], to: sink)
    && (try? sink.finish()) != nil
}

/// Appends a frame to a film; returns false where that fails.
func append(_ shown: (words: [UInt32], periods: Int)?, width: Int, to sink: any FrameSink) -> Bool {
  guard let shown else { return true }
  let frame = Bitmap(width: width, height: shown.words.count / width) { x, y in
    shown.words[y * width + x] | 0xFF00_0000
  }
  return (try? sink.append(frame, periods: shown.periods)) != nil
}

func write(_ text: String, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  fputs(text, file)
  return fclose(file) == 0
}

func trimmed(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }
