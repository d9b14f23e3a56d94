import SegueTestSupport
import SegueCatalog
import SegueSystem
import SegueYAML
import Testing

@testable import SegueCLI

@Suite struct NewAndValidateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  @Test func `a new preset validates`() throws {
    let new = CommandRun("new", "my-push", "--family", "mine", in: folder)
    #expect(new.status == .success)
    #expect(new.output == "\(folder.path)/catalog/mine/my-push.yaml\n")
    let text = try folder.read("catalog/mine/my-push.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=../schema/preset.json\n"))
    let check = CommandRun("validate", "catalog/mine/my-push.yaml", in: folder)
    #expect(check.status == .success)
    #expect(check.errors == "note: 1 file checked, no problems found\n")
    #expect(CommandRun("show", "my-push", in: folder).output.hasPrefix("My push  my-push\n"))
  }

  @Test func `the catalog here is checked where no path is named`() throws {
    let run = CommandRun("validate", in: folder)
    #expect(run.status == .success)
    #expect(run.errors == CommandRun("validate", "catalog", in: folder).errors)
    let empty = CommandRun("validate", in: try TemporaryFolder())
    #expect(empty.status == .usage)
    #expect(
      empty.errors == """
        error: there is no folder 'catalog', and no path was named
        help: name what to check: segue validate FILE

        """)
  }

  @Test func `certain fixes are written, and nothing else`() throws {
    let broken = """
      schema: 1   # the format\r
      id: broken
      nmae:   Broken
      summary: It is  broken.
      tags: card
      transitions:
        push:
          durtion: 300ms
          easing: spring(damping-ratio: 0.8)
          layers: {veil: {color: #ff0000, opacity: 0}}
          tracks:
            - {layer: to, translate-x: {from: max(1, container.width)}}
            - {layer:from, opacity: {to: 0.5}}
        pop: {reverse: push}
      reduced-motion:none

      """
    let fixed = broken.replacing("nmae:", with: "name:").replacing("durtion", with: "duration")
      .replacing("tags: card", with: "tags: [card]").replacing("layer:from", with: "layer: from")
      .replacing("spring(damping-ratio: 0.8)", with: "'spring(damping-ratio: 0.8)'")
      .replacing("#ff0000", with: "'#ff0000'")
      .replacing("max(1, container.width)", with: "'max(1, container.width)'")
      .replacing("reduced-motion:none", with: "reduced-motion: none")
    try folder.write(broken, to: "catalog/slide/broken.yaml")
    let path = "\(folder.path)/catalog/slide/broken.yaml"
    let run = CommandRun("validate", "--fix", "catalog/slide/broken.yaml", in: folder)
    #expect(try folder.read("catalog/slide/broken.yaml") == fixed)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("note: \(path):3:1: nmae → name\n"), "\(run.errors)")
    #expect(run.errors.hasSuffix("note: 1 file checked, no problems found\n"))
    let again = CommandRun("validate", "--fix", "--json", "catalog/slide/broken.yaml", in: folder)
    #expect(!again.output.contains("fixes"))
  }

  /// Words of other systems that mean the same: only they are replaced.
  @Test(arguments: [
    ("easing: ease-in-out", "timingFunction: easeInOut"),
    ("easing: 'cubic-bezier(0.65, 0, 0.35, 1)'", "curve: easeInOutCubic"),
    ("easing: 'ease-in-out'", "easing: 'easeInEaseOut'"),
    ("duration: 350ms", "duration: 350"), ("duration: 350ms", "dur: 350msec"),
    ("[0deg, 90deg]", "[0deg, 90]"),
    ("type: number", "type: float"), ("layer: to", "view: to"),
    ("tags: [slide, test]", "keywords: [slide, test]"),
    ("[{layer: to, opacity: {from: 0}}]", "{layer: to, alpha: {from: 0}}"),
    ("\n        - layer: to\n          z: 1", "\n        layer: to\n        zIndex: 1"),
  ])
  func `words of other systems are fixed`(own: String, foreign: String) throws {
    let line = "easing: ease-in-out"
    var text = samplePreset("omega")
    let start = try #require(text.firstRange(of: "- {layer: to")).lowerBound
    let end = try #require(text[start...].firstIndex(of: "\n"))
    if own.contains("{from: 0}") || own.hasPrefix("\n") {
      text = text.replacing("tracks:\n        " + text[start..<end], with: "tracks: " + own)
    } else if !text.contains(own) {
      text = text.replacing(line, with: own)
    }
    text = text.replacing("tracks: \n", with: "tracks:\n")
    try folder.write(
      text.replacing(own, with: foreign), to: "catalog/slide/omega.yaml")
    let run = CommandRun("validate", "--fix", "catalog/slide/omega.yaml", in: folder)
    #expect(run.status == .success, "\(run.output)")
    #expect(try folder.read("catalog/slide/omega.yaml") == text)
  }

  @Test func `what could be meant in two ways is not written`() throws {
    let text = samplePreset("delta", more: "abuot: {use: A.}\nalpha: 1")
      .replacing("translate-x", with: "translate-w")
    try folder.write(text, to: "catalog/slide/delta.yaml")
    let run = CommandRun("validate", "--fix", "catalog/slide/delta.yaml", in: folder)
    #expect(run.status == .checkFailed)
    let written = try folder.read("catalog/slide/delta.yaml")
    #expect(written == text.replacing("abuot", with: "about"))
    let input = CommandRun("validate", "--fix", "-", in: folder, input: text)
    #expect(input.status == .usage)
    #expect(input.errors.contains("--fix needs files; '-' has no path"))
  }

  @Test func `a copy keeps the tracks and drops the aliases`() throws {
    let run = CommandRun("new", "gamma", "--from", "alpha", in: folder)
    #expect(run.output == "\(folder.path)/catalog/slide/gamma.yaml\n")
    let text = try folder.read("catalog/slide/gamma.yaml")
    #expect(text.contains("\nid: gamma\nname: Gamma\n"))
    #expect(!text.contains("alias"))
    #expect(text.contains("- {layer: to, translate-x: {from: container.width * direction}}"))
    #expect(CommandRun("validate", "catalog", in: folder).status == .success)
  }

  @Test(arguments: [
    ("gestures/swipe-back", CommandStatus.success), ("scenarios/swipe-back-cancelled", .success),
    ("scenes/three-tabs", .success),
  ])
  func `identifies a file by its keys outside the catalog's folders`(
    file: String, status: CommandStatus
  ) throws {
    let name = String(file.split(separator: "/")[1])
    let bytes = try FileBytes.read(Checkout.folder + "/catalog/\(file).yaml", limit: 1 << 20)
    let text = String(decoding: bytes, as: UTF8.self)
    try folder.write(text, to: "elsewhere/\(name).yaml")
    let run = CommandRun(
      "validate", "elsewhere/\(name).yaml", "--catalog", Checkout.folder + "/catalog", in: folder)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    try folder.write(text + "nonsense: 1\n", to: "elsewhere/\(name).yaml")
    let wrong = CommandRun("validate", "elsewhere/\(name).yaml", in: folder)
    #expect(wrong.status == .checkFailed)
    #expect(!wrong.output.contains("in a preset"), "\(wrong.output)")
  }

  @Test func `creates a catalog with a schema where there is none`() throws {
    let empty = try TemporaryFolder()
    let run = CommandRun("new", "my-push", in: empty)
    #expect(run.output == "\(empty.path)/catalog/custom/my-push.yaml\n")
    #expect(try empty.read("catalog/schema/preset.json") == PresetSchema.schema.jsonSchema)
    let text = try empty.read("catalog/custom/my-push.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=../schema/preset.json\n"))
    #expect(CommandRun("list", in: empty).output.hasPrefix("my-push\tcustom\t"))
  }

  @Test func `writes into the catalog that --catalog names`() throws {
    try folder.write(samplePreset("beta"), to: "mine/slide/beta.yaml")
    let run = CommandRun("new", "my-push", "--catalog", "\(folder.path)/mine", in: folder)
    #expect(run.output == "\(folder.path)/mine/custom/my-push.yaml\n")
    #expect(try folder.read("mine/schema/preset.json").hasPrefix("{"))
  }

  @Test func `keeps the catalog's own schema`() throws {
    try folder.write("{}", to: "catalog/schema/preset.json")
    #expect(CommandRun("new", "my-push", in: folder).status == .success)
    #expect(try folder.read("catalog/schema/preset.json") == "{}")
  }

  @Test func `refers to a schema only where there is one`() throws {
    #expect(CommandRun("new", "lone", "-o", "drafts/lone.yaml", in: folder).status == .success)
    #expect(try folder.read("drafts/lone.yaml").hasPrefix("schema: 1\n"))
    try folder.write("{}", to: "other/schema/preset.json")
    #expect(CommandRun("new", "two", "-o", "other/mine/two.yaml", in: folder).status == .success)
    let text = try folder.read("other/mine/two.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=../schema/preset.json\n"))
  }

  @Test(arguments: [
    ("alpha", "there is already a preset 'alpha'"),
    ("old-alpha", "'old-alpha' is a former id of the preset 'alpha'"),
  ])
  func `refuses the id of another preset`(id: String, message: String) throws {
    let run = CommandRun("new", id, "--family", "other", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("error: \(message): \(folder.path)/catalog/slide/alpha.yaml\n"))
    #expect(run.errors.contains("--force"))
    #expect(!folder.contains("catalog/other/\(id).yaml"))
    let forced = CommandRun("new", id, "--family", "other", "--force", in: folder)
    #expect(forced.status == .success)
    #expect(
      forced.errors.hasPrefix(
        "warning: \(folder.path)/catalog/slide/alpha.yaml is another preset with this id: of the two, the one"
      ))
  }

  @Test func `reports an unknown scene beside other mistakes`() throws {
    try folder.write("x: 1", to: "catalog/scenes/feed-to-detail.yaml")
    let wrong = samplePreset("delta", more: "preview: {scene: feed-to-detial}\ntgas: [a]")
    try folder.write(wrong, to: "catalog/slide/delta.yaml")
    let run = CommandRun("validate", "catalog/slide/delta.yaml", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("[registry/unknown-scene]"))
    #expect(run.output.contains("there is a scene with a similar name: 'feed-to-detail'"))
    #expect(run.output.contains("unknown key 'tgas'"))
  }

  @Test func `presets may refer to presets with errors`() throws {
    try folder.write(samplePreset("beta", more: "tgas: [a]"), to: "catalog/slide/beta.yaml")
    try folder.write(samplePreset("gamma", more: "fallback: beta"), to: "catalog/slide/gamma.yaml")
    let run = CommandRun("validate", "catalog", in: folder)
    #expect(run.errors == "note: 3 files checked: 1 error, 0 warnings\n", "\(run.output)")
  }

  @Test(arguments: [
    ("fade", "write 'crossfade'"),
    ("no", "write 'none' to show the new screen at once"),
    ("yes", "write the id of a calmer preset"),
  ])
  func `explains what reduced-motion takes`(answer: String, help: String) throws {
    let text = samplePreset("delta").replacing(
      "reduced-motion: none", with: "reduced-motion: \(answer)")
    let run = CommandRun("validate", "-", in: folder, input: text)
    #expect(run.output.contains(help))
  }

  @Test func `links that form cycles are followed once`() throws {
    for name in ["a", "b", "c"] {
      folder.link("catalog/slide/\(name)", to: ".")
    }
    folder.link("catalog/again", to: "slide")
    let run = CommandRun("validate", "catalog", in: folder)
    #expect(run.errors == "note: 1 file checked, no problems found\n", "\(run.output)")
  }

  @Test func `an unreadable folder does not hide the others`() throws {
    // Not even root can open it by its name in UTF-8.
    try output(of: "mkdir '\(folder.path)/catalog/'$(printf 'bad\\377')")
    let run = CommandRun("validate", "catalog", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("[catalog/unreadable]"))
    #expect(run.errors == "note: 1 file checked: 1 error, 0 warnings\n")
  }

  @Test func `reports a preset in an invalid file once, with help`() throws {
    try folder.write("id: broken\nnope: 1\n", to: "catalog/slide/broken.yaml")
    let run = CommandRun("show", "broken", in: folder)
    #expect(run.status == .notFound)
    #expect(
      run.errors == """
        error: the file of 'broken' has errors:
        \(folder.path)/catalog/slide/broken.yaml:1:1: error: a preset must have the key 'schema' [format/missing-key]
        help: run 'segue validate \(folder.path)/catalog/slide/broken.yaml'

        """)
  }

  @Test func `does not overwrite a file without --force`() throws {
    try folder.write("precious", to: "kept.yaml")
    let run = CommandRun("new", "kept", "-o", "kept.yaml", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("--force"))
    #expect(try folder.read("kept.yaml") == "precious")
    #expect(CommandRun("new", "kept", "-o", "kept.yaml", "--force", in: folder).status == .success)
    #expect(try folder.read("kept.yaml").contains("id: kept"))
  }

  @Test func `reports errors at their place and exits with status 1`() throws {
    try folder.write(
      samplePreset("beta").replacing("easing: ease-in-out", with: "easing: ease-in-uot"),
      to: "catalog/slide/beta.yaml")
    let human = CommandRun("validate", "catalog", in: folder)
    #expect(human.status == .checkFailed)
    #expect(human.output.contains("there is an easing with a similar name: 'ease-in-out'"))
    #expect(human.errors == "note: 2 files checked: 1 error, 0 warnings\n")
    let line = CommandRun("validate", "catalog", "--format", "oneline", in: folder)
    #expect(line.output.hasPrefix("\(folder.path)/catalog/slide/beta.yaml:13:13: error:"))
    #expect(line.output.hasSuffix(" [format/bad-text]\n"))
    let xcode = CommandRun("validate", "./catalog/", "--diagnostics", "xcode", in: folder)
    #expect(xcode.status == .checkFailed)
    let place = "\(folder.path)/catalog/slide/beta.yaml:13:13"
    #expect(
      xcode.output == """
        \(place): error: \(line.output.split(separator: "error: ")[1])\
        \(place): note: there is an easing with a similar name: 'ease-in-out'

        """)
    #expect(xcode.errors == human.errors)
    let json = CommandRun("validate", "catalog", "--json", in: folder)
    #expect(
      json.output.hasPrefix(#"{"schema":1,"files":2,"errors":1,"warnings":0,"diagnostics":["#))
    #expect(json.output.contains(#""code":"format/bad-text""#))
  }

  @Test func `validates standard input`() {
    let good = CommandRun("validate", "-", in: folder, input: samplePreset("gamma"))
    #expect(good.status == .success)
    let bad = CommandRun("validate", "-", "--format", "oneline", in: folder, input: "schema: 1\n")
    #expect(bad.status == .checkFailed)
    #expect(bad.output.hasPrefix("standard input:1:1: error:"))
    let lost = samplePreset("gamma").replacing(
      "reduced-motion: none", with: "reduced-motion: alhpa")
    let dangling = CommandRun("validate", "-", in: folder, input: lost)
    #expect(dangling.output.contains("registry/unknown-preset"))
    #expect(dangling.output.contains("'alpha'"))
  }

  @Test func `checks the laws of a preset on standard input`() throws {
    let faded = samplePreset("alpha").replacing(
      "{layer: to, translate", with: "{layer: to, opacity: {from: 0, to: 0.5}, translate")
    let input = CommandRun("validate", "-", "--laws", in: folder, input: faded)
    #expect(input.status == .checkFailed, "\(input.errors)")
    #expect(input.output.hasPrefix("error[law/ends]: push"))
    try folder.write(faded, to: "catalog/slide/alpha.yaml")
    let file = CommandRun("validate", "catalog/slide/alpha.yaml", "--laws", in: folder)
    let path = "catalog/slide/alpha.yaml"
    #expect(input.output.contains("--> standard input:"))
    func withoutPlace(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { !$0.contains("-->") }
    }
    #expect(file.output.contains("\(path):"))
    #expect(withoutPlace(input.output) == withoutPlace(file.output))
  }

  @Test func `reports references to unknown presets`() throws {
    let text = samplePreset("delta").replacing(
      "reduced-motion: none", with: "reduced-motion: alhpa")
    try folder.write(text, to: "catalog/slide/delta.yaml")
    let run = CommandRun("validate", "catalog/slide/delta.yaml", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("registry/unknown-preset"))
    #expect(run.output.contains("'alpha'"))
  }

  @Test func `validates the gestures of a catalog and does not list them`() throws {
    let good = """
      schema: 1
      id: tap
      summary: A finger comes and goes.
      container: [390, 844]
      samples:
        - {at: 0ms, down: [5, 400]}
        - {at: 90ms, up: [5, 400]}

      """
    try folder.write(good, to: "catalog/gestures/tap.yaml")
    let fine = CommandRun("validate", "catalog", in: folder)
    #expect(fine.errors == "note: 2 files checked, no problems found\n")
    try folder.write(good.replacing("up:", with: "move:"), to: "catalog/gestures/tap.yaml")
    for path in ["catalog", "catalog/gestures/tap.yaml"] {
      let run = CommandRun("validate", path, "--format", "oneline", in: folder)
      #expect(run.status == .checkFailed)
      #expect(run.output.contains("catalog/gestures/tap.yaml:7:16: error:"), "\(run.output)")
      #expect(run.output.contains("gesture/never-lifted"))
    }
    // A gesture is no preset: it is not listed, and needs no reduced-motion form.
    #expect(!CommandRun("list", in: folder).output.contains("tap"))
  }
}
