import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueTimeline
@testable import SegueYAML
import Testing

@Suite struct PluginFileTests {
  private func read(
    _ text: String, as name: String = "ripple-tiles.segueplugin/plugin.yaml"
  ) -> (manifest: PluginManifest?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return PluginFile.read(SourceFile(name: name, text: text), with: &reader)
  }

  private static let head = """
    schema: 1
    id: ripple-tiles
    name: Ripple tiles
    version: 1.2.0
    summary: Tiles that ripple away.
    authors: [Jane Doe, {name: John, url: "https://example.com/john"}]
    license: MIT OR Apache-2.0
    x-ticket: 1

    """

  private static let code = """
    homepage: https://example.com/ripple
    host: {from-version: 0.1, below-version: 2}
    abi: {major: 1, minor: 3}
    libraries:
      linux-x86_64: {path: lib/linux-x86_64/libripple.so}
      macos-arm64:
        path: lib/libripple.dylib
        sha256: BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD
    animators:
      - id: com.example.ripple
        summary: Tiles ripple away.
        operations: [push, present]
        parameters:
          tile-size: {type: length, default: 40, range: [8, 200], unit: points, help: How large tiles are.}
          direction: {type: choice, default: out, choices: [out, in], help: Which way.}
          angle: {type: angle, default: 30deg, range: [0deg, 90deg], help: How far they turn.}
          time: {type: duration, default: 350ms, range: [0.1s, 2s], help: How long each takes.}
          is-round: {type: boolean, default: true, help: Whether they are round.}
          tint: {type: color, default: '#ff0000', help: What they are tinted with.}
        capabilities: [interruptible, com.example.sound]
        reverse: exact
        reduced-motion: own
      - {id: wave, version: 3.1, summary: A wave., operations: [pop], reduced-motion: preset}

    """

