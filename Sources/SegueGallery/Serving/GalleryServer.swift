import SegueCatalog
import SegueYAML
import SegueSystem
import Synchronization

/// The server of `segue gallery --serve`: a gallery that updates when its files are saved.
package final class GalleryServer: Sendable {
  /// The page's address.
  package var address: String { "http://127.0.0.1:\(server.port)/" }

  private let gallery: LiveGallery
  private let layouts: PresetLayouts
  private let variants: LiveVariants
  private let films: LiveFilms
  private let server: LoopbackServer
  private let watcher: Mutex<GalleryWatcher>
  private let isStopped = Mutex(false)

  /// The interval between two checks of files, in microseconds.
  private static let pollInterval: UInt32 = 25_000
  /// The number of file checks between two heartbeats: one every ten seconds.
  private static let pollsPerHeartbeat = 400

  /// Builds the gallery and starts to listen.
  package init(
    _ watcher: GalleryWatcher, _ assets: GalleryAssets, title: String? = nil, port: UInt16
  ) throws(LoopbackServer.Failure) {
    let (gallery, layouts) = (LiveGallery(assets, title: title), PresetLayouts())
    let (variants, films) = (LiveVariants(for: gallery), LiveFilms())
    (self.gallery, self.layouts) = (gallery, layouts)
    (self.variants, self.films) = (variants, films)
    self.watcher = Mutex(watcher)
    server = try LoopbackServer(
      port: port, initialEvent: { gallery.initialEvent(since: $0).text },
      layout: { layouts.answer($0, $1) }, answer: { films.answer($0) },
      file: { gallery.file($0) ?? layouts.picture($0) ?? variants.file($0) })
    poll()
  }

  /// Serves the page and its updates until ``stop()``.
  package func run() {
    var pollCount = 0
    while !isStopped.withLock({ $0 }) {
      SystemTime.sleep(microseconds: Self.pollInterval)
      poll()
      server.endLateConnections()
      pollCount += 1
      if pollCount % Self.pollsPerHeartbeat == 0 { server.sendHeartbeat() }
    }
  }

  /// Ends ``run()`` asynchronously.
  package func stop() {
    isStopped.withLock { $0 = true }
    server.stop()
  }

  private func poll() {
    let (change, source) = watcher.withLock { watcher in (watcher.poll(), watcher.source) }
    guard let change else { return }
    layouts.show(source)
    variants.show(source)
    films.show(source)
    let update = gallery.show(
      change.pages, families: change.families, hero: change.hero, problems: change.problems,
      notice: change.notice)
    server.broadcast(update.text)
  }
}
