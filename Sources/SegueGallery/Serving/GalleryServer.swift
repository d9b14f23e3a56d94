import SegueCatalog
import SegueYAML
import SeguePreview
import Synchronization

/// The server of `segue gallery --serve`: a gallery that updates when its files are saved.
package final class GalleryServer: Sendable {
  /// The page's address.
  package var address: String { "http://127.0.0.1:\(server.port)/" }

  private let gallery: LiveGallery
  private let server: LoopbackServer
  private let watch: Mutex<GalleryWatch>
  private let isStopped = Mutex(false)

  /// The interval between two checks of files, in microseconds.
  private static let pause: UInt32 = 25_000
  /// The number of file checks between two checks for closed pages: every ten seconds.
  private static let looksPerBeat = 400

  /// Builds the gallery and starts to listen.
  package init(_ watch: GalleryWatch, port: UInt16) throws(LoopbackServer.Failure) {
    let gallery = LiveGallery()
    self.gallery = gallery
    self.watch = Mutex(watch)
    server = try LoopbackServer(port: port, greeting: { gallery.greeting.text }) {
      gallery.file($0)
    }
    look()
  }

  /// Serves the page and its updates until ``stop()``.
  package func run() {
    var looks = 0
    while !isStopped.withLock({ $0 }) {
      Cores.pause(microseconds: Self.pause)
      look()
      looks += 1
      if looks % Self.looksPerBeat == 0 { server.beat() }
    }
  }

  /// Ends ``run()`` asynchronously.
  package func stop() {
    isStopped.withLock { $0 = true }
    server.stop()
  }

  private func look() {
    guard let change = watch.withLock({ $0.look() }) else { return }
    let news = gallery.show(change.sheets, problems: change.problems, notice: change.notice)
    server.broadcast(news.text)
  }
}
