import LayerPictures
import SeguePreview
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// The pictures of the views of a stage, as they are when nothing runs.
struct ViewPictures: PictureSource, @unchecked Sendable {
  private let views: StageViews
  private let scale: Double

  init(_ views: StageViews, scale: Double) { (self.views, self.scale) = (views, scale) }

  func picture(of subject: Subject, omitting omitted: Set<Subject>) throws -> SubjectPicture? {
    MainActor.assumeIsolated {
      guard let view = views.view(of: subject) else { return nil }
      let hidden = omitted.compactMap { views.view(of: $0) }.filter { $0 !== view }
      let opacities = hidden.map(\.layer.opacity)
      for view in hidden { view.layer.opacity = 0 }
      defer { for (view, opacity) in zip(hidden, opacities) { view.layer.opacity = opacity } }
      return view.layer.copyOfTree().map {
        SubjectPicture(LayerPicture.of($0, scale: scale))
      }
    }
  }
}
