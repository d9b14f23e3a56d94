import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Bench {
  /// Measures the time from saving a preset to the first bytes of the update, in `preview --watch`
  /// and in the browser.
  func measureSaving() {
    var template = Array("/tmp/segue-saving-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else {
      fail("there is no room in /tmp")
    }
    defer { _ = output(of: "rm -r \(shellQuoted(folder))") }
    let copied = output(of: "cp -r \(shellQuoted(catalog)) \(shellQuoted("\(folder)/catalog"))")
    let file = "\(folder)/catalog/slide/parallax-push.yaml"
    guard copied != nil, let text = output(of: "cat \(shellQuoted(file))") else {
      fail("the catalog cannot be copied")
    }
    let end = ["--protocol", "half", "--catalog", "\(folder)/catalog"]
    var report = Report("From saving to the screen, parallax-push", unit: "ms")
    let size = TerminalProcess.Size()
    for (title, command, measure) in [
      ("preview --watch", ["preview", "parallax-push", "--watch"], previewTimes),
      ("browse", ["browse", "parallax-push"], browserTimes),
    ] {
      guard let terminal = TerminalProcess([segue] + command + end, size: size),
        let seconds = measure(terminal, file, text)
      else { fail("\(title) does not show what is saved") }
      let samples = Samples(seconds).scaled(by: 1000)
      report.add(
        Row(title, samples, aim: "< 200", note: "worst \(short(samples.values.max() ?? .nan))"))
      terminal.press("q")
    }
    report.print()
  }
}

/// Saves a preset with a different error each time, whose text is displayed, and then fixed, which
/// shows its frames.
private func previewTimes(
  _ terminal: TerminalProcess, _ file: String, _ text: String
) -> [Double]? {
  var seconds: [Double] = []
  for round in 0..<20 {
    rest(terminal, 0.6 + Double(round) * 0.013)
    let isBroken = round % 2 == 0
    let mark = Array((isBroken ? "broken\(round)" : "▄").utf8)
    let begin = save(isBroken ? text + "\nbroken\(round): 1\n" : text, to: file)
    var seen: [UInt8] = []
    while !seen.contains(mark) {
      guard now(ofThread: false) < begin + 5, !terminal.hasEnded else { return nil }
      seen += terminal.read(within: 0.05)
    }
    seconds.append(now(ofThread: false) - begin)
  }
  return seconds
}

/// Saves a preset with a different duration each time; while paused, a picture is sent for no other
/// reason.
private func browserTimes(
  _ terminal: TerminalProcess, _ file: String, _ text: String
) -> [Double]? {
  rest(terminal, 1)
  terminal.press("0")
  var seconds: [Double] = []
  var changes = ScreenChanges()
  for round in 0..<20 {
    rest(terminal, 0.6 + Double(round) * 0.013)
    let begin = save(text.replacing("350ms", with: "\(400 + round)ms"), to: file)
    let before = changes.acknowledgements
    while changes.acknowledgements == before {
      guard now(ofThread: false) < begin + 5, !terminal.hasEnded else { return nil }
      _ = changes.take(terminal.read(within: 0.05))
    }
    seconds.append(now(ofThread: false) - begin)
  }
  return seconds
}

private func rest(_ terminal: TerminalProcess, _ seconds: Double) {
  let end = now(ofThread: false) + seconds
  while now(ofThread: false) < end { _ = terminal.read(within: 0.01) }
}

/// Saves a text and returns the time at which it was written.
private func save(_ text: String, to path: String) -> Double {
  guard let output = fopen(path, "w") else { fail("cannot write \(path)") }
  let bytes = Array(text.utf8)
  fwrite(bytes, 1, bytes.count, output)
  fclose(output)
  return now(ofThread: false)
}
