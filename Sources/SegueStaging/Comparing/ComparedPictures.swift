import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueSystem
import SegueTimeline

/// A preset before and after a change, as one picture or film.
package struct ComparedPictures {
  private let old: PreviewSubject
  private let new: PreviewSubject

  /// Sets the same stage for both: the first operation that visibly changed, or else that of the preview.
  package init(
    _ difference: PresetDifference, before: LoadedCatalog, after: LoadedCatalog
  ) throws(StagingError) {
    guard let earlier = difference.old, let later = difference.new else {
      throw StagingError(.notFound, "'\(difference.id)' is not there before and after")
    }
    var request = StageRequest()
    if later.scroll == nil {
      let shared = later.operations.filter { earlier.transitions[$0] != nil }
      let changed = difference.motions.first { $0.isVisible && shared.contains($0.operation) }
      let usual = later.preview.operation.flatMap { shared.contains($0) ? $0 : nil }
      guard let operation = changed?.operation ?? usual ?? shared.first else {
        throw StagingError(.request, "no operation is there before and after")
      }
      request.operation = operation
      request.isDark = changed?.setting == .dark
      request.reducesMotion = changed?.setting == .reducedMotion
    }
    // The scene of the new preset shows both, so that only the preset makes a difference.
    let pictures = PictureChoice(scene: later.preview.scene ?? StageBuilder.defaultScene)
    old = try PreviewSubject(earlier, on: request, pictures, in: before)
    new = try PreviewSubject(later, on: request, pictures, in: after)
  }

  /// The frames of both, without captions.
  func frameSources() throws -> (old: AnyFrames, new: AnyFrames) {
    (
      AnyFrames(try old.frameSource(scale: ComparedPage.scale)),
      AnyFrames(try new.frameSource(scale: ComparedPage.scale))
    )
  }

  /// The radius of the screen's corners, as a fraction of its width.
  var cornerShare: Double {
    let container = new.stage.container
    return container.cornerRadius / container.size.width
  }

  /// Writes a sheet with the old frames above the new ones, or a film with both side by side.
  package func write(to path: String) throws(StagingError) {
    do {
      if try OutputFormat(path: path) == .png {
        try PNG.write(sheet(), to: path)
      } else {
        var recording = Recording()
        recording.options.background = ReviewFrame.ground(isDark: false)
        try recording.write(film(), to: path)
      }
    } catch {
      throw StagingError(error)
    }
  }

  private func sheet() throws -> Bitmap {
    let moments = try SheetMoments.moments(of: try new.frameSource(scale: SheetMoments.scale))
    let rows = try [("before", old), ("after", new)].map { name, subject in
      var strip = FrameStrip(moments: moments, fonts: subject.fonts)
      strip.sheet.maxColumns = moments.count
      strip.sheet.cellWidth = 160
      strip.heading = caption(name, subject)
      return try strip.bitmap(of: try subject.frameSource(scale: 1))
    }
    return Bitmap.joined(rows, isRow: false)
  }

  private func film() throws -> ComparedFrames {
    let sources = try [("before", old), ("after", new)].map { name, subject in
      let style = ReviewFrame.Style(hasDevice: false, caption: caption(name, subject), margin: 16)
      let size = subject.stage.container.size
      let review = try ReviewFrame(
        style, around: size, cornerRadius: subject.stage.container.cornerRadius, scale: 1,
        fonts: subject.fonts)
      return ReviewFrameSource(
        AnyFrames(try subject.frameSource(scale: 1, threads: 1)), in: review)
    }
    return ComparedFrames(sources: sources)
  }

  private func caption(_ name: String, _ subject: PreviewSubject) -> ReviewFrame.Caption {
    let caption = subject.caption(speed: 1)
    return ReviewFrame.Caption(title: "\(caption.title): \(name)", detail: caption.detail)
  }
}

/// Animations that run at the same time side by side; the shorter one waits at its end.
private struct ComparedFrames: FrameSource {
  let sources: [ReviewFrameSource<AnyFrames>]

  var duration: Double { sources.map(\.duration).max() ?? 0 }

  func frame(at progress: Double) throws -> Bitmap {
    let frames = try sources.map { source in
      let time = progress * duration
      return try source.frame(at: time >= source.duration ? 1 : time / source.duration)
    }
    return Bitmap.joined(frames, isRow: true)
  }
}

/// An animation of any kind.
struct AnyFrames: FrameSource {
  let base: any FrameSource
  init(_ base: any FrameSource) { self.base = base }
  var duration: Double { base.duration }
  func frame(at progress: Double) throws -> Bitmap { try base.frame(at: progress) }
}

extension Bitmap {
  /// Pictures in a row or a column, without space between them.
  fileprivate static func joined(_ pictures: [Bitmap], isRow: Bool) -> Bitmap {
    let (widths, heights) = (pictures.map(\.width), pictures.map(\.height))
    let result = Bitmap(
      width: isRow ? widths.reduce(0, +) : widths.max() ?? 1,
      height: isRow ? heights.max() ?? 1 : heights.reduce(0, +))
    var (x, y) = (0, 0)
    for picture in pictures {
      result.replace(with: picture, x: x, y: y, cornerRadius: 0)
      if isRow { x += picture.width } else { y += picture.height }
    }
    return result
  }
}
