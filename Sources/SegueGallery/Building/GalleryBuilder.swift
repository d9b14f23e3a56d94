package import SegueStaging
package import SegueCatalog
package import SeguePreview
import SegueSystem
import SegueTimeline
import Synchronization

/// Builds the pages of a gallery on all cores, skipping cached ones.
package struct GalleryBuilder: Sendable {
  let request: StageRequest
  /// The pictures on the stage.
  let pictures: PictureChoice
  /// Pixels per point.
  let scale: Double
  /// The build of the program, since another one may draw and bake differently.
  let program: String
  let values: PageValues
  /// The other looks and layouts that pages include.
  let variants: [PageVariant]
  private let cache: GalleryCache?
  private let progress: @Sendable (Int, Int) -> Void
  /// The cached pictures.
  private var pictureCache = EncodedPictureCache()
  private var variantPictureCache = EncodedPictureCache(quality: PageVariant.pictureQuality)

  /// Prepares a build.
  ///
  /// - Parameters:
  ///   - request: the requested stage.
  ///   - pictures: the pictures on the stage.
  ///   - scale: pixels per point.
  ///   - values: which other parameter values pages include.
  ///   - variants: the other looks and layouts that pages include; a server makes them on demand.
  ///   - program: the build of the program.
  ///   - cache: the cache of earlier builds; nil for none.
  ///   - progress: called on any thread with the number of finished pages and the total.
  package init(
    request: StageRequest, pictures: PictureChoice, scale: Double, values: PageValues = .none,
    variants: [PageVariant] = PageVariant.written, program: String = "", cache: GalleryCache? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.request = request
    self.pictures = pictures
    self.scale = scale
    self.program = program
    self.values = values
    self.variants = variants
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

  /// Whether the page with a key is in the cache.
  func isCached(_ key: String) -> Bool { cache?.contains(key) ?? false }

  /// Builds pages.
  package func pages(of presets: [Preset], in catalog: LoadedCatalog) -> Result {
    // If there are more threads than presets, the others share the work on a preset.
    let pageBuilder = pageBuilder(
      in: catalog, threadCount: ThisProcess.processorCount / max(1, presets.count))
    let keys = cache.map { _ in GalleryKeys(builder: self, catalog: catalog) }
    let progress = progress
    progress(0, presets.count)
    let queue = Mutex(BuildQueue(count: presets.count))
    let (cache, values, variants) = (cache, values, variants)
    inParallel(min(ThisProcess.processorCount, presets.count)) { _ in
      while let index = queue.withLock({ $0.next() }) {
        let built = Self.page(
          of: presets[index], by: pageBuilder, values, variants, keys?.key(of: presets[index]),
          cache)
        let done = queue.withLock { $0.complete(built, at: index) }
        progress(done, presets.count)
      }
    }
    return queue.withLock { $0.result }
  }

  /// Builds drafts of pages, without the gestures on them.
  ///
  /// - Parameters:
  ///   - presets: the presets.
  ///   - posters: the posters of their earlier pages, by id; presets without one have no draft.
  ///   - catalog: the catalog of the presets.
  func drafts(
    of presets: [Preset], posters: [String: GalleryPicture], in catalog: LoadedCatalog
  ) -> [GalleryPage] {
    let pageBuilder = pageBuilder(in: catalog, threadCount: ThisProcess.processorCount)
    return presets.compactMap { preset in
      posters[preset.id].flatMap { pageBuilder.draft(of: preset, poster: $0) }
    }
  }

  /// Renders films of what the presets' cards play, to be downloaded from a folder of files.
  ///
  /// - Returns: the films, and the reasons why others are missing.
  package func films(
    of presets: [Preset], in formats: [OutputFormat], _ catalog: LoadedCatalog
  ) -> (films: [(film: GalleryFilm, bytes: [UInt8])], problems: [String]) {
    let source = PartSource(builder: self, catalog: catalog)
    let all = presets.flatMap { preset in
      let operations =
        preset.scroll == nil ? PageBuilder.played(by: preset).map(\.rawValue) : ["scroll"]
      return operations.flatMap { operation in
        formats.map { GalleryFilm(id: preset.id, operation: operation, format: $0) }
      }
    }
    let progress = progress
    let done = Mutex(0)
    progress(0, all.count)
    let results = all.concurrentMap(threads: ThisProcess.processorCount) { film in
      let result = Swift.Result { try film.bytes(from: source, within: Self.filmTimeLimit) }
      progress(
        done.withLock {
          $0 += 1; return $0
        }, all.count)
      return (film: film, result: result)
    }
    var films: [(film: GalleryFilm, bytes: [UInt8])] = []
    var problems: [String] = []
    for (film, result) in results {
      switch result {
      case .success(let bytes): films.append((film, bytes))
      case .failure(let error): problems.append("\(film.fileName): \(StagingError(error))")
      }
    }
    return (films, problems)
  }

  /// The time limit of a film, in seconds.
  private static let filmTimeLimit = 300.0

  /// The same builder with an empty picture cache, for use after a scene has changed.
  func withoutPictures() -> GalleryBuilder {
    var result = self
    result.pictureCache = EncodedPictureCache()
    result.variantPictureCache = EncodedPictureCache(quality: PageVariant.pictureQuality)
    return result
  }

  /// The builder of single pages.
  func pageBuilder(
    in catalog: LoadedCatalog, threadCount: Int = 1, showing other: PictureChoice? = nil
  ) -> PageBuilder {
    PageBuilder(
      catalog: catalog, request: request, pictures: other ?? pictures, scale: scale,
      pictureCache: pictureCache, variantPictureCache: variantPictureCache,
      recordings: GestureRecordings(in: catalog.folders),
      threadCount: max(1, threadCount))
  }

  private static func page(
    of preset: Preset, by pageBuilder: PageBuilder, _ values: PageValues,
    _ variants: [PageVariant], _ key: String?, _ cache: GalleryCache?
  ) -> (page: GalleryPage, isCached: Bool, failure: String?) {
    if let key, let cached = cache?.page(for: key, of: preset) {
      return (cached, true, nil)
    }
    let page = pageBuilder.page(preset, with: values, variants: variants)
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
