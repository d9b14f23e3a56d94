package import SegueSystem
import SegueYAML

/// The Swift file that a catalog is compiled to, on disk.
package struct CompiledFile {
  /// The state of the file at its path.
  package enum State: Sendable {
    /// There is no file.
    case missing
    /// The file is up to date.
    case current
    /// The file was written from other presets, or by another version.
    case stale
    /// A file of another origin.
    case foreign
  }

  private let path: String
  private let bytes: [UInt8]

  /// A file with a text.
  package init(_ text: String, at path: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Whether there is a file of another origin at a path.
  package static func isForeign(at path: String) throws(SystemFailure) -> Bool {
    let mark = CompiledSwiftFile.mark
    do throws(SystemFailure) {
      return try !FileBytes.read(path, limit: mark.count).starts(with: mark)
    } catch {
      guard error.isMissing else { throw error }
      return false
    }
  }

  /// The record in the file at its path; nil if the file has another origin, or does not exist.
  package static func record(at path: String) -> CompiledRecord? {
    // Something that cannot be read as a file will not be overwritten either.
    (try? FileBytes.read(path, limit: CompiledRecord.maximumSize)).flatMap(CompiledRecord.init)
  }

  /// The compiled files below a folder, by their paths in it; what tools keep beside sources is not searched, nor other repositories.
  package static func all(below folder: String) -> [String] {
    files(in: folder, "", depth: 0).filter { path in
      let mark = CompiledSwiftFile.mark
      return (try? FileBytes.read("\(folder)/\(path)", limit: mark.count).starts(with: mark))
        == true
    }
  }

  private static let deepest = 12

  /// The Swift files in a folder, as paths that begin with a prefix.
  ///
  /// Links are not followed.
  private static func files(in root: String, _ prefix: String, depth: Int) -> [String] {
    guard depth <= deepest else { return [] }
    let entries = (try? OpenFolder("\(root)/\(prefix).").entries()) ?? []
    return entries.flatMap { entry -> [String] in
      if entry.kind == .folder {
        let isOther =
          Project.isFolderOfTools(entry.name)
          || FileStamp.of("\(root)/\(prefix)\(entry.name)/.git") != nil
        return isOther
          ? [] : files(in: root, "\(prefix)\(entry.name)/", depth: depth + 1)
      }
      return entry.name.hasSuffix(".swift") ? [prefix + entry.name] : []
    }
  }

  /// Compares the file with its text.
  package var state: State {
    get throws(SystemFailure) {
      do throws(SystemFailure) {
        let old = try FileBytes.read(path, limit: bytes.count)
        if old == bytes { return .current }
        return old.starts(with: CompiledSwiftFile.mark) ? .stale : .foreign
      } catch {
        guard error.isMissing else { throw error }
        return .missing
      }
    }
  }

  /// How the file at its path differs, in words; nil if it cannot be said.
  package var staleness: String? {
    guard let old = Self.record(at: path), let new = CompiledRecord(bytes) else { return nil }
    return old.changes(in: new)
  }

  /// Writes the file, unless it is current: a build system compares times.
  package func write(makesFolders: Bool = false) throws(SystemFailure) {
    if case .current = try? state { return }
    try AtomicFile.write(bytes, to: path, makesFolders: makesFolders)
  }
}
