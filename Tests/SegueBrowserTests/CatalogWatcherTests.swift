import SegueTerminal
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueBrowser
@testable import SegueStaging

/// A catalog that changes.
@Suite struct CatalogWatcherTests {
  private let folder: TemporaryFolder
  private let done: WakePipe
  private let watcher: CatalogWatcher

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let paths = ["\(folder.path)/catalog"]
    let listing = CatalogListing(folders: paths, cacheFolder: nil, now: 0)
    let library = PresetLibrary(
      try listing.index(), folders: paths, plugins: AvailablePlugins())
    done = try WakePipe()
    watcher = try CatalogWatcher(library, listing, waking: done)
  }

  /// The items after the next change: the id, and a sign for errors.
  private func next() -> [String] { next(of: watcher, waking: done) }

  private func next(of watcher: CatalogWatcher, waking done: WakePipe) -> [String] {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      done.wait(for: .milliseconds(100))
      if let listing = watcher.takeListing() {
        return listing.items.map { $0.id + ($0.condition == .broken ? "!" : "") }
      }
    }
    return ["nothing came"]
  }

  @Test func `lists presets that appear, break, are fixed and disappear`() throws {
    defer { watcher.close() }
    #expect(next() == ["alpha"])
    try folder.addPreset("beta")
    #expect(next() == ["alpha", "beta"])
    try folder.write(samplePreset("alpha", more: "nonsense: 1"), to: "catalog/slide/alpha.yaml")
    #expect(next() == ["beta", "alpha!"])
    try folder.addPreset("alpha")
    #expect(next() == ["alpha", "beta"])
    try folder.addPreset("gamma", family: "zoom")
    // The folder may be seen before its file is.
    var items = next()
    if items.count == 2 { items = next() }
    #expect(items == ["alpha", "beta", "gamma"])
    folder.rename("catalog/slide", to: "elsewhere")
    #expect(next() == ["gamma"])
  }

  @Test func `keeps its listing while the folder is missing`() throws {
    defer { watcher.close() }
    #expect(next() == ["alpha"])
    folder.rename("catalog", to: "elsewhere")
    done.wait(for: .milliseconds(1500))
    #expect(watcher.takeListing() == nil)
    try folder.addPreset("beta")
    var items = next()
    if items.isEmpty { items = next() }
    #expect(items == ["beta"])
  }

  @Test func `a listing that fails is tried again, though no file has changed`() throws {
    watcher.close()
    let paths = ["\(folder.path)/catalog"]
    let library = PresetLibrary(
      try CatalogListing(folders: paths, cacheFolder: nil, now: 0).index(), folders: paths,
      plugins: AvailablePlugins())
    let late = folder.file("late")
    let done = try WakePipe()
    // The state of the folder that is missing at first is not looked at.
    let watcher = try CatalogWatcher(
      library, CatalogListing(folders: paths + [late], cacheFolder: nil, now: 0), waking: done)
    defer { watcher.close() }
    done.wait(for: .milliseconds(700))
    #expect(watcher.takeListing() == nil)
    try folder.write(samplePreset("beta"), to: "late/slide/beta.yaml")
    #expect(next(of: watcher, waking: done) == ["alpha", "beta"])
  }
}
