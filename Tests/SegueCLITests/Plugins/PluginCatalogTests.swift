import SegueTestSupport
import SegueCatalog
import SeguePluginABI
import SeguePlugins
import SegueTimeline
import Testing

@testable import SegueCLI

/// What plugins bring is seen by every command that works with the catalog.
@Suite(.waits) struct PluginCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.addPlugin("ripple", presets: ["splash"])
  }

  private func run(
    _ arguments: String..., variables: [String: String] = [:], runner: (any PluginRunner)? = nil,
    executable: String? = nil
  ) -> CommandRun {
    CommandRun(
      arguments, in: folder,
      variables: ["HOME": folder.path, "XDG_DATA_DIRS": "/nonexistent"].merging(variables) { $1 },
      runner: runner, executable: executable)
  }

  private var plugins: String { "\(folder.path)/plugins" }

  /// The arriving screen, where it ends up.
  private struct Still: PluginRunner {
    func timeline(
      of animator: String, on stage: Stage, parameters: ParameterValues
    ) throws(AnimatorFailure) -> Timeline {
      guard animator == "ripple", parameters.number("reach") == 30 else {
        throw AnimatorFailure("asked for \(animator) with \(parameters)")
      }
      do throws(TimelineProblem) {
        return try Timeline(
          layers: [
            Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame))
          ], tracks: [])
      } catch {
        throw AnimatorFailure(error.description)
      }
    }
  }

  @Test func `lists, searches and shows the presets of plugins`() {
    let list = run("list", "--plugin-path", "plugins")
    #expect(list.status == .success && list.errors == "")
    #expect(
      list.output.contains("splash\tripple\tpush\tThe splash\tIt moves by a plugin.\tplugged\n"))
    #expect(run("list").output.hasPrefix("alpha\t") && !run("list").output.contains("splash"))
    #expect(run("search", "plugged", "--plugin-path", "plugins").output.hasPrefix("splash\t"))
    let page = run("show", "splash", "--plugin-path", "plugins")
    #expect(page.status == .success)
    let title = "plugin ripple 1.0.0 (\(plugins)/ripple.segueplugin)"
    #expect(page.output.contains(title))
    #expect(page.output.contains("push: ✓ ripple 1.0.0 from \(title): chosen"))
    let json = run("show", "splash", "--plugin-path", "plugins", "--json").output
    #expect(json.contains(#""outcome":"won""#))
  }

  @Test func `compile and use say that an app has to register a plugin's animator`() {
    let advice =
      "an app does not load plugins: link plugin ripple 1.0.0 (\(plugins)/ripple.segueplugin) statically, "
      + "and register its animator 'ripple' with Segue.register(_:)"
    let compile = ["compile", "splash", "-o", "-", "--plugin-path", "plugins"]
    let refused = CommandRun(compile, in: folder)
    #expect(refused.status == .checkFailed)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("'splash' uses the animator 'ripple' of a plugin: \(advice)"))
    #expect(
      refused.errors.contains(
        "help: 'segue use splash' prints the lines for that; then type 'segue compile "))
    #expect(CommandRun(compile + ["--registered", "other"], in: folder).status == .usage)
    let compiled = CommandRun(compile + ["--registered", "ripple"], in: folder)
    #expect(compiled.status == .success, "\(compiled.errors)")
    #expect(compiled.output.contains("static let splash = TransitionStyle"))

    let used = run("use", "splash", "--plugin-path", "plugins")
    #expect(
      used.output.contains(
        "segue compile catalog splash -o Sources/App/Catalog.swift --plugin-path plugins --registered ripple\n"
      ))
    #expect(used.output.contains("for animator in try StaticPlugin(entry: ripple_entry)"))
    #expect(!run("use", "alpha").output.contains("register"))
  }

  @Test(arguments: ["plugins/ripple.segueplugin", "plugins/ripple.segueplugin/"])
  func `a plugin in place of its folder is answered with the folder`(path: String) {
    for command in [["list"], ["show", "splash"]] {
      let named = CommandRun(command + ["--plugin-path", path], in: folder)
      #expect(named.status == .usage)
      #expect(named.errors.contains("'\(path)' is a plugin, not a folder of plugins"))
      #expect(named.errors.contains("help: name the folder above: --plugin-path plugins\n"))
    }
  }

  @Test func `what a project's own plugins have built is found`() throws {
    try folder.addPlugin("local", in: "app/local/build", presets: ["mine"])
    func isFound(in subfolder: String) -> Bool {
      CommandRun("list", "--catalog", folder.file("catalog"), in: folder, at: subfolder)
        .output.contains("mine\t")
    }
    // Without sources beside it, it is not the project's own.
    #expect(!isFound(in: "/app"))
    try folder.write(
      try folder.read("app/local/build/local.segueplugin/plugin.yaml"), to: "app/local/plugin.yaml")
    #expect(isFound(in: "/app") && isFound(in: "/app/local"))
    // Farther up than the current folder only in a project.
    try folder.write("", to: "app/Sources/Shop/Shop.swift")
    #expect(!isFound(in: "/app/Sources"))
    try folder.write("", to: "app/Package.swift")
    #expect(isFound(in: "/app/Sources") && isFound(in: "/app/local/build"))
  }

  @Test func `a plugin of the project that is not built is named`() throws {
    try folder.addPlugin("local", in: "local/build", presets: ["mine"])
    try folder.write("", to: "local/presets/mine.yaml")
    #expect(run("show", "mine").errors.contains("there is no preset 'mine'"))
    try folder.write(
      try folder.read("local/build/local.segueplugin/plugin.yaml"), to: "local/plugin.yaml")
    #expect(run("show", "mine").status == .success)
    let compiled = run("compile", "mine", "-o", "A.swift", "--registered", "local")
    #expect(compiled.status == .success, "\(compiled.errors)")
    folder.rename("local/build", to: "built")
    let build = "help: build the plugin that has it: 'make -C \(folder.path)/local'\n"
    for run in [run("show", "mine"), run("compile", "-o", "A.swift", "--check")] {
      #expect(run.errors.hasSuffix(build), "\(run.errors)")
    }
  }

  @Test func `the plugins of the project around a catalog are found from outside of it`() throws {
    try folder.addPlugin("local", in: "app/local/build", presets: ["mine"])
    try folder.write(
      try folder.read("app/local/build/local.segueplugin/plugin.yaml"), to: "app/local/plugin.yaml")
    try folder.write("", to: "app/Package.swift")
    try folder.write(
      "schema: 1\nid: high\nname: High\nsummary: High.\ntransitions: {push: {animator: local}}\nreduced-motion: none\n",
      to: "app/catalog/slide/high.yaml")
    for path in ["app/catalog", "app/catalog/slide/high.yaml"] {
      let validated = run("validate", path)
      #expect(validated.status == .success && validated.output.isEmpty, "\(validated.output)")
    }
    #expect(run("show", "mine", "--catalog", "app/catalog").status == .success)
    #expect(run("use", "high", "--catalog", "app/catalog").output.contains("local_entry"))
  }

  @Test func `a plugin deep in the project is named with its option`() throws {
    try folder.addPlugin("local", in: "App/Plugins/local/build", presets: ["mine"])
    try folder.write(
      try folder.read("App/Plugins/local/build/local.segueplugin/plugin.yaml"),
      to: "App/Plugins/local/plugin.yaml")
    try folder.write("", to: "App/Plugins/local/presets/mine.yaml")
    let local = folder.file("App/Plugins/local")
    #expect(
      run("show", "mine").errors.hasSuffix(
        "help: build the plugin that has it: 'make -C \(local)', and name it: '--plugin-path \(local)/build'\n"
      ))
  }

  @Test func `a plugin in a language that an app cannot link`() throws {
    try folder.addPlugin("local", in: "local/build", presets: ["mine"])
    try folder.write(
      try folder.read("local/build/local.segueplugin/plugin.yaml"), to: "local/plugin.yaml")
    try folder.write("", to: "local/Local.swift")
    let swift = run("use", "mine").output
    #expect(
      swift.contains(
        "\n// An app cannot link 'local', which is in Swift: see \"An animator of your own\" in Apps.md\n"
      ))
    #expect(swift.contains("\nSegue.register(Local())\n") && !swift.contains("local_entry"))
    try folder.write("", to: "local/local.c")
    #expect(run("use", "mine").output.contains("local_entry"))
  }

  @Test func `match explains every provider of an animator`() throws {
    try folder.addPlugin("second", version: "2.0", animator: "ripple")
    try folder.addPlugin("second", in: "far", version: "3.0", animator: "ripple")
    let arguments = [
      "match", "--operation", "push", "--preset", "splash", "--plugin-path", "plugins",
      "--plugin-path", "far",
    ]
    let run = CommandRun(arguments, in: folder)
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        """
        animators of splash:
          ✓ ripple 1.0.0 from plugin ripple 1.0.0 (\(plugins)/ripple.segueplugin): chosen
          · ripple 2.0.0 from plugin second 2.0.0 (\(plugins)/second.segueplugin): another animator has precedence
          · ripple 3.0.0 from plugin second 3.0.0 (\(folder.path)/far/second.segueplugin): not available: shadowed by \(plugins)/second.segueplugin, which has the same id
        """), "\(run.output)")
    let json = CommandRun(arguments + ["--json"], in: folder).output
    #expect(json.contains(#""animators":{"splash":[{"animator":"ripple","version":"1.0.0""#))
  }

  @Test(arguments: [["--no-native"], []])
  func `match and show explain that native code is turned off`(option: [String]) {
    let arguments =
      ["match", "--operation", "push", "--preset", "splash", "--plugin-path", "plugins"] + option
    let run = CommandRun(
      arguments, in: folder, variables: option.isEmpty ? ["SEGUE_NO_NATIVE": "1"] : [:])
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("not available: plugin code is disabled (--no-native"))
    let show = CommandRun(
      ["show", "splash", "--plugin-path", "plugins"] + option, in: folder,
      variables: option.isEmpty ? ["SEGUE_NO_NATIVE": "1"] : [:])
    #expect(show.output.contains("is disabled"))
  }

  @Test func `sample runs the animator, and list, search and show do not`() {
    let sample = run("sample", "splash", "--plugin-path", "plugins", "--at", "0%", runner: Still())
    #expect(sample.status == .success, "\(sample.errors)")
    #expect(sample.output.contains("to  center 201, 437"))
    let none = run("sample", "splash", "--plugin-path", "plugins")
    #expect(none.status == .plugin)
    #expect(none.errors.contains("plugin ripple 1.0.0 ("), "\(none.errors)")
    #expect(none.errors.contains("cannot run plugin ripple"))
    for command in ["show", "list", "search"] {
      let arguments = command == "list" ? [command] : [command, "splash"]
      let run = CommandRun(arguments + ["--plugin-path", "plugins"], in: folder)
      #expect(run.status == .success && !run.errors.contains("is not run"))
    }
  }

  @Test func `the gallery renders a plugin's presets again when its library changes`() throws {
    func summary() -> String {
      run(
        "gallery", "alpha", "splash", "-o", "site", "--scale", "1", "--plugin-path", "plugins",
        "--catalog", Checkout.folder + "/catalog", runner: Still(), executable: BuiltProgram.segue
      ).errors
    }
    #expect(summary().contains("2 rendered, 0 from the cache"))
    #expect(summary().contains("0 rendered, 2 from the cache"))
    try folder.write("another library", to: "plugins/ripple.segueplugin/lib/libplugin.so")
    #expect(summary().contains("1 rendered, 1 from the cache"))
  }

  @Test func `runs only trusted plugins in process`() {
    let variables = ["XDG_CONFIG_HOME": "\(folder.path)/config"]
    let line = ["sample", "splash", "--plugin-path", "plugins", "--at", "0%", "--in-process"]
    func sample() -> CommandRun {
      CommandRun(line, in: folder, variables: variables, runner: Still())
    }
    #expect(sample().status == .plugin)
    #expect(
      sample().errors.contains("'segue plugins trust \(folder.path)/plugins/ripple.segueplugin'"))
    #expect(
      CommandRun(
        "plugins", "trust", "ripple", "--plugin-path", "plugins", in: folder, variables: variables
      ).status == .success)
    #expect(sample().status == .success)
  }

  @Test func `notes that a catalog preset hides a plugin's`() throws {
    try folder.addPreset("splash")
    let list = run("list", "--plugin-path", "plugins")
    #expect(list.output.contains("splash\tslide\t"))
    #expect(list.errors.contains("'splash' in plugin ripple 1.0.0"))
    #expect(list.errors.contains("is shadowed by the one in"))
  }

  @Test(arguments: ["--from", "--extends"])
  func `a preset that starts from a plugin's is one of one's own`(option: String) throws {
    let new = run("new", "my-splash", option, "splash", "--plugin-path", "plugins")
    let path = "\(folder.path)/catalog/custom/my-splash.yaml"
    #expect(new.output == "\(path)\n", "\(new.errors)")
    #expect(new.errors.contains("run 'segue validate \(path) --plugin-path plugins'"))
    if option == "--from" {
      #expect(try folder.read("catalog/custom/my-splash.yaml").contains("with: {reach: 30}"))
    }
    let check = run("validate", path, "--plugin-path", "plugins")
    #expect(check.errors == "note: 1 file checked, no problems found\n", "\(check.output)")
    let laws = run("validate", path, "--laws")
    #expect(laws.output.contains(option == "--from" ? "with --plugin-path" : "to extend"))
  }

  @Test func `skips a broken plugin with a warning`() throws {
    try folder.write("schema: [", to: "plugins/broken.segueplugin/plugin.yaml")
    let list = run("list", "--plugin-path", "plugins")
    #expect(list.status == .success)
    #expect(list.output.contains("alpha\t") && list.output.contains("splash\t"))
    #expect(list.errors.contains("broken.segueplugin is skipped: plugin.yaml has an error"))
    #expect(list.errors.contains("'segue plugins list' lists plugins and their status"))
  }

  @Test func `a list follows changes to plugins`() throws {
    func ids() -> [Substring] {
      run("list", "--plugin-path", "plugins").output
        .split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    }
    #expect(ids() == ["alpha", "splash"])
    try folder.addPlugin("wave", presets: ["surf"])
    #expect(ids() == ["alpha", "splash", "surf"])
    folder.makeWritableByOthers("plugins/wave.segueplugin/presets/surf.yaml")
    #expect(ids() == ["alpha", "splash"])
    try folder.addPlugin("ripple", presets: ["splash", "drop"])
    #expect(ids() == ["alpha", "drop", "splash"])
    folder.makeWritableByOthers("plugins/ripple.segueplugin/lib")
    #expect(ids() == ["alpha"])
    try folder.write("schema: [", to: "plugins/ripple.segueplugin/plugin.yaml")
    #expect(ids() == ["alpha"])
    #expect(run("list").output.hasPrefix("alpha\t"))
  }
}
