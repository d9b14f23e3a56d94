#if canImport(UIKit)
import QuartzCore
import UIKit

/// What plays a transition that runs by itself.
@MainActor
protocol TransitionDriver: AnyObject {
  /// Plays a film from a time on.
  ///
  /// - Parameters:
  ///   - film: the film.
  ///   - now: the current time.
  ///   - tree: the layers to play it on.
  ///   - completion: called once when it is over, also if the system ended it early; not called after
  ///     ``stop()``.
  func play(
    _ film: Film, from now: Double, on tree: LayerTree,
    completion: @escaping @MainActor () -> Void)

  /// Stops; the layers keep what was set last.
  func stop()
}

/// A driver that shows the film's frame at each refresh of the display.
///
/// Used for comparison, if there are too many layers for Core Animation's keyframes, and if a screen changes its size: its
/// content is laid out for each frame, where Core Animation would stretch what is laid out for the end.
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
