import Foundation
import SegueCatalog
import SeguePluginABI
import SegueTestSupport
import SegueTimeline
import SegueYAML

/// Plugins in C that the tests compile for themselves, where there is a compiler.
enum FixtureLibrary {
  /// A compiler that does not compile.
  struct CompilationFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// The root of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "segue-fixtures-\(UUID())")

  /// Compiles a fixture, each time anew: tests may change what they get.
  ///
  /// - Parameters:
  ///   - name: the source below `Hostile`.
  ///   - flags: more arguments of the compiler.
  ///   - isProgram: whether to make a program instead of a library.
  /// - Returns: the library's path.
  static func path(
    _ name: String, flags: [String] = [], isProgram: Bool = false
  ) throws -> String {
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let library = place.appending(path: "library.so").path
    let process = Process()
    process.executableURL = URL(filePath: InstalledProgram.path(of: "cc") ?? "")
    process.arguments =
      [
        "-O1", "-fPIC", "-Wall", "-Wextra", "-Werror", "-pthread",
        "-I\(root.appending(path: "Sources/CSeguePlugin/include").path)",
        "-o", library,
        root.appending(path: "Tests/SeguePluginsTests/Hostile/\(name)").path,
      ] + (isProgram ? [] : ["-shared"]) + flags
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let reported = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompilationFailure(description: String(decoding: reported, as: UTF8.self))
    }
    return library
  }

  /// A file with some bytes.
  static func file(_ bytes: [UInt8]) throws -> String {
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "library.so")
    try Data(bytes).write(to: file)
    return file.path
  }

  /// A manifest of animators that can do everything and take nothing, as the fixtures describe theirs.
  static func manifest(_ id: String, animators: [String]) -> PluginManifest {
    var manifest = PluginManifest(
      id: id, name: id, version: Version(1), summary: "A fixture.", authors: [], license: "MIT")
    manifest.interface = PluginInterface(major: 1, minor: 0)
    manifest.animators = animators.map {
      PluginManifest.Animator(
        description: AnimatorDescription(id: $0, version: Version(1)), summary: "A fixture.")
    }
    return manifest
  }
}
