#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The pictures of screens and elements that layers show.
///
/// A transition keeps them, since their views may be hidden when its layers are made again.
@MainActor
final class Snapshots {
  private var taken: [Key: [Picture]] = [:]
  private var images: [Shown: CGImage] = [:]

  /// What a picture shows, at which size.
  private struct Key: Hashable {
    let contents: Contents
    let size: Size2D
    let isImage: Bool
  }

  /// What an image shows.
  private struct Shown: Hashable {
    let subject: Subject
    let filter: PictureFilter?
  }

  /// From this number of pieces on, one image is drawn for all of them: a view for each would be
  /// slower.
  private static let manyPieces = 5

  /// Takes the pictures of a timeline's layers, in their order; nil for layers without one.
  ///
  /// - Parameters:
  ///   - views: the views of the screens and elements.
  ///   - isShownLive: whether a layer shows its screen's own view.
  func pictures(
    of layers: [Layer], _ views: StageViews, isShownLive: (Layer) -> Bool
  ) -> [Picture?] {
    let wanted = layers.map { isShownLive($0) ? nil : Request($0.contents, views) }
    var counts: [Subject: Int] = [:]
    for request in wanted { if let request { counts[request.subject, default: 0] += 1 } }
    var used: [Key: Int] = [:]
    return zip(layers, wanted).map { layer, request in
      guard let request, let view = views.view(of: request.subject) else { return nil }
      let isPiece = layer.fit == .stretch && counts[request.subject] ?? 0 >= Self.manyPieces
      let key = Key(
        contents: layer.contents, size: Size2D(view.bounds.size), isImage: isPiece)
      let index = used[key, default: 0]
      used[key] = index + 1
      if let known = taken[key], known.indices.contains(index) { return known[index] }
      guard let picture = picture(request, view, isPiece: isPiece) else { return nil }
      taken[key, default: []].append(picture)
      return picture
    }
  }

  private func picture(_ request: Request, _ view: UIView, isPiece: Bool) -> Picture? {
    if !isPiece, !request.needsUpdate, request.filter == nil {
      return request.copy(of: view).map(Picture.view)
    }
    guard let image = image(request, of: view) else { return nil }
    let size = CGSize(
      width: view.bounds.width * request.region.width,
      height: view.bounds.height * request.region.height)
    if isPiece { return .image(image, region: request.region, size: Size2D(size)) }
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    picture.layer.contents = image
    picture.layer.contentsRect = CGRect(request.region)
    return .view(picture)
  }

  /// The image of a subject, drawn and filtered once.
  private func image(_ request: Request, of view: UIView) -> CGImage? {
    let plain = Shown(subject: request.subject, filter: nil)
    if images[plain] == nil { images[plain] = request.image(of: view) }
    guard let filter = request.filter, let image = images[plain] else { return images[plain] }
    let shown = Shown(subject: request.subject, filter: filter)
    if images[shown] == nil {
      images[shown] = image.filtered(
        by: filter, scale: Double(image.width) / max(Double(view.bounds.width), 1))
    }
    return images[shown]
  }

  /// A picture that a layer needs.
  @MainActor
  private struct Request {
    let subject: Subject
    let region: Rect2D
    let filter: PictureFilter?
    /// Whether the view has to be drawn first.
    let needsUpdate: Bool

    init?(_ contents: Contents, _ views: StageViews) {
      filter = contents.filter
      switch contents {
      case .none, .gradient: return nil
      case .live(let subject):
        self.subject = subject
        region = Rect2D(x: 0, y: 0, width: 1, height: 1)
        needsUpdate = views.isArriving(subject)
      case .snapshot(of: let subject, let region, let moment, filter: _):
        self.subject = subject
        self.region = region
        needsUpdate = moment == .after || views.isArriving(subject)
      }
    }

    /// UIKit's copy of the region, as it is displayed.
    func copy(of view: UIView) -> UIView? {
      guard region != Rect2D(x: 0, y: 0, width: 1, height: 1) else {
        return view.snapshotView(afterScreenUpdates: false)
      }
      let bounds = view.bounds
      let rect = CGRect(
        x: bounds.minX + bounds.width * region.minX, y: bounds.minY + bounds.height * region.minY,
        width: bounds.width * region.width, height: bounds.height * region.height)
      return view.resizableSnapshotView(
        from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    }

    /// An image of the whole view.
    ///
    /// UIKit starts pushes and pops while it lays out and commits. A copy of what has not been
    /// displayed yet would be made at the end of that commit, when the view is hidden; so the view
    /// is drawn here. Visual effects are missing in it.
    func image(of view: UIView) -> CGImage? {
      let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
      return renderer.image { context in
        if needsUpdate {
          if let placeholder = view as? any PicturePlaceholder {
            placeholder.render(in: context.cgContext)
          } else {
            view.layer.render(in: context.cgContext)
          }
        } else {
          _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
      }.cgImage
    }
  }
}

/// The picture of a screen or an element that a layer shows.
enum Picture {
  /// A view that UIKit copied.
  case view(UIView)
  /// A region of an image, in fractions of its size; and the size of the region, in points.
  case image(CGImage, region: Rect2D, size: Size2D)
}

/// An invisible view that marks the place of content that other views draw.
@MainActor
protocol PicturePlaceholder: UIView {
  /// Whether a picture of the content is shown elsewhere, so that the content itself has to be hidden.
  var isLifted: Bool { get set }

  /// Draws what it stands for, in its own coordinates, before that has been displayed.
  func render(in context: CGContext)
}
#endif
