import SegueDiagnostics
import SegueYAML
import Testing

/// The JSON Schema leads an editor to the same first mistake as `segue validate`.
@Suite struct SchemaComplaintTests {
  private let schema: SchemaValidator

  init() throws { schema = try SchemaValidator(PresetSchema.schema.jsonSchema) }

  private static let head = "schema: 1\nid: example\nname: Example\nsummary: An example.\n"

  /// A preset, line by line from the fifth, and the keyword that an editor complains about.
  static let rows: [(lines: String, keyword: String)] = [
    // One of several forms, told by a key or by the kind of value.
    (
      "transitions:\n  push: {tracks: [{layer: to}]}\n  pop: {reverse: push, easign: mirrored}",
      "additionalProperties"
    ),
    ("transitions:\n  push: {tracks: [{layer: to}]}\n  pop: {reverse: pull}", "enum"),
    (
      "transitions:\n  push:\n    tracks:\n      - {layer: to, opacity: {frm: 0}}",
      "additionalProperties"
    ),
    ("transitions:\n  push:\n    tracks:\n      - {layer: to, opacity: [0]}", "type"),
    (
      "transitions:\n  push:\n    tracks:\n      - {layer: to, opacity: {keyframes: {50: 1}}}",
      "propertyNames"
    ),
    ("transitions:\n  push:\n    animator: {name: reveal}", "required"),
    ("transitions:\n  shove: {tracks: [{layer: to}]}", "propertyNames"),
    ("transitions:\n  push: {duration: 1s}", "anyOf"),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\ninteraction:\n  push:\n    gesture: {pan: left}\n    progress: 0.5\n    finish: true",
      "enum"
    ),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\ninteraction:\n  push:\n    gesture: swipe\n    progress: 0.5\n    finish: true",
      "enum"
    ),
    // Units.
    ("transitions:\n  push:\n    duration: 350\n    tracks: [{layer: to}]", "type"),
    ("transitions:\n  push:\n    duration: 350sec\n    tracks: [{layer: to}]", "pattern"),
    ("transitions:\n  push:\n    tracks:\n      - {layer: to, rotate-z: {from: 90}}", "type"),
    ("transitions:\n  push:\n    tracks:\n      - {layer: to, rotate-z: {from: 90°}}", "pattern"),
    (
      "transitions:\n  push:\n    tracks:\n      - {layer: to, translate-x: {from: 20px}}",
      "pattern"
    ),
    ("transitions:\n  push:\n    duration: 350 ms\n    tracks: [{layer: to}]", "pattern"),
    // Easings and the names of layers.
    ("transitions:\n  push:\n    easing: ease-in-uot\n    tracks: [{layer: to}]", "enum"),
    (
      "transitions:\n  push:\n    easing: 'bezier(0, 0, 1, 1)'\n    tracks: [{layer: to}]",
      "pattern"
    ),
    ("transitions:\n  push:\n    tracks:\n      - {layer: To, opacity: {from: 0}}", "pattern"),
    // Parameters.
    (
      "transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {type: number, default: 1, help: A.}",
      "required"
    ),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {type: angle, default: 90, range: [0deg, 180deg], help: A.}",
      "type"
    ),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {type: duration, default: 1s, range: [0s, 2m], help: A.}",
      "pattern"
    ),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {type: boolean, default: maybe, help: A.}",
      "type"
    ),
    (
      "transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {type: choice, default: x, help: A.}",
      "required"
    ),
    ("transitions: {push: {tracks: [{layer: to}]}}\nparameters:\n  a: {default: 1}", "required"),
    ("transitions: {push: {tracks: [{layer: to}]}}\ntags: card", "type"),
  ]

  @Test func `the first complaint of an editor is that of validate`() throws {
    for row in Self.rows {
      let text =
        Self.head + row.lines.replacing("{layer: to}", with: "{layer: to, z: 1}")
        + "\nreduced-motion: none\n"
      let file = SourceFile(name: "example.yaml", text: text)
      var reader = YAMLReader()
      let found = PresetDecoder.decode(file, with: &reader).diagnostics.shown
      let first = try #require(found.first?.place, "\(text)")
      let tree = try #require(reader.read(file).tree)
      let complaint = try #require(schema.complaints(about: Cursor(tree)).first, "\(text)")
      #expect(complaint.keyword == row.keyword, "\(text)")
      #expect(complaint.line == first.range.start.line, "\(text)\(found.map(\.message))")
    }
  }

  @Test func `what is valid is valid for an editor`() throws {
    let rest = "transitions: {push: {tracks: [{layer: to, z: 1}]}}\nreduced-motion: none\n"
    let sound = [
      Self.head + rest,
      Self.head + rest
        + "parameters: {a: {type: angle, default: 90deg, range: [0deg, 180deg], help: A.}}\n",
      "schema: 1\nid: example\nextends: example\nparameters: {a: {default: 1}, x-note: 1}\n",
      Self.head + "reduced-motion: none\ntransitions:\n  push:\n    duration: 350ms * 2\n"
        + "    easing: 'spring(duration: 1s)'\n    tracks: [{layer: to, opacity: {from: 20%}, translate-y: {from: 20pt}, rotate-z: {from: direction * 90deg}}]\n  pop: {reverse: push}\n",
    ]
    for text in sound {
      var reader = YAMLReader()
      let tree = try #require(reader.read(SourceFile(name: "example.yaml", text: text)).tree)
      let found = schema.complaints(about: Cursor(tree))
      #expect(found.isEmpty, "\(text)\(found.map { "\($0.line) \($0.keyword)" })")
    }
  }

  @Test func `presets of the catalog are valid for an editor`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let files = try CatalogFolder("/\(folder)/catalog").files
    let chosen = files.enumerated().filter { $0.offset % 10 == 0 || $0.element.stem == "clock" }
    #expect(chosen.count > 15)
    for (_, preset) in chosen {
      let file = SourceFile(name: preset.path, text: try Folder.text(preset.path))
      var reader = YAMLReader()
      let found = schema.complaints(about: Cursor(try #require(reader.read(file).tree)))
      #expect(found.isEmpty, "\(preset.stem): \(found.map { "\($0.line) \($0.keyword)" })")
    }
  }
}
