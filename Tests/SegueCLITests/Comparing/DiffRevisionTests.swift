import SeguePreview
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue diff` with revisions of a repository, and its pictures.
@Suite(.needs("git")) struct DiffRevisionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(DiffTests.rise, to: "catalog/slide/rise.yaml")
    try git("init -q -b main", "add .", "commit -qm one", "checkout -qb wider")
    try folder.write(
      DiffTests.rise.replacing("from: 80", with: "from: 120"), to: "catalog/slide/rise.yaml")
    try git("commit -qam two")
  }

  private func git(_ commands: String...) throws {
    for command in commands {
      try output(of: "cd '\(folder.path)' && git -c user.name=a -c user.email=a@b \(command)")
    }
  }

  private func diff(_ arguments: String...) -> CommandRun {
    CommandRun(
      ["diff"] + arguments, in: folder, variables: ["SEGUE_CATALOG": Checkout.catalog])
  }

  @Test func `two revisions are compared`() throws {
    let line = "rise · push · layer \"to\" · translate-y · from: 80 → 120"
    for range in [["main..wider"], ["main", "wider"], ["main.."], ["main...wider"]] {
      let run = CommandRun(["diff"] + range, in: folder)
      #expect(run.status == .success)
      let revision = range[0].hasSuffix(".") ? "HEAD" : "wider"
      #expect(
        run.output.hasPrefix("\(line) (\(revision):catalog/slide/rise.yaml:10)\n"), "\(range)")
    }
    #expect(diff("wider..main").output.contains("from: 120 → 80 (main:catalog/slide/rise.yaml:10)"))
    #expect(diff("main..main").output == "")
  }

  @Test func `one revision is compared with the working tree`() throws {
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
    let run = CommandRun("diff", "HEAD", "--no-laws", in: folder)
    #expect(run.output == "alpha: added (\(folder.path)/catalog/slide/alpha.yaml)\n")
  }

  @Test func `a catalog that a revision does not have yet is added`() throws {
    try git("mv catalog presets", "commit -qam moved")
    let run = diff("main..HEAD", "--catalog", "presets", "--no-laws")
    #expect(run.output == "rise: added (HEAD:presets/slide/rise.yaml)\n")
  }

  @Test func `three dots leave out what the other branch did since`() throws {
    try git("checkout -q main")
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
    try git("add .", "commit -qm three")
    #expect(diff("main..wider", "--no-laws").output.contains("alpha: removed"))
    #expect(!diff("main...wider", "--no-laws").output.contains("alpha"))
  }

  @Test func `a problem in a revision names the revision`() throws {
    try folder.write(
      DiffTests.rise.replacing("300ms", with: "3 apples"), to: "catalog/slide/rise.yaml")
    try git("commit -qam broken")
    let run = diff("main..wider")
    #expect(run.status == .checkFailed)
    #expect(run.errors.contains("--> wider:catalog/slide/rise.yaml:8:17"), "\(run.errors)")
    let json = diff("main..wider", "--json").output
    #expect(json.contains("wider:catalog/slide/rise.yaml") && !json.contains("/tmp/segue-"))
  }

  @Test func `only plain YAML files of a revision are read, and copies are removed`() throws {
    try folder.write("secret", to: "outside.txt")
    folder.link("catalog/slide/link.yaml", to: "../../outside.txt")
    try folder.write(".catalog\n", to: "catalog/slide/notes.txt")
    try git("add .", "commit -qm links")
    let run = diff("main..HEAD", "--no-laws")
    #expect(run.output.split(separator: "\n").count == 3, "\(run.output)")
    #expect(!run.output.contains("link"))
  }

  @Test func `what is not there is an error with a suggestion`() throws {
    let unknown = diff("mian..HEAD")
    #expect(unknown.status == .notFound)
    #expect(unknown.errors.contains("there is no git revision 'mian'"))
    #expect(unknown.errors.contains("'main'"))
    let missing = diff("main..HEAD", "--catalog", "presets")
    #expect(missing.status == .notFound)
    #expect(missing.errors.contains("HEAD has no folder 'presets'"))
    let typo = diff("main", "--catalog", "catlog")
    #expect(typo.status == .inputOutput && typo.errors.contains("catlog: No such file"))
    let alone = CommandRun("diff", "main..HEAD", in: try TemporaryFolder())
    #expect(alone.status == .notFound)
    #expect(alone.errors.contains("cannot find a git repository"))
    let outside = diff("main", "--catalog", Checkout.catalog)
    #expect(outside.status == .usage && outside.errors.contains("is not in the repository"))
  }

  @Test func `pictures show both sides, of changed presets only`() throws {
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
    let run = diff("main", "-o", "pictures", "--no-laws")
    #expect(run.status == .success, "\(run.errors)")
    #expect(try text(of: "ls '\(folder.path)/pictures'") == "rise.png\n")
    let sheet = try PictureFile.read(folder.file("pictures/rise.png"))
    #expect(sheet.width > sheet.height && sheet.height > 2 * 160)
    let film = diff("main", "-o", "rise.webp", "--no-laws")
    #expect(film.status == .success && film.errors.contains("rise.webp"), "\(film.errors)")
    let wrong = diff("main", "-o", "rise.jpg", "--no-laws")
    #expect(wrong.errors.contains("write .png"))
  }

  @Test func `every documented command line works, and prints what the page shows`() throws {
    try folder.write(
      DiffTests.rise.replacing(", opacity: {from: 0, to: 1}", with: ""),
      to: "catalog/slide/rise.yaml")
    try git("commit -qam again", "branch -f main", "checkout -q main")
    try output(
      of: "cd '\(folder.path)' && cp -r catalog before && cp -r catalog after && cp -r catalog old")
    try output(of: "cd '\(folder.path)' && mkdir old-catalog && cp -r catalog/slide old-catalog")
    for name in ["after", "catalog"] {
      let text = try folder.read("\(name)/slide/rise.yaml")
      try folder.write(
        text.replacing("from: 80", with: "from: 120"), to: "\(name)/slide/rise.yaml")
    }
    try output(
      of:
        "cd '\(folder.path)' && mkdir catalog/zoom && for i in old catalog/zoom; do sed 's/rise/cell-zoom/' catalog/slide/rise.yaml > $i/cell-zoom.yaml; done"
    )
    let page = try text(of: "cat '\(Checkout.folder)/Documentation/CommandLine.md'")
    let readme = try text(of: "cat '\(Checkout.folder)/README.md'")
    let help = CommandRun("diff", "--help").output
    let lines = [page, readme, help].flatMap { text in
      text.matches(of: /(?m)^ *segue diff ([^#\n]*)/).map { String($0.1) }
    }
    #expect(lines.count >= 9)
    for line in lines {
      let words = line.split(separator: " ").map(String.init).map {
        $0 == "cell-zoom.mp4" ? "zoom.png" : $0
      }
      let run = CommandRun(
        ["diff"] + words, in: folder, variables: ["SEGUE_CATALOG": Checkout.catalog])
      let expected: CommandStatus =
        words == ["main", "--format", "markdown", "--exit-code", "-o", "pictures"]
        ? .checkFailed : .success
      #expect(run.status == expected, "\(line): \(run.errors)")
    }
    let shown = try #require(page.firstMatch(of: /```text\n(rise · [^`]*)```/)).1
    #expect(diff("before/slide/rise.yaml", "after/slide/rise.yaml").output == shown)
  }
}
