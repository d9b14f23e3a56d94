import Foundation
import SegueTestSupport

/// What a fuzzer begins with.
struct FuzzCorpus {
  let target: String
  let files: [[UInt8]]
  /// The size of the files that are there for the fuzzer only.
  let committedSize: Int

  /// Reads `Fuzzing/targets`: on each line a target, and patterns of files.
  static func all() throws -> [FuzzCorpus] {
    let list = try String(contentsOfFile: Checkout.folder + "/Fuzzing/targets", encoding: .utf8)
    return try list.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      let paths = words.dropFirst().flatMap(paths)
      let files = try paths.map { (path: $0, bytes: try bytes(of: $0)) }
      let committed = files.filter { $0.path.contains("/Fuzzing/") }
      return FuzzCorpus(
        target: words[0], files: files.map(\.bytes),
        committedSize: committed.reduce(0) { $0 + $1.bytes.count })
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  private static func paths(_ pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(Checkout.folder)/\(pattern)", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      found.gl_pathv[index].map { String(cString: $0) }
    }
  }
}
