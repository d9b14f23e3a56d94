import SegueSystem

/// The state of catalog folders when they were read: every name, and a stamp of every file.
struct CatalogSnapshot {
  /// The folders with a stamp for each file; nil for missing files, such as broken links.
  let folders: [(folder: CatalogFolder, rules: FileStamp?, stamps: [[FileStamp?]])]

  /// Other files and folders that the index depends on.
  let watched: [WatchedFile]

  /// Takes the stamps; must run before the files are read.
  init(_ folders: [CatalogFolder], watched: [WatchedFile] = []) {
    self.watched = watched
    self.folders = folders.map { folder in
      (
        folder, FileStamp.of(CatalogFolder.rulesPath(in: folder.path)),
        folder.families.map { family in
          let path = "\(folder.path)/\(family.name)/"
          return family.files.map { FileStamp.of(path + $0) }
        }
      )
    }
  }

  /// Whether a change could be missed because of the file system's clock granularity.
  ///
  /// A file written just now may be written again within the same tick, with the same size,
  /// undetectably. Two seconds is the coarsest clock of any file system in use.
  func isTooFresh(at now: Int64) -> Bool {
    let limit = now - 2_000_000_000
    func isTooFresh(_ stamp: FileStamp) -> Bool { stamp.modified > limit || stamp.changed > limit }
    return watched.contains { $0.stamp.map(isTooFresh) ?? false }
      || folders.contains { folder, rules, stamps in
        let all =
          [folder.stamp] + [rules].compactMap { $0 } + folder.families.map(\.stamp)
          + stamps.joined().compactMap { $0 }
        return all.contains(where: isTooFresh)
      }
  }

  /// Whether a folder was unreadable, or holds files that are not read, of which there are no stamps;
  /// such a state is not cached.
  var hasFailures: Bool {
    folders.contains { !$0.folder.failures.isEmpty || !$0.folder.strayWarnings.isEmpty }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt32(folders.count))
    for (folder, rules, stamps) in folders {
      writer.write(folder.path)
      writer.write(folder.stamp)
      writer.write(rules ?? .missing)
      writer.write(UInt32(folder.families.count))
      for (family, stamps) in zip(folder.families, stamps) {
        writer.write(family.name)
        writer.write(family.stamp)
        writer.write(family.files, stamps)
      }
    }
    writer.write(watched.map(\.path), watched.map(\.stamp))
  }
}

extension FileStamp {
  /// The stamp of a missing file.
  static let missing = FileStamp(size: -1, modified: 0, changed: 0, inode: 0, device: 0)
}
