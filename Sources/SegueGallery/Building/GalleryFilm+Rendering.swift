import SegueCatalog
import SeguePreview
import SegueStaging
import SegueSystem
import SegueTimeline

extension GalleryFilm {
  /// Renders the film.
  ///
  /// - Parameter seconds: the time limit.
  func bytes(from source: PartSource, within seconds: Double) throws -> [UInt8] {
    guard let preset = source.catalog.registry.preset(id) else {
      throw StagingError(.notFound, "there is no preset '\(id)'")
    }
    let builder = source.pageBuilder.showing(variant)
    var request = builder.request
    if preset.scroll == nil {
      guard let named = Operation(rawValue: operation) else {
        throw StagingError(.request, "there is no operation '\(operation)'")
      }
      request.operation = named
    }
    let subject = try PreviewSubject(preset, on: request, builder.pictures, in: source.catalog)
    let preview = PreparedPreview(
      preset: preset, subject: subject, resolution: .standard, moments: nil,
      framesPerSecond: 60, speed: 1)
    let deadline = Deadline.after(seconds)
    return try FileSystem.withTemporaryFile(named: "film.\(format.rawValue)") { path in
      _ = try preview.write(.media(format, path: path)) { _, _ in
        guard !deadline.isOver else {
          throw StagingError(
            .request, "rendering took longer than \(Int(seconds)) seconds",
            help: "render it with: segue preview \(id) -o \(id).\(format.rawValue)")
        }
      }
      return try FileBytes.read(path, limit: Self.limit)
    }
  }

  private static let limit = 1 << 28
}
