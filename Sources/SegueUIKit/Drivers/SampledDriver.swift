#if canImport(UIKit)
import QuartzCore
import UIKit

/// A driver that shows the film's frame at each refresh of the display.
///
/// For comparison, and for what Core Animation cannot interpolate.
@MainActor
final class SampledDriver: TransitionDriver {
  private var link: DisplayLink?

  func play(
    _ film: Film, from now: Double, on tree: LayerTree,
    completion: @escaping @MainActor () -> Void
  ) {
    stop()
    tree.showWithoutActions(film.frame(now - film.start))
    link = DisplayLink { [weak self] time in
      tree.showWithoutActions(film.frame(min(time, film.end) - film.start))
      guard time >= film.end else { return }
      self?.stop()
      completion()
    }
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
#endif
