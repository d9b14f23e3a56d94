import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Films {
  /// Compares films with ones of ten times as many moving frames, and of nine times as many pixels.
  func compareLengthsAndSizes() -> Bool {
    var report = Report(
      "Films of cell-zoom, compared with shorter and smaller ones, in processor time", unit: "ms")
    for format in ["mp4", "webp", "gif"] {
      let film = "\(folder)/film.\(format)"
      let (short, long) = (["--speed", "0.5"], ["--speed", "0.05"])
      let (small, large) = (short + ["--scale", "1"], short + ["--scale", "3"])
      guard let few = frameCount(short), let many = frameCount(long),
        let runs = ProcessRuns(
          rounds: 1, [short, long, small, large].map { command("cell-zoom", to: film, $0) })
      else { return false }
      func add(_ name: String, _ index: Int, factor: Double, aim: String? = nil) {
        let time = runs.processor[index].ratio(to: runs.processor[index - 1])
        let memory = Double(runs.peakMemory[index]) / Double(runs.peakMemory[index - 1])
        report.add(
          Row(
            "\(format), \(name)", runs.processor[index].scaled(by: 1000),
            ratio: (memory, "the other's memory"), aim: aim, peakMemory: runs.peakMemory[index],
            note: "time grows with the power \(Measuring.short(log(time) / log(factor)))"))
      }
      add("\(many) frames against \(few)", 1, factor: Double(many) / Double(few), aim: "≤ 1.05×")
      add("9 times the pixels", 3, factor: 9)
    }
    report.print()
    return true
  }

  /// The number of frames of a film.
  private func frameCount(_ options: [String]) -> Int? {
    let film = "\(folder)/counted.mp4"
    let write = command("cell-zoom", to: film, options + ["--scale", "1"]).map(shellQuoted)
    let count =
      "ffprobe -v error -count_packets -show_entries stream=nb_read_packets -of csv=p=0 \(film)"
    guard output(of: write.joined(separator: " ")) != nil else { return nil }
    return output(of: count).flatMap { Int($0.prefix { $0.isNumber }) }
  }
}
