import SegueCatalog

/// Lists catalogues by an index that is made anew whenever something in them has changed.
package struct CatalogueListing: Sendable {
  private let folders: [String]
  private let cacheFolder: String?
  private let now: Int64
  private let addition: CatalogueAddition?
  private let remarks: Remarking

  /// Looks what is to be said of folders that were read; only asked where the index is made anew.
  package typealias Remarking =
    @Sendable ([CatalogueFolder], CatalogueLoader.Result) -> CatalogueRemarks

  /// Creates a listing.
  ///
  /// - Parameters:
  ///   - folders: the catalogue folders, in search order.
  ///   - cacheFolder: where indexes are kept, absolute; nil keeps none.
  ///   - now: the time, in nanoseconds since 1970.
  ///   - addition: what is listed beside the folders; it says itself what is to be said.
  ///   - remarks: what is to be said of the folders; files that are left out where nothing else is given.
  package init(
    folders: [String], cacheFolder: String?, now: Int64,
    addition: CatalogueAddition? = nil,
    remarks: @escaping Remarking = { CatalogueRemarks($1, Diagnostics()) }
  ) {
    self.folders = folders
    self.cacheFolder = cacheFolder
    self.now = now
    self.addition = addition
    self.remarks = remarks
  }

  /// The index of the folders as they are now.
  ///
  /// - Throws: Where a folder cannot be read.
  package func index() throws(SystemFailure) -> CatalogueIndex {
    if let indexPath, let index = IndexFile.read(indexPath, folders: folders) { return index }
    var read: [CatalogueFolder] = []
    for folder in folders { read.append(try CatalogueFolder(folder)) }
    let more = addition?.read()
    let snapshot = CatalogueSnapshot(read, watched: more?.watched ?? [])
    let loaded = CatalogueLoader().load(read, and: more?.files ?? [])
    let index = CatalogueIndex(loaded, (more?.remarks ?? remarks)(read, loaded))
    if let indexPath, !snapshot.hasFailures, !snapshot.isTooFresh(at: now) {
      WholeFile.write(IndexFile.bytes(of: index, snapshot), to: indexPath, mode: 0o600)
    }
    return index
  }

  /// The file that holds the index of just these folders.
  package var indexPath: String? {
    guard let cacheFolder, cacheFolder.hasPrefix("/") else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for folder in folders {
      let stamp = FileStamp.of(folder)
      for number in [stamp?.inode ?? 0, stamp?.device ?? 0] {
        withUnsafeBytes(of: number.littleEndian) { for byte in $0 { mix(byte) } }
      }
      for byte in folder.utf8 { mix(byte) }
      mix(0)
    }
    for text in addition?.key ?? [] {
      for byte in text.utf8 { mix(byte) }
      mix(1)
    }
    return "\(cacheFolder)/list-\(String(hash, radix: 16)).index"
  }
}

extension CatalogueLoader {
  /// Reads catalogue folders, given in search order, and other files after them.
  package func load(_ folders: [CatalogueFolder], and others: [[PresetFile]] = []) -> Result {
    let loaded = load(folders.map(\.files) + others)
    let diagnostics = loaded.diagnostics.enumerated().map { index, found in
      guard index < folders.count else { return found }
      var all = Diagnostics()
      for failure in folders[index].failures { all.report(failure.diagnostic) }
      all.append(found)
      return all
    }
    return Result(groups: loaded.groups, diagnostics: diagnostics)
  }
}
