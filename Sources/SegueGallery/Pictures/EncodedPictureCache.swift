package import SegueExport
package import SeguePreview
import SegueStaging
package import SegueTimeline
private import Synchronization

/// The pictures of screens and elements, each drawn and encoded once for all presets that show it.
package final class EncodedPictureCache: Sendable {
  private let quality: Double
  private let cache = Mutex<[Key: EncodedPicture?]>([:])
  /// The pictures that stay in place, by their pixels.
  private let bars = Mutex<[Bar: EncodedPicture]>([:])

  /// The bytes of all pictures: those of equal ones are shared, which makes them quick to compare.
  private let files = Mutex<Set<[UInt8]>>([])

  private struct Bar: Hashable {
    let bitmap: Bitmap
    let width, height: Double
  }

  private struct Key: Hashable {
    let scene: String
    let shown: String
    let omitted: [String]
    let width, height: Double
    let filter: PictureFilter?
  }

  /// Creates an empty cache.
  ///
  /// - Parameter quality: the quality of the WebP files, 0 to 100.
  package init(quality: Double = 84) { self.quality = quality }

  /// A cache that begins with the pictures of another one.
  func copy() -> EncodedPictureCache {
    let copy = EncodedPictureCache(quality: quality)
    let (pictures, bars) = (cache.withLock { $0 }, bars.withLock { $0 })
    let files = files.withLock { $0 }
    copy.cache.withLock { $0 = pictures }
    copy.files.withLock { $0 = files }
    copy.bars.withLock { $0 = bars }
    return copy
  }

  /// The pictures of a timeline's layers.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - stage: their stage.
  ///   - source: draws pictures that are not cached.
  ///   - scene: a key for all inputs of the source, such as the scene's id and size.
  ///   - kept: the bars that stay in place above the layers.
  package func pictures(
    of layers: [Layer], on stage: Stage, from source: some PictureSource, scene: String,
    under kept: ContainerOverlay?
  ) throws -> [EncodedPicture?] {
    let live = LiveSubjects(of: layers)
    return try layers.map { layer in
      guard let subject = layer.contents.subject else { return nil }
      let omitted = live.omitted(from: layer.contents)
      var shown = try picture(
        of: subject, omitting: omitted.union(kept?.bars ?? []), through: layer.contents.filter,
        on: stage, from: source, scene: scene)
      shown?.origin = stage.origin(of: subject, omitting: omitted, through: layer.contents.filter)
      return shown
    }
  }

  /// The pictures of the bars that stay in place above the layers.
  package func overlay(_ kept: ContainerOverlay?) throws -> OverlayPictures {
    OverlayPictures(
      try kept?.pictures { bitmap, size in
        let bar = Bar(bitmap: bitmap, width: size.width, height: size.height)
        if let known = bars.withLock({ $0[bar] }) { return known }
        let picture = EncodedPicture(
          format: .webp, bytes: try WebP.encode(bitmap, quality: quality), size: size)
        bars.withLock { $0[bar] = picture }
        return picture
      } ?? [])
  }

  private func picture(
    of subject: Subject, omitting omitted: Set<Subject>, through filter: PictureFilter?,
    on stage: Stage, from source: some PictureSource, scene: String
  ) throws -> EncodedPicture? {
    let size = stage.size(of: subject)
    let key = Key(
      scene: scene, shown: stage.stableName(of: subject),
      omitted: omitted.map { stage.stableName(of: $0) }.sorted(), width: size.width,
      height: size.height, filter: filter)
    if let found = cache.withLock({ $0[key] }) { return found }
    let picture = try source.picture(of: subject, omitting: omitted).map { plain in
      let drawn = filter.map { plain.filtered(by: $0, width: size.width) } ?? plain
      let bytes = try WebP.encode(drawn.bitmap, quality: quality)
      return EncodedPicture(
        format: .webp, bytes: files.withLock { $0.insert(bytes).memberAfterInsert }, size: size)
    }
    cache.withLock { $0[key] = .some(picture) }
    return picture
  }
}

extension Stage {
  /// A name for a subject that is the same in every operation; a screen is called by its own name.
  fileprivate func stableName(of subject: Subject) -> String {
    func screen(_ side: Subject.Side) -> String { side == .from ? from.name : to.name }
    switch subject {
    case .from: return "screen \(from.name)"
    case .to: return "screen \(to.name)"
    case .source: return "source"
    case .destination: return "destination"
    case .sibling(let index): return "sibling \(index)"
    case .element(let name, let side): return "element \(name) of \(screen(side))"
    case .navigationBar(let side): return "navigation bar of \(screen(side))"
    case .tabBar(let side): return "tab bar of \(screen(side))"
    }
  }
}
