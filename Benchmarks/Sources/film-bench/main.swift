import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: film-bench SEGUE [--json]
//
// Compares films with their encoders alone, which read the same frames from a file; GIFs with ffmpeg's palette
// filters, also by their errors; and films with longer and larger ones.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
if words.first == "--encode" {
  exit(encodeFile(words.dropFirst()) ? 0 : 1)
}
guard isInstalled("ffmpeg"), isInstalled("ffprobe") else {
  print("film-bench: skipped: ffmpeg is not installed")
  exit(0)
}
let bench = BenchFolder(of: "film-bench", segue: words.first)
let films = Films(segue: bench.segue, folder: bench.path)
bench.close(
  isMeasured: films.compareWithEncoders() && films.compareWithPaletteFilters()
    && films.compareLengthsAndSizes())
