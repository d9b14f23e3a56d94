import SegueStaging
import SegueCatalog
import SeguePreview
import SegueTimeline

extension PageBuilder {
  /// The width of a poster in pixels: that of a card's phone at two pixels per point.
  private static let posterWidth = 240.0
  private static let posterQuality = 64.0

  /// The frame that stands for a preset, as a small picture.
  func poster(of preset: Preset) throws -> GalleryPicture {
    try still(of: preset, at: preset.preview.poster, width: Self.posterWidth)
  }

  /// A frame of the operation that a preset's card plays first.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - progress: the time of the frame, 0…1.
  ///   - operation: another operation to show.
  ///   - width: the picture's width in pixels.
  func still(
    of preset: Preset, at progress: Double, operation: Operation? = nil, width: Double
  ) throws -> GalleryPicture {
    var request = request
    request.operation = operation ?? Self.played(by: preset).first
    let subject = try PreviewSubject(preset, on: request, pictures, in: catalog)
    let frame = try subject.frameSource(scale: width / subject.container.width)
      .frame(at: progress)
    return GalleryPicture(try WebP.encode(frame, quality: Self.posterQuality))
  }
}
