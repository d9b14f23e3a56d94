import SegueCatalog
import SegueStaging
import SegueSystem
import Synchronization

/// The other looks and layouts of a served gallery's presets, in any combination: made when a page asks for one.
final class LiveVariants: Sendable {
  private let gallery: LiveGallery
  private let state = Mutex(State())

  private struct State {
    var source: PartSource?
    var files: [String: [UInt8]] = [:]
  }

  init(for gallery: LiveGallery) { self.gallery = gallery }

  /// Uses another catalog, after a file has changed.
  func show(_ source: PartSource?) { state.withLock { $0 = State(source: source) } }

  /// The file at a path such as `/data/cover.dark.tablet.js`; nil if there is none.
  func file(_ path: String) -> [UInt8]? {
    let (known, source) = state.withLock { ($0.files[path], $0.source) }
    if let known { return known }
    guard let source, let (id, variant) = Self.parts(of: path),
      let preset = source.catalog.registry.preset(id)
    else { return nil }
    let built = source.pageBuilder.variant(variant, of: preset, differingFrom: nil)
    gallery.add(built.pictures)
    let file = GalleryFiles.script(built.variant.json)
    state.withLock { $0.files[path] = file }
    return file
  }

  private static func parts(of path: String) -> (id: String, variant: PageVariant)? {
    guard path.hasPrefix("/data/"), path.hasSuffix(".js") else { return nil }
    let words = path.dropFirst("/data/".count).dropLast(".js".count)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, let variant = PageVariant(name: words[1]) else { return nil }
    return (words[0], variant)
  }
}
