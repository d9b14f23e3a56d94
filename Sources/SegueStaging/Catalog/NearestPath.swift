import SegueDiagnostics
import SegueSystem

/// Suggests the file or folder that was probably meant by a path that does not exist.
package enum NearestPath {
  /// The kinds of things at a path.
  package enum Kind: String {
    case file, folder
  }

  /// The path, as it should have been written; nil if nothing beside it has a similar name.
  ///
  /// - Parameter resolve: makes a written path one that the process can open.
  package static func find(
    _ written: String, _ kind: Kind, resolve: (String) -> String = { $0 }
  ) -> String? {
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { !$0.isEmpty } ?? 0
    let parent = parts[..<end].joined(separator: "/") + (end > 0 ? "/" : "")
    let place = resolve(parent)
    guard let folder = try? OpenFolder(place.isEmpty ? "." : place),
      let entries = try? folder.entries()
    else { return nil }
    let names = entries.filter {
      (($0.kind == .unknown ? folder.kind(of: $0.name) : $0.kind) == .folder) == (kind == .folder)
    }
    .map(\.name)
    return NearestName.find(String(parts[end]), among: names).map { (parent + $0).printable }
  }

  /// The help line with that path; nil if there is none.
  package static func help(
    _ written: String, _ kind: Kind, resolve: (String) -> String = { $0 }
  ) -> String? {
    find(written, kind, resolve: resolve)
      .map { "there is a \(kind) with a similar name: '\($0)'" }
  }
}
