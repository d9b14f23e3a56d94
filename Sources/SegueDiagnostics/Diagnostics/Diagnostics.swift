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
    if files[file.name]?.isFull(for: .error) != true {
      report(describe())
    } else {
      hasErrors = true
      withReport(of: file.name) { $0.omit(.error) }
    }
  }

  /// Adds the error that ended the reading of its file, which is kept beyond the limit.
  package mutating func reportFatal(_ diagnostic: Diagnostic) {
    hasErrors = true
    withReport(of: diagnostic.place?.file.name ?? "") { $0.addFatal(diagnostic) }
  }

  /// Adds all diagnostics of another collection.
  public mutating func append(_ other: Diagnostics) {
    for name in other.order {
      guard let report = other.files[name] else { continue }
      withReport(of: name) { mine in
        for diagnostic in report.kept { mine.add(diagnostic) }
        if let fatal = report.fatal { mine.addFatal(fatal) }
        for (severity, count) in report.omitted { mine.omit(severity, count) }
      }
    }
    hasErrors = hasErrors || other.hasErrors
  }

  /// The diagnostics about some files.
  ///
  /// - Parameter isIncluded: called with the name of each file.
  package func about(_ isIncluded: (String) -> Bool) -> Diagnostics {
    var result = Diagnostics()
    result.order = order.filter(isIncluded)
    for name in result.order { result.files[name] = files[name] }
    result.hasErrors = result.count(.error) > 0
    return result
  }

  /// The number of diagnostics that were reported, whether kept or only counted.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    files.values.reduce(0) { $0 + $1.count(severity) }
  }

  /// The files with errors, in the order of their first reports, and how many each has.
  package var errorsByFile: [(file: String, count: Int)] {
    order.compactMap { name in
      guard let report = files[name], report.count(.error) > 0 else { return nil }
      return (name, report.count(.error))
    }
  }

  /// The number of diagnostics that were counted but not kept.
  public var omitted: Int { files.values.reduce(0) { $0 + $1.omittedCount } }

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
  private(set) var kept: [Diagnostic] = []
  /// The error that ended the reading.
  private(set) var fatal: Diagnostic?
  private(set) var omitted: [Diagnostic.Severity: Int] = [:]

  init(name: String) { self.name = name }

  /// Whether a diagnostic would only be counted.
  func isFull(for severity: Diagnostic.Severity) -> Bool {
    kept.count >= Diagnostics.limitPerFile
      && (severity != .error || kept.allSatisfy { $0.severity == .error })
  }

  mutating func add(_ diagnostic: Diagnostic) {
    if kept.contains(diagnostic) || fatal == diagnostic { return }
    if isFull(for: diagnostic.severity) { return omit(diagnostic.severity) }
    kept.append(diagnostic)
    // Errors, which keep a file from being loaded, take precedence over warnings.
    if kept.count > Diagnostics.limitPerFile,
      let index = kept.lastIndex(where: { $0.severity != .error })
    {
      omit(kept.remove(at: index).severity)
    }
  }

  /// Adds the error that ended the reading, which is always shown.
  mutating func addFatal(_ diagnostic: Diagnostic) {
    if let fatal, fatal != diagnostic { add(fatal) }
    kept.removeAll { $0 == diagnostic }
    fatal = diagnostic
  }

  mutating func omit(_ severity: Diagnostic.Severity, _ count: Int = 1) {
    omitted[severity, default: 0] += count
  }

  var sorted: [Diagnostic] {
    (kept + [fatal].compactMap { $0 }).enumerated()
      .sorted { a, b in (a.element.offset, a.offset) < (b.element.offset, b.offset) }
      .map(\.element)
  }

  func count(_ severity: Diagnostic.Severity) -> Int {
    kept.count { $0.severity == severity } + (fatal?.severity == severity ? 1 : 0)
      + (omitted[severity] ?? 0)
  }

  var omittedCount: Int { omitted.values.reduce(0, +) }

  func omission(named style: DiagnosticStyle) -> [String] {
    guard omittedCount > 0 else { return [] }
    let noun = omittedCount == 1 ? "diagnostic" : "diagnostics"
    return [
      Diagnostic(.note, "diagnostics/omitted", "\(omittedCount) more \(noun) in \(name)", at: nil)
        .text(style)
    ]
  }
}

extension Diagnostic {
  fileprivate var offset: Int { place?.range.start.offset ?? -1 }
}
