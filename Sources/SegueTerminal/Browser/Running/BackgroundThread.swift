import SeguePreview
import SegueSystem

/// Starts a thread that leaves external signals to the one that owns the terminal; the signals of a
/// crash go to the crashing thread.
///
/// - Parameter purpose: what it is for, in words that follow "for".
/// - Throws: ``MediaError/Code/terminal`` if the system cannot create it.
func startBackgroundThread(
  for purpose: String, _ run: @escaping @Sendable () -> Void
) throws(MediaError) {
  let isStarted = startDetached {
    Signal.block([
      .interrupt, .keyboardStop, .resume, .windowChange, .terminate, .hangUp, .quit,
    ])
    run()
  }
  guard isStarted else {
    throw MediaError(.terminal, "cannot start a thread for \(purpose)")
  }
}
