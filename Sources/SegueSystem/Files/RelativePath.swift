import SystemPackage

extension FileSystem {
  /// The path without `.` and, after a folder, `..`; `.` if nothing is left.
  package static func normalized(_ path: String) -> String {
    let path = FilePath(path).lexicallyNormalized().string
    return path.isEmpty ? "." : path
  }

  /// The path from a folder to a file, both absolute: `../catalog` from `/app/Sources` to `/app/catalog`.
  package static func path(to file: String, from folder: String) -> String {
    let target = FilePath(file).lexicallyNormalized().components.map(\.string)
    let start = FilePath(folder).lexicallyNormalized().components.map(\.string)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
