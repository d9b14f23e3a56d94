/// The diagnostics of a run: in order, without repetition, and not too many of one file.
public struct Diagnostics: Sendable {
  /// How many of one file are kept; the rest is counted.
  public static let limitPerFile = 20

  /// Those that were kept, in the order of their files' first reports, and by position within a file.
  public var shown: [Diagnostic] { order.flatMap { files[$0]?.sorted ?? [] } }

  /// Whether one of them was an error.
  public private(set) var hasErrors = false

  private var order: [String] = []
  private var files: [String: FileReport] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Whether nothing was reported.
  public var isEmpty: Bool { order.isEmpty }

  /// Adds one, unless the same was said before.
  public mutating func report(_ diagnostic: Diagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    withReport(of: diagnostic.place?.file.name ?? "") { $0.add(diagnostic) }
  }

  /// Adds an error that is only worth describing while its file has room.
  ///
  /// A file with a hundred thousand mistakes costs no hundred thousand messages.
  package mutating func report(in file: SourceFile, _ describe: () -> Diagnostic) {
    if (files[file.name]?.kept.count ?? 0) < Self.limitPerFile {
      report(describe())
    } else {
      hasErrors = true
      withReport(of: file.name) { $0.omitted += 1 }
    }
  }

  /// Adds all of another collection.
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

  /// How many of a file were counted but not kept.
  public func omitted(in file: String) -> Int { files[file]?.omitted ?? 0 }

  /// All that were kept, rendered, each file followed by the count of what was left out.
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

/// What was reported about one file.
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
