import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite(.waits) struct PluginsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  /// A command that finds plugins in the folder `plugins`, and keeps trust in the folder itself.
  private func run(_ arguments: String..., columns: Int? = nil) -> CommandRun {
    CommandRun(
      ["plugins"] + arguments, in: folder,
      variables: [
        "SEGUE_PLUGIN_PATH": "\(folder.path)/plugins:\(folder.path)/far",
        "SEGUE_PLUGIN_PATH_ONLY": "1", "XDG_CONFIG_HOME": "\(folder.path)/config",
        "XDG_DATA_HOME": "\(folder.path)/data", "LANG": "C.UTF-8",
      ], columns: columns)
  }

  @Test func `lists the status of each plugin`() throws {
    try folder.addPlugin("ripple")
    try folder.addPlugin("ripple", in: "far")
    try folder.addPlugin("wave", hasLibrary: false)
    try folder.addPlugin("loose")
    folder.makeWritableByOthers("plugins/loose.segueplugin/plugin.yaml")
    let list = run("list")
    #expect(list.status == .success && list.errors == "")
    let plugins = "\(folder.path)/plugins"
    #expect(
      list.output == """
        loose\t-\trefused\tno-code\t-\t\(plugins)/loose.segueplugin\t\(plugins)/loose.segueplugin/plugin.yaml is writable by other users
        ripple\t1.0.0\tactive\tuntrusted\tripple\t\(plugins)/ripple.segueplugin\t
        wave\t1.0.0\tno-library\tno-code\twave\t\(plugins)/wave.segueplugin\tthe library lib/libplugin.so does not exist; build the plugin again ('make' or 'swift build' in its sources), or install it again
        ripple\t1.0.0\tshadowed\tuntrusted\tripple\t\(folder.path)/far/ripple.segueplugin\tshadowed by \(plugins)/ripple.segueplugin, which has the same id

        """)
    let table = run("list", columns: 100)
    #expect(table.output.hasPrefix("\u{1B}[1mID"))
    #expect(
      table.errors.contains("help:\u{1B}[0m run chmod -R go-w '\(plugins)/loose.segueplugin'\n"))
    let json = run("list", "--json").output
    #expect(json.contains(#""id":"ripple","version":"1.0.0""#))
    #expect(json.contains(#""status":"shadowed","reason":"#))
  }

  @Test func `lists by default, and says where to look when nothing is found`() {
    let list = run()
    #expect(list.status == .success && list.output == "")
    #expect(list.errors.contains("'segue plugins path' prints the folders"))
  }

  @Test func `sources that are not built are named, with what builds them`() throws {
    try folder.write("schema: 1\n", to: "plugins/my-swing/plugin.yaml")
    let help = "has the sources of a plugin: 'make -C \(folder.path)/plugins/my-swing' builds it"
    #expect(run("list").errors.contains("warning: '\(folder.path)/plugins/my-swing' \(help)"))
    let named = CommandRun(
      "plugins", "list", "--plugin-path", folder.file("plugins/my-swing"), in: folder)
    #expect(named.errors.contains(help), "\(named.errors)")
  }

  @Test func `show prints everything in the manifest`() throws {
    try folder.addPlugin("ripple", presets: ["splash"], more: "host: {from-version: 0.1}")
    try folder.addPlugin("ripple", in: "far")
    let page = run("show", "ripple")
    #expect(page.status == .success)
    for text in [
      "The ripple", "A plugin of tests.", "1.0.0", "active", "Somebody, Else <https://example.com>",
      "MIT", "https://example.com/ripple", "0.1.0 or later", "lib/libplugin.so",
      "  SHA-256     f6bb034ecdd65239",
      "untrusted", "ANIMATOR ripple 1.0.0", "operations push; reverse exact", "capabilities glow",
      "reach",
      "40", "points", "How far it goes.", "PRESETS\n  splash", "which has the same id",
    ] {
      #expect(page.output.contains(text), "\(text)\n\(page.output)")
    }
    let json = run("show", "ripple", "--json").output
    #expect(json.contains(#""sha256":""#) && json.contains(#""name":"reach","type":"length""#))
    #expect(run("show", "\(folder.path)/far/ripple.segueplugin").output.contains("/far/"))
    #expect(run("show", "far/ripple.segueplugin/").output.contains("/far/"))
  }

  @Test(arguments: 50...70)
  func `parameters stay within the terminal`(columns: Int) throws {
    try folder.addPlugin("ripple")
    let lines = run("show", "ripple", "--color", "never", columns: columns).output
      .split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.contains("PARAMETER") }.prefix { !$0.isEmpty }
    #expect(table.count > 1)
    #expect(table.allSatisfy { $0.count <= columns && !$0.contains("…") }, "\(table)")
  }

  @Test func `a plugin that is not found has its nearest name`() throws {
    try folder.addPlugin("ripple")
    let page = run("show", "riple")
    #expect(page.status == .notFound)
    #expect(page.errors.contains("there is a plugin with a similar name: 'ripple'"))
    #expect(run("show", "nowhere/x.segueplugin").status == .inputOutput)
  }

  @Test func `show prints the errors of an invalid manifest`() throws {
    try folder.addPlugin("ripple", more: "nmae: x")
    let page = run("show", "ripple")
    #expect(page.status == .success)
    #expect(page.output.contains("error[format/unknown-key]"))
    #expect(page.output.contains("refused: plugin.yaml has an error"))
    #expect(run("show", "\(folder.path)/plugins").output.hasPrefix("plugins  plugins\n"))
  }

  @Test func `records trust, drops it when the library changes, and revokes it`() throws {
    try folder.addPlugin("ripple")
    let trusted = run("trust", "ripple")
    #expect(trusted.status == .success)
    #expect(trusted.output.hasPrefix("trusted: plugin ripple 1.0.0 ("))
    #expect(trusted.output.contains("/lib/libplugin.so\n  SHA-256  "))
    #expect(run("list").output.contains("\tactive\ttrusted\t"))
    #expect(run("trust", "ripple").output.hasPrefix("already trusted: "))
    try folder.write("changed", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(run("list").output.contains("\tactive\tchanged\t"))
    #expect(run("list").output.contains("the library has changed since it was trusted"))
    #expect(run("trust", "ripple").output.contains("was      changed"))
    #expect(run("trust", "ripple", "--revoke").output == "no longer trusted: ripple\n")
    #expect(run("trust", "ripple", "--revoke").status == .notFound)
    #expect(run("list").output.contains("\tactive\tuntrusted\t"))
  }

  @Test func `does not trust a refused plugin or one without a library`() throws {
    try folder.addPlugin("loose")
    folder.makeWritableByOthers("plugins/loose.segueplugin")
    try folder.addPlugin("unbuilt", hasLibrary: false)
    for (id, words) in [
      ("loose", "is writable by other users"), ("unbuilt", "no library for this platform"),
    ] {
      let run = run("trust", id)
      #expect(run.status == .plugin)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    #expect(run("trust", "gone").status == .notFound)
  }

  @Test func `prints the search path, or only the user's folder`() throws {
    try folder.addPlugin("ripple")
    #expect(
      run("path").output
        == "\(folder.path)/plugins\tSEGUE_PLUGIN_PATH\t1 plugin\n\(folder.path)/far\tSEGUE_PLUGIN_PATH\tnot found\n"
    )
    #expect(run("path", "--user").output == "\(folder.path)/data/segue/plugins\n")
    #expect(run("path", "--json").output.contains(#""state":"not found""#))
    #expect(CommandRun("plugins", "path", "--user", in: folder).status == .notFound)
  }

  @Test func `rejects missing plugin folders and conflicting options`() {
    let list = CommandRun("plugins", "list", "--plugin-path", "nowhere", in: folder)
    #expect(list.status == .inputOutput)
    #expect(list.errors.contains("the folder \(folder.path)/nowhere does not exist"))
    #expect(
      CommandRun("list", "--plugin-path", "nowhere", in: folder).status == .inputOutput)
    #expect(
      CommandRun("show", "alpha", "--no-native", "--in-process", in: folder).status == .usage)
  }
}
