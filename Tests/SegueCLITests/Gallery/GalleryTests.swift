import Foundation
import SegueTestSupport
import SegueSystem
import SegueYAML
import Synchronization
import Testing

@testable import SegueCLI
@testable import SegueGallery

/// What `segue gallery` writes, and what it refuses to write.
@Suite struct GalleryTests {
  private static let catalog = SampledCatalog.path

  private func run(
    _ arguments: String..., in folder: TemporaryFolder, cached: Bool = false
  ) -> CommandRun {
    run(arguments, in: folder, cached: cached)
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, cached: Bool = false
  ) -> CommandRun {
    Self.run(
      ["gallery"] + arguments + ["--catalog", Self.catalog, "--scale", "1"], in: folder,
      cached: cached)
  }

  /// Runs a command of the built executable, beside which the page's files are found, without the catalog beside it.
  private static func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil, cached: Bool = false
  ) -> CommandRun {
    var variables = ["SEGUE_CATALOG_ONLY": "1"]
    if cached, let folder { variables["XDG_CACHE_HOME"] = folder.path + "/cache" }
    return CommandRun(
      arguments, in: folder, variables: variables, executable: BuiltProgram.segue)
  }

  /// A part of a preset in the folder `site`, unpacked where it is packed.
  private func part(_ name: String, in folder: TemporaryFolder) throws -> String {
    let script = try folder.read("site/data/\(name).js")
    guard script.hasPrefix("segue.unpack(") else { return script }
    return try text(
      of: "cut -d '\"' -f 2 '\(folder.path)/site/data/\(name).js' | base64 -d | gzip -dc")
  }

  @Test func `a folder contains the page and the files it needs`() throws {
    let folder = try TemporaryFolder()
    let run = run("crossfade", "cover", "-o", "site", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output == "site/index.html\n")
    #expect(run.errors.contains("2 presets: 2 rendered"))
    let page = try folder.read("site/index.html")
    #expect(page.contains("data-id=\"crossfade\"") && page.contains("data-id=\"cover\""))
    #expect(!page.contains("data-id=\"flip\""))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http:") && !page.contains("https:"))
    for name in ["gallery.css", "gallery.js", "data/cover.js", "data/cover.page.js"] {
      #expect(FileStamp.of("\(folder.path)/site/\(name)") != nil, "\(name)")
    }
    #expect(try part("cover", in: folder).contains("\"curves\""))
  }

  /// An installation without a catalog, with these files of the page.
  private func installation(of names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/segue")
    try folder.write("", to: "share/segue/families.yaml")
    for name in names {
      let bytes = try FileBytes.read(
        "\(Checkout.folder)/Sources/SegueGallery/Page/\(name)", limit: 1 << 20)
      try folder.write(bytes, to: "share/segue/page/\(name)")
    }
    return folder
  }

  @Test(arguments: [
    ([], CommandStatus.notFound, "of the gallery's page are not installed", "run Scripts/install"),
    (["page.css"], .inputOutput, "gallery.css' to import", "correct the name"),
  ])
  func `a page whose files are missing is an error, before anything is written`(
    names: [String], status: CommandStatus, message: String, help: String
  ) throws {
    let folder = try installation(of: names)
    let run = CommandRun(
      ["gallery", "crossfade", "-o", "site", "--catalog", Self.catalog], in: folder,
      variables: ["SEGUE_CATALOG_ONLY": "1"], executable: "\(folder.path)/bin/segue")
    #expect(run.status == status)
    #expect(run.errors.contains(message) && run.errors.contains("help: \(help)"), "\(run.errors)")
    #expect(!folder.contains("site"))
  }

  @Test func `an installation's page is the same as that of the package`() throws {
    let source = "\(Checkout.folder)/Sources/SegueGallery/Page"
    let names = try FileManager.default.contentsOfDirectory(atPath: source)
      .filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
    let folder = try installation(of: names)
    let installed = try GalleryAssets(folder: "\(folder.path)/share/segue/page")
    let built = try GalleryAssets(folder: source)
    #expect(installed.script == built.script && installed.style == built.style)
    // Neither modules nor style sheets are families of presets.
    #expect(try CatalogFolder("\(folder.path)/share/segue").files.isEmpty)
    #expect(try YAMLFiles(at: "\(folder.path)/share/segue/page").paths.isEmpty)
    let script = try String(contentsOfFile: Checkout.folder + "/Scripts/install", encoding: .utf8)
    #expect(script.contains("Sources/SegueGallery/Page"))
  }

  @Test func `larger parts are packed, and hold what a server sends`() throws {
    let folder = try TemporaryFolder()
    #expect(run("explode", "-o", "site", in: folder).status == .success)
    let script = try folder.read("site/data/explode.page.js")
    #expect(script.hasPrefix("segue.unpack(\""))
    let part = try part("explode.page", in: folder)
    #expect(part.hasPrefix("{\"") && part.hasSuffix("}"))
    #expect(part.utf8.count > 3 * script.utf8.count)
    // A second pass finds nothing left to pack.
    let files = GalleryFiles(all: [("data/explode.page.js", Array(script.utf8))])
    #expect(files.packed().all.map(\.bytes) == files.all.map(\.bytes))
  }

  @Test func `a single file that Segue did not write is never replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<!DOCTYPE html>\n<html>mine</html>\n", to: "all.html")
    let refused = run("crossfade", "--single", "all.html", in: folder)
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("'all.html' is not a gallery that Segue wrote"))
    #expect(try folder.read("all.html") == "<!DOCTYPE html>\n<html>mine</html>\n")
    #expect(run("crossfade", "--single", "all.html", "--force", in: folder).status == .success)
    #expect(run("crossfade", "--single", "all.html", in: folder).status == .success)
  }

  @Test func `a single file contains everything`() throws {
    let folder = try TemporaryFolder()
    let run = run("crossfade", "--single", "all.html", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let page = try folder.read("all.html")
    #expect(page.contains("id=\"card-crossfade\"") && page.contains("id=\"media-"))
    let others = page.replacing("src=\"data:", with: "")
    #expect(!others.contains("src=\"") && !page.contains("url(http"))
  }

  @Test func `a second run renders only what has changed`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    try folder.addPreset("two")
    func summary() -> String {
      Self.run(
        [
          "gallery", "one", "two", "-o", "site", "--scale", "1", "--catalog",
          "\(folder.path)/catalog", "--catalog", Self.catalog,
        ], in: folder, cached: true
      ).errors
    }
    #expect(summary().contains("2 rendered, 0 from the cache"))
    let before = FileStamp.of("\(folder.path)/site/data/one.js")
    #expect(summary().contains("0 rendered, 2 from the cache"))
    #expect(FileStamp.of("\(folder.path)/site/data/one.js") == before)
    try folder.addPreset("two", summary: "It slides another way.")
    #expect(summary().contains("1 rendered, 1 from the cache"))
    #expect(try folder.read("site/index.html").contains("It slides another way."))
  }

  @Test func `only obsolete files are removed`() throws {
    let folder = try TemporaryFolder()
    _ = run("crossfade", "cover", "-o", "site", in: folder)
    try folder.write("mine", to: "site/notes.txt")
    _ = run("crossfade", "-o", "site", in: folder)
    #expect(FileStamp.of("\(folder.path)/site/data/cover.js") == nil)
    #expect(FileStamp.of("\(folder.path)/site/data/crossfade.js") != nil)
    #expect(try folder.read("site/notes.txt") == "mine")
  }

  @Test(arguments: [["gallery.css", "index.html"], ["data/crossfade.js", "robots.txt"]])
  func `files that Segue did not write are not replaced`(_ names: [String]) throws {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("mine", to: "site/\(name)") }
    let publish = ["crossfade", "-o", "site", "--base-url", "https://example.com"]
    let refused = run(publish, in: folder)
    #expect(refused.status == .usage && refused.errors.contains("--force"))
    for name in names {
      #expect(refused.errors.contains(name))
      #expect(try folder.read("site/\(name)") == "mine")
    }
    #expect(try text(of: "find '\(folder.path)/site' -type f | wc -l") == "2\n")
    #expect(run(publish + ["--force"], in: folder).status == .success)
    for name in names { #expect(try folder.read("site/\(name)") != "mine") }
  }

  #if os(Linux)
  /// Not even root can create a file there.
  @Test func `a folder that cannot be written is reported before anything is rendered`() throws {
    let folder = try TemporaryFolder()
    let run = run("crossfade", "-o", "/sys", in: folder, cached: true)
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("error: cannot write /sys: "), "\(run.errors)")
    #expect(run.errors.contains("help: choose another folder, or make it writable"))
    let file = self.run("crossfade", "--single", "/sys/all.html", in: folder, cached: true)
    #expect(file.status == .inputOutput)
    #expect(file.errors.hasPrefix("error: cannot write /sys/all.html: "), "\(file.errors)")
    #expect(!folder.contains("cache/segue/gallery"))
  }
  #endif

  @Test func `text from a file is not markup`() throws {
    let folder = try TemporaryFolder()
    let evil = "</script><img src=x onerror=alert(1)> & \\\"quoted\\\""
    try folder.write(
      samplePreset("evil").replacing("It slides.", with: "\"\(evil)\""),
      to: "catalog/slide/evil.yaml")
    for target in [["-o", "site"], ["--single", "all.html"]] {
      let run = Self.run(
        [
          "gallery", "evil", "--scale", "1", "--catalog", "\(folder.path)/catalog", "--catalog",
          Self.catalog,
        ] + target, in: folder)
      #expect(run.status == .success, "\(run.errors)")
    }
    for name in ["site/index.html", "all.html"] {
      #expect(!(try folder.read(name).contains("<img src=x")), "\(name)")
    }
    for name in ["evil", "evil.page"] {
      #expect(!(try part(name, in: folder).contains("<img src=x")), "\(name)")
    }
    #expect(try folder.read("site/index.html").contains("&lt;img src=x"))
  }

  @Test func `the page says why a preset cannot be shown`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("picky")
    let text = try folder.read("catalog/slide/picky.yaml") + "requires: [source]\n"
    try folder.write(text, to: "catalog/slide/picky.yaml")
    let pictures = Self.catalog + "/samples"
    let run = run(
      "picky", "crossfade", "--catalog", "\(folder.path)/catalog", "--from",
      pictures + "/feed.png", "--to", pictures + "/player.png", "-o", "site", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.contains("'picky' cannot be shown: 'picky' requires source"))
    #expect(try folder.read("site/data/picky.js").contains("add --source"))
    #expect(try part("crossfade", in: folder).contains("\"timelines\":{\"push\":{"))
  }

  @Test(arguments: [
    (["-o", ""], "-o names no folder"), (["-o", "a", "--single", "b"], "give one of -o FOLDER"),
    ([], "give one of -o FOLDER"),
    (["-o", "a", "--scale", "9"], "--scale must be 1, 2 or 3"),
    (["nothing-like-it", "-o", "a"], "there is no preset"),
    (["-o", "/dev/null/a"], "cannot create the folder /dev/null: Not a directory"),
    (["-o", "a", "--scene", "nope"], "there is no scene 'nope'"),
    (["-o", "a", "--port", "1"], "--port needs --serve"),
  ])
  func `a usage error is reported`(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = Self.run(
      ["gallery"] + (arguments.contains("nothing-like-it") ? [] : ["crossfade"]) + arguments
        + ["--catalog", Self.catalog], in: folder, cached: true)
    #expect(run.status != .success)
    #expect(run.errors.contains(message), "\(run.errors)")
    // Nothing has been rendered for it.
    #expect(try folder.names().isEmpty)
  }

  @Test func `a late report makes no new progress bar`() throws {
    let texts = Mutex("")
    let time = Mutex(Int64(0))
    let environment = CommandEnvironment(
      variable: { _ in nil },
      now: {
        time.withLock { time in
          time += 1_000_000_000
          return time
        }
      },
      output: ByteSink { _ in },
      errors: ByteSink { bytes throws(CommandFailure) in
        texts.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
      },
      input: { _ throws(CommandFailure) in [] }, hasErrorTerminal: true)
    let progress = GalleryProgress(environment)
    for _ in 0..<2 {
      for done in [0, 1, 3, 2] { progress.show(done, of: 3) }
      #expect(texts.withLock { $0.contains("3/3") && $0.hasSuffix("\r\u{1B}[K") })
    }
  }

  @Test func `picture paths are relative to the current directory`() throws {
    let folder = try TemporaryFolder()
    for (name, picture) in [("a", "feed"), ("b", "player")] {
      let bytes = try FileBytes.read(
        "\(Self.catalog)/samples/\(picture).png", limit: 1 << 24)
      try folder.write(bytes, to: "shots/\(name).png")
    }
    let pictures = [
      "--scale", "1", "--from", "shots/a.png", "--to", "shots/b.png", "--catalog", Self.catalog,
    ]
    var notes: [String] = []
    for command in [["gallery", "crossfade", "-o", "site"], ["preview", "crossfade", "-o", "-"]] {
      let target = command.map { $0 == "-" ? "\(folder.path)/preview.html" : $0 }
      let run = Self.run(target + pictures, in: folder)
      #expect(run.status == .success, "\(command): \(run.errors)")
      notes += run.errors.split(separator: "\n").filter { $0.contains("is taken for") }
        .map(String.init)
    }
    #expect(notes.count == 2 && Set(notes).count == 1, "\(notes)")
    let pixels = Self.run(
      ["gallery", "crossfade", "-o", "site", "--source", "594,393,558,708"] + pictures, in: folder)
    #expect(pixels.errors.contains("if the frame is in pixels, use --source 198,131,186,236"))
    let elsewhere = Self.run(["gallery", "crossfade", "-o", "site"] + pictures)
    #expect(elsewhere.errors.contains("/nonexistent/shots/a.png"), "\(elsewhere.errors)")
  }

  @Test func `other parameter values are in a separate file`() throws {
    let folder = try TemporaryFolder()
    let plain = run("parallax-push", "-o", "site", in: folder, cached: true)
    #expect(plain.status == .success, "\(plain.errors)")
    let small = try part("parallax-push.values", in: folder)
    #expect(small.contains("\"dimming=1\":{"))
    let rendered = run("parallax-push", "-o", "site", "--values", in: folder, cached: true)
    #expect(rendered.errors.contains("1 rendered"), "the cached page may lack values")
    let values = try part("parallax-push.values", in: folder)
    for name in ["dimming=0", "dimming=1", "parallax=1"] {
      #expect(values.contains("\"\(name)\":{"), "\(name)")
    }
    #expect(!values.contains("\"dimming=0.1\""), "the default is on the page already")
    #expect(!values.contains("\"commit="), "the page changes what only conditions read")
    let again = run("parallax-push", "-o", "site", "--values", in: folder, cached: true)
    #expect(again.errors.contains("0 rendered, 1 from the cache"))
    #expect(try part("parallax-push.values", in: folder) == values)
    let single = run("parallax-push", "--single", "a.html", "--values", in: folder)
    #expect(single.status == .usage && single.errors.contains("--values needs -o FOLDER"))
  }

  @Test func `every documented command line works`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    for (name, picture) in [("a", "feed"), ("b", "player")] {
      let bytes = try FileBytes.read(
        "\(Self.catalog)/samples/\(picture).png", limit: 1 << 24)
      try folder.write(bytes, to: "\(name).png")
    }
    let files = ["README.md", "Documentation/CommandLine.md"].map { "\(Checkout.folder)/\($0)" }
    var pages = [CommandRun("gallery", "--help").output]
    for file in files {
      pages.append(String(decoding: try FileBytes.read(file, limit: 1 << 20), as: UTF8.self))
    }
    let lines = pages.flatMap {
      $0.matches(of: /(?m)^ *segue gallery ([^#\n]*)/).map {
        $0.1.split(separator: " ").map(String.init)
      }
    }
    #expect(lines.count >= 8)
    for line in Set(lines) {
      // The user's own preset is replaced by an existing one, and the whole catalog by one preset.
      var words = line.map { $0 == "my-push" ? "crossfade" : $0 }
        .map { $0.hasSuffix(".png") ? "\(folder.path)/\($0)" : $0 }
      if words.contains("--serve") {
        // A server that starts would not end: this one is parsed, and finds its port in use.
        let server = try LoopbackServer(port: 0) { _ in nil }
        defer { server.stop() }
        if let port = words.firstIndex(of: "--port") { words.removeSubrange(port...port + 1) }
        let run = Self.run(
          ["gallery"] + words + ["--port", "\(server.port)", "--catalog", Self.catalog],
          in: folder)
        #expect(run.errors.contains("cannot listen on port \(server.port)"), "\(run.errors)")
        continue
      }
      if words[0].hasPrefix("-") { words.insert("crossfade", at: 0) }
      let run = Self.run(
        ["gallery"] + words + ["--scale", "1", "--catalog", Self.catalog], in: folder, cached: true)
      #expect(run.status == .success, "\(line): \(run.errors)")
      let written = run.output.split(separator: "\n").first.map(String.init) ?? ""
      #expect(FileStamp.of("\(folder.path)/\(written)") != nil, "\(line)")
    }
  }

  @Test func `a port in use is an error with a suggestion`() throws {
    let server = try LoopbackServer(port: 0) { _ in nil }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let run = run("crossfade", "--serve", "--port", "\(server.port)", in: folder)
    #expect(run.status == .inputOutput)
    #expect(run.errors.contains("cannot listen on port \(server.port)"))
    #expect(run.errors.contains("--port 0"))
  }
}
