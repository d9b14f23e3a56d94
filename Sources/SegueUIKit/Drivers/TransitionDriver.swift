#if canImport(UIKit)
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
#endif
