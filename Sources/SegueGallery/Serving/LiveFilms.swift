import SeguePreview
import SegueStaging
import SegueSystem
import Synchronization

/// The films of a served gallery, rendered when a page asks for one: one at a time, and each within a time limit.
///
/// A page asks again until its film is ready, so that the server's thread never waits.
final class LiveFilms: Sendable {
  private let state = Mutex(State())

  private struct State {
    var source: PartSource?
    /// The catalog's version; films that were begun before a change are not kept.
    var version = 0
    var running: GalleryFilm?
    var finished: [(film: GalleryFilm, result: Result<[UInt8], StagingError>)] = []
  }

  /// The time limit of a film, in seconds.
  private static let timeLimit = 60.0
  /// The number of finished films that are kept.
  private static let capacity = 6

  /// Uses another catalog, after a file has changed.
  func show(_ source: PartSource?) {
    state.withLock { state in
      state.source = source
      state.version += 1
      state.finished = []
    }
  }

  /// The answer to a request for a film; nil if the path names none.
  func answer(_ path: String) -> LoopbackServer.Answer? {
    guard let film = GalleryFilm(path: path) else { return nil }
    return state.withLock { state in
      if let index = state.finished.firstIndex(where: { $0.film == film }) {
        switch state.finished[index].result {
        case .success(let bytes):
          return LoopbackServer.Answer(status: 200, bytes: bytes, type: film.type)
        case .failure(let error):
          // Another attempt may succeed, once ffmpeg is installed.
          state.finished.remove(at: index)
          return LoopbackServer.Answer(status: 500, error.description)
        }
      }
      if state.running == film { return Self.isRendering }
      guard state.running == nil else {
        return LoopbackServer.Answer(
          status: 503, "another film is being rendered; try again in a moment")
      }
      guard let source = state.source else {
        return LoopbackServer.Answer(status: 503, "the gallery is still being built")
      }
      let version = state.version
      guard startDetached({ self.render(film, from: source, version) }) else {
        return LoopbackServer.Answer(status: 503, "the system cannot start another thread")
      }
      state.running = film
      return Self.isRendering
    }
  }

  private static var isRendering: LoopbackServer.Answer {
    LoopbackServer.Answer(status: 202, "rendering")
  }

  private func render(_ film: GalleryFilm, from source: PartSource, _ version: Int) {
    let result = Result { try film.bytes(from: source, within: Self.timeLimit) }
      .mapError { StagingError($0) }
    state.withLock { state in
      state.running = nil
      guard state.version == version else { return }
      state.finished.append((film, result))
      if state.finished.count > Self.capacity { state.finished.removeFirst() }
    }
  }
}

extension GalleryFilm {
  /// The type of its file.
  fileprivate var type: String { format == .mp4 ? "video/mp4" : "image/\(format.rawValue)" }
}
