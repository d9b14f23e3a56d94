import SegueDiagnostics
import SegueSystem

/// The program behind the plugins: `SegueCatalogGenerator [--check] CATALOG FILE [OTHER-CATALOG…]`.
///
/// It prints what compilers print, so that Xcode shows mistakes at their lines.
package struct CatalogGenerator {
  /// The exit status after success.
  package static let success: Int32 = 0
  /// The exit status after errors in the catalog, and for a file that is not up to date.
  package static let failure: Int32 = 1
  /// The exit status after a wrong command line.
  package static let usage: Int32 = 2

  private let checks: Bool
  private let folder: String
  private let output: String
  private let others: [String]

  /// Reads a command line; nil if it is wrong.
  package init?(_ arguments: [String]) {
    checks = arguments.first == "--check"
    let paths = arguments.dropFirst(checks ? 1 : 0)
    guard paths.count >= 2, let folder = paths.first else { return nil }
    self.folder = folder
    output = paths[paths.startIndex + 1]
    others = Array(paths.dropFirst(2))
  }

  /// Writes the file, or checks it.
  ///
  /// - Parameter print: receives messages, each a line or several.
  /// - Returns: the exit status.
  package func run(print: (String) -> Void) -> Int32 {
    do {
      let compilation = try FolderCompilation(
        of: folder, using: others, named: "app", options: [recordedFolder])
      if !compilation.diagnostics.isEmpty {
        print(compilation.diagnostics.text(.xcode(folder: FileSystem.real(".") ?? "")))
      }
      for warning in compilation.warnings { print("warning: \(warning)") }
      guard let text = compilation.text else { return Self.failure }
      return try finish(CompiledFile(text, at: output), print: print)
    } catch {
      print("error: \(error)".printable)
      return Self.failure
    }
  }

  /// The catalog folder as 'segue compile' records it, so that both write the same file.
  private var recordedFolder: String {
    func real(_ path: String) -> String { FileSystem.real(path) ?? path }
    return CompiledRecord.path(to: real(folder), from: real(FileSystem.folder(of: output)))
  }

  private func finish(_ file: CompiledFile, print: (String) -> Void) throws -> Int32 {
    switch (try file.state, checks) {
    case (.current, _): return Self.success
    case (.missing, false), (.stale, false):
      try file.write(makesFolders: true)
      return Self.success
    case (.foreign, _):
      print("error: '\(output.printable)' was not written by Segue; move it out of the way")
    case (.missing, true), (.stale, true):
      let reason = file.staleness.map { ": \($0)" } ?? ""
      print("error: '\(output.printable)' is not up to date\(reason)".printable)
      print("note: run 'swift package segue-compile'")
    }
    return Self.failure
  }
}
