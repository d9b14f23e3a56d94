import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Folders of inactive plugins: each with a manifest, a library and a preset.
struct PluginFolders {
  /// The folder that contains them.
  let path: String
  /// The number of plugins.
  let count: Int

  /// Writes the folders to a separate location; returns nil on failure.
  ///
  /// - Parameters:
  ///   - library: the library copied into each folder.
  ///   - platform: the library's platform, as named in manifests.
  init?(count: Int, library: String, platform: String) {
    let place = "\(beside("plugin-folders"))-\(getpid())-\(count)"
    guard output(of: "mkdir \(shellQuoted(place))") != nil, let whole = realpath(place, nil) else {
      return nil
    }
    defer { free(whole) }
    path = String(cString: whole)
    self.count = count
    for index in 0..<count {
      let id = "bench-\(index)"
      let folder = "\(path)/\(id).segueplugin"
      guard output(of: "umask 022; mkdir -p \(shellQuoted(folder))/presets") != nil,
        Self.write(Self.manifest(id, platform: platform), to: "\(folder)/plugin.yaml"),
        Self.write(Self.preset(id), to: "\(folder)/presets/\(id).yaml"),
        output(of: "cp \(shellQuoted(library)) \(shellQuoted(folder))/three-layers.so") != nil
      else { return nil }
    }
  }

  /// Removes the folders.
  func remove() { _ = output(of: "rm -rf \(shellQuoted(path)) \(shellQuoted(path))-cache") }

  /// The command that checks all manifests and whether the libraries load.
  fileprivate func check(by segue: String) -> [String] {
    let options = "--include manifest --include loading \(shellQuoted(path))/*.segueplugin"
    return ["/bin/sh", "-c", "\(shellQuoted(segue)) plugins validate \(options) >/dev/null"]
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten && chmod(path, 0o644) == 0
  }

  private static func manifest(_ id: String, platform: String) -> String {
    """
    schema: 1
    id: \(id)
    name: Bench
    version: 1.0.0
    summary: For measuring.
    authors: [{name: Nobody}]
    license: MIT
    abi: {major: 1, minor: 0}
    libraries:
      \(platform): {path: three-layers.so}
    animators:
      - {id: three-layers, summary: For measuring., operations: [push]}

    """
  }

  private static func preset(_ id: String) -> String {
    """
    schema: 1
    id: \(id)
    name: Bench
    summary: For measuring.
    transitions:
      push: {animator: three-layers, duration: 400ms}
    reduced-motion: none

    """
  }
}

extension [PluginFolders] {
  /// Measures their cost in `segue list`, and the time to check all plugins of each folder.
  func measure(_ segue: String, catalog: String) -> Bool {
    setenv("XDG_CACHE_HOME", "\(self[0].path)-cache", 1)
    let list = [segue, "list", "--catalog", catalog, "--sort", "id"]
    guard
      let lists = ProcessRuns(rounds: 40, [list] + map { list + ["--plugin-path", $0.path] }),
      let checks = ProcessRuns(rounds: 2, map { $0.check(by: segue) })
    else { return false }
    var listing = Report("segue list with folders of plugins, by the clock", unit: "ms")
    listing.add(Row("without plugins", lists.wall[0].scaled(by: 1000)))
    listing.add(
      Growth(map(\.count), lists.wall.dropFirst().map { $0.scaled(by: 1000) }).rows("plugins"))
    listing.print()
    var checking = Report(
      "Checking manifests and loading, each in a process, by the clock", unit: "s")
    checking.add(Growth(map(\.count), checks.wall).rows("plugins"))
    checking.print()
    return true
  }
}
