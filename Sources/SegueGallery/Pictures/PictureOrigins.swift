import SegueCatalog
import SegueDiagnostics
import SegueExport
import SeguePreview
import SegueTimeline

extension Stage {
  /// The part of a screen that the picture of a subject shows; nil where the stage has no such element.
  ///
  /// A screenshot contains its bars, so that bars which stay in place leave no hole in it.
  func origin(
    of subject: Subject, omitting omitted: Set<Subject>, through filter: PictureFilter?
  ) -> PictureOrigin? {
    let (side, region): (Subject.Side, Rect2D?)
    switch subject {
    case .from: (side, region) = (.from, from.frame)
    case .to: (side, region) = (.to, to.frame)
    default:
      guard let (element, owner) = element(for: subject) else { return nil }
      (side, region) = (owner, subject.isNamed ? nil : element.frame)
    }
    let isScreen = subject == .from || subject == .to
    return PictureOrigin(
      side: arrivesAbove ? side : side.other, isDeparting: side == .from, region: region,
      holes: isScreen ? holes(omitted, on: side) : nil, filter: filter)
  }

  private func holes(_ omitted: Set<Subject>, on side: Subject.Side) -> [Rect2D] {
    let unnamed = omitted.filter { !$0.isNamed }
    let frames = unnamed.compactMap { element(for: $0) }.filter { $0.1 == side }.map(\.0.frame)
    return frames.sorted {
      ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width)
    }
  }
}

extension Subject {
  /// Whether it is an element that a preset knows by a name of its own.
  fileprivate var isNamed: Bool {
    guard case .element(let name, on: _) = self else { return false }
    return name != "navigation-bar" && name != "tab-bar"
  }
}

extension JSONValue {
  /// Where pictures come from, for scripts: a list by picture, null where that is unknown.
  ///
  /// Each is `[side, isDeparting, region, holes, filter]`: a region is `[x, y, width, height]` or null for a
  /// named element, which screenshots do not have; the holes of an
  /// element are null, and a filter is `[pixels, blur, color matrix]` or absent.
  static func origins(of pictures: [EncodedPicture]) -> JSONValue {
    .array(pictures.map { $0.origin.map(json) ?? .null })
  }

  private static func json(_ origin: PictureOrigin) -> JSONValue {
    let holes = origin.holes.map { JSONValue.array($0.map(json)) } ?? .null
    let filter = origin.filter.map { filter -> [JSONValue] in
      let matrix = filter.changesColors ? filter.colorMatrix.map(JSONValue.numbers) : []
      return [[.number(filter.pixels), .number(filter.blur), .array(matrix)]]
    }
    return .array(
      [
        .string(origin.side.rawValue), .boolean(origin.isDeparting),
        origin.region.map(json) ?? .null, holes,
      ] + (filter ?? []))
  }

  private static func json(_ rect: Rect2D) -> JSONValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1e4).rounded() / 1e4 })
  }
}

/// A picture of a gallery, named by its content.
package struct GalleryPicture: Hashable, Sendable {
  /// Its name, without a folder and a suffix.
  package let name: String
  /// The WebP file.
  package let bytes: [UInt8]

  /// Names a picture.
  package init(_ bytes: [UInt8]) {
    name = "\(ContentHash(bytes))"
    self.bytes = bytes
  }

  /// The file's name.
  package var fileName: String { name + ".webp" }
}
