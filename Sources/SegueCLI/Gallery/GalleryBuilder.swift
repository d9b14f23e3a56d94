import SegueCatalog
import SegueGallery
import SeguePreview
import SegueSystem
import Synchronization

/// Makes the sheets of a gallery: on all cores, and only what is not in the cache.
struct GalleryBuilder: Sendable {
  /// The stage that is asked for.
  var request: StageRequest
  /// What is to be seen.
  var pictures: PictureChoice
  /// Pixels in a point.
  var scale: Double
  /// Whether sheets have other values of parameters to try.
  var makesValues = false
  /// What was made before; nil where nothing is kept.
  var cache: GalleryCache?
  /// The pictures that are there already.
  private(set) var shelf = EncodedPictureCache()

  /// What was made.
  struct Result: Sendable {
    /// The sheets, in the order of the presets.
    var sheets: [GalleryPage] = []
    /// How many of them came from the cache.
    var cachedCount = 0
    /// Why the cache could not be written, if so.
    var cacheFailure: String?

    /// What was done, in a sentence.
    var summary: String {
      let made = sheets.count - cachedCount
      let presets = sheets.count == 1 ? "1 preset" : "\(sheets.count) presets"
      return "\(presets): \(made) made, \(cachedCount) as before"
    }
  }

  /// Makes sheets, with a bar for whoever waits.
  func sheets(
    of presets: [Preset], in catalog: Catalog, _ environment: CommandEnvironment
  ) -> Result {
    // Threads that find no preset of their own help with another's.
    let maker = maker(in: catalog, width: Cores.count / max(1, presets.count))
    let keys = cache.map { _ in GalleryKeys(works: self, catalog: catalog, environment) }
    let bar = Mutex(ProgressBar(label: "gallery", environment: environment))
    defer { bar.withLock { $0.clear() } }
    let shared = Mutex(Progress(count: presets.count))
    let (cache, makesValues) = (cache, makesValues)
    inParallel(min(Cores.count, presets.count)) { _ in
      while let index = shared.withLock({ $0.take() }) {
        let made = Self.sheet(
          of: presets[index], by: maker, makesValues, keys?.key(of: presets[index]), cache)
        let done = shared.withLock { $0.put(made, at: index) }
        bar.withLock { $0.show(done, of: presets.count) }
      }
    }
    return shared.withLock { $0.result }
  }

  /// The same works with an empty shelf: a scene has changed.
  func withoutPictures() -> GalleryBuilder {
    var result = self
    result.shelf = EncodedPictureCache()
    return result
  }

  private func maker(in catalog: Catalog, width: Int) -> PageBuilder {
    PageBuilder(
      catalog: catalog, request: request, pictures: pictures, scale: scale, shelf: shelf,
      width: max(1, width))
  }

  private static func sheet(
    of preset: Preset, by maker: PageBuilder, _ makesValues: Bool, _ key: String?,
    _ cache: GalleryCache?
  ) -> (sheet: GalleryPage, isCached: Bool, failure: String?) {
    let withValues = makesValues && !preset.parameters.isEmpty
    if let key, let known = cache?.sheet(key, of: preset, withValues: withValues) {
      return (known, true, nil)
    }
    let sheet = maker.sheet(preset, withValues: withValues)
    guard let key, let cache, sheet.problem == nil else { return (sheet, false, nil) }
    return (sheet, false, cache.keep(sheet, as: key))
  }
}

/// Who has taken which piece of work, and what has come of it.
private struct Progress {
  private var next = 0
  private var sheets: [GalleryPage?]
  private var doneCount = 0
  private var cachedCount = 0
  private var failure: String?

  init(count: Int) { sheets = Array(repeating: nil, count: count) }

  mutating func take() -> Int? {
    guard next < sheets.count else { return nil }
    next += 1
    return next - 1
  }

  /// Keeps a piece of work, and says how many there are then.
  mutating func put(
    _ made: (sheet: GalleryPage, isCached: Bool, failure: String?), at index: Int
  ) -> Int {
    sheets[index] = made.sheet
    doneCount += 1
    if made.isCached { cachedCount += 1 }
    failure = failure ?? made.failure
    return doneCount
  }

  var result: GalleryBuilder.Result {
    GalleryBuilder.Result(
      sheets: sheets.compactMap { $0 }, cachedCount: cachedCount, cacheFailure: failure)
  }
}
