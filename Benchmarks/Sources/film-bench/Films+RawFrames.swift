import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The frames of a film in a file, as ffmpeg received them.
struct RawFrames {
  let path: String
  /// Columns and rows, as in `402x874`.
  let size: String
  /// The arguments that ffmpeg received, without its output.
  let arguments: String
}

extension Films {
  var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "" }

  /// Saves the frames that a film sends to ffmpeg; nil where it fails.
  func rawFrames(_ preset: String, as format: String, _ options: [String] = []) -> RawFrames? {
    let keeper = """
      #!/bin/sh
      printf "'%s' " "$@" >\(folder)/arguments
      cat >\(folder)/frames
      PATH=${PATH#*:} ffmpeg "$@" <\(folder)/frames

      """
    let path = "\(folder)/\(preset)-\(format).raw"
    let line = command(preset, to: "\(folder)/kept.\(format)", options).map(shellQuoted)
    guard output(of: "mkdir -p \(folder)/keeper") != nil,
      writeProgram(keeper, to: "\(folder)/keeper/ffmpeg"),
      output(of: "PATH=\(folder)/keeper:$PATH \(line.joined(separator: " "))") != nil,
      let text = output(of: "cat \(folder)/arguments"),
      output(of: "mv \(folder)/frames \(path)") != nil
    else { return nil }
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(of: "'-video_size'") else { return nil }
    return RawFrames(
      path: path, size: words[place + 1].filter { $0 != "'" },
      arguments: words.dropLast().joined(separator: " "))
  }

  /// The beginning of an ffmpeg command that reads frames of words.
  func input(_ frames: RawFrames, _ rate: Int) -> String {
    "ffmpeg -y -loglevel error -f rawvideo -pixel_format bgr0 -video_size \(frames.size) "
      + "-framerate \(rate) -i \(frames.path)"
  }

  /// The command with which this program encodes frames of words.
  func encode(_ frames: RawFrames, _ rate: Int, to name: String, _ option: String = "") -> String {
    "\(shellQuoted(CommandLine.arguments[0])) --encode \(frames.size) \(rate) \(frames.path) "
      + "\(folder)/\(name) \(option)"
  }

  /// Writes a shell script that can be run.
  func writeProgram(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs(text, file)
    return fclose(file) == 0 && chmod(path, 0o755) == 0
  }
}
