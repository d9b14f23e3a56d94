import Foundation

/// The clone that these tests were compiled in.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder, as paths from the root; hidden ones and build folders are left out.
  ///
  /// So are documentation catalogs, whose links `docc` checks.
  static func files(under folder: String, suffixes: Set<String>) -> [String] {
    let start = root.appending(path: folder)
    let walk = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (walk?.compactMap { $0 as? URL } ?? [])
      .filter { suffixes.contains($0.pathExtension) }
      .map { pathFromRoot(of: $0) }
      .filter { !$0.hasPrefix("build/") && !$0.contains(".docc/") }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func pathFromRoot(of file: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count))
      .trimmingPrefix("/").description
  }
}
