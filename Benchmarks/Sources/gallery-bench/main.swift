import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: gallery-bench SEGUE [CATALOG] [--json] [--pages] [--server] [--minutes N]
//
// Builds the gallery of the whole catalog without and with its cache, and measures its size. In a
// browser, where one is installed: the time to the first card and to a preset's phone on a slow
// phone, frames a second, and the heap over some minutes. With a catalog also what its author waits
// for: new motion while a slider moves, and the update after saving. With --pages only what a browser
// shows, with --server only the last.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
let minutes = words.firstIndex(of: "--minutes").flatMap { Int(words[$0 + 1]) } ?? 2
let bench = BenchFolder(of: "gallery-bench", segue: words.first)
let (segue, folder) = (bench.segue, bench.path)
setenv("XDG_CACHE_HOME", "\(folder)/cache", 1)
let catalog = words.dropFirst().first.flatMap { $0.hasPrefix("-") ? nil : $0 }
bench.close(isMeasured: measureAll())

/// Prints the tables that were asked for; returns false where something could not be run.
func measureAll() -> Bool {
  if words.contains("--pages") { return measurePages() }
  if words.contains("--server"), catalog == nil {
    print("gallery-bench: --server needs a catalog")
    return false
  }
  guard words.contains("--server") || measure() else { return false }
  return catalog.map(measureServer) ?? true
}

/// Prints all tables; returns false where something could not be run.
func measure() -> Bool {
  let site = "\(folder)/site"
  let commands = [
    ("all of it, anew", [segue, "gallery", "-o", site, "--no-cache"]),
    ("all of it, from the cache", [segue, "gallery", "-o", site]),
    ("one preset, anew", [segue, "gallery", "cover", "-o", "\(folder)/one", "--no-cache"]),
    ("one file, from the cache", [segue, "gallery", "--single", "\(folder)/all.html"]),
  ]
  guard let runs = ProcessRuns(rounds: 2, commands.map(\.1)) else { return false }
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
    ("data of the presets", "\(site)/data/*.js"),
    ("pictures", "\(site)/media/* $(find \(site)/posters -type f)"),
    ("all of the folder", "$(find \(site) -type f)"), ("all in one file", "\(folder)/all.html"),
  ] {
    guard let text = output(of: "cat \(files) | wc -c"), let bytes = Double(trimmed(text)) else {
      return false
    }
    weights.add(Row(title, Samples([bytes / 1000])))
  }
  let largest = "ls -S \(site)/data/*.js | grep -v search | head -1"
  if let text = output(of: "gzip -9c $(\(largest)) | wc -c"), let bytes = Double(trimmed(text)) {
    weights.add(Row("the largest part of a page, compressed", Samples([bytes / 1000])))
  }
  weights.print()

  var times = Report("From the address to the first card", unit: "ms")
  for (title, page) in [("a folder", "\(site)/index.html"), ("one file", "\(folder)/all.html")] {
    times.add(Row(title, firstCard(of: page), note: "in a browser without a cache"))
  }
  times.print()
  return measurePages()
}

/// Builds a gallery and prints what its pages cost; returns false where something could not be run.
func measurePages() -> Bool {
  let site = "\(folder)/site"
  guard output(of: "\(shellQuoted(segue)) gallery -o \(site) 2>/dev/null") != nil else {
    return false
  }
  do { return try measurePages(in: site) } catch {
    print("gallery-bench: \(error)")
    return false
  }
}

/// Prints what a visitor waits for; returns false where the gallery cannot be served.
func measurePages(in site: String) throws -> Bool {
  guard Browser.path != nil else { return true }
  guard let served = ServedGallery(segue) else { return false }
  let slow = "slow 4G, a processor four times slower"
  var times = Report("From the address, on a slow phone", unit: "ms")
  times.add(
    Row(
      "the first card", try PageMeasurements.firstCard(at: served.address), aim: "1500", note: slow)
  )
  for id in ["cell-zoom", "explode", "dust"] {
    times.add(
      Row(
        "the poster of \(id)", try PageMeasurements.poster(at: "\(served.address)#/\(id)"),
        note: slow))
    times.add(
      Row(
        "the phone of \(id)", try PageMeasurements.phone(at: "\(served.address)#/\(id)"),
        aim: "2500", note: slow))
  }
  times.print()

  let page = "file://\(site)/index.html"
  var rates = Report("While it plays, in frames", unit: "per second")
  let toCards = "document.getElementById('cards').scrollIntoView()"
  rates.add(
    Row(
      "six cards", try PageMeasurements.frameRate(at: page, after: toCards), aim: "60"))
  for id in ["confetti", "dust", "explode"] {
    rates.add(
      Row(
        "the page of \(id)", try PageMeasurements.frameRate(at: "\(page)#/\(id)", after: "0"),
        aim: "30"))
  }
  rates.print()

  var heaps = Report("The heap while six cards play", unit: "MB")
  let heap = try PageMeasurements.heap(at: page, minutes: minutes)
  let ends = [heap.values.first, heap.values.last].map { short($0 ?? .nan) }
  heaps.add(Row("\(minutes) minutes", heap, note: "from \(ends[0]) to \(ends[1])"))
  heaps.print()
  return true
}

/// Measures how long a browser takes to the first card, five times.
func firstCard(of page: String) -> Samples? {
  let names = ["chromium-headless-shell", "chromium", "google-chrome"]
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
