import SystemPackage

extension FileSystem {
  /// The path without `.` and, after a folder, `..`; `.` if nothing is left.
  package static func normalized(_ path: String) -> String {
    // FilePath traps on `../..` in debug builds.
    let start = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      let isAtStart = parts.isEmpty ? start.isEmpty : parts.last == ".."
      switch part {
      case ".": break
      case ".." where isAtStart: parts.append(part)
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    let normalized = start + parts.joined(separator: "/")
    return normalized.isEmpty ? "." : normalized
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
