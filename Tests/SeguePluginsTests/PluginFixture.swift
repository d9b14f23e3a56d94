#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueCatalog
import SeguePlugins
import SegueTimeline
import SegueYAML
import Testing

/// A folder with plugins that disappears with its test.
final class PluginFixture {
  let path: String

  init() throws {
    var template = Array("/tmp/segue-plugins-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let made = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    // Links are resolved by what is tested.
    let real = realpath(made, nil)
    defer { free(real) }
    path = real.map { String(cString: $0) } ?? made
  }

  deinit { deleteAll(path) }

  /// Writes a file that only the user can write to, and makes the folders above it.
  func write(_ text: String, to name: String) throws {
    let parts = name.split(separator: "/").dropLast()
    for count in parts.indices { makeFolder(parts[...count].joined(separator: "/")) }
    let file = try #require(fopen("\(path)/\(name)", "wb"))
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    chmod("\(path)/\(name)", 0o644)
  }

  func makeFolder(_ name: String) {
    if mkdir("\(path)/\(name)", 0o755) == 0 { chmod("\(path)/\(name)", 0o755) }
  }

  func setMode(_ mode: mode_t, of name: String) { chmod("\(path)/\(name)", mode) }

  func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }

  /// A plugin in a place, with a library that is none.
  func addPlugin(
    _ id: String, in place: String = "plugins", version: String = "1.0", more: String = "",
    code: String? = nil, library: String? = "not a library", presets: [String] = []
  ) throws {
    let folder = "\(place)/\(id).segueplugin"
    try write(
      Self.manifest(id, version: version, more: more + (code ?? Self.code(id))),
      to: "\(folder)/plugin.yaml")
    if let library { try write(library, to: "\(folder)/lib/libplugin.so") }
    for preset in presets {
      try write(Self.preset(preset, animator: id), to: "\(folder)/presets/\(preset).yaml")
    }
  }

  static func manifest(_ id: String, version: String = "1.0", more: String = "") -> String {
    """
    schema: 1
    id: \(id)
    name: The \(id)
    version: \(version)
    summary: A plugin.
    authors: [Somebody]
    license: MIT
    \(more)
    """
  }

  /// A library for this platform, and an animator of the plugin's id.
  static func code(_ id: String, path: String = "lib/libplugin.so", more: String = "") -> String {
    let platform = PluginPlatform.current?.rawValue ?? "linux-x86_64"
    return """

      abi: {major: 1, minor: 0}
      libraries: {\(platform): {path: \(path)\(more)}}
      animators:
        - {id: \(id), summary: It moves., operations: [push, pop]}
      """
  }

  static func preset(_ id: String, animator: String) -> String {
    """
    schema: 1
    id: \(id)
    name: One
    summary: It moves.
    transitions:
      push: {animator: \(animator)}
    reduced-motion: none
    """
  }

  /// What is found in some places of the folder.
  func plugins(_ places: String..., host: Version = Version(0, 1)) -> PluginCollection {
    let search = PluginSearch(options: places.map { "\(path)/\($0)" }) {
      $0 == "SEGUE_PLUGIN_PATH_ONLY" ? "1" : nil
    }
    return PluginDiscovery(search, host: host).plugins()
  }

  /// The one plugin in the folder `plugins`.
  func plugin() throws -> InstalledPlugin {
    let found = plugins("plugins").plugins
    #expect(found.count == 1)
    return try #require(found.first)
  }
}

private func deleteAll(_ path: String) {
  var status = stat()
  if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { deleteAll("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}
