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
      "similar scenes: video-feed"
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

  /// A picture of one color as a file.
  private func screenshot(_ width: Int, _ height: Int, in folder: TemporaryFolder) throws -> String
  {
    let path = folder.file("\(width)x\(height).png")
    try PNG.write(Bitmap(width: width, height: height) { _, _ in 0xFF80_8080 }, to: path)
    return path
  }

  private func notes(
    _ width: Int, _ height: Int, _ arguments: String..., preset: String = "cell-zoom"
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = try screenshot(width, height, in: folder)
    let run = CommandRun(
      [
        "preview", preset, "--from", path, "--to", path, "--at", "0%", "--scale", "1",
        "--catalog", catalog, "-o", folder.path + "/out.png",
      ] + arguments)
    #expect(run.status == .success, "\(run.errors)")
    return run.errors.replacing(folder.path + "/", with: "")
  }

  @Test func `says that nothing moves without the frame of the source`() throws {
    #expect(
      try notes(390, 844).contains(
        "the frame of the source is unknown, and without it the screen is in place at once: add --source"
      ))
    #expect(!(try notes(390, 844, "--source", "16,100,180,120").contains("unknown")))
  }

  @Test func `says which screen a screenshot was taken for`() throws {
    #expect(
      try notes(2048, 2732, "--source", "16,100,180,120") == """
        note: '2048x2732.png' is taken for a screen of 1024 × 1366 points, 2 pixels per point: \
        iPad Pro 12.9-inch, iPad Air 13-inch

        """)
    #expect(
      try notes(720, 1280, "--source", "16,100,180,120") == """
        note: '720x1280.png' is taken for a screen of 360 × 640 points, 2 pixels per point: \
        it has the size of no known iPhone or iPad; --container sets another size

        """)
    #expect(
      try notes(720, 1280, "--source", "16,100,180,120", "--container", "720x1280").isEmpty)
    let dismissed = try notes(720, 1280, "--gesture", "drag-away")
    let note =
      "the dismissal takes '720x1280.png' away and uncovers '720x1280.png'; if '720x1280.png' is the one"
    #expect(dismissed.contains(note), "\(dismissed)")
    #expect(!(try notes(720, 1280).contains("exchange --from")))
    let dark = "the dark appearance does not change screenshots: take them with it"
    #expect(try notes(720, 1280, "--dark").contains(dark))
    #expect(!(try notes(720, 1280).contains(dark)))
    let trip = try notes(720, 1280, "--round-trip", preset: "cover")
    #expect(!trip.contains("exchange --from"), "\(trip)")
    let scrolled = try notes(
      2048, 2732, "--gesture", "overscroll-top", "--sibling", "0,0,1024,200", "--sibling",
      "0,200,1024,200", preset: "spring-list")
    #expect(scrolled.contains("1024 × 1366 points"))
  }

  @Test func `a frame in pixels is told in points`() throws {
    #expect(
      try notes(1206, 2622, "--source", "48,300,540,360").hasPrefix(
        """
        warning: the source is larger than the container, which is 402 × 874 points; \
        if the frame is in pixels, use --source 16,100,180,120

        """))
    let all = try notes(
      1206, 2622, "--source", "16,100,180,120", "--destination", "48,1000,300,360", "--sibling",
      "600,300,540,360", "--element", "title.to=48,300,1100,100", "--element", "icon=0,0,1206,90")
    #expect(
      all.hasPrefix(
        """
        warning: the destination is outside the container, which is 402 × 874 points; \
        if the frame is in pixels, use --destination 16,333.33,100,120
        warning: a sibling is outside the container, which is 402 × 874 points; \
        if the frame is in pixels, use --sibling 200,100,180,120
        warning: the element 'icon' is larger than the container, which is 402 × 874 points; \
        if the frame is in pixels, use --element icon=0,0,402,30
        warning: the element 'title' is larger than the container, which is 402 × 874 points; \
        if the frame is in pixels, use --element title.to=16,100,366.67,33.33

        """), "\(all)")
    // In no unit does it lie on the screen.
    #expect(
      try notes(1206, 2622, "--source", "0,0,5000,9000").hasPrefix(
        "warning: the source is larger than the container, which is 402 × 874 points\n"))
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
