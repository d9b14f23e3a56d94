import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// Two catalog folders to compare, and the catalogs around them.
struct ComparedCatalogs {
  let old: ComparedSide
  let new: ComparedSide
  /// Whether each folder has one preset, which is the same one whatever its id.
  var pairs = false
  /// The folders with the presets that those of both sides may extend, in search order.
  let parents: [String]
  /// The folders with scenes and fonts for both sides: the new folder, unless it is a copy, and the usual ones.
  let scenes: [String]

  /// Loads the catalog of a side; no plugins, since their code may be of another revision.
  func load(_ side: ComparedSide) throws(CommandFailure) -> LoadedCatalog {
    do throws(SystemFailure) {
      var folders = [try CatalogFolder(side.folder)]
      for folder in parents { folders.append(try CatalogFolder(folder)) }
      return LoadedCatalog(folders)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }

  /// Compares them.
  private func difference(
    in environment: CommandEnvironment
  ) throws(CommandFailure) -> CatalogDifference {
    let (before, after): (ComparedFolder, ComparedFolder)
    do throws(SystemFailure) {
      before = try ComparedFolder(CatalogFolder(old.folder))
      after = try ComparedFolder(CatalogFolder(new.folder))
    } catch {
      throw CommandFailure(.inputOutput, new.named(old.named(error.description)))
    }
    for (side, folder) in [(old, before), (new, after)] where side.copied == nil {
      for file in folder.files.sorted() { try environment.requireInside(file) }
    }
    return try CatalogDifference(
      before, after, pairs: pairs, scenes: scenes,
      loadingOld: { () throws(CommandFailure) in try load(old) },
      loadingNew: { () throws(CommandFailure) in try load(new) })
  }

  /// Compares what the user named; copies are removed before the result is used.
  ///
  /// - Parameter catalogs: the folders of `--catalog`.
  static func difference(
    of sides: ComparedSides, catalogs: [String], in environment: CommandEnvironment
  ) throws -> (CatalogDifference, ComparedCatalogs) {
    func compared(_ sides: ComparedCatalogs) throws -> (CatalogDifference, ComparedCatalogs) {
      (try sides.difference(in: environment), sides)
    }
    switch sides {
    case .folders(let old, let new):
      let sides = [old, new].map { ComparedSide(folder: environment.path($0)) }
      return try compared(ComparedCatalogs(sides[0], sides[1], catalogs, in: environment))
    case .files(let old, let new):
      return try FileSystem.withTemporaryFolder { folder in
        let stem = PresetFile(path: new).stem
        let sides = try zip([old, new], ["old", "new"]).map { path, name in
          try copy(of: path, as: stem, in: "\(folder)/\(name)", environment)
        }
        var catalogs = try ComparedCatalogs(sides[0], sides[1], catalogs, in: environment)
        catalogs.pairs = true
        return try compared(catalogs)
      }
    case .revisions(let old, let new, let fromMergeBase):
      return try FileSystem.withTemporaryFolder { folder in
        let revisions = try Revisions(catalogs, in: environment)
        // What a revision does not have yet is added by the other one.
        let before = try revisions.copy(
          of: old, since: fromMergeBase ? new : nil, in: "\(folder)/old", isRequired: false)
        let after =
          try new.map {
            try revisions.copy(of: $0, since: nil, in: "\(folder)/new", isRequired: true)
          } ?? ComparedSide(folder: environment.path(revisions.catalog))
        let existing = catalogs.filter { FileStamp.of(environment.path($0)) != nil }
        return try compared(
          ComparedCatalogs(before, after, existing, besides: revisions.catalog, in: environment))
      }
    }
  }

  private init(
    _ old: ComparedSide, _ new: ComparedSide, _ catalogs: [String], besides other: String? = nil,
    in environment: CommandEnvironment
  ) throws(CommandFailure) {
    (self.old, self.new) = (old, new)
    let search = CatalogSearch(
      options: catalogs.map(environment.path), currentFolder: environment.currentFolder,
      executable: environment.executable, environment: environment.variable)
    let found: [String]
    do throws(SystemFailure) {
      found = try search.folders().map(\.path)
    } catch {
      throw CommandFailure(
        .inputOutput, error.description,
        help: error.isMissing ? environment.help(forMissing: error.path) : nil)
    }
    // A side must not find a preset that it lacks in the other one.
    let sides = [old.folder, new.folder] + [other.map(environment.path)].compactMap { $0 }
    let own = Set(sides.compactMap(FileSystem.real))
    parents = found.filter { folder in FileSystem.real(folder).map { !own.contains($0) } ?? false }
    scenes = (new.copied == nil ? [new.folder] : []) + found
  }

  /// A catalog of one file, which may have any name.
  ///
  /// - Parameter stem: the name of the copy, unless it is a preset.
  private static func copy(
    of path: String, as stem: String, in folder: String, _ environment: CommandEnvironment
  ) throws(CommandFailure) -> ComparedSide {
    let file = environment.path(path)
    guard YAMLFileName.stem(of: file) != nil else {
      throw CommandFailure(
        .usage, "'\(path.printable)' is not a YAML file",
        help: "compare files that end in .yaml or .yml, or folders")
    }
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(file, limit: YAMLLimits().fileSize)
      let copy = "\(folder)/\(try place(of: file, as: stem, bytes))"
      try AtomicFile.write(bytes, to: copy, makesFolders: true, isPrivate: true)
      return ComparedSide(folder: folder, copied: (copy, path))
    } catch {
      throw CommandFailure(.inputOutput, error.description, help: error.help)
    }
  }

