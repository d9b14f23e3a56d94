import SegueSystem

/// Searches for programs that other programs start by name.
enum ProgramSearch {
  /// The path of the first of several programs found in `PATH`; nil if there is none.
  static func find(_ names: [String], in path: String?) -> String? {
    let folders = (path ?? "").split(separator: ":")
    for name in names {
      for folder in folders where FileSystem.isExecutable("\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  /// Whether files can be created in a folder, or the folder itself can be created.
  static func canWrite(in folder: String) -> Bool {
    var path = folder
    while !FileSystem.exists(path), let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
    }
    return FileSystem.isWritable(path)
  }
}
