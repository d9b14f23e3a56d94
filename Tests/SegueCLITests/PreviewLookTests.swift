import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The size of what `segue preview` writes, and what surrounds it.
@Suite struct PreviewLookTests {
  private let catalog = SampledCatalog.path

  private func preview(_ arguments: String...) -> CommandRun {
    CommandRun(["preview"] + arguments + ["--catalog", catalog])
  }

  private func picture(_ arguments: String...) throws -> Bitmap {
    try picture(arguments: arguments)
  }

  private func picture(arguments: [String]) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let path = folder.file("a.png")
    let run = CommandRun(["preview"] + arguments + ["-o", path, "--catalog", catalog])
    #expect(run.status == .success, "\(run.errors)")
    return try PictureFile.read(path)
  }

  @Test(arguments: [16, 333, 750, 1171])
  func `the width is exact, with and without surroundings`(width: Int) throws {
    let plain = try picture("flip", "--at", "30%", "--width", "\(width)")
    #expect(plain.width == width)
    #expect(plain.height == Int((874.0 * Double(width) / 402).rounded()))
    guard width > 100 else { return }
    let framed = try picture(
      "flip", "--at", "30%", "--width", "\(width)", "--device-frame", "--captions")
    #expect(framed.width == width)
  }

  @Test func `the screen in a device is the screen without it`() throws {
    let options = ["flip", "--at", "30%", "--container", "200x400", "--scale", "1"]
    let folder = try TemporaryFolder()
    let (plain, framed) = (folder.file("plain.png"), folder.file("framed.png"))
    #expect(
      CommandRun(["preview"] + options + ["-o", plain, "--catalog", catalog]).status == .success)
    let run = CommandRun(
      ["preview"] + options + ["--device-frame", "-o", framed, "--catalog", catalog])
    #expect(run.status == .success, "\(run.errors)")
    let (screen, all) = (try PictureFile.read(plain), try PictureFile.read(framed))
    let inset = (all.width - 200) / 2
    #expect(all.height == 400 + 2 * inset && inset > 32)
    for y in stride(from: 40, to: 360, by: 40) {
      for x in stride(from: 30, to: 170, by: 20) {
        #expect(all[x + inset, y + inset] == screen[x, y])
      }
    }
    // The corners are round: the bezel shows between them and the device's own.
    #expect(all[inset + 5, inset + 5] >> 16 & 255 < 40)
  }

  @Test func `surroundings are dark with a dark screen, and captions take room`() throws {
    let light = try picture("flip", "--at", "0%", "--scale", "1", "--captions")
    let dark = try picture("flip", "--at", "0%", "--scale", "1", "--captions", "--dark")
    #expect(light[2, 2] & 255 > 200 && dark[2, 2] & 255 < 60)
    let alone = try picture("flip", "--at", "0%", "--scale", "1", "--device-frame")
    let both = try picture("flip", "--at", "0%", "--scale", "1", "--device-frame", "--captions")
    #expect(both.width == alone.width && both.height > alone.height + 40)
  }

  @Test func `a sheet has its caption above the frames`() throws {
    let plain = try picture("flip", "--scale", "1")
    let captioned = try picture("flip", "--scale", "1", "--captions")
    #expect(captioned.width == plain.width && captioned.height > plain.height + 30)
  }

  /// In a round trip the first and last frames show the lower screen, the middle the upper one.
  @Test(arguments: [("cover", "present"), ("parallax-push", "push"), ("parallax-push", "pop")])
  func `a round trip ends where it begins`(preset: String, operation: String) throws {
    func frame(_ progress: String, _ more: String...) throws -> [UInt32] {
      let folder = try TemporaryFolder()
      let path = folder.file("a.png")
      let run = CommandRun(
        ["preview", preset, "--at", progress, "--scale", "1", "-o", path, "--catalog", catalog]
          + more)
      #expect(run.status == .success, "\(run.errors)")
      return try PictureFile.read(path).words
    }
    let there = operation == "pop" ? "push" : operation
    let first = try frame("0%", "--round-trip", "--operation", operation)
    #expect(first == (try frame("100%", "--round-trip", "--operation", operation)))
    #expect(first == (try frame("0%", "--operation", there)))
    let middle = try frame("50%", "--round-trip", "--operation", operation)
    #expect(middle == (try frame("100%", "--operation", there)))
    #expect(middle != first)
  }

  @Test func `a tab switch leads back to the first tab`() throws {
    // A scene without a tab bar, which changes early on either way.
    let tab = ["tab-slide", "--scene", "reader", "--operation", "tab", "--scale", "1"]
    func frame(_ moment: String, _ options: String...) throws -> Bitmap {
      try picture(arguments: tab + ["--at", moment] + options)
    }
    let first = try frame("0%")
    #expect(try frame("100%", "--round-trip").words == first.words)
    let (quarter, last) = (try frame("20%", "--round-trip"), try frame("80%", "--round-trip"))
    // Its easing is the same from either end.
    #expect(quarter.words == last.words && quarter.largestDifference(from: first) > 50)
  }

  @Test func `screenshots change places on the way back`() throws {
    let samples = catalog + "/samples"
    let run = try picture(
      "parallax-push", "--from", samples + "/feed.png", "--to", samples + "/player.png",
      "--round-trip", "--at", "100%", "--scale", "1")
    let start = try picture(
      "parallax-push", "--from", samples + "/feed.png", "--to", samples + "/player.png", "--at",
      "0%", "--scale", "1")
    #expect(run.words == start.words)
  }

  @Test func `a GIF has one pixel per point unless a size is requested`() throws {
    let folder = try TemporaryFolder()
    for (name, options, size) in [
      ("a.gif", [], [200, 400]), ("b.gif", ["--scale", "2"], [400, 800]),
      ("c.gif", ["--width", "320"], [320, 640]), ("d.webp", [], [400, 800]),
    ] {
      let path = folder.file(name)
      let run = CommandRun(
        [
          "preview", "crossfade", "--container", "200x400", "--speed", "4", "-o", path, "--catalog",
          catalog,
        ]
          + options)
      #expect(run.status == .success, "\(run.errors)")
      let bytes = try contents(of: path)
      let found =
        name.hasSuffix("gif")
        ? [Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8]
        : [1 + (Int(bytes[24]) | Int(bytes[25]) << 8), 1 + (Int(bytes[27]) | Int(bytes[28]) << 8)]
      #expect(found == size, "\(name)")
    }
  }

  @Test(arguments: [
    (["-o", "a.png", "--at", "1%", "--width", "15"], "--width must be from 16 to 8192 pixels"),
    (["-o", "a.mp4", "--width", "8193"], "--width must be from 16 to 8192 pixels"),
    (["-o", "a.mp4", "--width", "300", "--scale", "1"], "--width and --scale cannot be combined"),
    (["-o", "a.png", "--width", "300"], "--width needs --at for a .png file"),
    (["-o", "a.png", "-o", "b.mov"], "cannot write b.mov: unknown file extension"),
    (["-o", "a.png", "-o", "a.png"], "a.png is specified twice"),
    (["--captions"], "--captions needs -o FILE"),
    (["--device-frame"], "--device-frame needs -o FILE"),
    (["-o", "a.mp4", "--round-trip", "--gesture", "swipe-back"], "--round-trip and --gesture"),
  ])
  func `options that do not fit each other are refused`(options: [String], text: String) {
    let run = CommandRun(["preview", "flip"] + options + ["--catalog", catalog])
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test func `what only images and films show is left out of pages, which is said`() throws {
    let folder = try TemporaryFolder()
    let (page, picture) = (folder.file("a.html"), folder.file("a.png"))
    let run = preview(
      "flip", "--captions", "--device-frame", "--at", "0%", "--scale", "1", "-o", page, "-o",
      picture)
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      run.errors.contains(
        "a.html is without --captions, --device-frame: only images and films show that"))
  }

  @Test func `all files are checked before the first is rendered`() throws {
    let folder = try TemporaryFolder()
    let (good, bad) = (folder.file("a.png"), folder.file("nowhere/b.webp"))
    let run = preview("flip", "--at", "0%", "--scale", "1", "-o", good, "-o", bad)
    #expect(run.status == .inputOutput && run.output.isEmpty)
    #expect(run.errors.contains("cannot write \(bad): No such file"), "\(run.errors)")
    #expect(throws: (any Error).self) { try contents(of: good) }
  }

  @Test func `a preset without a way back has no round trip`() {
    let run = preview("spring-list", "--round-trip", "-o", "a.mp4")
    #expect(run.status == .usage)
    #expect(
      run.errors.contains("'spring-list' is driven by a scroll position, so it has no round trip"))
  }

  @Test func `control characters in a file's name are shown as numbers`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a\u{1B}[31m.png")
    let run = preview("flip", "--at", "0%", "--scale", "1", "-o", path)
    #expect(run.output == folder.path + "/a\\u{1B}[31m.png\n")
    let created = CommandRun(["new", "my-push", "--output", path + "\u{7}/my-push.yaml"])
    #expect(!(created.output + created.errors).contains("\u{1B}"))
    #expect(!(created.output + created.errors).contains("\u{7}"))
  }
}
