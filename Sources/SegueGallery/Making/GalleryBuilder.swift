package import SegueStaging
package import SegueCatalog
import SeguePreview
import SegueSystem
import Synchronization

/// Makes the sheets of a gallery: on all cores, and only what is not in the cache.
package struct GalleryBuilder: Sendable {
  /// The stage that is asked for.
  let request: StageRequest
  /// What is to be seen.
  let pictures: PictureChoice
  /// Pixels in a point.
  let scale: Double
  /// The build of the program that makes them: another one may draw and bake differently.
  let program: String
  private let makesValues: Bool
  private let cache: GalleryCache?
  private let progress: @Sendable (Int, Int) -> Void
  /// The pictures that are there already.
  private var shelf = EncodedPictureCache()

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - request: the stage that is asked for.
  ///   - pictures: what is to be seen.
  ///   - scale: pixels in a point.
  ///   - makesValues: whether sheets have other values of parameters to try.
  ///   - program: the build of the program that makes them.
  ///   - cache: what was made before; nil where nothing is kept.
  ///   - progress: is told how many sheets are made, and of how many, on any thread.
  package init(
    request: StageRequest, pictures: PictureChoice, scale: Double, makesValues: Bool = false,
    program: String = "", cache: GalleryCache? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.request = request
    self.pictures = pictures
    self.scale = scale
    self.program = program
    self.makesValues = makesValues
    self.cache = cache
    self.progress = progress
  }

  /// What was made.
  package struct Result: Sendable {
    /// The sheets, in the order of the presets.
    package var sheets: [GalleryPage] = []
    /// How many of them came from the cache.
    var cachedCount = 0
    /// Why the cache could not be written, if so.
    package var cacheFailure: String?

    /// What was done, in a sentence.
    package var summary: String {
      let made = sheets.count - cachedCount
      let presets = sheets.count == 1 ? "1 preset" : "\(sheets.count) presets"
      return "\(presets): \(made) made, \(cachedCount) as before"
    }
  }

  /// Makes sheets.
  package func sheets(of presets: [Preset], in catalog: LoadedCatalog) -> Result {
    // Threads that find no preset of their own help with another's.
    let maker = maker(in: catalog, width: Cores.count / max(1, presets.count))
    let keys = cache.map { _ in GalleryKeys(works: self, catalog: catalog) }
    let progress = progress
    progress(0, presets.count)
    let shared = Mutex(Progress(count: presets.count))
    let (cache, makesValues) = (cache, makesValues)
    inParallel(min(Cores.count, presets.count)) { _ in
      while let index = shared.withLock({ $0.take() }) {
        let made = Self.sheet(
          of: presets[index], by: maker, makesValues, keys?.key(of: presets[index]), cache)
        let done = shared.withLock { $0.put(made, at: index) }
        progress(done, presets.count)
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

  private func maker(in catalog: LoadedCatalog, width: Int) -> PageBuilder {
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
