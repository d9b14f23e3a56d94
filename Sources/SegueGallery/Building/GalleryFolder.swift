package import SegueSystem
import SegueYAML

/// The output folder of a gallery.
///
/// A list of the written files stays in it, so that the next build writes only changed files,
/// removes obsolete ones, and overwrites no other files.
package struct GalleryFolder {
  private let path: String

  private static let listName = ".segue-gallery"
  private static let limit = 1 << 26

  /// Uses a folder, which need not exist yet.
  package init(path: String) { self.path = path }

  /// Whether a gallery may be written here without overwriting other files.
  package var isSafeToWrite: Bool {
    FileStamp.of("\(path)/index.html") == nil || FileStamp.of("\(path)/\(Self.listName)") != nil
  }

  /// Creates the folder, before anything is rendered for it.
  package func create() throws(SystemFailure) { try FileSystem.makeFolders(path) }

  /// Writes files, and removes obsolete ones of the previous build.
  package func write(_ files: GalleryFiles) throws(SystemFailure) {
    let previous = Set(previousFiles())
    for file in files.all where !isUpToDate(file.name, file.bytes) {
      try NewFile.write(file.bytes, to: "\(path)/\(file.name)", overwrites: true)
    }
    let names = files.all.map(\.name)
    for name in previous.subtracting(names) { FileSystem.remove("\(path)/\(name)") }
    let list = names.joined(separator: "\n") + "\n"
    try NewFile.write(Array(list.utf8), to: "\(path)/\(Self.listName)", overwrites: true)
  }

  /// The files of the previous build, restricted to names that a gallery's files can have.
  private func previousFiles() -> [String] {
    guard let bytes = try? FileBytes.read("\(path)/\(Self.listName)", limit: Self.limit) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("data/") || $0.hasPrefix("media/")) && !$0.contains("..")
    }
  }

  private func isUpToDate(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let stamp = FileStamp.of("\(path)/\(name)"), stamp.size == bytes.count else {
      return false
    }
    // A picture is named by its content.
    if name.hasPrefix("media/") { return true }
    return (try? FileBytes.read("\(path)/\(name)", limit: Self.limit)) == bytes
  }
}
