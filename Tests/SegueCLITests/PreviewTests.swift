import SegueTestSupport
import SeguePreview
import Testing

@testable import SegueCLI

/// `segue preview`, with what it is given and with what it should not be given.
@Suite struct PreviewTests {
  private let catalog = SampledCatalog.path

  private func preview(_ arguments: String...) -> CommandRun {
    CommandRun(["preview"] + arguments + ["--catalog", catalog])
  }

  @Test func `writes a frame of the requested size`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/flip.png"
    let run = preview(
      "flip", "--at", "30%", "--container", "200x400", "--scale", "1", "-o", path)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output == path + "\n")
    let picture = try PictureFile.read(path)
    #expect(picture.width == 200 && picture.height == 400)
  }

  @Test(arguments: [
    (["flip"], CommandStatus.usage, "not a terminal"),
    (["flip", "-o", "flip.bmp"], .usage, "unknown file extension"),
    (["flip", "-o", "a.png", "--at", "35"], .usage, "35%"),
    (["flip", "-o", "a.png", "--at", "1%", "--frames", "2%"], .usage, "cannot be combined"),
    (["flip", "-o", "a.mp4", "--at", "1%"], .usage, "--at needs -o FILE.png"),
    (["flip", "--frames", "1%"], .usage, "--frames needs -o FILE.png"),
    (["flip", "-o", "a.png", "--from", "x.png"], .usage, "both --from and --to"),
    (["flip", "-o", "a.png", "--scale", "4"], .usage, "1, 2 or 3"),
    (["fold", "-o", "a.png", "--operation", "tab"], .usage, "does not support tab"),
    (["flip", "-o", "a.png", "--param", "eyes=3"], .usage, "'eye'"),
    (["flip", "-o", "a.png", "--scene", "nowhere"], .notFound, "no scene 'nowhere'"),
    (
      ["flip", "-o", "a.png", "--scene", "vido-feed"], .notFound,
      "there is a scene with a similar name: 'video-feed'"
    ),
    (["flup", "-o", "a.png"], .notFound, "'flip'"),
    (["flip", "-o", "a.png", "--from", "/no.png", "--to", "/no.png"], .inputOutput, "/no.png"),
  ])
  func `rejects invalid arguments with a status and a message`(
    arguments: [String], status: CommandStatus, text: String
  ) {
    let run = CommandRun(["preview"] + arguments + ["--catalog", catalog])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `warns about a source outside the container`() throws {
    let folder = try TemporaryFolder()
    let samples = catalog + "/samples"
    let run = preview(
      "cell-zoom", "--from", samples + "/feed.png", "--to", samples + "/player.png", "--source",
      "594,393,558,708", "--at", "0%", "--scale", "1", "-o", folder.path + "/a.png")
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.hasPrefix("warning: the source is outside the container, which is 390 × "))
  }

  @Test func `--watch needs a terminal, and says the same with and without -o`() {
    let piped = preview("cover", "--watch")
    #expect(piped.status == .usage)
    #expect(piped.errors.contains("--watch plays in the terminal, and standard output is not one"))
    let file = preview("cover", "--watch", "-o", "a.png")
    #expect(file.errors.contains("--watch plays in the terminal and -o writes a file once"))
  }

  @Test func `an error without help prints no help line`() {
    let run = preview("flip", "-o", "a.png", "--from", "/no.png", "--to", "/no.png")
    #expect(!run.errors.contains("help:"))
  }

  @Test func `names the elements that screenshots lack`() {
    let samples = catalog + "/samples"
    let run = preview(
      "card-expand", "--from", samples + "/feed.png", "--to", samples + "/player.png", "-o",
      "a.png")
    #expect(run.status == .usage)
    #expect(run.errors.contains("--source x,y,w,h and --destination x,y,w,h"))
  }
}
