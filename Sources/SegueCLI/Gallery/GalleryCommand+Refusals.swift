import SegueCatalog
import SegueDiagnostics
import SegueGallery
import SegueStaging
import SegueSystem
import SegueYAML

/// Checks before a gallery is built, and the report of missing presets afterward.
extension GalleryCommand {
  /// Refuses to make a folder of the name of a page.
  func refusePageAsFolder(in environment: CommandEnvironment) throws(CommandFailure) {
    guard let folder, [".html", ".htm"].contains(where: folder.lowercased().hasSuffix),
      (try? FileStatus(following: environment.path(folder)))?.isFolder != true
    else { return }
    let name = folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)]
    throw CommandFailure(
      .usage, "-o names a folder, and '\(folder.printable)' is the name of a page",
      help: "for everything in one file write '--single \(folder)', for a folder '-o \(name)'"
        .printable)
  }

  /// Refuses a single page whose name does not end in `.html`, which browsers would not open.
  func refuseFolderAsPage(in environment: CommandEnvironment) throws(CommandFailure) {
    guard let single, ![".html", ".htm"].contains(where: single.lowercased().hasSuffix) else {
      return
    }
    let status = try? FileStatus(following: environment.path(single))
    // A pipe or a device may have any name.
    if let status, !status.isFile, !status.isFolder { return }
    let name = single.hasSuffix("/") ? String(single.dropLast()) : single
    throw CommandFailure(
      .usage, "--single names a page, and '\(single.printable)' does not end in .html",
      help: "write '--single \(name).html', or '-o \(name)' for a folder".printable)
  }

  /// Throws if presets that would belong to the gallery are not in it, or only with the reason why they cannot be shown;
  /// the others have been written.
  func requireAll(
    _ pages: [GalleryPage], of loaded: LoadedCatalog, _ arguments: CatalogArguments
  ) throws(CommandFailure) {
    let shown = loaded.folders.prefix(
      arguments.folders.isEmpty ? loaded.folders.count : loaded.count(of: arguments.folders))
    // Named presets are in the gallery, or have already ended the command.
    let broken =
      arguments.ids.isEmpty
      ? loaded.unusableFiles.filter { file in
        shown.contains { file.path.hasPrefix($0 + "/") }
          && family.name.map { loaded.families.id($0, among: [file.family]) == file.family }
            != false
      }.map(\.stem) : []
    // With the user's screenshots, presets may lack elements that they need; that is not an error in the presets.
    let failed = pictures.from == nil ? pages.filter { $0.problem != nil }.map(\.card.id) : []
    guard !failed.isEmpty || !broken.isEmpty else { return }
    func list(_ ids: [String]) -> String {
      ids.map { "'\($0.printable)'" }.joined(separator: ", ")
    }
    let problems =
      (broken.isEmpty ? [] : ["without \(list(broken))"])
      + (failed.isEmpty ? [] : ["with the reason in place of \(list(failed))"])
    throw CommandFailure(
      .checkFailed, "the gallery is written, but \(problems.joined(separator: ", and "))",
      help: broken.isEmpty
        ? nil
        : "'segue validate' on \(broken.count == 1 ? "its file" : "their files") says all that is wrong"
    )
  }
}

extension CommandEnvironment {
  /// Prints what there is to say of saved files.
  func report(_ save: GalleryWatcher.SaveReport, style: ANSIStyle) throws(CommandFailure) {
    if !save.problems.isEmpty {
      try errors.line(save.problems.text(.human(style.isOn ? .ansi : .plain)))
    }
    for file in save.fixedFiles {
      try report(.note, "\(file.printable) has no problems any more", style: style)
    }
  }
}
