import SegueSystem

/// The template files of new plugins: those of the package, or the copies installed with Segue.
struct TemplateSources {
  /// The folder that contains them at the same paths as the package.
  private let root: String

  /// The files copied when Segue is installed, by path in the package.
  static let installed = [
    "Examples/templates", "Examples/shatter/border.rs", "Examples/shatter/writer.rs",
    "Sources/CSeguePlugin/include", "Sources/SeguePluginKit",
  ]

  /// Finds the files that belong to an executable.
  init(beside executable: String?) throws(CommandFailure) {
    let first = Self.installed[0]
    let shipped = ShippedFiles(beside: executable)
    guard let path = shipped.existing("templates/\(first)", inPackage: first) else {
      throw CommandFailure(
        .notFound, "the templates for new plugins are not installed",
        help: "run Scripts/install to install them next to the catalog")
    }
    root = String(path.dropLast(first.count + 1))
  }

  /// The visible files below a folder of the package, sorted, with relative paths.
  func files(in folder: String) throws(SystemFailure) -> [PluginTemplate.File] {
    try paths(in: "\(root)/\(folder)").map { path throws(SystemFailure) in
      PluginTemplate.File(
        path: path, text: try text(of: "\(folder)/\(path)"))
    }
  }

  /// The text of a file of the package.
  func text(of path: String) throws(SystemFailure) -> String {
    String(decoding: try FileBytes.read("\(root)/\(path)", limit: 1 << 20), as: UTF8.self)
  }

  private func paths(in folder: String) throws(SystemFailure) -> [String] {
    var paths: [String] = []
    let opened = try OpenFolder(folder)
    for (name, listed) in try opened.entries() {
      if (listed == .unknown ? opened.kind(of: name) : listed) == .folder {
        paths += try self.paths(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
      } else {
        paths.append(name)
      }
    }
    return paths
  }
}
