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
  /// The build of the program, since another one may draw and bake differently.
  let program: String
  let values: PageValues
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
  ///   - values: which other parameter values pages include.
  ///   - program: the build of the program.
  ///   - cache: the cache of earlier builds; nil for none.
  ///   - progress: called on any thread with the number of finished pages and the total.
  package init(
    request: StageRequest, pictures: PictureChoice, scale: Double, values: PageValues = .none,
    program: String = "", cache: GalleryCache? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.request = request
    self.pictures = pictures
    self.scale = scale
    self.program = program
    self.values = values
    self.cache = cache
    self.progress = progress
  }

  /// The result of a build.
  package struct Result: Sendable {
    /// The pages, in the order of the presets.
    package var pages: [GalleryPage] = []
    /// The number of pages from the cache.
    var cachedCount = 0
    /// The error of writing the cache, if any.
    package var cacheFailure: String?

    /// A one-sentence summary.
    package var summary: String {
      let failed = pages.count { $0.problem != nil }
      let built = pages.count - cachedCount - failed
      let presets = pages.count == 1 ? "1 preset" : "\(pages.count) presets"
      return "\(presets): \(built) rendered, \(cachedCount) from the cache"
        + (failed == 0 ? "" : ", \(failed) cannot be shown")
    }
  }

  /// Builds pages.
  package func pages(of presets: [Preset], in catalog: LoadedCatalog) -> Result {
    // Threads without a preset of their own share the work on another's.
    let pageBuilder = pageBuilder(
      in: catalog, threadCount: ThisProcess.processorCount / max(1, presets.count))
    let keys = cache.map { _ in GalleryKeys(builder: self, catalog: catalog) }
    let progress = progress
    progress(0, presets.count)
    let queue = Mutex(BuildQueue(count: presets.count))
    let (cache, values) = (cache, values)
    inParallel(min(ThisProcess.processorCount, presets.count)) { _ in
      while let index = queue.withLock({ $0.next() }) {
        let built = Self.page(
          of: presets[index], by: pageBuilder, values, keys?.key(of: presets[index]), cache)
        let done = queue.withLock { $0.complete(built, at: index) }
        progress(done, presets.count)
      }
    }
    return queue.withLock { $0.result }
  }

  /// The same builder with an empty picture cache, for use after a scene has changed.
  func withoutPictures() -> GalleryBuilder {
    var result = self
    result.pictureCache = EncodedPictureCache()
    return result
  }

  /// The builder of single pages.
  func pageBuilder(
    in catalog: LoadedCatalog, threadCount: Int = 1, showing other: PictureChoice? = nil
  ) -> PageBuilder {
    PageBuilder(
      catalog: catalog, request: request, pictures: other ?? pictures, scale: scale,
      pictureCache: pictureCache,
      threadCount: max(1, threadCount))
  }

  private static func page(
    of preset: Preset, by pageBuilder: PageBuilder, _ values: PageValues, _ key: String?,
    _ cache: GalleryCache?
  ) -> (page: GalleryPage, isCached: Bool, failure: String?) {
    if let key, let cached = cache?.page(for: key, of: preset) {
      return (cached, true, nil)
    }
    let page = pageBuilder.page(preset, with: values)
    guard let key, let cache, page.problem == nil else { return (page, false, nil) }
    return (page, false, cache.store(page, for: key))
  }
}

/// The assigned work items and their results.
private struct BuildQueue {
  private var nextIndex = 0
  private var pages: [GalleryPage?]
  private var finishedCount = 0
  private var cachedCount = 0
  private var failure: String?

  init(count: Int) { pages = Array(repeating: nil, count: count) }

  mutating func next() -> Int? {
    guard nextIndex < pages.count else { return nil }
    nextIndex += 1
    return nextIndex - 1
  }

  /// Stores a result, and returns the number of results so far.
  mutating func complete(
    _ built: (page: GalleryPage, isCached: Bool, failure: String?), at index: Int
  ) -> Int {
    pages[index] = built.page
    finishedCount += 1
    if built.isCached { cachedCount += 1 }
    failure = failure ?? built.failure
    return finishedCount
  }

  var result: GalleryBuilder.Result {
    GalleryBuilder.Result(
      pages: pages.compactMap { $0 }, cachedCount: cachedCount, cacheFailure: failure)
  }
}
