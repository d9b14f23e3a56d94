import Foundation
import Measuring

/// What an author waits for with `gallery --serve`, in milliseconds.
struct ServerMeasurements {
  private let served: ServedGallery
  private let catalog: String

  private static let rounds = 5
  private static let silence = 1.5

  /// Serves a copy of the catalog, whose presets can be saved; nil where that fails.
  init?(_ segue: String, catalog: String, folder: String) {
    self.catalog = "\(folder)/catalog"
    let copy = "cp -r \(shellQuoted(catalog)) \(shellQuoted(self.catalog))"
    guard output(of: copy) != nil, let served = ServedGallery(segue, catalog: self.catalog) else {
      return nil
    }
    self.served = served
  }

  /// From a request to the last byte of its answer.
  func layout(_ request: String) -> Samples? {
    var seconds: [Double] = []
    for _ in 0...Self.rounds {
      let begin = now(ofThread: false)
      guard LocalConnection("/layout/\(request)", of: served.address)?.answer() != nil else {
        return nil
      }
      seconds.append(now(ofThread: false) - begin)
    }
    // The first one draws the pictures.
    return Samples(Array(seconds.dropFirst())).scaled(by: 1000)
  }

  /// From saving a preset to the first bytes that an open page receives.
  func saving(_ id: String) -> Samples? {
    let found = output(of: "find \(shellQuoted(catalog)) -name \(id).yaml")
    guard let path = found.map(trimmed),
      let connection = LocalConnection("/events", of: served.address),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    _ = connection.update(containing: "data:", silence: Self.silence)
    var seconds: [Double] = []
    // The first one draws what was not drawn since the server began.
    for round in 0...Self.rounds {
      let changed = text.replacing("\nsummary: ", with: "\nsummary: Saved \(round). ")
      let begin = now(ofThread: false)
      guard (try? changed.write(toFile: path, atomically: false, encoding: .utf8)) != nil,
        let first = connection.update(
          containing: "Saved \(round). ", silence: Self.silence)
      else { return nil }
      seconds.append(first - begin)
    }
    return Samples(Array(seconds.dropFirst())).scaled(by: 1000)
  }
}

/// Prints what an author waits for; returns false where something could not be run.
func measureServer(_ catalog: String) -> Bool {
  guard let server = ServerMeasurements(segue, catalog: catalog, folder: folder) else {
    print("gallery-bench: '\(catalog)' cannot be served")
    return false
  }
  func layout(_ request: String) -> Samples? {
    let samples = server.layout("explode?operation=push&\(request)")
    if samples == nil { print("gallery-bench: there is no layout of explode with \(request)") }
    return samples
  }
  var report = Report("What an author waits for, gallery --serve", unit: "ms")
  for columns in [8, 10, 14] {
    guard let samples = layout("part=timeline&set=columns:\(columns)") else { return false }
    report.add(
      Row("explode's motion, \(columns) columns", samples, aim: columns == 10 ? "50" : nil))
  }
  guard let whole = layout("set=columns:10") else { return false }
  report.add(Row("the same, 10 columns in full detail", whole, aim: "150"))
  for id in ["slide", "cover", "cell-zoom", "explode", "dust"] {
    guard let samples = server.saving(id) else {
      print("gallery-bench: no update came after '\(id)' was saved")
      return false
    }
    report.add(Row("saving \(id), to the update's first bytes", samples, aim: "60"))
  }
  report.print()
  return true
}
