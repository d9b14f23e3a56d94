#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The pictures of screens and elements that layers show.
@MainActor
struct Snapshots {
  let views: StageViews

  /// From this number of pieces on, one image is drawn for all of them: a view for each would be
  /// slower.
  private static let manyPieces = 5

  /// Takes the pictures of a timeline's layers, in their order; nil for layers without one.
  ///
  /// - Parameter isShownLive: whether a layer shows its screen's own view.
  func pictures(of layers: [Layer], isShownLive: (Layer) -> Bool) -> [Picture?] {
    let wanted = layers.map { isShownLive($0) ? nil : Request($0.contents, views) }
    var counts: [Subject: Int] = [:]
    for request in wanted { if let request { counts[request.subject, default: 0] += 1 } }
    var images: [Subject: CGImage] = [:]
    return zip(layers, wanted).map { layer, request in
      guard let request, let view = views.view(of: request.subject) else { return nil }
      guard layer.fit == .stretch, counts[request.subject] ?? 0 >= Self.manyPieces else {
        return request.copy(of: view).map(Picture.view)
      }
      if images[request.subject] == nil { images[request.subject] = request.image(of: view) }
      guard let image = images[request.subject] else { return nil }
      let whole = Size(view.bounds.size)
      return .image(
        image, region: request.region,
        size: Size(
          width: whole.width * request.region.width, height: whole.height * request.region.height)
      )
    }
  }

  /// A picture that a layer needs.
  @MainActor
  private struct Request {
    let subject: Subject
    let region: Rect
    /// Whether the view has to be drawn first.
    let needsUpdate: Bool

    init?(_ contents: Contents, _ views: StageViews) {
      switch contents {
      case .none, .gradient: return nil
      case .live(let subject):
        self.subject = subject
        region = Rect(x: 0, y: 0, width: 1, height: 1)
        needsUpdate = views.isArriving(subject)
      case .snapshot(of: let subject, let region, let moment):
        self.subject = subject
        self.region = region
        needsUpdate = moment == .after || views.isArriving(subject)
      }
    }

    /// UIKit's copy of the view's region.
    func copy(of view: UIView) -> UIView? {
      guard region != Rect(x: 0, y: 0, width: 1, height: 1) else {
        return view.snapshotView(afterScreenUpdates: needsUpdate)
      }
      let bounds = view.bounds
      let rect = CGRect(
        x: bounds.minX + bounds.width * region.minX, y: bounds.minY + bounds.height * region.minY,
        width: bounds.width * region.width, height: bounds.height * region.height)
      return view.resizableSnapshotView(
        from: rect, afterScreenUpdates: needsUpdate, withCapInsets: .zero)
    }

    /// An image of the whole view.
    func image(of view: UIView) -> CGImage? {
      let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
      return renderer.image { _ in
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: needsUpdate)
      }.cgImage
    }
  }
}
#endif
