@testable import SegueTerminal
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueStaging

/// A catalog that changes.
@Suite struct CatalogWatcherTests {
  private let folder: TemporaryFolder
  private let done: WakePipe
  private let watcher: CatalogWatcher

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    done = try WakePipe()
    watcher = try CatalogWatcher(
      CatalogReloader([folder.file("catalog")], plugins: AvailablePlugins()), waking: done)
  }

  /// The items after the next change: the id, and a sign for errors.
  private func next() -> [String] { next(of: watcher, waking: done) }

  private func next(of watcher: CatalogWatcher, waking done: WakePipe) -> [String] {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      done.wait(for: .milliseconds(100))
      if case .catalog(let catalog, _, _) = watcher.takeChange() {
        return BrowserItem.all(in: catalog).map { $0.id + ($0.condition == .broken ? "!" : "") }
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
    done.wait(for: .seconds(60))
    guard case .missing = watcher.takeChange() else {
      Issue.record("the missing folder was not noticed")
      return
    }
    try folder.addPreset("beta")
    var items = next()
    if items.isEmpty { items = next() }
    #expect(items == ["beta"])
  }

  @Test func `a folder that is missing at first is awaited`() throws {
    watcher.close()
    let done = try WakePipe()
    let watcher = try CatalogWatcher(
      CatalogReloader(
        [folder.file("catalog"), folder.file("late")], plugins: AvailablePlugins()), waking: done)
    defer { watcher.close() }
    done.wait(for: .seconds(60))
    guard case .missing = watcher.takeChange() else {
      Issue.record("the missing folder was not noticed")
      return
    }
    try folder.write(samplePreset("beta"), to: "late/slide/beta.yaml")
    var items = next(of: watcher, waking: done)
    if items == ["alpha"] { items = next(of: watcher, waking: done) }
    #expect(items == ["alpha", "beta"])
  }
}
