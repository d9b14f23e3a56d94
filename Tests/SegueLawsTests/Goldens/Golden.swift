import Foundation
import Testing

/// A text that is recorded under `Tests/Goldens`, and has to come out again as it is there.
struct Golden {
  /// The folder and the name, without the suffix.
  let name: String

  /// What records all of them anew.
  static let command = "Scripts/update"
  /// Whether this run records instead of comparing.
  static let isRecording = ProcessInfo.processInfo.environment["SEGUE_RECORD_GOLDENS"] == "1"
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Goldens").standardized

  private var file: URL { Self.folder.appending(path: name + ".txt") }

  /// Compares a text with what is recorded, or records it.
  func expect(_ text: String) throws {
    if Self.isRecording { return try record(text) }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if let mismatch = mismatch(about: text, recorded: recorded) { Issue.record("\(mismatch)") }
  }

  /// What is wrong with a text, naming the file, the line and the command; nil where nothing is.
  func mismatch(about text: String, recorded: String?) -> String? {
    let path = "Tests/Goldens/\(name).txt"
    guard let recorded else { return "\(path) is missing; \(Self.command) records it" }
    guard recorded != text else { return nil }
    let (old, new) = (recorded.lines, text.lines)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = line ?? min(old.count, new.count)
    func shown(_ lines: [Substring]) -> String { index < lines.count ? "\(lines[index])" : "(end)" }
    return """
      \(path):\(index + 1) differs; where the change is meant, \(Self.command) records it
        recorded: \(shown(old))
        now:      \(shown(new))
      """
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The names of the recorded files in a folder; none where nothing was ever recorded.
  private static func recorded(in name: String) -> Set<String> {
    let path = folder.appending(path: name).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Set(files.map { "\(name)/" + ($0.hasSuffix(".txt") ? $0.dropLast(4) : $0[...]) })
  }

  /// Expects a folder to hold these goldens and no others; recording removes the others.
  static func expectNoOrphans(in name: String, but goldens: [Golden]) throws {
    for orphan in recorded(in: name).subtracting(goldens.map(\.name)).sorted() {
      guard isRecording else {
        Issue.record("Tests/Goldens/\(orphan).txt belongs to nothing; \(command) removes it")
        continue
      }
      try FileManager.default.removeItem(at: folder.appending(path: orphan + ".txt"))
    }
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
