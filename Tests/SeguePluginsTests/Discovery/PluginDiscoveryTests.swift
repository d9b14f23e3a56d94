#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@Suite struct PluginDiscoveryTests {
  private let fixture: PluginFixture

  init() throws { fixture = try PluginFixture() }

  @Test func `reads a plugin from its manifest`() throws {
    try fixture.addPlugin("ripple", presets: ["wave", "splash"])
    let plugin = try fixture.plugin()
    #expect(plugin.id == "ripple" && plugin.status == .active && plugin.offersPresets)
    #expect(plugin.presetFiles == ["splash.yaml", "wave.yaml"])
    #expect(plugin.libraryPath == "\(fixture.path)/plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(
      plugin.title
        == "plugin ripple 1.0.0 (\(fixture.path)/plugins/ripple.segueplugin)")
  }

  @Test func `finds only plugin folders, and none inside them`() throws {
    try fixture.addPlugin("ripple")
    try fixture.addPlugin("inner", in: "plugins/ripple.segueplugin")
    try fixture.write("x", to: "plugins/readme.txt")
    fixture.makeFolder("plugins/other")
    fixture.makeFolder("plugins/.segueplugin")
    fixture.makeFolder("plugins/.hidden.segueplugin")
    #expect(fixture.plugins("plugins").plugins.map(\.id) == ["ripple"])
  }

  @Test func `the first plugin with an id shadows the others`() throws {
    for place in ["near", "far"] { try fixture.addPlugin("ripple", in: place) }
    try fixture.addPlugin("wave", in: "far")
    let found = fixture.plugins("near", "far").plugins
    #expect(found.map(\.searchOrder) == [0, 1, 2])
    #expect(found[0].status == .active && found[2].status == .active)
    #expect(found[1].status == .shadowed(by: "\(fixture.path)/near/ripple.segueplugin"))
    #expect(!found[1].offersPresets)
  }

  @Test func `searches a repeated folder once`() throws {
    try fixture.addPlugin("ripple")
    fixture.link("again", to: "\(fixture.path)/plugins")
    #expect(fixture.plugins("plugins", "plugins", "again").plugins.count == 1)
  }

  @Test func `a broken plugin affects no others and does not reserve its id`() throws {
    try fixture.addPlugin("alpha", in: "near")
    try fixture.write("schema: [", to: "near/beta.segueplugin/plugin.yaml")
    try fixture.addPlugin("beta", in: "far")
    fixture.makeFolder("near/empty.segueplugin")
    try fixture.write("x", to: "near/file.segueplugin")
    let found = fixture.plugins("near", "far").plugins
    #expect(found.map(\.id) == ["alpha", "beta", "empty", "file", "beta"])
    #expect(found[0].status == .active && found[4].status == .active)
    #expect(try #require(found[1].status.reason).hasPrefix("plugin.yaml has an error: "))
    #expect(found[1].diagnostics.hasErrors)
    #expect(found[2].status == .refused(.noManifest))
    #expect(found[3].status == .refused(.notAFolder))
  }

  @Test func `a renamed folder is said to be one`() throws {
    try fixture.addPlugin("ripple")
    let plugins = "\(fixture.path)/plugins"
    #expect(rename("\(plugins)/ripple.segueplugin", "\(plugins)/waves.segueplugin") == 0)
    let found = try #require(fixture.plugins("plugins").plugins.first)
    guard case .refused(let refusal) = found.status else { throw NotRefused() }
    #expect(
      refusal.description
        == "plugin.yaml has an error: the id 'ripple' does not match the folder's name")
    #expect(
      refusal.help == "rename the folder to ripple.segueplugin, or change the id to waves")
  }

  private struct NotRefused: Error {}

  @Test func `reports plugins without usable code, each with its status`()
    throws
  {
    try fixture.addPlugin("presets", code: "", library: nil)
    try fixture.addPlugin("newer", more: "host: {from-version: 9}\n")
    try fixture.addPlugin(
      "later", code: PluginFixture.code("later").replacing("minor: 0", with: "minor: 900"))
    try fixture.addPlugin(
      "older", code: PluginFixture.code("older").replacing("major: 1", with: "major: 2"))
    try fixture.addPlugin("unbuilt", library: nil)
    let here = PluginPlatform.current
    let other = PluginPlatform.allCases.first { $0 != here } ?? .macOSARM
    try fixture.addPlugin(
      "foreign",
      code: PluginFixture.code("foreign").replacing(
        PluginPlatform.current?.rawValue ?? "linux-x86_64", with: other.rawValue))
    let statuses = Dictionary(
      uniqueKeysWithValues: fixture.plugins("plugins").plugins.map { ($0.id, $0.status) })
    #expect(statuses["presets"] == .presetsOnly)
    #expect(statuses["newer"] == .wrongHost(VersionRange(minimum: Version(9))))
    #expect(statuses["later"] == .withoutCode(.otherInterface(.init(major: 1, minor: 900))))
    #expect(statuses["older"] == .withoutCode(.otherInterface(.init(major: 2, minor: 0))))
    #expect(statuses["unbuilt"] == .withoutCode(.missingLibrary(path: "lib/libplugin.so")))
    #expect(statuses["foreign"] == .withoutCode(.otherPlatforms([other])))
    for status in statuses.values where status != .presetsOnly { #expect(status.reason != nil) }
    #expect(
      fixture.plugins("plugins", host: Version(9)).plugins.contains {
        $0.id == "newer" && $0.status == .active
      })
  }

  // MARK: What others could have written

  @Test(
    arguments: [
      "plugins/ripple.segueplugin", "plugins/ripple.segueplugin/plugin.yaml",
      "plugins/ripple.segueplugin/lib", "plugins/ripple.segueplugin/lib/libplugin.so",
      "plugins/ripple.segueplugin/presets", "plugins/ripple.segueplugin/presets/wave.yaml",
    ], [0o020, 0o002] as [mode_t])
  func `rejects a plugin that others can write to`(name: String, bit: mode_t) throws {
    try fixture.addPlugin("ripple", presets: ["wave"])
    #expect(try fixture.plugin().status == .active)
    fixture.setMode(0o755 | bit, of: name)
    #expect(
      try fixture.plugin().status
        == .refused(.writableByOthers(path: "\(fixture.path)/\(name)", isShared: false)))
  }

  @Test(
    arguments: ["data/table.bin", "data", ".hidden/libother.so", "lib/libdependency.so", "LICENSE"])
  func `every file counts, whether it is used or not`(name: String) throws {
    try fixture.addPlugin("ripple")
    let folder = "plugins/ripple.segueplugin"
    for file in ["data/table.bin", ".hidden/libother.so", "lib/libdependency.so", "LICENSE"] {
      try fixture.write("x", to: "\(folder)/\(file)")
    }
    #expect(try fixture.plugin().status == .active)
    fixture.setMode(0o775, of: "\(folder)/\(name)")
    #expect(
      try fixture.plugin().status
        == .refused(.writableByOthers(path: "\(fixture.path)/\(folder)/\(name)", isShared: false)))
    fixture.setMode(0o755, of: "\(folder)/\(name)")
    let path = "\(fixture.path)/\(folder)/\(name)"
    #expect(rename(path, "\(fixture.path)/outside") == 0)
    #expect(symlink("\(fixture.path)/outside", path) == 0)
    #expect(try fixture.plugin().status == .refused(.leadsOut(path: path)))
  }

  @Test(arguments: ["lib/libplugin.so", "more", "presets/wave.yaml"])
  func `a pipe is refused at once`(name: String) throws {
    try fixture.addPlugin("ripple", presets: ["wave"])
    let path = "\(fixture.path)/plugins/ripple.segueplugin/\(name)"
    remove(path)
    mkfifo(path, 0o644)
    #expect(try fixture.plugin().status == .refused(.notAFile(path: path)))
  }

  @Test func `advice fits a folder that users share`() throws {
    fixture.makeFolder("shared")
    for (mode, help) in [
      (0o777, "run chmod -R go-w '\(fixture.path)/shared'"),
      (0o1777, "keep plugins in a folder of your own; 'segue plugins path --user' prints one"),
    ] as [(mode_t, String)] {
      fixture.setMode(mode, of: "shared")
      let plugin = PluginDiscovery(PluginSearch { _ in nil }, host: Version(0, 1))
        .plugin(at: "\(fixture.path)/shared")
      guard case .refused(let refusal) = plugin.status else {
        Issue.record("\(plugin.status)")
        continue
      }
      #expect(refusal.description == "\(fixture.path)/shared is writable by other users")
      #expect(refusal.help == help)
    }
  }

  @Test func `rejects a folder that others can write to, unless it is sticky`()
    throws
  {
    try fixture.addPlugin("ripple")
    fixture.setMode(0o777, of: "plugins")
    #expect(
      try fixture.plugin().status
        == .refused(.writableByOthers(path: "\(fixture.path)/plugins", isShared: false)))
    fixture.setMode(0o1777, of: "plugins")
    #expect(try fixture.plugin().status == .active)
  }

  @Test(
    .enabled(if: getuid() == 0, "only root can give files away"),
    arguments: ["", "/plugin.yaml", "/lib", "/lib/libplugin.so", "/presets", "/presets/wave.yaml"])
  func `rejects a plugin that another user owns`(name: String) throws {
    try fixture.addPlugin("ripple", presets: ["wave"])
    let path = "\(fixture.path)/plugins/ripple.segueplugin\(name)"
    #expect(chown(path, 65_534, 65_534) == 0)
    #expect(try fixture.plugin().status == .refused(.ownedByOther(path: path, owner: 65_534)))
  }

  @Test(arguments: ["plugin.yaml", "lib/libplugin.so", "lib", "presets", "presets/wave.yaml"])
  func `rejects a link that leaves the plugin`(name: String) throws {
    try fixture.addPlugin("ripple", presets: ["wave"])
    let path = "\(fixture.path)/plugins/ripple.segueplugin/\(name)"
    #expect(rename(path, "\(fixture.path)/outside") == 0)
    #expect(symlink("\(fixture.path)/outside", path) == 0)
    // A library is looked at as a whole path.
    let told = name == "lib" ? "\(path)/libplugin.so" : path
    #expect(try fixture.plugin().status == .refused(.leadsOut(path: told)))
  }

  @Test func `follows links inside a plugin and to a plugin`() throws {
    try fixture.addPlugin("ripple")
    let folder = "plugins/ripple.segueplugin"
    rename("\(fixture.path)/\(folder)/lib/libplugin.so", "\(fixture.path)/\(folder)/lib/libreal.so")
    fixture.link("\(folder)/lib/libplugin.so", to: "libreal.so")
    #expect(try fixture.plugin().libraryPath == "\(fixture.path)/\(folder)/lib/libreal.so")
    fixture.makeFolder("linked")
    fixture.link("linked/ripple.segueplugin", to: "\(fixture.path)/\(folder)")
    let linked = try #require(fixture.plugins("linked").plugins.first)
    #expect(linked.status == .active && linked.realFolder == "\(fixture.path)/\(folder)")
  }

  @Test func `circular links are harmless`() throws {
    try fixture.addPlugin("ripple")
    fixture.link("plugins/loop.segueplugin", to: "loop.segueplugin")
    fixture.link("plugins/ripple.segueplugin/presets", to: "presets")
    try fixture.addPlugin("wave")
    fixture.link("plugins/wave.segueplugin/inner", to: ".")
    let found = fixture.plugins("plugins").plugins
    #expect(found.map(\.status.name) == ["refused", "refused", "active"])
    for plugin in found.dropLast() {
      #expect(plugin.status.reason?.hasPrefix("cannot read ") == true)
    }
  }

  @Test(.enabled(if: Unprivileged.isPossible, "root can read everything"))
  func `rejects an unreadable manifest`() throws {
    try fixture.addPlugin("ripple")
    chmod(fixture.path, 0o755)
    #expect(try Unprivileged.perform { try fixture.plugin().status } == .active)
    fixture.setMode(0o000, of: "plugins/ripple.segueplugin/plugin.yaml")
    let status = try Unprivileged.perform { try fixture.plugin().status }
    #expect(status.reason?.hasPrefix("cannot read ") == true, "\(status)")
  }

  @Test func `rejects manifests that are not files or are too large`() throws {
    try fixture.addPlugin("ripple")
    let manifest = "\(fixture.path)/plugins/ripple.segueplugin/plugin.yaml"
    remove(manifest)
    mkdir(manifest, 0o755)
    #expect(try fixture.plugin().status.name == "refused")
    remove(manifest)
    mkfifo(manifest, 0o644)
    #expect(try fixture.plugin().status.reason?.contains("not a regular file") == true)
    remove(manifest)
    let text = PluginFixture.manifest(
      "ripple", more: "x-a: \(String(repeating: "a", count: 1 << 20))")
    try fixture.write(text, to: "plugins/ripple.segueplugin/plugin.yaml")
    #expect(try fixture.plugin().status.reason?.hasPrefix("plugin.yaml has an error: ") == true)
  }

  @Test func `reports search folders that are missing or not folders`() throws {
    try fixture.addPlugin("ripple")
    try fixture.write("x", to: "file")
    let found = fixture.plugins("file", "nowhere", "plugins")
    #expect(found.plugins.map(\.id) == ["ripple"])
    #expect(found.failures.count == 2)
    #expect(found.failures[0].description.contains("file (--plugin-path): Not a directory"))
    #expect(found.failures[1].description.hasSuffix("nowhere (--plugin-path) does not exist"))
  }

  @Test func `titles contain no control characters`() throws {
    fixture.makeFolder("plugins")
    fixture.makeFolder("plugins/a\u{1B}[31m.segueplugin")
    let plugin = try fixture.plugin()
    #expect(plugin.status == .refused(.noManifest))
    #expect(!plugin.title.contains("\u{1B}"))
  }

  @Test func `reads two hundred plugins in seconds of processor time`() throws {
    for index in 0..<200 { try fixture.addPlugin("p\(index)", presets: ["preset-\(index)"]) }
    let time = processorTime { #expect(fixture.plugins("plugins").offered.count == 200) }
    #expect(time < .seconds(5))
  }
}
