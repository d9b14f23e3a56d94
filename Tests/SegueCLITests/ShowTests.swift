import SegueTerminal
import SegueTestSupport
import SeguePreview
import SegueTimeline
import Testing

@testable import SegueCLI
@testable import SegueStaging

@Suite struct ShowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  @Test func `prints every detail of a preset`() {
    let run = CommandRun("show", "alpha", in: folder, variables: ["LANG": "C"])
    #expect(
      run.output == """
        The alpha  alpha
        It slides.

        family          slide
        tags            slide, test
        also called     old-alpha
        reduced motion  none
        file            \(folder.path)/catalog/slide/alpha.yaml

        OPERATION  ANIMATOR         DURATION  EASING
        push       tracks           350 ms    ease-in-out
        pop        reverse of push  350 ms    ease-in-out

        PARAMETER  DEFAULT  RANGE          UNIT  HELP
        reach      0.5      0 to 1               How far it goes.
        tilt       30deg    0deg to 90deg        How steep it is.

        ease-in-out (push, pop)
                        ******
                    ****
                ****
          ******

        """)
  }

  @Test func `many easings of one name are one line and one curve`() throws {
    let catalog = ["--catalog", Checkout.catalog]
    let page = CommandRun(["show", "shatter-glass"] + catalog).output
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("push  ") })
    #expect(row.contains("linear, cubic-bezier × 9"), "\(row)")
    #expect(page.contains("\ncubic-bezier (push: the first of 9"))
    #expect(page.split(separator: "cubic-bezier").count == 4)
    let json = CommandRun(["show", "shatter-glass", "--json"] + catalog).output
    #expect(json.split(separator: "\"cubic-bezier\"").count == 3, "\(json)")
  }

  @Test func `long help is wrapped on a terminal and whole elsewhere`() throws {
    let help = "How far it goes, in widths of the screen, and how far its shadow goes ahead of it."
    try folder.write(
      samplePreset("far").replacing("How far it goes.", with: "'\(help)'"),
      to: "catalog/slide/far.yaml")
    #expect(CommandRun("show", "far", in: folder).output.contains("         \(help)\n"))
    let narrow = CommandRun("show", "far", "--no-pictures", in: folder, columns: 72).output
    let lines = narrow.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("  How far it goes, in widths of") }, "\(narrow)")
    #expect(lines.contains { $0.hasSuffix("   shadow goes ahead of it.") }, "\(narrow)")
    // A blank cell is not painted.
    #expect(!narrow.contains("[36m "))
    #expect(!narrow.contains("…") && !narrow.contains("~"))
  }

  @Test func `follows an alias with a note`() {
    let run = CommandRun("show", "old-alpha", in: folder)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("The alpha  alpha\n"))
    #expect(run.errors == "note: 'old-alpha' is another name of 'alpha'\n")
  }

  @Test func `JSON contains the preset's details`() {
    let run = CommandRun("show", "alpha", "--json", in: folder)
    #expect(run.output.hasPrefix(#"{"schema":1,"id":"alpha","name":"The alpha","#))
    #expect(run.output.contains(#""operation":"push","animator":"tracks","seconds":0.35,"#))
    #expect(
      run.output.contains(
        #"{"name":"tilt","type":"angle","default":"30deg","range":["0deg","90deg"],"unit":null,"#))
  }

  @Test func `a linear curve plots as a diagonal`() {
    let plot = CurvePlot(columns: 4, rows: 4)
    #expect(plot.lines(of: .linear, showsUnicode: false) == ["   *", "  *", " *", "*"])
    // Eight dots on a diagonal of a 8 × 16 grid, of which each takes two rows.
    #expect(plot.lines(of: .linear, showsUnicode: true).map(\.count) == [4, 4, 4, 4])
  }

  @Test func `an overshooting curve stays inside the plot`() throws {
    let function = try #require(TimingFunction.named("ease-out-back"))
    let lines = CurvePlot(columns: 20, rows: 12).lines(of: function, showsUnicode: false)
    #expect(lines.count == 12)
    let stars = lines.reduce(0) { $0 + $1.count { $0 == "*" } }
    #expect(stars == 20)
    // The highest value is reached before the end, so the end lies below the first line.
    #expect(lines.first?.count ?? 20 < 20)
  }
}
