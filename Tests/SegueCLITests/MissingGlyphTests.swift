import SegueTestSupport
import Testing

@testable import SegueCLI

/// Texts with a character that no font has: it is drawn as a box, and said.
@Suite struct MissingGlyphTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      schema: 1
      id: odd
      name: Odd \u{50000}
      summary: Fades.
      transitions:
        push: {tracks: [{layer: to, opacity: {from: 0}}], duration: 200ms}
      reduced-motion: none
      preview: {scene: odd-scene}
      """, to: "catalog/fade/odd.yaml")
    try folder.write(
      """
      schema: 1
      id: odd-scene
      name: Odd
      summary: One screen.
      screens:
        one:
          background: white
          draw:
            # \u{50001} is not drawn.
            - {text: "a \u{50001}\u{50002}", style: body, frame: [20, 100]}
      roles: {lower: one, upper: one}

      """, to: "catalog/scenes/odd-scene.yaml")
  }

  @Test func `preview warns of what its scene and its caption lack`() {
    let run = CommandRun(
      "preview", "odd", "--captions", "--at", "0%", "--catalog", folder.file("catalog"),
      "--catalog", SampledCatalog.path, "-o", folder.file("a.png"), in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      run.errors == """
        warning: no font on this machine has '\u{50000}' (U+50000), '\u{50001}' (U+50001), \
        '\u{50002}' (U+50002): they are drawn as boxes; install a font that has them, \
        such as one of Noto's

        """)
  }

  @Test func `validate warns, at the text`() {
    let run = CommandRun(
      "validate", "catalog", "--diagnostics", "oneline", "--catalog", folder.file("catalog"),
      "--catalog", SampledCatalog.path, in: folder)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "odd.yaml:3:11: warning: no font on this machine has '\u{50000}' (U+50000), which previews"),
      "\(run.output)")
    #expect(
      run.output.contains(
        "odd-scene.yaml:10:19: warning: no font on this machine has '\u{50001}' (U+50001), "
          + "'\u{50002}' (U+50002), which previews"), "\(run.output)")
  }

  @Test func `validate says that it did not check texts where it can read no font`() throws {
    let empty = try TemporaryFolder()
    let file = folder.file("catalog/scenes/odd-scene.yaml")
    let options = ["validate", file, "--catalog", folder.file("catalog")]
    let run = CommandRun(options, in: empty)
    #expect(run.status == .success && run.output.isEmpty, "\(run.output)")
    #expect(
      run.errors.hasPrefix(
        "note: texts with letters beyond ASCII were not checked for missing characters: "),
      "\(run.errors)")
    #expect(run.errors.contains("catalog/fonts/Inter-Regular.otf"))
    #expect(CommandRun(options + ["--json"], in: empty).output.contains("\"unchecked\":\"texts"))
  }

  @Test func `a gallery warns of the pictures for links`() {
    let run = CommandRun(
      "gallery", "odd", "--base-url", "https://example.com", "--scale", "1", "-o",
      folder.file("site"), "--catalog", folder.file("catalog"), "--catalog", SampledCatalog.path,
      in: folder, executable: BuiltProgram.segue)
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      run.errors.contains("warning: no font on this machine has '\u{50000}' (U+50000): they are"))
  }
}
