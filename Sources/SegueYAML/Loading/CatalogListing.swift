import SegueCatalog
import SegueDiagnostics
package import SegueSystem

/// Lists catalogs from an index, rebuilt whenever a catalog changes.
package struct CatalogListing: Sendable {
  private let folders: [String]
  private let cacheFolder: String?
  private let now: Int64
  private let addition: ExtraPresets?
  private let messages: MessageSource

  /// Produces the messages about loaded folders; called only when the index is rebuilt.
  package typealias MessageSource =
    @Sendable ([CatalogFolder], CatalogLoader.Result) -> CatalogMessages

  /// Creates a listing.
  ///
  /// - Parameters:
  ///   - folders: the catalog folders, in search order.
  ///   - cacheFolder: the absolute path for stored indexes; nil stores none.
  ///   - now: the time, in nanoseconds since 1970.
  ///   - addition: presets listed besides the folders, with their own messages.
  ///   - messages: the messages about the folders; by default, about files left out.
  package init(
    folders: [String], cacheFolder: String?, now: Int64,
    addition: ExtraPresets? = nil,
    messages: @escaping MessageSource = { CatalogMessages($1, Diagnostics()) }
  ) {
    self.folders = folders
    self.cacheFolder = cacheFolder
    self.now = now
    self.addition = addition
    self.messages = messages
  }

  /// Returns the index of the folders in their current state.
  ///
  /// - Throws: If a folder cannot be read.
  package func index() throws(SystemFailure) -> CatalogIndex {
    if let indexPath, let index = IndexFile.read(indexPath, folders: folders) { return index }
    var read: [CatalogFolder] = []
    for folder in folders { read.append(try CatalogFolder(folder)) }
    let more = addition?.read()
    let links = read.flatMap { folder in
      folder.brokenLinks.map { WatchedFile("\(folder.path)/\($0)") }
    }
    let snapshot = CatalogSnapshot(read, watched: (more?.watched ?? []) + links)
    let loaded = CatalogLoader().load(read, and: more?.files ?? [])
    let index = CatalogIndex(loaded, (more?.messages ?? messages)(read, loaded))
    if let indexPath, !snapshot.hasFailures, !snapshot.isTooFresh(at: now) {
      // A failure to store the index only makes the next listing slower.
      try? AtomicFile.write(
        IndexFile.bytes(of: index, snapshot), to: indexPath, makesFolders: true, isPrivate: true)
    }
    return index
  }

  /// The index file for exactly these folders.
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

extension CatalogLoader {
  /// Reads catalog folders, given in search order, and other files after them.
  package func load(_ folders: [CatalogFolder], and others: [[PresetFile]] = []) -> Result {
    let loaded = load(folders.map(\.files) + others)
    let diagnostics = loaded.diagnostics.enumerated().map { index, found in
      guard index < folders.count else { return found }
      var all = Diagnostics()
      for failure in folders[index].failures { all.report(failure.diagnostic) }
      all.append(found)
      return all
    }
    return Result(groups: loaded.groups, diagnostics: diagnostics, partial: loaded.partial)
  }
}
