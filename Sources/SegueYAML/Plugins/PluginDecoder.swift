import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueTimeline

/// Decodes a checked file into a manifest, and checks what no schema can express.
struct PluginDecoder {
  var diagnostics = Diagnostics()
  /// The ids of Segue's own animators.
  let builtIn: Set<String>

  mutating func manifest(_ root: Object<PluginKeys>) -> PluginManifest? {
    checkFolderName(root.id)
    checkLicense(root.license)
    checkCode(root)
    let version = self.version(root.version)
    var manifest = PluginManifest(
      id: root.id.string, name: root.name.string, version: version,
      summary: root.summary.string, authors: root.authors.items.map(author),
      license: root.license.string)
    manifest.homepage = root.homepage?.string
    manifest.host = root.host.map { range($0) } ?? VersionRange()
    manifest.interface = root.abi.map {
      PluginInterface(major: $0.major.integer ?? 0, minor: $0.minor.integer ?? 0)
    }
    for entry in root.libraries?.entries ?? [] {
      guard let platform = PluginPlatform(rawValue: entry.cursor.name ?? "") else { continue }
      manifest.libraries[platform] = library(entry)
    }
    manifest.animators = animators(root.animators?.items ?? [], version)
    manifest.place = root.id.place
    return diagnostics.hasErrors ? nil : manifest
  }

  // MARK: The plugin

  private mutating func checkFolderName(_ id: Cursor) {
    guard let folder = Self.folder(of: id.tree.file), folder.hasSuffix(PluginFile.folderSuffix)
    else { return }
    let stem = folder.dropLast(PluginFile.folderSuffix.count)
    guard stem != id.string else { return }
    report(
      id.diagnostic(
        .pluginIsNotFolderName, "the id '\(id.string)' does not match the folder's name",
        help:
          "rename the folder to \(id.string)\(PluginFile.folderSuffix), or change the id to \(stem)"
      ))
  }

  /// The name of the folder that a manifest is in; nil if it has another name, or its path none.
  private static func folder(of file: SourceFile) -> Substring? {
    let parts = file.name.split(separator: "/")
    return parts.last.map(String.init) == PluginFile.name && parts.count > 1
      ? parts[parts.count - 2] : nil
  }

  /// Checks that an interface, libraries and animators are all present or all absent.
  ///
  /// Beside a plugin's sources the libraries are missing, which the build adds.
  private mutating func checkCode(_ root: Object<PluginKeys>) {
    let keys = PluginKeys.keys
    let parts: [(name: KeyName, value: Cursor?)] = [
      (keys.abi.name, root.abi?.cursor), (keys.libraries.name, root.libraries?.cursor),
      (keys.animators.name, root.animators?.cursor),
    ]
    guard let first = parts.lazy.compactMap(\.value).first else { return }
    let missing = parts.filter { $0.value == nil }.map { "'\($0.name)'" }
    let isBuilt = Self.folder(of: root.id.tree.file)?.hasSuffix(PluginFile.folderSuffix) == true
    if !missing.isEmpty, isBuilt || root.libraries != nil || missing.count > 1 {
      report(
        Diagnostic(
          .error, .halfCode,
          "a plugin with '\(first.name ?? "")' must also have \(missing.joined(separator: " and "))",
          at: first.keyPlace,
          help: "add what is missing, or remove all three if the plugin only has presets"))
    }
    if let libraries = root.libraries, libraries.entries.isEmpty {
      report(
        Diagnostic(
          .error, .halfCode, "'libraries' must have at least one library",
          at: libraries.cursor.keyPlace,
          help: "add a library under its platform, such as linux-x86_64"))
    }
  }

  private func author(_ forms: Choice<AuthorForms>) -> PluginManifest.Author {
    if let author = forms.author {
      .init(name: author.name.string, url: author.url?.string)
    } else {
      .init(name: forms.cursor.string)
    }
  }

  private func library(_ keys: Object<LibraryKeys>) -> PluginManifest.Library {
    .init(path: keys.path.string, sha256: keys.sha256?.string.lowercased())
  }

  /// - Precondition: the schema has checked the version.
  private func version(_ cursor: Cursor) -> Version { Version(cursor.string) ?? Version(0) }

  private mutating func range(_ keys: Object<VersionsKeys>) -> VersionRange {
    let range = VersionRange(
      minimum: keys.fromVersion.map(version), below: keys.belowVersion.map(version))
    if let minimum = range.minimum, let below = range.below, !(minimum < below) {
      report(
        keys.cursor.diagnostic(
          .emptyRange, "the version range is empty: at least \(minimum), below \(below)",
          help: "'below-version' is the first unsupported version"))
    }
    return range
  }

  /// Only warns, since the list does not contain rare licenses.
  private mutating func checkLicense(_ cursor: Cursor) {
    guard let name = LicenseText.uncommonName(in: cursor.string) else { return }
    report(
      Diagnostic(
        .warning, .unknownLicense, "'\(name.shortened)' is not the name of a common license",
        at: cursor.place,
        help: LicenseText.common.first { cursor.string == "\($0) License" }.map { "write '\($0)'" }
          ?? NearestName.help(for: name, noun: "license", among: LicenseText.common)
          ?? "see spdx.org/licenses for the names; write LicenseRef-NAME for one of your own"))
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }
}
