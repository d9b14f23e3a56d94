import SegueCatalog
import SeguePreview
import SegueTimeline

@testable import SegueLaws

/// What the compositor is handed at three moments of an operation of a preset, a command a line.
struct DisplayListGolden {
  let preset: Preset
  let operation: SegueTimeline.Operation
  let registry: Registry

  static let moments = [0, 0.5, 1]

  var golden: Golden { Golden(name: "display-lists/\(preset.id).\(operation.rawValue)") }

  var text: String {
    get throws {
      let stage = Stage(preset, operation, SampleGolden.variant)
      let timeline = try registry.timeline(of: preset, operation, on: stage)
      let pictures = PlainPictures(stage: stage)
      let composer = try FrameComposer(timeline.layers, on: stage, pictures: pictures, scale: 2)
      let moments = Self.moments.map { progress in
        let list = composer.displayList(
          of: timeline.sample(at: timeline.time(at: progress)))
        return
          (["\(short(progress * 100))%, background \(list.background.short)"]
          + list.commands.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n")
      }
      return "\(preset.id), \(operation.rawValue), 2 pixels a point\n"
        + moments.joined(separator: "\n") + "\n"
    }
  }
}

/// Empty pictures as large as what they stand for, one pixel a point.
private struct PlainPictures: PictureSource {
  let stage: Stage

  func picture(of subject: Subject, omitting omitted: Set<Subject>) -> SubjectPicture? {
    stage.part(for: subject).map { part in
      SubjectPicture(
        Bitmap(
          width: max(Int(part.frame.width.rounded()), 1),
          height: max(Int(part.frame.height.rounded()), 1)))
    }
  }
}

extension DrawCommand {
  fileprivate func lines(indent: String) -> [String] {
    var words = [content.words, shape.words, transform.words]
    if opacity != 1 { words.append("opacity \(short(opacity))") }
    if isOpaque { words.append("opaque") }
    if let softMask { words.append("mask \(softMask.words(over: size))") }
    words += clips.map { clip in
      "clip \(clip.isInverted ? "out " : "")\(clip.shape.words) \(clip.transform.words)"
    }
    let line = indent + words.joined(separator: " ")
    guard case .group(let commands, blurRadius: _, resolution: _) = content else { return [line] }
    return [line] + commands.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension MaskOpacity {
  /// Its opacity at the corners of an area and in the middle.
  fileprivate func words(over size: Size2D) -> String {
    let places = [(0.0, 0.0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)]
    return short(places.map { opacity(at: Point2D(x: $0 * size.width, y: $1 * size.height)) })
  }
}

extension Content {
  fileprivate var words: String {
    switch self {
    case .bitmap(let bitmap, let crop): "bitmap \(bitmap.width)x\(bitmap.height) crop \(crop.short)"
    case .outline(let layer, let crop): "outline of \(layer) crop \(crop.short)"
    case .color(let color): "color \(color.short)"
    case .linearGradient(let stops, let start, let end):
      "gradient " + short([start.x, start.y, end.x, end.y])
        + stops.map { " \(short($0.offset)) \($0.color.short)" }.joined()
    case .shadow(let color, let radius): "shadow \(color.short) \(short(radius))"
    case .group(let commands, let radius, let resolution):
      "group of \(commands.count) blur \(short(radius)) resolution \(short(resolution))"
    case .backdrop(let radius): "backdrop \(short(radius))"
    }
  }
}

extension Shape {
  fileprivate var words: String {
    switch self {
    case .rect(let rect): "rect \(rect.short)"
    case .roundedRect(let rect, let radius): "rounded \(rect.short) radius \(short(radius))"
    case .ellipse(let rect): "ellipse \(rect.short)"
    case .path(let loops):
      "path "
        + loops.map { $0.points.map { short([$0.x, $0.y], ",") }.joined(separator: " ") }
        .joined(separator: " and ")
    case .polygon(let points):
      "polygon " + points.map { short([$0.x, $0.y], ",") }.joined(separator: " ")
    }
  }
}

extension Homography {
  /// The nine numbers; those of a perspective are small, and times a thousand.
  fileprivate var words: String {
    "[\(short([xx, xy, yx, yy, tx, ty]))"
      + (xw == 0 && yw == 0 && tw == 1 ? "]" : " | \(short([xw * 1000, yw * 1000, tw]))]")
  }
}
