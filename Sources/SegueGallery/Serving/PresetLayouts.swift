import SegueDiagnostics
import SegueStaging
import Synchronization

/// Lays out presets with other values while a visitor moves a slider.
///
/// The server's single thread asks for one layout after another, and only a limited number of earlier
/// ones is kept.
final class PresetLayouts: Sendable {
  private let state = Mutex(State())

  private struct State {
    var source: PartSource?
    /// The source's builder, with the pictures drawn for other values.
    var builder: PageBuilder?
    var layoutCount = 0
    var pictures: [String: [UInt8]] = [:]
    var pictureNames: [String] = []
  }

  /// The number of layouts after which pictures drawn for them are forgotten.
  private static let layoutsPerCache = 200
  /// The number of pictures that a page can still load.
  private static let maxPictures = 400

  /// Lays out the presets of another catalog from now on.
  func show(_ source: PartSource?) {
    state.withLock { state in
      state.source = source
      state.builder = nil
    }
  }

  /// The answer to a request: a layout, or the reason why there is none.
  func answer(_ preset: String, _ fields: [(name: String, value: String)]) -> HTTPAnswer {
    do {
      guard let builder = nextBuilder() else {
        throw StagingError(.notFound, "the catalog has not been read yet")
      }
      let layout = try builder.layout(try LayoutRequest(preset, fields))
      keep(layout.pictures)
      return HTTPAnswer(status: 200, json: layout.json)
    } catch {
      return HTTPAnswer(status: 422, json: ["problem": .string("\(StagingError(error))")])
    }
  }

  /// The file of a picture in a recent layout.
  func picture(_ path: String) -> [UInt8]? {
    guard path.hasPrefix("/media/") else { return nil }
    return state.withLock { $0.pictures[String(path.dropFirst(7))] }
  }

  private func nextBuilder() -> PageBuilder? {
    state.withLock { state in
      state.layoutCount += 1
      if state.builder == nil || state.layoutCount % Self.layoutsPerCache == 0 {
        state.builder = state.source?.pageBuilder.withOwnPictures()
      }
      return state.builder
    }
  }

  private func keep(_ pictures: [GalleryPicture]) {
    state.withLock { state in
      for picture in pictures where state.pictures[picture.fileName] == nil {
        state.pictures[picture.fileName] = picture.bytes
        state.pictureNames.append(picture.fileName)
      }
      let excess = max(0, state.pictureNames.count - Self.maxPictures)
      for name in state.pictureNames.prefix(excess) { state.pictures[name] = nil }
      state.pictureNames.removeFirst(excess)
    }
  }
}
