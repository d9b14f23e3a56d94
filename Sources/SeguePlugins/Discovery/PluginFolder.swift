import SegueCatalog
import SegueSystem
import SegueYAML
import SystemPackage

/// A plugin's folder during discovery: everything used from it must be safe.
struct PluginFolder {
  /// The suffix of a plugin folder's name.
  static let suffix = PluginFile.folderSuffix
  /// The maximum number of presets in a plugin.
  static let maxPresets = 10_000

  /// The maximum number of files and folders in a plugin.
  static let maxFiles = 20_000

  /// The path of the folder, as found.
  let path: String
  /// The path without symbolic links.
  let root: String

  /// Checks the folder itself.
  init(_ path: String) throws(PluginRefusal) {
    self.path = path
    root = try Self.resolved(path)
    guard try Self.checkedStatus(of: root, shownAs: path).isFolder else { throw .notAFolder }
  }

  /// Returns the real path of something in the folder; nil if it does not exist.
  ///
  /// Every folder in between is checked: anyone who can write to a folder can replace its contents.
  func checked(_ name: String) throws(PluginRefusal) -> String? {
    let shown = "\(path)/\(name)"
    do throws(Errno) {
      _ = try FileStatus(following: "\(root)/\(name)")
    } catch {
      if error == .noSuchFileOrDirectory { return nil }
    }
    let real = try Self.resolved("\(root)/\(name)")
    guard real.hasPrefix(root == "/" ? "/" : root + "/") else { throw .leadsOut(path: shown) }
    var current = root
    for part in real.dropFirst(root.count).split(separator: "/") {
      current += "/\(part)"
      _ = try Self.checkedStatus(of: current, shownAs: current == real ? shown : current)
    }
    return real
  }

  /// Checks everything in the folder, even files that Segue does not use: the library may use them.
  func checkEverything() throws(PluginRefusal) {
    var count = 0
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let inner = folder.isEmpty ? name : "\(folder)/\(name)"
        count += 1
        guard count <= Self.maxFiles else { throw .tooManyFiles(Self.maxFiles) }
        if try check(inner).isFolder { folders.append(inner) }
      }
    }
  }

  private func names(in folder: String) throws(PluginRefusal) -> [String] {
    do throws(SystemFailure) {
      return try OpenFolder("\(root)/\(folder)").entries(includesHidden: true).map(\.name)
    } catch {
      throw .unreadable(path: "\(path)/\(folder)", reason: error.reason)
    }
  }

  /// Checks one file, folder or link; the target of a link is checked separately.
  private func check(_ inner: String) throws(PluginRefusal) -> FileStatus {
    let shown = "\(path)/\(inner)"
    let status: FileStatus
    do throws(Errno) {
      status = try FileStatus(notFollowing: "\(root)/\(inner)")
    } catch {
      throw .unreadable(path: shown, reason: error.description)
    }
    guard status.hasTrustedOwner else { throw .ownedByOther(path: shown, owner: status.owner) }
    if status.isLink {
      let real = try Self.resolved("\(root)/\(inner)")
      guard real == root || real.hasPrefix(root == "/" ? "/" : root + "/") else {
        throw .leadsOut(path: shown)
      }
      return status
    }
    guard status.isFile || status.isFolder else { throw .notAFile(path: shown) }
    guard status.isSafe else { throw .writable(shown, status) }
    return status
  }

  /// Returns the names of the preset files, in order.
  func presets() throws(PluginRefusal) -> [String] {
    let folder = PluginFile.presetsFolder
    guard let real = try checked(folder) else { return [] }
    let names: [String]
    do throws(SystemFailure) {
      names = try OpenFolder(real).entries()
        .filter { $0.name.hasSuffix(".yaml") && $0.kind != .folder }
        .map(\.name)
    } catch {
      throw .unreadable(path: "\(path)/\(folder)", reason: error.reason)
    }
    guard names.count <= Self.maxPresets else { throw .tooManyPresets(names.count) }
    for name in names { _ = try checked("\(folder)/\(name)") }
    return names
  }

  /// Checks that a folder may contain plugins: anyone who can rename its contents can replace them.
  static func checkPlace(_ path: String) throws(PluginRefusal) {
    guard let status = try? FileStatus(following: path) else { return }
    // In a sticky folder such as /tmp, everyone can add files but not rename those of others.
    guard status.isSafe || status.isSticky else { throw .writable(path, status) }
    guard status.hasTrustedOwner else { throw .ownedByOther(path: path, owner: status.owner) }
  }

  private static func checkedStatus(
    of path: String, shownAs shown: String
  ) throws(PluginRefusal) -> FileStatus {
    let status: FileStatus
    do throws(Errno) {
      status = try FileStatus(following: path)
    } catch {
      throw .unreadable(path: shown, reason: error.description)
    }
    guard status.isSafe else { throw .writable(shown, status) }
    guard status.hasTrustedOwner else { throw .ownedByOther(path: shown, owner: status.owner) }
    return status
  }

  private static func resolved(_ path: String) throws(PluginRefusal) -> String {
    guard let real = FileSystem.real(path) else {
      throw .unreadable(path: path, reason: Errno.last.description)
    }
    return real
  }
}

extension PluginRefusal {
  fileprivate static func writable(_ path: String, _ status: FileStatus) -> PluginRefusal {
    .writableByOthers(path: path, isShared: status.isShared)
  }
}
