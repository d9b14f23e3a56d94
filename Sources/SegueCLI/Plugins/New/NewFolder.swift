import SegueSystem
import SystemPackage

/// Writes a folder of files atomically.
enum NewFolder {
  /// Writes the files to a temporary folder, and renames it when all are complete.
  static func write(_ files: [PluginTemplate.File], to path: String) throws(SystemFailure) {
    if FileStamp.of(path) != nil { throw SystemFailure(.write, path, .fileExists) }
    let draft = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    do throws(SystemFailure) {
      for file in files {
        try NewFile.write(Array(file.text.utf8), to: "\(draft)/\(file.path)", overwrites: false)
      }
      do throws(Errno) {
        try FileSystem.rename(draft, to: path)
      } catch {
        throw SystemFailure(.write, path, error)
      }
    } catch {
      remove(files.map(\.path), from: draft)
      throw error
    }
  }

  /// Removes the files written so far, and their folders.
  private static func remove(_ paths: [String], from folder: String) {
    for path in paths { FileSystem.remove("\(folder)/\(path)") }
    for inner in Set(paths.flatMap(folders)).sorted(by: >) {
      FileSystem.removeFolder("\(folder)/\(inner)")
    }
    FileSystem.removeFolder(folder)
  }

  /// The folders that contain a file.
  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
