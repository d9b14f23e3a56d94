import SegueDiagnostics
import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueCLI

/// Each tool: its result is what the command prints, as text and as an object.
@Suite struct MCPToolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `finding tools answer as the commands do`() throws {
    try folder.addPreset("alpha", summary: "It slides far.")
    let session = try MCPSession(
      ("search", ["query": "slides far"]), ("list", ["family": "slide", "tags": ["test"]]),
      ("list", ["what": "gestures"]), ("show", ["id": "alpha"]),
      ("explain", ["code": "yaml/duplicate-key"]),
      ("use", ["id": "alpha", "parameters": ["reach": .number(0.25)]]), in: folder)
    let variables = ["SEGUE_CATALOG": SampledCatalog.path, "LC_ALL": "C.UTF-8"]
    let commands = [
      ["search", "slides far"], ["list", "--family", "slide", "--tag", "test"],
      ["list", "gestures"], ["show", "alpha"], ["explain", "yaml/duplicate-key"],
      ["use", "alpha", "--param", "reach=0.25"],
    ]
    for (index, command) in commands.enumerated() {
      let run = CommandRun(command, in: folder, variables: variables)
      #expect(session.text(index + 1) == run.output + run.errors, "\(command)")
      let json = CommandRun(command + ["--json"], in: folder, variables: variables)
      let object = try JSONValue(reading: Array(json.output.utf8))
      #expect(try session.result(index + 1)["structuredContent"] == object, "\(command)")
      #expect(session.succeeded(index + 1), "\(command)")
    }
  }

  @Test func `a preview is a small picture, and says what it shows`() throws {
    let session = try MCPSession(
      ("preview", ["id": "crossfade"]),
      (
        "preview",
        ["id": "crossfade", "operation": "pop", "moments": [0, .number(0.5)], "width": 300]
      ),
      ("preview", ["id": "crossfade", "moments": []]),
      ("preview", ["id": "crossfade", "operation": "tab", "scene": "no-such-scene"]), in: folder)
    for (id, width, frames) in [(1, 800, 9), (2, 300, 2)] {
      let result = try session.result(id)
      let content = try #require(result["content"]?.elements).compactMap { $0.object }
      #expect(content[0]["type"] == "image" && content[0]["mimeType"] == "image/png")
      let facts = try #require(result["structuredContent"]?.object)
      #expect(facts["moments"]?.elements?.count == frames)
      let shown = (width - 20...width).contains { facts["width"] == .integer($0) }
      #expect(shown, "\(facts.text())")
      let text = session.text(id)
      #expect(text.contains("(crossfade): \(id == 1 ? "push" : "pop") · "), "\(text)")
      #expect(text.contains("The picture has \(frames) frames"), "\(text)")
    }
    #expect(try session.error(3).code == -32602)
    #expect(session.failed(4))
    #expect(try folder.names().isEmpty)
  }

  @Test func `two files are compared as the command does`() throws {
    try folder.addPreset("alpha", summary: "It slides.")
    let (old, new) = ("catalog/slide/alpha.yaml", "alpha-new.yaml")
    try folder.write(try folder.read(old).replacing("It slides.", with: "It slides far."), to: new)
    let session = try MCPSession(
      ("diff", ["old": .string(old), "new": .string(new)]),
      ("diff", ["old": .string(old), "new": "../alpha.yaml"]), ("diff", [:]), in: folder)
    let difference = try #require(
      session.result(1)["structuredContent"]?.object?["presets"]?.elements?.first?.object)
    #expect(difference["visible"] == false && difference["differences"]?.elements?.count == 1)
    #expect(session.text(1).contains("It slides. → It slides far."), "\(session.text(1))")
    #expect(session.failed(2) && session.failed(3))
  }

  @Test func `errors are those of the command line, with the place`() throws {
    let wrong = samplePreset("wrong").replacing("duration", with: "durtion")
    try folder.write(wrong, to: "catalog/slide/wrong.yaml")
    let session = try MCPSession(
      ("validate", ["paths": ["catalog/slide/wrong.yaml"], "laws": false]),
      ("validate", ["paths": ["catalog/slide/rong.yaml"]]), ("show", ["id": "crossfaed"]),
      in: folder)
    let text = session.text(1)
    #expect(session.failed(1))
    #expect(text.contains("wrong.yaml:12:5"), "\(text)")
    #expect(text.contains("[format/unknown-key]") && text.contains("duration"), "\(text)")
    let report = try #require(session.result(1)["structuredContent"]?.object)
    #expect(report["errors"] != 0)
    #expect(session.failed(2))
    #expect(session.text(2).contains("help: "))
    #expect(session.failed(3))
    #expect(
      session.text(3).hasSuffix("help: there is a preset with a similar name: 'crossfade'\n"))
  }

  @Test func `a new preset and an export are written, and not twice`() throws {
    let session = try MCPSession(
      ("new", ["id": "calm-fade", "extends": "crossfade"]),
      ("validate", ["paths": ["catalog"]]),
      ("export", ["id": "calm-fade", "output": "calm.png", "scale": 1]),
      ("export", ["id": "calm-fade", "output": "calm.png"]),
      ("export", ["id": "calm-fade", "output": "calm.png", "scale": 1, "overwrite": true]),
      ("new", ["id": "calm-fade"]), ("new", ["id": "calm-fade", "overwrite": true]), in: folder)
    for id in [1, 2, 3, 5, 7] { #expect(session.succeeded(id), "\(session.text(id))") }
    #expect(session.text(2).contains("no problems found"))
    #expect(session.text(3) == "\(folder.path)/calm.png\n")
    #expect(session.failed(4) && session.failed(6))
    #expect(
      session.text(4) == """
        error: 'calm.png' exists already
        help: choose another file, or set 'overwrite' to true

        """)
    #expect(try folder.names().sorted() == ["calm.png", "catalog"])
    let notes = try folder.read("catalog/AGENTS.md")
    #expect(notes.contains("segue validate --laws") && notes.contains("- `law/continuity`: "))
  }

  @Test func `an export for other tools says what it lacks, and takes no stage`() throws {
    let session = try MCPSession(
      ("new", ["id": "calm-fade", "extends": "fade-through"]),
      ("export", ["id": "calm-fade", "output": "calm.css"]),
      ("export", ["id": "calm-fade", "output": "Calm.swift"]),
      ("export", ["id": "calm-fade", "output": "calm.tokens.json", "dark": true]), in: folder)
    for id in [1, 2, 3] { #expect(session.succeeded(id), "\(session.text(id))") }
    #expect(session.text(2).hasPrefix("\(folder.path)/calm.css\nnote: "))
    #expect(try folder.read("calm.css").contains("@keyframes calm-fade-push-to"))
    #expect(try folder.read("Calm.swift").contains("final class CalmFade: NSObject"))
    #expect(session.failed(4) && session.text(4).contains("--dark"))
  }

  @Test func `the commands of the notes work in their order`() throws {
    let lines = AgentNotes.text.matches(of: /(?m)^segue ([^#\n]*)/).map { String($0.1) }
    #expect(lines.count == 6)
    for line in lines {
      let words = line.split(separator: " ").map {
        $0.hasSuffix(".png") ? folder.file(String($0)) : String($0)
      }
      let run = CommandRun(words, in: folder, variables: ["SEGUE_CATALOG": SampledCatalog.path])
      #expect(run.status == .success, "\(line): \(run.errors)")
    }
  }

  @Test func `a catalog that exists is left without notes`() throws {
    try folder.addPreset("alpha")
    #expect(CommandRun("new", "my-push", in: folder).status == .success)
    #expect(!folder.contains("catalog/AGENTS.md"))
  }
}