  /// Where a file belongs in a catalog.
  private static func place(
    of file: String, as stem: String, _ bytes: [UInt8]
  ) throws(SystemFailure) -> String {
    switch FileToCheck(path: file).content {
    case .preset:
      var reader = YAMLReader()
      let id = reader.read(SourceFile(name: file, bytes: bytes)).tree?.text(of: "id") ?? ""
      let isPlain = id.utf8.allSatisfy {
        $0 == 45 || (48...57).contains($0) || (97...122).contains($0)
      }
      return "custom/\(isPlain && !id.isEmpty ? id : PresetFile(path: file).stem).yaml"
    case .scene: return "scenes/\(stem).yaml"
    case .gesture: return "gestures/\(stem).yaml"
    case .scenario: return "scenarios/\(stem).yaml"
    case .rules: return "rules.yaml"
    case .families: return "families.yaml"
    case .plugin, .tape:
      throw SystemFailure(
        .read, file, reason: "it is not part of a catalog",
        help: "compare presets, scenes, gestures, scenarios or rules")
    }
  }
}

/// The revisions of the project's catalog.
private struct Revisions {
  let repository: GitRepository
  /// The catalog, as the user knows it.
  let catalog: String
  /// The path of the catalog from the repository's root; empty for the root.
  let path: String

  init(_ catalogs: [String], in environment: CommandEnvironment) throws(CommandFailure) {
    guard catalogs.count < 2 else {
      throw CommandFailure(
        .usage, "--catalog is given twice, but revisions of one catalog are compared",
        help: "remove one of them")
    }
    catalog = catalogs.first ?? environment.project.catalog
    repository = try GitRepository(around: environment.absolute("."))
    let inner = FileSystem.path(to: environment.absolute(catalog), from: repository.root)
    guard !inner.hasPrefix("..") else {
      throw CommandFailure(
        .usage, "'\(catalog.printable)' is not in the repository \(repository.root.printable)",
        help: "name a folder of the repository with --catalog")
    }
    path = inner == "." ? "" : inner
  }

  /// Copies the catalog of a revision.
  ///
  /// - Parameters:
  ///   - other: the revision to go back to the common ancestor with; nil for the revision itself.
  ///   - isRequired: whether a revision without the folder is an error, and not an empty catalog.
  func copy(
    of revision: String, since other: String?, in folder: String, isRequired: Bool
  ) throws(CommandFailure) -> ComparedSide {
    let commit: String
    if let other {
      commit = try repository.mergeBase(revision, other)
    } else {
      commit = try repository.commit(revision)
    }
    let isThere = try repository.export(path, of: commit, to: folder, title: revision)
    guard isThere || !isRequired else {
      throw CommandFailure(
        .notFound, "\(revision.printable) has no folder '\(path.printable)'",
        help: "name the folder of the catalog with --catalog")
    }
    let title = other == nil ? revision : String(commit.prefix(10))
    return ComparedSide(
      folder: folder, copied: (folder + "/", "\(title):\(path.isEmpty ? "" : path + "/")"))
  }
}
