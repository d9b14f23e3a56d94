import SegueCatalog
import SeguePreview
import SegueStaging
package import SegueSystem
import SegueTimeline

/// The output folder of a gallery.
///
/// A list of the written files stays in it, so that the next build writes only changed files,
/// removes obsolete ones, and overwrites no other files.
package struct GalleryFolder {
  /// A change to the folder, which happens completely or not at all.
  enum Step {
    case write(name: String, bytes: [UInt8])
    /// Also removes the folders that it leaves empty.
    case remove(name: String)
  }

  private let path: String

  private static let listName = ".segue-gallery"
  private static let limit = 1 << 26

  /// Uses a folder, which need not exist yet.
  package init(path: String) { self.path = path }

  /// The files that Segue did not write and that any gallery would replace, to be known before one is rendered.
  package var foreignFiles: [String] {
    foreignFiles(among: ["index.html", "gallery.css", "gallery.js", "start.js"])
  }

  /// The files that Segue did not write and that a gallery would replace.
  package func foreignFiles(replacedBy files: GalleryFiles) -> [String] {
    foreignFiles(among: files.all.map(\.name))
  }

  private func foreignFiles(among names: [String]) -> [String] {
    let own = Set(listedFiles)
    return names.filter { !own.contains($0) && FileStamp.of("\(path)/\($0)") != nil }
  }

  /// Creates the folder and checks that files can be written into it, before anything is rendered
  /// for it.
  package func create() throws(SystemFailure) {
    try FileSystem.makeFolders(path)
    do throws(SystemFailure) {
      // Only an attempt shows whether the folder is writable, since not only permissions may prevent it.
      // Without a commit it leaves nothing behind.
      _ = try AtomicFile(path: "\(path)/\(Self.listName)")
    } catch {
      throw SystemFailure(
        .write, path, reason: error.reason, help: "choose another folder, or make it writable")
    }
  }

  /// Writes files, and removes obsolete ones of the previous build.
  package func write(_ files: GalleryFiles) throws(SystemFailure) {
    for step in steps(to: files) { try take(step) }
  }

  /// The changes that lead to some files, in order.
  ///
  /// The list comes first, and contains the previous files too until the last step. If a build is
  /// stopped, the next one still recognizes the folder and knows its obsolete files.
  func steps(to files: GalleryFiles) -> [Step] {
    let names = files.all.map(\.name)
    let obsolete = Set(previousFiles()).subtracting(names).sorted()
    var steps = [list(names + obsolete)]
    steps += files.all.filter { !holds($0.name, $0.bytes) }.map(Step.write)
    if !obsolete.isEmpty { steps += obsolete.map(Step.remove) + [list(names)] }
    return steps
  }

  /// Makes a change.
  func take(_ step: Step) throws(SystemFailure) {
    switch step {
    case .write(let name, let bytes):
      try NewFile.write(bytes, to: "\(path)/\(name)", overwrites: true)
    case .remove(let name):
      FileSystem.remove("\(path)/\(name)")
      var folder = FileSystem.folder(of: name)
      while !folder.isEmpty {
        FileSystem.removeFolder("\(path)/\(folder)")
        folder = FileSystem.folder(of: folder)
      }
    }
  }

  private func list(_ names: [String]) -> Step {
    let lines = names.sorted().joined(separator: "\n") + "\n"
    return .write(name: Self.listName, bytes: Array(lines.utf8))
  }

  /// The names in the list of the previous build; empty if there was none.
  private var listedFiles: [String] {
    let bytes = try? FileBytes.read("\(path)/\(Self.listName)", limit: Self.limit)
    return String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The files of the previous build, restricted to names that a gallery's files can have.
  private func previousFiles() -> [String] {
    listedFiles.filter { name in
      let isPart = ["data/", "films/", "media/", "posters/", "p/"].contains { name.hasPrefix($0) }
      return (isPart || Self.optionalFiles.contains(name)) && !name.contains("..")
    }
  }

  /// The files beside the page that only some galleries have.
  private static let optionalFiles: Set = [
    "preview.png", "sitemap.xml", "robots.txt", "sitemap.xml.gz", "gallery.css.gz",
    "gallery.js.gz", "index.html.gz",
  ]

  /// The presets' files of the previous build; nil if there was none or one of them is missing.
  func presetFiles() -> [GalleryFiles.File]? {
    guard FileStamp.of("\(path)/\(Self.listName)") != nil else { return nil }
    var files: [GalleryFiles.File] = []
    for name in previousFiles() where name.contains("/") && !name.hasSuffix(".gz") {
      guard let bytes = try? FileBytes.read("\(path)/\(name)", limit: Self.limit) else {
        return nil
      }
      files.append((name, bytes))
    }
    return files
  }

  private func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    (try? FileBytes.read("\(path)/\(name)", limit: Self.limit)) == bytes
  }
}

extension GalleryFilm {
  /// Renders the film.
  ///
  /// - Parameter seconds: the time limit.
  func bytes(from source: PartSource, within seconds: Double) throws -> [UInt8] {
    guard let preset = source.catalog.registry.preset(id) else {
      throw StagingError(.notFound, "there is no preset '\(id)'")
    }
    let builder = source.pageBuilder.showing(variant)
    var request = builder.request
    if preset.scroll == nil {
      guard let named = Operation(rawValue: operation) else {
        throw StagingError(.request, "there is no operation '\(operation)'")
      }
      request.operation = named
    }
    let subject = try PreviewSubject(preset, on: request, builder.pictures, in: source.catalog)
    let preview = PreparedPreview(subject)
    let deadline = Deadline.after(seconds)
    return try FileSystem.withTemporaryFile(named: "film.\(format.rawValue)") { path in
      _ = try preview.write(.media(format, path: path)) { _, _ in
        guard !deadline.isOver else {
          throw StagingError(
            .request, "rendering took longer than \(Int(seconds)) seconds",
            help: "render it with: segue preview \(id) -o \(id).\(format.rawValue)")
        }
      }
      return try FileBytes.read(path, limit: Self.limit)
    }
  }

  private static let limit = 1 << 28
}
