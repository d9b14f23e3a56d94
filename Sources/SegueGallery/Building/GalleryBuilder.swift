package import SegueStaging
package import SegueCatalog
import SeguePreview
import SegueSystem
import Synchronization

/// Builds the pages of a gallery on all cores, skipping cached ones.
package struct GalleryBuilder: Sendable {
  /// The requested stage.
  let request: StageRequest
  /// The pictures on the stage.
  let pictures: PictureChoice
  /// Pixels per point.
  let scale: Double
  /// The build of the program; another one may draw and bake differently.
  let program: String
  private let makesValues: Bool
  private let cache: GalleryCache?
  private let progress: @Sendable (Int, Int) -> Void
  /// The cached pictures.
  private var pictureCache = EncodedPictureCache()

  /// Prepares a build.
  ///
  /// - Parameters:
  ///   - request: the requested stage.
  ///   - pictures: the pictures on the stage.
  ///   - scale: pixels per point.
  ///   - makesValues: whether pages include other parameter values to try.
  ///   - program: the build of the program.
  ///   - cache: the cache of earlier builds; nil for none.
  ///   - progress: called on any thread with the number of finished pages and the total.
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

  /// The result of a build.
  package struct Result: Sendable {
    /// The pages, in the order of the presets.
    package var sheets: [GalleryPage] = []
    /// The number of pages from the cache.
    var cachedCount = 0
    /// The error of writing the cache, if any.
    package var cacheFailure: String?

    /// A one-sentence summary.
    package var summary: String {
      let made = sheets.count - cachedCount
      let presets = sheets.count == 1 ? "1 preset" : "\(sheets.count) presets"
      return "\(presets): \(made) made, \(cachedCount) as before"
    }
  }

  /// Builds pages.
  package func sheets(of presets: [Preset], in catalog: LoadedCatalog) -> Result {
    // Threads without a preset of their own share the work on another's.
    let pageBuilder = pageBuilder(in: catalog, width: Cores.count / max(1, presets.count))
    let keys = cache.map { _ in GalleryKeys(builder: self, catalog: catalog) }
    let progress = progress
    progress(0, presets.count)
    let shared = Mutex(Progress(count: presets.count))
    let (cache, makesValues) = (cache, makesValues)
    inParallel(min(Cores.count, presets.count)) { _ in
      while let index = shared.withLock({ $0.take() }) {
        let made = Self.sheet(
          of: presets[index], by: pageBuilder, makesValues, keys?.key(of: presets[index]), cache)
        let done = shared.withLock { $0.put(made, at: index) }
        progress(done, presets.count)
      }
    }
    return shared.withLock { $0.result }
  }

  /// The same builder with an empty picture cache, for use after a scene has changed.
  func withoutPictures() -> GalleryBuilder {
    var result = self
    result.pictureCache = EncodedPictureCache()
    return result
  }

  private func pageBuilder(in catalog: LoadedCatalog, width: Int) -> PageBuilder {
    PageBuilder(
      catalog: catalog, request: request, pictures: pictures, scale: scale,
      pictureCache: pictureCache,
      width: max(1, width))
  }

  private static func sheet(
    of preset: Preset, by pageBuilder: PageBuilder, _ makesValues: Bool, _ key: String?,
    _ cache: GalleryCache?
  ) -> (sheet: GalleryPage, isCached: Bool, failure: String?) {
    let withValues = makesValues && !preset.parameters.isEmpty
    if let key, let known = cache?.sheet(key, of: preset, withValues: withValues) {
      return (known, true, nil)
    }
    let sheet = pageBuilder.sheet(preset, withValues: withValues)
    guard let key, let cache, sheet.problem == nil else { return (sheet, false, nil) }
    return (sheet, false, cache.keep(sheet, as: key))
  }
}

/// The assigned work items and their results.
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

  /// Stores a result, and returns the number of results so far.
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
