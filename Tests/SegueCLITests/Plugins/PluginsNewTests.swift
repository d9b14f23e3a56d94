import Foundation
import SegueTestSupport
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// `segue plugins new`: what it writes builds and works.
@Suite(.waits) struct PluginsNewTests {
  @Test(.needs("make", "cc", "swiftc", "rustc"), arguments: PluginTemplate.Language.allCases)
  func `a new plugin builds with make, loads and returns a timeline`(
    _ language: PluginTemplate.Language
  ) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "plugins", "new", "com.example.my-swing", "--language", language.rawValue, in: folder,
      executable: BuiltProgram.segue)
    #expect(run.status == .success)
    #expect(run.output == "\(folder.path)/com.example.my-swing\n")
    let unbuilt = try Tool(
      [BuiltProgram.segue, "plugins", "validate", "com.example.my-swing/"], in: folder.path)
    #expect(
      unbuilt.output == """
        error: com.example.my-swing has the sources of a plugin, which is not built
        help: type 'make -C com.example.my-swing', then 'segue plugins validate com.example.my-swing/build/*.segueplugin'

        """)
    let make = try Tool("make", in: "\(folder.path)/com.example.my-swing")
    #expect(make.status == 0, "\(make.output)")

    let plugin = "\(folder.path)/com.example.my-swing/build/com.example.my-swing.segueplugin"
    let refused = try Tool(
      [BuiltProgram.segue, "plugins", "validate", "com.example.my-swing"], in: folder.path)
    #expect(
      refused.output == """
        error: com.example.my-swing has the sources of a plugin, and not the plugin, which is in com.example.my-swing/build
        help: type 'segue plugins validate com.example.my-swing/build/com.example.my-swing.segueplugin'

        """)
    if language == .c { try checkFailedBuild(in: folder, of: plugin) }
    // What was built is a copy, and the animator that the sources' preset needs.
    let files = try Tool([BuiltProgram.segue, "validate", "com.example.my-swing"], in: folder.path)
    #expect(files.output == "note: 2 files checked, no problems found\n")
    let manifest = try manifest(of: plugin)
    #expect(manifest.id == "com.example.my-swing")
    #expect(manifest.name == "Com example my swing")
    let library = try #require(PluginPlatform.current.flatMap { manifest.libraries[$0] })
    let sum = try Tool("sha256sum", "\(plugin)/\(library.path)", in: folder.path)
    #expect(sum.output.hasPrefix(try #require(library.sha256)))
    let runner = LibraryRunner(manifest, library: "\(plugin)/\(library.path)") { _, _ in }
    let container = Stage.Container(size: Size2D(width: 390, height: 844))
    let stage = Stage(
      operation: .push, container: container, from: .init(name: "a", frame: container.bounds),
      to: .init(name: "b", frame: container.bounds))
    let timeline = try runner.timeline(
      of: manifest.id, on: stage,
      parameters: ParameterValues(["swing": .number(0.5), "recess": .number(0.1)]))
    #expect(timeline.duration == 0.5)
    #expect(timeline.layers.map(\.id) == ["from", "dark", "to"])
    #expect(timeline.sample(at: 0).states[2].components.rotation.y == 0.5)
    #expect(timeline.sample(at: 0.5).states[2].components.rotation.y == 0)

    let preset = try FileBytes.read("\(plugin)/presets/com-example-my-swing.yaml", limit: 1 << 16)
    var reader = YAMLReader()
    let file = SourceFile(name: "com-example-my-swing.yaml", bytes: preset)
    #expect(PresetDecoder.decode(file, with: &reader).diagnostics.shown.isEmpty)
  }

  /// A mistake in the code does not take away what was built.
  private func checkFailedBuild(in folder: TemporaryFolder, of plugin: String) throws {
    let code = "com.example.my-swing/plugin.c"
    let source = String(
      decoding: try FileBytes.read(folder.file(code), limit: 1 << 20), as: UTF8.self)
    let make = ["make", "-C", "com.example.my-swing"]
    try folder.write(source + "\nno C", to: code)
    #expect(try Tool(make, in: folder.path).status != 0)
    #expect(try !FileBytes.read("\(plugin)/plugin.yaml", limit: 1 << 20).isEmpty)
    try folder.write(source, to: code)
    #expect(try Tool(make, in: folder.path).status == 0)
  }

  private func manifest(of plugin: String) throws -> PluginManifest {
    var reader = YAMLReader()
    let path = "\(plugin)/plugin.yaml"
    let file = SourceFile(name: path, bytes: try FileBytes.read(path, limit: 1 << 16))
    let (manifest, diagnostics) = PluginFile.read(file, with: &reader)
    #expect(diagnostics.shown.isEmpty, "\(diagnostics.text(.human(.plain)))")
    return try #require(manifest)
  }

  private func template(
    _ language: PluginTemplate.Language, for name: PluginName
  ) throws -> PluginTemplate {
    try PluginTemplate(language, for: name, from: TemplateSources(beside: BuiltProgram.segue))
  }

  @Test func `all three templates share manifest, preset and documents`() throws {
    let name = try #require(PluginName("a-b"))
    for path in ["plugin.yaml", "presets/a-b.yaml", "README.md", "LICENSE", ".gitignore"] {
      let texts = try PluginTemplate.Language.allCases.map {
        try template($0, for: name).text(of: path)
      }
      #expect(texts[0] != nil, "\(path)")
      #expect(Set(texts).count == 1, "\(path)")
    }
  }

  @Test func `no name from the template is left`() throws {
    let name = try #require(PluginName("a-b"))
    for language in PluginTemplate.Language.allCases {
      for file in try template(language, for: name).files {
        for word in ["first-p", "FirstP", "First plugin"] {
          #expect(!file.path.contains(word) && !file.text.contains(word), "\(file.path)")
        }
      }
    }
  }

  @Test func `does not overwrite an existing folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "swing/notes")
    let run = CommandRun(
      "plugins", "new", "swing", "--language", "c", in: folder, executable: BuiltProgram.segue)
    #expect(run.status == .usage)
    #expect(run.errors.contains("File exists"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["swing"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/swing") == ["notes"])
  }

  @Test func `says whose ids a new plugin has, and what is used`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("reveal")
    let run = CommandRun(
      "plugins", "new", "reveal", "--language", "c", in: folder, executable: BuiltProgram.segue)
    #expect(run.status == .success)
    #expect(
      run.errors.hasPrefix(
        """
        warning: the preset 'reveal' of the plugin is not used where its catalog is searched: \(folder.path)/catalog/slide/reveal.yaml \
        has the same id; choose another one
        warning: the animator 'reveal' is used in place of Segue's own, in every preset: choose another id, unless you \
        want that

        """), "\(run.errors)")
    let other = CommandRun(
      "plugins", "new", "my-reveal", "--language", "c", in: folder, executable: BuiltProgram.segue)
    #expect(other.errors.hasPrefix("help: "))
  }

  @Test func `a plugin is not put among the sources of an app`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/Shop/Shop.swift")
    func new(_ more: String...) -> CommandRun {
      CommandRun(
        ["plugins", "new", "swing", "--language", "swift"] + more, in: folder, at: "/Sources/Shop",
        executable: BuiltProgram.segue)
    }
    let refused = new()
    #expect(refused.status == .usage)
    #expect(
      refused.errors == """
        error: 'swing' is among an app's sources, in ../../Sources: the app would compile the plugin's files with its own
        help: add '-o ../../swing'

        """)
    #expect(!folder.contains("Sources/Shop/swing"))
    let made = new("-o", "../../swing")
    #expect(made.status == .success, "\(made.errors)")
    #expect(made.errors.contains("note: apps cannot link it"))
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    let xcode = CommandRun(
      "plugins", "new", "swing", "--language", "c", "-o", "Shop/swing", in: folder,
      executable: BuiltProgram.segue)
    #expect(xcode.errors.hasSuffix("\nhelp: write '-o swing'\n"), "\(xcode.errors)")
  }

  @Test func `what cannot be written whole is not written at all`() throws {
    let folder = try TemporaryFolder()
    let files = [
      PluginTemplate.File(path: "a/one", text: "1"), .init(path: "b/c/two", text: "2"),
      .init(path: "a/one/three", text: "3"),
    ]
    #expect(throws: SystemFailure.self) { try NewFolder.write(files, to: folder.path + "/new") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: [
    ("My Plugin", "my-plugin"), ("my_plugin", "my-plugin"), ("3d", "plugin-3d"),
    ("com..Example.", "com.example"), ("-a--b-", "a-b"), ("Ünder", "nder"), ("", "plugin"),
    ("../x", "x"), ("a/b", "a-b"), ("😀", "plugin"),
    (String(repeating: "a", count: 127) + "-b", String(repeating: "a", count: 127)),
  ])
  func `suggests the nearest valid name`(_ name: String, _ nearest: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["plugins", "new", "--language", "c", "--", name], in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("the nearest valid id is '\(nearest)'"), "\(run.errors)")
    #expect(PluginName(nearest) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: ["null", "true", "tracks"])
  func `rejects a name with another meaning`(_ name: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "plugins", "new", name, "--language", "c", in: folder, executable: BuiltProgram.segue)
    #expect(run.status == .usage)
    #expect(run.errors.contains("'\(name)'"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}

/// The files that new plugins are made of are found, whether Segue is installed or was just built.
@Suite struct TemplateSourcesTests {
  /// What `Scripts/install` makes, without a catalog.
  private func installation() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/segue")
    for path in TemplateSources.installed {
      let copy = URL(filePath: "\(folder.path)/share/segue/templates/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: "\(Checkout.folder)/\(path)", toPath: copy.path)
    }
    return folder
  }

  @Test(arguments: PluginTemplate.Language.allCases)
  func `an installed Segue uses the same templates as a built one`(
    _ language: PluginTemplate.Language
  ) throws {
    let folder = try installation()
    let name = try #require(PluginName("a-b"))
    let installed = try PluginTemplate(
      language, for: name, from: TemplateSources(beside: "\(folder.path)/bin/segue"))
    let built = try PluginTemplate(
      language, for: name, from: TemplateSources(beside: BuiltProgram.segue))
    #expect(installed.files == built.files && built.files.count > 7)
  }

  @Test func `the install script names every template file`() throws {
    let script = try String(contentsOfFile: Checkout.folder + "/Scripts/install", encoding: .utf8)
    for path in TemplateSources.installed { #expect(script.contains(path), "\(path)") }
  }

  @Test func `templates are not read as presets`() throws {
    let folder = try installation()
    #expect(try CatalogFolder("\(folder.path)/share/segue").files.isEmpty)
    #expect(try YAMLFiles(at: "\(folder.path)/share/segue").paths.isEmpty)
  }

  @Test func `writes nothing when the templates are missing`() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun("plugins", "new", "swing", "--language", "c", in: folder)
    #expect(run.status == .notFound && run.errors.contains("not installed"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
