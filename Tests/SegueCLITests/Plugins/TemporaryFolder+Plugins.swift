#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueTestSupport
import SegueCatalog
import SegueYAML

extension TemporaryFolder {
  /// Writes a plugin that brings an animator and presets which name it.
  func addPlugin(
    _ id: String, in place: String = "plugins", version: String = "1.0", animator: String? = nil,
    hasLibrary: Bool = true, presets: [String] = [], more: String = ""
  ) throws {
    let folder = "\(place)/\(id).segueplugin"
    let animator = animator ?? id
    let platform = PluginPlatform.current?.rawValue ?? "linux-x86_64"
    try write(
      """
      schema: 1
      id: \(id)
      name: The \(id)
      version: \(version)
      summary: A plugin of tests.
      authors: [Somebody, {name: Else, url: "https://example.com"}]
      license: MIT
      homepage: https://example.com/\(id)
      abi: {major: 1, minor: 0}
      libraries:
        \(platform): {path: lib/libplugin.so}
      animators:
        - id: \(animator)
          summary: It moves.
          operations: [push]
          parameters:
            reach: {type: length, default: 40, range: [0, 100], unit: points, help: How far it goes.}
          capabilities: [glow]
          reverse: exact
      \(more)
      """, to: "\(folder)/plugin.yaml")
    if hasLibrary { try write("not a library", to: "\(folder)/lib/libplugin.so") }
    for preset in presets {
      try write(
        """
        schema: 1
        id: \(preset)
        name: The \(preset)
        summary: It moves by a plugin.
        tags: [plugged]
        transitions:
          push: {animator: \(animator), with: {reach: 30}}
        reduced-motion: none
        """, to: "\(folder)/presets/\(preset).yaml")
    }
  }

  /// Lets others write to a file or folder.
  func makeWritableByOthers(_ name: String) { chmod("\(path)/\(name)", 0o777) }
}
