/// The diagnostics of a run: ordered, without duplicates, and limited per file.
public struct Diagnostics: Sendable {
  /// The number of diagnostics kept per file; the rest is only counted.
  public static let limitPerFile = 20

  /// The diagnostics kept, in the order of their files' first reports, and by position within a
  /// file.
  public var shown: [Diagnostic] { order.flatMap { files[$0]?.sorted ?? [] } }

  /// Whether an error was reported.
  public private(set) var hasErrors = false

  private var order: [String] = []
  private var files: [String: FileReport] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Whether nothing was reported.
  public var isEmpty: Bool { order.isEmpty }

  /// Adds a diagnostic, unless it is a duplicate.
  public mutating func report(_ diagnostic: Diagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    withReport(of: diagnostic.place?.file.name ?? "") { $0.add(diagnostic) }
  }

  /// Adds an error that is described only below its file's limit.
  ///
  /// A file with a hundred thousand mistakes does not build a hundred thousand messages.
  package mutating func report(in file: SourceFile, _ describe: () -> Diagnostic) {
    if (files[file.name]?.kept.count ?? 0) < Self.limitPerFile {
      report(describe())
    } else {
      hasErrors = true
      withReport(of: file.name) { $0.omitted += 1 }
    }
  }

  /// Adds all diagnostics of another collection.
  public mutating func append(_ other: Diagnostics) {
    for name in other.order {
      guard let report = other.files[name] else { continue }
      withReport(of: name) { mine in
        for diagnostic in report.kept { mine.add(diagnostic) }
        mine.omitted += report.omitted
      }
    }
    hasErrors = hasErrors || other.hasErrors
  }

  /// The number of a file's diagnostics that were counted but not kept.
  public func omitted(in file: String) -> Int { files[file]?.omitted ?? 0 }

  /// All kept diagnostics as text, each file followed by the number omitted.
  public func text(_ style: DiagnosticStyle) -> String {
    order.compactMap { files[$0] }
      .flatMap { report in
        report.sorted.map { $0.text(style) } + report.omission(named: style)
      }
      .joined(separator: style.separator)
  }

  private mutating func withReport(of file: String, _ change: (inout FileReport) -> Void) {
    if files[file] == nil { order.append(file) }
    change(&files[file, default: FileReport(name: file)])
  }
}

/// The diagnostics of one file.
private struct FileReport {
  let name: String
  var kept: [Diagnostic] = []
  var omitted = 0

  init(name: String) { self.name = name }

  mutating func add(_ diagnostic: Diagnostic) {
    if kept.count >= Diagnostics.limitPerFile {
      omitted += 1
    } else if !kept.contains(diagnostic) {
      kept.append(diagnostic)
    }
  }

  var sorted: [Diagnostic] {
    kept.enumerated()
      .sorted { a, b in (a.element.offset, a.offset) < (b.element.offset, b.offset) }
      .map(\.element)
  }

  func omission(named style: DiagnosticStyle) -> [String] {
    guard omitted > 0 else { return [] }
    let noun = omitted == 1 ? "diagnostic" : "diagnostics"
    return [
      Diagnostic(.note, "diagnostics/omitted", "\(omitted) more \(noun) in \(name)", at: nil)
        .text(style)
    ]
  }
}

extension Diagnostic {
  fileprivate var offset: Int { place?.range.start.offset ?? -1 }
}
