import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// What the documents show is so.
@Suite struct DocumentTests {
  private let documents: [Document]

  init() throws { documents = try Document.all() }

  @Test func `every linked or mentioned file exists`() {
    #expect(documents.flatMap(\.linkedFiles).count > 5)
    for document in documents {
      for file in document.linkedFiles + document.mentionedFiles {
        #expect(Repository.exists(file), "\(document.path) mentions \(file)")
      }
    }
  }

  @Test func `every complete preset in the documents validates`() {
    let presets = documents.flatMap { document in
      document.blocks.filter { $0.language == "yaml" && $0.text.contains("\ntransitions:") }
    }
    #expect(!presets.isEmpty)
    for preset in presets {
      let problems = diagnostics(of: preset.text).text(.human(.plain))
      #expect(problems == "")
    }
  }

  @Test func `every plugin manifest in the documents validates`() {
    let manifests = documents.flatMap { document in
      document.blocks.filter {
        $0.language == "yaml" && $0.text.contains("\nauthors:") && $0.text.contains("\nversion:")
      }
    }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let id = manifest.text.firstMatch(of: /(?m)^id: (\S+)$/)?.1 ?? "nameless"
      var reader = YAMLReader()
      let file = SourceFile(name: "\(id).segueplugin/plugin.yaml", text: manifest.text)
      #expect(PluginFile.read(file, with: &reader).diagnostics.text(.human(.plain)) == "")
    }
  }

  @Test func `every example of rules in the documents validates`() {
    let examples = documents.flatMap(\.blocks).filter { $0.language == "yaml rules" }
    #expect(!examples.isEmpty)
    for example in examples {
      var reader = YAMLReader()
      let file = SourceFile(name: "rules.yaml", text: example.text)
      #expect(RulesFile.read(file, with: &reader).diagnostics.text(.human(.plain)) == "")
    }
  }

  @Test func `every tape in the documents validates`() {
    let tapes = documents.flatMap(\.blocks).filter {
      $0.language == "yaml" && $0.text.contains("\nfilms:")
    }
    #expect(!tapes.isEmpty)
    for tape in tapes {
      var reader = YAMLReader()
      let read = TapeFile.read(SourceFile(name: "review.yaml", text: tape.text), with: &reader)
      #expect(read.diagnostics.text(.human(.plain)) == "")
    }
  }

  @Test func `the plugins page documents every manifest key`() throws {
    let page = try #require(documents.first { $0.path == "Plugins.md" })
    let keys = PluginFile.schema.jsonSchema.matches(
      of: /"([a-z0-9-]+)": \{\n *"(?:description|\$ref)"/)
    let names = Set(keys.map { String($0.1) })
    #expect(names.isSuperset(of: ["abi", "libraries", "sha256", "capabilities", "reduced-motion"]))
    // JSON Schema has words of its own.
    for name in names.subtracting(["if", "then", "else", "items"]) {
      #expect(page.prose.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `the README's example mistake produces the message it shows`() throws {
    let readme = try #require(documents.first { $0.path == "README.md" })
    let preset = try #require(readme.blocks.first { $0.text.contains("schema: 1\n") })
    let message = try #require(readme.blocks.first { $0.text.hasPrefix("error[") })
    let mistaken = preset.text.replacing("translate-y:", with: "tanslate-y:")
    #expect(mistaken != preset.text)
    #expect(diagnostics(of: mistaken).text(.human(.plain)) + "\n" == message.text)
  }

  @Test func `every Swift block in the documents is part of these tests' sources`() throws {
    let compiled = try Repository.files(
      under: "Tests/ArchitectureTests/Documents", suffixes: ["swift"]
    )
    .map { try Repository.text(of: $0) }
    let blocks = documents.flatMap { document in
      document.blocks.filter { $0.language == "swift" }.map { (document.path, $0) }
    }
    #expect(!blocks.isEmpty)
    for (path, block) in blocks {
      #expect(compiled.contains { $0.contains(block.text) }, "\(path):\(block.line)")
    }
  }

  @Test func `the manifest of an app that compiles in its build is that of the tested app`() throws
  {
    let page = try #require(documents.first { $0.path == "Documentation/Apps.md" })
    let block = try #require(page.blocks.first { $0.language == "swift manifest" })
    let manifest = try Repository.text(of: "Tests/PluginPackage/Package.swift")
    let lines = block.text.split(separator: "\n").filter { !$0.contains("path:") }
    #expect(lines.count > 5)
    for line in lines.map({ $0.drop { $0 == " " } }) { #expect(manifest.contains(line), "\(line)") }
    let traits = try #require(block.text.firstMatch(of: /traits: [^)]*\)/)).0
    #expect(manifest.contains(traits))
  }

  /// What is wrong with a preset that lies in a file named after its id.
  private func diagnostics(of preset: String) -> Diagnostics {
    let id = preset.firstMatch(of: /(?m)^id: (\S+)$/)?.1 ?? "nameless"
    var reader = YAMLReader()
    let file = SourceFile(name: "catalog/custom/\(id).yaml", text: preset)
    return PresetDecoder.decode(file, with: &reader).diagnostics
  }
}
