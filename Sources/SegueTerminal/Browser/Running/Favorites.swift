import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The presets that the user has marked, in a file of the configuration folder: an id on each line.
package struct Favorites: Sendable {
  /// Why favorites cannot be read or kept.
  package struct Problem: Error, Hashable {
    /// The problem and its place, with advice if there is any.
    package let message: String
  }

  /// The path of the file; nil if there is no folder for it.
  private let path: String?
  /// The ids of the marked presets.
  private(set) var ids: Set<String> = []

  private static let head = "# The favorites of 'segue browse': an id on each line.\n"

  /// The favorites in `segue/favorites` of the configuration folder, which are not read yet.
  package init(environment: (String) -> String?) {
    path = CatalogSearch.userFolder("XDG_CONFIG_HOME", orHome: ".config", environment)
      .map { "\($0)/segue/favorites" }
  }

  /// Reads the file; without one there are no favorites.
  package mutating func read() throws(Problem) {
    guard let path else { return }
    ids = []
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: 1 << 20)
    } catch {
      if error.isMissing { return }
      throw Problem(message: "cannot read the favorites: \(error.description)")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
      let id = String(decoding: line, as: UTF8.self)
      guard Self.isID(id) else {
        throw Problem(
          message: "\(path.printable):\(index + 1): expected the id of a preset; remove the line")
      }
      ids.insert(id)
    }
  }

  /// Marks a preset or takes its mark away.
  ///
  /// The file is read again first, since another browser may have changed it, and is written whole or
  /// not at all.
  package mutating func mark(_ id: String, _ isFavorite: Bool) throws(Problem) {
    guard let path else {
      throw Problem(message: "cannot keep favorites: neither XDG_CONFIG_HOME nor HOME is set")
    }
    guard Self.isID(id) else { throw Problem(message: "a file with errors cannot be a favorite") }
    try read()
    if isFavorite { ids.insert(id) } else { ids.remove(id) }
    let text = Self.head + ids.sorted().map { $0 + "\n" }.joined()
    do throws(SystemFailure) {
      try AtomicFile.write(Array(text.utf8), to: path, makesFolders: true)
    } catch {
      if isFavorite { ids.remove(id) } else { ids.insert(id) }
      throw Problem(message: "cannot keep favorites: \(error.description)")
    }
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
      && text.printable == text
  }
}
