import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: gallery-bench SEGUE [--json]
//
// Builds the gallery of the whole catalog without and with its cache, measures its size, and
// measures in a browser how long its page takes to the first visible card; skipped where no browser
// is installed.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
let bench = BenchFolder(of: "gallery-bench", segue: words.first)
let (segue, folder) = (bench.segue, bench.path)
setenv("XDG_CACHE_HOME", "\(folder)/cache", 1)
bench.close(isMeasured: measure())

/// Prints all tables; returns false where something could not be run.
func measure() -> Bool {
  let site = "\(folder)/site"
  let commands = [
    ("all of it, anew", [segue, "gallery", "-o", site, "--no-cache"]),
    ("all of it, from the cache", [segue, "gallery", "-o", site]),
    ("one preset, anew", [segue, "gallery", "cover", "-o", "\(folder)/one", "--no-cache"]),
    ("one file, from the cache", [segue, "gallery", "--single", "\(folder)/all.html"]),
  ]
  guard let runs = ProcessRuns(rounds: 5, commands.map(\.1)) else { return false }
  var report = Report("The gallery of the catalog, by the clock", unit: "ms")
  for (index, command) in commands.enumerated() {
    report.add(
      Row(
        command.0, runs.wall[index].scaled(by: 1000),
        ratio: (runs.wall[index].ratio(to: runs.wall[0]), "making all"),
        peakMemory: runs.peakMemory[index]))
  }
  report.print()

  var weights = Report("Its weight", unit: "kB")
  for (title, files) in [
    ("the page, its style and scripts", "\(site)/index.html \(site)/gallery.*"),
    ("what the cards play", "$(ls \(site)/data/*.js | grep -v page.js)"),
    ("what the pages add", "\(site)/data/*.page.js"), ("pictures", "\(site)/media/*"),
    ("all in one file", "\(folder)/all.html"),
  ] {
    guard let text = output(of: "cat \(files) | wc -c"), let bytes = Double(trimmed(text)) else {
      return false
    }
    weights.add(Row(title, Samples([bytes / 1000])))
  }
  weights.print()

  var times = Report("From the address to the first card", unit: "ms")
  for (title, page) in [("a folder", "\(site)/index.html"), ("one file", "\(folder)/all.html")] {
    times.add(Row(title, firstCard(of: page), note: "in a browser without a cache"))
  }
  times.print()
  return true
}

/// Measures how long a browser takes to the first card, five times.
func firstCard(of page: String) -> Samples? {
  let names = ["chromium", "chromium-browser", "google-chrome"]
  guard let browser = names.first(where: isInstalled) else { return nil }
  let values = (0..<5).compactMap { round -> Double? in
    let command = """
      \(browser) --headless=new --no-sandbox --disable-gpu --timeout=15000 \
      --user-data-dir=\(folder)/profile\(round) --dump-dom file://\(page) 2>/dev/null
      """
    guard let text = output(of: command),
      let start = text.firstRange(of: "data-first=\"")
    else { return nil }
    return Double(text[start.upperBound...].prefix { $0 != "\"" })
  }
  return values.isEmpty ? nil : Samples(values)
}

/// Returns a text without whitespace.
func trimmed(_ text: String) -> String {
  String(text.filter { !$0.isWhitespace })
}
