import SegueDiagnostics
import SegueSystem

extension CommandEnvironment {
  /// The help line for a path at which there is nothing: the folder beside it that was probably meant; nil if none is near.
  ///
  /// - Parameter help: says what to do with the folder, as it should have been written.
  func help(
    forMissing written: String,
    _ help: (String) -> String = {
      "there is a folder with a similar name: '\($0)'"
    }
  ) -> String? {
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { !$0.isEmpty } ?? 0
    let parent = parts[..<end].joined(separator: "/") + (end > 0 ? "/" : "")
    let place = path(parent)
    guard let folder = try? OpenFolder(place.isEmpty ? "." : place),
      let entries = try? folder.entries()
    else { return nil }
    let names = entries.filter {
      ($0.kind == .unknown ? folder.kind(of: $0.name) : $0.kind) == .folder
    }
    .map(\.name)
    return NearestName.find(String(parts[end]), among: names).map { help((parent + $0).printable) }
  }
}
