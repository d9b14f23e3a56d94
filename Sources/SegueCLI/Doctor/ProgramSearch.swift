import SegueSystem

/// Programs that other programs are started by name.
enum ProgramSearch {
  /// Where the first of several programs is found in `PATH`; nil where none is.
  static func find(_ names: [String], in path: String?) -> String? {
    let folders = (path ?? "").split(separator: ":")
    for name in names {
      for folder in folders where FilePlace.isExecutable("\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  /// Whether files can be made in a folder, or it can be made itself.
  static func canWrite(in folder: String) -> Bool {
    var path = folder
    while !FilePlace.exists(path), let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
    }
    return FilePlace.isWritable(path)
  }
}