  @Test func `reads every key of a manifest`() throws {
    let (read, diagnostics) = read(Self.head + Self.code)
    #expect(diagnostics.text(.oneLine) == "")
    let manifest = try #require(read)
    #expect(manifest.id == "ripple-tiles" && manifest.name == "Ripple tiles")
    #expect(manifest.version == Version(1, 2, 0) && manifest.license == "MIT OR Apache-2.0")
    #expect(
      manifest.authors == [
        .init(name: "Jane Doe"), .init(name: "John", url: "https://example.com/john"),
      ])
    #expect(manifest.homepage == "https://example.com/ripple")
    #expect(manifest.host == VersionRange(minimum: Version(0, 1), below: Version(2)))
    #expect(manifest.interface == PluginInterface(major: 1, minor: 3))
    #expect(manifest.place?.range.start.line == 2)
    #expect(
      manifest.libraries == [
        .linuxX86: .init(path: "lib/linux-x86_64/libripple.so"),
        .macOSARM: .init(
          path: "lib/libripple.dylib",
          sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ])
    let (first, second) = (manifest.animators[0], manifest.animators[1])
    #expect(first.description.id == "com.example.ripple" && first.summary == "Tiles ripple away.")
    #expect(first.description.version == Version(1, 2, 0))
    #expect(first.description.operations == [.push, .present])
    #expect(first.description.capabilities == ["interruptible", "com.example.sound"])
    #expect(first.reverse == .exact && first.reducesMotion)
    #expect(second.description.version == Version(3, 1))
    #expect(second.reverse == .none && !second.reducesMotion)
    let parameters = first.description.parameters
    #expect(
      parameters.map(\.name) == ["tile-size", "direction", "angle", "time", "is-round", "tint"])
    #expect(parameters[0].kind == .length(8...200) && parameters[0].defaultValue == .number(40))
    #expect(parameters[1].kind == .choice(["out", "in"]))
    #expect(parameters[2].kind == .angle(0...(.pi / 2)))
    #expect(parameters[3].kind == .duration(0.1...2) && parameters[3].defaultValue == .number(0.35))
    #expect(parameters[4].defaultValue == .boolean(true) && parameters[5].kind == .color)
  }

  @Test func `a plugin with presets only needs no code`() throws {
    let manifest = try #require(read(Self.head).manifest)
    #expect(manifest.interface == nil && manifest.animators.isEmpty && manifest.libraries.isEmpty)
  }

  @Test(arguments: [
    ("1.10", Version(1, 10)), ("1.0", Version(1)), ("'2'", Version(2)), ("7", Version(7)),
  ])
  func `reads a version as text, not as a number`(
    _ text: String, _ version: Version
  ) {
    let manifest = read(Self.head.replacing("version: 1.2.0", with: "version: \(text)")).manifest
    #expect(manifest?.version == version)
  }

  @Test(arguments: [
    ("schema: 1", "schema: 2", "format/out-of-range", 1),
    ("id: ripple-tiles", "id: Ripple", "format/bad-text", 2),
    ("id: ripple-tiles", "id: ripple..tiles", "format/bad-text", 2),
    ("id: ripple-tiles", "id: ripple-.tiles", "format/bad-text", 2),
    ("id: ripple-tiles", "id: ripple-tiles.", "format/bad-text", 2),
    ("id: ripple-tiles", "id: 3d", "format/bad-text", 2),
    ("id: ripple-tiles", "id: ''", "format/bad-text", 2),
    ("id: ripple-tiles", "id: [a]", "format/wrong-type", 2),
    ("id: ripple-tiles", "id: " + String(repeating: "a", count: 129), "format/bad-text", 2),
    ("id: ripple-tiles", "id: ripples", "plugin/id-is-not-folder-name", 2),
    ("name: Ripple tiles", "name: \"a\\e[31mb\"", "format/bad-text", 3),
    ("name: Ripple tiles", "name: \"a\\u0085b\"", "format/bad-text", 3),
    ("name: Ripple tiles", "name: ''", "format/bad-text", 3),
    ("name: Ripple tiles", "name: " + String(repeating: "n", count: 201), "format/bad-text", 3),
    ("version: 1.2.0", "version: 1.2.0-beta.1", "format/bad-text", 4),
    ("version: 1.2.0", "version: 01.2", "format/bad-text", 4),
    ("version: 1.2.0", "version: 1.", "format/bad-text", 4),
    ("version: 1.2.0", "version: 1.2.3.4", "format/bad-text", 4),
    ("version: 1.2.0", "version: +1", "format/bad-text", 4),
    ("version: 1.2.0", "version: 1e2", "format/bad-text", 4),
    ("version: 1.2.0", "version: 99999999999", "format/bad-text", 4),
    ("version: 1.2.0", "version: true", "format/wrong-type", 4),
    ("version: 1.2.0", "version: .inf", "format/wrong-type", 4),
    ("summary: Tiles that ripple away.", "sumary: Tiles.", "format/unknown-key", 5),
    ("authors: [Jane Doe, {", "authors: []\nx-a: [{", "format/wrong-count", 6),
    (
      "authors: [Jane Doe, {name: John, url: \"https", "authors: [{name: John, url: \"ftp",
      "format/bad-text", 6
    ),
    ("authors: [Jane Doe, {name: John", "authors: [{nme: John", "format/unknown-key", 6),
    ("license: MIT OR Apache-2.0", "license: MIT/Apache-2.0", "plugin/bad-license", 7),
    ("license: MIT OR Apache-2.0", "license: MIT OR Apache-2", "plugin/unknown-license", 7),
    ("license: MIT OR Apache-2.0", "license: GPL-3.0+", "plugin/unknown-license", 7),
    ("homepage: https://example.com/ripple", "homepage: example.com", "format/bad-text", 9),
    ("host: {from-version: 0.1, below-version: 2}", "host: {}", "format/missing-key", 10),
    ("below-version: 2", "below-version: 0.1", "plugin/empty-range", 10),
    ("below-version: 2", "below-version: x", "format/bad-text", 10),
    ("{major: 1, minor: 3}", "{major: 0, minor: 3}", "format/out-of-range", 11),
    ("{major: 1, minor: 3}", "{major: 1, minor: 0.5}", "format/wrong-type", 11),
    ("{major: 1, minor: 3}", "1", "format/wrong-type", 11),
    ("linux-x86_64: {", "linux-x86: {", "format/unknown-name", 13),
    (
      "path: lib/linux-x86_64/libripple.so", "path: ../libripple.so", "plugin/path-leaves-folder",
      13
    ),
    (
      "path: lib/linux-x86_64/libripple.so", "path: /usr/lib/libc.so", "plugin/path-leaves-folder",
      13
    ),
    ("path: lib/linux-x86_64/libripple.so", "path: lib/./a.so", "plugin/path-leaves-folder", 13),
    ("path: lib/linux-x86_64/libripple.so", "path: lib//a.so", "plugin/path-leaves-folder", 13),
    (
      "path: lib/linux-x86_64/libripple.so", "path: 'lib\\..\\a.so'", "plugin/path-leaves-folder",
      13
    ),
    ("path: lib/linux-x86_64/libripple.so", "path: \"lib\\0a.so\"", "format/bad-text", 13),
    ("sha256: BA78", "sha256: BA7", "format/bad-text", 16),
    ("sha256: BA78", "sha256: XA78", "format/bad-text", 16),
    ("id: com.example.ripple", "id: wave", "plugin/duplicate-animator", 31),
    ("id: com.example.ripple", "id: tracks", "plugin/reserved-animator", 18),
    ("operations: [push, present]", "operations: [push, sent]", "format/unknown-name", 20),
    ("operations: [push, present]", "operations: []", "format/wrong-count", 20),
    ("default: 40, range", "default: 400, range", "format/out-of-range", 22),
    ("default: out, choices", "default: up, choices", "preset/bad-parameter", 23),
    ("is-round: {", "IsRound: {", "format/bad-text", 26),
    ("reverse: exact", "reverse: true", "format/wrong-type", 29),
    ("reverse: exact", "reverse: exactly", "format/unknown-name", 29),
    ("reduced-motion: own", "reduced-motion: still", "format/unknown-name", 30),
    ("capabilities: [interruptible, ", "capabilities: [Interruptible, ", "format/bad-text", 28),
  ])
  func `reports each mistake at its line`(old: String, new: String, code: String, line: Int) {
    let good = Self.head + Self.code
    #expect(good.contains(old))
    let (manifest, diagnostics) = read(good.replacing(old, with: new))
    let found = diagnostics.shown.first { $0.code.description == code }
    #expect(found != nil, "\(diagnostics.text(.oneLine))")
    #expect(found?.place?.range.start.line == line, "\(diagnostics.text(.oneLine))")
    #expect((manifest == nil) == (found?.severity == .error))
  }

  @Test func `the libraries of sources are what the build adds`() {
    let text = Self.head + Self.code.replacing("libraries:", with: "x-libraries:")
    #expect(read(text, as: "ripple-tiles/plugin.yaml").diagnostics.isEmpty)
  }

  @Test func `requires abi, libraries and animators together`() {
    for (left, code) in [("abi", "libraries"), ("libraries", "abi"), ("animators", "abi")] {
      let text = Self.head + Self.code.replacing("\(left):", with: "x-\(left):")
      let diagnostics = read(text).diagnostics
      #expect(diagnostics.shown.map(\.code) == ["plugin/half-code"], "\(left)")
      #expect(diagnostics.shown.first?.message.contains("'\(code)'") == true)
    }
  }

  @Test(arguments: [
    ("MTI AND GPL-2.0", "MTI"), ("MIT or Apache-2.0", nil), ("(MIT)", nil), ("Apache-2.0+", nil),
    ("GPL-2.0-or-later WITH Classpath-exception-2.0", nil), ("GPL-2.0", "GPL-2.0"),
    ("LicenseRef-Mine AND DocumentRef-tool-1.2:LicenseRef-Theirs", nil),
    ("MIT OR ((BSD-2-Clause)AND(Zlob))", "Zlob"),
  ])
  func `warns of licenses that are not common`(license: String, uncommon: String?) {
    #expect(LicenseText.uncommonName(in: license) == uncommon)
    let text = Self.head.replacing("license: MIT OR Apache-2.0", with: "license: \(license)")
    let warnings = read(text).diagnostics.shown
    #expect(warnings.map(\.code) == (uncommon == nil ? [] : ["plugin/unknown-license"]))
    #expect(warnings.allSatisfy { $0.severity == .warning })
    if uncommon == "MTI" {
      #expect(warnings[0].help == "there is a license with a similar name: 'MIT'")
    }
  }

  @Test func `checks the folder's name only for plugin folders`() {
    #expect(read(Self.head, as: "plugin.yaml").manifest != nil)
    #expect(read(Self.head, as: "elsewhere/plugin.yaml").manifest != nil)
    #expect(read(Self.head, as: "/a/ripple-tiles.segueplugin/plugin.yaml").manifest != nil)
    #expect(read(Self.head, as: "/a/other.segueplugin/plugin.yaml").manifest == nil)
  }

  @Test func `accepts a thousand animators and rejects ten thousand`() {
    let items = (0..<10_000).map { "  - {id: a\($0), summary: A., operations: [push]}\n" }.joined()
    let code = "abi: {major: 1, minor: 0}\nlibraries: {linux-x86_64: {path: a.so}}\nanimators:\n"
    #expect(read(Self.head + code + items).diagnostics.shown.map(\.code) == ["format/wrong-count"])
    let some = (0..<1000).map { "  - {id: a\($0), summary: A., operations: [push]}\n" }.joined()
    #expect(read(Self.head + code + some).manifest?.animators.count == 1000)
  }

  @Test func `rejects too many parameters`() {
    let parameters = (0..<65).map { "p\($0): {type: boolean, default: true, help: A.}" }
      .joined(separator: ", ")
    let text =
      Self.head
      + Self.code.replacing(
        "operations: [pop]", with: "operations: [pop], parameters: {\(parameters)}")
    #expect(read(text).diagnostics.shown.map(\.code) == ["format/wrong-count"])
  }

  @Test func `a truncated or damaged file yields a manifest or errors`() {
    let bytes = Array((Self.head + Self.code).utf8)
    var reader = YAMLReader()
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] = UInt8(truncatingIfNeeded: index &* 31)
      for text in [Array(bytes[..<index]), damaged] {
        let (manifest, diagnostics) = PluginFile.read(
          SourceFile(name: "ripple-tiles.segueplugin/plugin.yaml", bytes: text), with: &reader)
        #expect((manifest == nil) == diagnostics.hasErrors)
      }
    }
  }
}
