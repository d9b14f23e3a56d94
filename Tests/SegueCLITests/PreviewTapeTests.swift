import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The films of a tape.
@Suite struct PreviewTapeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(_ tape: String, _ more: String...) throws -> CommandRun {
    let tape = tape.replacing("in/", with: folder.file(""))
    try folder.write("schema: 1\n" + tape, to: "review.yaml")
    return CommandRun(
      ["preview", "--tape", "review.yaml"] + more + ["--catalog", SampledCatalog.path], in: folder)
  }

  /// The width of a PNG in pixels.
  private func width(of name: String) throws -> Int {
    try FileBytes.read(folder.file(name), limit: 1 << 24)[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func `each film has its own options, and those for all`() throws {
    let run = try play(
      """
      options: {container: 100x200, scale: 1, at: 50%}
      films:
        - preset: crossfade
          output: in/one.png
        - preset: cover
          output: [in/two.png, in/three.png]
          options: {operation: dismiss, scale: 2x, captions: false, param: {dimming: 0.5}}
      """)
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: "/").last } == [
        "one.png", "two.png", "three.png",
      ])
    #expect(try ["one.png", "two.png", "three.png"].map(width) == [100, 200, 200])
  }

  @Test func `a film takes back a flag of all films`() throws {
    let run = try play(
      """
      options: {container: 100x200, scale: 1, at: 50%, device-frame: true}
      films:
        - {preset: cover, output: in/one.png}
        - {preset: cover, output: in/two.png, options: {device-frame: false}}
      """)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try width(of: "one.png") > 100 && width(of: "two.png") == 100)
  }

  @Test func `what is wrong with several films is said at once`() throws {
    let options = try play(
      """
      films:
        - {preset: cover, output: in/a.png, options: {scael: 2}}
        - {preset: crossfade, output: in/b.png}
        - {preset: cover, output: in/c.png, options: {scale: 9}}
      """)
    #expect(options.errors.contains("review.yaml:3:") && options.errors.contains("review.yaml:5:"))
    let presets = try play(
      "films: [{preset: covr, output: in/a.png}, {preset: crossfda, output: in/b.png}]")
    #expect(presets.errors.contains("'covr'") && presets.errors.contains("'crossfda'"))
    #expect(presets.status != .success)
  }

  @Test func `an unknown preset is one error, whatever needs a file`() throws {
    let run = try play(
      """
      options: {captions: true, device-frame: true}
      films: [{preset: covr, output: in/cover.gif}]
      """)
    #expect(run.errors.ranges(of: "error[").count == 1, "\(run.errors)")
    #expect(run.errors.contains("there is no preset 'covr'") && run.errors.contains(":3:18"))
  }

  @Test func `a tape with very many mistakes is checked as far as they are shown`() throws {
    let mistakes = (0..<300).map { "bad-\($0): 1" }.joined(separator: ", ")
    let film = "  - {preset: cover, output: in/a.gif, options: {\(mistakes)}}\n"
    let run = try play("films:\n" + String(repeating: film, count: 40))
    #expect(run.status == .checkFailed)
    #expect(run.errors.ranges(of: "error[").count == 20)
  }

  @Test func `options of the command line are for all films that do not have them`() throws {
    let run = try play(
      """
      films:
        - {preset: crossfade, output: in/one.png, options: {at: 1%}}
        - {preset: crossfade, output: in/two.png, options: {at: 1%, scale: 3}}
      """, "--container", "100x200", "--scale", "1")
    #expect(run.status == .success, "\(run.errors)")
    #expect(try ["one.png", "two.png"].map(width) == [100, 300])
  }

  @Test(arguments: [
    ("films: [{preset: cover, output: in/a.png, options: {scael: 2}}]", "review.yaml:2:"),
    ("films: [{preset: cover, output: in/a.png, options: {captions: yes}}]", "help: write 'true'"),
    (
      "films: [{preset: cover, output: in/a.png, options: {dimming: 1}}]",
      "write 'param: {dimming: 1}'"
    ),
    (
      "films: [{preset: cover, output: in/a.png, options: {scale: 9}}]", "'scale' must be 1, 2 or 3"
    ),
    ("films: [{preset: cover, output: in/a.png, options: {tape: b.yaml}}]", "remove the id"),
    (
      "films: [{preset: cover, output: in/a.png, options: {-o: x}}]",
      "write 'output: FILE' beside 'preset'"
    ),
    (
      "films: [{preset: cover, output: in/a.png, options: {--scale: 1}}]", "help: write 'scale'"
    ),
    ("films: [{id: cover, output: in/a.png}]", "help: write 'preset'"),
    ("films: [{preset: cover, file: in/a.png}]", "help: write 'output'"),
    (
      "films: [{preset: cover, output: in/a.png, options: {param: {nothing: 1}}}]",
      "no parameter 'nothing'"
    ),
    ("films: [{preset: cover}]", "must have the key 'output'"),
    ("film: []", "unknown key 'film'"),
    (
      "films: [{preset: cover, output: in/ok.png, options: {at: 1%}}, {preset: cover, output: in/a.png, options: {x: y}}]",
      "Unknown option 'x'"
    ),
  ])
  func `a mistake is shown at its line before anything is written`(
    tape: String, message: String
  ) throws {
    let run = try play(tape)
    #expect(run.status != .success)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!folder.contains("ok.png") && !folder.contains("a.png"))
    // What checks the files of a catalog says the same.
    let check = CommandRun("validate", "review.yaml", "--catalog", SampledCatalog.path, in: folder)
    #expect(check.status == .checkFailed && check.output.contains(message), "\(check.output)")
  }

  @Test(arguments: [
    ("{preset: covr, output: in/b.png}", "there is no preset 'covr'", "4:14"),
    (
      "{preset: cover, options: {gesture: pull-dwn}, output: in/b.png}", "pull-dwn", "4:40"
    ),
    (
      "{preset: cover, options: {param: [nothing=1]}, output: in/b.png}",
      "no parameter 'nothing'", "4:39"
    ),
    ("{preset: cover, output: in/ok.png}", "is written to", "4:29"),
  ])
  func `the last film is checked before the first is made`(
    film: String, message: String, place: String
  ) throws {
    let run = try play("films:\n  - {preset: crossfade, output: in/ok.png}\n  - \(film)\n")
    #expect(run.status != .success)
    #expect(run.errors.contains("review.yaml:\(place)\n"), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!folder.contains("ok.png") && run.output.isEmpty)
  }

  @Test(arguments: [
    ("«scael»: 2", "Unknown option 'scael'"), ("scael: 2", "help: write 'scale'"),
    ("«caption»: true", "help: write 'captions'"), ("«size»: 100x200", "write container 390x844"),
    ("scale: «9»", "'scale' must be 1, 2 or 3"),
    ("speed: «50%»", "write 0.5"), ("at: «0.5»", "write 50%"),
    ("frames: «5»", "for 5 frames write 0%,25%,50%,75%,100%"),
    ("source: «[16, 96, 180]»", "expected x,y,width,height"),
    ("at: «150%»", "'at' must not be '150%': expected"),
    ("captions: «3»", "must be true or false, found '3'"),
    ("param: {«nothing»: 1}", "no parameter 'nothing'"),
    ("param: {dimming: «much»}", "'much' is not a valid value"),
    ("operation: «tab»", "does not support tab"), ("scene: «nowhere»", "nowhere"),
    ("from: «a.png»", "two screenshots are required"),
    ("gesture: [pull-down, «drag-away»]", "'gesture' takes one value"),
  ])
  func `a mistake is shown at its option or value`(marked: String, message: String) throws {
    let option = marked.filter { !"«»".contains($0) }
    let column = marked.prefix { $0 != "«" }.count
    let place = marked == option ? "" : "review.yaml:6:\(7 + column)\n"
    let run = try play(
      "films:\n  - preset: cover\n    output: in/a.png\n    options:\n      \(option)\n")
    #expect(place.isEmpty || run.errors.contains(place), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("help: the options are those"), "\(run.errors)")
  }

  @Test func `a list without brackets is one mistake with the list to write`() throws {
    let run = try play(
      "films: [{preset: cover, output: in/a.png, options: {source: 16,96,180,120, scale: 1}}]")
    #expect(run.errors.contains("help: write [16, 96, 180, 120]"), "\(run.errors)")
    #expect(run.errors.ranges(of: "error[").count == 1, "\(run.errors)")
  }

  @Test func `all mistakes are said at once, whatever they are about`() throws {
    let run = try play(
      """
      options: {container: [100, 200], fsp: 3}
      films:
        - preset: cover
          output: [in/a.pgn, in/b.png]
          options: {operation: tab, scale: 9, speed: 50%, param: {nothing: 1, dimming: much}}
        - {preset: cover, optoins: {}, output: in/c.png}
        - {preset: cover, options: {--at: 1%, width: 9}, output: in/d.png}
        - {preset: cover}

      """)
    let places = ["2:34", "5:14", "6:26", "6:38", "6:48", "6:61", "6:82", "7:21", "8:31", "8:48"]
    for place in places {
      #expect(run.errors.contains("review.yaml:\(place)\n"), "\(place): \(run.errors)")
    }
    #expect(run.errors.contains("must have the key 'output'"))
    #expect(run.errors.matches(of: /error\[/).count == places.count + 1, "\(run.errors)")
    let check = CommandRun("validate", "review.yaml", "--catalog", SampledCatalog.path, in: folder)
    #expect(check.output.matches(of: /error\[/).count == places.count + 1, "\(check.output)")
  }

  @Test func `an option that needs one with a mistake is not a mistake`() throws {
    let run = try play(
      "films: [{preset: cover, output: in/a.png, options: {width: 99, at: 0.5}}]")
    #expect(run.errors.contains("write 50%") && !run.errors.contains("--width"), "\(run.errors)")
  }

  @Test func `a list of numbers is one value`() throws {
    let run = try play(
      """
      films:
        - preset: crossfade
          output: in/one.png
          options: {at: 1%, scale: 1, container: [100, 200], source: [1, 9.5, 18, 20]}
        - {preset: crossfade, output: in/two.png, options: {scale: 1, frames: [0%, 100%]}}
      """)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try width(of: "one.png") == 100)
  }

  @Test func `a tape takes the place of a preset and its files`() throws {
    for more in [["cover"], ["-o", "a.png"], ["--watch"]] {
      let run = CommandRun(["preview", "--tape", "review.yaml"] + more, in: folder)
      #expect(run.status == .usage, "\(run.errors)")
    }
    #expect(
      CommandRun("preview", in: folder).errors.contains(
        "specify the id of a preset, or --tape FILE"))
    #expect(try play("films: [{preset: cover, output: 1}]").errors.contains("review.yaml:2:"))
    #expect(CommandRun("preview", "--tape", "gone.yaml", in: folder).status == .inputOutput)
    try folder.write("schema: 1\nfilms: [{preset: Cover, output: in/a.png}]\n", to: "bad.yaml")
    #expect(CommandRun("validate", "bad.yaml", in: folder).status == .checkFailed)
  }
}
