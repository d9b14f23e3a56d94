/// A file of the page and all files that it imports, directly or not.
struct AssetBundle {
  private let folder: String
  private var names: Set<String> = []

  /// The files, each after those that it imports, in the order of their imports.
  ///
  /// Where files import each other, the one that is reached first comes last, as in a browser. What a module does at
  /// once, such as extending a class, must not need a module that comes later; its functions may.
  private(set) var files: [AssetFile] = []

  /// Reads a file and what it imports.
  init(of entry: String, in folder: String) throws(GalleryAssets.Problem) {
    self.folder = folder
    names = [entry]
    try add(AssetFile(entry, in: folder))
  }

  private mutating func add(_ file: AssetFile) throws(GalleryAssets.Problem) {
    for imported in file.imports where names.insert(imported.name).inserted {
      guard AssetFile.exists(imported.name, in: folder) else {
        throw file.problem(
          atLine: imported.line, "there is no file '\(imported.name)' to import",
          help: "correct the name, or run Scripts/install again")
      }
      try add(AssetFile(imported.name, in: folder))
    }
    files.append(file)
  }
}
